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


class SideDeed(NamedTuple):
    """What a side did: the text `deed-<text>` says it in a few words."""

    side: str
    text: str
    about: Mapping[str, tuple[str, int]]  # by variable: what sort of thing, and its int
    seats: tuple[int, ...]  # who had a hand in it
    worth: int = 0  # what it brought, as the score sheet counts


class PartDone(NamedTuple):
    """A part of a game, as a round, that is over: the text `deed-part` says which."""

    n: int
    deeds: tuple[SideDeed, ...]
