"""A dark note on the board of carson, beside what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.layout import HAIR, LETTERS, layout
from farwest.kit.keeping import remembered
from farwest.kit.rect import Rect
from farwest.kit.speaking import statements
from farwest.kit.sprites import MARGIN, Box, Canvas, Part, Sprite, Words

LEADING = 1.32  # of the letters
LETTER = 0.47  # how wide one is, of its height
NARROW = 230.0
BROAD = {"wide": 330.0, "tall": 430.0}  # by canvas: then a line is broken
FLAT = 1.4  # what is so much wider than high has its note below
BESIDE = 12  # what is left free beside words
ABOVE = 6  # and above them
BOTH = 16  # above and below together
LARGER = 2  # letters of a title
ROUND = 8
APART = 8  # from what it is about


def placard(brush: Brush, key: str, beside: Rect, *, title: str, lines: Sequence[str]) -> Sprite:
    return hung(brush.canvas, key, beside, title, tuple(lines))


@remembered
def hung(canvas: Canvas, key: str, beside: Rect, title: str, lines: tuple[str, ...]) -> Sprite:
    letters, most, free = LETTERS[canvas.name], BROAD[canvas.name], 2 * BESIDE
    columns = int((most - free) / (LETTER * letters))
    title = title[:1].upper() + title[1:]
    broken = [part for line in lines for part in wrapped(line, columns)]
    longest = max(len(line) for line in [title, *broken])
    width = min(max(longest * LETTER * letters + free, NARROW), most)
    height = BOTH + LEADING * letters * (1 + len(broken))
    place = Rect(*lying(canvas, beside, width, height), width, height)
    room, base = width - free, ABOVE + letters
    head = Words(title, BESIDE, base, size=letters + LARGER, room=room, font="head", colour="brass")
    back = Box(0, 0, width, height, fill="ink", line="brass", line_width=HAIR, round=ROUND)
    parts: list[Part] = [back, head]
    for k, line in enumerate(broken):
        low = base + LEADING * letters * (k + 1)
        parts.append(
            Words(line, BESIDE, low, size=letters, room=room, font="label", colour="sheen")
        )
    label = statements(title, *lines)
    return Sprite(key, label, *place, layer="tooltips", parts=tuple(parts))


@remembered
def wrapped(line: str, columns: int) -> tuple[str, ...]:
    return tuple(wrap(line, columns))


def lying(canvas: Canvas, beside: Rect, width: float, height: float) -> tuple[float, float]:
    """Right of it, else left of it; below or above what leaves no room at its sides."""
    right, low = canvas.width - MARGIN, canvas.height - MARGIN
    x, y = beside.right + APART, beside.y
    if x + width > right:
        x = beside.x - APART - width
    if x < MARGIN or beside.width > FLAT * beside.height:
        x, y = beside.x, beside.low + APART
    if y + height > low or (canvas.name != "wide" and beside.y > layout(canvas).town.low):
        x, y = beside.x, beside.y - APART - height  # on a phone a sheet lies over what is low
    return min(max(x, MARGIN), right - width), min(max(y, MARGIN), low - height)
