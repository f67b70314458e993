"""Every message between a browser or an outside bot and the house, both ways.

The client's types are generated from this page (`python -m tools.wire`). What comes in is checked
against it before anything else looks at it. Over a socket, a message from the client has the key
"do", one from the house the key "is".
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from farwest.kit.sprites import CanvasName, Picture

Language = Literal["en", "fr"]
Level = Literal["greenhorn", "cowhand", "gunslinger", "legend"]
Who = Literal["open", "me", "guest", "bot"]  # guest: another person on this device
Stage = Literal["waiting", "playing", "over"]
Audience = Literal["all", "circle"]  # circle: those who plan together, in private
UndoKind = Literal["no", "safe", "ask"]  # ask: every other person must agree
Eyes = Annotated[int, Meta(ge=-1, le=5)]  # a seat, or -1: what every seat sees

MOST_SEATS: Final = 6
MOST_BYTES: Final = 8192  # of one message from a client
MOST_STOPS: Final = 20  # of a plan in any game

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Said = Annotated[str, Meta(min_length=1, max_length=300)]
Stop = Annotated[str, Meta(min_length=1, max_length=40)]  # the key of a sprite
Ask = Annotated[str, Meta(min_length=1, max_length=40)]  # the client's own mark on a message
Number = Annotated[int, Meta(ge=0, le=1 << 20)]
Salt = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,32}$")]  # hexadecimal
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Value = bool | int | str


# ---- the lobby, over HTTP ------------------------------------------------------------------


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


class GameCard(Struct, frozen=True):
    name: str
    title: str
    other_title: str  # in the other language
    line: str
    credit: str
    seats: list[int]  # the numbers it can be played with; empty while it is not there yet
    minutes: int
    poster: str  # a symbol of /art/house.svg
    variants: list[VariantCard]
    has_board: bool
    practice: bool = False  # one can try its input outside a game


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


class TableCard(Struct, frozen=True):
    table: str
    game: str
    title: str
    stage: Stage
    chairs: list[Chair]
    mine: list[int]  # seats
    my_turn: bool
    clock: str  # in words; empty: none
    turn: int
    since: float  # seconds, since the epoch
    outcome: str = ""  # of a finished game, in words


class Lobby(Struct, frozen=True):
    me: Me | None
    games: list[GameCard]
    open: list[TableCard]
    mine: list[TableCard]
    watch: list[TableCard]


class NewMe(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class SignIn(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class ClockWish(Struct, forbid_unknown_fields=True, frozen=True):
    minutes: Annotated[int, Meta(ge=1, le=60 * 24 * 7)]  # each has for the whole game
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds, added after an answer


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
    delay: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds that watchers are behind
    pace: bool = True  # bots take their time


class NewTableFromRecord(Struct, forbid_unknown_fields=True):
    """Play on from a finished game, or from a file, against bots."""

    at: Number  # answers kept
    seat: Eyes
    level: Level = "cowhand"
    table: Annotated[str, Meta(max_length=40)] = ""
    record: Annotated[str, Meta(max_length=400_000)] = ""  # if there is no table


class TableLink(Struct, frozen=True):
    table: str


class Token(Struct, frozen=True):
    """Lets an outside program sit in the name of its owner. Shown once."""

    token: str


class Rule(Struct, frozen=True):
    id: str
    section: str
    text: str  # Markdown of one paragraph


class RuleBook(Struct, frozen=True):
    game: str
    rules: list[Rule]


class Refusal(Struct, frozen=True, tag_field="is", tag="refused"):
    """What went wrong, by name and in words. Nothing was changed."""

    error: str
    text: str
    ask: str = ""
    turn: int = -1  # the turn of the table, if it is about a move


# ---- at a table: from the client -----------------------------------------------------------


class FromClient(Struct, tag_field="do", forbid_unknown_fields=True):
    pass


class Hello(FromClient, tag="hello"):
    """The first message; again after a lost line. `since`: the turn up to which events are known;
    `log`: how many entries of the table's log, so that nothing comes twice."""

    language: Language = "en"
    canvas: CanvasName | Literal["none"] = "wide"  # none: a program, it gets a view instead
    beliefs: bool = False
    since: Annotated[int, Meta(ge=-1, le=1 << 20)] = -1
    salt: Salt = ""


