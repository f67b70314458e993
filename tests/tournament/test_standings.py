"""Where somebody stands, and the reason that is told for it."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

from msgspec.structs import replace

from farwest.tournament.facts import PairedRound, TableOutcome, Tournament, TournamentPlan
from farwest.tournament.points import duplicate_points, table_points
from farwest.tournament.standings import ORDER, StandingRow, standings
from tests.tournament.playing import founded, left, played

SWISS = TournamentPlan("swiss", 2, (2,), 3)
ROBIN = TournamentPlan("round-robin", 2, (2,))


def told(rows: list[StandingRow]) -> list[tuple[str, str]]:
    return [(row.contestant.name, row.why.criterion if row.why else "") for row in rows]


def after(
    plan: TournamentPlan, players: int, *rounds: list[tuple[int, int, int, int]]
) -> Tournament:
    """Tables of two: who, who, and their scores."""
    made = founded(plan, players)
    paired, outcomes = [], []
    for number, tables in enumerate(rounds, 1):
        seen = {n for a, b, _, _ in tables for n in (a, b)}
        byes = [n for n in range(players) if n not in seen]
        paired.append(PairedRound(number, [[a, b] for a, b, _, _ in tables], byes))
        for n, (_, _, x, y) in enumerate(tables):
            outcomes.append(TableOutcome(number, n, [1 + (y > x), 1 + (x > y)], [x, y]))
    return replace(made, rounds=paired, outcomes=outcomes)


def test_points_by_place_are_shared_by_who_is_level() -> None:
    points = table_points(TableOutcome(1, 0, [1, 2, 2, 4], [9, 5, 5, 1]))
    assert [Fraction(1), Fraction(1, 2), Fraction(1, 2), Fraction(0)] == points


def test_a_side_is_counted_against_the_other() -> None:
    gang, marshal = TableOutcome(1, 0, [2, 1, 1], [0, 1, 1], ["m", "g", "g"]), ["m", "g", "g"]
    assert [Fraction(0), Fraction(1), Fraction(1)] == table_points(gang)
    lost = TableOutcome(1, 0, [1, 2, 2], [1, 0, 0], marshal)
    assert [Fraction(1), Fraction(0), Fraction(0)] == table_points(lost)


def test_with_the_same_deal_a_chair_is_measured_by_the_same_chair_elsewhere() -> None:
    """The good cards are on chair 0: to win with them is worth nothing if all did."""
    tables = [
        TableOutcome(1, 0, [1, 2], [9, 3], []),
        TableOutcome(1, 1, [1, 2], [9, 5], []),
        TableOutcome(1, 2, [1, 2], [7, 1], []),
    ]
    first = [duplicate_points(one, [o for o in tables if o is not one])[0] for one in tables]
    second = [duplicate_points(one, [o for o in tables if o is not one])[1] for one in tables]
    assert [Fraction(3, 4), Fraction(3, 4), Fraction(0)] == first
    assert [Fraction(1, 2), Fraction(1), Fraction(0)] == second


def test_more_points_are_before_fewer() -> None:
    rows = standings(after(SWISS, 2, [(0, 1, 3, 5)]))
    assert [("p1", "points"), ("p0", "")] == told(rows)
    assert rows[0].why is not None
    assert (rows[0].why.mine, rows[0].why.theirs) == (Fraction(1), Fraction(0))


def test_of_two_with_the_same_points_the_one_with_the_harder_way_is_first() -> None:
    """Both won once: p0 met the winner of all, p1 the last."""
    done = after(SWISS, 4, [(0, 1, 5, 1), (2, 3, 5, 1)], [(2, 0, 5, 1), (1, 3, 5, 1)])
    expected = [("p2", "points"), ("p0", "opponents"), ("p1", "points"), ("p3", "")]
    assert expected == told(standings(done))


def test_in_a_round_robin_who_won_the_meeting_is_first() -> None:
    done = after(
        ROBIN,
        4,
        [(0, 1, 1, 2), (2, 3, 1, 2)],
        [(0, 2, 9, 1), (1, 3, 1, 2)],
        [(0, 3, 9, 1), (1, 2, 2, 1)],
    )
    rows = standings(done)
    by_name = {row.contestant.name: row for row in rows}
    assert by_name["p0"].points == by_name["p1"].points == 2
    assert {row.contestant.name for row in rows[:3]} == {"p0", "p1", "p3"}  # each beat one other
    assert rows[0].why is not None
    assert rows[0].why.criterion == "margin"
    assert rows[0].contestant.name == "p0"


def test_the_lot_decides_in_the_end_and_not_by_who_came_first() -> None:
    firsts = set()
    for lot in range(12):
        rows = standings(founded(SWISS, 4, f"{lot}"))
        assert [row.why.criterion for row in rows if row.why] == ["lot"] * 3
        firsts.add(rows[0].contestant.number)
    assert len(firsts) > 2


def test_every_reason_is_true() -> None:
    """The value that is told is larger, and all reasons before it found the two level."""
    for seed in range(6):
        done = played(founded(TournamentPlan("swiss", 3, (2, 3), 3), 10), Random(seed))
        rows = standings(left(done, 1, heir=False))
        assert sorted(r.contestant.number for r in rows) == [*range(10)]
        for row, following in pairwise(rows):
            assert row.why is not None
            assert row.why.other == following.contestant.number
            assert row.why.mine > row.why.theirs
            assert (row.points == following.points) == (row.why.criterion != "points")
        assert rows[-1].why is None
    assert all(criteria[-1] == "lot" for criteria in ORDER.values())


def test_who_left_a_game_to_a_bot_has_nothing_of_it() -> None:
    done = after(SWISS, 2, [(0, 1, 3, 5)])
    gone = replace(done, outcomes=[replace(done.outcomes[0], left=[False, True])])
    assert [Fraction(0)] * 2 == [row.points for row in standings(gone)]


def test_a_table_that_came_to_no_end_is_worth_a_half() -> None:
    done = after(SWISS, 2, [(0, 1, 3, 5)])
    void = replace(done, outcomes=[TableOutcome(1, 0)])
    assert [Fraction(1, 2)] * 2 == [row.points for row in standings(void)]
