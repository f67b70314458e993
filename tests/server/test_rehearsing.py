"""Sentences are read while nobody waits for them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

import farwest
from farwest.kit import bundle
from farwest.kit.texts import Texts
from farwest.server.rehearsing import Rehearsals
from farwest.tables.words import HOUSE


def game() -> Any:
    """With texts that nobody has said yet."""
    voice: Any = farwest.load("goat").voice
    return SimpleNamespace(voice=Texts(str(voice.folder)))


async def all_read(rehearsals: Rehearsals, *parts: tuple[Any, str]) -> None:
    for part in parts:
        rehearsals.prepare(*part)
    mine = asyncio.current_task()
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task is not mine))


def test_what_was_prepared_is_said_without_being_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    new = game()
    asyncio.run(all_read(Rehearsals(0.0), (new, "en"), (new, "fr")))

    def parsed(text: str) -> None:
        raise AssertionError(text)

    monkeypatch.setattr(bundle, "FluentResource", parsed)
    for language in ("en", "fr"):
        for texts in (new.voice, HOUSE):
            names = texts.bundle(language).names()
            assert names
            assert all(texts.entry(language, name) for name in names)


def test_each_is_prepared_once() -> None:
    new, rehearsals = game(), Rehearsals(0.0)
    asyncio.run(all_read(rehearsals, (new, "en")))
    read = list[str]()
    new.voice.bundle = lambda language: read.append(language)
    asyncio.run(all_read(rehearsals, (new, "en"), (new, "en")))
    assert [] == read


def test_a_game_of_another_voice_is_left_alone() -> None:
    other = cast(Any, SimpleNamespace(voice=object()))
    asyncio.run(all_read(Rehearsals(0.0), (other, "en")))


def test_a_house_that_closes_reads_no_more() -> None:
    async def closed_at_once() -> int:
        new, rehearsals = game(), Rehearsals()
        rehearsals.prepare(new, "en")
        await asyncio.sleep(0)
        rehearsals.stop()
        mine = asyncio.current_task()
        left = (task for task in asyncio.all_tasks() if task is not mine)
        await asyncio.gather(*left, return_exceptions=True)
        return len([*new.voice.bundle("en").read_on()])

    assert asyncio.run(closed_at_once()) > 1
