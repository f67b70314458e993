"""Bots at tables: each keeps its own tree, in a process that others may use too."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator

import msgspec
import pytest

import farwest
from farwest.bots.search import SearchBot
from farwest.tables.thinkers import BOTS, KEPT, Thinkers, choose

LEVEL = "search:iterations=60"


@pytest.fixture(autouse=True)
def nobody() -> Iterator[None]:
    BOTS.clear()
    yield
    BOTS.clear()


def kept(chair: str, game: str, seat: int) -> SearchBot | None:
    found: SearchBot | None = BOTS.get((chair, game, LEVEL, seat))  # type: ignore[assignment]
    return found


@pytest.mark.parametrize("game", ["meeples", "carson"])
def test_a_bot_finds_its_tree_again_where_its_next_choice_follows_from_its_last(game: str) -> None:
    match, grown = farwest.load(game).match(seats=2, seed=3), []
    for _ in range(60):
        if match.seat is None:
            break
        seat, view = match.seat, match.view(match.seat)
        player = kept(f"t {seat}", game, seat)
        tree = player.thinker.trees[0] if player and player.thinker.expected == view else None
        before = tree.size if tree and tree.size < tree.nodes // 2 else 0  # else it is cleared
        action = choose(game, LEVEL, msgspec.json.encode(view), 5, f"t {seat}")
        player = kept(f"t {seat}", game, seat)
        assert player is not None
        if before > 1:
            grown.append(player.thinker.trees[0].size - before)
        match.play(action)

    assert len(grown) > 3
    assert min(grown) > 0  # what was there is still there: a tree that begins anew is smaller


def test_bots_of_two_chairs_know_nothing_of_each_other() -> None:
    match = farwest.load("goat").match(seats=2, seed=3)
    assert match.seat is not None
    view = msgspec.json.encode(match.view(match.seat))
    for chair in ("one 0", "two 0", ""):
        choose("goat", LEVEL, view, 5, chair)
    one, two = kept("one 0", "goat", match.seat), kept("two 0", "goat", match.seat)

    assert 2 == len(BOTS)
    assert one is not None
    assert one is not two


def test_a_process_keeps_the_last_bots_and_no_more() -> None:
    match = farwest.load("goat").match(seats=2, seed=3)
    assert match.seat is not None
    view = msgspec.json.encode(match.view(match.seat))
    for n in [*range(KEPT + 3), 3]:
        choose("goat", LEVEL, view, 5, f"t{n}")

    assert [*(f"t{n}" for n in range(4, KEPT + 3)), "t3"] == [chair for chair, *_ in BOTS]


def test_a_bot_that_fails_is_not_kept() -> None:
    match = farwest.load("goat").match(seats=2, seed=3)
    assert match.seat is not None
    view = msgspec.json.encode(match.view(match.seat))
    choose("goat", LEVEL, view, 5, "t")
    (player,) = BOTS.values()
    player.choose = None  # type: ignore[assignment, method-assign]
    with pytest.raises(TypeError):
        choose("goat", LEVEL, view, 5, "t")

    assert 0 == len(BOTS)


def test_a_bot_thinks_where_it_did_before_if_there_is_time() -> None:
    async def meet() -> tuple[list[int], int, int]:
        thinkers = Thinkers(2)
        busy = asyncio.create_task(thinkers.run(abs, -1, chair="b"))
        await asyncio.sleep(0)
        first = await thinkers.run(os.getpid, chair="a")
        await busy
        same = [await thinkers.run(os.getpid, chair="a") for _ in range(3)]
        other = await thinkers.run(os.getpid, chair="b")
        busy = asyncio.create_task(thinkers.run(abs, -1, chair="a"))
        await asyncio.sleep(0)
        elsewhere = await thinkers.run(os.getpid, chair="a")
        await busy
        thinkers.close()
        return [first, *same], other, elsewhere

    same, other, elsewhere = asyncio.run(meet())

    assert 1 == len(set(same))
    assert other == elsewhere != same[0]


def test_a_process_that_was_killed_is_replaced() -> None:
    async def meet() -> tuple[int, int, int]:
        thinkers = Thinkers(1)
        first = await thinkers.run(os.getpid, chair="a")
        os.kill(first, signal.SIGKILL)
        second = await thinkers.run(os.getpid, chair="a")
        again = await thinkers.run(os.getpid, chair="a")
        thinkers.close()
        return first, second, again

    first, second, again = asyncio.run(meet())

    assert first != second == again


def test_who_gives_up_waiting_leaves_the_process_to_others() -> None:
    async def meet() -> list[int]:
        thinkers = Thinkers(1)
        impatient = [asyncio.create_task(thinkers.run(abs, -1)) for _ in range(3)]
        await asyncio.sleep(0)
        for task in impatient:
            task.cancel()
        found = [await thinkers.run(abs, -n) for n in range(3)]
        thinkers.close()
        return found

    assert [0, 1, 2] == asyncio.run(meet())


def test_a_house_that_closes_begins_no_other_process() -> None:
    """Neither for what was thought of in the one that it ended, nor for who waited for that."""

    async def meet() -> list[object]:
        thinkers = Thinkers(1)
        await thinkers.run(abs, -1)
        going = [asyncio.create_task(thinkers.run(time.sleep, 20)) for _ in range(3)]
        await asyncio.sleep(0)
        thinkers.close()
        await asyncio.wait(going)
        assert all(task.cancelled() or task.exception() for task in going)
        return [worker.pool for worker in thinkers.workers]

    assert [None, None] == asyncio.run(meet())
