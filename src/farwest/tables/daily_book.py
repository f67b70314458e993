"""What the house keeps of the deals of the day: who plays, and what came of it."""

from __future__ import annotations

from typing import Final

import msgspec

from farwest.kit.reading import decoded
from farwest.tables.daily import DayResult
from farwest.tables.files import BookStore, File

MOST_SHOWN: Final = 200
AGAIN: Final = "again "  # before a day: what somebody played who knew the deal

TAKE: Final = """
    INSERT INTO daily (day, person, table_id) VALUES (?, ?, ?) ON CONFLICT (day, person) DO NOTHING
"""


class DailyBook:
    """In the file of the house."""

    def __init__(self, store: BookStore) -> None:
        self.store = store

    async def take(self, day: str, person: str, table: str, again: bool = False) -> None:
        """`again`: it was played from there before, and is not compared with the others'."""
        written = AGAIN + day if again else day

        def work(file: File) -> None:
            file.execute(TAKE, [written, person, table])

        await self.store.writer.do(work)

    async def table(self, day: str, person: str) -> str:
        """Empty: they have not begun it."""
        sql = "SELECT table_id FROM daily WHERE (day = ? OR day = ?) AND person = ?"
        wish = [day, AGAIN + day, person]
        row = await self.store.read(lambda file: file.execute(sql, wish).fetchone())
        return str(row[0]) if row else ""

    async def again(self, day: str) -> set[str]:
        """Tables of that day that are not compared."""
        sql, wish = "SELECT table_id FROM daily WHERE day = ?", [AGAIN + day]
        rows = await self.store.read(lambda file: file.execute(sql, wish).fetchall())
        return {str(row[0]) for row in rows}

    async def finish(self, result: DayResult) -> None:
        """The first time counts: a finished game stays as it is."""
        body = msgspec.json.encode(result).decode()
        sql = "UPDATE daily SET body = ? WHERE table_id = ? AND body = ''"

        def work(file: File) -> None:
            file.execute(sql, [body, result.table])

        await self.store.writer.do(work)

    async def of(self, person: str) -> list[dict[str, object]]:
        """All that one person began, and what came of it, for them to take along."""
        sql = "SELECT day, table_id, body FROM daily WHERE person = ? ORDER BY day"
        rows = await self.store.read(lambda file: file.execute(sql, [person]).fetchall())
        ended = [
            (day, table, decoded(body, DayResult) if body else None) for day, table, body in rows
        ]
        return [
            {"day": day.removeprefix(AGAIN), "table": table, "score": end and end.score}
            for day, table, end in ended
        ]

    async def results(self, day: str) -> list[DayResult]:
        sql = "SELECT body FROM daily WHERE day = ? AND body <> '' LIMIT ?"
        wish = day, MOST_SHOWN
        rows = await self.store.read(lambda file: file.execute(sql, wish).fetchall())
        return [decoded(row[0], DayResult) for row in rows]
