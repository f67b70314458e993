"""Before the game one goes over to another side: for oneself, and the host for anybody."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.kit.texts import LANGUAGES
from farwest.tables.errors import NotNow, NotYours
from farwest.tables.states import table_state
from farwest.tables.store import Charter, Entry
from farwest.tables.table import Table
from farwest.tables.wire import ChairWish

LAW, GANG = "marshal", "desperado"


class Waiting:
    """Four seats, the marshal's is the first; p0 is the host and sits in the gang, on seat 1."""

    def __init__(self, game: str = "desperados", **variant: Any) -> None:
        rules, chairs = farwest.load(game), [ChairWish("open")] * 4
        facts = "t", game, 4, variant, chairs, "p0", "ab" * 32, 0.0, rules.version
        self.charter, self.log = Charter(*facts), list[Entry]()
        self.table = Table(self.charter, rules)
        self.sits("p0", 1)

    def take(self, entries: list[Entry]) -> None:
        self.log += entries
        self.table.take(entries)

    def sits(self, person: str, seat: int) -> None:
        self.take(self.table.sit(person, person.upper(), seat, 0.0))
        self.take(self.table.add_salt(person, self.table.commitment, f"{seat:032x}", 0.0))

    def goes(self, person: str, seat: int, side: str) -> str:
        """Who sits where, then."""
        self.take(self.table.take_side(person, seat, side, 0.0))
        again = Table(self.charter, self.table.game, self.log)
        assert again.chairs == self.table.chairs, "read again, the log makes the same"
        return " ".join(chair.name or "-" for chair in self.table.chairs)

    def takes(self, person: str) -> dict[str, list[int]]:
        state = table_state(self.table, person, "en", set())
        return {camp.name: camp.takes for camp in state.sides}


def test_desp_d2_a_person_goes_over_to_an_open_seat_and_comes_back() -> None:
    """DESP-S1, DESP-D2: who sits on the marshal's seat is the marshal; bytes and colour follow."""
    waiting = Waiting()
    waiting.take(waiting.table.choose_colour("p0", 3, 0.0))
    assert "P0 - - -" == waiting.goes("p0", 1, LAW)
    assert (3, f"{1:032x}") == (waiting.table.chairs[0].colour, waiting.table.chairs[0].salt)
    assert 5 == waiting.table.colours()[0], "the marshal is white, whatever he likes"
    assert "- P0 - -" == waiting.goes("p0", 0, GANG)
    assert "- P0 - -" == waiting.goes("p0", 1, GANG), "where one is already, nothing changes"


def test_one_changes_with_a_bot_but_not_with_a_person_unless_one_is_the_host() -> None:
    waiting = Waiting()
    waiting.sits("p2", 2)
    waiting.take(waiting.table.fill("p0", 0, "cowhand", "Abel", 0.0))
    assert "P2 P0 Abel -" == waiting.goes("p2", 2, LAW)
    assert {GANG: [0], LAW: [1, 2]} == waiting.takes("p0")
    waiting.sits("p3", 3)
    with pytest.raises(NotYours, match="Ask the host"):
        waiting.goes("p3", 3, LAW)
    assert "P3 P0 Abel P2" == waiting.goes("p0", 3, LAW)
    assert "Abel P0 P3 P2" == waiting.goes("p3", 0, GANG)


def test_what_is_offered_is_what_is_taken() -> None:
    waiting = Waiting()
    waiting.sits("p2", 2)
    assert {GANG: [], LAW: [1, 2]} == waiting.takes("p0")
    assert {GANG: [], LAW: [2]} == waiting.takes("p2")
    assert {GANG: [], LAW: []} == waiting.takes("p9")
    waiting.goes("p2", 2, LAW)
    assert {GANG: [0], LAW: [1]} == waiting.takes("p0")
    assert {GANG: [0], LAW: []} == waiting.takes("p2")


@pytest.mark.parametrize(
    ("person", "seat", "side", "error"),
    [
        ("p2", 1, LAW, NotYours),
        ("p9", 1, LAW, NotYours),
        ("p0", 3, LAW, NotNow),
        ("p0", 9, LAW, NotYours),
        ("p0", 1, "sheriff", NotNow),
    ],
)
def test_what_is_nobody_s_business_is_refused(
    person: str, seat: int, side: str, error: type[Exception]
) -> None:
    waiting = Waiting()
    waiting.sits("p2", 2)
    with pytest.raises(error):
        waiting.goes(person, seat, side)


def test_sides_that_are_drawn_and_games_without_sides_have_none_to_choose() -> None:
    for waiting in (Waiting(marshal="drawn"), Waiting("goat")):
        assert not any(waiting.takes("p0").values())
        with pytest.raises(NotNow):
            waiting.goes("p0", 1, LAW)


def test_after_the_start_nobody_changes_sides() -> None:
    waiting = Waiting()
    waiting.take(waiting.table.start(["A", "B", "C"], 0.0))
    assert not any(waiting.takes("p0").values())
    with pytest.raises(NotNow):
        waiting.goes("p0", 1, LAW)


def test_what_was_said_stays_with_who_said_it() -> None:
    waiting = Waiting()
    waiting.take(waiting.table.talking.say("p0", "P0", 1, "Hello", 0.0))
    waiting.goes("p0", 1, LAW)
    assert [0] == [word.entry.seat for word in waiting.table.talking.last_words([])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_over_are_in_words(language: str) -> None:
    state = table_state(Waiting().table, "p0", language, set())
    assert all(camp.choose for camp in state.sides)
