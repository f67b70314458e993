"""What a browser keeps to play without the house."""

from __future__ import annotations

from msgspec import Struct

from farwest.tables.wire.lobby import Language


class OfflineFile(Struct, frozen=True):
    path: str
    size: int  # bytes, unpacked


class OfflineGame(Struct, frozen=True):
    name: str
    titles: dict[Language, str]
    seats: list[int]
    emblem: str  # a symbol


class OfflineKit(Struct, frozen=True):
    """All of one version: a browser that keeps another can still play."""

    version: str  # empty: this house has none
    over_the_line: int  # bytes
    files: list[OfflineFile]
    games: list[OfflineGame]
