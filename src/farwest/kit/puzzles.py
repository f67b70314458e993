"""Puzzles: moments of finished games at which one answer beats the others.

They lie beside the game, as games/<game>/puzzles/shipped.json: a puzzle a line. `farwest puzzles`
makes them; docs/puzzles.md tells how. Whoever solves one is shown the view of the seat that moved.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from farwest.kernel.errors import BadFile
from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from farwest.kit.reading import decoded

FOLDER: Final = "puzzles"
SHIPPED: Final = "shipped.json"
Stage = Literal["opening", "middle", "end"]


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, and how often it wins, as far as the judges know."""

    action: str
    chance: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    record: dict[str, Any]  # of the whole game, as Record has it
    move: int  # answers before the one that is asked for
    seat: int  # whose it is
    question: str
    best: str
    usual: str  # what a beginner answers there most often
    tried: list[Tried]  # the best first
    games: int  # that each of them was played on; 0: a second opinion was asked instead
    stage: Stage
    stars: int  # 1 to 3: how good a player overlooks it

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def rules(self) -> str:
        return str(self.record["version"])

    def whole(self) -> Record:
        return Record(**self.record)

    def match(self, game: AnyGame) -> Match[Any, Any]:
        """The game as it stood."""
        return Match.of(game, self.whole(), upto=self.move)

    def chance(self, action: str) -> float | None:
        """None: it was not played on."""
        return next((one.chance for one in self.tried if one.action == action), None)


def puzzles_of(game: AnyGame) -> dict[str, Puzzle]:
    """Those that were made under the rules of today, by id."""
    return {one.id: one for one in _shipped(game.package) if one.rules == game.version}


@cache
def _shipped(package: str) -> tuple[Puzzle, ...]:
    file = files(package).joinpath(FOLDER, SHIPPED)
    return read_puzzles(file.read_text("utf-8"), package) if file.is_file() else ()


def read_puzzles(text: str, where: str) -> tuple[Puzzle, ...]:
    try:
        return tuple(decoded(line, Puzzle) for line in text.splitlines() if line)
    except msgspec.DecodeError as error:
        raise BadFile(f"The puzzles of {where} cannot be read: {error}.") from None


def check(game: AnyGame, puzzle: Puzzle) -> None:
    """BadFile says what does not fit the rules of today."""
    match = puzzle.match(game)
    legal = [game.action_names[action] for action in match.legal()]
    if match.seat != puzzle.seat or match.asked is None or match.asked.kind != puzzle.question:
        raise BadFile(f"{game.name}, puzzle {puzzle.id}: seat {puzzle.seat} is not asked there.")
    for name in (puzzle.best, puzzle.usual, *(one.action for one in puzzle.tried)):
        if name not in legal:
            raise BadFile(f"{game.name}, puzzle {puzzle.id}: `{name}` is not possible there.")
    if Match.of(game, puzzle.whole()).seat is not None:
        raise BadFile(f"{game.name}, puzzle {puzzle.id}: its game has no end.")
