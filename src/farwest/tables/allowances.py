"""How much anybody may have of the house: what its owner sets, else what is usual.

One for the process, as its counts are: whatever limits something reads it here.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import asdict

from farwest.tables.files import BookStore, File

Most = Annotated[int, Meta(ge=1, le=100_000)]
SET: Final = """
    INSERT INTO allowance (name, most) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET most = excluded.most
"""


class Allowances(Struct, forbid_unknown_fields=True):
    founding: Most = 30  # tables from one address at once; each may have bots
    tables: Most = 40  # of one person at once, from wherever
    watchers: Most = 300  # of one table: each costs a picture at every move
    said: Most = 500  # words of one person to one audience: nobody can fill the disk
    uploads: Most = 100  # records from files that are kept of one person


ALLOWED: Final = Allowances()


def allow(wish: Allowances) -> None:
    """From now on, in this process."""
    for name, most in asdict(wish).items():
        setattr(ALLOWED, name, most)


class AllowanceBook:
    """In the file of the house."""

    def __init__(self, store: BookStore) -> None:
        self.store = store

    async def read(self) -> Allowances:
        sql = "SELECT name, most FROM allowance"
        rows = await self.store.read(lambda file: file.execute(sql, []).fetchall())
        known = asdict(Allowances())
        return Allowances(**{**known, **{n: int(most) for n, most in rows if n in known}})

    async def write(self, wish: Allowances) -> None:
        def work(file: File) -> None:
            for name, most in asdict(wish).items():
                file.execute(SET, [name, most])

        await self.store.writer.do(work)

    async def most_uploads(self) -> int:
        """Of one person, that are kept now."""
        sql = "SELECT count(*) FROM shelf WHERE owner <> '' GROUP BY owner ORDER BY 1 DESC LIMIT 1"
        row = await self.store.read(lambda file: file.execute(sql, []).fetchone())
        return int(row[0]) if row else 0
