"""The last hour of this process, minute by minute, from the counts that are kept anyway."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from farwest.tables.counting import COUNTS, Histogram
from farwest.tables.wire import HouseFigures, MinuteFace

if TYPE_CHECKING:
    from farwest.server.application import App

MINUTE: Final = 60.0  # seconds
KEPT: Final = 60  # minutes
HALF: Final = 0.5
MOST: Final = 0.99
MILLISECONDS: Final = 1000.0


class Chronicle:
    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.minutes: deque[MinuteFace] = deque(maxlen=KEPT)
        self._begin()

    def _begin(self) -> None:
        self._since = self.now()
        self._moves = COUNTS.moves.total()
        self._counts = [*COUNTS.move_seconds.counts]

    def look(self) -> None:
        """Now and then: when a minute is over it is written down."""
        if self.now() < self._since + MINUTE:
            return
        fresh = [n - was for n, was in zip(COUNTS.move_seconds.counts, self._counts, strict=True)]
        moves = COUNTS.moves.total() - self._moves
        times = [quantile(COUNTS.move_seconds, fresh, part) for part in (HALF, MOST)]
        self.minutes.append(MinuteFace(self.now(), moves, *times))
        self._begin()


def quantile(found: Histogram, counts: list[int], part: float) -> float:
    """In milliseconds: the bound below which so many lie; 0: nothing happened."""
    wanted, sofar = part * sum(counts), 0
    for bound, count in zip((*found.bounds, found.bounds[-1]), counts, strict=True):
        sofar += count
        if count and sofar >= wanted:
            return bound * MILLISECONDS
    return 0.0


def runs(app: App) -> HouseFigures:
    """Of this process."""
    hall = app.hall
    return HouseFigures(
        minutes=[*app.chronicle.minutes],
        tables=len(hall.opened),
        asleep=hall.asleep,
        sockets=COUNTS.sockets,
        thinking=len(hall.thinkers.bots.gate.waiting),
        writing=app.store.writer.waiting,
    )


def together(parts: list[HouseFigures]) -> HouseFigures:
    """Of all workers: what is counted is added up, of times the longest is told. Their minutes end
    at other seconds: those that end in the same one belong together."""
    found: dict[int, list[MinuteFace]] = {}
    for minute in (minute for part in parts for minute in part.minutes):
        found.setdefault(int(minute.at // MINUTE), []).append(minute)
    minutes = [
        MinuteFace(
            max(one.at for one in same),
            sum(one.moves for one in same),
            max(one.p50 for one in same),
            max(one.p99 for one in same),
        )
        for _, same in sorted(found.items())
    ]
    named = ("tables", "asleep", "sockets", "thinking", "writing")
    sums = {name: sum(getattr(part, name) for part in parts) for name in named}
    return HouseFigures(minutes=minutes[-KEPT:], **sums)
