"""What is kept of one game: a line of JSON. The summary and the report know nothing else."""

from __future__ import annotations

import msgspec

WINNER = 1  # a place


class Lead(msgspec.Struct, frozen=True):
    """How the lead in points went, answer by answer."""

    changes: int  # times the sole lead passed to another side
    settled: float  # share of the game after which the winner led alone to the end; 1: never
    half: float | None  # the win share of who led alone at half-time; None: nobody did


class Seat(msgspec.Struct, frozen=True):
    """One seat's game."""

    bot: str
    role: str
    side: int
    points: int
    place: int
    share: float  # of the victory
    decisions: int  # real ones: with two options or more
    options: int  # it had in all of them
    seconds: float  # it thought
    taken: dict[int, int]  # by action: how often
    offered: dict[int, int]
    habits: dict[str, tuple[int, int]]  # by style: how often it could follow it, and did


class Played(msgspec.Struct, frozen=True):
    deal: int
    number: int  # in its deal
    answers: int  # all of them: draws and forced moves too
    opener: int  # the seat that chose first
    seconds: float
    lead: Lead
    seats: list[Seat]

    @property
    def decisions(self) -> int:
        return sum(seat.decisions for seat in self.seats)

    @property
    def margin(self) -> int:
        """Points between the two best sides."""
        best: dict[int, int] = {}
        for seat in self.seats:
            best[seat.side] = max(best.get(seat.side, seat.points), seat.points)
        first, *rest = sorted(best.values(), reverse=True)
        return first - rest[0] if rest else 0


def shares(places: list[int], sides: list[int]) -> list[float]:
    """Of the victory, by seat: ties split it; seats of one side win together."""
    winners = [sides[k] for k, place in enumerate(places) if place == WINNER]
    return [winners.count(side) / len(winners) for side in sides]
