"""What a house for one remembers: in memory, and whole tables as texts for whoever keeps them."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import msgspec
from msgspec import Struct

from farwest.kit.reading import decoded
from farwest.tables.errors import NotYours
from farwest.tables.store import AlreadyWritten, Charter, Entry, Member

SECRET_BYTES: Final = 32
Keep = Callable[[str, str], Awaitable[None]]  # the table, and all of it; returns when that is safe


class PocketTable(Struct):
    charter: Charter
    log: list[Entry]
    over: float = 0.0  # when its game ended; 0: it has not


class PocketStore:
    """A Store. What it was told counts once `keep` has returned."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self._tables: dict[str, PocketTable] = {}  # in the order of their founding
        self._people: dict[str, Member] = {}
        self._sessions: dict[str, str] = {}  # by session: the person
        self._secrets: dict[str, bytes] = {}
        self._shelf: dict[str, tuple[str, str]] = {}  # by name: the text and whose it is

    def remember(self, text: str) -> None:
        """A table that was kept before."""
        found = decoded(text, PocketTable)
        self._tables[found.charter.table] = found

    async def _save(self, kept: PocketTable) -> None:
        await self._keep(kept.charter.table, msgspec.json.encode(kept).decode())
        self._tables[kept.charter.table] = kept

    # ---- tables -------------------------------------------------------------------------------

    async def found(self, charter: Charter, log: list[Entry]) -> None:
        await self._save(PocketTable(charter, [*log]))

    async def append(self, table: str, n: int, entries: list[Entry]) -> None:
        kept = self._tables[table]
        if n != len(kept.log):
            raise AlreadyWritten
        await self._save(PocketTable(kept.charter, [*kept.log, *entries], kept.over))

    async def take_slots(self, slots: Iterable[int], holder: str) -> dict[int, int]:
        return dict.fromkeys(slots, 1)

    async def free_slots(self) -> None:
        """It is the only one anyway."""

    async def charter(self, table: str) -> Charter | None:
        kept = self._tables.get(table)
        return kept.charter if kept else None

    async def log(self, table: str) -> list[Entry]:
        kept = self._tables.get(table)
        return [*kept.log] if kept else []

    async def close_table(self, table: str, over: float) -> None:
        kept = self._tables[table]
        await self._save(PocketTable(kept.charter, kept.log, over))

    async def tables(
        self,
        *,
        over: bool,
        public: bool | None,
        limit: int,
        each: int = 0,
        ended_after: float | None = None,
    ) -> list[str]:
        found, of_host = list[str](), dict[str, int]()
        for name, kept in reversed(self._tables.items()):
            late = ended_after is not None and kept.over > ended_after
            if public not in (None, kept.charter.public) or (bool(kept.over) != over and not late):
                continue
            host = kept.charter.host
            of_host[host] = of_host.get(host, 0) + 1
            if not each or of_host[host] <= each:
                found.append(name)
        return found[:limit]

    async def tables_of(self, person: str, limit: int) -> list[str]:
        sat = [n for n, t in self._tables.items() if any(e.person == person for e in t.log)]
        return sat[::-1][:limit]

    # ---- people -------------------------------------------------------------------------------

    async def save_person(self, person: Member) -> None:
        self._people[person.id] = person

    async def change_person(self, id: str, change: Callable[[Member], Member]) -> Member:
        if id not in self._people:
            raise NotYours("need-name")
        self._people[id] = change(self._people[id])
        return self._people[id]

    async def person(self, id: str) -> Member | None:
        return self._people.get(id)

    async def person_by_token(self, token: str) -> Member | None:
        return next((one for one in self._people.values() if token and one.token == token), None)

    async def account(self, name: str) -> Member | None:
        wish = name.casefold()
        named = [p for p in self._people.values() if p.password and p.name.casefold() == wish]
        return next(iter(named), None)

    async def open_session(self, session: str, person: str, at: float) -> None:
        self._sessions[session] = person

    async def person_by_session(self, session: str) -> Member | None:
        return self._people.get(self._sessions.get(session, ""))

    async def close_session(self, session: str) -> None:
        self._sessions.pop(session, None)

    async def close_sessions(self, person: str) -> list[str]:
        mine = [session for session, whose in self._sessions.items() if whose == person]
        for session in mine:
            del self._sessions[session]
        return mine

    # ---- the rest -----------------------------------------------------------------------------

    async def secret(self, name: str) -> bytes:
        return self._secrets.setdefault(name, secrets.token_bytes(SECRET_BYTES))

    async def keep(self, name: str, text: str, most: int, owner: str = "", own: int = 0) -> None:
        self._shelf.pop(name, None)
        self._shelf[name] = text, owner
        mine = [one for one, (_, whose) in self._shelf.items() if whose == owner]
        for old in mine[: len(mine) - own] if own else []:
            del self._shelf[old]
        while len(self._shelf) > most:
            del self._shelf[next(iter(self._shelf))]

    async def kept(self, name: str) -> str | None:
        found = self._shelf.get(name)
        return found[0] if found else None

    async def close(self) -> None:
        """Everything is kept already."""
