"""solve puzzles from real games; make new ones"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

import farwest
from farwest.arena.puzzling import Wish, make
from farwest.cli.console import notes
from farwest.cli.wishes import counted


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", default=farwest.games()[0])
    parser.add_argument("--make", type=counted, metavar="N", help="play games, find N puzzles")
    parser.add_argument("--seed", type=int, default=0, help="same seed, same puzzles")
    parser.add_argument("--games", type=counted, default=24, help="that each answer is played on")
    parser.add_argument("--by", default="cowhand", help="who plays on")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write them there, one a line")


def run(wishes: argparse.Namespace) -> int:
    return build(wishes)


def build(wishes: argparse.Namespace) -> int:
    """Each is written as it is found: who stops early keeps what is checked."""
    console, file = notes(), wishes.save
    wish = Wish(wishes.make, wishes.seed, wishes.games, wishes.by)
    lines: list[str] = []
    for puzzle in make(farwest.load(wishes.game), wish, console.print):
        lines.append(msgspec.json.encode(puzzle).decode())
        console.print(f"{puzzle.id}  {puzzle.question}  {puzzle.best}  {puzzle.tried}")
        if file is None:
            print(lines[-1], flush=True)
        else:
            file.write_text("\n".join(lines) + "\n", "utf-8")
    return 0
