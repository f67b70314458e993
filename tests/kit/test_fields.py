"""What a view declares once, and what follows from it."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

import farwest
from farwest.kernel.game import AnyGame, Variant
from farwest.kernel.state import WATCHER, State
from farwest.kit.fields import BySeat, Field, FieldEncoder, Number, declared, seen
from farwest.kit.view import View
from farwest.laws.random_games import walk

GAMES = [farwest.load(name) for name in farwest.games()]
CASES = [(game, seats) for game in GAMES for seats in game.seats]
SAY = [f"{game.name}-{seats}" for game, seats in CASES]


class Bare(View, frozen=True, tag="bare"):
    coins: BySeat
    mood: int


class Tiny(View, frozen=True, tag="tiny"):
    coins: BySeat
    where: Annotated[list[int], Field(("card",), "place", -2)]
    known: Annotated[int, Field(holds="set of card")]
    aim: Annotated[int, Field(holds="target")]
    mine: Annotated[list[list[int]], Field(("seat", 2))]
    left: Number


def test_a_field_that_does_not_say_what_it_holds_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bare\.mood does not say what it holds"):
        declared(Bare)


def tiny() -> Any:
    class Scribe:
        lists = {"target": ("bank", "train", "coach")}

    class Game:
        scribe, names = Scribe(), {"card": ("ace", "king"), "place": ("hand", "deck")}
        seats, questions, variants, view_type = range(2, 4), {0: "ASK", 1: "END"}, (), Tiny

    return FieldEncoder(Game())  # type: ignore[arg-type]  # all that an encoder reads of a game


def test_names_are_one_hot_sets_are_bits_and_seats_count_from_the_one_that_looks() -> None:
    view = Tiny(
        seat=1, seats=2, variant=[], frames=[(1, 0, 3, 4)], coins=[7, 8], where=[1, -2], known=2,
        aim=1, mine=[[], [5, 6]], left=9,
    )  # fmt: skip
    told = dict(tiny().told(view))
    assert told == {
        "seats": [0, 0, 1, 0],
        "variant": [],
        "question": [0, 1],
        "asked": [0, 1, 0],
        "about": [3, 4],
        "coins": [8, 7, 0],
        "where": [0, 1, 0, 0, 0, 1],
        "known": [0, 1],
        "aim": [0, 1, 0],
        "mine": [5, 6, 0, 0, 0, 0],
        "left": [9],
    }
    assert [(name, len(numbers)) for name, numbers in told.items()] == list(tiny().segments)


class Ring(View, frozen=True, tag="ring"):
    angle: Annotated[int, Field(unit=1800)]


def test_a_variant_of_every_seat_is_told_from_the_one_that_looks_and_a_number_in_its_unit() -> None:
    hands = [Variant(f"hand_{seat}", ("steady", "shaky")) for seat in range(3)]

    class Game:
        names: dict[str, tuple[str, ...]] = {}
        scribe, seats, view_type = None, range(2, 4), Ring
        questions, variants = {0: "FLICK"}, (Variant("long", (False, True)), *hands)

    view = Ring(seat=1, seats=2, variant=[1, 0, 1, 0], frames=[(0, 1, 0, 0)], angle=4100)
    encoder = FieldEncoder(Game())  # type: ignore[arg-type]
    told = dict(encoder.told(view))
    assert told["variant"] == [1]
    assert told["hand"] == [0, 1, 1, 0, 0, 0]
    assert told["angle"] == [2, 500]
    assert [(name, len(numbers)) for name, numbers in told.items()] == list(encoder.segments)


@pytest.mark.parametrize(("game", "seats"), CASES, ids=SAY)
def test_every_view_becomes_as_many_numbers_as_its_segments_say(game: AnyGame, seats: int) -> None:
    encoder = game.encoder
    assert encoder is not None
    assert encoder.size == sum(size for _, size in encoder.segments)
    for n, s in enumerate(walk(game, seats, 7)):
        assert len(encoder.encode(game.see(s, n % seats))) == encoder.size


@pytest.mark.parametrize("game", [g for g in GAMES if g.encoded_by is FieldEncoder])
def test_a_field_of_the_state_that_no_view_declares_is_seen_by_nobody(game: AnyGame) -> None:
    s = game.start(game.seats[-1])
    for seat in (0, WATCHER):
        names = set(type(game.see(s, seat)).__struct_fields__) - set(View.__struct_fields__)
        assert names == set(declared(game.view_type))


class Seldom(View, frozen=True, tag="seldom"):
    coins: BySeat
    sold: Annotated[int, Field(sums="cards", at=(2,))]
    mood: Number  # no state has it


class SeldomState(State):
    def __init__(self) -> None:
        super().__init__(1, 1, 1)
        self.coins: list[int] = [3, 4]
        self.cards: list[int] = [2, 1, 2]


def test_a_view_is_read_place_by_place_and_what_is_given_otherwise_is_as_given() -> None:
    s = SeldomState()
    s.seats, s.kind, s.seat = 2, 5, 1
    view = seen(Seldom, SeldomState, s, 1, mood=7)
    assert (view.seat, view.seats, view.frames) == (1, 2, [(5, 1, 0, 0)])
    assert (view.coins, view.sold, view.mood) == ([3, 4], 2, 7)
    assert seen(Seldom, SeldomState, s, 0, mood=1, sold=9).sold == 9