class Sit(FromClient, tag="sit"):
    ask: Ask
    seat: Eyes
    salt: Salt = ""


class Stand(FromClient, tag="stand"):
    """Leave a chair before the start."""

    ask: Ask


class Fill(FromClient, tag="fill"):
    """The host puts a bot on an open chair."""

    ask: Ask
    seat: Eyes
    level: Level


class Start(FromClient, tag="start"):
    """The host starts; open chairs get bots."""

    ask: Ask


class Play(FromClient, tag="play"):
    """Answers the question of `turn`. Sent twice it counts once."""

    ask: Ask
    turn: Number
    action: Number


class Undo(FromClient, tag="undo"):
    ask: Ask
    turn: Number  # at which it was asked for


class Agree(FromClient, tag="agree"):
    """To an undo that somebody asked for."""

    ask: Ask
    yes: bool


class Hint(FromClient, tag="hint"):
    ask: Ask


class WhyNot(FromClient, tag="why-not"):
    ask: Ask
    action: Number


class Chat(FromClient, tag="chat"):
    ask: Ask
    text: Said
    to: Audience = "all"


class Plan(FromClient, tag="plan"):
    """My own plan, pinned where my circle sees it; an empty one takes it down."""

    ask: Ask
    stops: Annotated[list[Stop], Meta(max_length=MOST_STOPS)]


class Leave(FromClient, tag="leave"):
    """A bot of this level goes on for the person, who may come back."""

    ask: Ask
    level: Level = "cowhand"


class Return(FromClient, tag="return"):
    ask: Ask


class Lift(FromClient, tag="lift"):
    """Several people share this device: this seat looks now."""

    ask: Ask
    seat: Eyes


class Again(FromClient, tag="again"):
    """A rematch; it begins when everybody wants one."""

    ask: Ask


class Look(FromClient, tag="look"):
    """Another language or canvas from now on; everything is sent again. `beliefs`: with the belief
    map, where TableState says that there is one."""

    ask: Ask
    language: Language
    canvas: CanvasName
    beliefs: bool = False


class Ping(FromClient, tag="ping"):
    ask: Ask


ClientMessage = (
    Hello
    | Sit
    | Stand
    | Fill
    | Start
    | Play
    | Undo
    | Agree
    | Hint
    | WhyNot
    | Chat
    | Plan
    | Leave
    | Return
    | Lift
    | Again
    | Look
    | Ping
)


# ---- at a table: from the house ------------------------------------------------------------


class FromHouse(Struct, tag_field="is", frozen=True):
    pass


class Done(FromHouse, tag="done", frozen=True):
    """The message with this mark was carried out; a move is on disk."""

    ask: str
    turn: int


class Offer(Struct, frozen=True):
    """An option of the question on the table."""

    action: int
    name: str  # never translated
    text: str  # a whole sentence
    short: str = ""  # for a ticket
    note: str = ""  # a second line on it


class Line(Struct, frozen=True):
    """An event, as these eyes were told of it."""

    turn: int
    k: int  # which of its turn
    seat: int  # -1: nobody's
    text: str
    rule: str
    name: str  # of the kind, as "REFUSED"; never translated
    heading: str = ""  # of the part of the game that begins with it


class ClockFace(Struct, frozen=True):
    left: float  # seconds when this was sent; without end (null): not for these eyes
    runs: bool


class TableState(FromHouse, tag="table", frozen=True):
    """All that is not the game: who sits where, before, during and after it."""

    table: str
    game: str
    title: str
    stage: Stage
    chairs: list[Chair]
    mine: list[int]  # my seats
    host: bool
    away: bool  # a bot keeps my place
    public: bool
    shared: bool  # several of my seats on this device
    delay: int
    variant: dict[str, str]  # title and chosen value, in words; what is not normal
    clock: str  # in words
    commitment: str
    salts: list[str]  # by seat; empty: none given yet
    asks_undo: int  # the seat that would like to undo; -1: none
    undo_answers: list[int]  # seats that agreed
    next: str  # the table of the rematch
    watchers: int
    beliefs: bool = False  # watchers, who are behind, may have the belief map
    practice: bool = False  # one can try the game's input outside it


