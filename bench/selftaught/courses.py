"""What is learned at which tables, and how large the net is: a course for each game."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Final, NamedTuple

import farwest
from bench.selftaught.whereabouts import road_shares
from farwest.games.desperados.bots import tracker
from farwest.games.desperados.bots.whereabouts import ROADS
from farwest.games.goat.bots import gambler
from farwest.kit.fields import FieldEncoder
from farwest.kit.selftaught import Instinct
from farwest.learning.planning import Plan

TARGET: Final = "target_per_desperado"


class Table(NamedTuple):
    """A worker steps games of one kind."""

    seats: int
    variant: Mapping[str, Any] = {}


class Course(NamedTuple):
    game: str
    instinct: Instinct  # whose file it makes
    tables: tuple[Table, ...]  # of each crew; there are two crews
    hidden: tuple[int, int]
    games: int = 1024
    steps: int = 64  # between two lessons
    passes: int = 1  # over what a lesson teaches
    ending_ahead: float = 0.0  # how much of what is learned for is to end ahead; the rest: to win
    renewed: int = 50  # lessons until "what it was" is renewed

    def told(self) -> str:
        """For train.py, which may run under a Python that has no farwest."""
        root = farwest.load(self.game).start(self.tables[0].seats)
        sides = {root.side(seat) for seat in range(self.tables[0].seats)}
        facts = {
            "game": self.game,
            "seats": [table.seats for table in self.tables],
            "sides": len(sides) < self.tables[0].seats,
            "sizes": self.sizes(),
        }
        if self.instinct.more:
            facts["whereabouts"] = {"places": self.places(), "shares": road_shares(ROADS)}
        names = ("hidden", "games", "steps", "passes", "ending_ahead", "renewed")
        return json.dumps(facts | {name: getattr(self, name) for name in names})

    @property
    def encoder(self) -> FieldEncoder:
        found = farwest.load(self.game).encoder
        assert isinstance(found, FieldEncoder)
        return found

    def places(self) -> dict[str, int]:
        """Where each segment begins among the numbers of the encoder."""
        segments = self.encoder.segments
        ends = accumulate(size for _, size in segments)
        return {name: end - size for (name, size), end in zip(segments, ends, strict=True)}

    def sizes(self) -> dict[str, tuple[int, str]]:
        """What lies in a file of its own: numbers by game, and of what kind."""
        game = farwest.load(self.game)
        return {
            "seen": (Plan(game).size, "uint8"),
            "mask": (game.actions, "uint8"),
            "seat": (1, "int32"),
            "reward": (game.seats[-1], "float32"),
            "ended": (1, "uint8"),
            "answer": (1, "int32"),
        }


def tables_of(*seats: int) -> tuple[Table, ...]:
    return tuple(Table(number) for number in seats)


EVEN: Final = {TARGET: "balanced"}
COURSES: Final = {
    "goat": Course(
        "goat",
        gambler.INSTINCT,
        tables_of(2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 3, 3, 5, 5),
        (512, 128),
        ending_ahead=0.25,
    ),
    "desperados": Course(
        "desperados",
        tracker.INSTINCT,
        (
            *tables_of(3, 3, 3, 4, 4, 5, 6, 6),
            *(Table(seats, EVEN) for seats in (3, 3, 4, 5, 6, 6)),
        ),
        (1024, 256),
        passes=2,
    ),
}

if __name__ == "__main__":
    print(COURSES[sys.argv[1]].told())
