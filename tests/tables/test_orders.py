"""An order is its owner's alone, and plays as they would."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from farwest import games, load
from farwest.games.goat.actions import REFUSE
from farwest.games.goat.events import ROUND_ENDED
from farwest.kit.rooms import Orders, ask
from farwest.kit.texts import LANGUAGES
from farwest.tables import orders, wire
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Entry, Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, NewTable
from tests.tables.test_live_table import Clock, comes, mail, move, sits

ANN = Member("p0", "Ann")


async def seated(folder: Path) -> tuple[Hall, LiveTable, Watcher, Watcher]:
    """Ann offers, Bea answers."""
    hall = Hall(SqliteStore(folder / "house.db"), Thinkers(1), Clock())
    chairs = [ChairWish("me"), ChairWish("open")]
    table = await hall.found(ANN, NewTable("goat", chairs, {"first_dealer": 0}))
    live = await hall.live(table)
    ann, bea = Watcher("p0", "Ann", "en", "none", -1), Watcher("p1", "Bea", "en", "none", -1)
    await comes(live, ann)
    await live.join(bea)
    await sits(live, bea, 1)
    for watcher in (ann, bea):
        await mail(watcher)
    return hall, live, ann, bea


def order(name: str, on: bool = True) -> wire.Order:
    return wire.Order(ask=f"{name} {on}", name=name, on=on)


async def offers(live: LiveTable, ann: Watcher) -> None:
    """Until Bea is asked."""
    while live.table.thinking() == [0]:
        await live.handle(ann, move(live, f"ask {live.table.n}"))


async def heard(watcher: Watcher) -> list[Any]:
    found = [*watcher._mail, *watcher._news]
    await mail(watcher)
    return found


def test_an_order_answers_as_its_owner_would_and_nobody_else_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "QUICK", (0.0, 0.0))

    async def play() -> tuple[list[Any], list[Entry], list[list[bool]]]:
        hall, live, ann, bea = await seated(tmp_path)
        await live.handle(bea, order("refuse"))
        shown = [[card.on for card in live.state(watcher).orders] for watcher in (ann, bea)]
        silent = await heard(ann)
        await offers(live, ann)
        n = live.table.n
        async with asyncio.timeout(60):
            while live.table.n == n:
                await live.changed()
        log = await hall.store.log(live.table.charter.table)
        await hall.close()
        return silent, log[n:], shown

    silent, then, shown = asyncio.run(play())
    assert [] == silent
    assert [[False, False], [False, True]] == shown
    assert (1, REFUSE, "play") == (then[0].seat, then[0].number, then[0].kind)


def test_it_waits_as_long_as_somebody_who_is_quick(tmp_path: Path) -> None:
    """Its owner may answer otherwise until then, and withdraw it."""

    async def play() -> tuple[list[int], list[int]]:
        hall, live, ann, bea = await seated(tmp_path)
        await live.handle(bea, order("accept"))
        await offers(live, ann)
        for _ in range(50):
            await asyncio.sleep(0)
        waits = live.table.thinking()
        await live.handle(bea, order("accept", on=False))
        clock = hall.now
        assert isinstance(clock, Clock)
        clock.now += orders.QUICK[1] + 1
        live.drive()
        for _ in range(50):
            await asyncio.sleep(0)
        still = live.table.thinking()
        await hall.close()
        return waits, still

    assert ([1], [1]) == asyncio.run(play())


def test_the_later_of_two_orders_counts_and_it_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def play() -> list[str]:
        hall, live, _, bea = await seated(tmp_path)
        for name in ("accept", "refuse"):
            await live.handle(bea, order(name))
        table = live.table.charter.table
        await hall.close()
        again = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        found = [*orders.standing(await again.table(table), 1)]
        await again.close()
        return found

    assert ["refuse"] == asyncio.run(play())


def test_it_ends_with_the_event_it_is_for(tmp_path: Path) -> None:
    async def play() -> list[list[str]]:
        hall, live, _, _ = await seated(tmp_path)
        live.stop()
        table = live.table
        table.take([Entry("order", 1.0, 1, table.move, text="accept")])
        found = [[*orders.standing(table, 1)]]
        while not any(e[0] == ROUND_ENDED for events in table.playing.log for e in events):
            seat = table.thinking()[0]
            action = table.facing(seat).state.legal()[-1]
            table.take(table.play(seat, table.seen(seat), action, "", 1.0))
        found.append([*orders.standing(table, 1)])
        await hall.close()
        return found

    assert [["accept"], []] == asyncio.run(play())


def test_who_has_no_seat_gives_no_orders(tmp_path: Path) -> None:
    async def play() -> tuple[list[Any], list[Any]]:
        hall, live, ann, _ = await seated(tmp_path)
        stranger = Watcher("p9", "Cal", "en", "none", -1)
        await live.join(stranger)
        await mail(stranger)
        await live.handle(stranger, order("accept"))
        answers = [m.error for m in await mail(stranger) if isinstance(m, wire.Refusal)]
        await live.handle(ann, order("nonsense"))
        more = [m.error for m in await mail(ann) if isinstance(m, wire.Refusal)]
        await hall.close()
        return answers, more

    assert (["NotYours"], ["NotNow"]) == asyncio.run(play())


@pytest.mark.parametrize("name", games())
def test_orders_are_of_questions_that_hide_nothing_and_both_languages_say_them(name: str) -> None:
    """One that several answer at once would come out by when it is in."""
    game = load(name)
    room = ask(game, Orders)
    for called, order in (room.ORDERS if room else {}).items():
        assert not game.asking(order.question).together
        for language in LANGUAGES:
            assert game.voice.say(language, f"order-{called}", {})
            assert game.voice.aside(language, f"order-{called}", "help", {})
