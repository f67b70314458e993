"""What a table is worth: 1 for the first, 0 for the last, evenly between; who is level shares.

Of a side that wins or loses as one, everybody is counted against the others alone. Where all tables
of a round have the same deal, a chair is compared with the same chair at the other tables instead:
what counts is who made more of the same luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from farwest.tournament.facts import TableOutcome, Tournament

HALF: Final = Fraction(1, 2)
BYE: Final = HALF  # neither won nor lost


def table_points(outcome: TableOutcome) -> list[Fraction]:
    places, sides = outcome.places, outcome.sides or [""] * len(outcome.places)
    found = []
    for chair, place in enumerate(places):
        rivals = [
            other
            for k, other in enumerate(places)
            if k != chair and not (sides[k] and sides[k] == sides[chair])
        ]
        found.append(_share(place, rivals))
    return found


def duplicate_points(outcome: TableOutcome, others: Sequence[TableOutcome]) -> list[Fraction]:
    """Against the same chair at the other tables: a better place, then more of the game's own
    points."""
    if not others:
        return table_points(outcome)

    def made(one: TableOutcome, chair: int) -> tuple[int, int]:
        return one.places[chair], -one.scores[chair]

    return [
        _share(made(outcome, k), [made(other, k) for other in others])
        for k in range(len(outcome.places))
    ]


def _share(mine: int | tuple[int, int], others: Sequence[int | tuple[int, int]]) -> Fraction:
    if not others:
        return HALF
    beaten = sum(other > mine for other in others)  # type: ignore[operator]
    level = sum(other == mine for other in others)
    return Fraction(2 * beaten + level, 2 * len(others))


def points_at(
    tournament: Tournament, outcome: TableOutcome, seats: Sequence[int]
) -> list[Fraction]:
    """By chair. Who left it to a bot has nothing of it, and the others what they have."""
    if not outcome.places:
        return [BYE] * len(seats)
    found = table_points(outcome)
    if tournament.plan.duplicate:
        found = duplicate_points(outcome, [*_beside(tournament, outcome)])
    left = outcome.left or [False] * len(seats)
    return [
        Fraction(0) if gone and not tournament.contestants[number].level else points
        for points, gone, number in zip(found, left, seats, strict=True)
    ]


def _beside(tournament: Tournament, outcome: TableOutcome) -> Iterable[TableOutcome]:
    for other in tournament.outcomes:
        if other.round == outcome.round and other.table != outcome.table and other.places:
            yield other
