"""A bot that has nothing but lines of JSON plays as it does here."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import farwest
from farwest.bots import bot

SOURCE = str(Path(farwest.__file__).parents[1])
WORKER = str(Path(__file__).with_name("worker.py"))


@contextmanager
def started(name: str, spec: str, seed: int) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, WORKER, name, spec, str(seed)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": SOURCE},
    )
    with process:
        try:
            yield process
        finally:
            if process.stdin is not None:
                process.stdin.close()


def answer(process: subprocess.Popen[str], view: str) -> int:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{view}\n")
    process.stdin.flush()
    return int(process.stdout.readline())


@pytest.mark.parametrize(
    "spec",
    [
        "random",
        "greedy:worlds=5",
        "search:iterations=60",
        "gunslinger:iterations=60:threads=2",
        "cowhand:iterations=60:style=bluffer",
    ],
)
def test_a_bot_in_another_process_plays_the_same(spec: str) -> None:
    game = farwest.load("goat")
    match = game.match(seats=3, seed=5)
    here = bot(spec, game, 11)
    others = bot("random", game, 3)
    answers = 0
    with started("goat", spec, 11) as there:
        while match.seat is not None:
            view = match.view(match.seat)
            if match.seat == 1:
                action = here.choose(view)
                assert answer(there, view.json()) == action
                answers += 1
            else:
                action = others.choose(view)
            match.play(action)
    assert answers > 5
