"""What the lab found, as one HTML page and as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farwest.adapters.lab.balancing import Balanced
from farwest.adapters.lab.playing import Bench, TriedSetting, against, even_share
from farwest.adapters.lab.plotting import balance_plot, over
from farwest.adapters.lab.settings import turnables
from farwest.arena.facts import balanced, spread
from farwest.arena.intervals import LEVEL, Interval
from farwest.arena.report.charts import Scale, scale_for, whiskers
from farwest.arena.report.page import document
from farwest.arena.report.sections import para, section
from farwest.arena.report.svg import Part, tag, text
from farwest.arena.report.words import ENOUGH_DEALS, gained, percent, shared


def report(
    bench: Bench,
    command: str,
    usual: TriedSetting,
    tried: Sequence[TriedSetting],
    who: Sequence[str],
    found: Balanced | None = None,
) -> str:
    title = bench.game.voice.say("en", "game", {})
    parts = [heading(bench, usual, tried, who, found)]
    if found is not None:
        parts.append(balance_section(found))
    if tried:
        scale = shared_scale(usual, tried, who)
        parts += [shares_section(usual, tried, name, scale) for name in who]
        parts.append(table_section(usual, tried, who))
    parts.append(method(bench, command))
    return document(f"{title}: the lab", title, "Report of the farwest lab", parts)


def heading(
    bench: Bench,
    usual: TriedSetting,
    tried: Sequence[TriedSetting],
    who: Sequence[str],
    found: Balanced | None,
) -> Part:
    said = headline(usual, tried, who) if found is None else verdict(found)
    games = len(usual.games) + sum(len(t.games) for t in [*tried, *(found.tried if found else [])])
    figures = (
        (f"{games:,}", "games"),
        (str(bench.seats), "seats"),
        (bench.bot, "at every seat"),
        (f"{usual.length.mean:.0f}", "decisions a game, by the rulebook"),
    )
    boxes = [tag("div", tag("b", text(n)), tag("span", text(what))) for n, what in figures]
    return tag("section", tag("h1", text(said)), tag("div", *boxes, class_="figures"))


def headline(usual: TriedSetting, tried: Sequence[TriedSetting], who: Sequence[str]) -> str:
    """Of all the changes that are looked at, those that all hold at once."""
    level = 1 - (1 - LEVEL) / max(len(tried) * len(who), 1)
    changes = [(one, name, against(one, usual, name, level)) for one in tried for name in who]
    sure = [change for change in changes if change[2].excludes(0.0)]
    if not sure or len({game.deal for game in usual.games}) < ENOUGH_DEALS:
        games = sum(len(one.games) for one in [usual, *tried])
        return f"No setting changes who wins, as far as {games:,} games can tell."
    one, name, change = max(sure, key=lambda change: abs(change[2].mean))
    more = "more" if change.mean > 0 else "less"
    wins = f"wins {100 * abs(change.mean):.0f} percentage points {more} often"
    rest = f"; of {len(changes)} changes {len(sure)} are sure" if len(sure) > 1 else ""
    return f"{named(name).capitalize()} {wins} with {one.name}{rest}."


def verdict(found: Balanced) -> str:
    if found.found is None:
        return (
            f"No {plain(found.parameter)} from {found.tried[0].setting[found.parameter]} to "
            f"{found.tried[-1].setting[found.parameter]} gives {named(found.who)} an even share."
        )
    return (
        f"A {plain(found.parameter)} of {found.best} gives {named(found.who)} an even share of the "
        f"wins ({found.found.low:.0f} to {found.found.high:.0f} at 95 %)."
    )


def balance_section(found: Balanced) -> Part:
    rows = [
        (tried.name, tried.wins(found.who).share(), shared(tried.wins(found.who).share()))
        for tried in found.tried
    ]
    return section(
        f"Where {named(found.who)} has an even share",
        para(
            f"Each dot is a value that was played, with its interval; the line is the logistic "
            f"curve fitted to all games; dashed is the even share, {percent(found.even)}. At the "
            f"foot: where the curve crosses it, with the interval of a bootstrap over deals."
        ),
        balance_plot(found),
        whiskers(rows, percent, found.even, "even"),
    )


def shared_scale(usual: TriedSetting, tried: Sequence[TriedSetting], who: Sequence[str]) -> Scale:
    """One for all, so that they can be compared."""
    shares = [one.wins(name).share() for one in [usual, *tried] for name in who]
    return scale_for(shares, 0.0, *(even_share(usual, name) for name in who))


def shares_section(
    usual: TriedSetting, tried: Sequence[TriedSetting], who: str, scale: Scale
) -> Part:
    even = even_share(usual, who)
    every = [usual, *tried]
    entries = [(one.name, one.wins(who).share(), shared(one.wins(who).share())) for one in every]
    parts = [para("How often, by setting; the same deals in each.")]
    axis = one_number(tried)
    if axis:
        points = [(float(int(one.setting[axis])), one.wins(who).share()) for one in tried]
        parts.append(over(axis, points, even, f"{named(who)} wins, by {plain(axis)}", scale))
    parts.append(whiskers(entries, percent, even, "even", scale))
    return section(f"{named(who)} wins".capitalize(), *parts)


def one_number(tried: Sequence[TriedSetting]) -> str:
    """The parameter, if the sweep is over one number of several values."""
    names = {name for one in tried for name in one.setting}
    if len(names) != 1:
        return ""
    (name,) = names
    whole = all(type(one.setting[name]) is int for one in tried)
    return name if whole and len(tried) > 2 else ""


def plain(parameter: str) -> str:
    return parameter.replace("_", " ")


def named(who: str) -> str:
    return f"seat {who}" if who.isdecimal() else f"the {who}"


def table_section(usual: TriedSetting, tried: Sequence[TriedSetting], who: Sequence[str]) -> Part:
    heads = ["setting", "decisions", "mean score", *(f"{named(name)}, points" for name in who)]
    rows = [table_row("th", [text(head) for head in heads])]
    for one in [usual, *tried]:
        known = one.name, f"{one.length.mean:.0f}", f"{one.scores().mean:.1f}"
        cells = [text(figure) for figure in known]
        cells += ["" if one is usual else two_lines(against(one, usual, name)) for name in who]
        rows.append(table_row("td", cells))
    body = tag("div", tag("table", *rows, class_="list"), class_="scroll")
    note = "Differences to the rulebook are of the same deals, in percentage points, with 95 %."
    return section("Setting by setting", para(note), body)


def table_row(kind: str, cells: Sequence[Part]) -> Part:
    """A name, then figures."""
    name, *figures = cells
    return tag("tr", tag(kind, name), *(tag(kind, figure, class_="n") for figure in figures))


def two_lines(change: Interval) -> Part:
    """Its interval below, so that five seats have room beside each other."""
    mean, _, interval = gained(change).partition(" ")
    return text(mean) + tag("small", text(interval))


def method(bench: Bench, command: str) -> Part:
    turned = ", ".join(turnables(bench.game))
    sentences = (
        f"Every setting is played by {bench.bot} at all seats, on the same deals from seed "
        f"{bench.seed}; deals are the samples of the intervals.",
        "Variants run compiled. Numbers of the rulebook are turned at their source, in a process "
        "of their own, and run interpreted: the same rules with another number. A setting in which "
        "a random game breaks an invariant, or does not end, is refused. What bots know of a game "
        "was tuned to the rulebook's numbers, so a turned game may be played a little worse.",
        f"Numbers that can be turned: {turned}.",
    )
    parts = [para(sentence) for sentence in sentences]
    return section("How this was played", *parts, tag("pre", text(command)))


def facts(
    bench: Bench, usual: TriedSetting, tried: Sequence[TriedSetting], found: Balanced | None
) -> Any:
    return {
        "game": bench.game.name,
        "version": bench.game.version,
        "seats": bench.seats,
        "bot": bench.bot,
        "deals": bench.deals,
        "seed": bench.seed,
        "settings": [
            {
                "setting": one.setting,
                "games": len(one.games),
                "decisions": one.length.mean,
                "mean_score": one.scores().mean,
                "seats": [balanced(b) for b in one.by_seat()],
                "roles": [balanced(b) for b in one.by_role()],
            }
            for one in [usual, *tried, *(found.tried if found else [])]
        ],
        "balance": None
        if found is None
        else {
            "parameter": found.parameter,
            "who": found.who,
            "even": found.even,
            "value": spread(found.found),
            "best": found.best,
            "verdict": verdict(found),
        },
    }
