"""Players choose their colour before the game; a role may have one of its own."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.tables.errors import NotNow, NotYours
from farwest.tables.store import Charter, Entry
from farwest.tables.table import Table
from farwest.tables.wire import ChairWish

GREEN, PINK, WHITE = 3, 4, 5


class Waiting:
    """A table that has not begun, with its log."""

    def __init__(self, game: str, seats: int, **variant: Any) -> None:
        rules, chairs = farwest.load(game), [ChairWish("open")] * seats
        facts = "t", game, seats, variant, chairs, "p0", "ab" * 32, 0.0, rules.version
        self.charter, self.log = Charter(*facts), list[Entry]()
        self.table = Table(self.charter, rules)
        for seat in range(seats):
            self.take(self.table.sit(f"p{seat}", f"N{seat}", seat, 0.0))
            seal = self.table.commitment
            self.take(self.table.add_salt(f"p{seat}", seal, f"{seat:032x}", 0.0))

    def take(self, entries: list[Entry]) -> None:
        self.log += entries
        self.table.take(entries)

    def likes(self, person: str, colour: int) -> list[int]:
        self.take(self.table.choose_colour(person, colour, 0.0))
        return self.table.colours()

    def again(self) -> Table:
        return Table(self.charter, farwest.load(self.charter.game), self.log)


def test_who_says_nothing_has_the_colour_of_the_seat() -> None:
    assert [0, 1, 2] == Waiting("goat", 3).table.colours()


def test_who_likes_another_colour_has_it_and_no_two_are_alike() -> None:
    waiting = Waiting("goat", 3)
    assert [GREEN, 1, 2] == waiting.likes("p0", GREEN)
    assert [GREEN, 0, 2] == waiting.likes("p1", 0)
    assert [1, 0, 2] == waiting.likes("p0", 1)
    assert [1, 0, 2] == waiting.again().colours()


def test_a_colour_that_somebody_chose_is_refused_and_nothing_changes() -> None:
    waiting = Waiting("goat", 2)
    waiting.likes("p0", PINK)
    with pytest.raises(NotYours):
        waiting.likes("p1", PINK)
    assert [PINK, 1] == waiting.table.colours()


def test_desp_g44_the_marshal_is_white_and_nobody_else() -> None:
    waiting = Waiting("desperados", 4, marshal=2)
    assert [0, 1, WHITE, 3] == waiting.table.colours()
    with pytest.raises(NotYours):
        waiting.likes("p0", WHITE)
    waiting.take(waiting.table.start([], 0.0))
    assert [0, 1, WHITE, 3] == waiting.table.colours()


def test_desp_g44_who_is_drawn_as_marshal_becomes_white() -> None:
    waiting = Waiting("desperados", 3, marshal="drawn")
    assert [0, 1, 2] == waiting.table.colours()
    waiting.take(waiting.table.start([], 0.0))
    marshal = waiting.table.playing.state.marshal
    assert WHITE == waiting.table.colours()[marshal]


def test_a_game_that_has_begun_keeps_its_colours() -> None:
    waiting = Waiting("goat", 2)
    waiting.take(waiting.table.start([], 0.0))
    with pytest.raises(NotNow):
        waiting.likes("p0", PINK)
