"""let bots play each other, and say who is stronger and how sure that is"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from rich.console import Console, JustifyMethod
from rich.table import Table

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
from farwest.arena.report import report
from farwest.arena.report.words import between, gained, headline, percent
from farwest.arena.summary import Balance
from farwest.cli.console import notes, output, print_json, progress, warn_if_interpreted
from farwest.cli.wishes import add_variant, chosen_variant, counted
from farwest.kernel.errors import BadCall

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
    ledger = ResultsBook(plan, wishes.out, wishes.records)
    league = League(plan, ledger, wishes.jobs or all_cores())
    failure, code = None, 0
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
    show_ladder(console, summary)
    show_pairs(console, summary)
    show_balance(console, "seat", summary.seats, summary.even)
    show_balance(console, "order of play", summary.order, summary.even)
    if summary.roles:
        show_balance(console, "role", summary.roles, summary.even)
    show_pace(console, summary)
    if not league.complete:
        kept = f", and {stray} of deals that are not whole" if stray else ""
        console.print(f"Stopped early: {len(summary.games):,} of {league.games:,} games{kept}.")
    if wishes.report is not None:
        console.print(f"The report is in {wishes.report}.", soft_wrap=True)


def plain_table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for k, heading in enumerate(headings):
        side: JustifyMethod = "right" if k else "left"
        table.add_column(heading, justify=side, overflow="fold", no_wrap=k > 0)
    return table


def show_ladder(console: Console, summary: Summary) -> None:
    console.print(headline(summary), style="bold")
    console.print(
        f"{len(summary.games):,} games in {summary.deals:,} deals, {summary.plan.seats} seats; "
        f"an even share is {percent(summary.even)}."
    )
    console.print()
    table = plain_table("bot", "games", "wins", "95 %", "rating", "score", "ms a move")
    for one in summary.ladder:
        rate = one.win_rate
        style = "green" if rate.low > summary.even else "red" if rate.high < summary.even else ""
        table.add_row(
            one.bot,
            f"{one.games:,}",
            percent(rate.mean),
            between(rate),
            f"{one.rating:.1f} ± {one.sigma:.1f}",
            f"{one.mean_score:.1f}",
            f"{1000 * one.seconds:.2f}",
            style=style,
        )
    console.print(table)


def show_pairs(console: Console, summary: Summary) -> None:
    if not summary.pairs:
        return
    table = plain_table("same deals", "ends ahead", "95 %", "win rate, points")
    for pair in summary.pairs:
        table.add_row(
            f"{pair.bot} against {pair.other}",
            percent(pair.ahead.mean),
            between(pair.ahead),
            gained(pair.gain),
            style="" if pair.gain.low <= 0 <= pair.gain.high else "bold",
        )
    console.print()
    console.print(table)


def show_balance(console: Console, name: str, found: list[Balance], even: float) -> None:
    table = plain_table(name, "wins", "95 %, all at once", "score")
    for one in found:
        style = "bold" if one.share.excludes(even) else ""
        mean, score = percent(one.share.mean), f"{one.mean_score:.1f}"
        table.add_row(one.name, mean, between(one.share), score, style=style)
    console.print()
    console.print(table)


def show_pace(console: Console, summary: Summary) -> None:
    length, seconds = summary.length, sum(one.seconds for one in summary.games)
    pace = sum(one.decisions for one in summary.games) / seconds if seconds else 0.0
    console.print()
    console.print(
        f"{length.mean:.0f} decisions a game (half of them {length.low:.0f} to {length.high:.0f}), "
        f"{pace:,.0f} a second and core."
    )
