"""What every View is made of."""

from __future__ import annotations

from typing import Self

import msgspec

from farwest.kit.reading import decoded


class View(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """All that one seat may know, built up field by field. Lists by seat may be longer than the
    table has seats: a state has room for the most a game takes, and the rest is padding."""

    seat: int  # whose view it is; -4: a watcher's
    seats: int  # at this table
    variant: list[int]  # by variant of the game: which of its values; padded with 0
    frames: list[tuple[int, ...]]  # kind, seat, a, b; the question on the table last

    def json(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, text: str | bytes) -> Self:
        return decoded(text, cls)
