"""What every View is made of."""

from __future__ import annotations

from typing import Self

import msgspec


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that one seat may know, built up field by field."""

    seat: int
    seats: int
    variant: list[int]
    frames: list[tuple[int, ...]]

    def json(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, text: str | bytes) -> Self:
        return msgspec.json.decode(text, type=cls)
