"""A live table: one wish at a time, and the disk is right."""

from __future__ import annotations

import asyncio
from pathlib import Path

from farwest.tables import wire
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Entry, Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, ClockWish, NewTable

JEANNE = Member("p0", "Jeanne")
SALT = "5a" * 16


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


async def opened(folder: Path, now: Clock, **wishes: object) -> tuple[Hall, LiveTable, Watcher]:
    hall = Hall(SqliteStore(folder / "house.db"), Thinkers(1), now)
    chairs = [ChairWish("me"), ChairWish("guest", "Opal")]
    wish = NewTable("goat", chairs, {"first_dealer": 0}, **wishes)  # type: ignore[arg-type]
    live = await hall.live(await hall.found(JEANNE, wish))
    watcher = Watcher("p0", "Jeanne", "en", "none", -1)
    await comes(live, watcher)
    return hall, live, watcher


async def comes(live: LiveTable, watcher: Watcher) -> None:
    """As a browser does: who sits adds salt once the seal is seen."""
    await live.join(watcher)
    if live.table.stage == "waiting" and live.table.seats_of(watcher.person):
        seal = live.table.commitment
        await live.handle(watcher, wire.AddSalt(ask="salt", seal=seal, salt=SALT))
        watcher._mail.clear()


async def sits(live: LiveTable, watcher: Watcher, seat: int) -> None:
    await live.handle(watcher, wire.Sit(ask="sit", seat=seat))
    seal = live.table.commitment
    await live.handle(watcher, wire.AddSalt(ask="salt", seal=seal, salt=SALT))


async def mail(watcher: Watcher) -> list[wire.HouseMessage]:
    """What was answered so far; news are left aside."""
    found: list[wire.HouseMessage] = []
    while watcher._mail or watcher._news:
        message = await watcher.next()
        if message is not None and not isinstance(message, str):
            found.append(message)
    return found


def move(live: LiveTable, ask: str) -> wire.Play:
    table = live.table
    action = table.playing.state.legal()[0]
    return wire.Play(ask=ask, move=table.seen(table.acting), action=action)


def test_what_is_on_disk_counts(tmp_path: Path) -> None:
    """As if another process had played: the table reads again, and the next answer fits."""

    async def play() -> list[wire.HouseMessage]:
        hall, live, watcher = await opened(tmp_path, Clock())
        table = live.table
        behind = table.play(0, table.seen(0), table.playing.state.legal()[1], "other", 100.0)
        await hall.store.append(table.charter.table, table.n, behind)
        await mail(watcher)
        await live.handle(watcher, move(live, "mine"))
        await live.handle(watcher, move(live, "again"))
        heard = await mail(watcher)
        await hall.close()
        return heard

    refused, done = asyncio.run(play())
    assert isinstance(refused, wire.Refusal)
    assert ("Stale", "mine") == (refused.error, refused.ask)
    assert isinstance(done, wire.Done)
    assert "again" == done.ask


def test_a_game_begins_though_the_house_died_before_it_could(tmp_path: Path) -> None:
    """Everybody sat and had added their bytes; the first entry of the game was never written."""

    async def come_back() -> str:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        name = await hall.found(JEANNE, NewTable("goat", [ChairWish("me"), ChairWish("bot")]))
        salted = Entry("sit", 100.0, 0, text="Jeanne", value=SALT, person="p0")
        await hall.store.append(name, (await hall.table(name)).n, [salted])
        hall.forget(name)
        live = await hall.live(name)
        assert live.table.all_here()
        await live.join(Watcher("p0", "Jeanne", "en", "none", -1))
        async with asyncio.timeout(60):
            while live.table.stage == "waiting":
                await live.changed()
        stage = live.table.stage
        await hall.close()
        return stage

    assert "playing" == asyncio.run(come_back())


def test_nothing_drives_a_table_where_people_alone_think(tmp_path: Path) -> None:
    """But a clock does, and whoever left is played by a bot."""

    async def driven(folder: str, **wishes: object) -> list[bool]:
        (tmp_path / folder).mkdir()
        hall, live, watcher = await opened(tmp_path / folder, Clock(), **wishes)
        found = []
        for wish in (move(live, "one"), wire.Leave(ask="two")):
            while not live._driver.idle and live._driver.alarm is None:
                await asyncio.sleep(0)
            await live.handle(watcher, wish)
            found.append(not live._driver.idle)
        await hall.close()
        return found

    assert [False, True] == asyncio.run(driven("people"))
    assert [True, True] == asyncio.run(driven("clock", clock=ClockWish(minutes=1)))


def test_time_runs_out_by_itself(tmp_path: Path) -> None:
    async def wait() -> tuple[str, str]:
        clock = Clock()
        hall, live, _ = await opened(tmp_path, clock, clock=ClockWish(minutes=1))
        clock.now += 61
        live.drive()
        async with asyncio.timeout(60):
            while not live.table.chairs[0].left:
                await live.changed()
        chair = live.table.chairs[0]
        await hall.close()
        return chair.left, chair.bot

    assert ("late", "cowhand") == asyncio.run(wait())


def test_a_room_that_was_closed_opens_as_it_was(tmp_path: Path) -> None:
    async def twice() -> tuple[list[int], list[int], list[Entry]]:
        hall, live, watcher = await opened(tmp_path, Clock())
        await live.handle(watcher, move(live, "a"))
        before = live.table.playing.actions
        name = live.table.charter.table
        await hall.close()
        again = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        after = (await again.live(name)).table.playing.actions
        log = await again.store.log(name)
        await again.close()
        return before, after, log

    before, after, log = asyncio.run(twice())
    assert before == after
    assert ["a"] == [entry.text for entry in log if entry.kind == "play" and entry.text]
