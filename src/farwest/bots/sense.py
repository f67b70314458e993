"""Answers that no sensible player gives, left out of what a search found.

A search sees what an answer brings, and not always what it tells a rival: one that shows something
for nothing looks as good as any. A game names such answers (kit/rooms.py, Levels).
"""

from __future__ import annotations

from typing import Any

from farwest.kernel.game import AnyGame
from farwest.kernel.thinking import Thought
from farwest.kit.rooms import Levels, ask


def sensible(game: AnyGame, view: Any, thoughts: list[Thought]) -> list[Thought]:
    """In their order; all of them if none is left."""
    room = ask(game, Levels)
    if room is None:
        return thoughts
    return [t for t in thoughts if not room.pointless(view, t.action)] or thoughts
