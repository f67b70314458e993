"""What a move costs a whole house, in instructions: python -m bench.served GAME [CANVAS] [TREE].

As bench.instructions, but all of `farwest serve` is under valgrind: sockets, packing, tasks, the
writer. Its people play one move after the other, the same ones in every tree. What the house
does by itself meanwhile counts too. Needs valgrind.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.crowd import BROWSERS, Crowd, Table, say
from farwest.cli import main as farwest

HERE: Final = Path(__file__).parents[1]
PATIENCE: Final = 60.0  # seconds for one answer under valgrind
QUIET: Final = 0.15  # seconds without a message: all have seen it
COUNTED: Final = re.compile(r"Collected : (\d+)")
HOUSE: Final = ["serve", "--port", "0", "--no-limits", "--db"]


def same_secrets() -> None:
    """So that every house deals alike."""
    numbers = count()

    def token_bytes(size: int | None = None) -> bytes:
        return hashlib.shake_256(f"{next(numbers)}".encode()).digest(size or 32)

    secrets.token_bytes = token_bytes  # type: ignore[assignment]
    secrets.token_hex = lambda size=None: token_bytes(size).hex()  # type: ignore[assignment]


def instrument(process: int, on: bool) -> None:
    words = ["callgrind_control", "-i", "on" if on else "off", str(process)]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


async def move(crowd: Crowd, table: Table) -> bool:
    async with asyncio.timeout(PATIENCE):
        await table.asked.wait()
        if table.over:
            return False
        acting, scene = table.scenes_of.popitem()
        if not table.scenes_of:
            table.asked.clear()
        table.answered[acting] = scene.move
        table.waits = answer = asyncio.get_running_loop().create_future()
        table.sent, table.scenes = time.perf_counter(), 0
        wish = {"move": scene.move, "action": scene.choice()}
        await say(acting, "play", ask=f"move {scene.move}", **wish)
        await answer
        heard = -1
        while heard != crowd.messages:
            heard = crowd.messages
            await asyncio.sleep(QUIET)
    return True


async def play(crowd: Crowd, house: int, wishes: argparse.Namespace) -> int:
    """How many moves were counted."""
    seated = await asyncio.to_thread(crowd.come, wishes.tables)
    random.seed(wishes.game)
    played = 0
    async with AsyncExitStack() as stack:
        await crowd.sit(stack, seated)
        for n in range(wishes.warm + wishes.moves):
            if n == wishes.warm:
                instrument(house, on=True)
                played = 0
            for table in crowd.tables:
                played += await move(crowd, table)
        instrument(house, on=False)
        crowd.leaving = True
    return played


def served(tree: Path, wishes: argparse.Namespace) -> float:
    """Millions of instructions, a move."""
    with TemporaryDirectory() as folder:
        watched = ["valgrind", "--tool=callgrind", "--instr-atstart=no"]
        watched += [f"--callgrind-out-file={folder}/out", sys.executable, "-m", "bench.served"]
        paths = {"PYTHONPATH": f"{tree / 'src'}:{HERE}", "PYTHONHASHSEED": "0"}
        errors = Path(folder) / "errors.txt"
        with (
            errors.open("w") as told,
            subprocess.Popen(
                [*watched, "--", *HOUSE, f"{folder}/house.db"],
                stdout=subprocess.PIPE,
                stderr=told,
                text=True,
                env={**os.environ, **paths},
            ) as process,
        ):
            assert process.stdout is not None
            found = re.search(r"http://([^/]+)/", process.stdout.readline())
            assert found, errors.read_text()
            crowd = Crowd(found[1], wishes.canvas, wishes.game)
            try:
                played = asyncio.run(play(crowd, process.pid, wishes))
            finally:
                process.send_signal(signal.SIGINT)
        counted = COUNTED.search(errors.read_text())
        assert counted, errors.read_text()
        return int(counted[1]) / played / 1e6


if __name__ == "__main__":
    if sys.argv[1:2] == ["--"]:
        same_secrets()
        raise SystemExit(farwest(sys.argv[2:]))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("canvas", nargs="?", default=BROWSERS, choices=["none", BROWSERS])
    parser.add_argument("tree", nargs="?", default=str(HERE))
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--moves", type=int, default=15, help="of each table")
    parser.add_argument("--warm", type=int, default=6, help="moves of each before them")
    asked = parser.parse_args()
    cost = served(Path(asked.tree).resolve(), asked)
    print(f"{asked.game} {asked.canvas} {asked.tree}: {cost:.2f} million instructions a move")
