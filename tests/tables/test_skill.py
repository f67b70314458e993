"""Weng and Lin's rule for Plackett-Luce, as others have written it; and ratings by side."""

from __future__ import annotations

import random

import pytest
from openskill.models import PlackettLuce

from farwest.tables.finishing import SeatResult
from farwest.tables.ladder import Ladder
from farwest.tables.skill import LEAST, LUCK, SPREAD, Skill, chances, learned_from

SIDES = ("marshal", "desperado")
NEAR = 60  # points


@pytest.mark.parametrize("seed", range(6))
def test_it_learns_what_openskill_learns(seed: int) -> None:
    dice = random.Random(seed)
    teams = [
        [Skill(dice.uniform(-9, 9), dice.uniform(1, 8)) for _ in range(dice.randint(1, 4))]
        for _ in range(dice.randint(2, 6))
    ]
    ranks = [dice.randint(1, 3) for _ in teams]
    model = PlackettLuce(mu=0, sigma=SPREAD, beta=LUCK, kappa=LEAST, tau=0)
    theirs = model.rate(
        [[model.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams],
        ranks=[float(rank) for rank in ranks],
    )

    ours = learned_from(teams, ranks)
    assert [pytest.approx(one.mu) for team in theirs for one in team] == [
        one.mu for team in ours for one in team
    ]
    assert [pytest.approx(one.sigma) for team in theirs for one in team] == [
        one.sigma for team in ours for one in team
    ]


def test_a_side_of_four_strangers_is_worth_one_stranger() -> None:
    assert [0.5, 0.5] == chances([[Skill()], [Skill()] * 4])


def seat(game: int, k: int, person: str, side: str, won: bool) -> SeatResult:
    chair = f"t{game}", k, person, person, person, "", 1, "desperados", 3, side
    return SeatResult(*chair, 1 if won else 2, 10, int(won), "people", "", "", float(game))


def hunt(game: int, marshal: str, *gang: str, caught: bool) -> list[SeatResult]:
    riders = [seat(game, k, one, "desperado", not caught) for k, one in enumerate(gang, 1)]
    return [seat(game, 0, marshal, "marshal", caught), *riders]


def test_the_star_and_the_gang_are_two_numbers_and_a_gang_wins_as_one() -> None:
    games = [hunt(n, "ann", "bob", "eva", caught=True) for n in range(6)]
    games += [hunt(n, "bob", "ann", "eva", caught=True) for n in range(6, 9)]
    ladder = Ladder(games)
    ann, eva = ladder.of("ann"), ladder.of("eva")

    assert [("desperado", 3), ("marshal", 6)] == [(one.side, one.games) for one in ann]
    assert ann[0].points < 1500 < ann[1].points
    assert ["desperado"] == [one.side for one in eva]
    assert all(one.provisional and one.low < one.points < one.high for one in ann)


def test_where_one_side_always_wins_nobody_is_praised_for_sitting_there() -> None:
    """Two who change sides every time learn what the star is worth, and little of each other."""
    pairs = [("ann", "bob"), ("bob", "ann")] * 20
    games = [hunt(n, *pair, "eva", caught=True) for n, pair in enumerate(pairs)]
    stars = [one for person in ("ann", "bob") for one in Ladder(games).of(person)]
    (terms,) = Ladder(games).skills.values()

    assert terms["term", "3", "marshal"].mu > 0 > terms["term", "3", "desperado"].mu
    by_side = {side: [one.points for one in stars if one.side == side] for side in SIDES}
    assert all(abs(one - other) < NEAR for one, other in by_side.values())
