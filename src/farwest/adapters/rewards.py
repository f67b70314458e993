"""What the end of a game is worth to a learner."""

from __future__ import annotations

from typing import Any


def rewards_of(s: Any) -> list[float]:
    """By seat, from -1 to 1: of those on another side, how many more it is ahead of than behind."""
    places, sides = s.final_places(), [s.side(seat) for seat in range(s.seats)]
    found = []
    for seat, place in enumerate(places):
        met = [places[other] for other in range(s.seats) if sides[other] != sides[seat]]
        found.append(sum((other > place) - (other < place) for other in met) / max(len(met), 1))
    return found
