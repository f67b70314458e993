"""Law 8, of numbers: how often others answered shows in no count of moves that a seat is given."""

from __future__ import annotations

from typing import Any

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.match import BY_HAND, Match
from farwest.kernel.scene import redact
from farwest.laws.random_games import hold, random_action

GLIMPSES = 3  # times that the seat sees something, or is asked
LONG = 60  # answers without a glimpse: enough for every game

AnyMatch = Match[Any, Any]


def count_twins(game: AnyGame, here: Any, there: Any, seat: int, dice: Dice) -> None:
    """Twin tables play on, each until the seat sees something. Where both show it the same, both
    send it the same bytes, moves included, however many answers it took."""
    tables = [game.match(s.seats, start=s, chance=BY_HAND, forced=False) for s in (here, there)]
    for _ in range(GLIMPSES):
        if tables[0].seat == seat:
            action = random_action(tables[0].state, dice)
            told = [step(match, seat, action) for match in tables]
        else:
            told = [until_told(match, seat, dice) for match in tables]
        views = [match.view(seat) for match in tables]
        if told[0] != told[1] or views[0] != views[1]:
            return  # something hidden came out
        scenes = [match.scene(seat).json() for match in tables]
        asked = game.questions[tables[0].state.kind]
        hold(scenes[0] == scenes[1], f"The moves of seat {seat} tell it something at {asked}.")


def until_told(match: AnyMatch, seat: int, dice: Dice) -> list[Any]:
    """Play at random until the seat is told something or asked."""
    for _ in range(LONG):
        if match.seat is None or match.seat == seat:
            break
        if told := step(match, seat, random_action(match.state, dice)):
            return told
    return []


def step(match: AnyMatch, seat: int, action: int) -> list[Any]:
    """One answer; what the seat is told of it."""
    match.step(action)
    return [shown for event in match.log[-1] if (shown := redact(match.game, event, seat))]
