"""Who leads, how near the end is, and what brings it: for the seats and the bar on top.

Made from one view: what is hidden from it is not counted, and the tally then says "at least".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from farwest.kit.speaking import Say

TALLIES: Final = 1 << 9  # that are kept, of all games together
NEAR: Final = 0.75  # of the way: then a meter stands out


class Heap(msgspec.Struct, frozen=True, gc=False):
    """What some of the points come from."""

    title: str
    points: int
    kind: str = ""  # in the legend of all seats, where the title is of one


class Reckoning(msgspec.Struct, frozen=True, gc=False):
    """What a seat, or a side, would have if the game ended now."""

    seats: tuple[int, ...]
    points: int
    place: int  # 1: leads
    short: str  # "29", "$9": beside a name
    said: str  # "29 points"; "at least $6" where something is hidden
    heaps: tuple[Heap, ...] = ()
    name: str = ""  # of a side
    sure: bool = True  # nothing of it is hidden
    of: int = 0  # what it must reach, if the game says so
    unit: str = ""  # of it, if not that of all
    target: str = ""  # "of $8,000", for a side: those on it have no places among them


class Meter(msgspec.Struct, frozen=True, gc=False):
    """One thing that brings the end."""

    symbol: str
    now: int
    of: int
    label: str  # "4 of 6 Graves are filled"
    near: bool = False
    name: str = ""  # "Graves"


class WhoLeads(msgspec.Struct, frozen=True, gc=False):
    unit: str
    tallies: tuple[Reckoning, ...]
    meters: tuple[Meter, ...] = ()
    ending: str = ""  # "The round in which one of these is full is the last."
    sentence: str = ""  # "You lead by 7."; where the game does not say it, the house does


def tally(
    scores: Sequence[int],
    places: Sequence[int],
    sheet: Iterable[tuple[str, Sequence[int], str]],
    say: Say,
    *,
    sure: Sequence[bool] = (),
    unit: str = "",
) -> tuple[Reckoning, ...]:
    """One for each seat, from rows of a score sheet and the places that the rules give. The text
    `standing-points` says $n points, its `.short` only the number; $sure is yes or no. `unit`: the
    text that counts $n, where one point is no points."""
    rows = tuple((title, tuple(points)) for title, points, _ in sheet)
    return tallied(tuple(scores), tuple(places), rows, say, tuple(sure), unit)


@lru_cache(TALLIES)
def tallied(
    scores: tuple[int, ...],
    places: tuple[int, ...],
    sheet: tuple[tuple[str, tuple[int, ...]], ...],
    say: Say,
    sure: tuple[bool, ...],
    unit: str,
) -> tuple[Reckoning, ...]:
    """The same for all who see the same: most moves change no points."""
    rows = [(say(title), points) for title, points in sheet]
    made = []
    for seat, n in enumerate(scores):
        known = sure[seat] if sure else True
        facts = {"n": n, "sure": "yes" if known else "no"}
        said = say("standing-points.short", **facts), say("standing-points", **facts)
        heaps = tuple(Heap(title, points[seat]) for title, points in rows if points[seat])
        counted = say(unit, n=n) if unit else ""
        made.append(Reckoning((seat,), n, places[seat], *said, heaps, sure=known, unit=counted))
    return tuple(made)


@lru_cache(TALLIES)
def meter(symbol: str, now: int, of: int, say: Say, what: str, **facts: Any) -> Meter:
    """`meter-<what>` is its label: $n of $of, $left to go; `.name` its name in a word or two."""
    label = say(f"meter-{what}", n=now, of=of, left=of - now, **facts)
    return Meter(symbol, now, of, label, name=say(f"meter-{what}.name"))


def nearest(meters: Sequence[Meter]) -> tuple[Meter, ...]:
    """The same, and the one that will be full first stands out."""
    far = max((m.now / max(m.of, 1) for m in meters), default=0)
    return tuple(
        msgspec.structs.replace(m, near=m.now / max(m.of, 1) == far and far >= NEAR) for m in meters
    )
