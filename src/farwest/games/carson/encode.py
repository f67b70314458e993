"""A View as numbers for learning, in named segments. Seats count from the one that looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from farwest.games.carson.numbers import (
    BUILDINGS,
    CARDS,
    CELLS,
    EDGES,
    GROUNDS,
    MAX_SEATS,
    MULTIS,
    ON_BOARD,
    PERSONALITY_SIDES,
    ROUNDS,
    SPACES,
    TARGETS,
    VALUES,
    WHITE,
)
from farwest.games.carson.questions import CLOSE_ROUND
from farwest.games.carson.state import NO_SEAT
from farwest.games.carson.view import CarsonView

QUESTIONS: Final = CLOSE_ROUND + 1
SEGMENTS: Final = (  # name, how many numbers
    ("seats", MAX_SEATS + 1),  # one-hot
    ("variant", PERSONALITY_SIDES),  # board to confirm_free_actions; the sides are in "face"
    ("round", ROUNDS + 1),  # one-hot
    ("question", QUESTIONS),  # one-hot
    ("asked", MAX_SEATS),  # one-hot by seat
    ("about", 2),  # a and b of the question
    ("face", CARDS),
    ("card", MAX_SEATS * CARDS),  # one-hot each
    ("waited", MAX_SEATS),
    ("pick_order", MAX_SEATS * MAX_SEATS),  # one-hot each by seat
    ("turn_order", MAX_SEATS * MAX_SEATS),
    ("pass_order", MAX_SEATS * MAX_SEATS),
    ("money", MAX_SEATS),
    ("vp", MAX_SEATS),
    ("revolvers", MAX_SEATS),
    ("roads", MAX_SEATS),
    ("reserve", MAX_SEATS),
    ("supply", MAX_SEATS),
    ("ammunition", MAX_SEATS),  # one-hot by seat
    ("white", ON_BOARD + 1),  # one-hot
    ("road_supply", 1),
    ("house_supply", 1),
    ("ground", CELLS * GROUNDS),  # one-hot each
    ("owner", CELLS * MAX_SEATS),  # one-hot each by seat
    ("road", EDGES),
    ("standing", TARGETS * MAX_SEATS),  # by seat
    ("white_at", TARGETS),
    ("crowd", MULTIS * MAX_SEATS),
    ("row", SPACES * BUILDINGS),  # one-hot each
    ("bag", BUILDINGS),
    ("kept", MAX_SEATS * BUILDINGS),
    ("kept_now", MAX_SEATS * BUILDINGS),
    ("withdrawn", BUILDINGS),
    ("builder", MAX_SEATS),  # one-hot by seat
    ("building", BUILDINGS),  # one-hot
    ("site", CELLS),  # one-hot
    ("plot", CELLS),  # one-hot
    ("refused", CELLS),
    ("doubled", BUILDINGS),  # one-hot
    ("duel_at", TARGETS),  # one-hot
    ("fought", MAX_SEATS),
    ("tiles", VALUES),
    ("tile_count", MAX_SEATS),
    ("chosen", VALUES),  # one-hot: one's own
    ("shown", VALUES),
    ("spent", VALUES),
    ("sum_left", MAX_SEATS),
    ("redrew", MAX_SEATS),
)
SIZE: Final = sum(size for _, size in SEGMENTS)


def encode(view: CarsonView) -> list[int]:
    """SIZE whole numbers; what each is, SEGMENTS says."""
    return [number for _, numbers in segments(view) for number in numbers]


def segments(view: CarsonView) -> Iterator[tuple[str, list[int]]]:
    kind, asked, a, b = view.frames[-1]
    yield "seats", one_of(MAX_SEATS + 1, view.seats)
    yield "variant", view.variant[:PERSONALITY_SIDES]
    yield "round", one_of(ROUNDS + 1, view.round)
    yield "question", one_of(QUESTIONS, kind)
    yield "asked", seat_of(view, asked)
    yield "about", [a, b]
    yield "face", view.face
    yield "card", [n for card in turned(view, view.card, NO_SEAT) for n in one_of(CARDS, card)]
    yield "waited", turned(view, view.waited)
    for order in ("pick_order", "turn_order", "pass_order"):
        yield order, [n for seat in getattr(view, order) for n in seat_of(view, seat)]
    for stock in ("money", "vp", "revolvers", "roads", "reserve", "supply"):
        yield stock, turned(view, getattr(view, stock))
    yield "ammunition", seat_of(view, view.ammunition)
    yield "white", one_of(ON_BOARD + 1, view.white)
    yield "road_supply", [view.road_supply]
    yield "house_supply", [view.house_supply]
    yield "ground", [n for ground in view.ground for n in one_of(GROUNDS, ground)]
    yield "owner", [n for owner in view.owner for n in seat_of(view, owner)]
    yield "road", view.road
    yield "standing", [n for bits in view.standing for n in members(view, bits)]
    yield "white_at", [int(bits & WHITE > 0) for bits in view.standing]
    yield "crowd", [n for row in view.crowd for n in turned(view, row)]
    yield "row", [n for tile in view.row for n in one_of(BUILDINGS, tile)]
    yield "bag", view.bag
    for pile in ("kept", "kept_now"):
        yield pile, [n for seat in around(view) for n in held(getattr(view, pile), seat)]
    yield "withdrawn", view.withdrawn
    yield "builder", seat_of(view, view.builder)
    yield "building", one_of(BUILDINGS, view.building)
    yield "site", one_of(CELLS, view.site)
    yield "plot", one_of(CELLS, view.plot)
    yield "refused", view.refused
    yield "doubled", one_of(BUILDINGS, view.doubled)
    yield "duel_at", one_of(TARGETS, view.duel_at)
    yield "fought", members(view, view.fought)
    yield "tiles", view.tiles
    yield "tile_count", turned(view, view.tile_count)
    yield "chosen", one_of(VALUES, view.chosen[view.seat])
    yield "shown", view.shown
    yield "spent", view.spent
    yield "sum_left", turned(view, view.sum_left)
    yield "redrew", turned(view, view.redrew)


def around(view: CarsonView) -> list[int]:
    """The seats from the looker clockwise; chairs that nobody uses are NO_SEAT."""
    seats = [(view.seat + k) % view.seats for k in range(view.seats)]
    return seats + [NO_SEAT] * (MAX_SEATS - view.seats)


def turned(view: CarsonView, by_seat: list[int], nobody: int = 0) -> list[int]:
    return [by_seat[seat] if seat != NO_SEAT else nobody for seat in around(view)]


def seat_of(view: CarsonView, seat: int) -> list[int]:
    return [int(seat >= 0 and seat == other) for other in around(view)]


def members(view: CarsonView, group: int) -> list[int]:
    return [group >> seat & 1 if seat != NO_SEAT else 0 for seat in around(view)]


def held(piles: list[list[int]], seat: int) -> list[int]:
    return piles[seat] if seat != NO_SEAT else [0] * BUILDINGS


def one_of(size: int, k: int) -> list[int]:
    return [int(k == other) for other in range(size)]
