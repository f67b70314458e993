"""What is said over HTTP of people who stay: their games, ratings, profile; whom they know."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from farwest.tables.wire.lobby import MOST_SEATS, InvitationCard, Language, Name, Pace

Against = Literal["people", "bots", "device"]
Shown = Literal["games", "statistics", "ratings", "conduct"]
Unrated = Literal[  # why a game counts for no rating, the first that fits
    "",  # it counts
    "position",  # it began from one
    "device",  # somebody sat on two seats
    "left",  # a bot finished it for somebody
    "help",  # somebody asked for a hint
    "undo",
    "short",  # somebody never chose anything
    "friendly",  # people, at a table that was not to be rated
    "bots",  # people and bots at one table
    "guest",  # somebody there has no account
]
FriendStage = Literal["friend", "asks", "asked"]  # asks: they ask me; asked: I asked them


class Opponent(Struct, frozen=True):
    """Somebody else who sat there."""

    name: str
    level: str  # of a bot; empty: a person who played to the end
    person: bool
    side: str  # in words
    place: int
    score: int
    won: bool


class GameRow(Struct, frozen=True):
    """A finished game, as one who was there sees it in a list."""

    table: str
    game: str
    title: str
    ended: float  # seconds, since the epoch
    seats: int
    side: str  # in words; empty: all play for themselves
    place: int
    score: int
    won: bool
    left: bool  # a bot finished it
    against: Against
    unrated: Unrated
    others: list[Opponent]


class GamesPage(Struct, frozen=True):
    """`more`: what to ask for the next leaf; 0: this was the last."""

    games: list[GameRow]
    more: float


class TallyRow(Struct, frozen=True):
    """Games of one kind that somebody finished, added up."""

    game: str
    title: str
    seats: int
    side: str  # in words
    against: Against
    level: str  # of the bots there: a level, mixed, or empty
    played: int
    won: int
    place: float  # on average
    score: float
    best: int


class RatingRow(Struct, frozen=True):
    game: str
    title: str
    side: str  # in words
    against: Against
    points: int
    low: int  # 19 times in 20 between this
    high: int  # and that
    games: int
    provisional: bool


class ConductCard(Struct, frozen=True):
    """Of games with people: how many somebody played to the end."""

    finished: int
    of: int


class SideName(Struct, frozen=True):
    game: str
    name: str
    title: str


class Statistics(Struct, frozen=True):
    tallies: list[TallyRow]
    ratings: list[RatingRow]
    conduct: ConductCard
    sides: list[SideName]  # that can be asked for
    shows: list[Shown]  # what of it strangers see


class Profile(Struct, frozen=True):
    """What somebody shows of themselves. What they do not is null."""

    name: str
    me: bool
    friend: FriendStage | None  # of who asks; null: nothing yet
    games: list[GameRow] | None = None
    tallies: list[TallyRow] | None = None
    ratings: list[RatingRow] | None = None
    conduct: ConductCard | None = None


class Showing(Struct, forbid_unknown_fields=True):
    """What strangers may see of me."""

    shows: Annotated[list[Shown], Meta(max_length=4)]


class Farewell(Struct, forbid_unknown_fields=True):
    """For good. Who has a password must know it."""

    name: Name  # once more, so that it is no slip
    password: Annotated[str, Meta(max_length=200)] = ""


class FriendCard(Struct, frozen=True):
    name: str
    stage: FriendStage
    here: bool  # of a friend: at a table just now


class Friends(Struct, frozen=True):
    friends: list[FriendCard]
    invitations: list[InvitationCard]


class Named(Struct, forbid_unknown_fields=True):
    """An account, by its name."""

    name: Name


class PairWish(Struct, forbid_unknown_fields=True):
    """Somebody to play with, now."""

    game: Annotated[str, Meta(max_length=20)]
    pace: Pace = "free"
    seats: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0  # 0: however many
    rated: bool = False
    near: bool = False  # whose rating is near mine
    language: Language = "en"


class Paired(Struct, frozen=True):
    table: str
    fresh: bool  # nobody was waiting: others may come now


class NewAnnouncement(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=3, max_length=300)]
    days: Annotated[int, Meta(ge=0, le=365)] = 0  # 0: until it is taken down
