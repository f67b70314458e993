"""A notebook: what one pair of eyes can work out of those whose place is hidden."""

from __future__ import annotations

import msgspec


class Jotting(msgspec.Struct, frozen=True):
    """One thing that is known, and since when."""

    when: str
    text: str


class NotePage(msgspec.Struct, frozen=True):
    """On one seat, or on what is in danger (-1)."""

    seat: int
    title: str
    count: str  # "5 towns"
    jottings: tuple[Jotting, ...]
    keys: tuple[str, ...] = ()  # the sprites where it could be
