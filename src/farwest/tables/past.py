"""What stood on a table some time ago: a table may keep its watchers behind, in everything."""

from __future__ import annotations

from collections import deque
from collections.abc import Set
from copy import copy
from dataclasses import replace
from typing import Any, NamedTuple

from farwest.kernel.match import Match
from farwest.tables.chairs import Chair
from farwest.tables.table import Table


class PastMoment(NamedTuple):
    at: float
    match: Match[Any, Any] | None
    chairs: list[Chair]
    halted: str


class Past:
    """The moments of the last `delay` seconds, and the one before them."""

    def __init__(self, table: Table, now: float) -> None:
        self.delay = table.charter.delay
        self._moments: deque[PastMoment] = deque()
        self._seated: deque[tuple[float, frozenset[str]]] = deque()  # since when: who was here
        self.remember(table, min(table.at, now))  # a clock may have been set back since

    def remember(self, table: Table, now: float) -> None:
        if not self.delay:
            return
        moments = self._moments
        chairs = [replace(chair) for chair in table.chairs]
        moments.append(PastMoment(now, table.match, chairs, table.halted))
        while len(moments) > 1 and moments[1].at <= now - self.delay:
            moments.popleft()

    def saw(self, people: Set[str], now: float) -> None:
        """These are here, of those who play: that all of them left would tell that it is over."""
        if not self.delay or (self._seated and self._seated[-1][1] == people):
            return
        self._seated.append((now, frozenset(people)))
        while len(self._seated) > 1 and self._seated[1][0] <= now - self.delay:
            self._seated.popleft()

    def seated(self, now: float) -> frozenset[str]:
        """Who was here then."""
        seen: frozenset[str] = frozenset()
        for at, people in self._seated:
            if at <= now - self.delay:
                seen = people
        return seen

    def table(self, table: Table, now: float) -> Table:
        """As watchers may see it: who sits there is no secret, but what they did is."""
        seen = None
        for moment in self._moments:
            if moment.at <= now - self.delay:
                seen = moment
        older = copy(table)
        older.match = seen.match if seen else None
        older.halted = seen.halted if seen else ""
        if seen and seen.match:
            older.chairs = seen.chairs
        else:  # before the game there is nothing to hide, and a chair to be found
            older.chairs = [unmoved(chair) for chair in table.chairs]
        older.movers = older.movers[: older.move]
        older.held, older.take_back = {}, None
        if older.stage != "over":
            older.next = ""
        return older


def unmoved(chair: Chair) -> Chair:
    """Before anybody left, or asked for another game."""
    return replace(chair, bot="" if chair.person else chair.bot, left="", again=False)


def shown(table: Table, past: Past | None, person: str, now: float) -> Table:
    """The table as this person may see it now. `past`: of its live table, if there is one."""
    if not table.charter.delay or table.seats_of(person):
        return table
    return (past or Past(table, now)).table(table, now)
