"""A View as numbers for learning, in named segments. Seats count from the one that looks.

CIRC-D16: the whole public state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from farwest.games.circles.names import SKILLS
from farwest.games.circles.numbers import (
    BOWL_SLOTS,
    GOODS,
    MAX_SEATS,
    MINE_SLOTS,
    RING,
    RING_USED,
    SECTOR,
    SECTORS,
    SIDES,
    SKILL,
    SPACES,
    TOKENS,
)
from farwest.games.circles.phases.turns import round_limit
from farwest.games.circles.questions import END_TURN
from farwest.games.circles.state import NO_SEAT
from farwest.games.circles.view import CirclesView

QUESTIONS: Final = END_TURN + 1
RULES: Final = (0, 3, 4, 5, 6, 8, 9)  # variants a learner must know: preset to exchange
SEGMENTS: Final[tuple[tuple[str, int], ...]] = (  # name, how many numbers
    ("seats", MAX_SEATS + 1),  # one-hot
    ("variant", len(RULES)),
    ("rounds_left", 1),
    ("question", QUESTIONS),  # one-hot
    ("asked", MAX_SEATS),  # one-hot by seat
    ("about", 1),  # a of the question
    ("active", MAX_SEATS),  # one-hot by seat
    ("star", MAX_SEATS),  # one-hot by seat
    ("first", MAX_SEATS),  # one-hot by seat
    ("sector", SECTORS),  # one-hot
    ("within", 1),  # cd inside the sector
    ("space", SPACES),  # one-hot: where the marble lies
    ("purse", MAX_SEATS),
    ("account", MAX_SEATS),
    ("goods", MAX_SEATS * GOODS),
    ("skill", MAX_SEATS * len(SKILLS)),  # one-hot each
    ("shop", GOODS),
    ("mine", len(MINE_SLOTS) + 1),  # one-hot
    ("bowl", len(BOWL_SLOTS) + 1),  # one-hot
    ("bag", TOKENS),
    ("line", SECTORS),  # one-hot
    ("reach", 1),
    ("vote", MAX_SEATS * SIDES),  # one-hot each
    ("stake", MAX_SEATS),
    ("distance", MAX_SEATS),
    ("near", MAX_SEATS),
    ("far", MAX_SEATS),
    ("stage", 3),  # one-hot
    ("reflicks", 1),
)
SIZE: Final = sum(size for _, size in SEGMENTS)


def encode(view: CirclesView) -> list[int]:
    """SIZE whole numbers; what each is, SEGMENTS says."""
    return [number for _, numbers in segments(view) for number in numbers]


def segments(view: CirclesView) -> Iterator[tuple[str, list[int]]]:
    kind, asked, about, _ = view.frames[-1]
    sector = view.theta // SECTOR
    yield "seats", one_of(MAX_SEATS + 1, view.seats)
    yield "variant", [view.variant[k] for k in RULES]
    yield "rounds_left", [round_limit(view.variant, view.seats) - view.round]
    yield "question", one_of(QUESTIONS, kind)
    yield "asked", seat_of(view, asked)
    yield "about", [about]
    yield "active", seat_of(view, view.active)
    yield "star", seat_of(view, view.star)
    yield "first", seat_of(view, view.first)
    yield "sector", one_of(SECTORS, sector)
    yield "within", [view.theta % SECTOR]
    yield "space", one_of(SPACES, RING[view.variant[RING_USED]][sector])
    yield "purse", turned(view, view.purse)
    yield "account", turned(view, view.account)
    yield "goods", [n for seat in around(view) for n in owned(view, seat)]
    yield "skill", [n for seat in around(view) for n in skill(view, seat)]
    yield "shop", view.shop
    yield "mine", one_of(len(MINE_SLOTS) + 1, view.mine)
    yield "bowl", one_of(len(BOWL_SLOTS) + 1, view.bowl)
    yield "bag", view.bag
    yield "line", one_of(SECTORS, view.line)
    yield "reach", [view.reach]
    yield "vote", [n for vote in turned(view, view.vote, NO_SEAT) for n in one_of(SIDES, vote)]
    yield "stake", turned(view, view.stake)
    yield "distance", turned(view, view.distance, NO_SEAT)
    yield "near", members(view, view.near)
    yield "far", members(view, view.far)
    yield "stage", one_of(3, view.stage)
    yield "reflicks", [view.reflicks]


def around(view: CirclesView) -> list[int]:
    """The seats from the looker clockwise; chairs that nobody uses are NO_SEAT."""
    seats = [(view.seat + k) % view.seats for k in range(view.seats)]
    return seats + [NO_SEAT] * (MAX_SEATS - view.seats)


def turned(view: CirclesView, by_seat: list[int], nobody: int = 0) -> list[int]:
    return [by_seat[seat] if seat != NO_SEAT else nobody for seat in around(view)]


def seat_of(view: CirclesView, seat: int) -> list[int]:
    return [int(seat >= 0 and seat == other) for other in around(view)]


def members(view: CirclesView, group: int) -> list[int]:
    return [group >> seat & 1 if seat != NO_SEAT else 0 for seat in around(view)]


def owned(view: CirclesView, seat: int) -> list[int]:
    return view.goods[seat] if seat != NO_SEAT else [0] * GOODS


def skill(view: CirclesView, seat: int) -> list[int]:
    return one_of(len(SKILLS), view.variant[SKILL + seat] if seat != NO_SEAT else NO_SEAT)


def one_of(size: int, k: int) -> list[int]:
    return [int(k == other) for other in range(size)]
