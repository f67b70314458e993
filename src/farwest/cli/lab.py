"""a designer's lab: other numbers in the rules, sweeps, and a search for balance"""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

import farwest
from farwest.adapters.lab.balancing import ROUNDS, Balanced, balance_search
from farwest.adapters.lab.playing import BOT, Bench, TriedSetting, against
from farwest.adapters.lab.reporting import facts, named, report, verdict
from farwest.adapters.lab.settings import known, sweep, turnables, values_of
from farwest.arena.report.words import between, gained, percent
from farwest.cli.arena import check_folders
from farwest.cli.arena_tables import put
from farwest.cli.console import output, print_json, progress
from farwest.cli.wishes import add_on, counted, usual_seats
from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame
from farwest.kit.cluster import workplace
from farwest.kit.workplace import Threads

DEALS = 40


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUES",
        help="as start_coins=3, 1,2,3 or 1..5; again for every combination",
    )
    parser.add_argument("--list", action="store_true", help="what can be turned")
    parser.add_argument("--seats", type=int, metavar="K")
    parser.add_argument("--bot", default=BOT, help="at every seat")
    parser.add_argument("--deals", type=counted, default=DEALS, metavar="N", help="of a setting")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same games")
    parser.add_argument("--jobs", type=counted, metavar="J", help="settings at a time; else one")
    add_on(parser)
    parser.add_argument("--balance", metavar="NAME[=VALUES]", help="search for an even share")
    parser.add_argument("--who", action="append", metavar="ROLE|SEAT", help="whose share of wins")
    parser.add_argument("--rounds", type=counted, default=ROUNDS, metavar="N", help="of the search")
    parser.add_argument("--report", type=Path, metavar="FILE.html", help="a page with plots")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(wishes: argparse.Namespace) -> int:
    game = farwest.load(wishes.game)
    if wishes.list:
        show_turnables(game)
        return 0
    check_folders(wishes.report)
    seats = usual_seats(game) if wishes.seats is None else wishes.seats
    settings = sweep(game, seats, wishes.set) if wishes.set else []
    if not settings and not wishes.balance:
        raise BadCall("--set NAME=VALUES or --balance NAME says what to try; --list what can be.")
    if wishes.balance and len(settings) > 1:
        raise BadCall("A search for balance holds the other parameters still: one value each.")
    found: Balanced | None = None
    here = Threads(wishes.jobs or 1)
    with workplace(wishes.on, wishes.jobs, here) as where, progress() as bar:
        bench = Bench(game, seats, wishes.bot, wishes.deals, wishes.seed, where)
        work = len(settings) + 1 if not wishes.balance else wishes.rounds + 3
        task = bar.add_task(game.name, total=work)

        def done() -> None:
            bar.advance(task)

        usual, *tried = bench.play([{}] if wishes.balance else [{}, *settings], done)
        who = wishes.who or everybody(usual)
        if wishes.balance:
            name, _, values = wishes.balance.partition("=")
            numbers = [v for v in values_of(game, seats, name, values) if type(v) is int]
            fixed = settings[0] if settings else {}
            found = balance_search(bench, fixed, name, numbers, who[0], wishes.rounds, done)
    if wishes.report is not None:
        command = shlex.join(["farwest", *sys.argv[1:]])
        wishes.report.write_text(report(bench, command, usual, tried, who, found), "utf-8")
    if wishes.json:
        print_json(facts(bench, usual, tried, found))
        return 0
    show(usual, tried, who, found)
    if wishes.report is not None:
        output().print(f"The report is in {wishes.report}.", soft_wrap=True)
    return 0


def everybody(usual: TriedSetting) -> list[str]:
    """Whom the figures are of: every role, or every seat where there are none."""
    return [one.name for one in usual.by_role() or usual.by_seat()]


def show_turnables(game: AnyGame) -> None:
    able = turnables(game)
    rows = [(name, str(one.low), str(one.high), one.constant) for name, one in able.items()]
    put(output(), ("number", "from", "to", "constant"), rows, [""] * len(rows))
    variants = [name for name in known(game) if name not in able]
    output().print(f"Variants: {', '.join(variants)}.")


def show(
    usual: TriedSetting, tried: list[TriedSetting], who: list[str], found: Balanced | None
) -> None:
    console, every = output(), [usual, *tried, *(found.tried if found else [])]
    rows = [
        (one.name, str(len(one.games)), f"{one.length.mean:.0f}", f"{one.scores().mean:.1f}")
        for one in every
    ]
    put(console, ("setting", "games", "decisions", "score"), rows, [""] * len(rows))
    for name in who:
        console.print()
        shares = [(one, one.wins(name).share()) for one in every]
        changes = ["" if one is usual else gained(against(one, usual, name)) for one in every]
        rows = [
            (one.name, percent(share.mean), between(share), change)
            for (one, share), change in zip(shares, changes, strict=True)
        ]
        heads = (f"{named(name)} wins", "", "95 %", "to the rulebook, points")
        put(console, heads, rows, [""] * len(rows))
    if found is not None:
        console.print(verdict(found))
