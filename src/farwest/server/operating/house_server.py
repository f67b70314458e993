"""How a house opens and closes: uvicorn, with a port for figures and a last call.

Told to stop, it says so at /ready for as long as --drain wishes, so that a proxy sends nobody new;
then every line ends with a code on which browsers come back, what was asked for is written, and the
house is closed.
"""

from __future__ import annotations

import asyncio
import signal
import socket
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from farwest.server.operating.metrics_door import open_door
from farwest.tables.logbook import note

if TYPE_CHECKING:
    from farwest.server.application import App


class HouseServer(uvicorn.Server):
    def __init__(
        self,
        config: uvicorn.Config,
        house: App,
        *,
        drain: float = 0.0,
        metrics: socket.socket | None = None,
    ) -> None:
        super().__init__(config)
        self.house, self.drain, self.metrics = house, drain, metrics
        self._loop: asyncio.AbstractEventLoop | None = None
        self._door: asyncio.Server | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        if self.metrics is not None:
            self._door = await open_door(self.house, self.metrics)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C waits for nobody, and neither does who asks twice."""
        again, self.house.draining = self.house.draining, True
        if again or sig == signal.SIGINT or not self.drain or self._loop is None:
            super().handle_exit(sig, frame)
        else:
            self._captured_signals.append(sig)
            self._loop.call_soon_threadsafe(self._last_call)

    def _last_call(self) -> None:
        assert self._loop is not None
        note("house-drains", seconds=self.drain)
        self._loop.call_later(self.drain, self._time)

    def _time(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.draining = True
        self.house.hall.dismiss()
        await asyncio.sleep(0)  # the last words of every line go out first
        await super().shutdown(sockets)
        if self._door is not None:
            self._door.close()
