"""Limits that the workers of a house keep together: of rates in shared memory, of passwords in the
store."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from farwest.server.limits import Limits
from farwest.server.tries import Tries
from farwest.server.workers.shared_limits import SharedBuckets, SharedLimits
from farwest.tables.sqlite import SqliteStore


class Clock:
    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def in_another_process(work: Callable[[], int]) -> int:
    """What it comes to there."""
    child = os.fork()
    if child == 0:
        os._exit(work())
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def test_shared_limits_count_as_those_of_one_process() -> None:
    clock = Clock()
    one, shared = Limits(5, 2, clock), SharedLimits("asks", 5, 2, SharedBuckets(), clock)
    asked = [("a", 1.0), ("b", 3.0), ("a", 9.0), ("a", 1.0)] * 4
    for k, (asker, cost) in enumerate(asked):
        clock.at += k % 3 / 2
        assert one.take(asker, cost) == shared.take(asker, cost), k


def test_what_one_worker_counts_all_count() -> None:
    limits = SharedLimits("asks", 10, 0, SharedBuckets())
    assert 4 == in_another_process(lambda: sum(limits.take("ann") for _ in range(4)))
    assert 6 == in_another_process(lambda: sum(limits.take("ann") for _ in range(10)))
    assert not limits.take("ann")
    assert limits.take("bob")


def test_two_limits_do_not_count_for_each_other() -> None:
    buckets = SharedBuckets()
    asks, looks = (SharedLimits(name, 1, 0, buckets) for name in ("asks", "looks"))
    assert [True, True, False] == [asks.take("ann"), looks.take("ann"), looks.take("ann")]


def test_of_more_askers_than_cells_those_who_asked_last_are_known() -> None:
    clock, askers = Clock(), [f"asker {k}" for k in range(2000)]
    limits = SharedLimits("asks", 1, 0, SharedBuckets(256), clock)
    for asker in askers:
        clock.at += 1
        assert limits.take(asker)
    assert not limits.take(askers[-1])
    assert limits.take(askers[0])  # forgotten long ago


def test_passwords_tried_are_counted_in_the_store(tmp_path: Path) -> None:
    """By two workers together, and by the house that is opened next; old tries are forgotten."""
    clock = Clock()

    async def tried(*askers: str) -> list[bool]:
        stores = [SqliteStore(tmp_path / "house.db") for _ in range(2)]
        try:
            doors = [Tries(store, 3, 0.2, clock) for store in stores]
            return [await doors[k % 2].take(asker) for k, asker in enumerate(askers)]
        finally:
            await asyncio.gather(*(store.close() for store in stores))

    assert [True, True, True, False, True] == asyncio.run(tried("a", "a", "a", "a", "b"))
    assert [False, True] == asyncio.run(tried("a", "b"))
    clock.at += 5
    assert [True, False] == asyncio.run(tried("a", "a"))
    clock.at += 60
    assert [True, True, True, False] == asyncio.run(tried("a", "a", "a", "a"))

    async def known() -> list[Any]:
        store = SqliteStore(tmp_path / "house.db")
        try:
            return await store.read(lambda file: file.execute("SELECT * FROM tried").fetchall())
        finally:
            await store.close()

    assert 1 == len(asyncio.run(known()))
