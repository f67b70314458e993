"""What is thought out of a finished game, in a process of its own: it plays thousands of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from farwest import load
from farwest.arena import hindsight, review
from farwest.arena.hindsight import Chosen, Mistake, Suspect
from farwest.arena.review import CurvePoint, Outline
from farwest.bots import bot
from farwest.bots.reasons import Reasoner
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from farwest.server.branches import Walk, branch_of
from farwest.tables import scenes, wire
from farwest.tables.explaining import Explained

BRANCH_GAMES = 200  # played on from where a branch leads


def outline_of(game: str, text: str, language: str, names: list[str]) -> Outline:
    return review.outlined(load(game), read_record(text), language, names)


def curve_of(game: str, text: str, ends: Sequence[int], games: int) -> list[CurvePoint]:
    return review.moments(load(game), read_record(text), ends, games)


def turnings_of(
    game: str, text: str, language: str, plan: Outline, curve: Sequence[CurvePoint]
) -> list[wire.Turning]:
    rules, record = load(game), read_record(text)
    return [
        wire.Turning(
            turning.move,
            turning.hit,
            turning.after[turning.hit] - turning.before[turning.hit],
            turning.cause,
            turning.reason,
            turning.seat,
        )
        for turning in review.turnings_of(rules, record, language, plan, curve, reasons=True)
    ]


def choices_of(game: str, text: str, seat: int) -> list[Chosen]:
    return hindsight.choices_of(load(game), read_record(text), seat)


def suspects_of(game: str, text: str, seat: int, choices: list[Chosen]) -> list[Suspect]:
    return hindsight.suspects(load(game), read_record(text), seat, choices)


def mistake_of(game: str, text: str, seat: int, chosen: Chosen) -> Mistake | None:
    """None: it cost nothing that can be told."""
    rules, record = load(game), read_record(text)
    ((_, view),) = hindsight.views_at(rules, record, seat, [chosen])
    return hindsight.mistake(rules, view, chosen)


def costly(
    game: str, text: str, found: Mistake, language: str, names: list[str]
) -> wire.CostlyChoice:
    """In the words of a hint."""
    chosen = found.chosen
    match: Match[Any, Any] = Match.of(load(game), read_record(text), upto=chosen.move)
    match = match.speaking(language, names)
    seat = match.seat
    assert seat is not None
    offers = {offer.action: offer for offer in scenes.offers(match)}
    says = Reasoner(match.game, language, match.people(seat))
    return wire.CostlyChoice(
        chosen.move,
        match.question(),
        offers[chosen.action],
        offers[found.why.best],
        list(found.why.chances),
        says.say(found.why),
        says.note(found.why),
        rule_of(match, seat, offers[found.why.best].name),
    )


def rule_of(match: Match[Any, Any], seat: int, option: str) -> str:
    told = Explained(match, seat).option(option)
    if told is None:
        return scenes.scene(match, seat, "none").rule
    return told.rule


def walked(game: str, text: str, wish: wire.BranchWish, language: str, names: list[str]) -> bytes:
    """One answer on, and what follows by itself. A bot is handed the view of its seat."""
    walk = Walk(load(game), read_record(text), wish, language, names)
    action = wish.action
    if wish.level and walk.asks:
        match = walk.match
        action = bot(wish.level, match.game, walk.seed).choose(match.view(match.seat))
    walk.answer(action)
    rules, state = walk.match.game, walk.match.state
    chances = review.said_chances(rules, state, rules.dice(walk.match.move), BRANCH_GAMES)
    return msgspec.json.encode(branch_of(walk, chances, wish.canvas))
