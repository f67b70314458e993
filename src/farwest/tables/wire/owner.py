"""What is said over HTTP of manners: whom one does not want to hear or meet, what is reported, and
the page of whoever owns the house."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from farwest.tables.wire.lobby import Audience, Eyes, Number, Stage

Kept = Literal["muted", "blocked"]
Reasoned = Annotated[str, Meta(min_length=3, max_length=200)]
MONTH: Final = 31 * 24  # hours


class KeptPerson(Struct, frozen=True):
    """On a list of mine. The id is good for this list only."""

    id: str
    name: str


class KeptPeople(Struct, frozen=True):
    muted: list[KeptPerson]
    blocked: list[KeptPerson]


class Forgive(Struct, forbid_unknown_fields=True):
    """Off my list."""

    list: Kept
    id: Annotated[str, Meta(max_length=40)]


class NewReport(Struct, forbid_unknown_fields=True):
    """Of a word, of who sits on a seat, or, with neither, of the table."""

    reason: Reasoned
    n: Number = 0  # of the word; 0: none
    to: Audience = "all"
    seat: Eyes = -1


class OwnersKey(Struct, forbid_unknown_fields=True):
    """From the link that the house printed when it started; good for once."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class QuotaFace(Struct, frozen=True):
    """How much of something is used up."""

    name: Literal["tables", "lines", "connections", "thinking", "replays", "reports", "bans"]
    used: int
    most: int  # 0: without end


class HeardWord(Struct, frozen=True):
    name: str
    text: str
    at: float
    meant: bool  # that one was reported


class ReportCard(Struct, frozen=True):
    number: int
    at: float
    reporter: str  # a name
    table: str
    title: str
    person: str  # the id of whom it is about; empty: nobody in particular
    name: str
    reason: str
    talk: list[HeardWord]
    banned: bool


class PersonCard(Struct, frozen=True):
    """Somebody who is here now."""

    person: str  # an id; empty: a stranger without a name
    name: str
    account: bool
    address: str
    tables: list[str]
    banned: bool


class LiveCard(Struct, frozen=True):
    """A table in memory."""

    table: str
    title: str
    stage: Stage
    names: list[str]
    here: int  # lines to it
    public: bool
    at: float  # when something happened last


class BanCard(Struct, frozen=True):
    number: int
    name: str
    address: str
    why: str
    at: float
    until: float | None  # for good


class DeedCard(Struct, frozen=True):
    number: int
    at: float
    what: str
    about: str
    text: str


class OwnersPage(Struct, frozen=True):
    """One leaf of one list. `more`: what to ask for the next leaf; 0: this was the last."""

    quotas: list[QuotaFace]
    limits: bool
    reports: list[ReportCard] = []
    people: list[PersonCard] = []
    tables: list[LiveCard] = []
    bans: list[BanCard] = []
    deeds: list[DeedCard] = []
    more: int = 0


class NewBan(Struct, forbid_unknown_fields=True):
    """A person, an address, or both: an address never for good."""

    person: Annotated[str, Meta(max_length=40)] = ""
    address: Annotated[str, Meta(max_length=50)] = ""
    hours: Annotated[int, Meta(ge=0, le=12 * MONTH)] = 0  # 0: for good
    why: Annotated[str, Meta(max_length=200)] = ""


class TableClosing(Struct, forbid_unknown_fields=True):
    why: Annotated[str, Meta(max_length=200)] = ""
