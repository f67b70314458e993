"""A house of several workers in tests, and lines to the one that a test chooses."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx

from farwest.tables.slots import SLOTS, slot_of
from tests.server.guests import OURS, Guest, HouseProcess, Place, dial

WORKERS = 2


class Workers(HouseProcess):
    def __init__(self, folder: Path, *options: str) -> None:
        """When both are up."""
        super().__init__(folder, "--log", "text", "--workers", str(WORKERS), *options)
        for number in range(WORKERS):
            table = next(name for name in map(str, range(100)) if owner_of(name) == number)
            assert 404 == httpx.get(f"{self.address}/api/tables/{table}", timeout=60).status_code

    def pids(self) -> list[int]:
        """By number: who has that place now."""
        with closing(sqlite3.connect(self.folder / "house.db")) as file:
            rows = file.execute("SELECT holder FROM slot WHERE slot < ? ORDER BY slot", [WORKERS])
            return [int(holder.removeprefix("process ")) for (holder,) in rows]

    def epochs(self) -> list[int]:
        """By slot: how often it was taken so far."""
        with closing(sqlite3.connect(self.folder / "house.db")) as file:
            rows = file.execute("SELECT slot, epoch FROM slot ORDER BY slot").fetchall()
        assert [*range(SLOTS)] == [row[0] for row in rows]
        return [row[1] for row in rows]

    def line_to(self, number: int) -> socket.socket:
        """A connection that this worker has taken: the others were stopped for as long."""
        others = [pid for k, pid in enumerate(self.pids()) if k != number]
        for pid in others:
            os.kill(pid, signal.SIGSTOP)
        try:
            where = urlsplit(self.address)
            line = socket.create_connection((where.hostname, where.port), 30)
            http = HTTPConnection("house")
            http.sock = line
            http.request("GET", "/health")
            assert http.getresponse().read() == b"The house answers.\n"
        finally:
            for pid in others:
                os.kill(pid, signal.SIGCONT)
        return line

    def ask(self, number: int, method: str, path: str, guest: Guest, wish: Any = None) -> Any:
        """By way of this worker: the status, and what was answered."""
        http = HTTPConnection(urlsplit(self.address).netloc)
        http.sock = self.line_to(number)
        body = None if wish is None else json.dumps(wish)
        http.request(method, path, body, OURS | {"Cookie": guest.cookie})
        reply = http.getresponse()
        found = reply.status, json.loads(reply.read())
        http.close()
        return found

    @contextmanager
    def at(self, number: int, table: str, guest: Guest, **more: str) -> Iterator[Place]:
        """At a table, by way of this worker."""
        address = self.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
        headers = {"Cookie": guest.cookie} | more
        with dial(address, additional_headers=headers, sock=self.line_to(number)) as line:
            place = Place(line)
            line.send(json.dumps({"do": "hello"}))
            yield place


def owner_of(table: str) -> int:
    return slot_of(table) % WORKERS


def one_of_each(guest: Guest, *chairs: dict[str, Any], **wishes: Any) -> list[str]:
    """A table of each worker, by number."""
    found: dict[int, str] = {}
    while len(found) < WORKERS:
        table = guest.found(*chairs, **wishes)
        found[owner_of(table)] = table
    return [found[number] for number in range(WORKERS)]
