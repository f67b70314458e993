"""What is said of puzzles, over HTTP. Only the first answer to the one of the day is kept."""

from __future__ import annotations

from msgspec import Struct

from farwest.tables.wire.lobby import Number, PuzzleCard, Streak
from farwest.tables.wire.news import Line, Offer, Scene


class PuzzleList(Struct, frozen=True):
    """All of them, game by game, and the one of the day."""

    day: PuzzleCard | None
    puzzles: list[PuzzleCard]
    streak: Streak | None = None  # where there is one of the day


class PuzzleTable(Struct, frozen=True):
    """The game as it stood, for the eyes of whoever was asked."""

    card: PuzzleCard
    names: list[str]  # by seat
    scene: Scene
    next: str  # the id of another one of that game
    streak: Streak | None = None  # if it is the one of the day


class PuzzleTry(Struct, forbid_unknown_fields=True):
    action: Number


class PuzzleOdds(Struct, frozen=True):
    """Wins in a hundred games, after that answer."""

    option: Offer
    chance: int


class PuzzleAnswer(Struct, frozen=True):
    right: bool
    verdict: str  # of what was answered
    why: str
    best: Offer
    chosen: Offer
    odds: list[PuzzleOdds]  # the best first
    lines: list[Line]  # what the best answer leads to at once
    played: str  # what happened in the game, in a sentence
    replay: str  # the name of the game, where replays are seen
    move: int  # at which it was asked
    seat: int
    streak: Streak | None = None  # after it, if it is the one of the day
