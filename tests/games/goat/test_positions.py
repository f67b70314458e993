"""Positions from outside: what no game can come to is refused; the rest plays on."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from farwest.kernel.dice import Dice
from farwest.kernel.errors import BadPosition, FarwestError
from farwest.kernel.state import OVER
from farwest.laws import walk
from tests.games.goat.table import GAME, SEATS, lay

ODD: tuple[Any, ...] = (
    *(-1, -3, 0, 1, 2, 5, 7, 99, 2**31, 10**30, 1.5, None, True, "", "kid", "saloon", "hand"),
    *([], {}, [[]], [None], [-1], [9, 9, 9, 9, 9, 9], {"kid": 1}, {"nobody": 1}, ["kid", "kid"]),
)
FROM_THE_MIDDLE = 7  # every so many answers a position is taken
CHANGES = 12  # of each


def spots(facts: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands in a position, at any depth."""
    lists = isinstance(facts, list)
    keys: Any = facts if isinstance(facts, dict) else range(len(facts)) if lists else ()
    found = [(*path, key) for key in keys]
    return found + [spot for key in keys for spot in spots(facts[key], (*path, key))]


def changed(position: Any, spot: tuple[Any, ...], value: Any) -> Any:
    twin = copy.deepcopy(position)
    inner = twin
    for key in spot[:-1]:
        inner = inner[key]
    inner[spot[-1]] = value
    return twin


def plays_on(s: Any, dice: Dice) -> None:
    """To the end, by the rules."""
    steps = 0
    while s.seat != OVER:
        assert steps < GAME.longest
        s.find_options()
        s.play(s.random_option(dice))
        assert [] == list(GAME.invariants(s))
        steps += 1


@pytest.mark.parametrize("seats", SEATS)
def test_goat_d13_a_changed_position_is_refused_or_plays_on(seats: int) -> None:
    """GOAT-D13: one fact at a time is made odd; whatever comes, it is a sentence or a game."""
    dice, refused, played = GAME.dice(seats), 0, 0
    for n, s in enumerate(walk(GAME, seats, 60 + seats)):
        if n % FROM_THE_MIDDLE:
            continue
        position = json.loads(json.dumps(GAME.position_of(s)))
        places = spots(position)
        for _ in range(CHANGES):
            spot = places[dice.below(len(places))]
            odd = changed(position, spot, ODD[dice.below(len(ODD))])
            try:
                state = GAME.state_of(odd)
            except BadPosition:
                refused += 1
            else:
                plays_on(state, dice)
                played += 1
    assert refused > 100
    assert played > 3


@pytest.mark.parametrize("seats", SEATS)
def test_goat_d13_every_position_of_a_game_is_read_back(seats: int) -> None:
    """GOAT-D13: what play comes to is never refused, in any variant."""
    for seed in range(2):
        for s in walk(GAME, seats, 300 + seed):
            position = GAME.position_of(s)
            assert position == GAME.position_of(GAME.state_of(json.dumps(position)))


@pytest.mark.parametrize("text", ["", "[]", "7", "null", "{}", '{"seats": 3}', "\x00", "[" * 9000])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(FarwestError):
        GAME.state_of(text)


GOOD = ["goat", "outlaw", "sheriff", "gambler"]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"round": 4}, "rounds 1 to 3, not 4"),
        ({"round": 0}, "rounds 1 to 3, not 0"),
        ({"round": -1}, "rounds 1 to 3, not -1"),
        ({"dealer": None}, "Dealer"),
        ({"last_active": 2}, "last active player"),
        ({"target": 1}, "for nobody before it is made"),
        ({"loot": 1}, "bottle|loot"),
        ({"loot_from": "bank"}, "loot comes from a location"),
        ({"goat_returned": True, "where": {"goat": "face_down"}}, "hand|Goat|hats|seen|boxed"),
        ({"theft_taker": [1]}, "less what was stolen"),
        ({"theft_type": ["bills"]}, "has a taker and a victim"),
        ({"theft_type": [None]}, "has a taker and a victim"),
        ({"tile_coins": {"saloon": 1}}, "at most 0 coins"),
        ({"tile_coins": {"bank": 7}}, "at most 2 coins"),
        ({"coins": [50, 0, 0, 0, 0], "variant": {"rich_store": True}}, "no more than 17 coins"),
        ({"saw": [GOOD, ["kid"], [], [], []]}, "a Dealer saw"),
        ({"where": {"kid": None}}, "somewhere|boxed|with 5 seats"),
        ({"elixirs": [2, 2, 0, 0, 0]}, "Charlatan"),
        ({"declared": "goat"}, "only while an offer is made"),
        ({"frames": [{"ask": "OFFER_CARD", "seat": 0}]}, "waits below"),
        ({"frames": [{"ask": "END_ROUND", "seat": "over"}]}, "over after round 3"),
    ],
)
def test_goat_d13_a_field_beyond_its_range_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    """GOAT-D13: and the sentence says what would be right."""
    good = lay(5, hand=GOOD).position()
    GAME.state_of(good)
    with pytest.raises(BadPosition, match=sentence):
        GAME.state_of(good | wrong)


def test_goat_d13_nobody_sits_beyond_the_last_seat() -> None:
    """GOAT-D13: a list by seat may be longer than the table only if nothing stands there."""
    good = lay(2, hand=GOOD).position()
    for field, extra in (("hats", 1), ("coins", 1), ("elixirs", 1), ("saw", ["kid"])):
        blank: Any = [] if field == "saw" else 0
        row = good.get(field) or [blank, blank]
        with pytest.raises(BadPosition, match=r"beyond seat 1|Charlatan"):
            GAME.state_of(good | {field: [*row, extra]})


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        ({"ask": "THIEF_LOCATION", "seat": "chance"}, "waits below|whom it concerns"),
        ({"ask": "OFFER_CARD", "seat": 1}, "whom it concerns"),
        ({"ask": "OFFER_CARD", "seat": 0, "a": 3}, "its own numbers"),
        ({"ask": "CHARLATAN_COIN", "seat": 0, "a": -4}, "waits below"),
        ({"ask": "STEAL_TOKEN", "seat": "chance", "a": 7, "b": 9}, "cannot be read|numbers|Saloon"),
    ],
)
def test_goat_d13_a_question_that_is_never_asked_is_refused(
    frame: dict[str, Any], sentence: str
) -> None:
    """GOAT-D13: nor one that is put to another seat."""
    good = lay(5, hand=GOOD).position()
    with pytest.raises(BadPosition, match=sentence):
        GAME.state_of(good | {"frames": [*good["frames"][:-1], frame]})
