"""The story of a game as cards: a turn each, made from what a seat was told and nothing else."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.games.meeples import events as told
from farwest.games.meeples.board import turns as meeples_turns
from farwest.kernel.errors import BrokenLaw
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from farwest.kernel.scene import redact
from farwest.kernel.state import EVERYONE, WATCHER
from farwest.kit.turns import Gain, Tiding
from farwest.laws import LAWS
from farwest.tables import turns as tellers
from farwest.tables.turns import merged, turns
from farwest.tables.wire import Turn

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Jeanne", "Silas", "Opal", "Red Bill", "Belle", "Eva")


@cache
def played(name: str, seats: int, language: str = "en", seed: int = 1) -> Match[Any, Any]:
    """A whole random game."""
    match = farwest.load(name).match(seats, seed=seed, language=language, names=NAMES[:seats])
    dice = random.Random(seed)
    while match.seat is not None:
        match.play(dice.choice(match.legal()))
    return match


def story(match: Match[Any, Any], seat: int | None) -> list[str]:
    return [event.text for event in match.events(seat)]


def of_kind(match: Match[Any, Any], seat: int | None, kind: str) -> list[Turn]:
    return [turn for turn in turns(match, seat) if turn.kind == kind]


def chips(turn: Turn) -> list[str]:
    return [chip.text for chip in turn.chips]


# ---- nothing but what was told ------------------------------------------------------------------


def only_told(match: Match[Any, Any], eyes: int) -> Match[Any, Any]:
    """What these eyes were told, in a game of which nothing else is left."""
    game, bare = match.game, match.fork()
    bare.state = game.start(match.seats)
    bare.log = [
        [
            (*seen[:4], EVERYONE if seen[4] else 0, seen[5])
            for event in move
            if (seen := redact(game, event, eyes))
        ]
        for move in match.log
    ]
    return bare


@pytest.mark.parametrize("name", ["goat", "desperados", "circles"])
def test_a_card_is_made_from_what_its_reader_was_told(name: str) -> None:
    """Over the recorded games: without the rest of the game it is the same card."""
    for path in sorted(RECORDS.glob(f"{name}_*.json"))[:3]:
        record = read_record(path.read_text("utf-8"))
        match = Match.of(farwest.load(name), record).speaking("en", NAMES[: record.seats])
        for seat in (0, record.seats - 1, None):
            bare = only_told(match, WATCHER if seat is None else seat)
            assert turns(match, seat) == turns(bare, seat), (path.name, seat)


def test_who_does_not_see_a_card_drawn_has_it_counted_without_its_name() -> None:
    match = played("goat", 3)
    runs = [run.text for turn in turns(match, None) for run in turn.runs]
    assert "Jeanne draws 4 cards." in runs
    mine = [run.text for turn in turns(match, 0) for run in turn.runs]
    assert "You draw the Banker, the Gambler, the Widow and the Sheriff." in mine


def test_a_gain_that_did_not_come_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = meeples_turns.gains

    def gains(event: Tiding) -> list[Gain]:
        return [*usual(event), *([Gain("gold", 0, 1)] if event.kind == told.PICKED else [])]

    from farwest.kit import rooms

    rooms._room.cache_clear()
    monkeypatch.setattr(meeples_turns, "gains", gains)
    with pytest.raises(BrokenLaw, match="gold of seat 0: 1 was told, 0 came"):
        LAWS["the story adds up"](farwest.load("meeples"), 2, 1)
    rooms._room.cache_clear()


# ---- what is sent -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", farwest.games())
def test_what_is_told_since_a_move_joins_what_was_told_before(name: str) -> None:
    """As the page joins them: fresh cards from their first number on."""
    match = played(name, 3)
    whole = turns(match, 0)
    for since in range(0, match.seen(0), match.seen(0) // 4):
        fresh = turns(match, 0, since)
        known = [turn for turn in whole if turn.number < fresh[0].number]
        assert [*known, *fresh] == whole
        lines = [event.move for event in match.events(0)]
        assert fresh[0].last >= next(n for n, move in enumerate(lines) if move > since)


# ---- what stands on a card ----------------------------------------------------------------------


def test_the_setting_up_is_one_card_and_many_meeples_one_line() -> None:
    match = played("meeples", 3)
    [setup] = of_kind(match, 0, "setup")
    assert setup.cause == "Setting up"
    lines = merged(story(match, 0)[: setup.last + 1], [setup])
    assert lines[:2] == ["Livery: 3 Builders.", "Smithy: a Robber and 2 Builders."]
    assert 15 == len(lines)


def test_cubes_are_counted_together() -> None:
    match = played("meeples", 3)
    said = [run.text for turn in turns(match, 0) for run in turn.runs]
    assert "You draw a Gold cube, a Stone cube and 2 Gold cubes." not in said
    assert "You draw 3 Gold cubes and a Stone cube." in said


def test_a_turn_says_who_what_for_and_what_it_brought() -> None:
    third = of_kind(played("meeples", 3), 0, "turn")[2]
    assert ("Opal", "sows 3 meeples from the Doctor’s Office") == (third.who, third.cause)
    assert [(chip.seat, chip.figure, chip.number) for chip in third.chips] == [
        (-1, "gold", 2),
        (-1, "stone", 1),
        (0, "gold", 1),  # the reader's, with a brand
    ]
    first = of_kind(played("meeples", 3, "fr"), 0, "turn")[0]
    assert ("Vous", "égrainez 3 Meeples chez le Barbier") == (first.who, first.cause)


def test_an_offer_says_whether_it_was_a_lie() -> None:
    first, second = of_kind(played("goat", 3), 2, "turn")[:2]
    assert ("Jeanne", "offers Silas “the Sheriff”") == (first.who, first.cause)
    assert ["a lie", "Widow", "+$2"] == chips(first)
    assert ("Silas", "offers you “the Gambler”") == (second.who, second.cause)
    assert ["the truth", "Gambler"] == chips(second)


def test_a_duel_is_a_card_of_nobody_with_its_winner() -> None:
    duel = next(turn for turn in turns(played("carson", 3), 1) if turn.cause == "Duel: B5")
    assert ("phase", -1, "") == (duel.kind, duel.seat, duel.who)
    assert [("wins with 6", 0), ("2", 1)] == [(chip.text, chip.seat) for chip in duel.chips]


def test_rounds_are_headings_and_a_round_begins_with_its_first_turn() -> None:
    headed = [turn for turn in turns(played("circles", 3), 0) if turn.heading]
    assert ["Round 1", "Round 2", "Round 3"] == [turn.heading for turn in headed[:3]]
    assert {"turn"} == {turn.kind for turn in headed}


def test_what_one_seat_does_in_a_row_is_one_card_together() -> None:
    """CARSON-F7: whoever has passed waits; the last one sends cowboy after cowboy."""
    last = next(t for t in turns(played("carson", 3, "fr"), 0) if "parcelles" in t.cause and t.runs)
    assert ("Opal", "revendique 3 parcelles") == (last.who, last.cause)
    assert ["Opal revendique F2, B8 et B3."] == [run.text for run in last.runs]


def test_a_game_without_the_room_has_a_card_for_each_row_of_one_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tellers, "ask", lambda *_: None)
    match = played("meeples", 3)
    made = turns(match, 0)
    lines = [n for turn in made for n in range(turn.first, turn.last + 1)]
    assert lines == [*range(len(story(match, 0)))]
    assert ["", ""] == [made[1].cause, made[1].who]
