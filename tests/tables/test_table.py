"""A table by itself: clocks, taking back, seats, and what its log comes to."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.kernel.dice import Dice
from farwest.laws import random_action
from farwest.tables import scenes
from farwest.tables.errors import NotNow, NotYours, Stale, TableTrouble
from farwest.tables.store import Charter, Entry
from farwest.tables.table import Table
from farwest.tables.wire import ChairWish, ClockWish

SECRET = "ab" * 32


class Sitting:
    """A table whose log is kept, as a store would."""

    def __init__(self, game: str = "goat", seats: int = 2, **wishes: Any) -> None:
        chairs = [ChairWish("open")] * seats
        variant = wishes.pop("variant", {})
        rules = farwest.load(game)
        facts = "t", game, seats, variant, chairs, "p0", SECRET, 0.0, rules.version
        self.charter = Charter(*facts, **wishes)
        self.table = Table(self.charter, rules)
        self.log: list[Entry] = []
        for seat in range(seats):
            self.take(self.table.sit(f"p{seat}", f"N{seat}", seat, 0.0))
            seal = self.table.commitment
            self.take(self.table.add_salt(f"p{seat}", seal, f"{seat:032x}", 0.0))
        self.take(self.table.start([], 0.0))

    def take(self, entries: list[Entry]) -> None:
        self.log += entries
        self.table.take(entries)

    def play(self, action: int | None = None, now: float = 0.0) -> int:
        """By whoever is asked; the first option, unless another is named."""
        table = self.table
        seat = table.acting
        options = table.playing.state.legal()
        chosen = options[0] if action is None else action
        self.take(table.play(seat, table.seen(seat), chosen, f"m{table.move}", now))
        return seat

    def pass_pauses(self) -> None:
        """As the house does where nobody has a choice."""
        while self.table.asked() and not self.table.thinking():
            self.take(self.table.go_on(0.0))

    def again(self) -> Table:
        return Table(self.charter, farwest.load(self.charter.game), self.log)


def test_the_salt_is_made_of_everybodys_bytes_in_the_order_of_seats() -> None:
    sitting = Sitting(seats=3)

    assert "".join(f"{seat:032x}" for seat in range(3)) == sitting.table.playing.salt


@pytest.mark.parametrize("name", farwest.games())
def test_a_log_read_again_is_the_same_table(name: str) -> None:
    game = farwest.load(name)
    sitting, dice = Sitting(name, game.seats[0]), Dice(6)
    for step in range(60):
        if sitting.table.stage == "over":
            break
        seat = sitting.play(random_action(sitting.table.playing.state, dice))
        if step % 5 == 4 and sitting.table.undo_kind(seat) == "safe":
            sitting.take(sitting.table.undo(seat, sitting.table.seen(seat), 0.0))
    again = sitting.again()

    assert sitting.table.playing.actions == again.playing.actions
    assert sitting.table.playing.position() == again.playing.position()
    assert [sitting.table.seen(k) for k in (None, 0, 1)] == [again.seen(k) for k in (None, 0, 1)]
    assert sitting.table.n == again.n


def test_only_who_must_choose_spends_time_and_gets_the_increment() -> None:
    sitting = Sitting(clock=ClockWish(minutes=5, increment=3), variant={"first_dealer": 0})
    sitting.play(now=10.0)
    sitting.play(now=12.0)

    clocks = sitting.table.clocks
    assert [300.0 - 10 + 3 - 2 + 3, 300.0] == clocks.spare
    assert clocks.left(0, 20.0) == clocks.spare[0] - 8


def test_whose_time_is_up_is_followed_by_a_bot_and_cannot_come_back() -> None:
    sitting = Sitting(clock=ClockWish(minutes=1), variant={"first_dealer": 0})
    table = sitting.table

    assert [] == table.too_late(59.0)
    sitting.take(table.too_late(60.0))
    assert ("cowhand", "late") == (table.chairs[0].bot, table.chairs[0].left)
    with pytest.raises(NotNow, match="Your time is up"):
        table.come_back("p0", 61.0)


def test_while_the_house_sleeps_no_clock_runs() -> None:
    sitting = Sitting(clock=ClockWish(minutes=1), variant={"first_dealer": 0})
    sitting.play(now=10.0)
    sitting.take([Entry("woke", 5000.0)])

    assert 50.0 == sitting.table.clocks.left(0, 5000.0)
    assert 50.0 == sitting.again().clocks.left(0, 5000.0)


def test_what_was_only_chosen_can_be_taken_back() -> None:
    sitting = Sitting(variant={"first_dealer": 0})
    sitting.play()

    assert "safe" == sitting.table.undo_kind(0)
    assert "no" == sitting.table.undo_kind(1)


def test_when_a_card_has_come_out_everybody_is_asked() -> None:
    sitting = Sitting(variant={"first_dealer": 0})
    while sitting.table.acting == 0:
        sitting.play()
    refused = sitting.play(sitting.table.game.parse("refuse"))

    assert 1 == refused
    assert "ask" == sitting.table.undo_kind(1)


def test_who_asks_to_go_back_waits_for_every_other_person() -> None:
    sitting = Sitting(seats=3, variant={"first_dealer": 0})
    table = sitting.table
    while table.acting == 0:
        sitting.play()
    target = sitting.play()
    move = table.move

    assert [] == table.undo(target, table.seen(target), 0.0)
    others = [seat for seat in range(3) if seat != target]
    assert [] == table.agree(others[0], True, 0.0)
    with pytest.raises(NotYours):
        table.agree(target, True, 0.0)
    sitting.take(table.agree(others[1], True, 0.0))
    assert table.move < move
    assert target == table.acting


def test_one_no_is_enough() -> None:
    sitting = Sitting(variant={"first_dealer": 0})
    table = sitting.table
    while table.acting == 0:
        sitting.play()
    sitting.play()
    table.undo(1, table.seen(1), 0.0)

    assert [] == table.agree(0, False, 0.0)
    assert table.take_back is None


def test_a_seat_counts_only_moves_that_it_could_notice() -> None:
    """The Dealer chooses card and target in secret: to the others no time has passed."""
    sitting = Sitting(seats=3, variant={"first_dealer": 0})
    before = [sitting.table.seen(seat) for seat in (0, 1, None)]
    sitting.play()
    sitting.play()
    after = [sitting.table.seen(seat) for seat in (0, 1, None)]

    assert [2, 0, 0] == [b - a for a, b in zip(before, after, strict=True)]


def test_others_learn_who_thinks_but_not_about_what() -> None:
    sitting = Sitting(variant={"first_dealer": 0})
    match = scenes.in_words(sitting.table, "en")
    mine, theirs = (scenes.scene(match, seat, "none") for seat in (0, 1))

    assert ("Which card do you offer?", "N0 is thinking") == (mine.question, theirs.question)
    assert mine.options
    assert not theirs.options


@pytest.mark.parametrize(
    ("wish", "text"),
    [
        (lambda t: t.sit("p9", "N9", 0, 0.0), "The game has begun."),
        (lambda t: t.play(1, 0, 0, "", 0.0), "It is not your turn."),
        (lambda t: t.play(0, 77, 0, "", 0.0), "The table has moved on"),
        (lambda t: t.leave("p9", "cowhand", 0.0), "You have no seat at this table."),
        (lambda t: t.again("p0", 0.0), "That has to wait until the game is over."),
        (lambda t: t.undo(1, t.seen(1), 0.0), "You have nothing to undo."),
        (lambda t: t.agree(0, True, 0.0), "Nobody asks to undo anything."),
    ],
)
def test_what_cannot_be_changes_nothing(wish: Any, text: str) -> None:
    table = Sitting(variant={"first_dealer": 0}).table
    before = (table.n, table.move, table.chairs[0], table.take_back)
    with pytest.raises(TableTrouble, match=text):
        wish(table)

    assert before == (table.n, table.move, table.chairs[0], table.take_back)


def test_an_answer_to_an_older_question_is_stale() -> None:
    sitting = Sitting(variant={"first_dealer": 0})
    move = sitting.table.seen(0)
    sitting.play()
    with pytest.raises(Stale):
        sitting.table.play(0, move, sitting.table.playing.state.legal()[0], "", 0.0)


def test_people_bring_their_own_hand_to_a_flick_and_who_takes_over_does_not() -> None:
    """CIRC-R7: the profile comes with who sits there at the start."""
    sitting = Sitting("circles", 3)
    hands = [sitting.table.variant[f"skill_{seat}"] for seat in range(3)]
    sitting.take(sitting.table.leave("p1", "cowhand", 0.0))

    assert ["human"] * 3 == hands
    assert sitting.table.variant == sitting.again().variant
    assert sitting.table.playing.record.variant["skill_1"] == "human"
