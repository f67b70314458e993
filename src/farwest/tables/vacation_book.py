"""Days off, as the house keeps them: so many a year, by the years of UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from math import ceil
from typing import Final

from farwest.tables.errors import NotNow, TooMuch
from farwest.tables.files import BookStore, File

DAY: Final = 24 * 3600.0
A_YEAR: Final = 30  # days off


class VacationBook:
    """In the file of the house."""

    def __init__(self, store: BookStore) -> None:
        self.store = store

    async def until(self, person: str, now: float) -> float:
        """When somebody's days off end; 0: they have none now."""
        return await self.store.read(lambda file: _until(file, person, now))

    async def left(self, person: str, now: float) -> int:
        """Whole days of this year."""
        return await self.store.read(lambda file: A_YEAR - _taken(file, person, now))

    async def begin(self, person: str, days: int, now: float) -> float:
        """When they end."""

        def work(file: File) -> float:
            if _until(file, person, now):
                raise NotNow("days-off-already")
            if _taken(file, person, now) + days > A_YEAR:
                raise TooMuch("days-off-spent", days=A_YEAR)
            begins = float(int(now))
            ends = begins + days * DAY
            sql = "INSERT INTO vacation (person, begins, ends) VALUES (?, ?, ?)"
            file.execute(sql, [person, begins, ends])
            return ends

        return await self.store.writer.do(work)

    async def end(self, person: str, now: float) -> None:
        """Early: what is left of them counts as not taken."""
        sql = "UPDATE vacation SET ends = ? WHERE person = ? AND ends > ?"

        def work(file: File) -> None:
            file.execute(sql, [now, person, now])

        await self.store.writer.do(work)


def _until(file: File, person: str, now: float) -> float:
    sql = "SELECT max(ends) FROM vacation WHERE person = ? AND ends > ?"
    return float(file.execute(sql, [person, now]).fetchone()[0] or 0.0)


def _taken(file: File, person: str, now: float) -> int:
    """Days of this year, begun ones too."""
    year = datetime.fromtimestamp(now, UTC).year
    first = datetime(year, 1, 1, tzinfo=UTC).timestamp()
    sql = "SELECT begins, ends FROM vacation WHERE person = ? AND begins >= ?"
    rows = file.execute(sql, [person, first]).fetchall()
    return sum(ceil((ends - begins) / DAY) for begins, ends in rows)
