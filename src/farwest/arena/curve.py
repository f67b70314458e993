"""The curve of a review as a picture."""

from __future__ import annotations

from html import escape
from itertools import pairwise

from farwest.arena.review import Review

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 58, 150, 24, 36
COLOURS = ("#b3402a", "#2f6f8f", "#6b7f2a", "#8a5a9e", "#c28a1e", "#4a4a4a", "#2a8f6a", "#a0522d")
INK, PAPER, RULE = "#3a2c20", "#f6edd9", "#d9c7a3"
TEXT = 'font-family="Barlow, system-ui, sans-serif" font-size="13"'
APART = 16  # between the names of two lines


def draw_curve(found: Review, axis: str) -> str:
    """One line a seat, the turning points numbered. `axis` says what runs to the right."""
    last = max(found.curve[-1].move, 1)

    def x(move: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * move / last

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{PAPER}"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        height = y(percent / 100)
        parts.append(f'<path d="M{LEFT} {height:.1f}H{WIDTH - RIGHT}" stroke="{RULE}"/>')
        label = f'x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end" fill="{INK}"'
        parts.append(f"<text {label} {TEXT}>{percent} %</text>")
    middle = (LEFT + WIDTH - RIGHT) / 2
    place = f'x="{middle}" y="{HEIGHT - 10}" text-anchor="middle" fill="{INK}"'
    parts.append(f"<text {place} {TEXT}>{escape(axis)}</text>")
    for number, turning in enumerate(found.turnings, 1):
        at = x(turning.move)
        parts.append(
            f'<path d="M{at:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="{INK}" stroke-dasharray="2 4"/>'
        )
        label = f'x="{at:.1f}" y="{TOP - 8}" text-anchor="middle" fill="{INK}" font-weight="700"'
        parts.append(f"<text {label} {TEXT}>{number}</text>")
    for seat, height in enumerate(spread([y(c) for c in found.curve[-1].chances])):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join(f"{x(m.move):.1f},{y(m.chances[seat]):.1f}" for m in found.curve)
        line = f'fill="none" stroke="{colour}" stroke-width="2.5" stroke-linejoin="round"'
        parts.append(f'<polyline points="{points}" {line}/>')
        label = f'x="{WIDTH - RIGHT + 10}" y="{height + 4:.1f}" fill="{colour}" font-weight="700"'
        name = escape(found.names[seat])
        parts.append(f"<text {label} {TEXT}>{name} · {found.scores[seat]}</text>")
    return "\n".join([*parts, "</svg>\n"])


def spread(heights: list[float]) -> list[float]:
    """Names at the ends of their lines, moved apart until none lies on another."""
    order = sorted(range(len(heights)), key=lambda k: heights[k])
    placed = list(heights)
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + APART)
    floor = float(HEIGHT - BOTTOM)
    for k in reversed(order):
        placed[k] = min(placed[k], floor)
        floor = placed[k] - APART
    return placed
