"""Nobody is called like a bot at the same table."""

from __future__ import annotations

import asyncio
from pathlib import Path

from farwest.tables.hall import Hall
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.wire import ChairWish, NewTable
from farwest.tables.words import bot_names

TABLES = 12  # a name drawn at random hits one of the two in almost all of so many


def test_a_bot_takes_no_name_of_who_sits_there(tmp_path: Path) -> None:
    mine, theirs = bot_names("en")[:2]
    chairs = [ChairWish("me"), ChairWish("guest", theirs), *[ChairWish("bot")] * 4]

    async def names() -> list[int]:
        store = SqliteStore(tmp_path / "house.db")
        hall = Hall(store, Thinkers(1))
        found = []
        for _ in range(TABLES):
            name = await hall.found(Member("p0", mine), NewTable("desperados", chairs))
            found.append(len({entry.text for entry in await store.log(name)}))
        await hall.close()
        return found

    assert [len(chairs)] * TABLES == asyncio.run(names())
