"""What does this do? Whatever a recorded game ever showed anybody has its explanation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.kernel.match import Match
from farwest.kernel.record import Record, read_record
from farwest.kit.explaining import Explanation
from farwest.kit.rooms import Explanations, ask
from farwest.kit.sprites import CANVASES
from farwest.kit.texts import LANGUAGES
from farwest.laws.explaining import explanations, readable, wrong
from farwest.laws.random_games import random_record
from farwest.tables.explaining import Explained

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(path for path in RECORDS.glob("*.json") if path.stem != "index")
MOMENTS = 5  # of each game, the end among them
NAMES = ("Belle-Étoile", "Max", "Opal", "Georges", "Eva", "Ike")


def games() -> Iterator[Any]:
    for path in FILES:
        yield pytest.param(read_record(path.read_text("utf-8")), id=path.stem)
    kept = {path.stem.split("_")[0] for path in FILES}
    for name in sorted(set(farwest.games()) - kept):  # of which no game is kept
        game = farwest.load(name)
        for seats in game.seats:
            yield pytest.param(random_record(game, seats, seats), id=f"{name}_{seats}")


def looks(record: Record) -> Iterator[Explained]:
    """Some moments, by every pair of eyes, a watcher's too; canvas and language take turns."""
    game, last = farwest.load(record.game), len(record.actions)
    n = 0
    for moment in range(MOMENTS):
        match: Match[Any, Any] = Match.of(game, record, upto=last * moment // (MOMENTS - 1))
        for seat in (*range(record.seats), None):
            language = LANGUAGES[n % len(LANGUAGES)]
            canvas = list(CANVASES)[n // 2 % len(CANVASES)]
            spoken = match.speaking(language, NAMES[: record.seats])
            yield Explained(spoken, seat, canvas)
            n += 1


@pytest.mark.parametrize("record", list(games()))
def test_every_thing_that_was_ever_shown_is_explained_or_decoration(record: Record) -> None:
    game = farwest.load(record.game)
    rules = readable(game)
    faults = {
        f"{thing}: {fault}"
        for here in looks(record)
        for thing, found in explanations(here)
        if (fault := wrong(found, rules) if found else "nothing said")
    }
    assert set() == faults


@pytest.mark.parametrize("name", farwest.games())
def test_decorations_are_few_and_each_has_its_reason(name: str) -> None:
    room = ask(farwest.load(name), Explanations)
    assert room is not None
    assert len(room.DECORATION) <= 4
    assert all(len(reason) > 8 for reason in room.DECORATION.values())


def said(match: Match[Any, Any], seat: int | None, thing: str) -> Explanation:
    found = Explained(match, seat).about(thing)
    assert found is not None
    return found


def test_numbers_are_those_of_the_position() -> None:
    """GOAT-C3: a bundle of bills is worth $4; GOAT-F11: two rounds of them are worth $8."""
    goat = farwest.load("goat").match(3, seed=1)
    tile = said(goat, 0, "tile-bank")
    assert ("Here now: 1 bundle of bills, worth $4, and $2 in coins.",) == tile.now
    assert ("Bank", "GOAT-F10") == (tile.title, tile.rule)


def test_carson_t1_a_mine_says_whose_mountains_count() -> None:
    """CARSON-T1, CARSON-R10: yours and nobody's, or everybody's where the table plays so."""
    for variant, sentence in (
        ({}, "Mountains of its owner and of nobody count; those of other players don’t."),
        ({"every_mountain": True}, "Every mountain beside it counts, whoever owns it."),
    ):
        game = farwest.load("carson")
        mines = set()
        for seed in range(40):
            record = game.match(2, seed=seed, variant=variant)
            while record.seat is not None and len(record.actions) < 400:
                record.play(record.options()[seed % len(record.options())].action)
            here = Explained(record, 0)
            mines |= {
                now
                for thing, found in explanations(here)
                if found and thing.startswith("thing-") and found.title.startswith("Mine,")
                for now in found.now
            }
            if mines:
                break
        assert sentence in mines


def test_what_is_not_there_or_means_nothing_is_not_explained() -> None:
    goat = farwest.load("goat").match(3, seed=1)
    here = Explained(goat, 0)
    for thing in (
        "stage",
        "tile-nowhere",
        "tile-",
        "option:",
        "option:offer nobody",
        "seat-9:coin",
    ):
        assert here.about(thing) is None


def test_an_option_is_explained_to_whom_it_is_offered() -> None:
    goat = farwest.load("goat").match(3, seed=1)
    assert goat.seat is not None
    name = goat.options()[0].name
    assert said(goat, goat.seat, f"option:{name}").title == goat.options()[0].text
    for other in {0, 1, 2, None} - {goat.seat}:
        assert Explained(goat, other).about(f"option:{name}") is None
