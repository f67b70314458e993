"""Questions that several seats answer at once, in secret: HOUSE.md section 5.

The rules ask them one after the other, and what one may answer never depends on what it cannot see.
So the table may take the answers in any order, and let each be changed until the last one is in.
"""

from __future__ import annotations

from copy import copy
from functools import cache
from importlib import import_module
from typing import Any

from farwest.kernel.match import Match


@cache
def kinds(package: str) -> tuple[int, ...]:
    """The questions of a game that are asked so, from its own list."""
    found: tuple[int, ...] = getattr(import_module(f"{package}.questions"), "TOGETHER", ())
    return found


def asked(match: Match[Any, Any]) -> list[int]:
    """The seats that may answer now, the one the rules ask first, first."""
    if match.seat is None or match.seat < 0:
        return []
    frames = match.state.frames()
    kind = frames[-1][0]
    seats = [match.seat]
    if kind in kinds(match.game.package):
        for other, seat, *_ in reversed(frames[:-1]):
            if other != kind or seat < 0:
                break
            seats.append(seat)
    return seats


def turned_to(match: Match[Any, Any], seat: int) -> Match[Any, Any]:
    """The match as if this one of the seats asked were asked first."""
    if match.seat == seat:
        return match
    frames = match.state.frames()
    mine = next(frame for frame in reversed(frames) if frame[1] == seat)
    frames.remove(mine)
    turned = copy(match)
    turned.state = match.state.clone()
    turned.state.set_frames([*frames, mine])
    turned.state.listening = True
    return turned


def all_in(match: Match[Any, Any], held: dict[int, int]) -> bool:
    """Whether every seat that has a choice has made it."""
    return all(seat in held or not has_choice(match, seat) for seat in asked(match))


def has_choice(match: Match[Any, Any], seat: int) -> bool:
    return len(turned_to(match, seat).state.legal()) > 1


def played(match: Match[Any, Any], held: dict[int, int]) -> Match[Any, Any]:
    """After all the answers, in the order of the rules."""
    left, tried = dict(held), copy(match)
    while tried.seat in left:
        tried.play(left.pop(tried.seat))
    return tried
