"""write games as Parquet: of bots, or of a house that lets its public games out"""

from __future__ import annotations

import argparse
from pathlib import Path

import farwest
from farwest.adapters.dataset import PlayedGame, load, write
from farwest.adapters.dataset.sources import EVERY, house_games, opt_in, self_play
from farwest.cli.wishes import add_variant, chosen_variant, counted
from farwest.kernel.errors import BadCall

GAMES = 100


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="that bots play")
    parser.add_argument("--bots", default="cowhand", metavar="A,B,...", help="who plays")
    parser.add_argument("--games", type=counted, metavar="N", help=f"else {GAMES}; of a house, all")
    parser.add_argument("--seats", type=int, metavar="K")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same games")
    parser.add_argument("--jobs", type=counted, default=1, metavar="J", help="processes")
    parser.add_argument("--house", type=Path, metavar="FILE", help="finished public games of it")
    parser.add_argument(
        "--opt-in", action="store_true", help="the owner lets games out, from now on; with --house"
    )
    parser.add_argument("--out", type=Path, metavar="FILE.parquet")
    parser.add_argument(
        "--check", type=Path, metavar="FILE.parquet", help="replay every game of it"
    )
    add_variant(parser)


def run(wishes: argparse.Namespace) -> int:
    if wishes.check is not None:
        print(f"{counted_in(wishes.check):,} games, each legal to its end.")
        return 0
    if wishes.opt_in:
        if wishes.house is None:
            raise BadCall("--opt-in goes with --house FILE: which house lets its games out?")
        print(f"{opt_in(wishes.house)} says so.")
        return 0
    if wishes.out is None:
        raise BadCall("--out FILE.parquet says where the games go.")
    games = of_house(wishes) if wishes.house else of_bots(wishes)
    write(games, wishes.out)
    print(f"{len(games):,} games are in {wishes.out}.")
    return 0


def counted_in(file: Path) -> int:
    return sum(1 for _ in load(file, check=True))


def of_house(wishes: argparse.Namespace) -> list[PlayedGame]:
    found = house_games(wishes.house, wishes.games or EVERY)
    return [one for one in found if wishes.game in (None, one.game)]


def of_bots(wishes: argparse.Namespace) -> list[PlayedGame]:
    if wishes.game is None:
        raise BadCall("Which game do the bots play? `farwest games` lists them.")
    game = farwest.load(wishes.game)
    return list(
        self_play(
            game,
            [spec.strip() for spec in wishes.bots.split(",")],
            wishes.games or GAMES,
            seats=wishes.seats,
            seed=wishes.seed,
            variant=chosen_variant(game, wishes),
            jobs=wishes.jobs,
        )
    )
