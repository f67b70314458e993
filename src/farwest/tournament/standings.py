"""Who stands where, and why before the next: one reason after the other, until one decides.

A criterion is asked of those who are level by all before it. The first that tells two neighbours
apart is the reason, and is told in words; the lot decides in the end, so that no two stand alike.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from typing import Final, Literal

from farwest.tournament.facts import Contestant, Format, TableOutcome, Tournament
from farwest.tournament.meetings import byes_had
from farwest.tournament.points import BYE, points_at

Criterion = Literal["reached", "points", "met", "opponents", "wins", "margin", "lot"]
ORDER: Final[dict[Format, tuple[Criterion, ...]]] = {
    "round-robin": ("points", "met", "wins", "margin", "lot"),
    "swiss": ("points", "opponents", "wins", "margin", "lot"),
    "knock-out": ("reached", "points", "margin", "lot"),
}
Values = Mapping[int, Fraction]  # by contestant; more is better


@dataclass(frozen=True)
class Reason:
    """Why somebody stands before the next."""

    criterion: Criterion
    mine: Fraction
    theirs: Fraction
    other: int  # the next one's number


@dataclass(frozen=True)
class StandingRow:
    place: int
    contestant: Contestant
    points: Fraction
    played: int  # tables that came to an end
    wins: int
    byes: int
    why: Reason | None  # the last one is before nobody


class Sums:
    """All that is counted, once."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        numbers = [c.number for c in tournament.contestants]
        self.points: dict[int, Fraction] = dict.fromkeys(numbers, Fraction(0))
        self.margin = dict(self.points)
        self.played, self.wins = dict.fromkeys(numbers, 0), dict.fromkeys(numbers, 0)
        self.byes = byes_had(tournament)
        self.sat: list[tuple[list[int], list[Fraction]]] = []  # each table: who, their points
        self.reached = dict(self.points)  # the last round one sat in or had a bye
        for paired, seats, outcome in tournament.sittings():
            for number in seats:
                self.reached[number] = Fraction(paired.number)
            if outcome is not None:
                self._count(outcome, seats)
        for paired in tournament.rounds:
            for number in paired.byes:
                self.reached[number] = Fraction(paired.number)
        for number, times in self.byes.items():
            self.points[number] += times * BYE
        if tournament.plan.format == "knock-out":
            self._crown()

    def _count(self, outcome: TableOutcome, seats: list[int]) -> None:
        found = points_at(self.tournament, outcome, seats)
        self.sat.append((seats, found))
        mean = Fraction(sum(outcome.scores), max(len(outcome.scores), 1))
        for chair, number in enumerate(seats):
            self.points[number] += found[chair]
            self.played[number] += 1
            if outcome.places:
                self.wins[number] += outcome.places[chair] == 1
                self.margin[number] += outcome.scores[chair] - mean

    def _crown(self) -> None:
        """Of those who reached the last table, its order counts: as parts of a round."""
        last = self.tournament.rounds[-1] if self.tournament.rounds else None
        for paired, seats, outcome in self.tournament.sittings():
            if outcome is None or not outcome.places or paired is not last:
                continue
            for chair, number in enumerate(seats):
                self.reached[number] += Fraction(1, 1 + outcome.places[chair])

    def opponents(self, number: int) -> Fraction:
        """The points of those one met, on average: byes and larger tables are no advantage."""
        rivals = [other for seats, _ in self.sat if number in seats for other in seats]
        found = [self.points[other] for other in rivals if other != number]
        return sum(found, Fraction(0)) / len(found) if found else Fraction(0)

    def met(self, number: int, group: Sequence[int]) -> Fraction:
        """At tables with others of the group: of them who were beaten, the half counted."""
        found = Fraction(0)
        for seats, points in self.sat:
            if number not in seats:
                continue
            mine = points[seats.index(number)]
            for other, theirs in zip(seats, points, strict=True):
                if other != number and other in group:
                    found += Fraction(1 + (mine > theirs) - (mine < theirs), 2)
        return found

    def values(self, criterion: Criterion, group: Sequence[int]) -> Values:
        lot = self.tournament.lot
        ways: dict[Criterion, Callable[[int], Fraction]] = {
            "reached": lambda n: self.reached[n],
            "points": lambda n: self.points[n],
            "met": lambda n: self.met(n, group),
            "opponents": self.opponents,
            "wins": lambda n: Fraction(self.wins[n]),
            "margin": lambda n: self.margin[n],
            "lot": lambda n: Fraction(int(sha256(f"{lot} lot {n}".encode()).hexdigest(), 16)),
        }
        return {number: ways[criterion](number) for number in group}


def standings(tournament: Tournament) -> list[StandingRow]:
    """The first first. Who left keeps what they had; a stand-in begins with nothing."""
    sums = Sums(tournament)
    order, reasons = ordered(sums, [c.number for c in tournament.contestants])
    return [
        StandingRow(
            place=k + 1,
            contestant=tournament.contestants[number],
            points=sums.points[number],
            played=sums.played[number],
            wins=sums.wins[number],
            byes=sums.byes[number],
            why=reasons.get(number),
        )
        for k, number in enumerate(order)
    ]


def ordered(sums: Sums, numbers: Sequence[int]) -> tuple[list[int], dict[int, Reason]]:
    """And by contestant, why they are before the next."""
    criteria = ORDER[sums.tournament.plan.format]
    reasons: dict[int, Reason] = {}

    def split(group: list[int], which: int) -> list[int]:
        if len(group) < 2:
            return group
        criterion = criteria[which]
        values = sums.values(criterion, group)
        levels: defaultdict[Fraction, list[int]] = defaultdict(list)
        for number in group:
            levels[values[number]].append(number)
        found: list[int] = []
        for value in sorted(levels, reverse=True):
            part = split(levels[value], which + 1)
            if found:
                before, after = found[-1], part[0]
                reasons[before] = Reason(criterion, values[before], value, after)
            found += part
        return found

    return split(sorted(numbers), 0), reasons
