"""What is said over HTTP, before a table: games, people, tables; and words that all pages use."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from farwest.tables.wire.sides import NumberCard, Sides

Language = Literal["en", "fr"]
Level = Literal["greenhorn", "cowhand", "gunslinger", "legend"]
Who = Literal["open", "me", "guest", "bot"]  # guest: another person on this device
Stage = Literal["waiting", "playing", "over", "stopped"]  # stopped: it cannot go on
Audience = Literal["all", "circle"]  # circle: those who plan together, in private
UndoKind = Literal["no", "safe", "ask"]  # ask: every other person must agree
Pace = Literal["free", "clock", "days"]  # everybody takes their time; a clock runs; by letter
Help = Literal["told", "off"]  # hints among people: everybody is told, or there are none
Eyes = Annotated[int, Meta(ge=-1, le=5)]  # a seat, or -1: what every seat sees

MOST_SEATS: Final = 6
MOST_BYTES: Final = 8192  # of one message from a client
MOST_DELAY: Final = 600  # seconds that watchers may be behind
MOST_STOPS: Final = 20  # of a plan in any game

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Said = Annotated[str, Meta(min_length=1, max_length=300)]
Stop = Annotated[str, Meta(min_length=1, max_length=40)]  # the key of a sprite
Ask = Annotated[str, Meta(min_length=1, max_length=40)]  # the client's own mark on a message
Number = Annotated[int, Meta(ge=0, le=1 << 20)]
Salt = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,32}$")]  # hexadecimal: nobody guesses it
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # SHA-256 of a table's secret
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Value = bool | int | str


class Choice(Struct, frozen=True):
    """A value of a variant."""

    value: Value
    text: str
    seats: list[int]  # with which it may be chosen


class VariantCard(Struct, frozen=True):
    name: str
    title: str
    help: str
    values: list[Choice]  # the first is normal
    number: NumberCard | None = None


class PresetCard(Struct, frozen=True):
    """Variants chosen together."""

    name: str
    title: str
    help: str
    chosen: dict[str, int]  # by variant: which of its values


class GameCard(Struct, frozen=True):
    name: str
    title: str
    other_title: str  # in the other language
    line: str
    credit: str
    seats: list[int]  # the numbers it can be played with; empty while it is not there yet
    minutes: int
    poster: str  # a symbol of /art/posters.svg
    variants: list[VariantCard]
    has_board: bool
    practice: bool = False  # one can try its input outside a game
    lesson: int = 0  # minutes that its first lesson takes; 0: it has none
    how: bool = False  # it has a page on how to play
    presets: list[PresetCard] = []
    sides: Sides | None = None  # if some win or lose together


class Me(Struct, frozen=True):
    name: str
    language: Language
    account: bool  # kept under a password


class Chair(Struct, frozen=True):
    who: Who
    name: str
    level: str = ""  # of a bot
    here: bool = False  # a person who is connected now
    ready: bool = False  # asked for another game after this one
    bot_for: str = ""  # the person whose place a bot keeps
    colour: int = 0  # of its pieces: which of the seats' colours
    helped: int = 0  # hints that were asked for here
    shares: list[int] = []  # seats that are played on the same device
    blocked: bool = False  # I have blocked who sits here
    off: float = 0.0  # seconds since the epoch until which they have days off; their clock stands


class TableCard(Struct, frozen=True):
    table: str
    game: str
    title: str
    stage: Stage
    chairs: list[Chair]
    mine: list[int]  # seats
    my_turn: bool
    clock: str  # in words; empty: none
    move: int
    since: float  # seconds, since the epoch
    outcome: str = ""  # of a finished game, or why it cannot go on, in words
    pace: Pace = "free"
    rated: bool = False
    points: int = 0  # the rating of the host who shows it; 0: none, or not settled
    near: bool = True  # about as good as me, as far as one can know


class PuzzleCard(Struct, frozen=True):
    """A moment of a real game at which one answer is the best."""

    game: str
    id: str
    title: str  # of the game
    emblem: str  # a symbol of /art/posters.svg
    question: str
    theme: str  # what such questions are about: puzzles of one theme stand together
    about: str  # how the game stands there, in a sentence
    seats: int
    part: Literal["opening", "middle", "end"]  # of the game
    stars: int  # 1 to 3: how good a player overlooks it
    day: str = ""  # as 2026-11-15, if it is the one of that day


class Streak(Struct, frozen=True):
    """Of whoever asks: days in a row of the daily puzzle, by the days of the house (UTC)."""

    days: int
    today: Literal["", "right", "wrong"]  # the first answer of today counts; empty: none yet
    account: bool  # kept by the house, the same on every device; or only by this browser


class AnnouncementCard(Struct, frozen=True):
    """What the owner of the house tells everybody."""

    number: int
    at: float
    until: float | None
    text: str


class InvitationCard(Struct, frozen=True):
    """Somebody asks me to come."""

    table: str
    game: str
    title: str
    host: str  # a name
    at: float


class Lobby(Struct, frozen=True):
    me: Me | None
    games: list[GameCard]
    open: list[TableCard]
    mine: list[TableCard]
    watch: list[TableCard]
    puzzle: PuzzleCard | None = None  # of the day: the same for everybody here
    streak: Streak | None = None  # where there is such a puzzle
    announcements: list[AnnouncementCard] = []
    invitations: list[InvitationCard] = []


class YourMoves(Struct, frozen=True):
    """For the tab and the icon of who plays with others, and not against a clock of minutes."""

    waiting: int  # games that wait for whoever asks
    playing: int  # games that go on


class NewMe(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class SignIn(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password
    old: Annotated[str, Meta(max_length=200)] = ""  # asked of who has one


class ClockWish(Struct, forbid_unknown_fields=True, frozen=True):
    minutes: Annotated[int, Meta(ge=1, le=60 * 24 * 14)]  # each has for the whole game
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds, added after an answer
    a_move: bool = False  # the minutes are for each move, and begin again after it


class ChairWish(Struct, forbid_unknown_fields=True, frozen=True):
    who: Who
    name: Annotated[str, Meta(max_length=24)] = ""  # of a guest or a bot; empty: the house names it
    level: Level = "cowhand"


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=20)]
    chairs: Annotated[list[ChairWish], Meta(min_length=1, max_length=MOST_SEATS)]
    variant: dict[str, Value] = {}
    clock: ClockWish | None = None
    public: bool = False
    language: Language = "en"
    delay: Annotated[int, Meta(ge=0, le=MOST_DELAY)] = 0  # seconds that watchers are behind
    pace: bool = True  # bots take their time
    help: Help = "told"
    rated: bool = False  # among people: without hints and undo


class NewLesson(Struct, forbid_unknown_fields=True):
    """A lesson is taken up where it was left, unless it is to begin again."""

    game: Annotated[str, Meta(max_length=20)]
    anew: bool = False
    language: Language = "en"


class NewTableFromRecord(Struct, forbid_unknown_fields=True):
    """Play on from a finished game, or from a file, against bots."""

    at: Number  # answers kept
    seat: Eyes
    level: Level = "cowhand"
    table: Annotated[str, Meta(max_length=40)] = ""
    line: Annotated[list[Number], Meta(max_length=400)] = []  # then these, of a branch
    record: Annotated[str, Meta(max_length=400_000)] = ""  # if there is no table
    pace: bool = True  # as in a NewTable


class TableLink(Struct, frozen=True):
    table: str


class Token(Struct, frozen=True):
    """Lets an outside program sit in the name of its owner. Shown once."""

    token: str


class Refusal(Struct, frozen=True, tag_field="is", tag="refused"):
    """What went wrong, by name and in words. Nothing was changed."""

    error: str
    text: str
    ask: str = ""
    move: int = -1  # the move of the table, if it is about a move
