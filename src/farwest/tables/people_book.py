"""Whom people know, where they are asked to come, what the house announces; and how somebody goes
for good. In the file of the house; everything here is bounded."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from farwest.kit.reading import decoded
from farwest.tables.errors import TooMuch
from farwest.tables.files import BookStore, File
from farwest.tables.history_book import escaped
from farwest.tables.store import Entry
from farwest.tables.wire import FriendStage

DAY: Final = 24 * 3600.0
MOST_FRIENDS: Final = 300  # of one person, those asked too
ASKED_A_DAY: Final = 30  # by one person
INVITED_A_DAY: Final = 60
LISTED: Final = 20
MOST_ANNOUNCED: Final = 20

FRIENDS: Final = """
    SELECT other, agreed IS NOT NULL, 1 FROM friend WHERE person = ?
    UNION ALL SELECT person, agreed IS NOT NULL, 0 FROM friend WHERE other = ?
"""
INVITED: Final = """
    SELECT invitation.table_id, host, at FROM invitation
    JOIN charter ON charter.table_id = invitation.table_id
    WHERE person = ? AND over IS NULL ORDER BY at DESC LIMIT ?
"""
UNFINISHED: Final = """
    SELECT table_id FROM sat JOIN charter ON charter.number = sat.number
    WHERE person = ? AND over IS NULL
