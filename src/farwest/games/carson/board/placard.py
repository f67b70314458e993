"""A dark note on the board of carson, beside what it is about."""

from __future__ import annotations

from textwrap import wrap

from farwest.games.carson.board.brush import Brush
from farwest.kit.rect import Rect
from farwest.kit.sprites import MARGIN, Box, Part, Sprite, Words

LEADING = 1.32  # of the letters
LETTER = 0.47  # how wide one is, of its height
NARROW = 230.0
BROAD = {"wide": 330.0, "tall": 430.0}  # by canvas: then a line is broken
FLAT = 1.4  # what is so much wider than high has its note below


def placard(brush: Brush, key: str, beside: Rect, title: str, lines: list[str]) -> Sprite:
    letters, most = brush.letters, BROAD[brush.canvas.name]
    columns = int((most - 24) / (LETTER * letters))
    title = title[:1].upper() + title[1:]
    broken = [part for line in lines for part in wrap(line, columns)]
    longest = max(len(line) for line in [title, *broken])
    width = min(max(longest * LETTER * letters + 24, NARROW), most)
    height = 16 + LEADING * letters * (1 + len(broken))
    x, y = lying(brush, beside, width, height)
    room = width - 24
    parts: list[Part] = [
        Box(0, 0, width, height, "ink", "brass", 1.5, 8),
        Words(title, 12, 6 + letters, letters + 2, room, "head", "brass"),
    ]
    for k, line in enumerate(broken):
        base = 6 + letters + LEADING * letters * (k + 1)
        parts.append(Words(line, 12, base, letters, room, "label", "sheen"))
    label = ". ".join([title, *lines])
    return Sprite(key, label, x, y, width, height, "tooltips", tuple(parts))


def lying(brush: Brush, beside: Rect, width: float, height: float) -> tuple[float, float]:
    """Right of it, else left of it; below or above what leaves no room at its sides."""
    right, low = brush.canvas.width - MARGIN, brush.canvas.height - MARGIN
    x, y = beside.right + 8, beside.y
    if x + width > right:
        x = beside.x - 8 - width
    if x < MARGIN or beside.width > FLAT * beside.height:
        x, y = beside.x, beside.low + 8
    if y + height > low or (not brush.wide and beside.y > brush.lay.town.low):
        x, y = beside.x, beside.y - 8 - height  # on a phone a sheet lies over what is low
    return min(max(x, MARGIN), right - width), min(max(y, MARGIN), low - height)
