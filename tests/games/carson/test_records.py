"""Whole games that must always replay to the same end, and together use all there is.

`FARWEST_WRITE_RECORDS=1` plays them anew; only a new version of the rules is a reason to.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

import farwest
from farwest.games.carson import actions as do
from farwest.games.carson import numbers as t
from farwest.games.carson.events import TELLINGS
from farwest.kernel.dice import Dice
from farwest.kernel.match import Match
from farwest.kernel.record import Record, read_record
from tests.games.carson.table import BUILDINGS, CARDS, GAME, HERE, TARGETS

FOLDER = HERE / "records"
INDEX = FOLDER / "index.json"
SIDES = {f"{card}_side": ("red", "yellow")[k % 2] for k, card in enumerate(CARDS)}
OTHERS = {card: "red" if side == "yellow" else "yellow" for card, side in SIDES.items()}
PLAYED: dict[str, tuple[int, dict[str, Any]]] = {  # by name: seats and variant
    "usual_2": (2, {}),
    "usual_3": (3, {}),
    "usual_4": (4, {}),
    "usual_5": (5, {}),
    "red_3": (3, {"personality_sides": "red"}),
    "red_5": (5, {"personality_sides": "red", "banker_red_any_time": True}),
    "river_4": (4, {"board": "river", "personality_sides": "random"}),
    "tiles_2": (2, {"duel_mode": "tiles", "confirm_free_actions": True}),
    "tiles_4": (4, {"duel_mode": "tiles", "mortal_duels": True}),
    "loose_3": (3, {"deferred_same_round": True, "house_on_own_parcel": True}),
    "mixed_5": (5, SIDES | {"board": "river", "mortal_duels": True}),
    "mixed_4": (4, OTHERS | {"duel_mode": "tiles", "banker_red_any_time": True}),
    "fallen_3": (3, {"duel_mode": "tiles", "mortal_duels": True, "personality_sides": "red"}),
    "lots_2": (2, {"personality_sides": "red", "banker_red_any_time": True}),
    "sheet_3": (3, {"duel_mode": "tiles"} | dict(GAME.presets[0].variant)),
}
SEEDS = {"mixed_4": 68, "fallen_3": 55, "lots_2": 27, "sheet_3": 46}  # else its number in the list


def play(name: str, seed: int) -> Record:
    """By the game's lean, so that a town is built, with a dealer of its own."""
    seats, variant = PLAYED[name]
    match, dice = GAME.match(seats, seed=seed, variant=variant), Dice(seed)
    while match.seat is not None:
        options = match.state.legal()
        preferences = [min(match.state.preference(action), 30) + 3 for action in options]
        match.play(options[dice.pick(preferences, sum(preferences))])
    return match.record


@cache
def replayed(name: str) -> Match[Any, Any]:
    return Match.of(GAME, read_record((FOLDER / f"{name}.json").read_text("utf-8")))


def ending(match: Match[Any, Any]) -> dict[str, Any]:
    return {"scores": match.scores(), "places": match.places(), "answers": match.move}


def write_records() -> None:
    FOLDER.mkdir(exist_ok=True)
    for number, name in enumerate(PLAYED):
        record = play(name, SEEDS.get(name, number))
        (FOLDER / f"{name}.json").write_text(record.json() + "\n", "utf-8")
    lines = [f'  "{name}": {json.dumps(ending(replayed(name)))}' for name in PLAYED]
    INDEX.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if os.environ.get("FARWEST_WRITE_RECORDS") == "1":
    write_records()


@pytest.mark.parametrize("name", PLAYED)
def test_a_record_replays_to_the_same_end(name: str) -> None:
    match = replayed(name)
    assert match.seat is None
    assert ending(match) == json.loads(INDEX.read_text("utf-8"))[name]


@pytest.mark.parametrize("name", PLAYED)
def test_a_record_verifies_as_fair(name: str) -> None:
    verdict = farwest.verify((FOLDER / f"{name}.json").read_text("utf-8"))
    assert verdict.fair, verdict.reason


def test_every_record_is_listed() -> None:
    files = {path.stem for path in FOLDER.glob("*.json")} - {"index"}
    assert files == set(PLAYED) == set(json.loads(INDEX.read_text("utf-8")))


class Answered(NamedTuple):
    """An answer in a record, the question it was given to, and what that was about."""

    question: str
    about: int
    action: int


def answers() -> Iterator[Answered]:
    for name in PLAYED:
        record = replayed(name).record
        s = GAME.start(record.seats, record.variant)
        for action in record.actions:
            yield Answered(GAME.questions[s.kind], s.a, action)
            s.play(action)


def told(*names: str) -> Iterator[tuple[int, int]]:
    """What events of these names speak of, in all records."""
    for name in PLAYED:
        for turn in replayed(name).log:
            yield from ((e[2], e[3]) for e in turn if GAME.events[e[0]] in names)


def test_the_records_go_to_every_square() -> None:
    gone = {TARGETS[a.action - do.GO] for a in answers() if a.action < do.STAKE}
    assert gone == set(TARGETS[: t.SQUARES])


def test_the_records_perform_every_square() -> None:
    """What brings something says where; a purchase is an answer. Roads just come."""
    done = {square for square, _ in told("TOOK_INCOME", "SCORED_SQUARE")}
    for event, square in (
        ("WORKED", t.WAGES),
        ("TOOK_AMMUNITION", t.AMMUNITION),
        ("GAMBLED", t.GAMBLING),
    ):
        done |= {square for _ in told(event)}
    done |= {t.THREE_ROADS for number, _ in told("GOT_ROADS") if number == t.ROADS_TAKEN}
    done |= {t.ONE_ROAD for number, _ in told("GOT_ROADS") if number == 1}
    for a in answers():
        if a.question == "BUY_BUILDING" and a.action == do.BUY_TILE:
            done.add(t.CONSTRUCTION + a.about)
        if a.question == "BUY_VP" and a.action > do.BUY_POINTS:
            done.add(t.BUYING + t.VP_PRICE.index(a.about))
    assert {TARGETS[k] for k in done} == set(TARGETS[: t.SQUARES])


def test_the_records_build_every_building_and_earn_by_every_line() -> None:
    built = {BUILDINGS[building] for building, _ in told("BUILT_TILE")}
    lines = {GAME.names["line"][line] for line, _ in told("COUNTED")}
    assert built == set(BUILDINGS)
    assert lines == set(GAME.names["line"])


def test_the_records_pick_both_sides_of_every_personality() -> None:
    sides = {(CARDS[card], side) for card, side in told("PICKED")}
    assert sides == {(card, side) for card in CARDS for side in (t.YELLOW, t.RED)}


def test_the_records_play_every_value_of_every_variant() -> None:
    values = {pair for name in PLAYED for pair in replayed(name).record.variant.items()}
    assert values == {(v.name, value) for v in GAME.variants for value in v.values}


def test_the_records_use_every_verb_and_tell_every_event() -> None:
    verbs = {GAME.span(a.action).verb for a in answers()}
    events = {e[0] for name in PLAYED for turn in replayed(name).log for e in turn}
    lots = {a.action - do.LOT for a in answers() if a.question == "BUY_LOT"}
    assert verbs == {span.verb for span in GAME.spans}
    assert {GAME.events[kind] for kind in events} == {GAME.events[kind] for kind in TELLINGS}
    assert lots == set(range(t.LOTS))
