"""What is known of a tournament: its plan, who takes part, who was paired, what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

Format = Literal["round-robin", "swiss", "knock-out"]
SMALLEST: Final = 2  # a table


class TournamentPlan(Struct, frozen=True):
    format: Format
    size: int  # of a table
    sizes: tuple[int, ...] = ()  # that a table may have where it does not come out even
    rounds: int = 0  # of a Swiss one; 0: as many as its contestants need
    duplicate: bool = False  # all tables of a round have the same deal, and the same size

    @property
    def allowed(self) -> tuple[int, ...]:
        smaller = [n for n in self.sizes if SMALLEST <= n < self.size]
        return (self.size,) if self.duplicate else (*sorted(smaller), self.size)


class Contestant(Struct, frozen=True):
    """By number, in the order of entry. A bot that comes for who left is somebody of its own."""

    number: int
    name: str
    level: str = ""  # of a bot; empty: a person
    instead_of: int = -1  # whose place it took
    since: int = 1  # the first round it plays
    left: int = 0  # the first round it does not play any more; 0: still here

    def is_in(self, round: int) -> bool:
        return self.since <= round and not (self.left and self.left <= round)


class PairedRound(Struct, frozen=True):
    number: int  # from 1
    tables: list[list[int]]  # contestants in the order of their chairs
    byes: list[int] = []


class TableOutcome(Struct, frozen=True):
    """By chair, as paired. Without places: the table came to no end, and nobody is to blame."""

    round: int
    table: int  # its number in the round
    places: list[int] = []
    scores: list[int] = []
    sides: list[str] = []  # empty words: everybody plays alone
    left: list[bool] = []  # a bot finished it for a person


class Tournament(Struct, frozen=True):
    plan: TournamentPlan
    lot: str  # decides what is drawn by lot: nobody could choose it
    contestants: list[Contestant]
    rounds: list[PairedRound] = []
    outcomes: list[TableOutcome] = []

    @property
    def next_number(self) -> int:
        return len(self.rounds) + 1

    @property
    def founders(self) -> list[int]:
        """Those who were there when it began; their places are handed on."""
        return [c.number for c in self.contestants if c.instead_of < 0 and c.since == 1]

    def holder(self, number: int, round: int) -> Contestant:
        """Who plays this one's games in that round; who left and has no successor still does, so
        that their games count for somebody."""
        found = self.contestants[number]
        while found.left and found.left <= round:
            heirs = [c for c in self.contestants if c.instead_of == found.number]
            if not heirs:
                return found
            found = heirs[-1]
        return found

    def seated(self, paired: Sequence[int], round: int) -> list[int]:
        """The numbers of those who played there in the end."""
        return [self.holder(number, round).number for number in paired]

    def outcome(self, round: int, table: int) -> TableOutcome | None:
        return next((o for o in self.outcomes if (o.round, o.table) == (round, table)), None)

    def sittings(self) -> Iterator[tuple[PairedRound, list[int], TableOutcome | None]]:
        """Every table of every round: who sat there, and what came of it so far."""
        for paired in self.rounds:
            for n, table in enumerate(paired.tables):
                seats = self.seated(table, paired.number)
                yield paired, seats, self.outcome(paired.number, n)

    @property
    def round_is_over(self) -> bool:
        """The last one that was paired; true before the first."""
        last = self.rounds[-1] if self.rounds else None
        return last is None or all(
            self.outcome(last.number, n) is not None for n in range(len(last.tables))
        )
