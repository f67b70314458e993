"""What a house remembers, as a protocol: SQLite keeps it today, something larger may tomorrow.

A table is its charter, which never changes, and its log, which only grows. Everything else about
it follows from those two. A log entry counts only once `append` has returned: then it is on disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, Protocol

from msgspec import Struct

from farwest.tables.streaks import DailyRun
from farwest.tables.wire import ChairWish, ClockWish, Help, Shown, Value

Kind = Literal[
    "sit",  # seat, person, text: name, value: salt
    "stand",
    "bot",  # seat, text: name, value: level
    "colour",  # seat, number: the colour its owner likes
    "side",  # seat, number: the seat with which it changes, and so its side
    # start: number: the chair that becomes seat 0, where that is drawn
    "start",  # text: the whole variant, as JSON; in older logs, nothing
    "play",  # seat, number: the action; the seat of chance is -1
    "hold",  # seat, number: the action; where several answer at once, the last one counts
    "lapse",  # seat, number: what it held, and cannot answer any more
    "swap",  # seat, number: the action; instead of the one it may exchange by right
    "undo",  # seat, number: the move to go back to
    "hint",  # person, seat, number: the move, value: the name; everybody may know
    "chat",  # person, seat, text
    "whisper",  # person, seat, text; number: the seats that may hear it, as bits
    "pin",  # person, seat, text: the stops of its plan, with blanks between; number as above
    "mate",  # seat, value: its name, text: what a bot says, and of which spots; number as above
    "away",  # seat, value: the level that goes on
    "back",  # seat
    "late",  # seat, value: the level; its time was up
    "again",  # seat
    "next",  # text: the table of the rematch
    "woke",  # the house had slept: until now nobody's clock ran
    "learn",  # seat, number: in a lesson, the action; or lesson.py's NEXT or BACK
    "bar",  # person: whom the host does not want here; empty: all who have no name
    "off",  # seat, number: seconds since the epoch until which its clock stands still
    "order",  # seat, text: its name, number: the move since which it stands; -1: withdrawn
    "halt",  # text: the version of the rules that the house had by then, and cannot play it by
]


class Charter(Struct, frozen=True):
    """How a table was founded. The secret decides every draw: it never leaves before the end."""

    table: str
    game: str
    seats: int
    variant: dict[str, Value]
    chairs: list[ChairWish]
    host: str  # a person's id
    secret: str  # hexadecimal
    founded: float
    version: str  # of the rules it was founded under
    public: bool = False
    clock: ClockWish | None = None
    language: str = "en"
    delay: int = 0
    pace: bool = True
    start: str = ""  # a position, as JSON, if it began from one
    story: str = ""  # the record of what was played before it, for the log
    lesson: str = ""  # the name of the lesson that is given there, if one is
    help: Help = "told"  # of bots, where people play each other
    after: str = ""  # the table of which it is the rematch
    day: str = ""  # as 2026-11-16: it is the deal of that day, and its bots play as everybody's do
    rated: bool = False  # among people: it counts, and nothing is undone
    cup: str = ""  # the tournament it belongs to: who sits where was paired
    salt: str = ""  # of all who entered, if its round has one deal for all tables


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of a table's log."""

    kind: Kind
    at: float  # seconds since the epoch
    seat: int = -1
    number: int = 0
    text: str = ""
    value: str = ""
    person: str = ""


class Member(Struct, frozen=True):
    id: str
    name: str
    language: str = "en"
    password: str = ""  # its argon2 hash; empty: a guest
    token: str = ""  # the SHA-256 of the token that programs use
    muted: tuple[str, ...] = ()  # persons whose talk this one does not hear
    blocked: tuple[str, ...] = ()  # nor wants to meet
    run: DailyRun = DailyRun()  # of an account; a guest's is in the browser
    shows: tuple[Shown, ...] = ()  # of an account: what strangers see on its page


class AlreadyWritten(Exception):
    """Somebody else wrote entry n of this table first: nothing was written."""


class Store(Protocol):
    """Every method returns when what it says is durable. May be called from many tasks at once.

    Several processes may have the same store open. Then each takes slots (slots.py) and appends to
    tables of those alone; else it is SlotLost, and nothing was written."""

    async def found(self, charter: Charter, log: list[Entry]) -> None:
        """A new table with the first entries of its log."""

    async def append(self, table: str, n: int, entries: list[Entry]) -> None:
        """Entries n, n+1, ... of a table: all of them, or none (TaleTold)."""

    async def take_slots(self, slots: Iterable[int], holder: str) -> dict[int, int]:
        """From whoever had them, who writes no more. By slot, how often it was taken so far. From
        now on this store appends to tables of slots that it took, and to no others."""

    async def free_slots(self) -> None:
        """No other process writes any more, and this one to every table: it is the only one."""

    async def charter(self, table: str) -> Charter | None: ...

    async def log(self, table: str) -> list[Entry]: ...

    async def close_table(self, table: str, over: float) -> None:
        """Its game is over: for lists only."""

    async def tables(
        self,
        *,
        over: bool,
        public: bool | None,
        limit: int,
        each: int = 0,
        ended_after: float | None = None,
    ) -> list[str]:
        """The newest first; at most `each` of one host, unless that is 0. `ended_after`: also those
        that were over since then, and keep their watchers behind."""

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """Where that person ever sat, the newest first."""

    async def save_person(self, person: Member) -> None:
        """Somebody new."""

    async def change_person(self, id: str, change: Callable[[Member], Member]) -> Member:
        """As they are when it is written: of two changes at once, neither is lost."""

    async def person(self, id: str) -> Member | None: ...

    async def person_by_token(self, token: str) -> Member | None:
        """By the SHA-256 of a token."""

    async def account(self, name: str) -> Member | None:
        """The person who keeps this name under a password."""

    async def open_session(self, session: str, person: str, at: float) -> None:
        """A browser that may act for a person, by the SHA-256 of what its cookie says."""

    async def person_by_session(self, session: str) -> Member | None: ...

    async def close_session(self, session: str) -> None: ...

    async def close_sessions(self, person: str) -> list[str]:
        """All of a person's; those that were open."""

    async def secret(self, name: str) -> bytes:
        """32 bytes of the house's own, made when first asked for: signs cookies."""

    async def keep(self, name: str, text: str, most: int, owner: str = "", own: int = 0) -> None:
        """A text on the shelf, under its own name. Of an owner's all but the last `own` go, unless
        that is 0; of more than `most` in all, the oldest of whoever has most."""

    async def kept(self, name: str) -> str | None: ...

    async def close(self) -> None: ...
