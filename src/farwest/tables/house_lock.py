"""One house on one file. The system holds the lock while the process lives, and no longer: a house
that was killed blocks nobody.

The lock is on a file beside the house's own, for SQLite's locks on that one would go with any other
handle that is closed. What stands in it is only for the sentence that refuses the second house.
"""

from __future__ import annotations

import fcntl
import json
import logging
import os
from pathlib import Path
from typing import Final

from farwest.tables.errors import HouseRuns, StoreTrouble

SUFFIX: Final = ".lock"
MOST: Final = 1000  # bytes of what stands in it
LOG: Final = logging.getLogger("farwest.house")


class HouseLock:
    def __init__(self, db: Path) -> None:
        self.db = db.resolve()
        self.file = self.db.with_name(self.db.name + SUFFIX)
        self._handle = -1

    def take(self, address: str) -> None:
        """`address`: where the house can be found, for whoever is refused."""
        try:
            handle = os.open(self.file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StoreTrouble("store-place", path=str(self.db), why=f"{error.strerror}.") from None
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            owner = _read(handle)
            os.close(handle)
            raise HouseRuns(
                "house-runs",
                file=str(self.db),
                pid=str(owner.get("pid", "?")),
                address=str(owner.get("address", "?")),
            ) from None
        except OSError as error:  # a disk of a network, say, that has no such locks
            LOG.warning("%s cannot be locked (%s): see that one house uses it.", self.db, error)
        self._handle = handle
        self._write({"pid": os.getpid(), "address": address})

    def leave(self) -> None:
        if self._handle >= 0:
            self._write({})
            os.close(self._handle)
            self._handle = -1

    def _write(self, owner: dict[str, int | str]) -> None:
        os.ftruncate(self._handle, 0)
        os.pwrite(self._handle, json.dumps(owner).encode() if owner else b"", 0)


def _read(handle: int) -> dict[str, object]:
    try:
        found = json.loads(os.pread(handle, MOST, 0))
    except (OSError, ValueError):
        return {}  # whoever has it has not said yet who it is
    return found if isinstance(found, dict) else {}
