"""What one can do to others at a table, and what they can do about it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import farwest
from farwest.laws import random_record
from farwest.server import after
from farwest.tables import table as tables
from farwest.tables import talking, wire
from farwest.tables.allowances import Allowances
from farwest.tables.driver import Driver
from farwest.tables.errors import TooMuch
from farwest.tables.hall import Hall
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Entry
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from tests.server.guests import ME, OPEN, Guest, HouseProcess
from tests.tables.gang import GREGOR, PATRICK, SABINE, salem, say
from tests.tables.test_live_table import JEANNE, Clock
from tests.tables.test_table import Sitting


def test_a_stranger_uses_up_nobody_elses_talk() -> None:
    sitting = Sitting(variant={"first_dealer": 0})
    table = sitting.table
    sitting.take(table.talking.say("eve", "Eve", -1, "hm", 0.0) * talking.MOST_BY_STRANGER)
    with pytest.raises(TooMuch):
        table.talking.say("eve", "Eve", -1, "hm", 0.0)
    sitting.take(table.talking.say("p0", "N0", 0, "hm", 0.0) * talking.MOST_SAID)
    with pytest.raises(TooMuch):
        table.talking.say("p0", "N0", 0, "hm", 0.0)

    assert table.talking.say("p1", "N1", 1, "So?", 0.0)
    assert table.talking.say("zoe", "Zoe", -1, "Oh!", 0.0)


def test_strangers_write_at_public_tables_only(house: HouseProcess) -> None:
    jeanne, zeke = Guest(house.address, "Jeanne M1"), Guest(house.address, "Zeke M1")
    answers = []
    for public in (True, False):
        table = jeanne.found(ME, OPEN, public=public)
        with jeanne.at(table) as hers, zeke.at(table, salt="") as his:
            answers += [his.ask("chat", text="Hm")["is"], hers.ask("chat", text="So?")["is"]]

    assert ["done", "done", "refused", "done"] == answers


def test_who_is_muted_is_heard_no_more_here_or_elsewhere(house: HouseProcess) -> None:
    jeanne, zeke = Guest(house.address, "Jeanne M2"), Guest(house.address, "Zeke M2")
    opal = Guest(house.address, "Opal M2")
    for known in (False, True):
        table = jeanne.found(ME, OPEN, OPEN, public=True)
        with (
            jeanne.at(table) as hers,
            zeke.at(table, salt="") as his,
            opal.at(table, salt="") as other,
        ):
            his.ask("chat", text="Loser!")
            if not known:
                word = hers.until("talk")
                assert "done" == hers.ask("mute", n=word["n"])["is"]
                his.ask("chat", text="Loser again!")
            other.ask("chat", text="Howdy")
            assert "Howdy" == hers.until("talk")["text"]
            assert any("Loser!" in text for text in other.bytes)
            assert "refused" == his.ask("mute", n=1)["is"]  # nobody mutes themselves


def test_the_host_shows_out_who_has_no_seat_and_nobody_else_can(house: HouseProcess) -> None:
    jeanne, zeke = Guest(house.address, "Jeanne M3"), Guest(house.address, "Zeke M3")
    opal = Guest(house.address, "Opal M3")
    table = jeanne.found(ME, OPEN, OPEN, public=True)
    with jeanne.at(table) as hers, opal.at(table, salt="") as other, zeke.at(table, "") as his:
        his.ask("chat", text="Loser!")
        n = hers.until("talk")["n"]
        assert "NotYours" == other.ask("bar", n=n)["error"]
        assert "done" == hers.ask("bar", n=n)["is"]
        assert "NotYours" == his.until("refused")["error"]
        with pytest.raises(ConnectionClosed):
            his.until("nothing more")
    with zeke.at(table, salt="") as again:
        assert "NotYours" == again.until("refused")["error"]
    sit = zeke.http.post(f"/api/tables/{table}/do", json={"do": "sit", "ask": "s", "seat": 1})
    assert (409, "NotYours") == (sit.status_code, sit.json()["error"])


def test_who_changes_its_mind_a_thousand_times_stops_only_itself() -> None:
    sitting = salem("salem")
    table = sitting.table
    say(sitting, GREGOR, "cheat")
    sitting.take([Entry("hold", 0.0, GREGOR, table.held[GREGOR])] * tables.MOST_ENTRIES)
    with pytest.raises(TooMuch):
        say(sitting, GREGOR, "nothing")
    say(sitting, SABINE, "nothing")
    say(sitting, PATRICK, "nothing")

    assert {} == table.held  # all was launched


def test_who_sits_down_and_stands_up_for_ever_stops_only_themselves(tmp_path: Path) -> None:
    async def fidget() -> tuple[int, str, str]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        chairs = [wire.ChairWish("me"), wire.ChairWish("open")]
        live = await hall.live(await hall.found(JEANNE, wire.NewTable("goat", chairs)))
        restless, calm = (Watcher(p, p, "en", "none", -1) for p in ("eve", "zoe"))
        for watcher in (restless, calm):
            await live.join(watcher)
        answers = []
        for _ in range(tables.MOST_WISHES):
            for message in (wire.Sit("s", 1), wire.Stand("t")):
                await live.handle(restless, message)
                answers.append(type(restless._mail.pop()).__name__)
        await live.handle(calm, wire.Sit("s", 1))
        last = type(calm._mail.pop()).__name__
        await hall.close()
        return answers.count("Done"), answers[-1], last

    assert (tables.MOST_WISHES, "Refusal", "Done") == asyncio.run(fidget())


def test_uploads_of_one_do_not_push_anothers_off_the_shelf(tmp_path: Path) -> None:
    async def crowd() -> list[bool]:
        store = SqliteStore(tmp_path / "house.db")
        await store.keep("hers", "{}", 10, "jeanne", 5)
        for n in range(30):
            await store.keep(f"his {n}", "{}", 10, "zeke", 5)
        for n in range(20):
            await store.keep(f"many {n}", "{}", 10, f"zeke {n // 4}", 5)
        names = ("hers", "his 0", "his 29", "many 19")
        found = [await store.kept(name) is not None for name in names]
        await store.close()
        return found

    assert [True, False] == asyncio.run(crowd())[:2]


def test_the_shelf_knows_whose_files_it_keeps(
    house: HouseProcess,
) -> None:
    """The same game of two people is two files: neither loses it by the other's uploads."""
    record = random_record(farwest.load("goat"), 2, 5).json()
    names = [
        Guest(house.address, name).post("/api/replays", {"record": record})["table"]
        for name in ("Jeanne M4", "Zeke M4")
    ]

    assert 2 == len(set(names))
    assert Allowances().uploads < after.SHELVED


def test_a_position_that_breaks_the_rules_ends_with_a_sentence_and_one_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def breaks(_: Driver) -> bool:
        raise ArithmeticError("a bag of minus nine cards")

    async def at_once(_: float) -> None:
        await asyncio.sleep(0)

    async def branch() -> tuple[str, str]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        match: Any = farwest.load("goat").match(seats=2, seed=3)
        live = await hall.live(await hall.play_on(JEANNE, match, 0, "greenhorn"))
        live._driver.sleep = at_once  # type: ignore[assignment]
        watcher = Watcher(JEANNE.id, "Jeanne", "en", "none", -1)
        await live.join(watcher)
        await live.handle(watcher, wire.AddSalt("s", live.table.commitment, "5a" * 16))
        assert live._driver._task is not None
        await live._driver._task
        found = live.table.stage, live.state(watcher).stopped
        assert [] == await hall.store.tables(over=False, public=None, limit=9)
        await hall.close()
        return found

    monkeypatch.setattr(Driver, "_drive_on", breaks)
    with caplog.at_level(logging.ERROR):
        stage, sentence = asyncio.run(branch())

    assert ("stopped", True) == (stage, sentence.endswith("cannot go on from here."))
    assert 1 == len([line for line in caplog.records if line.exc_info])
