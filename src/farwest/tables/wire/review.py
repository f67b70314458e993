"""A finished game: its draws, its steps, how the chances went, what was dear, and what if."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from farwest.tables.wire.lobby import Level, Number
from farwest.tables.wire.news import Offer, Outcome, Scene

MOST_BRANCH = 400  # answers of a branch


class Dealt(Struct, frozen=True):
    """One draw: its number, how likely each outcome was, and which came. Numbers that are left out
    are of draws that were taken back."""

    n: int
    weights: list[int]
    drawn: int


class Lot(Struct, frozen=True):
    """The draw of the chair that begins, under the salt in the order of the chairs before it."""

    dealt: Dealt
    salt: str


class Verdict(Struct, frozen=True):
    """What the house finds when it deals the game again from the secret."""

    fair: bool
    text: str
    draws: int
    dealt: list[Dealt]  # every draw in order, for who deals again by himself
    begins: Lot | None = None  # who begins, if that was drawn


class RoundMark(Struct, frozen=True):
    """A part of a game: after so many answers it has begun."""

    move: int
    title: str


class ReplayHead(Struct, frozen=True):
    """A finished game, to be looked at step by step."""

    game: str
    title: str
    names: list[str]
    moves: list[int]  # the moves at which something can be seen: where a step stops
    last: int
    outcome: Outcome
    beliefs: bool = False  # the game has a belief map
    rounds: list[RoundMark] = []  # the parts of the game, where each begins


class Moment(Struct, frozen=True):
    move: int
    chances: list[float]  # by seat


class Turning(Struct, frozen=True):
    move: int
    seat: int  # whose chances changed most
    swing: float  # of them
    text: str  # who did what
    reason: str = ""  # what would have been better, and why; empty if nothing was
    mover: int = -1  # who did it; -1: chance


class Review(Struct, frozen=True):
    """It grows: asked for with what one `have`s, it comes as soon as there is more."""

    curve: list[Moment]
    turnings: list[Turning]  # when it is whole
    share: float = 1.0  # of the work that is done
    step: int = 0  # what to `have` next


class CostlyChoice(Struct, frozen=True):
    """A choice that cost its seat something, judged by what it saw then."""

    move: int  # answers before it
    question: str
    played: Offer
    better: Offer
    chances: list[float]  # to win, as they are said: with the better one, and as it was played
    reason: str  # the one that a hint would have given
    note: str  # how that is known
    rule: str


class Judged(Struct, frozen=True):
    """The dearest choices of a seat, the dearest first. It grows like a Review."""

    seat: int
    choices: list[CostlyChoice]
    looked: int  # choices that this seat had
    share: float
    step: int


class Answered(Struct, frozen=True):
    """One answer of somebody who had a choice."""

    move: int  # answers before it
    seat: int
    action: int
    text: str


class Answers(Struct, frozen=True):
    moves: list[Answered]


class BranchWish(Struct, forbid_unknown_fields=True):
    """What if: after `at` answers of the game come those of `line`, draws included; and then this
    action, or what a bot of that level answers; neither: nothing more."""

    at: Number
    line: Annotated[list[Number], Meta(max_length=MOST_BRANCH)] = []
    action: Annotated[int, Meta(ge=-1, le=1 << 20)] = -1
    level: Level | Literal[""] = ""
    canvas: Literal["wide", "tall"] = "wide"


class Branch(Struct, frozen=True):
    """Where a branch leads. New draws decide what comes; the same ones, if it is asked again."""

    at: int
    line: list[int]
    told: list[Answered]  # since `at`
    chances: list[float]  # by seat
    scene: Scene  # by the eyes of who acts; all is seen where nobody does
