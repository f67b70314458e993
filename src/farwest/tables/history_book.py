"""Finished games in the file of the house, so that a person's can be asked for and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

from farwest.tables.files import BookStore, File
from farwest.tables.finishing import SeatResult

NEWEST: Final = 1e18  # seconds: after any end
LAST: Final = 1 << 62  # a number: after any table
MOST_TABLES: Final = 2000  # of one question

UNCOUNTED: Final = """
    SELECT charter.number, charter.table_id FROM charter
    LEFT JOIN counted ON counted.table_id = charter.table_id
    WHERE over IS NOT NULL AND counted.table_id IS NULL AND charter.number < ?
    ORDER BY charter.number DESC LIMIT ?
"""
COLUMNS: Final = ", ".join("table_id" if f == "table" else f for f in SeatResult.__struct_fields__)
MARKS: Final = ", ".join("?" for _ in SeatResult.__struct_fields__)
OTHERS: Final = """
    EXISTS (SELECT 1 FROM result AS other WHERE other.table_id = result.table_id
    AND other.seat <> result.seat AND other.sought LIKE ? ESCAPE '!')
"""
TALLIED: Final = """
    SELECT game, seats, side, against, rivals, count(*), sum(won), sum(place), sum(score),
    max(score) FROM result WHERE person = ? AND bot = '' AND against <> 'device'
    GROUP BY game, seats, side, against, rivals ORDER BY game, against, seats, side, rivals
"""
KEPT_WORD: Final = """
    SELECT count(DISTINCT CASE WHEN bot = '' THEN table_id END), count(DISTINCT table_id)
    FROM result WHERE person = ? AND against = 'people'
"""
RATED: Final = f"""
    SELECT counted.number, {", ".join(f"result.{c}" for c in COLUMNS.split(", "))}
    FROM counted JOIN result ON result.table_id = counted.table_id
    WHERE counted.number > ? AND unrated = '' ORDER BY counted.number, seat
"""


class GamesWish(Struct, frozen=True):
    """Which of a person's games."""

    game: str = ""  # empty: any
    side: str = ""
    against: str = ""
    won: bool | None = None
    sought: str = ""  # part of the name of somebody else there
    before: float = NEWEST  # ended before that
    limit: int = 20


class Tally(Struct, frozen=True):
    """Of games of one kind that a person finished."""

    game: str
    seats: int
    side: str
    against: str
    rivals: str
    played: int
    won: int
    places: int  # added up
    scores: int
    best: int  # score


class HistoryBook:
    def __init__(self, store: BookStore) -> None:
        self.store = store

    async def uncounted(self, limit: int, before: int = LAST) -> list[tuple[int, str]]:
        """Tables that are over and have not been looked through, the newest first: number, name."""
        return [(number, name) for number, name in await self._rows(UNCOUNTED, before, limit)]

    async def keep(self, table: str, results: Sequence[SeatResult]) -> None:
        """All of a table, once: whoever comes later with the same changes nothing."""
        rows = [astuple(one) for one in results]

        def work(file: File) -> None:
            sql = "INSERT INTO counted (table_id) VALUES (?) ON CONFLICT (table_id) DO NOTHING"
            if file.execute(sql, [table]).rowcount > 0:
                file.executemany(f"INSERT INTO result ({COLUMNS}) VALUES ({MARKS})", rows)

        await self.store.writer.do(work)

    async def accounts(self, people: Sequence[str]) -> set[str]:
        """Those of these persons who have a password."""
        marks = ", ".join("?" for _ in people)
        sql = f"SELECT id FROM person WHERE account IS NOT NULL AND id IN ({marks})"
        return {row[0] for row in await self._rows(sql, *people)} if people else set()

    async def games_of(self, person: str, wish: GamesWish) -> list[list[SeatResult]]:
        """The newest first, each with all its seats."""
        wanted, facts = ["person = ?", "ended < ?"], [person, wish.before]
        for column in ("game", "side", "against"):
            if value := getattr(wish, column):
                wanted.append(f"{column} = ?")
                facts.append(value)
        if wish.won is not None:
            wanted.append("won = ?")
            facts.append(int(wish.won))
        if wish.sought:
            wanted.append(OTHERS)
            facts.append(f"%{escaped(wish.sought.casefold())}%")
        inner = f"""
            SELECT DISTINCT table_id, ended FROM result WHERE {" AND ".join(wanted)}
            ORDER BY ended DESC, table_id LIMIT ?
        """
        sql = f"""
            SELECT {COLUMNS} FROM result WHERE table_id IN (SELECT table_id FROM ({inner}) AS found)
            ORDER BY ended DESC, table_id, seat
        """
        games: dict[str, list[SeatResult]] = {}
        for row in await self._rows(sql, *facts, min(wish.limit, MOST_TABLES)):
            games.setdefault(row[0], []).append(SeatResult(*row))
        return [*games.values()]

    async def tallies(self, person: str) -> list[Tally]:
        """Games that this person finished; those a bot finished are in nobody's count."""
        return [Tally(*row) for row in await self._rows(TALLIED, person)]

    async def finished_of(self, person: str) -> tuple[int, int]:
        """Of games with people: how many this person finished, and how many there were."""
        ((kept, of),) = await self._rows(KEPT_WORD, person)
        return kept, of

    async def rated_after(self, number: int) -> list[tuple[int, SeatResult]]:
        """What counts for ratings, of tables that were looked through after that one."""
        return [(n, SeatResult(*row)) for n, *row in await self._rows(RATED, number)]

    async def _rows(self, sql: str, *facts: Any) -> list[tuple[Any, ...]]:
        return await self.store.read(lambda file: file.execute(sql, facts).fetchall())


def escaped(text: str) -> str:
    """As it stands, in a LIKE."""
    return text.replace("!", "!!").replace("%", "!%").replace("_", "!_")
