"""Who may do what at a table: bots' places, shared devices, talk, taking back, another game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.kernel.dice import Dice
from farwest.laws import random_action
from farwest.tables import table as tables
from farwest.tables import wire
from farwest.tables.allowances import ALLOWED
from farwest.tables.errors import NotNow, NotYours, TooMuch
from farwest.tables.hall import Hall
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Entry
from farwest.tables.table import Table
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ClockWish
from tests.tables.test_live_table import JEANNE, Clock, comes, mail, move, opened, sits
from tests.tables.test_table import Sitting


def played_out(seats: int = 2) -> Sitting:
    sitting, dice = Sitting(seats=seats), Dice(4)
    while sitting.table.stage == "playing":
        sitting.play(random_action(sitting.table.playing.state, dice))
    return sitting


async def errors(live: Any, watcher: Watcher, *messages: wire.ClientMessage) -> list[str]:
    """The names of what was refused, or the kinds of the answers."""
    for message in messages:
        await live.handle(watcher, message)
    found = await mail(watcher)
    return [m.error if isinstance(m, wire.Refusal) else type(m).__name__ for m in found]


def test_while_a_bot_keeps_a_place_its_owner_cannot_play_there(tmp_path: Path) -> None:
    async def late() -> tuple[list[str], list[wire.HouseMessage]]:
        clock = Clock()
        hall, live, watcher = await opened(tmp_path, clock, clock=ClockWish(minutes=1), pace=True)
        seat = live.table.acting
        clock.now += 61
        async with live.lock:
            await live.write(live.table.too_late(clock.now))
        await mail(watcher)
        seen_at = live.table.seen(seat)
        wishes = (move(live, "m"), wire.Undo(ask="u", move=seen_at), wire.Hint(ask="h"))
        said = await errors(live, watcher, *wishes)
        watcher.lifted = seat
        shown = live.news(watcher, "scene")
        await hall.close()
        return said, shown

    said, shown = asyncio.run(late())
    assert ["NotNow"] * 3 == said
    assert [[]] == [m.options for m in shown if isinstance(m, wire.Scene)]


def test_behind_the_curtain_nobody_is_advised_or_told_why_not(tmp_path: Path) -> None:
    async def curtain() -> tuple[list[str], list[str]]:
        hall, live, watcher = await opened(tmp_path, Clock())
        watcher.canvas = "wide"
        live.news(watcher, "scene")
        await mail(watcher)
        asks = (wire.Hint(ask="h"), wire.WhyNot(ask="w", action=0), move(live, "m"))
        covered = await errors(live, watcher, *asks)
        await live.handle(watcher, wire.Lift(ask="l", seat=live.table.acting))
        await mail(watcher)
        why = wire.WhyNot(ask="w", action=live.table.playing.state.legal()[0])
        lifted = await errors(live, watcher, why, move(live, "m"))
        await hall.close()
        return covered, lifted

    covered, lifted = asyncio.run(curtain())
    assert ["NotNow"] * 3 == covered
    assert ["Talk", "Reason", "Done"] == lifted  # two play here: it is told


def test_a_move_sent_again_after_it_was_taken_back_counts_once(tmp_path: Path) -> None:
    async def again() -> tuple[list[str], int]:
        hall, live, watcher = await opened(tmp_path, Clock())
        first, start = move(live, "once"), live.table.move
        said = await errors(live, watcher, first)
        seat = live.table.movers[-1]
        async with live.lock:
            await live.write(live.table.undo(seat, live.table.seen(seat), 100.0))
        said += await errors(live, watcher, first)
        further = live.table.move - start
        await hall.close()
        return said, further

    assert (["Done", "Done"], 0) == asyncio.run(again())


def test_what_is_over_is_not_taken_back() -> None:
    """Its secret is known by then: every draw could be told beforehand."""
    table = played_out().table
    last = table.movers[-1] if table.movers[-1] >= 0 else 0

    assert ["no", "no"] == [table.undo_kind(seat) for seat in (0, 1)]
    with pytest.raises(NotNow):
        table.undo(last, table.seen(last), 0.0)


def test_who_has_two_seats_agrees_for_both() -> None:
    sitting = Sitting(seats=3, variant={"first_dealer": 0})
    table = sitting.table
    table.chairs[1].person = table.chairs[2].person = "p1"
    while table.acting == 0:
        sitting.play()
    sitting.play()
    assert [] == table.undo(0, table.seen(0), 0.0)

    assert ["undo"] == [entry.kind for entry in table.agree(1, True, 0.0)]


def test_a_stranger_without_a_name_cannot_sit() -> None:
    charter = Sitting().charter
    table = Table(charter, farwest.load("goat"))
    with pytest.raises(NotYours):
        table.sit("", "?", 0, 0.0)


def test_talk_has_an_end_and_never_ends_the_game() -> None:
    sitting = Sitting(variant={"first_dealer": 0})
    table = sitting.table
    chat = table.talking.say("", "?", -1, "hm", 0.0)
    sitting.take(chat * (tables.MOST_ENTRIES + 1))

    with pytest.raises(TooMuch):
        table.talking.say("", "?", -1, "hm", 0.0)
    assert 0 == sitting.play()


def test_who_left_for_good_does_not_prevent_another_game(tmp_path: Path) -> None:
    async def rematch() -> list[tuple[str, bool]]:
        hall, _, _ = await opened(tmp_path, Clock())
        sitting = played_out()
        table = sitting.table
        for seat, kind in ((0, "again"), (1, "away")):
            sitting.take([Entry(kind, 1.0, seat, value="cowhand" * (kind == "away"))])  # type: ignore[arg-type]
        assert table.all_want_more()
        following = await hall.table(await hall.rematch(table))
        await hall.close()
        return [(chair.person, bool(chair.bot)) for chair in following.chairs]

    assert [("", True), ("p0", False)] == asyncio.run(rematch())


def test_a_seat_gets_one_hint_at_a_time(tmp_path: Path) -> None:
    async def hints() -> list[str]:
        hall, live, watcher = await opened(tmp_path, Clock())
        await mail(watcher)
        async with asyncio.TaskGroup() as tasks:
            for k in range(4):
                tasks.create_task(live.handle(watcher, wire.Hint(ask=f"h{k}")))
        said = await errors(live, watcher)
        await hall.close()
        return sorted(said)

    # Two play here, so that it is told too.
    assert ["Advice", "Talk", "TooMuch", "TooMuch", "TooMuch"] == asyncio.run(hints())


def test_watchers_fill_a_room_but_never_keep_out_who_plays(tmp_path: Path) -> None:
    async def crowd() -> tuple[bool, bool]:
        hall, live, watcher = await opened(tmp_path, Clock())
        live.leave(watcher)
        for _ in range(ALLOWED.watchers):
            await live.join(Watcher("", "?", "en", "none", -1))
        with pytest.raises(TooMuch):
            await live.join(Watcher("", "?", "en", "none", -1))
        await live.join(watcher)
        found = len(live.eyes) == ALLOWED.watchers + 1, watcher in live.eyes
        await hall.close()
        return found

    assert (True, True) == asyncio.run(crowd())


def test_who_answers_the_same_again_is_shown_the_scene_again(tmp_path: Path) -> None:
    """Where several lay cards at once: a browser waits for it before it lets anybody click."""

    async def twice() -> list[list[int]]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        chairs = [wire.ChairWish("me"), *[wire.ChairWish("open")] * 3]
        live = await hall.live(await hall.found(JEANNE, wire.NewTable("desperados", chairs)))
        eyes = [Watcher(f"p{seat}", f"N{seat}", "en", "wide", -1) for seat in range(4)]
        for seat, watcher in enumerate(eyes):
            await comes(live, watcher)
            if seat:
                await sits(live, watcher, seat)
        while len(live.table.thinking()) < 2:
            await live.handle(eyes[live.table.acting], move(live, f"m{live.table.n}"))
        shown = []
        for ask in ("a", "b"):
            watcher = eyes[live.table.acting]
            await live.handle(watcher, move(live, ask))
            shown.append([m.held for m in live.news(watcher, "scene") if isinstance(m, wire.Scene)])
        await hall.close()
        return shown

    first, second = asyncio.run(twice())
    assert first[-1:] == second != [-1]
