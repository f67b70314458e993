"""Whole games that must always replay to the same end, and together use all there is.

`FARWEST_WRITE_RECORDS=1` plays them anew; only a new version of the rules is a reason to.
"""

from __future__ import annotations

import json
import os
from functools import cache
from typing import Any

import pytest

from farwest.games.carson import actions as do
from farwest.games.carson import tables as t
from farwest.kernel.dice import Dice
from farwest.kernel.match import Match
from farwest.kernel.record import Record, read_record
from tests.games.carson.table import BUILDINGS, CARDS, GAME, HERE, TARGETS

FOLDER = HERE / "records"
INDEX = FOLDER / "index.json"
SIDES = {f"{card}_side": ("red", "yellow")[k % 2] for k, card in enumerate(CARDS)}
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
}


def play(name: str, seed: int) -> Record:
    """By the game's lean, so that a town is built, with a dealer of its own."""
    seats, variant = PLAYED[name]
    match, dice = GAME.match(seats, seed=seed, variant=variant), Dice(seed)
    while match.seat is not None:
        options = match.state.legal()
        leans = [min(match.state.lean(action), 30) + 3 for action in options]
        match.play(options[dice.pick(leans, sum(leans))])
    return match.record


@cache
def replayed(name: str) -> Match[Any, Any]:
    return Match.of(GAME, read_record((FOLDER / f"{name}.json").read_text("utf-8")))


def ending(match: Match[Any, Any]) -> dict[str, Any]:
    return {"scores": match.scores(), "places": match.places(), "answers": match.turn}


def test_records_can_be_written() -> None:
    if os.environ.get("FARWEST_WRITE_RECORDS") == "1":
        FOLDER.mkdir(exist_ok=True)
        for seed, name in enumerate(PLAYED):
            (FOLDER / f"{name}.json").write_text(play(name, seed).json() + "\n", "utf-8")
        replayed.cache_clear()
        lines = [f'  "{name}": {json.dumps(ending(replayed(name)))}' for name in PLAYED]
        INDEX.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    assert set(json.loads(INDEX.read_text("utf-8"))) == set(PLAYED)


@pytest.mark.parametrize("name", PLAYED)
def test_a_record_replays_to_the_same_end(name: str) -> None:
    match = replayed(name)
    assert match.seat is None
    assert ending(match) == json.loads(INDEX.read_text("utf-8"))[name]


def test_the_records_use_every_square_building_side_and_variant() -> None:
    squares, built, sides, values = set(), set(), set(), set()
    for name in PLAYED:
        match = replayed(name)
        squares |= {a for a in match.actions if a < do.STAKE}
        sides |= {
            (event[2], event[3])
            for turn in match.log
            for event in turn
            if GAME.events[event[0]] == "PICKED"
        }
        built |= {k - t.BUILT for k in match.state.ground if k >= t.BUILT}
        values |= set(match.record.variant.items())
    assert squares == set(range(t.SQUARES)), [TARGETS[k] for k in set(range(t.SQUARES)) - squares]
    assert {BUILDINGS[k] for k in built} == set(BUILDINGS)
    assert sides == {(card, side) for card in range(t.CARDS) for side in (t.YELLOW, t.RED)}
    assert values >= {(v.name, x) for v in GAME.variants[:7] for x in v.values}
    assert {("personality_sides", x) for x in ("yellow", "red", "random")} <= values
