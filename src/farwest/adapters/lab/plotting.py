"""The lab's own plot: shares over a number, with whiskers, and a fitted curve."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from farwest.adapters.lab.balancing import Balanced
from farwest.arena.intervals import Interval
from farwest.arena.report.charts import Scale, scale_for
from farwest.arena.report.svg import Part, dot, line, picture, words
from farwest.arena.report.words import percent

HEIGHT = 260.0  # pixels
FOOT = 40.0
TOP = 14.0
PIECES = 80  # of the curve
LEFT = 7.0  # percent, for the figures of the upright axis


class PlotField:
    """From a number and a share to a place."""

    def __init__(self, across: Scale, up: Scale) -> None:
        self.across, self.up = across, up

    def x(self, value: float) -> float:
        return LEFT + self.across.at(value) * (100 - LEFT) / 100

    def y(self, share: float) -> float:
        inside = min(max(share, self.up.low), self.up.high)
        part = (inside - self.up.low) / (self.up.high - self.up.low)
        return round(TOP + (1 - part) * (HEIGHT - TOP), 1)

    def frame(self, name: str) -> list[Part]:
        edge = self.x(self.across.low)
        parts = [line(edge, HEIGHT, self.x(self.across.high), HEIGHT, "axis")]
        parts.append(line(edge, TOP, edge, HEIGHT, "axis"))
        for tick in self.across.ticks(6):
            parts.append(line(self.x(tick), HEIGHT, self.x(tick), HEIGHT + 5, "axis"))
            parts.append(words(self.x(tick), HEIGHT + 18, f"{tick:g}", "tick"))
        for tick in self.up.ticks():
            parts.append(words(edge - 1, self.y(tick) + 4, percent(tick, 0), "tick", "end"))
        parts.append(words(50 + LEFT / 2, HEIGHT + 34, name.replace("_", " "), "tick"))
        return parts

    def point(self, value: float, share: Interval, even: float) -> list[Part]:
        x, low, high = self.x(value), self.y(share.low), self.y(share.high)
        sure = share.excludes(even)
        side = "neutral" if not sure else "better" if share.mean > even else "worse"
        return [line(x, low, x, high, "whisker"), dot(x, self.y(share.mean), f"dot {side}")]

    def even(self, share: float) -> Part:
        y = self.y(share)
        return line(self.x(self.across.low), y, self.x(self.across.high), y, "even")


def over(
    name: str, points: Sequence[tuple[float, Interval]], even: float, label: str, up: Scale
) -> Part:
    """A sweep of one number."""
    field = PlotField(range_of([x for x, _ in points]), up)
    parts = [*field.frame(name), field.even(even)]
    for x, share in points:
        parts += field.point(x, share, even)
    return picture(HEIGHT + FOOT, label, *parts)


def balance_plot(found: Balanced) -> Part:
    points = [
        (float(int(tried.setting[found.parameter])), tried.wins(found.who).share())
        for tried in found.tried
    ]
    across = range_of([x for x, _ in points])
    field = PlotField(across, scale_for([s for _, s in points], found.even, 0.0, 1.0))
    parts = [*field.frame(found.parameter), field.even(found.even)]
    step = (across.high - across.low) / PIECES
    xs = [across.low + k * step for k in range(PIECES + 1)]
    for a, b in pairwise(xs):
        ya, yb = field.y(found.curve.at(a)), field.y(found.curve.at(b))
        parts.append(line(field.x(a), ya, field.x(b), yb, "mark"))
    if found.found is not None:
        y = HEIGHT - 7
        parts.append(line(field.x(found.found.low), y, field.x(found.found.high), y, "whisker"))
        parts.append(dot(field.x(found.found.mean), y, "dot neutral", 4))
    for x, share in points:
        parts += field.point(x, share, found.even)
    label = f"{found.who} wins, by {found.parameter}"
    return picture(HEIGHT + FOOT, label, *parts)


def range_of(xs: Sequence[float]) -> Scale:
    low, high = min(xs), max(xs)
    room = (high - low) * 0.04 or 1.0
    return Scale(low - room, high + room)
