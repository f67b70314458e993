"""Chances said against games won, by game: `python -m bench.reliability carson --games 200`.

--out keeps what was said, a line each, and a rerun goes on from there; --fit prints the tables that
a game's bots/quantities.py may hold. Fit on one seed, report on another.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec

import farwest
from farwest.arena.reliability import Polled, Said, fitted, report, said_in
from farwest.kernel.game import AnyGame


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default=Polled().level, help="who plays")
    parser.add_argument("--iterations", type=int, default=0, help="of a hint; else Legend's")
    parser.add_argument("--every", type=int, default=Polled().every, help="choices for one asked")
    parser.add_argument("--out", type=Path, help="a line for each chance; a rerun goes on")
    parser.add_argument("--fit", action="store_true", help="print tables instead of curves")
    wishes = parser.parse_args()
    game = farwest.load(wishes.game)
    asked = Polled(wishes.level, wishes.iterations, wishes.every)
    seats = wishes.seats or game.seats[0]
    said = list(collected(game, seats, wishes.seed, wishes.games, asked, wishes.out))
    print(fitted(game, said) if wishes.fit else report(game, said))


def collected(
    game: AnyGame, seats: int, seed: int, games: int, asked: Polled, out: Path | None
) -> Iterator[Said]:
    """What was kept before, then one game after another."""
    kept = out.read_text("utf-8").splitlines() if out and out.exists() else []
    known = [msgspec.json.decode(line, type=Said) for line in kept]
    yield from (one for one in known if one.deal < games)
    for deal in range(max((one.deal for one in known), default=-1) + 1, games):
        found = said_in(game, seats, seed, deal, asked)
        if out:
            with out.open("a") as book:
                book.writelines(msgspec.json.encode(one).decode() + "\n" for one in found)
        yield from found


if __name__ == "__main__":
    main()
