"""One row: a whole game, without a name, a date or a secret. Everything else follows by replay."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import farwest
from farwest.kernel.errors import BadCall, BadRecord
from farwest.kernel.game import Value
from farwest.kernel.match import Match
from farwest.kernel.record import Record

FORMAT: Final = "1"
PERSON: Final = "person"
Source = Literal["selfplay", "house"]


@dataclass(frozen=True)
class PlayedGame:
    game: str
    version: str  # of the rules
    seats: int
    variant: dict[str, Value]
    source: Source
    players: list[str]  # by seat: a bot, or "person"
    actions: list[int]  # every answer, chance and forced moves included
    movers: list[int]  # by action: the seat that gave it; -1: chance
    scores: list[int]  # by seat
    places: list[int]  # by seat; 1 for every winner

    @property
    def record(self) -> Record:
        head = self.game, self.version, self.seats, dict(self.variant), list(self.actions)
        return Record(*head, commitment="")

    def match(self, upto: int | None = None) -> Match[Any, Any]:
        """The game again, to its end or for so many answers; every one is checked."""
        return Match.of(farwest.load(self.game), self.record, upto)

    def check(self) -> None:
        """It is a legal game to its end, and ended as it says."""
        match = self.match()
        if match.seat is not None:
            raise BadRecord(f"A game of {self.game} stops before its end.")
        found = match.movers, match.scores(), match.places()
        if found != (self.movers, self.scores, self.places):
            raise BadRecord(f"A game of {self.game} ended otherwise than its row says.")


def row_of(record: Record, source: Source, players: Sequence[str]) -> PlayedGame:
    """Of a finished game. Its secret, salts and seal are left out: who played is not in it."""
    match = farwest.replay(record)
    if match.seat is not None or record.start is not None:
        raise BadCall("A row is a whole game from its beginning to its end.")
    return PlayedGame(
        game=record.game,
        version=record.version,
        seats=record.seats,
        variant=match.game.variant_of(match.state),
        source=source,
        players=list(players),
        actions=list(match.actions),
        movers=list(match.movers),
        scores=match.scores(),
        places=match.places(),
    )


def columns(games: Sequence[PlayedGame]) -> dict[str, list[Any]]:
    rows = [vars(game) | {"variant": json.dumps(game.variant, sort_keys=True)} for game in games]
    return {name: [row[name] for row in rows] for name in PlayedGame.__dataclass_fields__}


def of_columns(row: dict[str, Any]) -> PlayedGame:
    return PlayedGame(**{**row, "variant": json.loads(row["variant"])})
