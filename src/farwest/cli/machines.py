"""`farwest serve --store`: a house in PostgreSQL, whose workers may be on several machines."""

from __future__ import annotations

import socket
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import urlsplit, urlunsplit

from farwest.kernel.errors import BadCall
from farwest.tables.errors import TableTrouble
from farwest.tables.postgres_file import is_address

if TYPE_CHECKING:
    from farwest.cli.serve import HouseDoors


def check(store: str, language: str) -> None:
    """Before anything is opened: a sentence is better than six workers that cannot begin."""
    from farwest.tables.postgres import prepare

    if not is_address(store):
        raise BadCall(f"--store takes postgresql://USER@HOST/DATABASE, not {store[:40]!r}.")
    try:
        prepare(store)
    except TableTrouble as trouble:
        raise BadCall(trouble.said(language)) from None


def without_password(store: str) -> str:
    parts = urlsplit(store)
    name, at, host = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=name.partition(":")[0] + at + host))


def address_of(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def roving(house: HouseDoors, doors: list[socket.socket]) -> int:
    """A worker for each inner door; the supervisor replaces whoever ends."""
    from farwest.server.after import MOST_RECORD
    from farwest.server.app import create_app
    from farwest.server.workers.roving import RovingStation
    from farwest.server.workers.shared_limits import SharedBuckets
    from farwest.server.workers.supervisor import Supervisor
    from farwest.server.workers.working import WAITING, load_all, work
    from farwest.tables.house_clock import HouseClock

    options = house.options | {
        "timeout_graceful_shutdown": 1,
        "limit_concurrency": max(house.options["limit_concurrency"] // 2, 1),  # two for one led on
    }
    shared = SharedBuckets(), HouseClock()
    for door in doors:
        door.listen(WAITING)
    load_all()

    def working(number: int, line: socket.socket) -> None:
        station = RovingStation(address_of(doors[number]), *shared)
        work(
            create_app(replace(house.settings, station=station)),
            options,
            public=house.listener,
            door=doors[number],
            line=line,
            metrics=house.metrics[number] if house.metrics else None,
            most=MOST_RECORD,
            guarded=house.guarded,
        )

    return Supervisor(working, len(doors), drain=house.drain).run()
