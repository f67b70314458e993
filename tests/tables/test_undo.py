"""What an undo may not bring: a draw that is known, a card that was seen, time, or the silence of
who is away."""

from __future__ import annotations

import pytest

import farwest
from farwest.kernel.state import CHANCE
from farwest.tables.errors import NotNow
from farwest.tables.wire import ClockWish
from tests.tables.test_table import Sitting


def after_a_draw(sitting: Sitting) -> int:
    """Play until somebody's choice has led to a draw: who chose."""
    table = sitting.table
    while True:
        before = table.move
        seat = sitting.play()
        if CHANCE in table.movers[before:]:
            return seat


def undone(sitting: Sitting, seat: int) -> None:
    table = sitting.table
    assert [] == table.undo(seat, table.seen(seat), 0.0)
    sitting.take(table.agree(1 - seat, True, 0.0))


def test_after_an_undo_past_a_draw_the_draw_is_new() -> None:
    """The same answer again, twenty times: the draw is not always the same."""
    sitting = Sitting("circles")
    seat = after_a_draw(sitting)
    table = sitting.table
    back = table._back(seat)
    assert back is not None
    action = table.playing.actions[back]
    drawn = []
    for _ in range(20):
        drawn.append(tuple(table.playing.actions[back:]))
        undone(sitting, seat)
        sitting.play(action)

    assert len(set(drawn)) > 1
    assert table.playing.actions == sitting.again().playing.actions


def test_a_game_with_draws_taken_back_is_proven_fair() -> None:
    sitting = Sitting("goat")
    table = sitting.table
    for _ in range(3):
        undone(sitting, after_a_draw(sitting))
    while table.stage == "playing":
        sitting.play()
        sitting.pass_pauses()
    record = table.playing.record
    verdict = farwest.verify(record.json())

    assert record.redrawn
    assert verdict.fair, verdict.reason
    assert table.playing.record == sitting.again().playing.record


def test_a_draw_is_never_taken_back_alone() -> None:
    """Against bots nobody could say no: then what was drawn stays."""
    sitting = Sitting("circles")
    seat = after_a_draw(sitting)
    table = sitting.table
    table.chairs[1 - seat].person, table.chairs[1 - seat].bot = "", "greenhorn"

    assert "no" == table.undo_kind(seat)
    with pytest.raises(NotNow, match="hidden came out"):
        table.undo(seat, table.seen(seat), 0.0)


def test_who_is_away_must_agree_too() -> None:
    sitting = Sitting(variant={"first_dealer": 0})
    table = sitting.table
    while table.acting == 0:
        sitting.play()
    refused = sitting.play(table.game.parse("refuse"))
    sitting.take(table.leave(f"p{1 - refused}", "greenhorn", 0.0))

    assert "ask" == table.undo_kind(refused)
    assert [] == table.undo(refused, table.seen(refused), 0.0)
    assert table.take_back is not None


def test_an_undo_brings_no_time() -> None:
    """Play and undo forty times: the clock only ever runs down."""
    sitting = Sitting(clock=ClockWish(minutes=2, increment=60), variant={"first_dealer": 0})
    table = sitting.table
    left = [table.clocks.left(0, 0.0)]
    for n in range(40):
        now = float(n + 1)
        sitting.play(now=now)
        assert "safe" == table.undo_kind(0)
        sitting.take(table.undo(0, table.seen(0), now))
        left.append(table.clocks.left(0, now))

    assert 120.0 == left[0]
    assert left == sorted(left, reverse=True)
    assert 80.0 == left[-1]
