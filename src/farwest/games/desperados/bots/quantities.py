"""What speaks for an answer in desperados, and against it: kit/rooms.py, Quantities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.desperados.numbers import ACTIVE, TURNS
from farwest.games.desperados.state import (
    NO_SEAT,
    DesperadosState,
    legal_cards,
    location,
    spent,
)
from farwest.kit.measures import Quantity


def loot(s: DesperadosState, seat: int) -> float:
    """DESP-W2: what the gang has, to one of the gang."""
    return float(s.purse) if seat != s.marshal else 0.0


def stolen(s: DesperadosState, seat: int) -> float:
    """The same, to the marshal."""
    return float(s.purse) if seat == s.marshal else 0.0


def cards_lost(s: DesperadosState, seat: int) -> float:
    """DESP-E9: cards that arrests have cost the gang, to one of it."""
    return lost_by_gang(s) if seat != s.marshal else 0.0


def cards_taken(s: DesperadosState, seat: int) -> float:
    """The same, to the marshal."""
    return lost_by_gang(s) if seat == s.marshal else 0.0


def lost_by_gang(s: DesperadosState) -> float:
    """Each arrest costs one (DESP-E9)."""
    if s.marshal == NO_SEAT:
        return 0.0
    return float(sum(s.lost[k].bit_count() for k in range(s.seats) if k != s.marshal))


def ways_on(s: DesperadosState, seat: int) -> float:
    """DESP-F6: cards it could lay next turn, as its hand is now; none is needed after the last."""
    if s.turn == TURNS or s.stuck[seat] > 0 or s.status[seat] != ACTIVE:
        return 0.0
    return float(legal_cards(location(s, seat), spent(s, seat)).bit_count())


def stage(s: DesperadosState, seat: int) -> int:
    """The round: even for the gang, odd for the marshal."""
    return 2 * max(s.round - 1, 0) + (seat == s.marshal)


WORLDS: Final = 1000
QUANTITIES: Final[Mapping[str, Quantity]] = {
    "loot": Quantity(loot, worth=1.0, least=60.0),
    "stolen": Quantity(stolen, worth=-1.0, least=60.0),
    "lost": Quantity(cards_lost, worth=-400.0, least=0.05),
    "taken": Quantity(cards_taken, worth=400.0, least=0.05),
    "ways": Quantity(ways_on, worth=60.0, least=0.9, at_once=True),
}

# 110 games of Cowhands, Legend's own looks; on others, docs/strength.md has what is gained.
CANDOUR: Final = {
    3: (
        *((-0.31, 1.24), (0.00, 1.24), (-0.31, 1.54), (0.26, 1.42), (-0.62, 1.60)),
        *((0.15, 1.53), (-0.98, 1.46), (0.06, 1.58), (-1.03, 0.89), (-0.35, 1.26)),
    )
}

# Of random play, which flatters the marshal: 100 games of Cowhands; docs/strength.md has what is
# gained on others. By stage(); in the first round it tells next to nothing.
CURVE: Final = {
    3: (
        *((1.32, 0.05), (-1.35, 0.05), (1.59, 0.40), (-1.44, 0.23), (1.28, 0.52)),
        *((-1.29, 0.60), (0.62, 0.62), (-0.80, 0.69), (0.30, 0.78), (-0.27, 0.77)),
    )
}
