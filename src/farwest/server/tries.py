"""How often passwords were tried: counted in the store, for all workers of a house together, and
whether or not it was opened anew meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Final

from farwest.tables.files import BookStore, File

KEEP: Final = """
    INSERT INTO tried VALUES (?, ?, ?)
    ON CONFLICT (asker) DO UPDATE SET level = excluded.level, since = excluded.since
"""


class Tries:
    """So many at once, and so many a second after that, of each asker."""

    def __init__(
        self, store: BookStore, burst: float, rate: float, now: Callable[[], float]
    ) -> None:
        self.store, self.burst, self.rate, self.now = store, burst, rate, now

    async def take(self, asker: str) -> bool:
        name, now = sha256(asker.encode("utf-8", "replace")).hexdigest(), self.now()

        def work(file: File) -> bool:
            sql = "SELECT level, since FROM tried WHERE asker = ?"
            level, since = file.execute(sql, [name]).fetchone() or (self.burst, now)
            level = min(self.burst, level + max(now - since, 0.0) * self.rate)
            enough = level >= 1
            if not enough and since <= now:
                return False  # nothing is written: who is turned away costs no disk
            whole = now - self.burst / self.rate  # who tried before that may try as if never
            file.execute("DELETE FROM tried WHERE since < ?", [whole])
            file.execute(KEEP, (name, level - enough, now))
            return enough

        return await self.store.writer.do(work)
