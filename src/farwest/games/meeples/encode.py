"""A View as numbers for learning, in named segments. Seats count from the one that looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from farwest.games.meeples.numbers import (
    BUILDINGS,
    CAP,
    DIE,
    ENDS,
    LOCATIONS,
    MAX_SEATS,
    MEEPLES,
    ONE_BAR,
    PIECES,
    SPACES,
)
from farwest.games.meeples.questions import END_SHOWDOWN
from farwest.games.meeples.state import NO_SEAT
from farwest.games.meeples.view import MeeplesView

QUESTIONS: Final = END_SHOWDOWN + 1
SEGMENTS: Final = (  # name, how many numbers
    ("seats", MAX_SEATS + 1),  # one-hot
    ("one_bar", 1),
    ("uncapped", 1),
    ("round", 1),
    ("question", QUESTIONS),  # one-hot (D5)
    ("asked", MAX_SEATS),  # one-hot by seat
    ("about", 2),  # what the question is about, as questions.py says
    ("active", MAX_SEATS),  # one-hot by seat
    ("inside", LOCATIONS * MEEPLES),
    ("standing", SPACES * MEEPLES),  # one-hot each
    ("token", ENDS * MAX_SEATS),  # one-hot each by seat
    ("hand", MEEPLES),
    ("die", ENDS * (DIE + 1)),  # one-hot each; the first is not rolled
    ("graves", MEEPLES),
    ("box", MEEPLES),
    ("owner", BUILDINGS * MAX_SEATS),  # one-hot each by seat
    ("upgraded", BUILDINGS),
    ("gold", MAX_SEATS),
    ("stone", MAX_SEATS),
    ("bars", MAX_SEATS),
    ("bars_left", 1),
    ("bag", PIECES),
    ("dynamite", 3),  # in the Jail, drawn, exploded
)
SIZE: Final = sum(size for _, size in SEGMENTS)


def encode(view: MeeplesView) -> list[int]:
    """SIZE whole numbers; what each is, SEGMENTS says."""
    return [number for _, numbers in segments(view) for number in numbers]


def segments(view: MeeplesView) -> Iterator[tuple[str, list[int]]]:
    kind, asked, a, b = view.frames[-1]
    yield "seats", one_of(MAX_SEATS + 1, view.seats)
    yield "one_bar", [view.variant[ONE_BAR]]
    yield "uncapped", [view.variant[CAP]]
    yield "round", [view.round]
    yield "question", one_of(QUESTIONS, kind)
    yield "asked", seat_of(view, asked)
    yield "about", [a, b]
    yield "active", seat_of(view, view.active)
    yield "inside", [n for row in view.inside for n in row]
    yield "standing", [n for meeple in view.standing for n in one_of(MEEPLES, meeple)]
    yield "token", [n for seat in view.token for n in seat_of(view, seat)]
    yield "hand", view.hand
    yield "die", [n for die in view.die for n in one_of(DIE + 1, die)]
    yield "graves", view.graves
    yield "box", view.box
    yield "owner", [n for seat in view.owner for n in seat_of(view, seat)]
    yield "upgraded", view.upgraded
    yield "gold", turned(view, view.gold)
    yield "stone", turned(view, view.stone)
    yield "bars", turned(view, view.bars)
    yield "bars_left", [view.bars_left]
    yield "bag", view.bag
    yield "dynamite", [view.jail_dynamite, view.drawn_dynamite, view.exploded]


def around(view: MeeplesView) -> list[int]:
    """The seats from the looker clockwise; chairs that nobody uses are NO_SEAT."""
    seats = [(view.seat + k) % view.seats for k in range(view.seats)]
    return seats + [NO_SEAT] * (MAX_SEATS - view.seats)


def turned(view: MeeplesView, by_seat: list[int]) -> list[int]:
    return [by_seat[seat] if seat != NO_SEAT else 0 for seat in around(view)]


def seat_of(view: MeeplesView, seat: int) -> list[int]:
    return [int(seat >= 0 and seat == other) for other in around(view)]


def one_of(size: int, k: int) -> list[int]:
    return [int(k == other) for other in range(size)]
