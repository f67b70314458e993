"""The law of what a game lends the search. Cold."""

from __future__ import annotations

from math import isclose, isfinite
from typing import Any

from farwest.kernel.game import AnyGame
from farwest.kernel.state import OVER
from farwest.kernel.weighing import DIGIT, MOST_TRAITS, WEIGHTS
from farwest.kit.rooms import Levels, ask
from farwest.laws.random_games import hold, walk


def lent_knowledge_is_sane(game: AnyGame, seats: int, seed: int) -> None:
    """Promises are chances to win and one side wins; leans are weights; guesses are worlds.

    Seats of one side win together (`State.side`), so they are promised the same, and what the
    sides are promised sums to 1. Whoever asks changes nothing.
    """
    dice, room = game.dice(seed), ask(game, Levels)
    named = sum(room.TRAITS.values()) if room else 0
    for n, s in enumerate(walk(game, seats, seed)):
        if s.seat == OVER:
            return
        where, before = f"at {game.questions[s.kind]}", game.position_of(s)
        promises_are_chances(s, where)
        ends_are_numbers(s, where)
        for action in s.legal() if s.seat >= 0 else ():
            preference, name = s.preference(action), game.action_names[action]
            hold(
                preference >= 1,
                f"The preference for `{name}` {where} is {preference}; it is 1 or more.",
            )
            traits_are_named(s.traits(action, preference), named, f"`{name}` {where}")
        for seat in range(seats):
            traits_are_named(s.seat_traits(seat), named, f"seat {seat} {where}")
        s.at_rest()
        same = game.position_of(s) == before
        hold(
            same,
            "win_estimate(), end_estimate(), preference() and at_rest() leave the position alone; "
            f"not {where}.",
        )
        seat = n % seats
        guessed = s.clone()
        guessed.guess(seat, dice)
        kept = game.see(guessed, seat) == game.see(s, seat)
        hold(kept, f"A guess keeps what seat {seat} sees; not {where}.")
        broken = list(game.invariants(guessed))
        hold(not broken, f"What seat {seat} guesses {where} is lawful: {broken}")


def traits_are_named(traits: int, named: int, whose: str) -> None:
    hold(0 <= traits < 1 << DIGIT * MOST_TRAITS, f"There are {MOST_TRAITS} traits of {whose}.")
    for k in range(MOST_TRAITS):
        trait = traits >> DIGIT * k & WEIGHTS - 1
        hold(trait <= named, f"Trait {trait} of {whose} is none of the {named} in TRAITS.")


def ends_are_numbers(s: Any, where: str) -> None:
    """Points at the end; one side ends together."""
    s.scores()
    by_side: dict[int, float] = {}
    for seat in range(s.seats):
        end = s.end_estimate(seat)
        hold(isfinite(end), f"Seat {seat} is to end with {end} points {where}.")
        mates = by_side.setdefault(s.side(seat), end)
        hold(isclose(end, mates), f"One side ends together: {end} is not {mates} {where}.")


def promises_are_chances(s: Any, where: str) -> None:
    by_side: dict[int, float] = {}
    for seat in range(s.seats):
        win_estimate = s.win_estimate(seat)
        hold(
            0.0 <= win_estimate <= 1.0,
            f"Seat {seat} is given {win_estimate} {where}; it is 0 to 1.",
        )
        mates = by_side.setdefault(s.side(seat), win_estimate)
        hold(
            isclose(win_estimate, mates),
            f"One side wins together: {win_estimate} is not {mates} {where}.",
        )
    total = sum(by_side.values())
    hold(isclose(total, 1.0), f"What the sides are promised {where} sums to {total}, not to 1.")
