"""Copies of the house's file, made while it runs by the same code as `farwest backup`."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from farwest.tables.errors import NoSuchTable, NotNow, TableTrouble
from farwest.tables.keeping import UNFINISHED, backup
from farwest.tables.wire import BackupCard, Backups

if TYPE_CHECKING:
    from farwest.server.application import App

KEPT: Final = 20  # shown
FOLDER: Final = "backups"  # beside the file
NAMED: Final = re.compile(r"farwest-\d{8}-\d{6}\.db")
WHOLE: Final = 100  # percent


class BackupDesk:
    def __init__(self, app: App) -> None:
        self.app = app
        self.folder = app.settings.db.resolve().parent / FOLDER
        self.able = not app.settings.store
        self.done = -1
        self.wrong = ""
        self._making: asyncio.Task[None] | None = None

    def told(self) -> Backups:
        """Another worker may be making one: then how far it is nobody here knows."""
        files = self._files() if self.able else []
        elsewhere = self.able and self.folder.is_dir() and any(self.folder.glob(f"*{UNFINISHED}"))
        done = self.done if self.done >= 0 or not elsewhere else 0
        cards = [BackupCard(f.name, f.stat().st_mtime, f.stat().st_size) for f in files[:KEPT]]
        return Backups(cards, done, self.wrong, self.able)

    def _files(self) -> list[Path]:
        found = [file for file in self.folder.glob("*.db") if NAMED.fullmatch(file.name)]
        return sorted(found, reverse=True)

    def begin(self) -> None:
        if not self.able:
            raise NotNow("no-backup-here")
        if self._making is not None and not self._making.done():
            raise NotNow("backup-runs")
        self.done, self.wrong = 0, ""
        self._making = asyncio.create_task(self._make())

    async def _make(self) -> None:
        moment = datetime.fromtimestamp(self.app.clock(), UTC).strftime("%Y%m%d-%H%M%S")
        to = self.folder / f"farwest-{moment}.db"
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            await asyncio.to_thread(backup, self.app.settings.db, to, self._far)
        except TableTrouble as trouble:
            self.wrong = trouble.said("en")
        except OSError as trouble:
            self.wrong = str(trouble)
        self.done = -1

    def _far(self, done: int, of: int) -> None:
        self.done = WHOLE * done // max(of, 1)

    def file(self, name: str) -> Path:
        """Whatever somebody thinks of as a name, only a backup."""
        file = self.folder / name
        if not NAMED.fullmatch(name) or not file.is_file():
            raise NoSuchTable("no-such-page")
        return file
