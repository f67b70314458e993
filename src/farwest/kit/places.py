"""What of a part, a sprite or a picture is given in order: what it is, and where. All else goes by
its name. msgspec wants a base for that; what a base declares comes first on the wire."""

from __future__ import annotations

import msgspec


class Point(msgspec.Struct, frozen=True, gc=False):
    x: float
    y: float


class BoxPlace(Point, frozen=True):
    width: float
    height: float


class WordsPlace(msgspec.Struct, frozen=True, gc=False):
    text: str
    x: float
    y: float


class ArtPlace(msgspec.Struct, frozen=True, gc=False):
    symbol: str
    x: float
    y: float
    width: float
    height: float


class SpritePlace(msgspec.Struct, frozen=True, gc=False):
    key: str  # the same thing has the same key in the next picture
    label: str  # what a screen reader says
    x: float
    y: float
    width: float
    height: float
