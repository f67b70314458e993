"""Turns as each pair of eyes counts them.

How many answers the others have given can tell what they hold: who has nothing to decide is not
asked. So a seat's turns are those at which it answered or was told something, and nothing else of
the number of answers ever leaves the house.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farwest.kernel.game import Game
from farwest.kernel.scene import redact
from farwest.kernel.state import WATCHER

Told = Sequence[Sequence[tuple[int, ...]]]  # by turn: events


class Counter:
    """For each pair of eyes, by turn: how many turns it has seen by then."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self._counts: dict[int, list[int]] = {}

    def counts(self, seat: int | None, movers: Sequence[int], told: Told) -> list[int]:
        """`movers`: by turn, who gave the answer after it."""
        eyes = WATCHER if seat is None else seat
        known = self._counts.setdefault(eyes, [0])
        for turn in range(len(known), len(movers) + 1):
            mine = movers[turn - 1] == eyes
            seen = mine or any(redact(self.game, event, eyes) for event in told[turn])
            known.append(known[-1] + seen)
        return known[: len(movers) + 1]

    def forget(self, turn: int) -> None:
        """All after a turn: it was taken back."""
        for known in self._counts.values():
            del known[turn + 1 :]
