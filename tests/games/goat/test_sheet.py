"""The game as its French sheet has it: a claim in forced offers too (GOAT-G14)."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.goat import numbers as t
from farwest.kernel.state import OVER
from farwest.kit.texts import LANGUAGES
from farwest.laws import walk
from tests.games.goat.table import GAME, SEATS, AnyMatch, asked, heard, lay, options, told
from tests.games.goat.test_last_active import last

SHEET: dict[str, Any] = {"declare_forced": True}


def forced(**facts: Any) -> AnyMatch:
    return last(["goat", "thief"], variant=SHEET, **facts)


def test_goat_g14_f37_a_forced_card_is_declared_too() -> None:
    """GOAT-G14, GOAT-F37: any character of the hand, true or false; and no answer is asked."""
    match = forced()
    match.play("offer goat")
    assert ("DECLARE", 2) == asked(match)
    assert ["declare thief", "declare goat"] == options(match)
    lines = told(match, "declare thief")
    assert lines[:4] == [
        "OFFERED arthur silvia",
        "DECLARED arthur thief",
        "FORCED silvia",
        "PLACED silvia goat",
    ]
    rules = {event.name: event.rule for event in match.events(1)}
    assert {"GOAT-F37"} == {rules[name] for name in ("OFFERED", "DECLARED", "FORCED")}


def test_goat_g14_h9_the_claim_tells_what_is_held() -> None:
    """GOAT-G14, GOAT-H9, GOAT-D3: all learn it with the claim, and nothing before."""
    match = forced()
    match.play("offer goat")
    assert [] == heard(match, 1)
    assert (-1, -1) == (match.view(1).where[t.THIEF], match.view(1).where[t.GOAT])
    assert "OFFER_CARD" == GAME.questions[match.view(1).frames[-1][0]]
    match.play("declare thief")
    assert {"OFFERED arthur silvia", "DECLARED arthur thief"} <= set(heard(match, 0))


def test_goat_g14_f70_the_last_card_declares_itself() -> None:
    """GOAT-G14, GOAT-F70, GOAT-F72: one card, one claim: nobody is asked."""
    match = lay(
        2,
        hand=["goat"],
        dealer=1,
        last_active=0,
        controls={"outlaw": 0, "gambler": 0, "widow": 1, "kid": 1, "banker": 1},
        refused=["sheriff", "thief", "charlatan"],
        variant=SHEET,
    )
    assert ["offer goat", "declare goat"] == [GAME.action_names[a] for a in match.actions[:2]]
    assert ["OFFERED silvia pedro", "DECLARED silvia goat", "FORCED pedro"] == heard(match, 0)[:3]


def test_goat_g14_without_the_variant_no_claim_is_made() -> None:
    """GOAT-G14, GOAT-F37."""
    assert ["CHOSE_CARD arthur goat", "FORCED silvia"] == told(
        last(["goat", "thief"]), "offer goat"
    )[:2]


@pytest.mark.parametrize("seats", SEATS)
def test_goat_d12_whole_games_as_the_sheet_has_them(seats: int) -> None:
    """GOAT-D12, GOAT-G14: forced claims occur, and every game ends in time."""
    claimed, dice = 0, GAME.dice(seats)
    for _ in range(6):
        s, answers = GAME.start(seats, SHEET), 0
        while s.seat != OVER:
            s.find_options()
            s.play(s.random_option(dice))
            answers += 1
            names = [GAME.events[event[0]] for event in s.told()]
            claimed += "FORCED" in names and "DECLARED" in names
            assert [] == list(GAME.invariants(s))
        assert answers <= GAME.longest
    assert claimed


def test_the_preset_of_the_sheet() -> None:
    """GOAT-G14: its variants are the game's, at every table."""
    (preset,) = GAME.presets
    assert ("sheet", SHEET) == (preset.name, dict(preset.variant))
    for seats in SEATS:
        assert GAME.variant_of(GAME.start(seats, preset.variant)) == {
            "rich_store": False,
            "first_dealer": "drawn",
            "declare_forced": True,
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_goat_s7_g30_who_begins_is_drawn_unless_the_host_says(language: str) -> None:
    """GOAT-S7, GOAT-G30: over many seeds every seat deals first, with no wish at all."""
    for seats in SEATS:
        first = [GAME.match(seats, seed=k, language=language).state.dealer for k in range(40)]
        assert set(range(seats)) == set(first)


def test_random_games_meet_the_variant() -> None:
    """The laws play it too."""
    assert {0, 1} == {next(walk(GAME, 3, k)).variant[t.DECLARE_FORCED] for k in range(12)}