"""
FORGOTTEN: Final = (  # by id
    "DELETE FROM session WHERE person = ?",
    "DELETE FROM sat WHERE person = ?",
    "DELETE FROM friend WHERE person = ?",
    "DELETE FROM friend WHERE other = ?",
    "DELETE FROM invitation WHERE person = ?",
    "DELETE FROM invitation WHERE host = ?",
    "DELETE FROM shelf WHERE owner = ?",
    "DELETE FROM notice WHERE person = ?",
    "DELETE FROM notice_wish WHERE person = ?",
    "DELETE FROM daily WHERE person = ?",
    "DELETE FROM feat WHERE person = ?",
    "DELETE FROM feat_looked WHERE person = ?",
    "DELETE FROM vacation WHERE person = ?",
    "UPDATE result SET name = '', sought = '' WHERE person = ?",
    "DELETE FROM person WHERE id = ?",
)
SAID: Final = ("chat", "whisper")


class Quoted(Struct, frozen=True):
    """An entry of a log that names somebody or quotes them."""

    table: str
    n: int
    entry: Entry


class Announced(Struct, frozen=True):
    number: int
    at: float
    until: float | None
    text: str


class PeopleBook:
    def __init__(self, store: BookStore) -> None:
        self.store = store

    # ---- friends ----------------------------------------------------------------------------

    async def friends_of(self, person: str) -> dict[str, FriendStage]:
        """By id."""
        rows = await self._rows(FRIENDS, person, person)
        return {other: stage(bool(agreed), bool(mine)) for other, agreed, mine in rows}

    async def befriend(self, person: str, other: str, at: float) -> None:
        """Asks; where the other one has asked before, both agree."""

        def work(file: File) -> None:
            sql = "UPDATE friend SET agreed = ? WHERE person = ? AND other = ? AND agreed IS NULL"
            if file.execute(sql, [at, other, person]).rowcount > 0:
                return
            known = {row[0] for row in file.execute(FRIENDS, [person, person])}
            if other in known:
                return
            sql = "SELECT count(*) FROM friend WHERE person = ? AND at > ?"
            today = file.execute(sql, [person, at - DAY]).fetchone()[0]
            if len(known) >= MOST_FRIENDS or today >= ASKED_A_DAY:
                raise TooMuch("friends-full")
            file.execute("INSERT INTO friend VALUES (?, ?, ?, NULL)", [person, other, at])

        await self.store.writer.do(work)

    async def part(self, person: str, other: str) -> None:
        """Whoever asked: they are no friends, and nobody waits for an answer."""

        def work(file: File) -> None:
            sql = "DELETE FROM friend WHERE person = ? AND other = ?"
            file.execute(sql, [person, other])
            file.execute(sql, [other, person])

        await self.store.writer.do(work)

    # ---- invitations ------------------------------------------------------------------------

    async def invite(self, table: str, person: str, host: str, at: float) -> None:
        def work(file: File) -> None:
            sql = "SELECT count(*) FROM invitation WHERE host = ? AND at > ?"
            if file.execute(sql, [host, at - DAY]).fetchone()[0] >= INVITED_A_DAY:
                raise TooMuch("invitations-full")
            sql = "INSERT INTO invitation VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            file.execute(sql, [table, person, host, at])

        await self.store.writer.do(work)

    async def invitations(self, person: str) -> list[tuple[str, str, float]]:
        """To tables that are not over, the newest first: table, by whom, when."""
        return [(t, h, at) for t, h, at in await self._rows(INVITED, person, LISTED)]

    async def decline(self, table: str, person: str) -> None:
        await self._write("DELETE FROM invitation WHERE table_id = ? AND person = ?", table, person)

    # ---- announcements ----------------------------------------------------------------------

    async def announced(self, now: float) -> list[Announced]:
        sql = """SELECT number, at, until, text FROM announcement
            WHERE until IS NULL OR until > ? ORDER BY number DESC LIMIT ?"""
        return [Announced(*row) for row in await self._rows(sql, now, MOST_ANNOUNCED)]

    async def announce(self, text: str, at: float, until: float | None) -> None:
        def work(file: File) -> None:
            file.execute("DELETE FROM announcement WHERE until <= ?", [at])
            if file.execute("SELECT count(*) FROM announcement").fetchone()[0] >= MOST_ANNOUNCED:
                raise TooMuch("announcements-full")
            sql = "INSERT INTO announcement (at, until, text) VALUES (?, ?, ?)"
            file.execute(sql, [at, until, text])

        await self.store.writer.do(work)

    async def take_down(self, number: int) -> None:
        await self._write("DELETE FROM announcement WHERE number = ?", number)

    # ---- all that is mine, and going for good -----------------------------------------------

    async def unfinished_of(self, person: str) -> list[str]:
        return [row[0] for row in await self._rows(UNFINISHED, person)]

    async def words_of(self, person: str) -> list[Quoted]:
        """Every entry of a log with this person's name or words. It looks through all of them."""
        sql = "SELECT table_id, n, body FROM log WHERE body LIKE ? ESCAPE '!' ORDER BY table_id, n"
        rows = await self._rows(sql, f'%"person":"{escaped(person)}"%')
        found = [Quoted(table, n, decoded(body, Entry)) for table, n, body in rows]
        return [one for one in found if one.entry.person == person and one.entry != nameless(one)]

    async def forget(self, person: str) -> list[str]:
        """Name and words go, and all that only this person could come back to. What is left of
        finished games is nobody's. The tables where something was taken out."""
        words = await self.words_of(person)

        def work(file: File) -> None:
            for one in words:
                sql = "UPDATE log SET body = ? WHERE table_id = ? AND n = ?"
                file.execute(sql, [encode(nameless(one)).decode(), one.table, one.n])
            for sql in FORGOTTEN:
                file.execute(sql, [person])

        await self.store.writer.do(work)
        return sorted({one.table for one in words})

    async def _rows(self, sql: str, *facts: Any) -> list[tuple[Any, ...]]:
        return await self.store.read(lambda file: file.execute(sql, facts).fetchall())

    async def _write(self, sql: str, *facts: Any) -> None:
        def work(file: File) -> None:
            file.execute(sql, facts)

        await self.store.writer.do(work)


def stage(agreed: bool, mine: bool) -> FriendStage:
    return "friend" if agreed else "asked" if mine else "asks"


def nameless(one: Quoted) -> Entry:
    """The entry without what it says of who somebody was. The file allows no other change."""
    entry = one.entry
    if entry.kind == "sit":
        return replace(entry, text="")
    if entry.kind == "hint":
        return replace(entry, value="")
    return replace(entry, text="", value="") if entry.kind in SAID else entry
