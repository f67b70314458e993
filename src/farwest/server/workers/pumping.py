"""A browser's socket that is about another worker's table: its bytes go there and back, unread."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast
from urllib.parse import unquote

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from farwest.server.connections import Doorkeeper, PatientHttp
from farwest.server.workers.inner_door import FROM, KEY, host_and_port, told_from
from farwest.server.workers.passing_on import REACHED
from farwest.server.workers.station import AnyStation
from farwest.tables.counting import COUNTS

if TYPE_CHECKING:
    Http = HttpToolsProtocol
else:
    Http = object

MOST_WAITING: Final = 1 << 18  # bytes on their way to who does not read


class Pump(asyncio.Protocol):
    """One end of a line. What comes in here goes out at the other; when one ends, so does it."""

    def __init__(self, ended: Callable[[], None] = lambda: None) -> None:
        self.ended = ended
        self.transport: asyncio.Transport | None = None
        self.other: Pump | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.begin(cast(asyncio.Transport, transport))

    def begin(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        transport.set_write_buffer_limits(high=MOST_WAITING)

    def data_received(self, data: bytes) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if self.other is not None:
            self.other.shutdown()
        self.ended()

    def shutdown(self) -> None:
        """Also called by uvicorn, when this worker closes."""
        if self.transport is not None:
            self.transport.close()


LED: Final[defaultdict[str, set[Pump]]] = defaultdict(set)  # by door: those led on there


def hang_up(living: set[str]) -> None:
    """On whoever was led to a door behind which nobody lives any more: it may stand open, and a
    machine that stands still says nothing."""
    for door in [door for door in LED if door not in living]:
        for pump in [*LED.pop(door)]:
            pump.shutdown()


class Relaying(Http):
    """The protocol of the public door, which leads some sockets on."""

    station: ClassVar[AnyStation]

    def handle_websocket_upgrade(self) -> None:
        path = unquote((httptools.parse_url(self.url).path or b"").decode("ascii", "replace"))
        number = self.station.elsewhere(path)
        if number is None:
            super().handle_websocket_upgrade()
        else:
            self._let_go()
            self._lead_on(self.station.door(number))

    def _let_go(self) -> None:
        """This protocol has nothing more to do with the connection."""
        self.connections.discard(self)

    def _lead_on(self, door: str) -> None:
        outer, keeper = Pump(), Doorkeeper()
        outer.begin(self.transport)
        self.transport.pause_reading()  # until there is somewhere to write to
        self.transport.set_protocol(outer)
        keeper.let_in(self.transport)
        connections: set[Any] = self.connections
        connections.add(outer)
        COUNTS.relayed += 1
        LED[door].add(outer)

        def ended() -> None:
            LED[door].discard(outer)
            keeper.let_out()
            connections.discard(outer)
            COUNTS.relayed -= 1

        outer.ended = ended
        reaching = self.loop.create_task(reach(self.loop, outer, door, self._head()))
        self.tasks.add(reaching)
        reaching.add_done_callback(self.tasks.discard)

    def _head(self) -> bytes:
        """As it came, and where from."""
        client = get_remote_addr(self.transport) or ("?", 0)
        said = [(FROM, told_from(client, "ws")), (KEY, self.station.key)]
        said += [line for line in self.scope["headers"] if line[0] not in (FROM, KEY)]
        lines = b"".join(b"%s: %s\r\n" % line for line in said)
        return b"%s %s HTTP/1.1\r\n%s\r\n" % (self.scope["method"].encode(), self.url, lines)


async def reach(loop: asyncio.AbstractEventLoop, outer: Pump, door: str, head: bytes) -> None:
    """If nobody is there it ends, and whoever wanted to come in dials again."""
    inner = Pump()
    inner.other = outer
    try:
        async with asyncio.timeout(REACHED):
            if door.startswith("/"):
                transport, _ = await loop.create_unix_connection(lambda: inner, door)
            else:
                transport, _ = await loop.create_connection(lambda: inner, *host_and_port(door))
    except (OSError, TimeoutError):
        outer.shutdown()
        return
    outer.other = inner
    transport.write(head)
    if outer.transport is None:  # went away meanwhile
        transport.close()
    else:
        outer.transport.resume_reading()


class RelayingHttp(Relaying, HttpToolsProtocol):
    pass


class PatientRelayingHttp(Relaying, PatientHttp):
    def _let_go(self) -> None:
        self.let_go()
        super()._let_go()
