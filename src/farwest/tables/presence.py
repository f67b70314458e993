"""Whether anybody is at a table: its bots play for somebody, not for an empty room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from weakref import proxy

from farwest.tables.fair_gate import Asker, Urgency
from farwest.tables.repairing import in_days
from farwest.tables.watcher import Watcher

if TYPE_CHECKING:
    from farwest.tables.live_table import LiveTable

NAMED: Final = 20  # spectators
ON_THEIR_OWN: Final = 120.0  # seconds that bots go on after whoever plays there has gone


class Presence:
    def __init__(self, live: LiveTable) -> None:
        self.live: LiveTable = proxy(live)  # a table nobody holds goes at once
        self._seen = -ON_THEIR_OWN  # when somebody who plays here was seen last

    def saw(self, watcher: Watcher) -> None:
        """Also who only sends an answer, and does not stay."""
        if self._plays(watcher):
            self._seen = self.live.now()

    @property
    def is_played(self) -> bool:
        """Somebody who sits here looks."""
        return any(self._plays(watcher) for watcher in self.live.eyes)

    @property
    def deserted(self) -> bool:
        """Nobody looks, and nobody has just answered."""
        if self.live.eyes or (in_days(self.live.table) and self.live.table.people()):
            return False  # by letter, nobody has to look
        if self.live.table.charter.cup:
            return False  # a round waits for it
        return not self.live.table.people() or self.live.now() > self._seen + ON_THEIR_OWN

    @property
    def asker(self) -> Asker:
        """All bots of a host's tables wait for each other; where somebody plays they go first."""
        charter = self.live.table.charter
        urgency = Urgency.PLAYED if self.is_played else Urgency.WATCHED
        return Asker(charter.host, charter.table, urgency)

    def watching(self) -> list[str]:
        """The names of those who have one and no seat; of many, the first."""
        found = {eyes.name for eyes in self.live.eyes if eyes.person and not self._plays(eyes)}
        return sorted(found, key=str.casefold)[:NAMED]

    def _plays(self, watcher: Watcher) -> bool:
        return bool(self.live.table.seats_of(watcher.person))
