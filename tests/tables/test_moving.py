"""A house moves from its file into PostgreSQL and back: the same bytes, or a sentence."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from farwest.tables.claims import Claims
from farwest.tables.errors import HouseRuns, StoreTrouble
from farwest.tables.house_lock import HouseLock
from farwest.tables.moving import copy_out, layout, move
from farwest.tables.owners_book import Ban, OwnersBook, Report
from farwest.tables.postgres import PostgresStore
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Entry, Member
from tests.tables.houses import charter, needs_postgres, play, plays, sit, visit
from tests.tables.postgres_server import server

pytestmark = needs_postgres
SAID = '"\\ é 🤠 \0 ],"person":"eve"}'


async def lived_in(store: SqliteStore) -> None:
    """A little of everything that is kept."""
    for k, table in enumerate(("one", "Två", "été")):
        talk = Entry("chat", 1.5, 0, text=SAID, person="ann")
        await store.found(charter(table, public=k == 0), [sit("ann"), talk, *plays(2, 40)])
    await store.close_table("one", 2000.25)
    for name in ("ann", "Bob", "éve"):
        await store.save_person(Member(name, name, password="x" * (name == "ann"), token=name))
    await store.open_session("cookie", "ann", 7.5)
    await store.secret("cookies")
    await store.keep("record", "{}", 5, "ann")
    await store.take_slots([3], "somebody")
    book = OwnersBook(store)
    await book.report(Report("ann", "Ann", "one", "Goat", "eve", "Eve", "rude", []), 5.0)
    await book.ban(Ban("eve", "", "Eve", "rude", 6.0))
    await book.give_right("right", 8.0)


def dump(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as file:
        return {
            kept.name: file.execute(f"SELECT * FROM {kept.name} ORDER BY 1, 2").fetchall()
            for kept in layout()
        }


@pytest.fixture
def house(tmp_path: Path) -> Path:
    visit(SqliteStore, tmp_path / "house.db", lived_in)
    return tmp_path / "house.db"


def test_a_house_that_moves_there_and_back_is_the_same_byte_for_byte(house: Path) -> None:
    address, back = server().address(house), house.with_name("back.db")
    there, again = move(str(house), address), move(address, str(back))
    assert there == again
    assert 126 == there.rows["log"]
    assert dump(house) == dump(back)
    with closing(sqlite3.connect(back)) as file:
        assert [("ok",)] == file.execute("PRAGMA integrity_check").fetchall()
    assert 0o600 == back.stat().st_mode & 0o777


def test_the_house_goes_on_where_it_moved_to(house: Path) -> None:
    address = server().address(house)
    move(str(house), address)

    async def story(store: PostgresStore) -> None:
        assert ["été", "Två"] == await store.tables(over=False, public=None, limit=9)
        assert SAID == (await store.log("été"))[1].text
        await store.append("été", 42, [play(42)])
        await store.found(charter("new"), [])
        assert ["new", "été"] == await store.tables(over=False, public=None, limit=2)
        assert ["été", "Två", "one"] == await store.tables_of("ann", 9)
        assert [] == await store.tables_of("eve", 9)
        book = OwnersBook(store)
        assert 2 == await book.ban(Ban("bob", "", "Bob", "loud", 9.0))

    visit(lambda _: PostgresStore(address), house, story)


def test_nothing_is_written_over_another_house(house: Path) -> None:
    address = server().address(house)
    move(str(house), address)
    before = dump(house)
    for target in (address, str(house)):
        for source in (address, str(house)):
            with pytest.raises(StoreTrouble, match="already"):
                move(source, target)
    assert before == dump(house)


def test_a_house_that_is_open_stays_where_it_is(house: Path) -> None:
    lock = HouseLock(house)
    lock.take("http://here/")
    with pytest.raises(HouseRuns, match="Stop that one first"):
        move(str(house), server().address("nowhere"))
    lock.leave()
    address = server().address(house)
    move(str(house), address)

    async def story(store: PostgresStore) -> None:
        await Claims(store, "127.0.0.1:1").join()
        with pytest.raises(StoreTrouble, match="stop it first"):
            await asyncio.to_thread(move, address, str(house.with_name("back.db")))
        copied = await asyncio.to_thread(copy_out, address, house.with_name("copy.db"))
        assert 126 == copied.rows["log"]

    visit(lambda _: PostgresStore(address), house, story)
    assert dump(house) == dump(house.with_name("copy.db"))


def test_where_no_house_is_none_moves(tmp_path: Path) -> None:
    for source in (str(tmp_path / "none.db"), server().address(tmp_path)):
        with pytest.raises(StoreTrouble, match="no house"):
            move(source, str(tmp_path / "house.db"))
    assert [] == [*tmp_path.glob("*.db*")]
