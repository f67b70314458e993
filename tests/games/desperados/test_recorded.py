"""The recorded games hold what they were chosen for."""

from __future__ import annotations

from pathlib import Path

import pytest

import farwest
from farwest.games.desperados.numbers import ROUNDS
from tests.games.desperados.table import GAME, AnyMatch

RECORDS = Path(__file__).parents[2] / "records"


def replayed(name: str) -> AnyMatch:
    return farwest.replay((RECORDS / f"{name}.json").read_text("utf-8"))


def count(match: AnyMatch, event: str) -> int:
    return sum(GAME.events[kind] == event for turn in match.log for kind, *_ in turn)


@pytest.mark.parametrize(
    ("name", "event", "times"),
    [
        ("desperados_3_gang_won", "GANG_WON", 1),  # DESP-W2
        ("desperados_3_balanced", "ROBBED_BANK", 4),  # DESP-E7
        ("desperados_4_marshal_won", "MARSHAL_WON", 1),
        ("desperados_4_marshal_won", "GOT_ARRESTED", 9),  # DESP-E9
        ("desperados_4_stuck", "FELL_OUT", 2),  # DESP-E12
        ("desperados_5_early_end", "GANG_WON", 1),
        ("desperados_6_lapsed", "LAPSED", 2),  # DESP-D7
        ("desperados_6_usual", "FLIPPED", 5),  # DESP-F21
        ("desperados_6_usual", "JOB_FAILED", 3),  # DESP-E4
    ],
)
def test_what_was_sought_happened(name: str, event: str, times: int) -> None:
    assert times == count(replayed(name), event)


def test_desp_w5_the_game_that_ended_early_had_no_upkeep() -> None:
    match = replayed("desperados_5_early_end")
    rounds = match.state.round
    assert rounds < ROUNDS
    assert rounds - 1 == count(match, "CARDS_BACK")


def test_desp_e9_an_arrest_on_the_saloon_lost_no_card() -> None:
    match = replayed("desperados_6_usual")
    assert 1 == count(match, "GOT_ARRESTED") - count(match, "LOST_CARD")


def test_desp_d2_a_marshal_was_drawn() -> None:
    assert 3 == replayed("desperados_5_marshal_drawn").state.marshal
