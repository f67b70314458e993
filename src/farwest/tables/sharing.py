"""News for many eyes that see the same: made once, sent as the same bytes.

Who has no seat sees what every other stranger sees in that language on that canvas. A picture costs
milliseconds, and hundreds may look.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, NamedTuple
from weakref import proxy

from farwest.tables.watcher import ENCODER, Marks, News, Watcher
from farwest.tables.wire import HouseMessage

if TYPE_CHECKING:
    from farwest.tables.live_table import LiveTable


class SharedNews(NamedTuple):
    messages: list[bytes]
    marks: Marks | None  # as a scene leaves the watcher; other news leave it as it was


class Sharing:
    """Of one live table, until something changes there."""

    def __init__(self, live: LiveTable) -> None:
        self.live: LiveTable = proxy(live)  # a table nobody holds goes at once
        self._made: dict[Hashable, SharedNews] = {}
        self._last: dict[Hashable, Marks] = {}  # by looks: what was shown last

    def changed(self) -> None:
        self._made.clear()

    def news(self, watcher: Watcher, what: News) -> list[bytes]:
        key = self._key(watcher, what)
        if key is not None and key in self._made:
            messages, marks = self._made[key]
            watcher.marks = marks or watcher.marks
            return messages
        messages = [ENCODER.encode(message) for message in self.live.news(watcher, what)]
        if key is not None:
            self._made[key] = SharedNews(messages, self._meet(watcher) if what == "scene" else None)
        return messages

    def _meet(self, watcher: Watcher) -> Marks:
        """Who came at another time was shown an equal scene: from here on it is the same."""
        marks = watcher.marks
        looks = watcher.language, watcher.canvas, watcher.beliefs, watcher.changes
        last = self._last.get(looks)
        if last and last.shown.scene == marks.shown.scene:
            marks = marks._replace(shown=marks.shown._replace(scene=last.shown.scene))
        self._last[looks] = watcher.marks = marks
        return marks

    def sent(self, watcher: Watcher, what: News | HouseMessage) -> list[bytes]:
        """News as they are now, or a message that is ready."""
        return self.news(watcher, what) if isinstance(what, str) else [ENCODER.encode(what)]

    def _key(self, watcher: Watcher, what: News) -> Hashable | None:
        """None: these eyes see what nobody else does."""
        table = self.live.table
        own = table.seats_of(watcher.person) or watcher.behind or table.charter.lesson
        if own or what in ("circle", "film"):
            return None
        if what == "scene":
            clock = 0 if table.charter.clock is None else int(self.live.now())
            looks = watcher.language, watcher.canvas, watcher.beliefs, watcher.changes
            return what, looks, watcher.marks.key(), clock
        if watcher.blocked:
            return None
        host = bool(watcher.person) and watcher.person == table.charter.host
        return what, watcher.language, host
