"""Ratings: by game, by side, among people and against bots apart.

A ladder is what the rated games make of it, in the order of their ends and nothing else: worked
out again from the rows of the file it comes out the same to the last bit. Nothing of it is stored.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from math import log, sqrt
from typing import Final, NamedTuple

from farwest.tables.finishing import SeatResult
from farwest.tables.history_book import HistoryBook
from farwest.tables.skill import TERM, Learner, Skill

MIDDLE: Final = 1500  # of somebody nobody has seen play
POINTS: Final = 400 / log(10) / sqrt(2)  # by luck: 400 points are ten to one, as in chess
SURE: Final = 1.96  # sigmas: 19 times in 20
FEWEST: Final = 10  # games: with fewer a rating is provisional
WIDEST: Final = 200  # points to either side, likewise

Key = tuple[str, ...]
Order = tuple[float, str]


class Bracket(NamedTuple):
    game: str
    against: str  # people or bots


class Rated(NamedTuple):
    """What is known of somebody on one side of one game."""

    game: str
    against: str
    side: str
    points: int
    low: int
    high: int
    games: int

    @property
    def provisional(self) -> bool:
        return self.games < FEWEST or self.high - self.low > 2 * WIDEST


class Ladder:
    def __init__(self, games: Iterable[Sequence[SeatResult]] = ()) -> None:
        self._learners: dict[Bracket, Learner[Key]] = {}
        self.games: Counter[tuple[Bracket, Key]] = Counter()
        self._where: dict[str, dict[tuple[Bracket, Key], None]] = {}  # by person
        self.last: Order = (0.0, "")
        for game in sorted(games, key=order):
            self.take(game)

    def take(self, seats: Sequence[SeatResult]) -> None:
        """One game, with all its seats; those who win or lose as one are one."""
        first = seats[0]
        bracket = Bracket(first.game, first.against)
        sides: dict[str, list[SeatResult]] = {}
        for one in seats:
            sides.setdefault(one.side or str(one.seat), []).append(one)
        teams = [[*map(key_of, side), term_of(side[0])] for side in sides.values()]
        ranks = [min(map(rank_of, side)) for side in sides.values()]
        terms = {team[-1]: Skill(0.0, TERM) for team in teams}
        self._learners.setdefault(bracket, Learner()).learn(teams, ranks, terms)
        for one in seats:
            self.games[bracket, key_of(one)] += 1
            self._where.setdefault(one.person, {})[bracket, key_of(one)] = None
        self.last = order(seats)

    @property
    def skills(self) -> dict[Bracket, dict[Key, Skill]]:
        return {bracket: learner.known for bracket, learner in self._learners.items()}

    def of(self, person: str) -> list[Rated]:
        """By game; among people before against bots."""
        found = []
        for bracket, key in self._where.get(person, ()) if person else ():
            learner = self._learners[bracket]
            (mu, sigma), one = learner.known[key], POINTS / learner.luck
            at, wide = MIDDLE + one * mu, SURE * one * sigma
            figures = round(at), round(at - wide), round(at + wide), self.games[bracket, key]
            found.append(Rated(bracket.game, bracket.against, key[2], *figures))
        return sorted(found, key=lambda one: (one.game, one.against != "people", one.side))

    def settled(self, person: str, game: str) -> int:
        """The best rating of somebody in a game among people; 0: none that is settled."""
        found = [one for one in self.of(person) if (one.game, one.against) == (game, "people")]
        return max((one.points for one in found if not one.provisional), default=0)


def order(seats: Sequence[SeatResult]) -> Order:
    return seats[0].ended, seats[0].table


def key_of(one: SeatResult) -> Key:
    return ("person", one.person, one.side) if one.person else ("bot", one.bot, one.side)


def term_of(one: SeatResult) -> Key:
    """What it is worth to be that side, or, where all are alike, to sit there."""
    return ("term", str(one.seats), one.side or str(one.seat))


def rank_of(one: SeatResult) -> int:
    return 1 if one.won else 2 if one.side else one.place


class RatingsDesk:
    """The ladder of a house, kept up with what is written down."""

    def __init__(self, book: HistoryBook) -> None:
        self.book = book
        self._ladder = Ladder()
        self._seen = 0  # the last table that was taken in, by its number in the book
        self._lock = asyncio.Lock()

    async def ladder(self) -> Ladder:
        async with self._lock:
            fresh = await self.book.rated_after(self._seen)
            if fresh:
                games = games_in(fresh)
                if min(map(order, games)) <= self._ladder.last:  # one that was missed before
                    games = games_in(await self.book.rated_after(0))
                    self._ladder = Ladder()
                await asyncio.to_thread(self._take, games)
                self._seen = fresh[-1][0]
            return self._ladder

    def _take(self, games: list[list[SeatResult]]) -> None:
        for game in sorted(games, key=order):
            self._ladder.take(game)


def games_in(rows: Iterable[tuple[int, SeatResult]]) -> list[list[SeatResult]]:
    return [[one for _, one in game] for _, game in groupby(rows, key=lambda row: row[0])]
