"""Where each player could be for all that everybody has seen, roughly: the tracker reads it beside
its view. Whoever laid a card face down went along a road or stayed, each as likely."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from farwest.games.desperados.numbers import (
    MAX_SEATS,
    NEIGHBOURS,
    NO_CARD,
    NOWHERE,
    SALOON,
    TOWNS,
    TURNS,
)
from farwest.games.desperados.view import DesperadosView

CERTAIN: Final = 255
ROADS: Final = tuple(
    tuple(other for other in range(TOWNS) if roads >> other & 1) for roads in NEIGHBOURS
)


def whereabouts(view: DesperadosView) -> list[int]:
    """By seat, from the one that looks, and town: now, and after one card more."""
    found = []
    for step in range(MAX_SEATS):
        seat = (view.seat + step) % view.seats
        if step < view.seats and view.start[seat] != NOWHERE:
            now, then = chances(view, seat)
            found += [*in_bytes(now), *in_bytes(then)]
        else:
            found += [0] * (2 * TOWNS)
    return found


def chances(view: DesperadosView, seat: int) -> tuple[list[float], list[float]]:
    here = [float(town == view.start[seat]) for town in range(TOWNS)]
    for turn in range(TURNS):
        card = view.laid[seat][turn]
        if card == NO_CARD:
            continue
        if view.shown[seat] >> turn & 1 == 0:
            here = moved(here, view.lost[seat])
        elif card != SALOON:
            here = [float(town == card) for town in range(TOWNS)]
    return here, moved(here, view.lost[seat])


def moved(here: list[float], lost: int) -> list[float]:
    shares = [chance / (len(ROADS[town]) + 1) for town, chance in enumerate(here)]
    return [
        shares[town] + (0 if lost >> town & 1 else sum(shares[other] for other in ROADS[town]))
        for town in range(TOWNS)
    ]


def in_bytes(chances: list[float]) -> Iterator[int]:
    whole = sum(chances) or 1
    return (int(CERTAIN * chance / whole + 0.5) for chance in chances)
