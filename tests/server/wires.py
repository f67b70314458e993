"""The way of a machine to its database, which can be cut."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

NOTICED: Final = 5.0  # seconds until a system gives up a line on which nobody answers


class Wire(threading.Thread):
    """A machine's way to the database. Cut, it says nothing any more, to nobody."""

    def __init__(self, host: str, to: Path) -> None:
        super().__init__(daemon=True)
        self.to = str(to / ".s.PGSQL.5432")
        self.listener = socket.create_server((host, 0))
        self.port = self.listener.getsockname()[1]
        self.whole = threading.Event()
        self.whole.set()
        self.loop = asyncio.new_event_loop()
        self.lines: set[asyncio.StreamWriter] = set()
        self.servers: set[asyncio.StreamWriter] = set()  # those of them that lead there
        self.start()

    def run(self) -> None:
        self.loop.run_until_complete(self._serve())

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._line, sock=self.listener)
        with suppress(asyncio.CancelledError):
            await server.serve_forever()

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.whole.is_set():
            self.lines.add(writer)  # nobody answers
            return
        there = await asyncio.open_unix_connection(self.to)
        self.lines |= {writer, there[1]}
        self.servers.add(there[1])
        with suppress(OSError):
            await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(1 << 16):
            if not self.whole.is_set():
                return  # lost on the way, and all that comes after it
            writer.write(piece)
        writer.close()

    def cut(self) -> None:
        """The server's system finds out by itself: its sessions ask for that (keepalives)."""
        self.whole.clear()
        self.loop.call_soon_threadsafe(self.loop.call_later, NOTICED, self._noticed)

    def _noticed(self) -> None:
        for line in self.servers:
            line.transport.abort()
        self.servers.clear()

    def mend(self) -> None:
        """What hung on the old lines learns that they are gone."""

        def mended() -> None:
            for line in self.lines:
                line.transport.abort()
            self.lines.clear()

        self.whole.set()
        self.loop.call_soon_threadsafe(mended)
