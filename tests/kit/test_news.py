"""What a player lost is told before what others did: each game ranks its own events."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.kernel.match import Match
from farwest.kernel.scene import Event
from farwest.kit.news import LOST, MISSED, SEEN, weight
from farwest.kit.rooms import News, ask
from tests.games.goat.table import dealt, told

NAMES = farwest.games()


def heard(match: Match[Any, Any], seat: int, name: str) -> list[int]:
    """How much each event of a kind bears on a seat."""
    view = match.view(seat)
    return [weight(match.game, view, one) for one in match.events(seat) if one.name == name]


def test_goat_e30_a_thief_costs_everybody_but_his_own() -> None:
    match = dealt(hand="thief goat sheriff gambler")
    told(match, "offer thief", "target 2", "declare goat", "accept", "rob bank")
    assert [[MISSED], [SEEN]] == [heard(match, seat, "ROBBED") for seat in (0, 2)]


def test_goat_e70_a_hat_on_the_goat_is_lost() -> None:
    match = dealt(hand="thief goat sheriff gambler")
    told(match, "offer goat", "target 2", "declare sheriff", "accept")
    assert [[SEEN], [LOST]] == [heard(match, seat, "PLACED") for seat in (0, 2)]


@pytest.mark.parametrize(
    ("name", "event", "victim", "other"),
    [
        ("goat", ("DUPED", 0, 1, -1), LOST, SEEN),
        ("goat", ("TOOK_COINS", 0, 1, 2), MISSED, MISSED),
        ("circles", ("ROBBED_MONEY", 0, 1, 3), LOST, SEEN),
        ("circles", ("ROBBED_BANK", 0, 3, -1), MISSED, MISSED),
        ("carson", ("LOST_DUEL", 1, 5, -1), LOST, SEEN),
        ("meeples", ("LOST_STONE", 1, 2, -1), LOST, SEEN),
        ("meeples", ("BOUGHT_BAR", 0, 6, -1), MISSED, MISSED),
    ],
)
def test_what_was_taken_from_a_seat_weighs_most_for_that_seat(
    name: str, event: tuple[str, int, int, int], victim: int, other: int
) -> None:
    match = farwest.load(name).match(3, seed=1)
    happened = Event(0, *event, "", "")
    heavy = [weight(match.game, match.view(seat), happened) for seat in (1, 2)]
    assert [victim, other] == heavy
    assert weight(match.game, match.view(0), happened) == SEEN
    assert weight(match.game, match.view(None), happened) == SEEN


def test_desp_e9_an_arrest_costs_the_gang_and_loot_the_marshal() -> None:
    match = farwest.load("desperados").match(3, seed=1)
    marshal = match.state.marshal
    gang = [seat for seat in range(3) if seat != marshal]
    arrest = Event(0, "GOT_ARRESTED", gang[0], 3, 1, "", "")
    loot = Event(0, "WON_POKER", gang[0], 3, 300, "", "")
    heavy = [
        [weight(match.game, match.view(k), one) for k in (*gang, marshal)] for one in (arrest, loot)
    ]
    assert [[LOST, MISSED, SEEN], [SEEN, SEEN, LOST]] == heavy


@pytest.mark.parametrize("name", NAMES)
def test_every_event_of_a_game_can_be_weighed(name: str) -> None:
    game = farwest.load(name)
    assert ask(game, News) is not None
    match = game.match(game.seats[-1], seed=3)
    while match.seat is not None and match.move < 400:
        match.step(match.legal()[match.move % len(match.legal())])
    seen = {weight(game, match.view(0), event) for event in match.events(0)}
    assert SEEN in seen <= {SEEN, MISSED, LOST}
