"""Who met whom, who sat where, and who had a bye."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from farwest.tournament.facts import Tournament

Pair = tuple[int, int]


def met(tournament: Tournament) -> Counter[Pair]:
    """By pair, the smaller number first: at how many tables they were together."""
    found: Counter[Pair] = Counter()
    for _, seats, _ in tournament.sittings():
        found.update(combinations(sorted(seats), 2))
    return found


def seats_had(tournament: Tournament) -> Counter[Pair]:
    """By contestant and chair: how often."""
    return Counter(
        (number, chair)
        for _, seats, _ in tournament.sittings()
        for chair, number in enumerate(seats)
    )


def byes_had(tournament: Tournament) -> Counter[int]:
    return Counter(
        tournament.holder(number, paired.number).number
        for paired in tournament.rounds
        for number in paired.byes
    )
