"""What whoever runs a house decides."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from farwest.server.notices.means import NoticeMeans
from farwest.server.workers.station import AnyStation

STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    db: Path = Path("farwest.db")
    store: str = ""  # the address of a PostgreSQL database, instead of that file
    bot_processes: int = 1  # the most CPUs that bots may use
    origins: tuple[str, ...] = field(default=())  # further sites whose pages may play here
    limits: bool = True  # of rates; without them only behind a proxy that has its own
    secure: bool = False  # behind a proxy that speaks https: cookies for https only
    owner: str = ""  # the SHA-256 of the key to the owner's page; empty: there is none
    thinkers: str = ""  # the file for the key by which thinkers come in; empty: none do
    puzzles: str = ""  # a file with those of the house's own games, as `farwest puzzles` writes it
    notices: NoticeMeans | None = None  # how people are reached who are away; None: not at all
    left_days: float = 30.0  # after which a table that everybody left is closed; 0: never
    station: AnyStation | None = None  # of this process, where a house has several
