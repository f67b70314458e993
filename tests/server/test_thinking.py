"""Thinkers: processes that think for a house's bots, and can go at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

import farwest
from farwest.kit.reading import decoded
from farwest.server.app import create_app
from farwest.server.application import App
from farwest.server.settings import Settings
from farwest.server.thinking import door
from farwest.server.thinking.door import ThinkerLine
from farwest.server.thinking.jobs import NAMES, WORKS, ThinkerJob, facts_of
from farwest.tables.fair_gate import Asker, Urgency
from farwest.tables.thinkers import Pool, choose

QUICK = "search:iterations=60"
LONG = "search:iterations=200000"  # far longer than this test
Telling = Callable[[App, str, Path], Awaitable[None]]


def house(folder: Path, story: Telling) -> None:
    """One of two processes that answers at a port of its own."""

    async def told() -> None:
        key = folder / "key"
        site = create_app(Settings(db=folder / "house.db", thinkers=str(key)))
        config = uvicorn.Config(site, log_config=None, lifespan="on")
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listener:
            serving = asyncio.create_task(server.serve([listener]))
            try:
                while not server.started:
                    await asyncio.sleep(0.01)
                address = f"http://127.0.0.1:{listener.getsockname()[1]}"
                await story(site.state.app, address, key)
            finally:
                server.should_exit = True
                await serving

    asyncio.run(told())


def thinker(address: str, key: Path, *options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "farwest.cli", "thinker", "--house", address]
    command += ["--key", str(key), "--processes", "1", "--language", "en", *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


async def until(wished: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not wished():
            await asyncio.sleep(0.02)


def seen() -> bytes:
    match = farwest.load("goat").match(seats=2, seed=3)
    assert match.seat is not None
    return msgspec.json.encode(match.view(match.seat))


def test_a_thinker_answers_as_the_house_would_and_one_that_dies_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "SILENCE", 60.0)  # a busy machine does not look dead
    view, played = seen(), Asker("ann", "one", Urgency.PLAYED)

    async def story(app: App, address: str, key: Path) -> None:
        pool: Pool = app.hall.thinkers.bots
        home = pool.workers[0]
        process = thinker(address, key)
        try:
            await until(lambda: len(pool.workers) == 2)
            away = pool.workers[1]
            run = app.hall.thinkers.run
            answers = [
                await run(choose, "goat", QUICK, view, n, "", 0.0, asker=played) for n in range(6)
            ]
            assert home.pool is None, "the house thought by itself"
            same = [await asyncio.to_thread(choose, "goat", QUICK, view, n) for n in range(6)]
            assert answers == same  # beside the house, which listens for its thinkers meanwhile

            bot = choose, "goat", LONG, view, 7, "one 0", 0.0
            waiting = asyncio.create_task(run(*bot, chair="one 0", asker=played))
            await until(lambda: "one 0" in away.chairs)
            process.send_signal(signal.SIGKILL)
            await until(lambda: "one 0" in home.chairs)  # it goes on here
            assert [home] == pool.workers
            assert not waiting.done()
            waiting.cancel()
            with suppress(asyncio.CancelledError):
                await waiting
        finally:
            process.kill()
            process.communicate()

    house(tmp_path, story)


@pytest.mark.slow
def test_a_thinker_that_stands_still_is_not_waited_for(tmp_path: Path) -> None:
    view, played = seen(), Asker("ann", "one", Urgency.PLAYED)

    async def story(app: App, address: str, key: Path) -> None:
        pool = app.hall.thinkers.bots
        process = thinker(address, key)
        try:
            await until(lambda: len(pool.workers) == 2)
            os.kill(process.pid, signal.SIGSTOP)
            found = await app.hall.thinkers.run(
                choose, "goat", QUICK, view, 5, "", 0.0, asker=played
            )
            assert choose("goat", QUICK, view, 5) == found
            assert 1 == len(pool.workers)
            os.kill(process.pid, signal.SIGCONT)
            await until(lambda: len(pool.workers) == 2)  # it dials again
        finally:
            process.kill()
            process.communicate()

    house(tmp_path, story)


def test_who_does_not_know_the_key_sees_nothing(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("00" * 32)

    async def story(app: App, address: str, key: Path) -> None:
        assert 0o600 == key.stat().st_mode & 0o777
        process = thinker(address, wrong)
        _, said = await asyncio.to_thread(process.communicate, timeout=60)
        assert 2 == process.returncode
        assert "That key is not this house" in said
        assert 1 == len(app.hall.thinkers.bots.workers)

    house(tmp_path, story)


def test_what_is_handed_out_is_a_seat_s_view_and_what_is_public() -> None:
    """A job is its facts, and their types leave room for no more."""
    told: dict[str, Any] = {name: facts for name, (_, facts, _) in WORKS.items()}
    assert {
        "choose": tuple[str, str, bytes, int, str, float],  # game, level, view, seed, who, seconds
        "ponder": tuple[str, str, bytes, int, str, float],  # the same, while others are asked
        "advise": tuple[str, bytes, int | None],  # game, view, the answer it is compared with
        "intend": tuple[str, str, bytes, dict[int, list[str]], int],  # and what its side pinned
    } == told
    assert {*NAMES.values()} == {*WORKS}

    async def story() -> None:
        line = ThinkerLine(1)
        for _ in range(2):
            line.ask(choose, ("goat", QUICK, b"what it sees", 5, "tableid 0", 0.7), "tableid 0")
        first, second = (decoded(str(line.said.get_nowait()), ThinkerJob) for _ in range(2))
        assert b"tableid" not in msgspec.json.encode(first)  # who knows it can look in there
        assert ("goat", QUICK, b"what it sees", 5, first.chair, 0.7) == facts_of(first)[1]
        assert first.chair == second.chair != ""

    asyncio.run(story())
