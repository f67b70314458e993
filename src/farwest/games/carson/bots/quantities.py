"""What speaks for an answer in carson, and against it: kit/rooms.py, Quantities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from farwest.games.carson.bots.worth import force_of
from farwest.games.carson.numbers import BUILT, CELLS, DUEL_MODE
from farwest.games.carson.phases.incomes import income_of
from farwest.games.carson.state import NO_SEAT, CarsonState
from farwest.kit.measures import Quantity

DIE: Final = range(1, 7)  # CARSON-D2


def income(s: CarsonState, seat: int) -> float:
    """CARSON-F34: what its buildings earn each round, as the town stands."""
    ground, owner, variant = list(s.ground), list(s.owner), list(s.variant)
    mine = [k for k in range(CELLS) if owner[k] == seat and ground[k] >= BUILT]
    return float(sum(income_of(ground, owner, variant, cell) for cell in mine))


def points(s: CarsonState, seat: int) -> float:
    """CARSON-G1: those of the rounds, of the town and of money."""
    return float(s.final_points()[seat])


def best_rival(s: CarsonState, seat: int) -> float:
    return float(max(n for k, n in enumerate(s.final_points()) if k != seat))


def parcels(s: CarsonState, seat: int) -> float:
    """CARSON-E7: property tiles on the map."""
    return float(list(s.owner).count(seat))


def money(s: CarsonState, seat: int) -> float:
    return float(s.money[seat])


def guns(s: CarsonState, seat: int) -> float:
    """CARSON-D3: those that last."""
    return float(s.revolvers[seat])


def stands(s: CarsonState, seat: int) -> float:
    """CARSON-D2, CARSON-D4: the chance that none of its cowboys is beaten, as all of them stand.
    With duel tiles (CARSON-V1) there is no die, so nothing is said."""
    if s.variant[DUEL_MODE] != 0:
        return 1.0
    found = 1.0
    for fighters in list(s.standing):
        if fighters >> seat & 1 and fighters & ~(1 << seat):
            rivals = [k for k in range(s.seats) if k != seat and fighters >> k & 1]
            found *= wins_duel(s, seat, rivals)
    return found


def wins_duel(s: CarsonState, seat: int, rivals: Sequence[int]) -> float:
    """One die each. Who passed before wins a tie; between two who have not passed it is open."""
    passed = [k for k in list(s.pass_order) if k != NO_SEAT]
    chance = 0.0
    for roll in DIE:
        beaten = 1.0
        for rival in rivals:
            behind = roll + force_of(s, seat) - force_of(s, rival)
            before = earlier(passed, seat, rival)
            beaten *= sum((n < behind) + before * (n == behind) for n in DIE) / len(DIE)
        chance += beaten / len(DIE)
    return chance


def earlier(passed: Sequence[int], seat: int, rival: int) -> float:
    """CARSON-D4: 1 if this seat is first in the order of passing, 0 if not, else a half."""
    first = next((one for one in passed if one in (seat, rival)), None)
    return 0.5 if first is None else float(first == seat)


def stage(s: CarsonState, seat: int) -> int:
    """The round."""
    return max(s.round - 1, 0)


QUANTITIES: Final[Mapping[str, Quantity]] = {
    "points": Quantity(points, worth=1.0, least=0.4),
    "income": Quantity(income, worth=0.5, least=0.7),
    "rival": Quantity(best_rival, worth=-0.6, least=0.4),
    "guns": Quantity(guns, worth=0.6, least=0.2),
    "duels": Quantity(stands, worth=4.0, least=0.05, share=True, at_once=True),
    "parcels": Quantity(parcels, worth=0.5, least=0.3),
    "money": Quantity(money, worth=0.15, least=2.0),
}

# Of random play, which boasts: 60 games of Cowhands; docs/strength.md has what is gained on others.
CURVE: Final = {2: ((0.24, 0.21), (0.11, 0.03), (-0.04, 0.16), (-0.09, 0.44))}
