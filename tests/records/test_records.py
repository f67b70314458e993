"""Finished games that must always replay to the same end. `index.json` says how they ended.

`FARWEST_WRITE_RECORDS=1` plays them anew; only a new version of the rules is a reason to. Those of
the version before stay, as `goat_2_usual.v1`: they must end as they did, or be refused by name.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.errors import OtherRules
from farwest.kernel.dice import Dice
from farwest.kernel.match import Match
from farwest.kernel.record import read_record

HERE = Path(__file__).parent
INDEX = HERE / "index.json"
PLAYED: dict[str, tuple[int, dict[str, Any]]] = {  # by name: seats and variant
    "goat_2_usual": (2, {}),
    "goat_2_rich": (2, {"rich_store": True}),
    "goat_2_second_deals": (2, {"first_dealer": 1}),
    "goat_3_usual": (3, {}),
    "goat_3_rich": (3, {"rich_store": True}),
    "goat_3_third_deals": (3, {"first_dealer": 2}),
    "goat_4_usual": (4, {}),
    "goat_4_rich": (4, {"rich_store": True}),
    "goat_4_rich_first_deals": (4, {"rich_store": True, "first_dealer": 0}),
    "goat_5_usual": (5, {}),
    "goat_5_rich": (5, {"rich_store": True}),
    "goat_5_fifth_deals": (5, {"first_dealer": 4}),
    "meeples_2_usual": (2, {}),
    "meeples_2_one_bar": (2, {"gold_bars_repeat": False}),
    "meeples_3_usual": (3, {}),
    "meeples_3_uncapped": (3, {"round_cap": 0}),
    "meeples_4_usual": (4, {}),
    "meeples_4_one_bar": (4, {"gold_bars_repeat": False}),
    "meeples_2_bars_sold": (2, {}),
    "meeples_3_dynamite_exploded": (3, {}),
    "meeples_4_graves_full": (4, {}),
    "meeples_3_tie_broken": (3, {}),
    "meeples_4_win_shared": (4, {}),
    "circles_2_usual": (2, {}),
    "circles_3_every_face": (3, {}),
    "circles_4_reflicks": (4, {}),
    "circles_5_star_used": (5, {}),
    "circles_3_bowl_emptied": (3, {"preset": "hard"}),
    "circles_2_bank_robbed": (2, {"ring": "single_robber"}),
    "circles_4_people": (4, {"vote": "majority"} | {f"skill_{k}": "human" for k in range(4)}),
    "circles_5_half_turns": (5, {"half_turn_min": True, "cart_consumed": True, "max_rounds": 20}),
    "desperados_3_gang_won": (3, {}),
    "desperados_3_balanced": (3, {"target_per_desperado": "balanced", "coach_tiles": "13-list"}),
    "desperados_4_marshal_won": (4, {}),
    "desperados_4_stuck": (4, {}),
    "desperados_5_early_end": (5, {"early_end": True, "target_per_desperado": 2000}),
    "desperados_5_marshal_drawn": (5, {"marshal": "drawn", "talk": "open"}),
    "desperados_6_lapsed": (6, {}),
    "desperados_6_usual": (6, {}),
}
SEEDS = {  # by name, where only some games end so; else its number in the list
    "meeples_2_bars_sold": 144,
    "meeples_3_dynamite_exploded": 45,
    "meeples_4_graves_full": 0,
    "meeples_3_tie_broken": 38,
    "meeples_4_win_shared": 36,
    "circles_2_usual": 18,
    "circles_3_every_face": 11,
    "circles_4_reflicks": 32,
    "circles_5_star_used": 27,
    "circles_3_bowl_emptied": 26,
    "circles_2_bank_robbed": 32,
    "circles_4_people": 20,
    "circles_5_half_turns": 12,
    "desperados_3_gang_won": 0,
    "desperados_3_balanced": 13,
    "desperados_4_marshal_won": 40,
    "desperados_4_stuck": 43,
    "desperados_5_early_end": 0,
    "desperados_5_marshal_drawn": 2,
    "desperados_6_lapsed": 6,
    "desperados_6_usual": 5,
}


def known() -> dict[str, Any]:
    """By name: how it ended."""
    found: dict[str, Any] = json.loads(INDEX.read_text("utf-8"))
    return found


def text_of(name: str) -> str:
    return (HERE / f"{name}.json").read_text("utf-8")


def kept() -> dict[str, Any]:
    """Those of older versions, under a name of their own."""
    found = {name: end for name, end in known().items() if name not in PLAYED}
    for name, end in known().items():
        version = read_record(text_of(name)).version
        if name in PLAYED and version != farwest.load(name.split("_")[0]).version:
            old = f"{name}.v{version}"
            (HERE / f"{name}.json").rename(HERE / f"{old}.json")
            found[old] = end
    return found


def write_records() -> None:
    index = kept()
    for n, (name, (seats, variant)) in enumerate(PLAYED.items()):
        seed, game = SEEDS.get(name, n), farwest.load(name.split("_")[0])
        dice = Dice(seed)
        match = game.match(seats, seed=1000 + seed, variant=variant, salt=name.encode())
        while match.seat is not None:
            options = match.options()
            match.play(options[dice.below(len(options))].action)
        (HERE / f"{name}.json").write_text(match.record.json() + "\n", "utf-8")
        index[name] = ending(match)
    rows = [f"  {json.dumps(name)}: {json.dumps(end)}" for name, end in index.items()]
    INDEX.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def ending(match: Match[Any, Any]) -> dict[str, Any]:
    told = sum(len(turn) for turn in match.log)
    return {
        "scores": match.scores(),
        "places": match.places(),
        "answers": len(match.actions),
        "events": told,
    }


if os.environ.get("FARWEST_WRITE_RECORDS") == "1":
    write_records()


@pytest.mark.parametrize("name", known())
def test_a_record_replays_to_the_same_end(name: str) -> None:
    record = read_record(text_of(name))
    if record.version not in farwest.load(record.game).versions:
        with pytest.raises(OtherRules, match=f"version {record.version} of the rules"):
            farwest.replay(record)
        return
    match = farwest.replay(record)
    assert match.seat is None
    assert known()[name] == ending(match)
    whole = match.record.variant  # an older record does not name the variants that came since
    assert replace(record, variant=whole) == match.record
    assert record.variant.items() <= whole.items()
    seats, variant = PLAYED[name.partition(".")[0]]
    assert seats == match.seats
    assert variant.items() <= match.record.variant.items()


@pytest.mark.parametrize("name", PLAYED)
def test_a_record_verifies_as_fair(name: str) -> None:
    verdict = farwest.verify(text_of(name))
    assert verdict.fair, verdict.reason
    assert verdict.draws > 10


@pytest.mark.parametrize("name", ["goat_2_usual", "goat_5_rich"])
def test_a_changed_draw_is_not_fair(name: str) -> None:
    """Another card in the place of a drawn one: legal, but not what the secret gives."""
    record = read_record(text_of(name))
    game = farwest.load("goat")
    state = Match.of(game, record, upto=1).state
    other = next(a for a in state.legal() if a != record.actions[1])
    changed = vars(record) | {"actions": [record.actions[0], other]}
    verdict = farwest.verify(type(record)(**changed))
    assert verdict.fair is False
    assert "the dealer's secret gives" in verdict.reason


def test_every_record_is_listed() -> None:
    files = {path.stem for path in HERE.glob("*.json")} - {"index"}
    assert files == set(known())
    assert set(PLAYED) <= files
    newest = {name: read_record(text_of(name)).version for name in PLAYED}
    assert newest == {name: farwest.load(name.split("_")[0]).version for name in PLAYED}
