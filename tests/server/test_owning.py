"""What the owner of a house sees of how it runs: the last hour, backups, what is allowed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import pytest

from farwest.server.owner import RIGHT
from farwest.server.owning.chronicle import MINUTE, together
from farwest.server.people import digest
from farwest.tables.allowances import ALLOWED, Allowances
from farwest.tables.counting import COUNTS
from farwest.tables.errors import TooMuch
from farwest.tables.keeping import restore
from farwest.tables.wire import HouseFigures, MinuteFace
from tests.server.notices.homes import Guest, Home, opened

PATHS = ("runs", "backups", "backups/farwest-20261116-120000.db", "allowances")


async def owner_of(home: Home) -> Guest:
    olga = await home.guest("Olga")
    right = token_urlsafe(8)
    await home.app.book.give_right(digest(right), home.clock())
    olga.http.cookies.set(RIGHT, right, path="/api/owner")
    return olga


def test_strangers_see_and_do_nothing_of_it(tmp_path: Path) -> None:
    async def look() -> list[int]:
        async with opened(tmp_path, None) as home:
            eve = await home.guest("Eve")
            asked = [await eve.http.get(f"/api/owner/{path}") for path in PATHS]
            asked += [await eve.http.post(f"/api/owner/{what}", json={}) for what in PATHS[1::2]]
            return [answer.status_code for answer in asked]

    assert [403] * 6 == asyncio.run(look())


def test_a_backup_is_made_while_the_house_runs_and_can_be_put_back(tmp_path: Path) -> None:
    async def make() -> tuple[dict[str, Any], bytes, list[int], list[str]]:
        async with opened(tmp_path, None) as home:
            olga = await owner_of(home)
            assert {"files": [], "done": -1, "wrong": "", "able": True} == await olga.get(
                "/api/owner/backups"
            )
            begun = await olga.post("/api/owner/backups")
            assert begun["done"] >= 0
            async with asyncio.timeout(60):
                while home.app.backups.done >= 0:
                    await asyncio.sleep(0)
            told = await olga.get("/api/owner/backups")
            name = told["files"][0]["name"]
            data = (await olga.http.get(f"/api/owner/backups/{name}")).content
            strange = ["..%2Fhouse.db", "house.db", name.replace("farwest", "other")]
            asked = [await olga.http.get(f"/api/owner/backups/{one}") for one in strange]
            done = [deed.what for deed in await home.app.book.deeds(5, 1 << 62)]
            return told, data, [answer.status_code for answer in asked], done

    told, data, strange, done = asyncio.run(make())
    assert (-1, "") == (told["done"], told["wrong"])
    assert [len(data)] == [file["size"] for file in told["files"]]
    assert [404] * 3 == strange
    assert "backed-up" in done
    copy = tmp_path / "copy.db"
    copy.write_bytes(data)
    assert restore(copy, tmp_path / "again.db").kept.people == 1


def test_what_is_allowed_is_kept_and_heeded(tmp_path: Path) -> None:
    wish = {"founding": 3, "tables": 2, "watchers": 7, "said": 9, "uploads": 4}

    async def allow() -> list[Any]:
        async with opened(tmp_path, None, limits=True) as home:
            olga, usual = await owner_of(home), Allowances()
            before = await olga.get("/api/owner/allowances")
            assert [usual.founding, usual.watchers] == [before[0]["most"], before[2]["most"]]
            refused = await olga.http.post("/api/owner/allowances", json={**wish, "said": 0})
            assert 400 == refused.status_code
            await olga.post("/api/owner/allowances", wish)
        async with opened(tmp_path, None, home.clock, limits=True) as home:
            olga = await owner_of(home)
            found = [home.app.founding_of.take("Ann") for _ in range(3)]
            faces = await olga.get("/api/owner/allowances")
            return [found, {face["name"]: face["most"] for face in faces}, faces[1]["used"]]

    try:
        assert [[True, True, False], wish, 2] == asyncio.run(allow())
        assert 7 == ALLOWED.watchers
        with pytest.raises(TooMuch):
            said_at_a_table(10)
        said_at_a_table(9)
    finally:
        for name, most in {"watchers": 300, "said": 500, "uploads": 100}.items():
            setattr(ALLOWED, name, most)


def said_at_a_table(words: int) -> None:
    from tests.tables.test_table import Sitting

    sitting = Sitting(variant={"first_dealer": 0})
    for _ in range(words):
        sitting.take(sitting.table.talking.say("p0", "N0", 0, "hm", 0.0))


def test_the_last_hour_is_told_by_the_minute(tmp_path: Path) -> None:
    async def look() -> dict[str, Any]:
        async with opened(tmp_path, None) as home:
            olga = await owner_of(home)
            for seconds in (0.004, 0.004, 0.004, 2.0):
                COUNTS.moved(seconds)
            home.app.look_at_clock()
            home.clock.now += MINUTE
            home.app.look_at_clock()
            home.clock.now += MINUTE
            home.app.look_at_clock()
            found: dict[str, Any] = await olga.get("/api/owner/runs")
            return found

    told = asyncio.run(look())
    first, second = told["minutes"]
    assert (4, 5.0, 2500.0) == (first["moves"], first["p50"], first["p99"])
    assert (0, 0.0, 0.0) == (second["moves"], second["p50"], second["p99"])


def test_workers_minutes_are_added_up() -> None:
    one = HouseFigures(
        [MinuteFace(60.0, 3, 5.0, 10.0), MinuteFace(120.0, 1, 5.0, 5.0)], 1, 0, 2, 0, 0
    )
    other = HouseFigures([MinuteFace(121.0, 4, 2.5, 25.0)], 2, 1, 3, 4, 5)
    found = together([one, other])
    assert [(3, 10.0), (5, 25.0)] == [(minute.moves, minute.p99) for minute in found.minutes]
    assert (3, 1, 5, 4, 5) == (
        *(found.tables, found.asleep, found.sockets, found.thinking, found.writing),
    )
