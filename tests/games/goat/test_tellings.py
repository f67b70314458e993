"""Every event cites the rule of its case, not only of its kind."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.laws import walk
from tests.games.goat.table import (
    GAME,
    SEATS,
    AnyMatch,
    by_hand,
    dealt,
    last_offer,
    lay,
)
from tests.games.goat.test_last_active import BEFORE, last

HAND = ["goat", "outlaw", "sheriff", "gambler"]


def cited(match: AnyMatch, *actions: str) -> list[str]:
    """Play these; every event that followed, as "PASSED F27"."""
    before = len(match.log)
    for action in actions:
        match.play(action)
    return [
        f"{GAME.events[event[0]]} {GAME.tellings[event[0]].cited(event[5])[5:]}"
        for turn in match.log[before:]
        for event in turn
    ]


def test_goat_f20_f27_a_first_hand_and_a_later_card_are_drawn_by_different_rules() -> None:
    """GOAT-F20: four cards for the first Dealer. GOAT-F27: one for each that follows."""
    match = by_hand(5, "dealer 0", "turn kid", "lay banker")
    draws = ("draw goat", "draw outlaw", "draw sheriff", "draw gambler")
    assert ["DREW F20"] * 4 == cited(match, *draws)
    lines = cited(match, "offer goat", "target 1", "declare goat", "accept", "draw thief")
    assert lines == [
        "CHOSE_CARD F21",
        "CHOSE_TARGET F21",
        "OFFERED F21",
        "DECLARED F21",
        "ACCEPTED F23",
        "PLACED F24",
        "PASSED F27",
        *["RECEIVED H5"] * 3,
        "DREW F27",
    ]


def test_goat_f12_f13_a_card_that_replaces_the_goat_says_so() -> None:
    """GOAT-F12: two cards are laid aside. GOAT-F13: the Goat is replaced."""
    match = by_hand(5, "dealer 0")
    assert ["TURNED_UP F12", "LAID_DOWN F12"] == cited(match, "turn goat", "lay banker")
    assert ["TURNED_UP F13", "GOAT_RETURNED F13"] == cited(match, "turn kid")


def test_goat_f32_f34_the_last_stage_begins() -> None:
    """GOAT-F32: the hand is passed past the LAP. GOAT-F34: and all the deck is taken."""
    match = lay(4, hand=HAND, dealer=2, controls=BEFORE)
    lines = cited(match, "offer goat", "declare goat", "refuse")
    assert lines[2:] == [
        "OFFERED F21",
        "DECLARED F21",
        "REFUSED_OFFER F23",
        "PLACED F24",
        "BECAME_INACTIVE F25",
        "BECAME_LAST F30",
        "PASSED F32",
        *["RECEIVED H5"] * 3,
        "TOOK_DECK F34",
        *["DREW F34"] * 2,
    ]


def test_goat_f36_f38_f39_an_offer_to_the_last_active_player() -> None:
    """GOAT-F36: the offer. GOAT-F38: both answers. GOAT-F39: how the hand goes on."""
    offer = ["CHOSE_CARD F36", "OFFERED F36", "DECLARED F36"]
    match = last(["goat", "thief", "sheriff", "charlatan", "gambler"])
    lines = cited(match, "offer goat", "declare thief", "refuse")
    assert lines[:6] == [*offer, "REFUSED_OFFER F38", "REFUSED_CARD F38", "PASSED F39"]
    match = last(["goat", "thief", "sheriff", "charlatan", "gambler"])
    lines = cited(match, "offer goat", "declare thief", "accept")
    assert lines[:6] == [*offer, "ACCEPTED F38", "PLACED F24", "PASSED F39"]


def test_goat_f37_a_forced_card() -> None:
    """GOAT-F37: chosen, taken; the hand is passed by GOAT-F39."""
    match = last(["goat", "thief"])
    lines = cited(match, "offer goat")
    assert lines[:4] == ["CHOSE_CARD F37", "FORCED F37", "PLACED F24", "PASSED F39"]


def test_goat_e21_e22_whom_the_sheriff_arrests() -> None:
    """GOAT-E21: the Thief. GOAT-E22: the Charlatan. GOAT-E25: who gets a coin back."""
    match = last_offer(
        controls={"sheriff": 0, "thief": 1, "charlatan": 2}, elixirs=[1, 0, 0, 0, 0], round=2
    )
    lines = cited(match, "accept")
    evening = lines[lines.index("SALOON_OPENED F50") + 1 :]
    assert evening[:4] == ["PAID_SHERIFF E20", "ARRESTED E21", "ARRESTED E22", "RETURNED_COIN E25"]


def test_goat_e51_e60_who_gambles() -> None:
    """GOAT-E60: the Gambler. GOAT-E51: the Barmaid in his stead."""
    purse: list[dict[str, int]] = [{}, {"bottle": 1}, {"bottle": 1}]
    match = last_offer(controls={"gambler": 0}, tokens=purse)
    assert "GAMBLED E60" in cited(match, "accept", "gamble 1")
    match = last_offer(
        controls={"gambler": 0, "barmaid": 3}, tokens=purse, tile_tokens={"saloon": 1}
    )
    assert "GAMBLED E51" in cited(match, "accept", "serve 0", "gamble 1")


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        *((card, "E10") for card in ("storekeeper", "banker", "farmer", "miner")),
        *((card, "E11") for card in ("kid", "widow", "cowboy", "prospector")),
        ("thief", "E30"),
        ("charlatan", "E40"),
    ],
)
def test_goat_e10_e11_e30_e40_who_finds_nothing(card: str, rule: str) -> None:
    """GOAT-E10, GOAT-E11, GOAT-E30, GOAT-E40: none there, so nothing."""
    hand = [card, "goat", "gambler", "outlaw"]
    match = lay(5, hand=hand, coins=[0, 2, 0, 0, 0])
    assert f"FOUND_NOTHING {rule}" in cited(
        match, f"offer {card}", "target 1", "declare goat", "accept"
    )


def test_goat_e15_e60_who_finds_nothing_in_the_saloon() -> None:
    """GOAT-E15: no Sheriff. GOAT-E60: no opponent with a token."""
    match = last_offer(controls={"outlaw": 0, "gambler": 1})
    assert ["FOUND_NOTHING E15", "FOUND_NOTHING E60"] == [
        x for x in cited(match, "accept") if x.startswith("FOUND")
    ]


def test_goat_f62_the_end_of_a_round_says_who_deals_next() -> None:
    """GOAT-F62: the LAP."""
    assert "ROUND_ENDED F62" in cited(last_offer(controls={"outlaw": 0}), "accept")


@pytest.mark.parametrize("seats", SEATS)
def test_every_cause_is_one_its_telling_names(seats: int) -> None:
    """And in the stage of the LAP no rule of the normal stage is cited for an offer."""
    normal = {"GOAT-F21", "GOAT-F23", "GOAT-F27"}
    offers = ("CHOSE_CARD", "OFFERED", "DECLARED", "ACCEPTED", "REFUSED_OFFER", "PASSED", "DREW")
    seen = set()
    for seed in range(6):
        last_stage = False
        for s in walk(GAME, seats, 500 + seed):
            for kind, _, _, _, _, cause in s.told():
                rule, name = GAME.tellings[kind].cited(cause), GAME.events[kind]
                last_stage = (last_stage or name == "BECAME_LAST") and name != "ROUND_BEGAN"
                if name in offers:
                    assert (rule in normal) == (not last_stage) or rule == "GOAT-F20"
                    seen.add(rule)
    assert seen >= {*normal, *(f"GOAT-F{n}" for n in (20, 32, 34, 36, 37, 38, 39))} - (
        {"GOAT-F32", "GOAT-F39"} if seats == 2 else set()
    )


def test_the_log_shows_the_rule_of_the_case() -> None:
    """GOAT-F38: what a person reads beside the sentence."""
    match = last(["goat", "thief", "sheriff", "charlatan", "gambler"])
    for action in ("offer goat", "declare thief", "refuse"):
        match.play(action)
    said: dict[str, Any] = {event.name: event.rule for event in match.events(1)}
    assert "GOAT-F38" == said["REFUSED_OFFER"]
    assert "GOAT-F39" == said["PASSED"]
    first = dealt()
    assert {"GOAT-F20"} == {event.rule for event in first.events(0) if event.name == "DREW"}
