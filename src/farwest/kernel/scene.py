"""The only way out of a true State."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from farwest.kernel.game import AnyGame
from farwest.kernel.state import State


class Event(NamedTuple):
    move: int  # as the seat counts
    name: str
    seat: int
    a: int  # -1: not for these eyes
    b: int
    rule: str
    text: str


class Scene(NamedTuple):
    """What one seat is sent. Never the same for two seats."""

    move: int  # as the seat counts
    view: Any
    events: list[Event]
    options: list[tuple[int, str]]

    def json(self) -> str:
        rest = json.dumps({"move": self.move, "events": self.events, "options": self.options})
        return f'{{"view": {self.view.json()}, {rest[1:]}'


def redact(game: AnyGame, event: tuple[int, ...], seat: int) -> tuple[int, ...] | None:
    """A seat that may not see an event learns that it happened, or not even that."""
    kind, who, _, _, seen_by, cause = event
    if seen_by == -1 or (seat >= 0 and seen_by >> seat & 1):
        return (*event[:4], 1, cause)
    return None if game.tellings[kind].secret else (kind, who, -1, -1, 0, 0)


def is_move_of(game: AnyGame, seat: int, mover: int, told: Sequence[tuple[int, ...]]) -> bool:
    """Whether a seat counts this answer: it gave it, or was told something of it."""
    return seat == mover or any(redact(game, event, seat) for event in told)


def shown(game: AnyGame, s: State, seat: int, told: bool = True) -> str:
    """The bare bytes of a scene, without words: what law 8 compares."""
    events = [e for event in s.told() if (e := redact(game, event, seat))] if told else []
    options = s.legal() if s.seat == seat else []
    return json.dumps({"view": game.see(s, seat).json(), "events": events, "options": options})
