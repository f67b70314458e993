"""What the house says at a table: each message has the key "is". And over HTTP, after the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from farwest.kit.drama import Drama
from farwest.kit.explaining import Explanation
from farwest.kit.sounds import Sound
from farwest.kit.sprites import Panel, Picture, Sprite
from farwest.kit.stakes import Chip, Stake
from farwest.kit.standing import WhoLeads
from farwest.kit.turns import CardSort
from farwest.tables.wire.lobby import Audience, Chair, Refusal, Stage, UndoKind
from farwest.tables.wire.sides import Camp, GoalCard, Notebook, Party, Spot


class FromHouse(Struct, tag_field="is", frozen=True, gc=False):
    pass


class Done(FromHouse, tag="done", frozen=True):
    """The message with this mark was carried out; a move is on disk."""

    ask: str
    move: int


class Offer(Struct, frozen=True, gc=False):
    """An option of the question on the table."""

    action: int
    name: str  # never translated
    text: str  # a whole sentence
    short: str = ""  # for a ticket
    note: str = ""  # a second line on it
    stake: Stake | None = None  # what it does here and now; stands in place of the note


class Line(Struct, frozen=True, gc=False):
    """An event, as these eyes were told of it."""

    move: int
    k: int  # which line of its move
    seat: int  # -1: nobody's
    text: str
    rule: str
    name: str  # of the kind, as "REFUSED"; never translated
    heading: str = ""  # of the part of the game that begins with it
    weight: int = 0  # 2: it cost these eyes something; 1: what they could have had
    sound: Literal["", Sound] = ""  # what it sounds like, where sound is on


class TurnRun(Struct, frozen=True, gc=False):
    """Lines that are told again and again, in one sentence."""

    first: int  # of the lines
    of: int  # how many
    text: str


class Turn(Struct, frozen=True, gc=False):
    """A card of the story: some lines, what they were about and what they brought. `first` and
    `last` count all lines that these eyes were told."""

    number: int  # from 0
    kind: CardSort
    seat: int  # whose turn; -1: nobody's
    who: str  # what they are called, before the cause; empty: nobody
    cause: str  # a few words; empty: the first line says it
    chips: list[Chip]
    first: int
    last: int
    heading: str  # of the part of the game that begins with it, or is its own
    runs: list[TurnRun]


class ClockFace(Struct, frozen=True, gc=False):
    left: float  # seconds when this was sent; without end (null): not for these eyes
    runs: bool


class OrderCard(Struct, frozen=True):
    """An answer that may be given ahead. Only its owner is told that it was."""

    name: str
    text: str
    help: str  # until when
    on: bool


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
    how: bool = False  # there is a page that says how it is played
    stopped: str = ""  # why it cannot go on, in words
    lesson: bool = False  # one is taught here: the cards are stacked
    help: Literal["free", "told", "off"] = "free"  # hints; free: nobody else plays here
    sides: list[Camp] = []
    goal: GoalCard | None = None
    notebook: bool = False  # who plays may have one
    orders: list[OrderCard] = []  # what I may answer ahead
    rated: bool = False  # it counts: nothing is undone, and there are no hints
    watching: list[str] = []  # the names of some who have no seat
    cup: str = ""  # the tournament it belongs to
    same_deal: bool = False  # as all tables of its round: the bytes I gave when I entered count


class Coach(Struct, frozen=True):
    """Who teaches, beside a scene of a lesson."""

    step: int  # from 0
    of: int
    text: str  # at most 160 characters
    keys: list[str]  # what it points at: sprites and panels, or page:prompt and the like
    lit: list[int]  # the actions that are wanted; empty: any
    next: bool  # nothing is asked: one reads, and goes on
    back: bool  # there is a step before
    again: bool  # it speaks to an answer that was not the one
    done: bool
    play_on: bool = False  # and the game can go on from here


class Scene(FromHouse, tag="scene", frozen=True):
    """What one pair of eyes sees of the game now, and was told since."""

    move: int
    seat: int  # whose eyes; -1: a watcher
    acting: int  # the seat that must answer; -1: none
    curtain: int  # hand the device to this seat; -1: no need
    title: str  # as "Round 2 of 3"; empty if the game has no such words
    question: str  # what acting is asked, if that is known to these eyes; else who thinks
    help: str
    rule: str
    options: list[Offer]
    lines: list[Line]  # of moves after `since`
    since: int
    picture: Picture | None
    view: Any  # for programs only: the view of their seat as plain data
    undo: UndoKind
    clocks: list[ClockFace]
    over: bool
    behind: int  # seconds that a watcher is behind
    held: int = -1  # my answer, which I may change while others think
    coach: Coach | None = None  # in a lesson
    standing: WhoLeads | None = None  # who leads, how near the end is
    drama: Drama | None = None  # of the newest line that is worth one
    turns: list[Turn] = []  # of the story: from the first one that these lines touch
    notebook: Notebook | None = None  # for who asked for it


class Change(FromHouse, tag="change", frozen=True):
    """The next scene, as what differs from the one before. Who has another one before says Look."""

    on: int  # the move of the scene before
    nth: int  # and which it was of those with that move, since a whole one
    scene: dict[str, Any]  # its fields that differ
    picture: dict[str, Any]  # those of its picture
    put: list[tuple[int, Sprite]]  # at this place of the new list; an old one of its key goes
    alike: list[tuple[int, dict[str, Any]]]  # likewise, the old one of that key but for these
    gone: list[str]  # keys
    panels: list[Panel]  # in place of those with their keys


class Advice(FromHouse, tag="advice", frozen=True):
    """An answer to Hint: the best option first."""

    ask: str
    move: int
    options: list[Offer]
    chances: list[float | None]  # to win, by option; null: it was hardly looked at
    best: str  # the text of the first, to stand in quotes
    chance: str  # its chance in words; empty if it cannot be told
    reason: str  # why it is the best: a sentence or two; empty if there is only one option
    note: str  # how that is known


class Reason(FromHouse, tag="reason", frozen=True):
    """An answer to WhyNot: why one may not, or why it is not the best."""

    ask: str
    action: int
    text: str
    rule: str
    note: str = ""  # how that is known


class Told(FromHouse, tag="told", frozen=True):
    """An answer to Explain; nothing, if the thing means nothing or is gone."""

    ask: str
    thing: str
    explanation: Explanation | None


class Rewound(FromHouse, tag="rewound", frozen=True):
    """An answer to Rewind: what was before the film, then its steps. Nothing: none can be shown."""

    ask: str
    scenes: list[Scene]


class Talk(FromHouse, tag="talk", frozen=True):
    """Somebody says something. Sent again after Hello: the last ones, oldest first."""

    to: Audience
    n: int  # which of those to this audience
    seat: int  # -1: a watcher
    name: str
    text: str
    at: float
    hint: bool = False  # nobody said it: they asked for a hint
    bot: bool = False  # a set phrase of a bot's


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

    move: int
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
    helped: list[int] = []  # by seat: how many hints it asked for
    parties: list[Party] = []  # the winning one first; none where everybody plays for himself


class Thought(FromHouse, tag="thought", frozen=True):
    """How far a long piece of work is: a bot's move, a hint, the review."""

    what: Literal["bot", "hint", "review"]
    seat: int
    share: float


