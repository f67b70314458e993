"""solve puzzles from real games; make new ones"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.text import Text

import farwest
from farwest.arena.puzzling import Wish, in_game, make
from farwest.cli.console import notes, output
from farwest.cli.sitting import Left, Sitting
from farwest.cli.steady import add_plain, screen
from farwest.cli.wishes import counted
from farwest.cli.words import add_language, command_says, language_of
from farwest.games import USUAL
from farwest.kernel.errors import BadCall
from farwest.kit.puzzles import Puzzle, puzzles_of, read_puzzles
from farwest.kit.speaking import speech
from farwest.tables import puzzling

INTERRUPTED = 130
DAYS = 200  # finished games of a house that are looked through, the newest


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", default=USUAL)
    parser.add_argument("--id", metavar="ID", help="this puzzle, not any")
    parser.add_argument("--make", type=counted, metavar="N", help="play games, find N new puzzles")
    parser.add_argument("--house", type=Path, metavar="DB", help="find them in its public games")
    parser.add_argument("--seed", type=int, default=0, help="same seed, same puzzles")
    parser.add_argument("--games", type=counted, default=24, help="that each answer is played on")
    parser.add_argument("--by", default="cowhand", metavar="BOT", help="who plays them on")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write them there, one a line")
    parser.add_argument("--beside", type=Path, metavar="FILE", help="mix them with those there")
    add_plain(parser)
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    if wishes.make is not None or wishes.house is not None:
        return build(wishes)
    return solve(wishes)


def build(wishes: argparse.Namespace) -> int:
    """Each is written as it is found: who stops early keeps what is checked."""
    console, file = notes(), wishes.save
    lines: list[str] = []
    for puzzle in found(wishes, console):
        lines.append(msgspec.json.encode(puzzle).decode())
        console.print(f"{puzzle.id}: {puzzle.question}, {puzzle.best} ({puzzle.tried[0].chance})")
        if file is None:
            print(lines[-1], flush=True)
        else:
            file.write_text("\n".join(lines) + "\n", "utf-8")
    return 0


def found(wishes: argparse.Namespace, console: Any) -> Iterator[Puzzle]:
    there = wishes.beside.read_text("utf-8") if wishes.beside else ""
    beside = read_puzzles(there, str(wishes.beside))
    wish = Wish(wishes.make or 1, wishes.seed, wishes.games, wishes.by, beside)
    if wishes.house is None:
        yield from make(farwest.load(wishes.game), wish, console.print)
        return
    from farwest.cli.house import records

    for record in records(wishes.house, DAYS):
        game = farwest.load(record.game)
        console.print(f"{game.name}: a game of {record.seats} seats")
        if record.version == game.version and record.start is None:
            yield from in_game(game, record, wish)


def solve(wishes: argparse.Namespace) -> int:
    game = farwest.load(wishes.game)
    stock = puzzles_of(game)
    if not stock:
        raise BadCall(f"{game.name} has no puzzles; `farwest puzzles {game.name} --make 20` finds.")
    if wishes.id is not None and wishes.id not in stock:
        raise BadCall(f"{game.name} has no puzzle {wishes.id!r}; it has {', '.join(stock)}.")
    puzzle = stock[wishes.id or Random().choice(sorted(stock))]
    try:
        Solving(puzzle, language_of(wishes.language), wishes.plain).play()
    except Left:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


class Solving(Sitting):
    """One try at the terminal, then the answer and its reason."""

    def __init__(self, puzzle: Puzzle, language: str, plain: bool) -> None:
        self.puzzle, self.language = puzzle, language
        match = puzzling.told(puzzle, language)
        shown = screen(output(), command_says(language), match, puzzle.seat, plain)
        super().__init__(match, {}, shown, None)

    def play(self) -> None:
        console, say = self.screen.console, self.screen.say
        title = Text(speech(self.match.game, self.language)("game"), "bold yellow")
        puzzle = say("puzzle", stars=self.puzzle.stars, id=self.puzzle.id)
        self.screen.set_beside(title, puzzle, Text(say("hint"), "dim"))
        self.screen.show_board()
        action = self.ask()
        reason = puzzling.compared(self.puzzle, action)
        said = puzzling.answered(self.puzzle, self.language, action, reason)
        console.print()
        console.print(said.verdict, style="bold green" if said.right else "bold yellow")
        for text in (said.why, *(line.text for line in said.lines), said.played):
            console.print(text)
        for odds in said.odds:
            console.print(say("puzzle-odds", chance=odds.chance, option=odds.option.text))
