"""One live table for each, whoever comes, goes or gives up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from farwest.tables.hall import Hall
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Entry
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, NewTable
from tests.tables.test_live_table import JEANNE, Clock, comes

TWO = [ChairWish("me"), ChairWish("open")]


def a_hall(folder: Path) -> Hall:
    return Hall(SqliteStore(folder / "house.db"), Thinkers(1), Clock())


def test_who_gives_up_waiting_does_not_open_a_second_room(tmp_path: Path) -> None:
    async def meet() -> bool:
        hall = a_hall(tmp_path)
        name = await hall.found(JEANNE, NewTable("goat", TWO))
        impatient, patient = (asyncio.create_task(hall.live(name)) for _ in range(2))
        await asyncio.sleep(0)
        impatient.cancel()
        with suppress(asyncio.CancelledError):
            await impatient
        late = asyncio.create_task(hall.live(name))
        same = await patient is await late is hall.opened[name]
        await hall.close()
        return same

    assert asyncio.run(meet())


def test_a_slow_look_keeps_no_old_table(tmp_path: Path) -> None:
    """Asked for before it was open, read after."""

    async def look() -> bool:
        hall = a_hall(tmp_path)
        name = await hall.found(JEANNE, NewTable("goat", TWO))
        opening = asyncio.create_task(hall.live(name))
        while not hall._opening:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        found = await hall.table(name)
        kept, live = name in hall._seen, await opening
        await hall.close()
        return kept or found is not live.table

    assert not asyncio.run(look())


def test_a_room_in_which_somebody_writes_is_not_idle(tmp_path: Path) -> None:
    async def busy() -> tuple[bool, bool]:
        hall = a_hall(tmp_path)
        live = await hall.live(await hall.found(JEANNE, NewTable("goat", TWO)))
        await asyncio.sleep(0)
        before = live.idle
        async with live.lock:
            during = live.idle
        await hall.close()
        return before, during

    assert (True, False) == asyncio.run(busy())


def test_names_on_chairs_are_one_line_of_what_can_be_seen(tmp_path: Path) -> None:
    async def found() -> list[str]:
        hall = a_hall(tmp_path)
        odd = [ChairWish("guest", "A\u202eb\nc"), ChairWish("bot", " \u0007 ")]
        table = await hall.table(await hall.found(JEANNE, NewTable("goat", odd)))
        await hall.close()
        return [chair.name for chair in table.chairs]

    guest, bot = asyncio.run(found())
    assert "A b c" == guest
    assert bot.strip() == bot != ""


class Hiccup(SqliteStore):
    """A disk that fails once, as no disk should."""

    failures = 1

    async def append(self, table: str, n: int, entries: list[Entry]) -> None:
        if self.failures and any(entry.kind == "play" and entry.seat == 0 for entry in entries):
            self.failures -= 1
            raise OSError("once")
        await super().append(table, n, entries)


def test_bots_go_on_whatever_went_wrong_before(tmp_path: Path) -> None:
    async def play() -> int:
        store = Hiccup(tmp_path / "house.db")
        hall = Hall(store, Thinkers(1), Clock())
        chairs = [ChairWish("bot", level="greenhorn"), ChairWish("me")]
        wish = NewTable("goat", chairs, {"first_dealer": 0}, pace=False)
        live = await hall.live(await hall.found(JEANNE, wish))
        await comes(live, Watcher("p0", "Jeanne", "en", "none", -1))
        async with asyncio.timeout(60):
            while not any(live.table.chosen):
                await live.changed()
        await hall.close()
        return store.failures

    assert 0 == asyncio.run(play())
