"""What a move costs, in instructions: python -m bench.instructions GAME [OTHER, another tree].

OTHER as for bench.paired. Each tree plays the same moves of the same tables under valgrind, which
counts what the processor was told to do, deflate included; what else the machine does changes
nothing, so two runs differ by less than one in a thousand. It is no time: a cache that is missed
costs nothing here. Needs valgrind.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.pictures import Cost, Playground, play

HERE: Final = Path(__file__).parents[1]
TABLES: Final = 2
COUNTED: Final = re.compile(r"Collected : (\d+)")
PLAYED: Final = re.compile(r"(\d+) moves")


def count(on: bool) -> None:
    words = ["callgrind_control", "-i", "on" if on else "off", str(os.getpid())]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


def play_counted(game: str, warm: int, moves: int) -> None:
    """In a process that valgrind watches."""
    play(range(TABLES, 2 * TABLES), warm, Cost(game))
    grounds = [Playground(game, k, "fr" if k % 2 else "en") for k in range(TABLES)]
    for ground in grounds:
        ground.look(Cost(game, cpu=[0.0]))
    gc.collect()
    gc.freeze()
    gc.disable()  # as server/sweeping.py does
    cost = Cost(game)
    count(on=True)
    for _ in range(moves):
        for ground in grounds:
            ground.move(cost)
    count(on=False)
    print(f"{len(cost.cpu)} moves")


def instructions(tree: Path, wishes: argparse.Namespace) -> float:
    """Of one move."""
    with TemporaryDirectory() as folder:
        watched = ["valgrind", "--tool=callgrind", "--instr-atstart=no"]
        watched.append(f"--callgrind-out-file={folder}/out")
        words = [wishes.game, "-", "--warm", str(wishes.warm), "--moves", str(wishes.moves)]
        done = subprocess.run(
            [*watched, sys.executable, "-m", "bench.instructions", *words],
            env={**os.environ, "PYTHONPATH": f"{tree / 'src'}:{HERE}", "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
    counted, played = COUNTED.search(done.stderr), PLAYED.search(done.stdout)
    assert counted, done.stderr
    assert played, done.stdout
    return int(counted[1]) / int(played[1])


def main(wishes: argparse.Namespace) -> None:
    if wishes.other == "-":
        play_counted(wishes.game, wishes.warm, wishes.moves)
        return
    first = 0.0
    for tree in [*filter(None, [wishes.other]), str(HERE)]:
        found = instructions(Path(tree).resolve(), wishes)
        first = first or found
        said = f"{found / 1e6:.2f} million instructions a move"
        print(f"{wishes.game} {tree}: {said}; {first / found:.3f} times as cheap", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("other", nargs="?", default="", help="a folder; - : be the one watched")
    parser.add_argument("--moves", type=int, default=20, help="of each table")
    parser.add_argument("--warm", type=int, default=10, help="moves of other tables before them")
    main(parser.parse_args())
