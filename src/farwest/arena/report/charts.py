"""The four charts of the report: whiskers, histograms, bars and matrices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, isfinite, log10
from typing import NamedTuple

from farwest.arena.intervals import Interval
from farwest.arena.report.svg import Part, across, box, dot, line, picture, tag, text, words

ROW = 30  # pixels
AXIS = 22
MOST_BARS = 40
NAMED = 4  # columns of a matrix that have room for names; more are numbered
LEAST_RANGE = 0.02  # of a scale whose values are all alike
EDGE = 4.0  # percent kept free at both ends, for the letters of the outer ticks


class Scale(NamedTuple):
    """From values to percent across."""

    low: float
    high: float

    def at(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return EDGE + (inside - self.low) / (self.high - self.low) * (100 - 2 * EDGE)

    def ticks(self, about: int = 4) -> list[float]:
        step = round_step((self.high - self.low) / about)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [k * step for k in range(first, last + 1)]


def round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, not below `rough`."""
    power: float = 10.0 ** floor(log10(rough))
    return power * next(k for k in (1, 2, 5, 10) if k * power >= rough * 0.999)


def scale_for(intervals: Sequence[Interval], *also: float) -> Scale:
    """Room for all of them, with round ends."""
    ends = [end for one in intervals for end in one if isfinite(end)] + list(also)
    low, high = min(ends), max(ends)
    if high - low < LEAST_RANGE:
        low, high = low - LEAST_RANGE / 2, high + LEAST_RANGE / 2
    step = round_step((high - low) / 4)
    return Scale(floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step)


def rows(entries: Sequence[tuple[Part, Part, Part]], class_: str = "rows") -> Part:
    """A name, a chart and a figure a row; on a phone the chart goes below the name."""
    cells = [
        tag("div", name, class_="name")
        + tag("div", chart, class_="track")
        + tag("div", figure, class_="figure")
        for name, chart, figure in entries
    ]
    return tag("div", *(tag("div", cell, class_="row") for cell in cells), class_=class_)


def whisker(scale: Scale, interval: Interval, even: float | None, label: str) -> Part:
    middle = ROW / 2
    parts = [] if even is None else [line(scale.at(even), 0, scale.at(even), ROW, "even")]
    if isfinite(interval.low):
        low, high = scale.at(interval.low), scale.at(interval.high)
        parts.append(line(low, middle, high, middle, "whisker"))
        parts += [line(end, middle - 5, end, middle + 5, "whisker") for end in (low, high)]
    sure = even is not None and interval.excludes(even)
    side = "neutral" if not sure else "better" if interval.mean > (even or 0) else "worse"
    return picture(ROW, label, *parts, dot(scale.at(interval.mean), middle, f"dot {side}"))


def axis(scale: Scale, show: Callable[[float], str]) -> Part:
    parts = [line(EDGE, 1, 100 - EDGE, 1, "axis")]
    for tick in scale.ticks():
        parts.append(line(scale.at(tick), 1, scale.at(tick), 6, "axis"))
        parts.append(words(scale.at(tick), AXIS - 3, show(tick), "tick"))
    return picture(AXIS, "scale", *parts)


def foot(*charts: Part) -> Part:
    """Below rows, in line with their charts."""
    return tag(
        "div", tag("div", class_="name"), tag("div", *charts, class_="track"), class_="foot row"
    )


def key(name: str) -> Part:
    """What the dashed line is."""
    return tag("span", text(name), class_="key")


def whiskers(
    entries: Sequence[tuple[str, Interval, str]],
    show: Callable[[float], str],
    even: float | None = None,
    even_name: str = "",
    scale: Scale | None = None,
) -> Part:
    """Entries are a name, an interval and the figure in words."""
    fixed = [] if even is None else [even]
    scale = scale or scale_for([interval for _, interval, _ in entries], *fixed)
    body = [
        (text(name), whisker(scale, interval, even, f"{name}: {figure}"), text(figure))
        for name, interval, figure in entries
    ]
    below = [axis(scale, show)] if even is None else [axis(scale, show), key(even_name)]
    return rows(body) + foot(*below)


class Bin(NamedTuple):
    low: float
    high: float
    held: int


def bins(values: Sequence[float], low: float, high: float) -> list[Bin]:
    """Of whole-number width, so that every bar may hold as many values."""
    width = max(1, ceil((high - low + 1) / MOST_BARS))
    count = int((high - low) // width) + 1
    found = [0] * count
    for value in values:
        found[int((value - low) // width)] += 1
    return [Bin(low + k * width, low + (k + 1) * width - 1, n) for k, n in enumerate(found)]


def histogram(
    values: Sequence[float], low: float, high: float, height: float, label: str, mark: float
) -> Part:
    """`mark` is a value to point at: the median."""
    bars = bins(values, low, high)
    most = max(bar.held for bar in bars) or 1
    width = bars[0].high - bars[0].low + 1
    scale = Scale(low - 0.5, low - 0.5 + width * len(bars))
    parts = []
    for bar in bars:
        x, right = scale.at(bar.low - 0.5), scale.at(bar.high + 0.5)
        tall = (height - 12) * bar.held / most
        span = f"{bar.low:g}" if bar.low == bar.high else f"{bar.low:g} to {bar.high:g}"
        where = (x + 0.1, height - tall, right - x - 0.2, tall)
        if bar.held:
            parts.append(box(*where, "bar", f"{span}: {bar.held} of {len(values)}"))
    parts.append(line(EDGE, height, 100 - EDGE, height, "axis"))
    parts.append(line(scale.at(mark), 0, scale.at(mark), height, "mark"))
    ticks = [tick for tick in scale.ticks(5) if tick == int(tick)]
    for tick in ticks:
        parts.append(words(scale.at(tick), height + 16, f"{tick:g}", "tick"))
    return picture(height + AXIS, label, *parts)


def bar(share: float, label: str) -> Part:
    """A share of 1 fills the track."""
    filled = box(0, ROW / 2 - 6, 100 * share, 12, "bar")
    return picture(ROW, label, box(0, ROW / 2 - 6, 100, 12, "track-bar"), filled)


def matrix(names: Sequence[str], cell: Callable[[str, str], tuple[float, str] | None]) -> Part:
    """Cells are a value in 0..1, which tints them, and words; None for no meeting."""
    numbered = len(names) > NAMED
    numbers = {name: str(k) for k, name in enumerate(names, 1)}
    tops = [tag("th", text(numbers[k] if numbered else k), scope="col", title=k) for k in names]
    head, body = [tag("th", text("")), *tops], []
    for one in names:
        side = f"{numbers[one]}. {one}" if numbered else one
        cells = [tag("th", text(side), scope="row")]
        for other in names:
            found = None if one == other else cell(one, other)
            if found is None:
                cells.append(tag("td", "·" if one == other else "", class_="none"))
            else:
                value, said = found
                tint = "better" if value > 0.5 else "worse"
                strength = across(round(min(abs(value - 0.5) * 1.2, 0.55) * 100))
                cells.append(tag("td", text(said), class_=tint, style=f"--tint:{strength}"))
        body.append(tag("tr", *cells))
    inner = tag("thead", tag("tr", *head)) + tag("tbody", *body)
    return tag("div", tag("table", inner, class_="matrix"), class_="scroll")
