"""The sections of the report, each from the summary alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from farwest.arena.choices import ChoiceWorth
from farwest.arena.intervals import Interval
from farwest.arena.report import words as say
from farwest.arena.report.charts import (
    axis,
    bar,
    foot,
    histogram,
    matrix,
    rows,
    scale_for,
    whisker,
    whiskers,
)
from farwest.arena.report.svg import Part, tag, text
from farwest.arena.summary import Balance, Summary, quartiles

SEEN_OFTEN = 10  # times offered, for an option to be listed


def section(title: str, *parts: Part) -> Part:
    return tag("section", tag("h2", text(title)), *parts)


def points(share: float) -> str:
    return say.signed(share, 0)


def para(sentence: str, small: bool = False) -> Part:
    return tag("p", text(sentence), class_="small" if small else None)


def head(summary: Summary) -> Part:
    seconds = sum(one.seconds for one in summary.games)
    decisions = sum(one.decisions for one in summary.games)
    figures = (
        (f"{len(summary.games):,}", "games"),
        (f"{summary.deals:,}", "deals"),
        (f"{summary.length.mean:.0f}", "decisions a game"),
        (f"{summary.drama.margin:g}", "points of margin, median"),
        (f"{decisions / seconds:,.0f}" if seconds else "–", "decisions a second and core"),
    )
    boxes = [tag("div", tag("b", text(n)), tag("span", text(what))) for n, what in figures]
    return tag(
        "section",
        tag("h1", text(say.headline(summary))),
        para(say.subline(summary)),
        tag("div", *boxes, class_="figures"),
    )


def ladder(summary: Summary) -> Part:
    entries = [(one.bot, one.win_rate, say.shared(one.win_rate)) for one in summary.ladder]
    chart = whiskers(entries, lambda x: say.percent(x, 0), summary.even, "an even share")
    note = "Win rate; a shared victory is split. The whiskers hold the true rate 95 times in 100."
    return section("The ladder", para(note, small=True), chart, ratings(summary))


def ratings(summary: Summary) -> Part:
    heads = ("bot", "role", "games", "rating", "± sigma", "mean score")
    scores = {one.bot: one.mean_score for one in summary.standings}
    body = [
        (
            one.bot,
            one.role,
            one.games,
            f"{one.mu:.1f}",
            f"{one.sigma:.1f}",
            f"{scores[one.bot]:.1f}",
        )
        for one in summary.ratings
    ]
    return tag("h3", "Ratings") + table(heads, body)


def table(heads: Sequence[str], body: Sequence[Sequence[object]], names: int = 2) -> Part:
    """The first columns are names, the others figures."""

    def cells(kind: str, row: Sequence[object]) -> list[Part]:
        return [
            tag(kind, text(cell), class_="n" if k >= names else None) for k, cell in enumerate(row)
        ]

    inner = tag("thead", tag("tr", *cells("th", heads)))
    inner += tag("tbody", *(tag("tr", *cells("td", row)) for row in body))
    return tag("div", tag("table", inner, class_="list"), class_="scroll")


def meetings(summary: Summary) -> Part:
    if not summary.pairs:
        return ""
    ahead = {(pair.bot, pair.other): pair.ahead.mean for pair in summary.pairs}
    ahead |= {(pair.other, pair.bot): 1 - pair.ahead.mean for pair in summary.pairs}

    def cell(one: str, other: str) -> tuple[float, str] | None:
        value = ahead.get((one, other))
        return None if value is None else (value, say.percent(value, 0))

    entries = []
    for pair in sorted(summary.pairs, key=lambda pair: -abs(pair.gain.mean)):
        better, worse, gain = pair.bot, pair.other, pair.gain
        if gain.mean < 0:
            better, worse, gain = worse, better, Interval(-gain.mean, -gain.high, -gain.low)
        entries.append((f"{better} over {worse}", gain, say.gained(gain)))
    return section(
        "Head to head",
        para("How often the bot of the row ends before the bot of the column.", small=True),
        matrix([one.bot for one in summary.ladder], cell),
        tag("h3", "Paired: the same deals, so luck cancels out"),
        para("Difference in win rate, in percentage points. Filled: surely not zero.", small=True),
        whiskers(entries, points, 0.0, "no difference"),
    )


def seats(summary: Summary) -> Part:
    return section(
        "Is every seat worth the same?",
        balanced(summary.seats, summary.even, "seat", "Seat {}"),
        tag("h3", "And the order of play?"),
        balanced(summary.order, summary.even, "turn", "{} to choose"),
        *(
            [tag("h3", "Roles"), balanced(summary.roles, summary.even, "role", "{}")]
            if summary.roles
            else []
        ),
        para("Whiskers of one chart hold all true rates at once 95 times in 100.", small=True),
    )


def balanced(found: Sequence[Balance], even: float, what: str, form: str) -> Part:
    numbers = [say.ORDINALS[k].capitalize() for k in range(len(say.ORDINALS))]
    entries = []
    for k, one in enumerate(found):
        name = form.format(numbers[k] if what == "turn" else one.name)
        entries.append((name, one.share, say.shared(one.share)))
    verdict = para(say.balance_verdict(found, even, what))
    return verdict + whiskers(entries, lambda x: say.percent(x, 0), even, "an even share")


def scores(summary: Summary) -> Part:
    by_bot = {
        one.bot: [
            seat.points for game in summary.games for seat in game.seats if seat.bot == one.bot
        ]
        for one in summary.ladder
    }
    every = [points for found in by_bot.values() for points in found]
    low, high = min(every), max(every)
    charts = []
    for bot, points in by_bot.items():
        middle = quartiles(points)[1]
        label = f"Scores of {bot}: median {middle:g}, {min(points)} to {max(points)}"
        chart = histogram(points, low, high, 90, label, middle)
        charts.append(tag("div", tag("h3", text(f"{bot}, median {middle:g}")), chart))
    note = "Points at the end, on one scale. The line is the median."
    return section("Scores", para(note, small=True), tag("div", *charts, class_="charts"))


def shape(summary: Summary) -> Part:
    games = summary.games
    lengths, margins = [one.decisions for one in games], [one.margin for one in games]
    changes = [one.lead.changes for one in games]
    settled = [round(100 * one.lead.settled) for one in games]
    charts = []
    for title, values, top in (
        ("Length, in decisions", lengths, max(lengths)),
        ("Margin of victory, in points", margins, max(margins)),
        ("Changes of the lead", changes, max(changes)),
        ("The winner leads for good, after % of the game", settled, 100),
    ):
        low = min(lengths) if values is lengths else 0
        middle = quartiles(values)[1]
        label = f"{title}: median {middle:g}"
        chart = histogram(values, low, top, 110, label, middle)
        charts.append(tag("div", tag("h3", text(title)), chart))
    return section(
        "Length and drama",
        para(say.length_verdict(summary)),
        para(say.drama_verdict(summary)),
        tag("div", *charts, class_="charts"),
    )


def choices(summary: Summary) -> Part:
    told = [one for one in summary.choices if one.offered >= SEEN_OFTEN]
    if not told:
        return ""
    parts = [
        para(
            "The bar: how often an option was taken when it was there. The dot: how many "
            "percentage points of win rate lie between those who took it and all who could have, "
            "each bot measured by its own average. Filled dots are off zero; one in twenty is by "
            "chance. It goes with winning; whether it is the cause, a new run will tell.",
            small=True,
        )
    ]
    scale = scale_for([one.gain for one in told if one.gain], -0.05, 0.05)
    heads = foot(tag("span", "taken when offered"), tag("span", "points of win rate"))
    for title, found in groupby(told, key=heading(told)):
        parts.append(tag("h3", text(title)))
        parts.append(tag("div", heads, class_="choices heads"))
        body = []
        for one in sorted(found, key=lambda one: 0 if one.option[:1].isdigit() else -one.rate):
            charts = bar(one.rate, f"taken {say.percent(one.rate)}")
            if one.gain:
                charts += whisker(scale, one.gain, 0.0, f"gain {say.gained(one.gain)}")
            body.append((text(one.option or one.verb), charts, text(choice_figure(one))))
        parts.append(rows(body, "rows choices"))
        parts.append(tag("div", foot(tag("span"), axis(scale, points)), class_="choices"))
    return section("What was chosen, and how it went", *parts)


def heading(told: Sequence[ChoiceWorth]) -> Callable[[ChoiceWorth], str]:
    """Verbs without arguments stand together: "Accept, refuse"."""
    alone = ", ".join(one.verb for one in told if not one.option).capitalize()
    return lambda one: one.verb.capitalize() if one.option else alone


def choice_figure(one: ChoiceWorth) -> str:
    gain = say.signed(one.gain.mean) if one.gain else "too few"
    return f"{say.percent(one.rate, 0)} of {one.offered:,}; {gain}"


def habits(summary: Summary) -> Part:
    if not summary.habits:
        return ""
    parts = []
    for style, found in groupby(summary.habits, key=lambda one: one.style):
        entries = [(one.bot, one.rate, say.shared(one.rate)) for one in found]
        parts.append(tag("h3", text(style.capitalize())))
        parts.append(whiskers(entries, lambda x: say.percent(x, 0)))
    note = "How often a bot did what a player of that temper would, where it had the choice."
    return section("Tempers", para(note, small=True), *parts)


def thinking(summary: Summary) -> Part:
    heads = ("bot", "decisions", "time a decision", "decisions a second")
    body = [
        (one.bot, f"{one.decisions:,}", say.duration(one.seconds), f"{1 / one.seconds:,.0f}")
        for one in summary.ladder
        if one.seconds > 0
    ]
    return section("Thinking time", table(heads, body, names=1))
