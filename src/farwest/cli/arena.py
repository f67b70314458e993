"""let bots play each other, and say who is stronger and how sure that is"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from rich.console import Console

import farwest
from farwest.arena import (
    GameFailed,
    League,
    ResultsBook,
    Summary,
    all_cores,
    facts,
    plan_for,
    summarise,
)
from farwest.arena.crew import Processes
from farwest.arena.report import report
from farwest.cli.arena_tables import show_summary
from farwest.cli.console import notes, output, print_json, progress, warn_if_interpreted
from farwest.cli.wishes import add_on, add_variant, chosen_variant, counted
from farwest.kernel.errors import BadCall
from farwest.kit.cluster import workplace

FAILED = 2
INTERRUPTED = 130
GAMES = 200
PATIENCE = 0.5  # seconds that need no progress told


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,...",
        help="as random, greedy, cowhand, legend or search:iterations=500; again for twins",
    )
    parser.add_argument("--games", type=counted, default=GAMES, metavar="N")
    parser.add_argument("--seats", type=int, metavar="K", help="else as many as there are bots")
    parser.add_argument("--jobs", type=counted, metavar="J", help="processes; else one a core")
    add_on(parser)
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same games")
    parser.add_argument("--report", type=Path, metavar="FILE.html", help="a page with charts")
    parser.add_argument(
        "--out", type=Path, metavar="FILE.jsonl", help="a line a game; a rerun goes on from there"
    )
    parser.add_argument(
        "--records", type=Path, metavar="FILE.jsonl", help="full records, for replay and verify"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_variant(parser)


def run(wishes: argparse.Namespace) -> int:
    game = farwest.load(wishes.game)
    plan = plan_for(
        game,
        [spec.strip() for spec in wishes.bots.split(",")],
        wishes.games,
        seats=wishes.seats,
        seed=wishes.seed,
        variant=chosen_variant(game, wishes),
    )
    check_folders(wishes.report, wishes.out, wishes.records)
    warn_if_interpreted(game)
    failure, code = None, 0
    here = Processes(wishes.jobs or all_cores())
    with workplace(wishes.on, wishes.jobs, here) as where:
        ledger = ResultsBook(plan, wishes.out, wishes.records)
        league = League(plan, ledger, where=where)
        try:
            play(league)
        except KeyboardInterrupt:
            code = INTERRUPTED
        except GameFailed as failed:
            failure, code = failed, FAILED
        finally:
            ledger.close()
    games = league.counted()
    if games:
        summary = summarise(game, plan, games)
        show(summary, league, wishes)
    else:
        notes().print("No deal was played to its end, so there is nothing to say yet.")
    if failure is not None:
        raise failure
    return code


def check_folders(*files: Path | None) -> None:
    """Before hours of play, not after them."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            raise BadCall(f"There is no folder {file.parent} to put {file.name} into.")


def play(league: League) -> None:
    console = notes()
    wished, sizes = league.plan.games, {len(deal) for deal in league.deals}
    if wished != league.games:
        size = sizes.pop() if len(sizes) == 1 else "a few"
        console.print(
            f"Playing {league.games:,} games, not {wished:,}: a deal has {size} and is whole."
        )
    if league.done:
        console.print(f"{league.done:,} of {league.games:,} games are done already.")
    with teller(league, console) as told:
        for _ in league.play():
            told()


@contextmanager
def teller(league: League, console: Console) -> Iterator[Callable[[], None]]:
    """A bar with the time left; where there is no terminal, a line each time the work doubles."""
    began, before, played = monotonic(), league.done, 0
    with progress() as bar:
        task = bar.add_task(league.plan.game, total=league.games, completed=before)

        def told() -> None:
            nonlocal played
            played += 1
            bar.advance(task)
            spent = monotonic() - began
            if bar.disable and played & (played - 1) == 0 and spent > PATIENCE:
                left = spent / played * (league.games - before - played)
                done = f"{before + played:,} of {league.games:,} games"
                console.print(f"{done}, about {left:,.0f} s to go")

        yield told


def show(summary: Summary, league: League, wishes: argparse.Namespace) -> None:
    stray = league.done - len(summary.games)
    if wishes.report is not None:
        wishes.report.write_text(report(summary), "utf-8")
    if wishes.json:
        print_json(facts(summary) | {"complete": league.complete})
        return
    console = output()
    show_summary(console, summary)
    if not league.complete:
        kept = f", and {stray} of deals that are not whole" if stray else ""
        console.print(f"Stopped early: {len(summary.games):,} of {league.games:,} games{kept}.")
    if wishes.report is not None:
        console.print(f"The report is in {wishes.report}.", soft_wrap=True)
