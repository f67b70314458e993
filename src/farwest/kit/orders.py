"""Answers that may be given ahead."""

from __future__ import annotations

from typing import NamedTuple


class StandingOrder(NamedTuple):
    """An answer that somebody may give ahead, to every such question until that event is told."""

    question: int
    action: int
    until: int = -1  # an event; -1: to the end of the game
