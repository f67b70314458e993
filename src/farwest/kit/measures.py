"""Numbers that a game lends: what players care about, and what a designer may turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Quantity(NamedTuple):
    """A number that players care about, read from an imagined world when that is at rest after the
    answer, or at once, or when its game is over. The text `quantity-<key>` says it of two answers:
    $best of the one advised, $other of the other, $others how many rivals there are. Its `.cause`
    says what it is good for, without a number: a reason begins with it."""

    measure: Callable[[Any, int], float]  # of a world and a seat
    worth: float  # what one more of it is worth, in points of this game; below 0: less is better
    least: float  # what differs by less is not worth a word
    share: bool = False  # a chance, or a part of a whole: it is said as so many in 100
    at_end: bool = False
    at_once: bool = False  # nobody else has answered yet


class Turnable(NamedTuple):
    """A number of the rulebook that a designer may turn, and how far: the game plays on between."""

    constant: str  # of numbers.py
    low: int
    high: int
    at: tuple[int | str, ...] = ()  # where in a list; "seats": at the number of seats
    step: int = 1


class Belief(NamedTuple):
    """In how many ways somebody could be at each place; one way is as likely as another."""

    who: int  # a seat
    ways: tuple[int, ...]  # by place

    def share(self, place: int) -> float:
        return self.ways[place] / sum(self.ways)
