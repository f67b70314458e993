"""What a chance is worth when it is said to people.

A search believes in its game's judgement, and random play in its own luck; both boast. So a game
may have small tables, fitted to games that were played to their end (`python -m bench.reliability
GAME --fit`): by seats, by stage, a shift and a slope on the log odds. Only what is said goes
through them; the search does not. docs/strength.md has the curves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Any, Final

from farwest.kernel.game import AnyGame
from farwest.kernel.state import OVER
from farwest.kit.rooms import Quantities, ask

RIM: Final = 0.002  # what is said to be surer than this was measured by nobody
PLAIN: Final = (0.0, 1.0)  # shift and slope that change nothing

Fits = Mapping[int, Sequence[tuple[float, float]]]  # by seats, by stage


def logit(chance: float) -> float:
    inside = min(max(chance, RIM), 1 - RIM)
    return log(inside / (1 - inside))


def chance_of(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def stage_of(game: AnyGame, world: Any, seat: int) -> int:
    room = ask(game, Quantities)
    return room.stage(world, seat) if room else 0


def fit_for(fits: Fits, seats: int, stage: int) -> tuple[float, float]:
    """Of as many seats, else of the next number that was fitted. Beyond that nothing was measured,
    so nothing is changed."""
    rows = fits.get(next((n for n in sorted(fits) if n >= seats), 0), (PLAIN,))
    return rows[min(stage, len(rows) - 1)]


def tempered(chance: float, sides: int, fit: tuple[float, float]) -> float:
    """About the even chance: shift, and slope on the log odds."""
    shift, slope = fit
    even = logit(1 / max(sides, 2))
    return chance_of(even + shift + slope * (logit(chance) - even))


def candid(game: AnyGame, world: Any, seat: int, chance: float) -> float:
    """What a search's chance is worth here."""
    room = ask(game, Quantities)
    if room is None:
        return chance
    fit = fit_for(room.CANDOUR, world.seats, stage_of(game, world, seat))
    return chance if fit == PLAIN else tempered(chance, sides_of(world), fit)


def candid_curve(game: AnyGame, world: Any, chances: Sequence[float]) -> list[float]:
    """The same of random play's chances, by seat: mates share theirs, and all are 1 together."""
    room = ask(game, Quantities)
    if room is None or world.seat == OVER or world.seats > max(room.CURVE, default=0):
        return list(chances)
    sides = [world.side(k) for k in range(world.seats)]
    found = {}
    for seat, side in enumerate(sides):
        ours = sum(chance for chance, other in zip(chances, sides, strict=True) if other == side)
        fit = fit_for(room.CURVE, world.seats, stage_of(game, world, seat))
        found[side] = tempered(ours, len(set(sides)), fit)
    total = sum(found.values())
    return [found[side] / total / sides.count(side) for side in sides]


def sides_of(world: Any) -> int:
    return len({world.side(k) for k in range(world.seats)})
