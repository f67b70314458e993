"""RULES.md 5.2: offers while two or more players are active."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.goat import numbers as t
from farwest.games.goat.actions import ACCEPT, REFUSE
from farwest.games.goat.questions import OFFER_CARD, OFFER_TARGET, RESPOND
from farwest.kernel.errors import IllegalAction
from farwest.kernel.state import CHANCE, OVER
from tests.games.goat.table import (
    CHARACTERS,
    SEATS,
    AnyMatch,
    asked,
    by_hand,
    cards,
    controllers,
    dealt,
    lay,
    options,
    told,
    walks,
)

HAND = ["goat", "outlaw", "sheriff", "gambler"]  # none does anything when placed


def offer(match: AnyMatch, card: str, target: int, claim: str) -> list[str]:
    return told(match, f"offer {card}", f"target {target}", f"declare {claim}")


def test_goat_f20_the_first_dealer_takes_four_cards() -> None:
    """GOAT-F20: one by one from the deck, unseen by the others."""
    match = by_hand(5, "dealer 1", "turn kid", "lay banker")
    for n, card in enumerate(("thief", "goat", "widow", "miner")):
        assert ("DRAW_CARD", CHANCE) == asked(match)
        assert len(options(match)) == 13 - n
        assert [f"DREW silvia {card}"] == told(match, f"draw {card}")
    assert ("OFFER_CARD", 1) == asked(match)
    assert {"thief", "goat", "widow", "miner"} == cards(match, "hand")
    for seat in (0, 2, 3, 4, None):
        assert all(match.view(seat).where[CHARACTERS.index(c)] == -1 for c in cards(match, "hand"))


def test_goat_f21_an_offer_is_a_card_a_target_and_a_claim() -> None:
    """GOAT-F21, GOAT-F70, GOAT-D2: in this order; passing is not among the options."""
    match = dealt(hand="farmer goat charlatan sheriff")
    assert options(match) == ["offer farmer", "offer sheriff", "offer charlatan", "offer goat"]
    match.play("offer farmer")
    assert ("OFFER_TARGET", 0) == asked(match)
    assert options(match) == ["target 1", "target 2", "target 3", "target 4"]
    match.play("target 2")
    assert ("DECLARE", 0) == asked(match)
    assert options(match) == [
        "declare farmer",
        "declare sheriff",
        "declare charlatan",
        "declare goat",
    ]
    assert told(match, "declare sheriff") == ["OFFERED pedro arthur", "DECLARED pedro sheriff"]
    assert ("RESPOND", 2) == asked(match)


def test_goat_f21b_the_target_is_an_active_opponent() -> None:
    """GOAT-F21, GOAT-F71, GOAT-G10: not oneself, and nobody without a hat."""
    match = lay(5, hand=HAND, dealer=2, controls={"kid": 1, "widow": 1, "miner": 4})
    match.play("offer goat")
    assert options(match) == ["target 0", "target 3", "target 4"]
    with pytest.raises(IllegalAction, match="silvia has no hat left"):
        match.play("target 1")
    with pytest.raises(IllegalAction, match="opponent"):
        match.play("target 2")


def test_goat_f71_one_target_is_chosen_by_itself() -> None:
    """GOAT-F71: with one active opponent nobody is asked."""
    match = lay(3, hand=HAND, controls={"widow": 1, "banker": 1})
    lines = told(match, "offer goat")
    assert lines == ["CHOSE_CARD pedro goat", "CHOSE_TARGET pedro arthur"]
    assert ("DECLARE", 0) == asked(match)


def test_goat_f22_the_target_may_always_accept_or_refuse() -> None:
    """GOAT-F22, GOAT-F73: both, without seeing the card."""
    match = dealt()
    offer(match, "goat", 3, "farmer")
    assert ("RESPOND", 3) == asked(match)
    assert ["accept", "refuse"] == options(match)
    assert -1 == match.view(3).offered
    assert -1 == match.view(3).where[CHARACTERS.index("goat")]


@pytest.mark.parametrize(
    ("answer", "lines", "hats"),
    [
        ("accept", ["ACCEPTED georges", "PLACED georges outlaw"], [2, 2, 2, 1, 2]),
        ("refuse", ["REFUSED_OFFER georges", "PLACED pedro outlaw"], [1, 2, 2, 2, 2]),
    ],
)
def test_goat_f23_accepted_costs_the_target_a_hat_refused_the_dealer(
    answer: str, lines: list[str], hats: list[int]
) -> None:
    """GOAT-F23, GOAT-G33: in both cases the card is revealed to all."""
    match = dealt(hand="outlaw goat sheriff gambler")
    offer(match, "outlaw", 3, "goat")
    assert lines == told(match, answer)[:2]
    assert hats == match.state.hats
    for seat in (0, 1, 2, 3, 4, None):
        assert t.IN_PLAY == match.view(seat).where[t.OUTLAW]


@pytest.mark.parametrize(("answer", "owner"), [("accept", 3), ("refuse", 0)])
def test_goat_f24_the_owner_of_the_hat_controls_the_character(answer: str, owner: int) -> None:
    """GOAT-F24, GOAT-M2: it is in play, for this seat."""
    match = dealt(hand="widow goat sheriff gambler")
    offer(match, "widow", 3, "goat")
    match.play(answer)
    assert owner == match.state.owner[t.WIDOW]
    assert {"widow"} == cards(match, "in_play")
    assert [4 if k == owner else 2 for k in range(5)] == match.state.coins  # it took the Bank's 2


def test_goat_m2_the_goat_belongs_to_no_location() -> None:
    """GOAT-M2, GOAT-F24: it lies below the Saloon; every other card has its tile."""
    assert [card for card, place in zip(CHARACTERS, t.PLACE, strict=True) if place < 0] == ["goat"]


def test_goat_f25_without_hats_one_is_inactive() -> None:
    """GOAT-F25: neither Dealer nor target, for the rest of the round."""
    match = lay(4, hand=HAND, dealer=0, controls={"kid": 1})
    offer(match, "goat", 1, "goat")
    assert told(match, "accept")[:3] == [
        "ACCEPTED silvia",
        "PLACED silvia goat",
        "BECAME_INACTIVE silvia",
    ]
    assert 2 == match.state.dealer  # seat 1 is passed over
    match.play(options(match)[0])
    match.play("offer outlaw")
    assert ["target 0", "target 3"] == options(match)


def test_goat_f25_inactive_players_still_resolve_their_effects() -> None:
    """GOAT-F25: the last hat goes on the Charlatan, and its owner still chooses victims."""
    hand = ["charlatan", "goat", "outlaw", "sheriff"]
    match = lay(4, hand=hand, dealer=0, controls={"kid": 1, "widow": 3, "miner": 3})
    offer(match, "charlatan", 1, "charlatan")
    match.play("accept")
    assert ("CHARLATAN_COIN", 1) == asked(match)
    assert ["dupe 0", "dupe 2", "dupe 3"] == options(match)  # inactive seat 3 may be hit


def test_goat_f26_an_instant_effect_comes_before_anything_else() -> None:
    """GOAT-F26, GOAT-E2: before the hand is passed on."""
    match = dealt(hand="thief goat sheriff gambler")
    offer(match, "thief", 3, "thief")
    assert ["ACCEPTED georges", "PLACED georges thief"] == told(match, "accept")
    assert ("THIEF_LOCATION", 3) == asked(match)
    assert 0 == match.state.dealer
    assert told(match, "rob mine")[:2] == ["ROBBED georges mine 1", "PASSED pedro silvia 3"]


def test_goat_f27_the_three_cards_go_clockwise_from_the_dealer() -> None:
    """GOAT-F27: wherever the target sits; the new Dealer draws one card."""
    match = dealt(dealer=3, hand="outlaw goat sheriff gambler")
    offer(match, "outlaw", 1, "goat")
    lines = told(match, "accept")
    assert lines[2:] == [
        "PASSED georges eva 3",
        "RECEIVED eva sheriff",
        "RECEIVED eva gambler",
        "RECEIVED eva goat",
    ]
    assert ("DRAW_CARD", CHANCE) == asked(match)
    match.play("draw thief")
    assert ("OFFER_CARD", 4) == asked(match)
    assert {"thief", "goat", "sheriff", "gambler"} == cards(match, "hand")


def test_goat_f27_g11_inactive_seats_are_skipped() -> None:
    """GOAT-F27, GOAT-G11: round the table, past seats 3, 4 and 0."""
    held = {"kid": 3, "storekeeper": 3, "widow": 4, "miner": 4, "cowboy": 0, "farmer": 0}
    match = lay(5, hand=HAND, dealer=2, controls=held)
    told(match, "offer goat", "declare goat")  # one target is left, and chosen by itself
    assert "PASSED arthur silvia 3" in told(match, "accept")


def normal_offers(seats: int) -> list[Any]:
    """Every position of some random games where an offer begins in the normal stage."""
    found = []
    for game in walks(seats, 12):
        for s in game:
            if s.seat != OVER and s.kind == OFFER_CARD and s.last_active < 0:
                found.append(s.clone())
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_goat_f28_an_active_dealer_has_an_active_opponent(seats: int) -> None:
    """GOAT-F28: and the next active player is never the Dealer; GOAT-F22 holds for each."""
    offers = normal_offers(seats)
    assert offers
    for s in offers:
        dealer, card = s.dealer, s.legal()[0]
        assert s.hats[dealer] > 0
        s.play(card)
        assert s.kind == OFFER_TARGET
        assert s.legal()
        s.play(s.legal()[-1])
        s.play(s.legal()[0])
        assert s.kind == RESPOND
        assert [ACCEPT, REFUSE] == s.legal()
        s.play(s.legal()[0])
        while s.seat != OVER and s.kind != OFFER_CARD:
            s.play(s.legal()[0])
        assert s.last_active >= 0 or s.dealer != dealer


@pytest.mark.parametrize("seats", SEATS)
def test_goat_f29_players_become_inactive_one_at_a_time(seats: int) -> None:
    """GOAT-F29: each normal offer uses one hat; each round has one LAP, who has a hat left."""
    for game in walks(seats, 8):
        before: tuple[int, int, int] | None = None
        for s in game:
            if s.seat == OVER or s.kind != OFFER_CARD:
                continue
            now = s.round, sum(s.hats), sum(n > 0 for n in s.hats)
            if before and before[0] == now[0] and s.last_active < 0:
                assert before[1] - now[1] == 1
                assert before[2] - now[2] in (0, 1)
            if s.last_active >= 0:
                assert [s.last_active] == [k for k in range(seats) if s.hats[k]]
            before = now


def test_goat_m2_goods_left_cards_right() -> None:
    """GOAT-M2: goods wait at the tile; who controls which character is public."""
    match = dealt(hand="widow goat sheriff gambler")
    offer(match, "goat", 3, "goat")
    match.play("accept")
    assert {"goat": "georges"} == controllers(match)
    for seat in range(5):
        view = match.view(seat)
        assert [1, 1, 1, 1, 1] == view.tile_tokens
        assert 3 == view.owner[t.GOAT]


@pytest.mark.parametrize("seats", SEATS)
def test_goat_f2_at_most_one_player_decides(seats: int) -> None:
    """GOAT-F2: of all scenes of a moment, only one offers options."""
    match = dealt(seats, hand="goat outlaw sheriff gambler")
    for action in ("offer goat", "declare goat", "accept"):
        if asked(match)[0] == "OFFER_TARGET":
            match.play("target 1")
        deciding = [k for k in range(seats) if match.scene(k).options]
        assert deciding == [match.seat]
        match.play(action)
