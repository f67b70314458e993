"""A View as numbers for learning, in named segments. Seats count from the one that looks. Cold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from farwest.games.goat.numbers import (
    CHARACTERS,
    LOCATIONS,
    MAX_SEATS,
    MOST_ROUNDS,
    NO_CARD,
    RESOURCES,
    RICH_STORE,
    ROUNDS,
    UNKNOWN,
    WHEREABOUTS,
)
from farwest.games.goat.questions import CHARLATAN_COIN, END_ROUND
from farwest.games.goat.state import NO_SEAT
from farwest.games.goat.view import GoatView

QUESTIONS: Final = END_ROUND + 1
SEGMENTS: Final = (  # name, how many numbers
    ("seats", MAX_SEATS + 1),  # one-hot
    ("rich_store", 1),
    ("round", MOST_ROUNDS + 1),  # one-hot
    ("rounds_left", 1),
    ("question", QUESTIONS),  # one-hot
    ("asked", MAX_SEATS),  # one-hot by seat
    ("left_to_take", 1),
    ("dealer", MAX_SEATS),  # one-hot by seat
    ("last_active", MAX_SEATS),  # one-hot by seat
    ("hats", MAX_SEATS),
    ("coins", MAX_SEATS),
    ("elixirs", MAX_SEATS),
    ("token_count", MAX_SEATS),
    ("own_tokens", RESOURCES),
    ("gained", MAX_SEATS * RESOURCES),  # all tokens seen gained, by seat
    ("supply", RESOURCES),
    ("tile_tokens", LOCATIONS),
    ("tile_coins", LOCATIONS),
    ("loot", LOCATIONS),  # by where it came from
    ("where", CHARACTERS * (WHEREABOUTS + 1)),  # one-hot each; the last is unknown
    ("owner", CHARACTERS * MAX_SEATS),  # one-hot each by seat
    ("deck_size", 1),
    ("hand_size", 1),
    ("offered", CHARACTERS),  # one-hot
    ("target", MAX_SEATS),  # one-hot by seat
    ("declared", CHARACTERS),  # one-hot
    ("drawn", CHARACTERS),
    ("saw", CHARACTERS),
    ("known_held", CHARACTERS),
    ("goat_returned", 1),
    ("theft_taker", MOST_ROUNDS * MAX_SEATS),
    ("theft_victim", MOST_ROUNDS * MAX_SEATS),
    ("theft_type", MOST_ROUNDS * (RESOURCES + 1)),  # the last is unknown
)
SIZE: Final = sum(size for _, size in SEGMENTS)


def encode(view: GoatView) -> list[int]:
    """SIZE whole numbers; what each is, SEGMENTS says."""
    return [number for _, numbers in segments(view) for number in numbers]


def segments(view: GoatView) -> Iterator[tuple[str, list[int]]]:
    kind, asked, left, _ = view.frames[-1]
    yield "seats", one_of(MAX_SEATS + 1, view.seats)
    yield "rich_store", [view.variant[RICH_STORE]]
    yield "round", one_of(MOST_ROUNDS + 1, view.round)
    yield "rounds_left", [ROUNDS[view.seats] - view.round]
    yield "question", one_of(QUESTIONS, kind)
    yield "asked", seat_of(view, asked)
    yield "left_to_take", [left if kind == CHARLATAN_COIN else 0]
    yield "dealer", seat_of(view, view.dealer)
    yield "last_active", seat_of(view, view.last_active)
    yield "hats", turned(view, view.hats)
    yield "coins", turned(view, view.coins)
    yield "elixirs", turned(view, view.elixirs)
    yield "token_count", turned(view, view.token_count)
    yield "own_tokens", view.tokens[view.seat]
    yield "gained", [n for seat in around(view) for n in gained_by(view, seat)]
    yield "supply", view.supply
    yield "tile_tokens", view.tile_tokens
    yield "tile_coins", view.tile_coins
    yield "loot", [view.loot * (k == view.loot_from) for k in range(LOCATIONS)]
    yield "where", [n for place in view.where for n in known(WHEREABOUTS, place)]
    yield "owner", [n for owner in view.owner for n in seat_of(view, owner)]
    yield "deck_size", [view.deck_size]
    yield "hand_size", [view.hand_size]
    yield "offered", one_of(CHARACTERS, view.offered)
    yield "target", seat_of(view, view.target)
    yield "declared", one_of(CHARACTERS, view.declared)
    yield "drawn", bits(view.drawn)
    yield "saw", bits(view.saw)
    yield "known_held", bits(view.known_held)
    yield "goat_returned", [int(view.goat_returned)]
    yield "theft_taker", [n for seat in view.theft_taker for n in seat_of(view, seat)]
    yield "theft_victim", [n for seat in view.theft_victim for n in seat_of(view, seat)]
    yield "theft_type", [n for k in range(MOST_ROUNDS) for n in stolen(view, k)]


def around(view: GoatView) -> list[int]:
    """The seats from the looker clockwise; chairs that nobody uses are NO_SEAT."""
    seats = [(view.seat + k) % view.seats for k in range(view.seats)]
    return seats + [NO_SEAT] * (MAX_SEATS - view.seats)


def turned(view: GoatView, by_seat: list[int]) -> list[int]:
    return [by_seat[seat] if seat != NO_SEAT else 0 for seat in around(view)]


def seat_of(view: GoatView, seat: int) -> list[int]:
    return [int(seat >= 0 and seat == other) for other in around(view)]


def gained_by(view: GoatView, seat: int) -> list[int]:
    rows = [view.gained[k * MAX_SEATS + seat] for k in range(MOST_ROUNDS)] if seat >= 0 else []
    return [sum(row[resource] for row in rows) for resource in range(RESOURCES)]


def stolen(view: GoatView, k: int) -> list[int]:
    if view.theft_taker[k] == NO_SEAT:
        return [0] * (RESOURCES + 1)
    return known(RESOURCES, view.theft_type[k])


def known(size: int, k: int) -> list[int]:
    return one_of(size + 1, size if k == UNKNOWN else k)


def one_of(size: int, k: int) -> list[int]:
    return [int(k == other) for other in range(size)] if k != NO_CARD else [0] * size


def bits(cards: int) -> list[int]:
    return [cards >> card & 1 for card in range(CHARACTERS)]
