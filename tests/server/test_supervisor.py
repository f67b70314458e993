"""Who watches over the workers of a house (server/workers/supervisor.py), with workers that do
nothing else."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

pytestmark = pytest.mark.slow  # where processors are short, silence looks like a fault
PATIENCE = 60.0


class Watched:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def heard(self, many: int) -> dict[int, int]:
        """Of so many workers that began: the pid by number."""
        assert self.process.stdout is not None
        lines = [self.process.stdout.readline().split() for _ in range(many)]
        return {int(number): int(pid) for number, pid in lines}

    def end(self) -> int:
        return self.process.wait(PATIENCE)


@contextmanager
def supervised(how: str) -> Iterator[Watched]:
    command = [sys.executable, "-m", "tests.server.small_workers", how]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Watched(process)
        finally:
            process.kill()


def is_gone(pid: int) -> bool:
    """When it is; it may be no child of ours."""
    try:
        watched = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([watched], [], [], PATIENCE)[0])
    finally:
        os.close(watched)


def test_whoever_ends_or_hangs_is_replaced_in_its_place() -> None:
    with supervised("alive") as house:
        pids = house.heard(2)
        for number, kind in ((1, signal.SIGKILL), (0, signal.SIGSTOP), (1, signal.SIGTERM)):
            os.kill(pids[number], kind)
            next_one = house.heard(1)
            assert [number] == [*next_one]
            assert is_gone(pids[number])  # before anybody has its place: a stopped one, too
            pids |= next_one
        house.process.send_signal(signal.SIGTERM)
        assert -signal.SIGTERM == house.end()
        assert all(is_gone(pid) for pid in pids.values())


def test_a_worker_that_ends_by_itself_is_replaced_again_and_again() -> None:
    with supervised("ends") as house:
        assert {0, 1} == {*house.heard(6)}
        house.process.send_signal(signal.SIGINT)
        assert house.end() in (-signal.SIGINT, 1)  # as Python ends by Ctrl-C


def test_a_house_whose_workers_never_open_is_given_up() -> None:
    with supervised("never") as house:
        assert 1 == house.end()


def test_a_supervisor_that_is_killed_takes_its_workers_along() -> None:
    """Also one that is stopped, and cannot see it: it would keep the doors."""
    with supervised("alive") as house:
        pids = house.heard(2)
        os.kill(pids[0], signal.SIGSTOP)
        house.process.kill()
        assert all(is_gone(pid) for pid in pids.values())


def test_before_it_closes_every_worker_is_told_to_take_no_more_guests() -> None:
    with supervised("drains") as house:
        house.heard(2)
        house.process.send_signal(signal.SIGTERM)
        assert house.process.stdout is not None
        said = {house.process.stdout.readline() for _ in range(2)}
        assert {"0 drains\n", "1 drains\n"} == said
        assert -signal.SIGTERM == house.end()
