"""What the house keeps of notices: where people want to be told that it is their move, and what is
on its way to them.

A notice is written down before anything is sent, marked with the letter it goes into before that is
sent, and marked as done after it. So none is lost with the process; and of a letter that was under
way when it died nobody can know whether it arrived: it is sent again under the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec
from msgspec import Struct

from farwest.kit.reading import decoded
from farwest.tables.files import BookStore, File

Way = Literal["mail", "hook", "push"]
How = Literal["sent", "stale", "off", "failed"]
KEPT: Final = 60 * 24 * 3600.0  # seconds that what was done is remembered
AT_ONCE: Final = 500  # notices of one look
MOST_LINES: Final = 8  # browsers of one person that are pushed to


class PushLine(Struct, frozen=True):
    """A browser that wants to be told, as it describes itself."""

    endpoint: str
    p256dh: str
    auth: str


class NoticeWish(Struct, frozen=True):
    """Of one person. Nothing goes to an address before somebody there has confirmed it."""

    mail: str = ""
    mail_confirmed: bool = False
    hook: str = ""
    hook_confirmed: bool = False
    hook_key: str = ""  # what is sent there is signed with it
    lines: tuple[PushLine, ...] = ()
    zone: str = "UTC"
    quiet: tuple[int, int] = (0, 0)  # from this hour to that one, there; the same: never
    digest: int = -1  # the hour of the one mail a day; -1: a mail at once

    @property
    def ways(self) -> list[Way]:
        told: list[tuple[Way, bool]] = [
            ("mail", bool(self.mail) and self.mail_confirmed),
            ("hook", bool(self.hook) and self.hook_confirmed),
            ("push", bool(self.lines)),
        ]
        return [way for way, on in told if on]


class QueuedNotice(Struct, frozen=True):
    number: int
    person: str
    way: Way
    table: str
    move: int
    tries: int
    letter: str


DUE: Final = """
    SELECT number, person, way, table_id, move, tries, letter FROM notice
    WHERE done IS NULL AND due <= ? ORDER BY number LIMIT ?
"""
PUT: Final = """
    INSERT INTO notice (person, way, table_id, move, due) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (person, way, table_id, move) DO NOTHING
"""
SAVE_WISH: Final = """
    INSERT INTO notice_wish (person, body) VALUES (?, ?)
    ON CONFLICT (person) DO UPDATE SET body = excluded.body
"""


class NoticeBook:
    """In the file of the house."""

    def __init__(self, store: BookStore) -> None:
        self.store = store

    # ---- wishes ---------------------------------------------------------------------------------

    async def wish(self, person: str) -> NoticeWish:
        return await self.store.read(lambda file: _wish(file, person))

    async def change(self, person: str, change: Callable[[NoticeWish], NoticeWish]) -> NoticeWish:
        """As it is when it is written: of two changes at once, neither is lost."""

        def work(file: File) -> NoticeWish:
            changed = change(_wish(file, person))
            file.execute(SAVE_WISH, [person, msgspec.json.encode(changed).decode()])
            return changed

        return await self.store.writer.do(work)

    # ---- what is on its way ---------------------------------------------------------------------

    async def put(
        self, person: str, table: str, move: int, due: Callable[[NoticeWish, Way], float]
    ) -> int:
        """For each way that this person wants; once for a move, however often it is asked for. How
        many are new."""

        def work(file: File) -> int:
            wish = _wish(file, person)
            rows = [(person, way, table, move, due(wish, way)) for way in wish.ways]
            return sum(file.execute(PUT, row).rowcount for row in rows)

        return await self.store.writer.do(work)

    async def due(self, now: float) -> list[QueuedNotice]:
        rows = await self.store.read(lambda file: file.execute(DUE, [now, AT_ONCE]).fetchall())
        return [QueuedNotice(*row) for row in rows]

    async def next_due(self) -> float | None:
        sql = "SELECT min(due) FROM notice WHERE done IS NULL"
        found = await self.store.read(lambda file: file.execute(sql).fetchone()[0])
        return None if found is None else float(found)

    async def last_sent(self, person: str, way: Way) -> float:
        sql = "SELECT max(done) FROM notice WHERE person = ? AND way = ? AND how = 'sent'"
        wish = [person, way]
        found = await self.store.read(lambda file: file.execute(sql, wish).fetchone()[0])
        return float(found or 0.0)

    async def put_off(self, notices: Sequence[QueuedNotice], due: float) -> None:
        await self._set(notices, "due = ?", due)

    async def begin(self, notices: Sequence[QueuedNotice], letter: str) -> None:
        """From now on it may have arrived."""
        await self._set(notices, "letter = ?, tries = tries + 1", letter)

    async def done(self, notices: Sequence[QueuedNotice], how: How, now: float) -> None:
        def work(file: File) -> None:
            for notice in notices:
                sql = "UPDATE notice SET done = ?, how = ? WHERE number = ?"
                file.execute(sql, [now, how, notice.number])
            file.execute("DELETE FROM notice WHERE done < ?", [now - KEPT])

        await self.store.writer.do(work)

    async def _set(self, notices: Sequence[QueuedNotice], change: str, value: object) -> None:
        def work(file: File) -> None:
            for notice in notices:
                sql = f"UPDATE notice SET {change} WHERE number = ?"
                file.execute(sql, [value, notice.number])

        await self.store.writer.do(work)


def _wish(file: File, person: str) -> NoticeWish:
    row = file.execute("SELECT body FROM notice_wish WHERE person = ?", [person]).fetchone()
    return decoded(row[0], NoticeWish) if row else NoticeWish()
