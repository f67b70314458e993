"""play a game in the terminal, against bots"""

from __future__ import annotations

import argparse
import secrets
from itertools import cycle
from pathlib import Path
from typing import Any

import farwest
from farwest.bots import Bot, bot, seated
from farwest.bots.seating import first_chair, turned
from farwest.cli.console import output
from farwest.cli.sitting import Left, Sitting
from farwest.cli.steady import add_plain, screen
from farwest.cli.wishes import add_names, add_variant, chosen_variant, names_of, usual_seats
from farwest.cli.words import Say, add_language, command_says, language_of
from farwest.games import USUAL
from farwest.kernel.dealer import secret_from
from farwest.kernel.errors import BadCall
from farwest.kernel.game import Game, listed
from farwest.kit.rooms import Team, ask

INTERRUPTED = 130
BOT_NAMES = ("Calamity", "Doc", "Belle", "Cassidy", "Annie", "Wyatt", "Jesse", "Pearl")
USUAL_LEVEL = "gunslinger"
QUICK_LEVEL = "greenhorn"
SEEDS = 2**31


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", default=USUAL)
    parser.add_argument("--seats", type=int, metavar="N", help="how many play, you included")
    yours = parser.add_mutually_exclusive_group()
    yours.add_argument(
        "--seat", type=int, metavar="K", help="yours, from 0; else 0, or drawn if seat 0 begins"
    )
    yours.add_argument(
        "--side", metavar="NAME", help="a seat of that side, as `marshal` or `desperado`"
    )
    add_language(parser)
    parser.add_argument("--seed", type=int, metavar="S", help="same seed, same cards and bots")
    parser.add_argument(
        "--bots", metavar="A,B,..", help="one for each other seat, or one for all: cowhand, legend"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the record there")
    add_plain(parser)
    add_names(parser)
    add_variant(parser)


def run(wishes: argparse.Namespace) -> int:
    game = farwest.load(wishes.game)
    seats = usual_seats(game) if wishes.seats is None else wishes.seats
    game.check_seats(seats)
    wished = seat_of(game, wishes, seats)
    drawn = wished is None
    chair = wished or 0
    first = first_chair(game, seats, secret_from(wishes.seed)) if drawn else 0
    order = turned(list(range(seats)), first)  # by seat: the chair
    mine = order.index(chair)
    language = language_of(wishes.language)
    say = command_says(language)
    others = [order.index(k) for k in range(seats) if k != chair]
    specs = cycle(wishes.bots.split(",") if wishes.bots else usual_bots(game))
    sitting_there = dict(zip(others, specs, strict=False))
    sitters = [sitting_there.get(k) for k in range(seats)]
    brought = seated(game, chosen_variant(game, wishes), sitters)
    names = named(names_of(wishes.names, seats), seats, chair, say)
    match = game.match(
        seats,
        seed=wishes.seed,
        variant=brought,
        language=language,
        names=[names[k] for k in order],
    )
    seed = secrets.randbelow(SEEDS) if wishes.seed is None else wishes.seed
    bots: dict[int, Bot[object]] = {
        seat: bot(spec, game, seed + seat) for seat, spec in sitting_there.items()
    }
    shown = screen(output(), say, match, mine, wishes.plain)
    sitting = Sitting(match, bots, shown, wishes.save)
    try:
        sitting.play()
        shown.show_end(wishes.save and str(wishes.save))
    except Left:
        return leave(sitting, 0)
    except KeyboardInterrupt:
        return leave(sitting, INTERRUPTED)
    return 0


def seat_of(game: Game[Any, Any], wishes: argparse.Namespace, seats: int) -> int | None:
    """The seat that is named, or the first of the side that is."""
    seat: int | None = wishes.seat
    if wishes.side is not None:
        team = ask(game, Team)
        sides = team.sides(chosen_variant(game, wishes), seats) if team else {}
        if wishes.side not in sides:
            known = f"the sides {listed(sides)}" if sides else "no side to choose"
            raise BadCall(f"{game.name} has {known} here, not {wishes.side!r}.")
        seat = sides[wishes.side][0]
    if seat is not None and seat not in range(seats):
        raise BadCall(f"With {seats} players there are seats 0 to {seats - 1}, not {seat}.")
    return seat


def usual_bots(game: Game[Any, Any]) -> list[str]:
    """One of each temper; interpreted rules are slow, so they think less."""
    level = USUAL_LEVEL if game.compiled else QUICK_LEVEL
    return [f"{level}:style={style}" for style in game.styles] or [level]


def leave(sitting: Sitting, code: int) -> int:
    console, say = sitting.screen.console, sitting.screen.say
    sitting.save()
    console.print()
    console.print(say("farewell"))
    if sitting.file is not None:
        console.print(say("saved", file=str(sitting.file)), soft_wrap=True)
    return code


def named(given: list[str], seats: int, seat: int, say: Say) -> list[str]:
    free = (name for name in BOT_NAMES if name not in given)
    rest = [say("you") if k == seat else next(free) for k in range(len(given), seats)]
    return given + rest
