"""What is said of sides, before a game and after it, and of the notebook of who plays."""

from __future__ import annotations

from msgspec import Struct

from farwest.kit.notes import NotePage
from farwest.kit.sprites import Sprite


class Measured(Struct, frozen=True):
    """What is known of a number, for so many seats, in words."""

    seats: int
    fair: int  # at which the sides are even
    even: str
    easier: str  # of what is below it
    harder: str
    known: dict[str, str] = {}  # by number


class NumberCard(Struct, frozen=True):
    """A variant whose values are numbers in equal steps; some may have a name instead."""

    least: int
    most: int
    step: int
    unit: str = ""
    measured: list[Measured] = []


class SideCard(Struct, frozen=True):
    """Those who win or lose as one."""

    name: str
    title: str  # "The gang"
    choose: str  # "Ride with the gang"
    short: str  # on a button
    text: str
    member: str  # what one of them is called
    symbol: str  # of /art/posters.svg


class Casting(Struct, frozen=True):
    """Who is on which side, for as many seats as there are names; empty: it is drawn."""

    value: int  # which of the values of the variant that decides it
    sides: list[str]  # by seat


class Sides(Struct, frozen=True):
    variant: str  # that decides who is on which
    cards: list[SideCard]
    castings: list[Casting]


class Camp(Struct, frozen=True):
    """A side at this table."""

    name: str
    title: str
    text: str
    member: str  # what one of them is called
    symbol: str  # of /art/posters.svg
    seats: list[int]  # empty: it is drawn when the game begins
    choose: str = ""  # "Ride with the gang"
    takes: list[int] = []  # seats that may go there now, at the wish of who looks


class GoalCard(Struct, frozen=True):
    """What decides between the sides of this table."""

    title: str
    text: str
    rule: str
    balance: str = ""  # whom it favours, where that is known


class DoneDeed(Struct, frozen=True):
    """What a side did, and who of all had a hand in it."""

    text: str
    seats: list[int]
    worth: int = 0  # in the unit of the score sheet; 0: it is not counted


class PartyPart(Struct, frozen=True):
    """What a side did in one part of the game."""

    title: str  # "Round 2"
    deeds: list[DoneDeed]
    worth: int  # together


class Party(Struct, frozen=True):
    """How a side came out."""

    name: str
    title: str  # "The gang"
    member: str
    symbol: str  # of /art/posters.svg
    seats: list[int]
    won: bool
    headline: str  # "The gang rides free"
    score: str  # "$13,400"
    of: str  # "of $12,000"
    told: str  # a sentence
    done: str = ""  # a title: "Robbed, round by round"
    none: str = ""  # of a part in which it did nothing
    parts: list[PartyPart] = []


class Spot(Struct, frozen=True):
    """A thing of the board that a plan or a mark may name."""

    key: str  # of a sprite
    text: str


class Notebook(Struct, frozen=True):
    """What these eyes can work out, and what may be marked on the board."""

    pages: list[NotePage]
    spots: list[Spot]
    sprites: list[Sprite]  # the belief map of these eyes
    text: str  # what it shows
