"""RULES.md 5.1: goods are put out, two cards laid aside."""

from __future__ import annotations

import pytest

from farwest.games.goat import numbers as t
from farwest.games.goat.events import FINISHED, ROUND_BEGAN, ROUND_ENDED, SALOON_OPENED
from farwest.games.goat.questions import OFFER_CARD
from farwest.kernel.state import OVER
from tests.games.goat.table import (
    LOCATIONS,
    SEATS,
    asked,
    at,
    by_hand,
    cards,
    heard,
    lay,
    options,
    told,
    walks,
)


def test_goat_f10_every_tile_gets_a_token_and_its_coins() -> None:
    """GOAT-F10: also the Saloon, which has no coin icon."""
    match = by_hand(5)
    assert told(match, "dealer 0") == [
        "BECAME_DEALER pedro",
        "ROUND_BEGAN pedro 1",
        "STOCKED pedro store 1",
        "MINTED pedro store 1",
        "STOCKED pedro bank 1",
        "MINTED pedro bank 2",
        "STOCKED pedro ranch 1",
        "MINTED pedro ranch 1",
        "STOCKED pedro mine 1",
        "MINTED pedro mine 1",
        "STOCKED pedro saloon 1",
    ]
    assert [1, 1, 1, 1, 1] == match.state.tile_tokens
    assert [1, 2, 1, 1, 0] == match.state.tile_coins
    assert [2, 2, 2, 2, 2] == match.state.supply


def test_goat_g1_a_rich_store_gets_three_coins() -> None:
    """GOAT-G1: the variant changes the Store only."""
    assert [3, 2, 1, 1, 0] == by_hand(5, "dealer 0", rich_store=True).state.tile_coins


def test_goat_f11_goods_not_taken_add_up() -> None:
    """GOAT-F11, GOAT-F63: what nobody took is there in the next round, and more."""
    match = lay(
        2,
        round=2,
        hand=["goat"],
        dealer=1,
        last_active=0,
        controls={"outlaw": 0, "gambler": 0, "widow": 1, "kid": 1, "banker": 1},
        refused=["sheriff", "thief", "charlatan"],
        tile_tokens={"store": 3, "bank": 1, "saloon": 2},
        tile_coins={"store": 2, "bank": 1},
    )
    assert ("TURN_UP", -1) == asked(match)  # the last card was forced, and so all that followed
    assert {"store": 4, "bank": 2, "saloon": 3} == at(LOCATIONS, match.state.tile_tokens)
    assert {"store": 3, "bank": 3} == at(LOCATIONS, match.state.tile_coins)


def test_goat_f12_one_card_face_up_and_one_face_down() -> None:
    """GOAT-F12, GOAT-G9: the first is face up, the second face down; neither is dealt."""
    match = by_hand(5, "dealer 0")
    assert ["TURNED_UP pedro kid"] == told(match, "turn kid")
    assert ("LAY_DOWN", -1) == asked(match)
    assert ["LAID_DOWN pedro banker"] == told(match, "lay banker")
    assert ({"kid"}, {"banker"}) == (cards(match, "face_up"), cards(match, "face_down"))
    assert ("DRAW_CARD", -1) == asked(match)
    assert not {"draw kid", "draw banker"} & set(options(match))
    assert len(options(match)) == 13


def test_goat_f13_a_goat_turned_up_is_replaced_and_shuffled_back() -> None:
    """GOAT-F13, GOAT-G8: the replacement is drawn first, so the Goat cannot come twice."""
    match = by_hand(5, "dealer 0", "turn goat", "lay banker")
    assert ("TURN_UP", -1) == asked(match)
    assert "turn goat" not in options(match)
    assert {"goat"} == cards(match, "face_up")
    assert ["TURNED_UP pedro kid", "GOAT_RETURNED pedro"] == told(match, "turn kid")
    assert {"kid"} == cards(match, "face_up")
    assert {"banker"} == cards(match, "face_down")
    assert "draw goat" in options(match)
    assert len(options(match)) == 13


def test_goat_f13_the_face_down_card_is_not_touched() -> None:
    """GOAT-F13: it is drawn before the Goat is replaced, from a deck without the Goat."""
    match = by_hand(4, "dealer 0", "turn goat")
    assert ("LAY_DOWN", -1) == asked(match)
    assert "lay goat" not in options(match)
    match.play("lay thief")
    assert "turn thief" not in options(match)


def test_goat_f14_the_goat_may_lie_face_down() -> None:
    """GOAT-F14, GOAT-G9: nothing happens then, and nobody learns of it."""
    match = by_hand(5, "dealer 0", "turn kid")
    assert "lay goat" in options(match)
    assert ["LAID_DOWN pedro goat"] == told(match, "lay goat")
    assert ("DRAW_CARD", -1) == asked(match)
    goat = 14
    assert [-1] * 5 == [match.view(seat).where[goat] for seat in range(5)]
    assert ["LAID_DOWN pedro"] * 6 == [heard(match, seat)[-1] for seat in (0, 1, 2, 3, 4, None)]
    assert "goat" not in str([e.text.lower() for seat in range(5) for e in match.events(seat)])


@pytest.mark.parametrize("seats", SEATS)
def test_goat_f1_rounds_have_four_phases(seats: int) -> None:
    """GOAT-F1, GOAT-C10: R rounds, each with upkeep, distribution, saloon and an end."""
    rounds = {2: 4, 3: 3, 4: 3, 5: 3}[seats]
    names = {ROUND_BEGAN: "upkeep", SALOON_OPENED: "saloon", ROUND_ENDED: "end", FINISHED: "over"}
    story: list[str] = []
    for s in next(walks(seats, 1)):
        story += [names[event[0]] for event in s.told() if event[0] in names]
        if s.kind == OFFER_CARD and s.seat != OVER and story[-1] != "distribution":
            story.append("distribution")
    phases = ["upkeep", "distribution", "saloon", "end"]
    assert phases * (rounds - 1) + phases[:3] + ["over"] * seats == story


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c31_one_token_of_each_kind_a_round(seats: int) -> None:
    """GOAT-C31, GOAT-G5: R - k of each kind are left after the upkeep of round k."""
    rounds = {2: 4, 3: 3, 4: 3, 5: 3}[seats]
    used = [k for k in range(t.RESOURCES) if t.SUPPLY[seats][k]]
    assert len(used) == {2: 3, 3: 3, 4: 4, 5: 5}[seats]
    for game in walks(seats, 8):
        for s in game:
            if s.round:
                assert [rounds - s.round] * len(used) == [s.supply[k] for k in used]
