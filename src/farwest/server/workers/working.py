"""One worker's life: the public door and the inner one, and a beat for the supervisor."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from farwest import games, load
from farwest.server.app import PARTS
from farwest.server.application import App, paint_cards
from farwest.server.operating import log_lines
from farwest.server.operating.house_server import HouseServer
from farwest.server.passwords import nobodys_password
from farwest.server.workers.asking import answered
from farwest.server.workers.inner_door import InnerDoor
from farwest.server.workers.passing_on import PassingOn
from farwest.server.workers.pumping import (
    PatientRelayingHttp,
    Relaying,
    RelayingHttp,
    hang_up,
)
from farwest.server.workers.roving import RovingStation
from farwest.server.workers.station import DOOR
from farwest.server.workers.supervisor import ALIVE, BEAT, DRAIN, LEAVES, OPEN

WAITING: Final = 4096  # connections between workers that nobody has taken yet


class WorkerServer(HouseServer):
    passing: PassingOn

    def __init__(
        self,
        config: uvicorn.Config,
        inner: uvicorn.Config,
        house: App,
        door: socket.socket,
        line: socket.socket,
        metrics: socket.socket | None,
    ) -> None:
        super().__init__(config, house, metrics=metrics)
        self.inner, self.door, self.line = inner, door, line
        self._watching: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """A house that opens is alive, too."""
        loop = asyncio.get_running_loop()
        self.line.setblocking(False)
        loop.add_reader(self.line, self._told)
        self._watching = [loop.create_task(self._beat()), loop.create_task(self._watch_slots())]
        await super().startup(sockets)
        protocol: Any = self.inner.http_protocol_class
        make = partial(
            protocol,
            config=self.inner,
            server_state=self.server_state,
            app_state={},
            _loop=loop,
        )
        # In newer Pythons the end of one worker would take away the door of the next.
        more: dict[str, Any] = {"cleanup_socket": False} if sys.version_info >= (3, 13) else {}
        if self.door.family == socket.AF_UNIX:
            self.servers.append(await loop.create_unix_server(make, sock=self.door, **more))
        else:
            self.servers.append(await loop.create_server(make, sock=self.door))
        self._say(OPEN)

    async def _beat(self) -> None:
        while True:
            self._say(ALIVE)
            await asyncio.sleep(BEAT)

    def _say(self, what: bytes) -> None:
        with suppress(BlockingIOError):  # the supervisor is not listening just now
            self.line.send(what)

    async def _watch_slots(self) -> None:
        """Somebody else has its tables: it has nothing to say any more."""
        await self.house.store.lost.wait()
        self.should_exit = True

    def _told(self) -> None:
        """The supervisor's end is this one's too: whoever opens the house next needs its doors."""
        try:
            said = self.line.recv(4096)
        except BlockingIOError:
            return
        if not said:
            os._exit(1)
        if DRAIN in said:
            self.house.draining = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Its doors first: who comes in from now on is the next one's guest. That one has its
        tables as soon as it opens; what is written here until then counts, and later the store
        refuses it."""
        for server in self.servers:
            server.close()
        if self.house.station is not None:
            await self.house.station.leave()
        self._say(LEAVES)
        self.passing.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to go, it goes: whoever takes its place is there in no time."""
        if sig == signal.SIGTERM:
            uvicorn.Server.handle_exit(self, sig, frame)


def load_all() -> None:
    """What every worker needs, before the first of them is forked."""
    nobody: Any = None
    for game in games():
        load(game)
    paint_cards()
    nobodys_password()
    for part in PARTS:
        part.WAYS.routes(nobody)  # Python keeps the patterns of paths


def inner_doors(folder: Path, workers: int) -> list[socket.socket]:
    """One for each, in a folder that nobody else may look into. They stay open when a worker ends:
    who knocks meanwhile waits for the next one."""
    doors = []
    for number in range(workers):
        door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        door.bind(str(folder / f"{number}{DOOR}"))
        door.listen(WAITING)
        doors.append(door)
    return doors


def work(
    site: Starlette,
    options: dict[str, Any],
    *,
    public: socket.socket,
    door: socket.socket,
    line: socket.socket,
    metrics: socket.socket | None,
    most: int,
    guarded: bool,
) -> None:
    """`options`: uvicorn's, as for a house of one process. `most`: bytes of a request."""
    house: App = site.state.app
    station = house.station
    assert station is not None
    log_lines.ALWAYS["worker"] = station.number
    Relaying.station = station
    if isinstance(station, RovingStation):
        station.hang_up = hang_up
    outside = PassingOn(site, station, most, site.state.refuse)
    http = PatientRelayingHttp if guarded else RelayingHttp
    config = uvicorn.Config(outside, **(options | {"http": http}))
    inside: Any = InnerDoor(proxied(site, options), partial(answered, house), lambda: station.key)
    inner = uvicorn.Config(
        inside,
        **(
            options | {"http": "httptools", "ws": "auto", "proxy_headers": False, "lifespan": "off"}
        ),
    )
    inner.load()
    server = WorkerServer(config, inner, house, door, line, metrics)
    server.passing = outside
    server.run(sockets=[public])


def proxied(site: Starlette, options: dict[str, Any]) -> Any:
    """Who came through a proxy is known by what that said, wherever they were led on from."""
    if not options["proxy_headers"]:
        return site
    inside: Any = site
    return ProxyHeadersMiddleware(inside, options["forwarded_allow_ips"])
