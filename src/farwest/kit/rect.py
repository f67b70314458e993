"""A place on a canvas, for the layout of every board."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def low(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inner(self, by: float) -> Rect:
        """What is left of it within a margin."""
        return Rect(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)
