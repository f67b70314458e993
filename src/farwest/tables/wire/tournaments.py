"""Tournaments and leagues, as their pages ask for them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from farwest.tables.wire.lobby import Language, Level, Pace, Salt, Seal, Value

CupFormat = Literal["round-robin", "swiss", "knock-out"]
CupStage = Literal["open", "playing", "over"]
CupDeed = Literal["enter", "leave", "close", "pair", "end", "bots"]
WhyBefore = Literal["", "reached", "points", "met", "opponents", "wins", "margin", "lot"]
CupTitle = Annotated[str, Meta(min_length=1, max_length=40)]
SizeWish = Annotated[int, Meta(ge=2, le=6)]
RoundsWish = Annotated[int, Meta(ge=0, le=20)]
NumberWish = Annotated[int, Meta(ge=0, le=500)]


class CupCard(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    game_title: str
    emblem: str  # a symbol of /art/posters.svg
    format: CupFormat
    size: int  # of a table
    stage: CupStage
    host: str  # a name
    contestants: int
    round: int  # the last that was paired; 0: none yet
    rounds: int  # in all; 0: that depends on what comes
    duplicate: bool
    bots: bool
    mine: bool  # I take part
    hosting: bool
    my_table: str  # where I am awaited or play; empty: nowhere
    league: str = ""


class ContestantCard(Struct, frozen=True):
    number: int
    name: str
    level: str  # of a bot
    left: bool
    instead_of: str  # a name
    mine: bool


class StandingLine(Struct, frozen=True):
    place: int
    number: int
    points: float
    played: int
    wins: int
    byes: int
    why: WhyBefore  # before the next; of the last, nothing
    more: float  # what decided: theirs
    less: float  # and the next one's
    other: str  # the next one's name


class CupSeat(Struct, frozen=True):
    number: int  # a contestant
    place: int  # 0: not over
    score: int
    points: float
    left: bool = False


class CupTable(Struct, frozen=True):
    table: str
    stage: Literal["waiting", "playing", "over", "void"]
    seats: list[CupSeat]
    mine: bool
    shown: bool  # it can be looked at


class CupRound(Struct, frozen=True):
    number: int
    over: bool
    tables: list[CupTable]
    byes: list[int]  # contestants
    secret: str = ""  # of a duplicate's round that is over


class CupPage(Struct, frozen=True):
    card: CupCard
    contestants: list[ContestantCard]
    standings: list[StandingLine]
    rounds: list[CupRound]  # the newest first
    may: list[CupDeed]
    seal: str
    clock: str  # in words; empty: none
    by_itself: bool
    season: int = 0
    division: int = 0
    league_title: str = ""
    criteria: list[WhyBefore] = []  # in the order in which they are asked


class CupList(Struct, frozen=True):
    open: list[CupCard]
    playing: list[CupCard]
    over: list[CupCard]
    leagues: list[LeagueCard]


class CupLink(Struct, frozen=True):
    id: str


class NewCup(Struct, forbid_unknown_fields=True):
    title: CupTitle
    game: Annotated[str, Meta(max_length=20)]
    format: CupFormat
    size: SizeWish
    rounds: RoundsWish = 0
    pace: Pace = "free"
    duplicate: bool = False
    bots: bool = False
    by_itself: bool = False
    variant: dict[str, Value] = {}
    language: Language = "en"


class EnterCup(Struct, forbid_unknown_fields=True):
    """My bytes go into the lots, and where all tables are dealt alike, into the deal."""

    seal: Seal  # that I was shown
    salt: Salt


class BotsWish(Struct, forbid_unknown_fields=True):
    level: Level = "cowhand"
    count: Annotated[int, Meta(ge=1, le=16)] = 1


class ReplaceWish(Struct, forbid_unknown_fields=True):
    """A bot takes the place of this contestant; before the start they are only taken off."""

    number: NumberWish
    level: Level = "cowhand"


class LeagueCard(Struct, frozen=True):
    id: str
    title: str
    game: str
    game_title: str
    emblem: str
    host: str
    season: int
    members: int
    mine: bool
    hosting: bool


class LeagueDivision(Struct, frozen=True):
    number: int  # from 1, the highest
    cup: str  # its tournament; empty: the season has not begun
    stage: CupStage
    rows: list[LeagueRow]


class LeagueRow(Struct, frozen=True):
    name: str
    points: float
    goes: Literal["", "up", "down"]  # after this season, as it stands
    mine: bool


class LeagueMemberCard(Struct, frozen=True):
    name: str
    mine: bool


class LeaguePage(Struct, frozen=True):
    card: LeagueCard
    format: CupFormat
    size: int
    division: int  # members of one
    moving: int
    divisions: list[LeagueDivision]
    waiting: list[LeagueMemberCard]  # who begins with the next season
    may: list[Literal["enter", "leave", "season"]]
    seasons: list[list[str]]  # of those before, the newest first: the tournaments of each


class NewLeague(Struct, forbid_unknown_fields=True):
    title: CupTitle
    game: Annotated[str, Meta(max_length=20)]
    format: Literal["round-robin", "swiss"]
    size: SizeWish
    division: Annotated[int, Meta(ge=2, le=16)] = 8
    moving: Annotated[int, Meta(ge=1, le=4)] = 2
    pace: Pace = "days"
    language: Language = "en"
