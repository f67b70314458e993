"""Sides: on a game's card, at a table before the game, and at its end; in games that have some."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.kernel.game import AnyGame
from farwest.kit.rooms import Team, ask
from farwest.kit.texts import LANGUAGES
from farwest.laws import random_record
from farwest.tables.cards import card_of, posters
from farwest.tables.endings import outcome
from farwest.tables.sides import camps, castings, goal_card

ALL = list(farwest.games())
WITH_SIDES = [name for name in ALL if (room := ask(farwest.load(name), Team)) and room.SIDE_BY]
DESPERADOS: Any = farwest.load("desperados")


def ended(game: AnyGame, seats: int, seed: int) -> farwest.Match[Any, Any]:
    names = [f"P{k}" for k in range(seats)]
    record = random_record(game, seats, seed)
    return farwest.Match.of(game, record).speaking("en", names)


@pytest.mark.parametrize("name", ALL)
def test_parties_are_those_who_won_together_and_a_game_without_sides_sends_none(name: str) -> None:
    game = farwest.load(name)
    for seats in (game.seats[0], game.seats[-1]):
        match = ended(game, seats, 5)
        found = outcome(match)
        if name not in WITH_SIDES:
            assert [] == found.parties
            assert card_of(game, "en").sides is None
            continue
        assert sorted(k for party in found.parties for k in party.seats) == [*range(seats)]
        assert found.winners == sorted(k for p in found.parties if p.won for k in p.seats)
        assert [p.won for p in found.parties] == sorted(
            (p.won for p in found.parties), reverse=True
        )
        assert found.sentence == found.parties[0].told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WITH_SIDES)
def test_a_card_shows_the_sides_and_who_is_on_which(name: str, language: str) -> None:
    game = farwest.load(name)
    sides = card_of(game, language).sides
    assert sides is not None
    for card in sides.cards:
        assert all((card.title, card.choose, card.short, card.text, card.member))
        assert f'<symbol id="{card.symbol}"' in posters()
    known = {card.name for card in sides.cards}
    for casting in sides.castings:
        assert len(casting.sides) in game.seats
        assert set(casting.sides) in (known, {""})


def test_a_casting_is_what_the_game_then_does() -> None:
    """DESP-S1: the seat that the card calls marshal is the marshal."""
    values = next(v.values for v in DESPERADOS.variants if v.name == "marshal")
    for casting in castings(DESPERADOS):
        if "" in casting.sides:
            continue
        variant = {"marshal": values[casting.value]}
        match = DESPERADOS.match(len(casting.sides), seed=1, variant=variant)
        assert casting.sides.index("marshal") == match.view(None).marshal


def test_the_waiting_room_knows_roles_and_target() -> None:
    """DESP-W2, DESP-G37: 4000 each as printed; balanced for three desperados is 4700."""
    gang, law = camps(DESPERADOS, "en", {"marshal": 2}, 4)
    assert ([0, 1, 3], [2]) == (gang.seats, law.seats)
    assert [[], []] == [camp.seats for camp in camps(DESPERADOS, "en", {"marshal": "drawn"}, 4)]
    printed = goal_card(DESPERADOS, "en", {}, 4)
    even = goal_card(DESPERADOS, "en", {"target_per_desperado": "balanced"}, 4)
    dear = goal_card(DESPERADOS, "en", {"target_per_desperado": 6000}, 4)
    assert printed
    assert even
    assert dear
    assert "$12,000 together" == printed.title
    assert "74 times in 100" in printed.balance
    assert "$14,100 together" == even.title
    assert "even match" in even.balance
    assert dear.balance.startswith("Harder for the gang than $4,700")


def test_a_number_is_a_number_and_not_seventy_chips() -> None:
    (target,) = [v for v in card_of(DESPERADOS, "en").variants if v.number]
    assert target.number
    assert (1000, 8000, 100, "$") == (
        *(target.number.least, target.number.most, target.number.step),
        target.number.unit,
    )
    assert [3, 4, 5, 6] == [one.seats for one in target.number.measured]
    for name in ALL:
        for variant in card_of(farwest.load(name), "en").variants:
            assert variant.number or len(variant.values) < 12
