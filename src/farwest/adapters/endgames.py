"""Small games to solve: the ends of real ones."""

from __future__ import annotations

from random import Random
from typing import Any

import farwest
from farwest.adapters.course import Course
from farwest.errors import BadCall
from farwest.kernel.state import CHANCE, OVER


def endgame(name: str, seats: int, seed: int, nodes: int, asked: str = "") -> dict[str, Any]:
    """Of a random game, the earliest position from which at most so many nodes follow.

    `asked`: only where this question is on the table.
    """
    game, rng = farwest.load(name), Random(seed)
    course = Course.begun(game, game.start(seats))
    way = [course]
    while course.seat != OVER:
        weights = course.odds() if course.seat == CHANCE else None
        course = course.after(rng.choices(course.options, weights)[0])
        way.append(course)
    found = None
    for course in reversed(way[:-1]):
        if nodes_from(course, nodes) > nodes:
            break
        if not asked or game.questions[course.s.kind] == asked:
            found = course
    if found is None:
        wanted = f" where {asked} is asked" if asked else ""
        raise BadCall(f"The end of game {seed} has no position of {nodes} nodes{wanted}.")
    return dict(game.position_of(found.s))


def nodes_from(course: Course, most: int) -> int:
    """How many nodes there are from here on, draws and ends included; counted up to `most`."""
    found, left = 0, [course]
    while left and found <= most:
        here = left.pop()
        found += 1
        if here.seat != OVER:
            left += [here.after(action) for action in here.options]
    return found
