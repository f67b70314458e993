"""A house of several workers in tests, and lines to the one that a test chooses."""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect

from farwest.tables.slots import slot_of
from tests.server.guests import OURS, Guest, HouseProcess, Place

WORKERS = 2


class Workers(HouseProcess):
    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder, "--log", "text", "--workers", str(WORKERS), *options)

    def pids(self) -> list[int]:
        """By number: who has that place now."""
        found: dict[int, int] = {}
        for line in self.err.read_text().splitlines():
            if " worker-opened " in line:
                facts = dict(word.split("=") for word in line.split() if "=" in word)
                found[int(facts["worker"])] = int(facts["pid"])
        return [found[number] for number in range(WORKERS)]

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
        with connect(address, additional_headers=headers, sock=self.line_to(number)) as line:
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
