"""Games that are over, played again for who looks at them: off the event loop, one at a time, and
not from the start for every step.

Anybody may ask for any step of any game: so it goes round by person, what was made stays as bytes,
and the step after the last one begins from there.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, NamedTuple, ParamSpec, TypeVar

import msgspec

from farwest import load
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from farwest.server.growing import Growing, Pieces
from farwest.tables.fair_gate import Asker, FairGate
from farwest.tables.thinkers import Thinkers

T = TypeVar("T")
P = ParamSpec("P")
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
PAGES: Final = 120  # kept as bytes: each weighs 60 kB
MATCHES: Final = 4  # games kept at the steps that were looked at: each step weighs half a megabyte
KEPT: Final = 6  # steps of one game
REVIEWS: Final = 60  # each weighs 100 kB
WAITING: Final = 12  # of one person; a page asks for the next few steps ahead
SWITCH: Final = 0.001  # seconds: how soon the event loop gets the interpreter back


class Shelf(OrderedDict[K, V], Generic[K, V]):
    """What was used last, and no more of it than `most`."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def put(self, key: K, value: V) -> None:
        self[key] = value
        self.move_to_end(key)
        while len(self) > self.most:
            self.popitem(last=False)

    def look(self, key: K) -> V | None:
        if key in self:
            self.move_to_end(key)
        return self.get(key)


class PageKey(NamedTuple):
    """A page about a game: which, in which words, and what of it; empty: its head."""

    table: str
    language: str
    names: tuple[str, ...]
    what: tuple[Hashable, ...] = ()


class Steps:
    """Of one game in one language. A match that is kept here is only ever forked."""

    def __init__(self) -> None:
        self._at: dict[int, Match[Any, Any]] = {}
        self._last: Match[Any, Any] | None = None

    def to(self, record: Record, move: int, told: PageKey) -> Match[Any, Any]:
        known = [*self._at.values(), *([self._last] if self._last else [])]
        before = [match for match in known if match.move <= move]
        if before:
            match = max(before, key=lambda match: match.move).fork()
        else:
            first: Match[Any, Any] = Match.of(load(record.game), record, upto=0)
            match = first.speaking(told.language, told.names)
        stride = 1 + len(record.actions) // KEPT
        for action in record.actions[match.move : move]:
            if match.move % stride == 0:
                self._at[match.move] = match.fork()
            match.step(action)
        return match

    def keep(self, match: Match[Any, Any]) -> None:
        """It was looked at: its story is in words by now, and need not be told again."""
        self._last = match


class Replays:
    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.gate = FairGate(1, WAITING)
        self._pages: Shelf[PageKey, bytes] = Shelf(PAGES)
        self._steps: Shelf[PageKey, Steps] = Shelf(MATCHES)
        self.kept: Shelf[Hashable, Any] = Shelf(REVIEWS)  # what was found, in no language
        self._growing: Shelf[Hashable, Growing[Any]] = Shelf(REVIEWS)
        sys.setswitchinterval(SWITCH)

    async def off_the_loop(
        self, asker: Asker, work: Callable[P, T], *facts: P.args, **more: P.kwargs
    ) -> T:
        await self.gate.enter(asker)
        task = asyncio.create_task(asyncio.to_thread(work, *facts, **more))
        task.add_done_callback(self._done)  # also if nobody waits for it any more
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled():
            task.exception()  # who asked was told, or has gone
        self.gate.leave()

    def known(self, told: PageKey) -> bytes | None:
        return self._pages.look(told)

    async def page(
        self,
        asker: Asker,
        told: PageKey,
        record: Record,
        move: int,
        look: Callable[[Match[Any, Any]], Any],
        raw: bool = False,
    ) -> bytes:
        """`raw`: what is made of it are bytes already."""
        made = await self.off_the_loop(asker, self._made, told, record, move, look, raw)
        self._pages.put(told, made)
        return made

    def _made(
        self,
        told: PageKey,
        record: Record,
        move: int,
        look: Callable[[Match[Any, Any]], Any],
        raw: bool,
    ) -> bytes:
        """In a thread, one at a time."""
        game = told._replace(what=())
        steps = self._steps.look(game) or Steps()
        self._steps.put(game, steps)
        match = steps.to(record, move, told)
        seen = look(match)
        made: bytes = seen if raw else msgspec.json.encode(seen)
        steps.keep(match)
        return made

    def grows(self, key: Hashable) -> bool:
        """Or has: nobody need begin it."""
        found: Growing[Any] | None = self._growing.get(key)
        return found is not None and not found.failed

    def growing(self, key: Hashable, pieces: Callable[[], Pieces[T]]) -> Growing[T]:
        """Thought out once, however many look at it."""
        if not self.grows(key):
            self._growing.put(key, Growing(pieces()))
        found: Growing[T] = self._growing[key]
        self._growing.move_to_end(key)
        return found

    def whole(self, key: Hashable) -> Any:
        """What has grown; None: it has not, or nobody asked for it."""
        found = self._growing.get(key)
        return found.whole if found else None
