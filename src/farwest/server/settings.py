"""What whoever runs a house decides."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from farwest.server.workers.station import Station

STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    db: Path = Path("farwest.db")
    bot_processes: int = 1  # the most CPUs that bots may use
    origins: tuple[str, ...] = field(default=())  # further sites whose pages may play here
    limits: bool = True  # of rates; without them only behind a proxy that has its own
    secure: bool = False  # behind a proxy that speaks https: cookies for https only
    owner: str = ""  # the SHA-256 of the key to the owner's page; empty: there is none
    puzzles: str = ""  # a file with those of the house's own games, as `farwest puzzles` writes it
    station: Station | None = None  # of this process, where a house has several
