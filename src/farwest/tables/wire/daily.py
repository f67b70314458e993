"""The deal of the day, and what people did that is worth remembering."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DailyResult(Struct, frozen=True):
    name: str
    score: int
    place: int
    helped: int  # hints asked for
    mine: bool
    table: str  # to see it again


class FeatCard(Struct, frozen=True):
    """Something that a game says is worth doing once, and what one learns by it."""

    game: str
    name: str
    title: str
    idea: str
    at: float = 0.0  # seconds since the epoch; 0: not yet
    table: str = ""  # where it was done first


class FeatList(Struct, frozen=True):
    """Of one game."""

    game: str
    title: str
    emblem: str  # a symbol of /art/posters.svg
    feats: list[FeatCard]


class DailyDeal(Struct, frozen=True):
    """The same for everybody. How others did is told to who has finished, and after the day."""

    day: str  # as 2026-11-16
    game: str
    title: str
    emblem: str  # a symbol of /art/posters.svg
    seats: int
    stage: Literal["", "playing", "over"]  # of whoever asks; empty: not begun
    table: str  # theirs; empty: none yet
    results: list[DailyResult]  # the best first
    yesterday: list[DailyResult]  # likewise
    yesterdays_title: str  # of the game it was
    again: bool = False  # this browser had played it under another name: theirs is not compared
