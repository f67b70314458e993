"""The seats of a picture that stands alone, as sprites in a strip above its board."""

from __future__ import annotations

from typing import Final

from farwest.kit.sprites import (
    Art,
    Box,
    Panel,
    Part,
    Picture,
    Sprite,
    Words,
    brand,
    on_seat,
    seat_colour,
)

GAP: Final = 10.0
PLATE: Final = 40.0
WIDEST: Final = 320.0
COUNT: Final = 44.0  # the least room of a symbol and its number
LINE: Final = 28.0  # of symbols and numbers
ICON: Final = 24.0


def seating(picture: Picture) -> tuple[list[Sprite], float]:
    """The sprites, from y = 0 downwards, and how high they are together."""
    seats, canvas = len(picture.panels), picture.canvas
    across = seats if canvas.name == "wide" else 2 if seats in (2, 4) else 3
    if not seats:
        return [], 0
    width = min((canvas.width - GAP * (across - 1)) / across, WIDEST)
    lines = max(-(-len(panel.rows) // in_a_line(width)) for panel in picture.panels)
    height = 60 + LINE * lines
    made = []
    for k, panel in enumerate(picture.panels):
        row, column = divmod(k, across)
        x, y = column * (width + GAP), row * (height + GAP)
        parts = tuple(chip(panel, width, height, canvas.label_size))
        made.append(
            Sprite(panel.key, panel.label, x, y, width, height, layer="pieces", parts=parts)
        )
    return made, (height + GAP) * -(-seats // across)


def in_a_line(width: float) -> int:
    return max(int((width - PLATE - 20) // COUNT), 1)


def chip(panel: Panel, width: float, height: float, size: float) -> list[Part]:
    out, acting = panel.presence == "out", panel.presence == "acting"
    plate = "stone" if out else seat_colour(panel.seat)
    ink = "ink" if out else on_seat(panel.seat)
    left, room = PLATE + 12, width - PLATE - 20
    parts: list[Part] = [
        Box(2, 3, width, height, fill="ink", fade=0.28),
        Box(0, 0, width, height, fill="paper-2" if out else "paper", line="rule", line_width=1.5),
        Box(0, 0, PLATE, height, fill=plate, line="ink", line_width=1.5),
        Art(brand(panel.seat), 7, 10, 26, 26, tint=ink),
        Words(
            panel.name,
            left,
            25,
            size=20,
            room=room,
            font="head",
            colour="text-2" if out else "text",
        ),
        Words(panel.status, left, 47, size=size, room=room, font="label", colour="text-2"),
    ]
    fit = in_a_line(width)
    step = min(room / fit, 62)
    for k, count in enumerate(panel.rows):
        line, column = divmod(k, fit)
        x, y = left + column * step, 55 + line * LINE
        parts.append(Art(count.symbol, x, y, ICON, ICON, tint=count.tint))
        number, space = str(count.number), step - ICON - 4
        parts.append(
            Words(number, x + ICON + 3, y + 18, size=size, room=space, font="strong", colour="text")
        )
    if acting:
        parts.append(Box(-1, -1, width + 2, height + 2, fill="", line="act", line_width=3, round=9))
    return parts
