"""What the house keeps of people's feats, and which of their games it has looked through."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from farwest.tables.files import BookStore, File

EARN = """
    INSERT INTO feat (person, game, name, table_id, at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (person, game, name) DO NOTHING
"""
LOOK = """
    INSERT INTO feat_looked (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING
"""


class EarnedFeat(Struct, frozen=True):
    game: str
    name: str
    table: str
    at: float


class FeatsBook:
    """In the file of the house."""

    def __init__(self, store: BookStore) -> None:
        self.store = store

    async def earned(self, person: str) -> list[EarnedFeat]:
        sql = "SELECT game, name, table_id, at FROM feat WHERE person = ? ORDER BY at"
        rows = await self.store.read(lambda file: file.execute(sql, [person]).fetchall())
        return [EarnedFeat(*row) for row in rows]

    async def looked(self, person: str) -> set[str]:
        sql = "SELECT table_id FROM feat_looked WHERE person = ?"
        rows = await self.store.read(lambda file: file.execute(sql, [person]).fetchall())
        return {row[0] for row in rows}

    async def earn(
        self, person: str, game: str, table: str, names: Collection[str], at: float
    ) -> None:
        """All of one game together with that it was looked through: none is found twice."""

        def work(file: File) -> None:
            for name in sorted(names):
                file.execute(EARN, [person, game, name, table, at])
            file.execute(LOOK, [person, table])

        await self.store.writer.do(work)
