"""Who meets whom: nobody twice while it can be helped, every chair alike, byes in turn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import get_args

import pytest

from farwest.tournament.facts import Format, Tournament, TournamentPlan
from farwest.tournament.meetings import byes_had, met, seats_had
from farwest.tournament.pairing import next_round, rounds_of
from farwest.tournament.sizes import table_sizes
from farwest.tournament.standings import standings
from tests.tournament.playing import founded, left, played

SIZES = (2, 3, 4, 5)


def plan(format: Format, size: int, rounds: int = 0, duplicate: bool = False) -> TournamentPlan:
    return TournamentPlan(format, size, SIZES, rounds, duplicate)


def sound(tournament: Tournament) -> None:
    """Everybody once in each round, at a table of a size the game has."""
    for paired in tournament.rounds:
        everybody = [n for table in paired.tables for n in table] + paired.byes
        assert len(everybody) == len({*everybody})
        assert all(tournament.contestants[n].is_in(paired.number) for n in everybody)
        assert {len(table) for table in paired.tables} <= {*tournament.plan.allowed, *SIZES}


@pytest.mark.parametrize("players", [4, 6, 8, 9, 12, 16])
def test_in_a_swiss_tournament_of_two_a_table_nobody_meets_twice(players: int) -> None:
    """In so few rounds there always is a way."""
    done = played(founded(plan("swiss", 2, players // 2), players), Random(players))
    assert players // 2 == len(done.rounds)
    sound(done)
    assert max(met(done).values()) == 1


@pytest.mark.parametrize(
    ("players", "size", "rounds"), [(9, 3, 3), (12, 3, 3), (16, 4, 3), (25, 5, 3)]
)
def test_in_a_swiss_tournament_of_more_a_table_nobody_meets_twice(
    players: int, size: int, rounds: int
) -> None:
    for seed in range(2):
        done = played(founded(plan("swiss", size, rounds), players, f"{seed}"), Random(seed))
        sound(done)
        assert max(met(done).values()) == 1, seed


def test_those_who_stand_alike_meet() -> None:
    """After a round, winners sit with winners."""
    done = played(founded(plan("swiss", 4, 2), 16), Random(5), most=1)
    points = {row.contestant.number: row.points for row in standings(done)}
    paired = next_round(done)
    assert paired is not None
    means = sorted(sum(points[n] for n in table) / 4 for table in paired.tables)
    drawn = sorted(sum(points[n] for n in table) / 4 for table in done.rounds[0].tables)
    assert means[-1] - means[0] > drawn[-1] - drawn[0]
    assert means[-1] - means[0] >= 0.5


@pytest.mark.parametrize("players", [2, 3, 5, 6, 9])
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(players: int) -> None:
    done = played(founded(plan("round-robin", 2), players), Random(1))
    assert dict.fromkeys(combinations(range(players), 2), 1) == dict(met(done))
    assert rounds_of(done) == len(done.rounds) == players - 1 + players % 2
    byes = byes_had(done)
    assert {byes[k] for k in range(players)} == {players % 2}


@pytest.mark.parametrize(("players", "size"), [(7, 3), (8, 4), (9, 3), (16, 4)])
def test_in_a_round_robin_of_more_a_table_everybody_meets_everybody(
    players: int, size: int
) -> None:
    done = played(founded(plan("round-robin", size), players), Random(1))
    sound(done)
    assert {*combinations(range(players), 2)} == {*met(done)}
    least = -(-(players - 1) // (size - 1))
    assert least <= len(done.rounds) <= 2 * least + 2


@pytest.mark.parametrize(("players", "size"), [(2, 2), (5, 2), (8, 2), (16, 4), (11, 4), (9, 3)])
def test_a_knock_out_ends_with_one_table(players: int, size: int) -> None:
    done = played(founded(plan("knock-out", size), players), Random(2))
    sound(done)
    last = done.rounds[-1]
    assert len(last.tables) == 1
    assert not last.byes
    assert done.outcomes[-1].places[last.tables[0].index(standings(done)[0].contestant.number)] == 1
    sizes = [sum(map(len, r.tables)) + len(r.byes) for r in done.rounds]
    assert sizes == sorted(sizes, reverse=True)
    assert len({*sizes}) == len(sizes)


@pytest.mark.parametrize("format", get_args(Format))
@pytest.mark.parametrize("size", [2, 3, 4])
def test_every_chair_is_had_about_as_often(format: Format, size: int) -> None:
    done = played(founded(plan(format, size, 6), 12), Random(3))
    had, tables = seats_had(done), Counter(n for _, seats, _ in done.sittings() for n in seats)
    for number, times in tables.items():
        share = [had[(number, chair)] for chair in range(size)]
        assert max(share) - min(share) <= 2, (number, share)
        assert times == sum(share)


def test_byes_go_round() -> None:
    """To the last in the standings who had none."""
    done = played(founded(plan("swiss", 2, 5), 5), Random(4))
    assert dict.fromkeys(range(5), 1) == dict(byes_had(done))


@pytest.mark.parametrize("format", get_args(Format))
def test_the_same_facts_give_the_same_round(format: Format) -> None:
    once, twice = (played(founded(plan(format, 3), 11), Random(6)) for _ in range(2))
    other = played(founded(plan(format, 3), 11, "another lot"), Random(6))
    assert once == twice
    assert once.rounds[0] != other.rounds[0]


def test_who_leaves_keeps_what_they_had_and_a_bot_begins_with_nothing() -> None:
    done = played(founded(plan("swiss", 4, 4), 16), Random(7), most=2)
    before = {row.contestant.number: row.points for row in standings(done)}
    after = played(left(left(done, 3, heir=True), 9, heir=True), Random(8))
    sound(after)
    now = {row.contestant.number: row.points for row in standings(after)}
    assert (before[3], before[9]) == (now[3], now[9])
    assert all(not {3, 9} & {n for t in r.tables for n in t} for r in after.rounds[2:])
    assert all({16, 17} <= {n for t in r.tables for n in t} for r in after.rounds[2:])
    assert [[2, 2]] == [[r.played for r in standings(after) if r.contestant.number in (16, 17)]]


@pytest.mark.parametrize("format", get_args(Format))
@pytest.mark.parametrize("heir", [True, False])
def test_whoever_leaves_it_goes_on(format: Format, heir: bool) -> None:
    done = played(founded(plan(format, 3, 4), 9), Random(9), most=1)
    after = played(left(left(done, 0, heir), 4, heir), Random(9))
    sound(after)
    assert len(after.rounds) > 1
    assert next_round(after) is None


def test_a_bot_has_the_place_of_who_left_in_a_round_robin() -> None:
    done = played(founded(plan("round-robin", 2), 6), Random(1), most=2)
    after = played(left(done, 2, heir=True), Random(1))
    times, early = met(after), {n for pair in met(done) if 2 in pair for n in pair} - {2}
    assert all(times[(n, 6)] == (n not in early) for n in range(6) if n != 2)


def test_tables_are_alike_and_few_are_left_over() -> None:
    assert [[4, 3], [3, 3], [4, 3, 3], [3, 3, 3], [5]] == [
        *(table_sizes(n, (2, 3, 4)) for n in (7, 6, 10, 9)),
        table_sizes(5, (5,)),
    ]
    assert [[4], [4, 4], []] == [table_sizes(n, (4,)) for n in (6, 11, 3)]
