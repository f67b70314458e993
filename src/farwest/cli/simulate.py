"""play many random games and say how they went"""

from __future__ import annotations

import argparse
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from rich.table import Table

import farwest
from farwest.cli.console import output, print_json, progress, warn_if_interpreted
from farwest.cli.wishes import add_variant, chosen_variant, counted, usual_seats
from farwest.kernel.dice import LOW_63_BITS
from farwest.kernel.game import Game

INTERRUPTED = 130
CHUNK = 100  # games between two looks at the clock
PATIENCE = 2.0  # seconds that need no progress bar
WINNER = 1  # a place


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--games", type=counted, default=10_000, metavar="K")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same games")
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_variant(parser)


@dataclass
class Counted:
    seats: int
    games: int = 0
    decisions: int = 0
    fewest: int = 0
    most: int = 0
    seconds: float = 0.0
    points: list[int] = field(default_factory=list)  # by seat
    wins: list[float] = field(default_factory=list)  # by seat; a shared win is split

    def __post_init__(self) -> None:
        self.points, self.wins = [0] * self.seats, [0.0] * self.seats

    def add(self, decisions: int, points: list[int], places: list[int]) -> None:
        self.fewest = min(self.fewest, decisions) if self.games else decisions
        self.most = max(self.most, decisions)
        self.games += 1
        self.decisions += decisions
        share = 1 / places.count(WINNER)
        for seat in range(self.seats):
            self.points[seat] += points[seat]
            if places[seat] == WINNER:
                self.wins[seat] += share

    def facts(self) -> dict[str, Any]:
        games = max(self.games, 1)
        return {
            "games": self.games,
            "mean_scores": [points / games for points in self.points],
            "win_shares": [wins / games for wins in self.wins],
            "decisions": {
                "mean": self.decisions / games,
                "min": self.fewest,
                "max": self.most,
            },
            "seconds": self.seconds,
            "decisions_per_second": self.decisions / self.seconds if self.seconds else 0.0,
        }


def run(wishes: argparse.Namespace) -> int:
    game = farwest.load(wishes.game)
    seats = usual_seats(game) if wishes.seats is None else wishes.seats
    root = game.start(seats, chosen_variant(game, wishes))
    warn_if_interpreted(game)
    tally = Counted(seats)
    with suppress(KeyboardInterrupt):
        simulate(game, root, wishes.games, wishes.seed, tally)
    head = {
        "game": game.name,
        "version": game.version,
        "variant": game.variant_of(root),
        "seats": seats,
        "seed": wishes.seed,
        "compiled": game.compiled,
        "complete": tally.games == wishes.games,
    }
    if wishes.json:
        print_json(head | tally.facts())
    else:
        show(game.name, tally, wishes.games)
    return 0 if tally.games == wishes.games else INTERRUPTED


def simulate(game: Game[Any, Any], root: Any, games: int, seed: int, tally: Counted) -> None:
    s, dice = game.rules(), game.dice(seed & LOW_63_BITS)
    began = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(game.name, total=games, visible=False)
        try:
            while tally.games < games:
                for _ in range(min(CHUNK, games - tally.games)):
                    s.copy_from(root)
                    tally.add(s.playout(dice), s.final_points(), s.final_places())
                spent = time.perf_counter() - began
                slow = spent / tally.games * games > PATIENCE
                bar.update(task, completed=tally.games, visible=slow)
        finally:
            tally.seconds = time.perf_counter() - began


def show(name: str, tally: Counted, wanted: int) -> None:
    facts, console = tally.facts(), output()
    share = "" if tally.games == wanted else f" of {wanted:,}"
    console.print(f"{tally.games:,}{share} random games of {name} in {tally.seconds:.1f} s:")
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    for heading in ("seat", "mean score", "wins"):
        table.add_column(heading, justify="right")
    for seat in range(tally.seats):
        mean, wins = facts["mean_scores"][seat], facts["win_shares"][seat]
        table.add_row(str(seat), f"{mean:.2f}", f"{wins:.1%}")
    console.print(table)
    decisions = facts["decisions"]
    console.print(
        f"{decisions['mean']:.1f} decisions a game ({decisions['min']} to {decisions['max']}), "
        f"{facts['decisions_per_second']:,.0f} a second, draws included."
    )
