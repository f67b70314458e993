"""Connections as such, below any request: who says nothing goes, and nobody has them all.

A connection must send a whole head within seconds, again after every answer; of one address only so
many are open at once, and only so many come in a second. Behind a proxy that knows the addresses
this is the proxy's task.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from farwest.server.limits import Limits, network
from farwest.server.packing import PackedSocket
from farwest.tables.counting import COUNTS

PATIENCE: Final = 10.0  # seconds for a whole head
OF_ONE: Final = 200  # open at once, of one address
IN_ALL: Final = 20_000
SPARE: Final = 64  # file handles that are not connections
OPEN: Final[Counter[str]] = Counter()  # connections by address
COMING: Final = Limits(2 * OF_ONE, 40)  # by address
SOCKETS: Final = Limits(60, 20)  # likewise: to turn one away in words costs 2 ms, all wait for it


class Doorkeeper:
    """Counts one connection while it is open."""

    def __init__(self) -> None:
        self.address = ""

    def let_in(self, transport: asyncio.Transport) -> bool:
        client = get_remote_addr(transport)
        self.address = network(client[0]) if client else "?"
        OPEN[self.address] += 1
        if OPEN[self.address] <= OF_ONE:
            return True
        COUNTS.limits["connections"] += 1
        return False

    def not_again(self) -> bool:
        """Whether this address has not come too often of late."""
        if COMING.take(self.address):
            return True
        COUNTS.limits["coming"] += 1
        return False

    def let_out(self) -> None:
        if self.address:
            OPEN[self.address] -= 1
            if not OPEN[self.address]:
                del OPEN[self.address]
        self.address = ""


class PatientHttp(HttpToolsProtocol):
    """But not for ever."""

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self._door = Doorkeeper()
        self._hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._door.let_in(transport) and self._door.not_again():
            self._watch()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        self._door.let_out()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if not SOCKETS.take(self._door.address):
            COUNTS.limits["sockets"] += 1
            self.transport.abort()
            return
        self.let_go()
        super().handle_websocket_upgrade()

    def let_go(self) -> None:
        """From here on it is the socket's."""
        self._stop_watching()
        self._door.let_out()

    def _watch(self) -> None:
        """The time for a head begins when it could begin, and no byte of it begins it anew."""
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering or not self._door.address:
            self._stop_watching()
        elif self._hurry is None:
            self._hurry = self.loop.call_later(PATIENCE, self._give_up)

    def _stop_watching(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _give_up(self) -> None:
        COUNTS.limits["silence"] += 1
        self.transport.abort()


class CountedSocket(PackedSocket):
    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self._door = Doorkeeper()

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._door.let_in(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """What packs its messages is a hundred kilobytes, and waits for the collector of cycles."""
        self._door.let_out()
        super().connection_lost(exc)
        self.conn.extensions = []


def room_for_all() -> int:
    """As many connections as the system gives file handles for, and no more than that."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = hard if hard != resource.RLIM_INFINITY else IN_ALL + SPARE
    if soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wished, IN_ALL + SPARE), hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(min(soft - SPARE, IN_ALL), 1)
