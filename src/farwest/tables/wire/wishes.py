"""What a client says at a table: each message has the key "do"."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from farwest.kit.sprites import COLOURS, CanvasName
from farwest.tables.wire.lobby import (
    MOST_STOPS,
    Ask,
    Audience,
    Eyes,
    Language,
    Level,
    Number,
    Said,
    Salt,
    Seal,
    Stop,
)


class FromClient(Struct, tag_field="do", forbid_unknown_fields=True):
    pass


class Hello(FromClient, tag="hello"):
    """The first message; again after a lost line. `since`: the move up to which events are known;
    `log`: how many entries of the table's log, so that nothing comes twice."""

    language: Language = "en"
    canvas: CanvasName | Literal["none"] = "wide"  # none: a program, it gets a view instead
    beliefs: bool = False
    since: Annotated[int, Meta(ge=-1, le=1 << 20)] = -1
    changes: bool = False  # scenes may come as Change


class Sit(FromClient, tag="sit"):
    ask: Ask
    seat: Eyes


class AddSalt(FromClient, tag="salt"):
    """Who sits adds bytes of their own to the deal, once, after they have seen the seal: so the
    house cannot have chosen its secret to fit them."""

    ask: Ask
    seal: Seal
    salt: Salt


class Free(FromClient, tag="free"):
    """The host frees a chair before the start: its owner never came, or is not wanted."""

    ask: Ask
    seat: Eyes


class Stand(FromClient, tag="stand"):
    """Leave a chair before the start."""

    ask: Ask


class TakeSide(FromClient, tag="side"):
    """Before the start: whoever sits there goes to that side. One's own seat, or the host any."""

    ask: Ask
    seat: Eyes
    side: Annotated[str, Meta(max_length=40)]


class Colour(FromClient, tag="colour"):
    """Who sits at a table that has not begun likes another colour."""

    ask: Ask
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]


class Fill(FromClient, tag="fill"):
    """The host puts a bot on an open chair."""

    ask: Ask
    seat: Eyes
    level: Level


class Start(FromClient, tag="start"):
    """The host starts; open chairs get bots."""

    ask: Ask


class Play(FromClient, tag="play"):
    """Answers the question of `move`. Sent twice it counts once."""

    ask: Ask
    move: Number
    action: Number


class Undo(FromClient, tag="undo"):
    ask: Ask
    move: Number  # at which it was asked for


class Agree(FromClient, tag="agree"):
    """To an undo that somebody asked for."""

    ask: Ask
    yes: bool


class Hint(FromClient, tag="hint"):
    ask: Ask


class WhyNot(FromClient, tag="why-not"):
    ask: Ask
    action: Number


class Explain(FromClient, tag="explain"):
    """What does this do? A sprite by its key, a figure as `seat-0:coin`, an option by its name, as
    `option:rob bank`."""

    ask: Ask
    thing: Annotated[str, Meta(min_length=1, max_length=100)]


class Chat(FromClient, tag="chat"):
    ask: Ask
    text: Said
    to: Audience = "all"


class Mute(FromClient, tag="mute"):
    """Whoever said that word to all: I hear nothing more of them, here or elsewhere."""

    ask: Ask
    n: Number  # of the word
    off: bool = False  # I do again


class Block(FromClient, tag="block"):
    """Whoever said that word to all, or sits there: I do not hear them, and they do not come to my
    tables."""

    ask: Ask
    n: Number = 0  # of the word; 0: none
    seat: Eyes = -1


class Bar(FromClient, tag="bar"):
    """The host shows out whoever said that word to all, if they have no seat."""

    ask: Ask
    n: Number


class Plan(FromClient, tag="plan"):
    """My own plan, pinned where my circle sees it; an empty one takes it down."""

    ask: Ask
    stops: Annotated[list[Stop], Meta(max_length=MOST_STOPS)]


class Leave(FromClient, tag="leave"):
    """A bot of this level goes on for the person, who may come back."""

    ask: Ask
    level: Level = "cowhand"


class CallBot(FromClient, tag="call-bot"):
    """For somebody who does not come back: a bot goes on for them, as if they had left."""

    ask: Ask
    seat: Eyes


class Return(FromClient, tag="return"):
    ask: Ask


class Order(FromClient, tag="order"):
    """Answer so, whenever it is asked; or no longer."""

    ask: Ask
    name: Annotated[str, Meta(max_length=40)]
    on: bool = True


class Lift(FromClient, tag="lift"):
    """Several people share this device: this seat looks now."""

    ask: Ask
    seat: Eyes


class Again(FromClient, tag="again"):
    """A rematch; it begins when everybody wants one."""

    ask: Ask


class Learn(FromClient, tag="learn"):
    """In a lesson: I have read this step; or show me the one before."""

    ask: Ask
    step: Number
    back: bool = False


class Look(FromClient, tag="look"):
    """Another language or canvas from now on; everything is sent again. `beliefs`: with the belief
    map, where TableState says that there is one."""

    ask: Ask
    language: Language
    canvas: CanvasName
    beliefs: bool = False


class Rewind(FromClient, tag="rewind"):
    """A film that was shown, once more, as the last Look wishes it: what came after one move, up to
    another."""

    ask: Ask
    since: Number
    upto: Number


class Ping(FromClient, tag="ping"):
    ask: Ask


ClientMessage = (
    Hello
    | Sit
    | AddSalt
    | Free
    | Stand
    | TakeSide
    | Colour
    | Fill
    | Start
    | Play
    | Undo
    | Agree
    | Hint
    | WhyNot
    | Explain
    | Chat
    | Mute
    | Block
    | Bar
    | Plan
    | Leave
    | CallBot
    | Return
    | Order
    | Lift
    | Again
    | Learn
    | Look
    | Rewind
    | Ping
)
