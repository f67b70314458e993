"""The next round, by the tournament's format. The same facts give the same round, wherever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from math import ceil, log
from random import Random
from typing import Final

from farwest.tournament.facts import Format, PairedRound, Tournament
from farwest.tournament.grouping import grouped
from farwest.tournament.meetings import Pair, byes_had, met, seats_had
from farwest.tournament.seats import balanced
from farwest.tournament.sizes import table_sizes
from farwest.tournament.standings import Sums, ordered

MOST_ROUNDS: Final = 40
FEWEST: Final = 3  # rounds of a Swiss tournament

Tables = tuple[list[list[int]], list[int]]  # and who has a bye


def next_round(tournament: Tournament) -> PairedRound | None:
    """None: it was the last one. Asked when the last round is over."""
    number = tournament.next_number
    if number > MOST_ROUNDS or len(active(tournament)) < min(tournament.plan.allowed):
        return None
    found = FORMATS[tournament.plan.format](tournament)
    if found is None or not found[0]:
        return None
    had = seats_had(tournament)
    settled = tournament.plan.format == "round-robin" and tournament.plan.size == 2
    tables = found[0] if settled else [balanced(table, had) for table in found[0]]
    return PairedRound(number, tables, sorted(found[1]))


def active(tournament: Tournament) -> list[int]:
    return [c.number for c in tournament.contestants if c.is_in(tournament.next_number)]


def dice(tournament: Tournament) -> Random:
    return Random(f"{tournament.lot} round {tournament.next_number}")


# ---- Swiss --------------------------------------------------------------------------------------


def swiss_rounds(tournament: Tournament) -> int:
    """As many as it takes until one alone could have won them all, and one more."""
    size, plan = max(len(tournament.founders), 2), tournament.plan
    return plan.rounds or max(FEWEST, ceil(log(size, plan.size)) + (plan.size > 2))


def swiss(tournament: Tournament) -> Tables | None:
    if tournament.next_number > swiss_rounds(tournament):
        return None
    order = by_standing(tournament, active(tournament))
    sizes = table_sizes(len(order), tournament.plan.allowed)
    byes = left_over(tournament, [*reversed(order)], len(order) - sum(sizes))
    playing = [number for number in order if number not in byes]
    return grouped(playing, sizes, met(tournament), dice(tournament), close=True), byes


def by_standing(tournament: Tournament, numbers: Sequence[int]) -> list[int]:
    """Before the first round: by lot."""
    order, _ = ordered(Sums(tournament), numbers)
    return order


def left_over(tournament: Tournament, order: Sequence[int], count: int) -> list[int]:
    """Who has a bye: whoever had fewest, of these the first in this order."""
    had = byes_had(tournament)
    return sorted(order, key=lambda number: had[number])[:count]


# ---- round robin --------------------------------------------------------------------------------


def round_robin(tournament: Tournament) -> Tables | None:
    founders, plan = tournament.founders, tournament.plan
    rounds = schedule(len(founders), plan.size, plan.allowed, tournament.lot)
    number = tournament.next_number
    if number > len(rounds):
        return None
    tables, byes, sitting = [], [], set[int]()
    for places in rounds[number - 1]:
        found = [tournament.holder(founders[place], number) for place in places]
        here = [one.number for one in found if one.is_in(number)]
        sitting |= {*here}
        if len(here) in (*plan.allowed, *plan.sizes) and not (
            plan.duplicate and len(here) < plan.size
        ):
            tables.append(here)
        else:
            byes += here
    return tables, byes + [number for number in active(tournament) if number not in sitting]


@lru_cache(maxsize=64)
def schedule(
    players: int, size: int, allowed: tuple[int, ...], lot: str
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """All rounds, until everybody has met everybody: by places, which are drawn by lot."""
    places = list(range(players))
    Random(f"{lot} places").shuffle(places)
    rounds = circle(players) if size == 2 else spread(players, allowed, lot)
    return tuple(tuple(tuple(places[k] for k in table) for table in tables) for tables in rounds)


def circle(players: int) -> list[list[list[int]]]:
    """Two a table: everybody moves on by one, one stays. Of an odd number one is left over. Who
    has the first chair alternates, so that all have it as often."""
    ring = list(range(players + players % 2))
    rounds = []
    for n in range(len(ring) - 1):
        half = len(ring) // 2
        pairs = [*zip(ring[:half], reversed(ring[half:]), strict=True)]
        turned = [(b, a) if (k or n) % 2 else (a, b) for k, (a, b) in enumerate(pairs)]
        rounds.append([[a, b] for a, b in turned if max(a, b) < players])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def spread(players: int, allowed: tuple[int, ...], lot: str) -> list[list[list[int]]]:
    """More than two a table: nobody meets anybody again before they must, until all have met."""
    times: Counter[Pair] = Counter()
    byes: Counter[int] = Counter()
    sizes = table_sizes(players, allowed)
    rounds: list[list[list[int]]] = []
    if not sizes:
        return rounds
    everybody = {*combinations(range(players), 2)}
    while not everybody <= {*times} and len(rounds) < MOST_ROUNDS:
        dice = Random(f"{lot} spread {len(rounds)}")
        order = sorted(range(players), key=lambda k: (byes[k], dice.random()), reverse=True)
        playing, resting = order[: sum(sizes)], order[sum(sizes) :]
        byes.update(resting)
        tables = grouped(playing, sizes, times, dice, close=False)
        for table in tables:
            times.update(combinations(sorted(table), 2))
        rounds.append(tables)
    return rounds


# ---- knock-out ----------------------------------------------------------------------------------


def through(size: int) -> int:
    """How many of a table go on: the better half."""
    return max(size // 2, 1)


def survivors(tournament: Tournament) -> list[int]:
    """Who is still in it, as they stand."""
    if not tournament.rounds:
        return by_standing(tournament, active(tournament))
    last, number = tournament.rounds[-1], tournament.next_number
    alive = [*last.byes]
    for n, table in enumerate(last.tables):
        seats, outcome = tournament.seated(table, last.number), tournament.outcome(last.number, n)
        order = by_standing(tournament, seats)
        if outcome is not None and outcome.places:
            place = dict(zip(seats, outcome.places, strict=True))
            left = dict(zip(seats, outcome.left or [False] * len(seats), strict=True))
            gone = {one for one in seats if left[one] and not tournament.contestants[one].level}
            order.sort(key=lambda one: (one in gone, place[one]))
        alive += order[: through(len(table))]
    held = [tournament.holder(one, number) for one in alive]
    return by_standing(tournament, [one.number for one in held if one.is_in(number)])


def knock_out(tournament: Tournament) -> Tables | None:
    last = tournament.rounds[-1] if tournament.rounds else None
    if last is not None and len(last.tables) == 1 and not last.byes:
        return None  # that was the final
    alive = survivors(tournament)
    sizes = table_sizes(len(alive), tournament.plan.allowed)
    if not sizes:
        return None
    byes = left_over(tournament, alive, len(alive) - sum(sizes))
    return dealt_out([one for one in alive if one not in byes], sizes), byes


def dealt_out(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """There and back again, so that the first do not meet at once."""
    tables: list[list[int]] = [[] for _ in sizes]
    way, rest = 1, list(order)
    while rest:
        for table, size in [*zip(tables, sizes, strict=True)][::way]:
            if rest and len(table) < size:
                table.append(rest.pop(0))
        way = -way
    return tables


FORMATS: Final[dict[Format, Callable[[Tournament], Tables | None]]] = {
    "swiss": swiss,
    "round-robin": round_robin,
    "knock-out": knock_out,
}


def rounds_of(tournament: Tournament) -> int:
    """How many there will be, as far as one can know; 0: that depends on what comes."""
    plan = tournament.plan
    if plan.format == "swiss":
        return swiss_rounds(tournament)
    if plan.format == "round-robin":
        facts = len(tournament.founders), plan.size, plan.allowed, tournament.lot
        return len(schedule(*facts))
    return 0
