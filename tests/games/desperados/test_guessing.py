"""What the marshal's search takes for likely: only what may be, and the likelier the more often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

import pytest

from farwest.games.desperados import numbers as t
from farwest.games.desperados.bots import guessing as g
from farwest.games.desperados.questions import MARSHAL_CARD, SHERIFF
from farwest.kernel.state import CHANCE, OVER
from farwest.laws import walk
from tests.games.desperados.table import GAME, SEATS, AnyMatch, lay
from tests.games.desperados.test_worlds import TRIES, fitting, planned
from tools.places import learn, weights


def guessed_rows(match: AnyMatch, seat: int, count: int) -> Counter[tuple[int, ...]]:
    dice = GAME.dice(11)
    world, found = GAME.world(match.view(0), dice), Counter[tuple[int, ...]]()
    for _ in range(TRIES):
        world.guess(0, dice)
        found[tuple(world.laid[seat][:count])] += 1
    return found


def weight(match: AnyMatch, seat: int, row: tuple[int, ...]) -> float:
    """The table's, for a world in which that desperado laid this row."""
    world = GAME.world(match.view(0), GAME.dice(0))
    laid = [list(each) for each in world.laid]
    laid[seat] = [*row, *[t.NO_CARD] * (t.TURNS - len(row))]
    world.laid = laid
    place: int = t.DESPERADO_AT[world.turn - 1][g.place_of(world, seat)]
    return place / t.SUREST


def chances(weights: Iterable[float]) -> list[float]:
    """A row is drawn evenly; an unlikely one again, some times at most, and then it stands."""
    each = list(weights)
    kept = sum(each) / len(each)
    left = (1 - kept) ** g.SECOND_THOUGHTS
    return [(w * (1 - left) / kept + left) / len(each) for w in each]


def as_likely(found: Counter[Any], odds: dict[Any, float]) -> bool:
    """All of these, and each as often as it should: chi-square within five deviations."""
    assert set(found) == set(odds)
    means = {row: found.total() * chance for row, chance in odds.items()}
    assert min(means.values()) > 5, "too few draws to tell"
    chi = sum((found[row] - mean) ** 2 / mean for row, mean in means.items())
    free = len(odds) - 1
    return abs(chi - free) < 5 * sqrt(2 * free)


def test_guesses_are_the_worlds_of_a_redeal_by_the_weight_of_their_place() -> None:
    match = planned(3)
    rows = sorted(fitting(match.view(0), 2, 3))
    weights = [weight(match, 2, row) for row in rows]
    assert len(set(weights)) > 2, "a table that says nothing cannot be tested"
    assert as_likely(guessed_rows(match, 2, 3), dict(zip(rows, chances(weights), strict=True)))


def test_what_was_shown_stays() -> None:
    """DESP-H3: Patrick sat in the Saloon of La Luz in turn 4; only how he came there is open."""
    match = planned(4, {4: {2: "cheat"}})
    rows = sorted(fitting(match.view(0), 2, 4))
    weights = [weight(match, 2, row) for row in rows]
    assert len(set(weights)) == 1  # all end in La Luz
    assert as_likely(guessed_rows(match, 2, 4), dict.fromkeys(rows, 1 / len(rows)))


@pytest.mark.parametrize("seats", SEATS)
def test_only_the_marshal_who_plans_guesses(seats: int) -> None:
    """For everyone else, and everywhere else, a guess is a redeal, throw by throw."""
    guesses = 0
    for s in walk(GAME, seats, 40 + seats):
        if s.seat in (OVER, CHANCE):
            continue
        for seat in (s.marshal, (s.marshal + 1) % seats):
            worlds = [GAME.world(GAME.see(s, seat), GAME.dice(2)) for _ in range(2)]
            worlds[0].redeal(seat, GAME.dice(3))
            worlds[1].guess(seat, GAME.dice(3))
            same = [list(map(list, world.laid)) for world in worlds]
            planning = seat == s.marshal and s.kind in (SHERIFF, MARSHAL_CARD)
            guesses += same[0] != same[1]
            assert planning or same[0] == same[1]
    assert guesses > 0


def test_a_place_is_a_disk_some_loot_and_the_way_to_a_coach() -> None:
    """The brown coach calls at Santa Fe in turn 1, a road from Los Lunas and four from Globe."""
    match = lay(("aztec", "globe", "los_lunas", "santa_fe"), ("tucson", "tucson", "tucson"))
    ways = t.FAR + 1
    disk = g.LOOT * ways
    assert [g.place_of(match.state, seat) for seat in (1, 2, 3)] == [
        disk + g.POKER_THERE * ways + t.FAR,
        disk + g.POKER_THERE * ways + 1,
        disk + g.BANK_THERE * ways,
    ]
    busy = planned(1, {1: {2: "cheat"}})  # in Roswell, two roads from Aztec
    assert g.place_of(busy.state, 2) == g.NOTHING_THERE * ways + t.FAR


def test_every_place_has_a_weight_and_every_turn_a_surest_one() -> None:
    places = 2 * g.LOOT * (t.FAR + 1)
    assert [len(row) for row in t.DESPERADO_AT] == [places] * t.TURNS
    assert all(min(row) >= 1 and max(row) == t.SUREST for row in t.DESPERADO_AT)
    assert set(t.DESPERADO_AT[0]) == {t.SUREST}  # nobody has moved yet: there is nothing to guess


def test_weights_are_what_is_found_against_what_chance_would_have() -> None:
    """Found twice as often as chance has it, as often, and half as often; the rest is unseen."""
    even = Counter({(1, place): 800 for place in range(3)})
    true = Counter({(1, 0): 198, (1, 1): 100, (1, 2): 49})
    found = weights(true, even, 1)
    assert found[:3] == (t.SUREST, t.SUREST // 2, t.SUREST // 4)
    assert set(found[3:]) == {t.SUREST // 2}


def test_places_are_learnt_from_games_of_every_count() -> None:
    found = learn(len(SEATS), "random")
    assert [len(row) for row in found] == [len(row) for row in t.DESPERADO_AT]
    assert all(min(row) >= 1 and max(row) == t.SUREST for row in found)
    assert found[0] == t.DESPERADO_AT[0]
