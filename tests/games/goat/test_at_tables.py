"""Goat where people sit: who begins, and what happens when time is up."""

from __future__ import annotations

from pathlib import Path

import farwest
from farwest.tables.store import Charter, Entry
from farwest.tables.table import Table
from farwest.tables.wire import ChairWish, ClockWish
from tests.cli.conftest import Run, run
from tests.games.goat.table import GAME

__all__ = ["run"]  # the fixture


def started(secret: str, seats: int, clock: ClockWish | None = None) -> Table:
    """A table at which everybody sits and nobody wished for anything."""
    chairs = [ChairWish("open")] * seats
    charter = Charter("t", "goat", seats, {}, chairs, "p0", secret, 0.0, GAME.version, clock=clock)
    table = Table(charter, GAME)
    for seat in range(seats):
        table.take(table.sit(f"p{seat}", f"N{seat}", seat, 0.0))
        table.take(table.add_salt(f"p{seat}", table.commitment, f"{seat:032x}", 0.0))
    table.take(table.start([], 0.0))
    return table


def test_goat_s7_who_begins_at_a_table_is_drawn() -> None:
    """GOAT-S7, GOAT-G30: by the house's secret, not by who sat down first."""
    first = [started(f"{k:02x}" * 32, 3).playing.state.dealer for k in range(24)]
    assert {0, 1, 2} == set(first)


def test_goat_s7_who_begins_in_the_terminal_is_drawn(run: Run, tmp_path: Path) -> None:
    """GOAT-S7: the person at the terminal deals first in some games, and not in others."""
    first = set()
    for seed in range(8):
        file = tmp_path / f"{seed}.json"
        wishes = ("--seats", "3", "--seed", str(seed), "--bots", "greenhorn")
        run("play", "goat", *wishes, "--save", str(file), typed="q\n")
        first.add(farwest.replay(file.read_bytes()).actions[0] - GAME.parse("dealer 0"))
    assert {0, 1, 2} == first


def test_goat_d15_a_late_seat_goes_to_cowhand_and_nothing_is_answered_by_default() -> None:
    """GOAT-D15: whatever it is asked; the answer is then Cowhand's to give."""
    table = started("ab" * 32, 3, ClockWish(minutes=1))
    asked = set()
    for k in range(40):
        seat, state = table.acting, table.playing.state
        asked.add(GAME.questions[state.kind])
        before = list(table.playing.actions)
        late = table.too_late(10.0**6)
        assert [Entry("late", 10.0**6, seat, value="cowhand")] == late
        assert before == list(table.playing.actions)
        action = state.legal()[k % len(state.legal())]
        table.take(table.play(seat, table.seen(seat), action, f"m{k}", 0.0))
    assert {"OFFER_CARD", "OFFER_TARGET", "DECLARE", "RESPOND"} <= asked
    late_one = table.acting
    table.take(table.too_late(10.0**6))
    assert ("cowhand", "late") == (table.chairs[late_one].bot, table.chairs[late_one].left)
