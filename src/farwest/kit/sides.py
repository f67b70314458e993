"""Sides: those who win or lose as one. What a game says of them, before it and at its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from farwest.kernel.game import Value


class Goal(NamedTuple):
    """What decides between the sides: facts for the texts `goal` and `goal.text`."""

    rule: str
    facts: Mapping[str, Value]


class Handicap(NamedTuple):
    """How a number that the table chooses favours one side or another."""

    fair: int  # the value at which equal players win about as often on either side
    known: Mapping[int, int]  # by value: wins in 100 of the side that a high one is hard for


class PartyEnd(NamedTuple):
    """How a side came out: facts for the texts `party-<side>`, `.score`, `.of` and `.told`."""

    side: str
    seats: tuple[int, ...]
    won: bool
    facts: Mapping[str, Value]
