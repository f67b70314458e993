"""RULES.md 5.3: one player is active, and all offers go there."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.goat import numbers as t
from farwest.kernel.errors import IllegalAction
from farwest.tables.scenes import scene
from tests.games.goat.table import (
    CHARACTERS,
    AnyMatch,
    asked,
    cards,
    lay,
    options,
    told,
)

HAND = ["goat", "outlaw", "sheriff", "gambler"]
# 4 players; seat 2 deals its last hat away, so seat 1 with two hats becomes the LAP
BEFORE = {"kid": 0, "storekeeper": 0, "widow": 3, "banker": 3, "miner": 2}


def nearly() -> AnyMatch:
    """Seat 2 offers to seat 1; a refusal leaves seat 1 alone with two hats."""
    match = lay(4, hand=HAND, dealer=2, controls=BEFORE)
    told(match, "offer goat", "declare goat")
    return match


def last(hand: list[str], *, lap_hats: int = 2, dealer: int = 2, **facts: Any) -> AnyMatch:
    """4 players, seat 1 is the LAP; the deck is empty."""
    refused = [c for c in ("barmaid", "prospector", "gambler") if c not in hand]
    out = 3 - (len(hand) - lap_hats)
    controls = {"kid": 0, "storekeeper": 0, "widow": 3, "banker": 3, "miner": 2, "outlaw": 2}
    if lap_hats == 1:
        controls["sheriff"] = 1
    return lay(
        4,
        hand=hand,
        dealer=dealer,
        last_active=1,
        controls=controls,
        refused=refused[:out],
        **facts,
    )


def test_goat_f30_the_stage_starts_when_one_player_is_active() -> None:
    """GOAT-F30, GOAT-C28, GOAT-F34: and the new Dealer takes all r cards of the deck."""
    match = nearly()
    assert 2 == len(cards(match, "deck"))
    deck = cards(match, "deck")
    lines = told(match, "refuse")
    assert lines[:5] == [
        "REFUSED_OFFER silvia",
        "PLACED arthur goat",
        "BECAME_INACTIVE arthur",
        "BECAME_LAST silvia",
        "PASSED arthur georges 3",
    ]
    assert lines[8:] == ["TOOK_DECK georges 2", *[f"DREW georges {c}" for c in in_order(deck)]]
    assert ("OFFER_CARD", 3) == asked(match)
    assert 5 == len(cards(match, "hand"))
    assert not cards(match, "deck")


def in_order(names: set[str]) -> list[str]:
    return [name for name in CHARACTERS if name in names]


def test_goat_f30_two_active_players_go_on_as_before() -> None:
    """GOAT-F30, GOAT-F27: the stage has not come; the hand goes to the other, who draws."""
    match = lay(4, hand=HAND, dealer=2, controls=BEFORE | {"miner": 1})
    told(match, "offer goat", "declare goat")
    lines = told(match, "refuse")
    assert not [x for x in lines if x.startswith("BECAME_LAST")]
    assert -1 == match.state.last_active
    assert "PASSED arthur silvia 3" in lines
    assert ("DRAW_CARD", -1) == asked(match)


def test_goat_f30_an_effect_is_resolved_first() -> None:
    """GOAT-F30: the last hat lies on the Thief: the robbery comes before the stage."""
    hand = ["thief", "outlaw", "sheriff", "gambler"]
    match = lay(4, hand=hand, dealer=2, controls=BEFORE, tile_tokens={"mine": 1, "store": 1})
    told(match, "offer thief", "declare thief")
    assert told(match, "refuse")[-1] == "BECAME_INACTIVE arthur"
    assert ("THIEF_LOCATION", 2) == asked(match)
    assert -1 == match.state.last_active
    assert told(match, "rob mine")[:2] == ["ROBBED arthur mine 1", "BECAME_LAST silvia"]


def test_goat_f31_the_lap_deals_no_more() -> None:
    """GOAT-F31, GOAT-F32, GOAT-F39: the hand goes round without ever resting at seat 1."""
    match = nearly()
    match.play("refuse")
    dealers = []
    for card in ("outlaw", "sheriff", "gambler"):
        dealers.append(match.state.dealer)
        told(match, f"offer {card}", f"declare {card}", "refuse")
    dealers.append(match.state.dealer)
    assert [3, 0, 2, 3] == dealers


def test_goat_f32_the_lap_may_have_been_the_dealer() -> None:
    """GOAT-F32, GOAT-F31: seat 1 deals its last offer, and passes on all it has."""
    match = lay(4, hand=HAND, dealer=1, controls=BEFORE)
    told(match, "offer goat", "declare goat")
    lines = told(match, "accept")
    assert lines[3:5] == ["BECAME_LAST silvia", "PASSED silvia arthur 3"]
    assert 2 == match.state.dealer


def test_goat_f33_inactive_players_deal_but_get_no_cards() -> None:
    """GOAT-F33, GOAT-F36: whoever deals, the target is the LAP, and nobody is asked."""
    match = nearly()
    match.play("refuse")
    assert 0 == match.state.hats[3]
    lines = told(match, "offer gambler", "declare gambler")
    assert ["CHOSE_CARD georges gambler", "OFFERED georges silvia"] == lines[:2]
    assert ("RESPOND", 1) == asked(match)


def test_goat_f34_nobody_draws_any_more() -> None:
    """GOAT-F34, GOAT-F39: the deck is empty, so after an offer the next is made at once."""
    match = nearly()
    match.play("refuse")
    for answer in ("refuse", "accept"):
        lines = told(match, "offer " + sorted(cards(match, "hand"))[-1], "declare outlaw", answer)
        assert not [x for x in lines if x.startswith("DREW")]
        assert "OFFER_CARD" == asked(match)[0]


def test_goat_f35_g12_with_two_players_the_other_deals_every_time() -> None:
    """GOAT-F35, GOAT-G12: nobody passes the hand; all its cards now count as received (D14)."""
    match = lay(
        2,
        hand=["outlaw", "sheriff", "gambler", "goat"],
        controls={"kid": 0, "widow": 0, "thief": 1, "banker": 1},
        dealer=0,
    )
    told(match, "offer goat", "declare goat")
    lines = told(match, "refuse")
    assert "BECAME_LAST silvia" in lines
    assert not [x for x in lines if x.startswith("PASSED")]
    assert 0 == match.state.dealer
    assert match.view(0).drawn  # the one card of the deck
    told(match, "offer sheriff", "declare sheriff", "refuse")
    assert ("OFFER_CARD", 0) == asked(match)
    assert 0 == match.view(0).drawn


def test_goat_f36_g13_any_character_of_the_hand_may_be_declared() -> None:
    """GOAT-F36, GOAT-G13, GOAT-F72: of all five cards here; the sixth needs two players."""
    match = last(["goat", "thief", "sheriff", "charlatan", "gambler"])
    match.play("offer thief")
    assert options(match) == [
        "declare sheriff",
        "declare thief",
        "declare charlatan",
        "declare gambler",
        "declare goat",
    ]
    with pytest.raises(IllegalAction, match="in your hand"):
        match.play("declare outlaw")


def test_goat_f37_g14_as_many_cards_as_hats_must_be_accepted() -> None:
    """GOAT-F37, GOAT-G14: no claim, no answer; the Dealer picks the order."""
    match = last(["goat", "thief"], tile_tokens={"mine": 1, "store": 1})
    assert ("OFFER_CARD", 2) == asked(match)
    assert ["offer thief", "offer goat"] == options(match)
    assert told(match, "offer thief") == [
        "CHOSE_CARD arthur thief",
        "FORCED silvia",
        "PLACED silvia thief",
    ]
    assert ("THIEF_LOCATION", 1) == asked(match)
    lines = told(match, "rob store")
    assert lines[:3] == [
        "ROBBED silvia store 1",
        "PASSED arthur georges 1",
        "RECEIVED georges goat",
    ]
    assert lines[3:6] == ["CHOSE_CARD georges goat", "FORCED silvia", "PLACED silvia goat"]


def test_goat_f37_one_card_more_than_hats_is_not_forced() -> None:
    """GOAT-F37, GOAT-F38, GOAT-F73: then the LAP is free to answer."""
    match = last(["goat", "thief", "charlatan"])
    told(match, "offer goat", "declare thief")
    assert ("RESPOND", 1) == asked(match)
    assert ["accept", "refuse"] == options(match)


def test_goat_f38_accepted_as_in_the_normal_stage() -> None:
    """GOAT-F38: revealed, a hat, placed, its instant effect."""
    hand = ["goat", "prospector", "sheriff", "charlatan", "gambler"]
    match = last(hand, tile_coins={"mine": 3})
    told(match, "offer prospector", "declare goat")
    assert told(match, "accept")[:3] == [
        "ACCEPTED silvia",
        "PLACED silvia prospector",
        "TOOK_COINS silvia mine 3",
    ]
    assert 1 == match.state.hats[1]
    assert {"prospector"} <= cards(match, "in_play")


def test_goat_f38_g15_refused_by_the_lap_a_card_does_nothing() -> None:
    """GOAT-F38, GOAT-G15: face up on the discard pile, no controller, no effect, no hat used."""
    hand = ["goat", "prospector", "sheriff", "charlatan", "gambler"]
    match = last(hand, tile_coins={"mine": 3})
    told(match, "offer prospector", "declare goat")
    assert told(match, "refuse")[:3] == [
        "REFUSED_OFFER silvia",
        "REFUSED_CARD silvia prospector",
        "PASSED arthur georges 4",
    ]
    assert [0, 2, 0, 0] == match.state.hats[:4]
    assert -1 == match.state.owner[t.PROSPECTOR]
    assert [2, 2, 2, 2] == match.state.coins[:4]
    assert {"prospector"} == cards(match, "refused")
    for seat in (0, 1, 2, 3, None):
        assert t.REFUSED == match.view(seat).where[t.PROSPECTOR]


def test_goat_f39_the_hand_goes_on_past_the_lap() -> None:
    """GOAT-F39: from seat 0 to seat 2; all cards, and nobody draws."""
    match = last(["goat", "thief", "sheriff", "charlatan", "gambler"], dealer=0)
    told(match, "offer goat", "declare goat")
    assert "PASSED pedro arthur 4" in told(match, "accept")
    assert ("OFFER_CARD", 2) == asked(match)


def test_goat_f40_g16_cards_left_are_never_shown() -> None:
    """GOAT-F40, GOAT-G16, GOAT-H11: they lie face down with the deck; only Dealers knew them."""
    match = last(["goat", "thief", "charlatan", "prospector"], lap_hats=1, round=3)
    told(match, "offer goat", "declare thief")
    lines = told(match, "accept")
    assert "LEFT_OVER arthur 3" in lines
    assert {"thief", "charlatan", "prospector"} == cards(match, "undealt")
    assert [t.UNDEALT] * 3 == [match.view(2).where[k] for k in (t.THIEF, t.CHARLATAN, t.PROSPECTOR)]
    # seat 3 never held them; it was told that the Thief was in the hand, and only that
    seen = [match.view(3).where[k] for k in (t.THIEF, t.CHARLATAN, t.PROSPECTOR)]
    assert [t.UNDEALT, -1, -1] == seen


def test_goat_f41_g37_the_lap_is_remembered_without_a_hat() -> None:
    """GOAT-F41, GOAT-F62, GOAT-G37: inactive by the last hat, and still first Dealer next."""
    match = last(["goat", "thief", "charlatan", "prospector"], lap_hats=1)
    told(match, "offer goat", "declare goat")
    lines = told(match, "accept")
    assert "BECAME_INACTIVE silvia" in lines
    assert "SALOON_OPENED silvia" in lines
    assert "ROUND_ENDED silvia 1" in lines
    assert 1 == match.state.dealer
    assert "ROUND_BEGAN silvia 2" in lines


def test_goat_f38_what_is_asked_in_the_last_stage_cites_its_own_rules() -> None:
    """GOAT-F21 and GOAT-F22 in the normal stage; GOAT-F36, GOAT-F37 and GOAT-F38 in the last."""
    usual = lay(4, hand=HAND, dealer=2, controls=BEFORE)
    assert cited(usual, "offer goat", "declare goat") == ["GOAT-F21", "GOAT-F21", "GOAT-F22"]
    free = last(["goat", "thief", "charlatan"])
    assert cited(free, "offer goat", "declare goat") == ["GOAT-F36", "GOAT-F36", "GOAT-F38"]
    assert cited(last(["goat", "thief"])) == ["GOAT-F37"]


def cited(match: AnyMatch, *answers: str) -> list[str]:
    """By what is asked one after the other: the rule to read again before answering."""
    rules = [scene(match, match.seat, "none").rule]
    for answer in answers:
        told(match, answer)
        rules.append(scene(match, match.seat, "none").rule)
    return rules
