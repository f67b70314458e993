"""What a move costs here and in another tree, in turn: python -m bench.paired GAME OTHER.

OTHER is a folder with the `src` of another version, built (`git archive REF src | tar -x -C OTHER`,
then its compiled rules). Two processes play the same tables and take turns, a move of every table
each, so that whatever else the machine does meets both alike; only one computes at a time. Both are
measured by this tree's bench.pictures.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench.pictures import Cost, Playground, play, yard

HERE: Final = Path(__file__).parents[1]


def answer(game: str, warm: int, tables: int) -> None:
    """One of the two: a round for each line it is sent."""
    play(range(tables, 2 * tables), warm, Cost(game))
    grounds = [Playground(game, k, "fr" if k % 2 else "en") for k in range(tables)]
    for ground in grounds:
        ground.look(Cost(game, cpu=[0.0]))
    gc.collect()
    gc.freeze()
    gc.disable()  # as server/sweeping.py does
    print("ready", flush=True)
    cost = Cost(game)
    for _ in sys.stdin:
        measure = yard()
        for ground in grounds:
            ground.move(cost)
        told = sum(cost.cpu) + cost.deflate, measure, len(cost.cpu), cost.bytes, cost.packed
        print(*told, flush=True)


def started(tree: Path, wishes: argparse.Namespace) -> subprocess.Popen[str]:
    words = [wishes.game, "-", "--warm", str(wishes.warm), "--tables", str(wishes.tables)]
    return subprocess.Popen(
        [sys.executable, "-m", "bench.paired", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": f"{tree / 'src'}:{HERE}"},
    )


def compare(wishes: argparse.Namespace) -> None:
    trees = [Path(wishes.other).resolve(), HERE]
    both = [started(tree, wishes) for tree in trees]
    rows, yards = [[0.0]] * len(both), 0.0
    for one in both:
        assert one.stdout
        assert one.stdout.readline() == "ready\n", "it could not play"
    for _ in range(wishes.moves):
        for k, one in enumerate(both):
            assert one.stdin
            assert one.stdout
            one.stdin.write("go\n")
            one.stdin.flush()
            rows[k] = [float(word) for word in one.stdout.readline().split()]
            yards += rows[k][1] / len(both) / wishes.moves
    for tree, (cpu, _, moves, size, packed) in zip(trees, rows, strict=True):
        print(
            f"{wishes.game} {tree}: {cpu / moves / yards:.2f} yards a move"
            f" ({1000 * cpu / moves:.2f} ms), {size / moves / 1000:.1f} kB,"
            f" {packed / moves / 1000:.2f} packed; {rows[0][0] / cpu:.2f} times as cheap",
            flush=True,
        )
    for one in both:
        one.communicate()


async def main(wishes: argparse.Namespace) -> None:
    if wishes.other == "-":
        answer(wishes.game, wishes.warm, wishes.tables)
    else:
        compare(wishes)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("other", help="a folder; - : be one of the two")
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--moves", type=int, default=20, help="of each table")
    parser.add_argument("--warm", type=int, default=30, help="moves of other tables before them")
    asyncio.run(main(parser.parse_args()))
