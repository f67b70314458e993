"""A research card as a page of Markdown, and as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Any, Final

from farwest.adapters.cards.measuring import Measured, ResearchCard
from farwest.arena.facts import balanced, spread
from farwest.arena.intervals import Interval
from farwest.arena.summary import Balance

ABOUT: Final = """
Rules of `{game}`, version {version}. Written by `{command}`; the same command gives the same
figures, but for the speeds. Intervals are of 95 %; those of seats and roles hold all at once."""
LENGTH: Final = """
{games} games for each number of seats, {deals} deals played {repeats} times, all seats {level}. A
decision has two options or more; answers count forced moves and draws too."""
LUCK: Final = """
Luck: the share of the variance of who wins that the deal decides, when equals play it again with
other minds (`src/farwest/adapters/cards/luck.py`). Draw n of a deal comes from the same roll each
time. A share in bold is not an even one."""
TREE: Final = """
From {paths} random games for each number of seats, {actions} actions in all. Powers of ten: options
passed along a path, on average; the same with the outcomes of chance; and Knuth's estimate of the
number of leaves, which few wide paths decide."""
SPEEDS: Final = """
{seats} seats, {runs}, by the second of a core, as the machine was at the time: trust ratios, not
absolutes."""
LEARNER: Final = """
{numbers} whole numbers (`game.encoder.segments`); seats count from the one that looks."""
LINE: Final = 118


def page(card: ResearchCard) -> str:
    """The counts of games and the seed stand with the figures."""
    first, speeds = card.measured[0], card.speeds
    about = {
        **card._asdict(),
        "command": command(card),
        "games": first.deals * first.repeats,
        "deals": first.deals,
        "repeats": first.repeats,
        "paths": first.breadth.games,
        "seats": card.measured[-1].seats,
        "runs": "compiled" if card.compiled else "interpreted",
        "numbers": sum(size for *_, size in card.layout),
    }

    def prose(text: str) -> str:
        return fill(text.format(**about).strip(), LINE, break_on_hyphens=False)

    long = ("seats", "decisions a game", "half of them", "answers", "options a decision", "draws")
    luck = ("seats", "luck of the deal", "margin, points", "changes of the lead", "settled after")
    tree = ("seats", "options", "typical", "most", "draws", "path", "with chance", "Knuth")
    rates = (
        ("random games", number(speeds.playouts)),
        ("answers of them, draws included", number(speeds.answers)),
        ("views", number(speeds.views)),
        ("encodings of a view in Python", number(speeds.encodings)),
        ("steps of a vector, observations and masks included", number(speeds.vector)),
    )
    parts = [
        f"# {card.title}: a research card",
        prose(ABOUT),
        "## Length and choice",
        prose(LENGTH),
        table(long, [length_row(one) for one in card.measured]),
        "## Who wins: luck, seats, roles",
        prose(LUCK),
        table(luck, [luck_row(one) for one in card.measured]),
        *edges(card),
        "## The size of the tree",
        prose(TREE),
        table(tree, [tree_row(one) for one in card.measured]),
        "## Speeds",
        prose(SPEEDS),
        table(("what", "a second of a core"), rates),
        "## What a learner sees",
        prose(LEARNER),
        table(
            ("segment", "from", "numbers"),
            [(f"`{name}`", str(at), str(size)) for name, at, size in card.layout],
        ),
    ]
    return "\n\n".join(parts) + "\n"


def command(card: ResearchCard) -> str:
    first = card.measured[0]
    wishes = f"--deals {first.deals} --repeats {first.repeats} --paths {first.breadth.games}"
    return f"farwest card {card.game} --level {card.level} {wishes} --seed {card.seed}"


def edges(card: ResearchCard) -> list[str]:
    """By number of seats: who wins how often. What excludes an even share is in bold."""
    found = []
    for title, chosen in (("seat", "by_seat"), ("role", "by_role")):
        rows = []
        for one in card.measured:
            rows += [edge_row(one, balance) for balance in getattr(one, chosen)]
        if rows:
            found.append(table(("seats", title, "wins", "95 %", "even", "mean score"), rows))
    return found


def edge_row(one: Measured, balance: Balance) -> tuple[str, ...]:
    share = balance.share
    wins = f"{100 * share.mean:.1f} %"
    return (
        str(one.seats),
        balance.name,
        f"**{wins}**" if share.excludes(one.even) else wins,
        f"{100 * share.low:.1f} to {100 * share.high:.1f} %",
        f"{100 * one.even:.1f} %",
        f"{balance.mean_score:.1f}",
    )


def length_row(one: Measured) -> tuple[str, ...]:
    long = one.length
    return (
        str(one.seats),
        f"{long.mean:.0f} ({long.fewest} to {long.most})",
        f"{long.low:.0f} to {long.high:.0f}",
        f"{long.answers:.0f}",
        f"{long.options:.1f}",
        f"{one.breadth.draws:.0f} draws of {one.breadth.outcomes:.1f}",
    )


def luck_row(one: Measured) -> tuple[str, ...]:
    luck, story = one.luck, one.drama
    return (
        str(one.seats),
        f"{100 * luck.mean:.0f} % ({100 * luck.low:.0f} to {100 * luck.high:.0f})",
        f"{story.margin:g}",
        f"{story.changes:.1f}",
        f"{100 * story.settled:.0f} % of the game",
    )


def tree_row(one: Measured) -> tuple[str, ...]:
    tree = one.breadth
    return (
        str(one.seats),
        f"{tree.options:.1f}",
        f"{tree.typical:.1f}",
        str(tree.most),
        f"{tree.draws:.0f} of {tree.outcomes:.1f}",
        power(tree.paths),
        power(tree.with_chance),
        f"10^{tree.knuth:.0f}",
    )


def power(of: Interval) -> str:
    return f"10^{of.mean:.1f} ± {of.high - of.mean:.1f}"


def number(rate: float) -> str:
    """Two figures are as much as a busy machine tells."""
    if not rate:
        return "-"
    digits = len(str(int(rate))) - 2
    return f"{int(round(rate, -digits)) if digits > 0 else round(rate, 1):,}"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def facts(card: ResearchCard) -> dict[str, Any]:
    return {
        **{
            key: value for key, value in card._asdict().items() if key not in ("measured", "speeds")
        },
        "measured": [
            {
                "seats": one.seats,
                "deals": one.deals,
                "repeats": one.repeats,
                "length": one.length._asdict(),
                "drama": one.drama._asdict() | {"half": spread(one.drama.half)},
                "even": one.even,
                "by_seat": [balanced(b) for b in one.by_seat],
                "by_role": [balanced(b) for b in one.by_role],
                "luck": spread(one.luck),
                "breadth": {
                    key: spread(value) if isinstance(value, Interval) else value
                    for key, value in one.breadth._asdict().items()
                },
            }
            for one in card.measured
        ],
        "speeds": card.speeds._asdict(),
    }
