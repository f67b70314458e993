"""learn what to prefer and to hope for, from games that a search plays against itself"""

from __future__ import annotations

import argparse
import shlex
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import farwest
from farwest.arena import all_cores
from farwest.arena.crew import Processes
from farwest.bots.learned import SEAT, traits_of, write_learned
from farwest.cli.arena import check_folders
from farwest.cli.console import notes, output, progress, warn_if_interpreted
from farwest.cli.wishes import add_on, counted
from farwest.kernel.errors import BadCall
from farwest.kernel.weighing import MILDER
from farwest.kit.cluster import workplace
from farwest.learning.selfplay import SelfPlay, play_one

if TYPE_CHECKING:
    from farwest.learning.preferring import Judged

GAMES = 200
ITERATIONS = 2000
SHARPEN = 4
ANSWERS, SEATS = "answers", "seats"
HELD_OUT = 5  # one game of so many is not learned from, but judged by


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--seats", type=int, nargs="+", metavar="N", help="in turn; else every number there can be"
    )
    parser.add_argument("--games", type=counted, default=GAMES, metavar="N", help="to learn from")
    parser.add_argument(
        "--iterations", type=counted, default=ITERATIONS, metavar="I", help="of thought a choice"
    )
    parser.add_argument(
        "--teacher", default="legend", metavar="BOT", help="who thinks so long; else legend"
    )
    parser.add_argument(
        "--learn",
        choices=(ANSWERS, SEATS),
        default=ANSWERS,
        help="which answers to prefer, or what a seat may hope for; else answers",
    )
    parser.add_argument(
        "--sharpen",
        type=counted,
        default=SHARPEN,
        metavar="K",
        help=f"of answers: looks to this power are what is learned; else {SHARPEN}",
    )
    parser.add_argument(
        "--milder",
        type=int,
        choices=range(MILDER),
        default=0,
        help="of seats: estimates are first taken to a power so many quarters below 1",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same games")
    parser.add_argument("--workers", type=counted, metavar="W", help="processes; else one a core")
    add_on(parser)
    parser.add_argument("--numpy", action="store_true", help="also where torch has an accelerator")
    parser.add_argument("--out", type=Path, metavar="FILE", help="else learned-GAME.json here")


def run(wishes: argparse.Namespace) -> int:
    from farwest.learning.preferring import Choices, Outlooks, has_accelerator, judged, learn

    game = farwest.load(wishes.game)
    traits = traits_of(game)
    if wishes.learn == SEATS and not any(name.startswith(SEAT) for name in traits):
        raise BadCall(f"{game.name} names no traits of seats, only of answers.")
    if wishes.games < HELD_OUT:
        raise BadCall(
            f"Training needs {HELD_OUT} games at least: one of {HELD_OUT} is to judge by."
        )
    seats = tuple(wishes.seats or game.seats)
    for number in seats:
        game.check_seats(number)
    out: Path = wishes.out or Path(f"learned-{game.name}.json")
    check_folders(out)
    teacher = f"{wishes.teacher}:iterations={wishes.iterations}"
    course = SelfPlay(game.package, game.pure, teacher, seats, wishes.seed)
    course.check()
    warn_if_interpreted(game)
    games = list(played(course, wishes))
    held = list(chain.from_iterable(games[HELD_OUT - 1 :: HELD_OUT]))
    rest = list(chain.from_iterable(g for k, g in enumerate(games, 1) if k % HELD_OUT))
    torch = not wishes.numpy and has_accelerator()
    of_answers = wishes.learn == ANSWERS
    sort: type[Choices | Outlooks] = Choices if of_answers else Outlooks
    how, milder = (wishes.sharpen, 0) if of_answers else (wishes.milder, wishes.milder)
    seen, unseen = sort(rest, how), sort(held, how)
    weights = learn(seen, torch)
    found = judged(unseen, weights)
    trained = facts(wishes, seats, seen.count, found)
    flat = tuple(weights[1 : 1 + sum(traits.values())])
    out.write_text(write_learned(game, flat, trained, milder))
    show(wishes, out, seen.count, found)
    return 0


def played(course: SelfPlay, wishes: argparse.Namespace) -> Any:
    """Game by game, the choices of each."""
    here = Processes(wishes.workers or all_cores())
    with workplace(wishes.on, wishes.workers, here) as where, progress() as bar:
        task = bar.add_task(wishes.game, total=wishes.games)
        for choices in where.each(partial(play_one, course), range(wishes.games)):
            bar.advance(task)
            yield choices


def facts(
    wishes: argparse.Namespace, seats: tuple[int, ...], count: int, unseen: Judged
) -> dict[str, int | float | str]:
    """That anybody can train it again, and what came of it."""
    words = ["farwest", "train", wishes.game, "--learn", wishes.learn, "--games", wishes.games]
    words += ["--iterations", wishes.iterations, "--teacher", wishes.teacher]
    of_answers = wishes.learn == ANSWERS
    words += ["--sharpen", wishes.sharpen] if of_answers else ["--milder", wishes.milder]
    words += ["--seed", wishes.seed, *(["--seats", *wishes.seats] if wishes.seats else [])]
    return {
        "command": shlex.join(map(str, words)),
        "seats": ", ".join(map(str, seats)),
        "choices": count,
        "unseen": unseen.choices,
        "cross_entropy_own": round(unseen.own, 4),
        "cross_entropy_learned": round(unseen.learned, 4),
        "cross_entropy_least": round(unseen.least, 4),
    }


def show(wishes: argparse.Namespace, out: Path, count: int, unseen: Judged) -> None:
    notes().print(f"Learned from {count:,} choices, judged by {unseen.choices:,} of other games.")
    console, of_answers = output(), wishes.learn == ANSWERS
    found = "where the search looked" if of_answers else "the chances that the search found"
    console.print(f"Cross entropy with {found}:")
    own = "preference" if of_answers else "estimate"
    console.print(f"  {unseen.own:.4f}  the game's own {own}")
    console.print(f"  {unseen.learned:.4f}  learned")
    console.print(f"  {unseen.least:.4f}  the least there can be")
    console.print(
        f"{out} is what was learned. Whether it wins, at equal time:\n"
        f"  python -m bench.learned {wishes.game} {out}",
        soft_wrap=True,
    )