class Pong(FromHouse, tag="pong", frozen=True):
    ask: str


HouseMessage = (
    TableState
    | Scene
    | Change
    | Done
    | Refusal
    | Advice
    | Reason
    | Told
    | Rewound
    | Talk
    | Circle
    | Outcome
    | Thought
    | Pong
)


# ---- over HTTP: how it is played ------------------------------------------------------------


class HowPicture(Struct, frozen=True):
    """Part of a board, or one symbol of the art."""

    words: str  # what is to be seen there
    symbol: str = ""
    picture: Picture | None = None
    x: float = 0  # of the picture, what is shown
    y: float = 0
    width: float = 0
    height: float = 0


class HowParagraph(Struct, frozen=True):
    text: str  # Markdown
    picture: HowPicture | None = None


class HowChapter(Struct, frozen=True):
    title: str
    paragraphs: list[HowParagraph]


class How(Struct, frozen=True):
    """How to play, on one page."""

    game: str
    title: str
    chapters: list[HowChapter]


class Rule(Struct, frozen=True):
    """The letter of a rule."""

    id: str
    text: str  # Markdown


class RuleParagraph(Struct, frozen=True):
    """In the words of players, with the letter of the rules it stands for."""

    text: str  # Markdown
    letter: list[Rule]
    picture: HowPicture | None = None


class RuleChapter(Struct, frozen=True):
    title: str
    paragraphs: list[RuleParagraph]


class RuleBook(Struct, frozen=True):
    """The players' rulebook."""

    game: str
    chapters: list[RuleChapter]


class RecordFile(Struct, forbid_unknown_fields=True):
    """A record from a file, to be replayed."""

    record: Annotated[str, Meta(max_length=400_000)]
