"""Intervals against numbers from books, and against a coin."""

from __future__ import annotations

from math import isinf
from random import Random

import pytest

from farwest.arena.intervals import Sample, difference, gain, normal, student, wilson


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_gives_the_published_numbers(won: int, of: int, low: float, high: float) -> None:
    found = wilson(won / of, of, normal())

    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.30265), (3, 3.18245), (5, 2.57058), (10, 2.22814), (100, 1.98397)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_ninety_five_of_a_hundred_intervals_hold_the_truth() -> None:
    """Deals with luck of their own: treating games as independent would cover far less."""
    random, held, trials = Random(1), 0, 600
    for _ in range(trials):
        sample = Sample()
        for deal in range(40):
            luck = random.choice((0.1, 0.5))
            for _ in range(4):
                sample.add(deal, random.random() < luck)
        held += not sample.share().excludes(0.3)

    assert 0.93 <= held / trials <= 0.975


def test_a_clean_sweep_is_judged_by_its_deals() -> None:
    sample = Sample()
    for deal in range(10):
        sample.add(deal, 1.0)
        sample.add(deal, 1.0)

    assert sample.share() == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)


def test_rotations_that_cancel_luck_narrow_the_interval() -> None:
    """Whoever sits first wins: each bot wins one game of each deal but for one deal."""
    paired, single = Sample(), Sample()
    for deal in range(20):
        for game in range(2):
            won = game == 0 or deal == 0
            paired.add(deal, won)
            single.add(2 * deal + game, won)
    narrow, wide = paired.share(), single.share()

    assert narrow.mean == wide.mean
    assert narrow.high - narrow.low < (wide.high - wide.low) / 2


def test_a_difference_over_the_same_deals_sheds_their_luck() -> None:
    random, one, other = Random(3), Sample(), Sample()
    for deal in range(50):
        luck = random.gauss(0, 10)
        one.add(deal, luck + 1 + random.gauss(0, 0.1))
        other.add(deal, luck + random.gauss(0, 0.1))
    found = difference(one, other)

    assert found.mean == pytest.approx(1, abs=0.1)
    assert found.high - found.low < 0.2


def test_one_deal_says_nothing_about_a_difference() -> None:
    one, other = Sample(), Sample()
    one.add(0, 1.0)
    other.add(0, 0.0)

    assert isinf(difference(one, other).high)


def test_a_gain_in_shares_is_wilsons_of_the_share_it_stands_for() -> None:
    """Ann won 9 of 10 against Bob: +80 points. Whoever is ahead half the time gains nothing, so
    her interval is that of 9 in 10, stretched over -1..1, and Student's for 9 degrees."""
    ann, bob = Sample(), Sample()
    for deal in range(10):
        ann.add(deal, float(deal > 0))
        bob.add(deal, float(deal == 0))
    found, plain = gain(ann, bob), difference(ann, bob)
    twin = wilson(0.9, 0.9 * 0.1 / (0.9 * 0.1 / 9), student(9))

    assert found == pytest.approx((0.8, 2 * twin.low - 1, 2 * twin.high - 1))
    assert plain.high > 1 > found.high
    assert found.low < plain.low


def test_a_gain_over_one_deal_may_be_anything() -> None:
    one, other = Sample(), Sample()
    one.add(0, 1.0)
    other.add(0, 0.0)

    assert gain(one, other) == (1.0, -1.0, 1.0)


def test_a_gain_in_every_deal_is_judged_by_their_number() -> None:
    one, other = Sample(), Sample()
    for deal in range(10):
        one.add(deal, 1.0)
        other.add(deal, 0.0)

    assert gain(one, other) == pytest.approx((1.0, 2 * 0.7225 - 1, 1.0), abs=1e-4)
