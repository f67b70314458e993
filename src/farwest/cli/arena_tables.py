"""What `farwest arena` says in a terminal: tables that fit it, a bot a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, JustifyMethod
from rich.table import Table

from farwest.arena import Summary
from farwest.arena.report.words import between, gained, headline, percent, too_few
from farwest.arena.summary import Balance

GAP = 2  # columns between two
LEAST = 8  # letters of a name
SHORT = "…"


def show_summary(console: Console, summary: Summary) -> None:
    show_ladder(console, summary)
    show_pairs(console, summary)
    for name, found in (("seat", summary.seats), ("order of play", summary.order)):
        show_balance(console, name, found, summary)
    if summary.roles:
        show_balance(console, "role", summary.roles, summary)
    show_pace(console, summary)


def shortened(names: Sequence[str], room: int) -> dict[str, str]:
    """By name: at most so many letters, the middle left out, and no two alike."""
    found: dict[str, str] = {}
    for name in names:
        short = cut(name, room)
        if short in found.values():
            mark = f"{SHORT}{len(found) + 1}"
            short = cut(name, room - len(mark)).rstrip(SHORT) + mark
        found[name] = short
    return found


def cut(name: str, room: int) -> str:
    if len(name) <= room:
        return name
    tail = (room - len(SHORT)) // 2
    return name[: room - len(SHORT) - tail] + SHORT + name[len(name) - tail :]


def put(
    console: Console,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    styles: Sequence[str],
    named: int = 1,
) -> None:
    """The first columns are names, and get what the figures leave of the line. What a name stands
    for is said below, if it was shortened."""
    figures = list(zip(headings, *rows, strict=True))[named:]
    taken = sum(max(map(len, column)) + GAP for column in figures)
    room = max((console.width - taken) // named - GAP, LEAST)
    short = shortened(list(dict.fromkeys(cell for row in rows for cell in row[:named])), room)
    table = Table(box=None, padding=(0, GAP, 0, 0), header_style="bold")
    for k, heading in enumerate(headings):
        side: JustifyMethod = "right" if k >= named else "left"
        table.add_column(heading, justify=side, no_wrap=True)
    for row, style in zip(rows, styles, strict=True):
        table.add_row(*(short[cell] for cell in row[:named]), *row[named:], style=style)
    console.print(table)
    explain(console, short)


def explain(console: Console, short: Mapping[str, str]) -> None:
    for name, said in short.items():
        if name != said:
            console.print(f"{said} is {name}", style="dim")


def show_ladder(console: Console, summary: Summary) -> None:
    console.print(headline(summary), style="bold")
    console.print(
        f"{len(summary.games):,} games in {summary.deals:,} deals, {summary.plan.seats} seats; "
        f"an even share is {percent(summary.even)}."
    )
    console.print()
    rows, styles = [], []
    for one in summary.ladder:
        rate, even = one.win_rate, summary.even
        sure = "" if too_few(summary) else "green" if rate.low > even else ""
        styles.append("red" if not too_few(summary) and rate.high < even else sure)
        rows.append(
            (
                one.bot,
                f"{one.games:,}",
                percent(rate.mean),
                between(rate),
                f"{one.rating:.1f} ± {one.sigma:.1f}",
                f"{one.mean_score:.1f}",
                f"{1000 * one.seconds:.2f}",
            )
        )
    heads = ("bot", "games", "wins", "95 %", "rating", "score", "ms a move")
    put(console, heads, rows, styles)


def show_pairs(console: Console, summary: Summary) -> None:
    if not summary.pairs:
        return
    rows, styles = [], []
    for pair in summary.pairs:
        ahead = percent(pair.ahead.mean), between(pair.ahead)
        rows.append((pair.bot, pair.other, *ahead, gained(pair.gain)))
        sure = pair.gain.excludes(0) and not too_few(summary)
        styles.append("bold" if sure else "")
    console.print()
    heads = ("same deals", "against", "ends ahead", "95 %", "win rate, points")
    put(console, heads, rows, styles, named=2)


def show_balance(console: Console, name: str, found: list[Balance], summary: Summary) -> None:
    sure = not too_few(summary)
    styles = ["bold" if sure and one.share.excludes(summary.even) else "" for one in found]
    rows = [
        (one.name, percent(one.share.mean), between(one.share), f"{one.mean_score:.1f}")
        for one in found
    ]
    console.print()
    put(console, (name, "wins", "95 %, all at once", "score"), rows, styles)


def show_pace(console: Console, summary: Summary) -> None:
    length, seconds = summary.length, sum(one.seconds for one in summary.games)
    pace = sum(one.decisions for one in summary.games) / seconds if seconds else 0.0
    console.print()
    console.print(
        f"{length.mean:.0f} decisions a game (half of them {length.low:.0f} to {length.high:.0f}), "
        f"{pace:,.0f} a second and core."
    )