class Scene(FromHouse, tag="scene", frozen=True):
    """What one pair of eyes sees of the game now, and was told since."""

    turn: int
    seat: int  # whose eyes; -1: a watcher
    acting: int  # the seat that must answer; -1: none
    curtain: int  # hand the device to this seat; -1: no need
    title: str  # as "Round 2 of 3"; empty if the game has no such words
    question: str  # what acting is asked, if that is known to these eyes; else who thinks
    help: str
    rule: str
    options: list[Offer]
    lines: list[Line]  # of turns after `since`
    since: int
    picture: Picture | None
    view: Any  # for programs only: the view of their seat as plain data
    undo: UndoKind
    clocks: list[ClockFace]
    over: bool
    behind: int  # seconds that a watcher is behind
    held: int = -1  # my answer, which I may change while others think


class Advice(FromHouse, tag="advice", frozen=True):
    """An answer to Hint: the best option first."""

    ask: str
    turn: int
    options: list[Offer]
    chances: list[float]


class Reason(FromHouse, tag="reason", frozen=True):
    """An answer to WhyNot."""

    ask: str
    action: int
    text: str
    rule: str


class Talk(FromHouse, tag="talk", frozen=True):
    """Somebody says something. Sent again after Hello: the last ones, oldest first."""

    to: Audience
    n: int  # which of those to this audience
    seat: int  # -1: a watcher
    name: str
    text: str
    at: float


class Spot(Struct, frozen=True):
    """What a plan may be made of."""

    key: str  # of a sprite
    text: str


class Route(Struct, frozen=True):
    """A plan as it is pinned."""

    seat: int
    stops: list[str]  # keys of spots


class Circle(FromHouse, tag="circle", frozen=True):
    """Those who plan together: sent to them alone, and again when something of it changes."""

    seats: list[int]  # empty: no longer one of them
    name: str
    plan: str  # a title
    apart: bool  # they may talk in private
    apart_note: str  # who reads what is said to the circle
    all_note: str  # and to all
    say: str  # what may be said to the circle, as an invitation
    spots: list[Spot]
    most: int  # stops of a plan
    routes: list[Route]  # by seat


class ScoreRow(Struct, frozen=True):
    """One heading of the score sheet: what each seat has from it."""

    title: str
    points: list[int]
    rule: str = ""


class Outcome(FromHouse, tag="outcome", frozen=True):
    """The end: sent with the last scene."""

    turn: int
    winners: list[int]
    sentence: str
    scores: list[int]
    places: list[int]
    sheet: list[ScoreRow]
    unit: str  # as "points" or "$"
    commitment: str
    secret: str
    salt: str
    won_by: str = ""  # a sentence, if it was not the scores that decided


class Thought(FromHouse, tag="thought", frozen=True):
    """How far a long piece of work is: a bot's move, a hint, the review."""

    what: Literal["bot", "hint", "review"]
    seat: int
    share: float


class Pong(FromHouse, tag="pong", frozen=True):
    ask: str


HouseMessage = (
    TableState | Scene | Done | Refusal | Advice | Reason | Talk | Circle | Outcome | Thought | Pong
)


# ---- after the game, over HTTP -------------------------------------------------------------


class Moment(Struct, frozen=True):
    turn: int
    chances: list[float]  # by seat


class Turning(Struct, frozen=True):
    turn: int
    seat: int  # whose chances changed most
    swing: float  # of them
    text: str


class Review(Struct, frozen=True):
    curve: list[Moment]
    turns: list[Turning]


class Verdict(Struct, frozen=True):
    """What the house finds when it deals the game again from the secret."""

    fair: bool
    text: str
    draws: int


class ReplayHead(Struct, frozen=True):
    """A finished game, to be looked at step by step."""

    game: str
    title: str
    names: list[str]
    turns: list[int]  # the turns at which something can be seen: where a step stops
    last: int
    outcome: Outcome
    beliefs: bool = False  # the game has a belief map


class RecordFile(Struct, forbid_unknown_fields=True):
    """A record from a file, to be replayed."""

    record: Annotated[str, Meta(max_length=400_000)]
