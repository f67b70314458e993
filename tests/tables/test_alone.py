"""A house for one: the same messages, the same records, and nothing but its own memory."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import farwest
from farwest.tables.alone import PocketHouse
from farwest.tables.alone.pocket_house import MARK
from farwest.tables.errors import NotNow

HELLO = {"do": "hello", "language": "en", "canvas": "none", "since": -1}


class Browser:
    """What a page does with its house."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.asked = 0
        self.house = PocketHouse(self.keep)
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def keep(self, table: str, text: str) -> None:
        self.kept[table] = text

    async def sit(self, table: str) -> None:
        self.line = self.house.line(table, lambda text: self.heard.put_nowait(json.loads(text)))
        assert await self.line.hear(json.dumps(HELLO))

    async def asks(self, **wish: Any) -> None:
        self.asked += 1  # a mark is used once
        await self.line.hear(json.dumps({"ask": str(self.asked), **wish}))

    async def next_question(self) -> dict[str, Any] | None:
        """The scene in which I am asked; None: the game is over."""
        while True:
            message = await self.heard.get()
            if message["is"] == "table" and message["stage"] == "waiting":
                await self.asks(do="salt", seal=message["commitment"], salt="5a" * 16)
            if message["is"] == "outcome":
                return None
            if message["is"] == "scene" and message["options"]:
                return message

    async def plays(self, most: int = 10**6) -> int:
        """So many answers, or to the end."""
        played = 0
        while played < most and (scene := await self.next_question()) is not None:
            action = scene["options"][-1]["action"]
            await self.asks(do="play", move=scene["move"], action=action)
            played += 1
        return played


def test_a_game_is_played_to_its_end_and_its_record_is_read_by_every_house() -> None:
    async def played() -> str:
        mine = Browser()
        table = await mine.house.found("goat", 3, "en", "Ada", pace=False)
        assert table.startswith(MARK)
        await mine.sit(table)
        await mine.plays(2)
        with pytest.raises(NotNow):
            await mine.house.record(table)
        await mine.plays()
        mine.line.close()
        assert "Ada" in await mine.house.cards("en")
        return await mine.house.record(table)

    text = asyncio.run(played())
    match = farwest.replay(text)
    assert match.seat is None
    assert farwest.verify(text).fair
    assert text == match.record.json()


def test_what_was_kept_goes_on_where_it_stood() -> None:
    async def played() -> None:
        mine = Browser()
        table = await mine.house.found("goat", 2, "fr", pace=False)
        await mine.sit(table)
        await mine.plays(3)
        mine.line.close()
        before = len(json.loads(mine.kept[table])["log"])
        again = Browser()
        again.house.remember(mine.kept[table])
        again.house.remember("{}")  # of a version that nobody reads any more
        await again.sit(table)
        await again.plays(1)
        again.line.close()
        assert before < len(json.loads(again.kept[table])["log"])

    asyncio.run(played())


def test_there_are_no_hints_and_no_strange_tables() -> None:
    async def asked() -> list[str]:
        mine = Browser()
        table = await mine.house.found("goat", 2, "en", pace=False)
        await mine.sit(table)
        assert await mine.next_question() is not None  # who begins is drawn, and who is asked next
        await mine.asks(do="hint")
        told: list[str] = []
        while not told:
            message = await mine.heard.get()
            told += [message["text"]] if message["is"] == "refused" else []
        mine.line.close()
        other = mine.house.line("elsewhere", lambda text: told.append(json.loads(text)["error"]))
        assert not await other.hear(json.dumps(HELLO))
        return told

    said = asyncio.run(asked())
    assert ["Hints need the house: there are none without a connection.", "NoSuchTable"] == said
