"""Every kind of part, and what drawing.py makes of it: for a test of the browser's renderer.

python -m tests.web.marks     # writes web/test/marks.json
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from farwest.kit.drawing import SvgDrawing
from farwest.kit.sprites import (
    WIDE,
    Arrow,
    Art,
    Box,
    Bubble,
    Part,
    Picture,
    Rays,
    Sprite,
    Wedge,
    Words,
    disc,
)

FILE: Final = Path(__file__).parents[2] / "web" / "test" / "marks.json"
PARTS: Final[tuple[Part, ...]] = (
    *disc(2, 10.127, 20, 40),
    Art("coin", 1 / 3, 2, 30, 30, fade=0.45),
    Box(0, 0, 100, 140, fill="", line="picked", line_width=5 / 0.7, round=9),
    Box(
        2,
        3,
        61,
        62,
        fill="paper",
        line="rule",
        line_width=1.5,
        round=10,
        fade=0.3,
        line_fade=0.6,
        dashed=True,
    ),
    Words(
        "Storekeeper",
        50,
        124.4567,
        size=16.5,
        room=84,
        font="strong",
        colour="ink",
        anchor="middle",
    ),
    Words(
        "takes every token\nat the Store & the Bank",
        8,
        20,
        size=14,
        room=60,
        font="label",
        colour="brown",
        anchor="end",
        halo="board",
    ),
    Words("« Le Shérif »", 8, 20, size=34, room=282, font="poster"),
    Words("<b>A name</b>", 8, 20, size=15, room=282, font="text"),
    Bubble(54, 108 + 11 / 3, 282, 80, tip_x=198, tip_y=218 + 11 / 3),
    Bubble(20, 30, 120, 80, tip_x=180, tip_y=70),
    Rays(0, 0, 390, 462, from_x=195, from_y=320),
    Rays(5, 5, 100, 50, from_x=20.5, from_y=30.3, fill="sun", fade=0.25),
    Arrow(265, 350.5, to_x=322, to_y=366),
    Wedge(
        100,
        100,
        inner=40,
        outer=90,
        start=18,
        sweep=18,
        fill="wash-1",
        line="ink",
        line_width=2,
        fade=0.8,
        line_fade=0.5,
    ),
    Wedge(100, 100, inner=0, outer=90, start=200, sweep=200, fill="gold"),
    Wedge(100, 100, inner=30, outer=90, start=0, sweep=360, fill="wood", line="ink"),
)
SPRITES: Final = tuple(
    Sprite(f"sprite-{k}", "A thing", x, 20, 70, 98, layer="pieces", parts=(), turn=turn, grid=grid)
    for k, (x, turn, grid) in enumerate([(10, 0, 0), (10.123, -4, 0), (10, 0, 100), (10, 2.5, 64)])
)


class InNames(SvgDrawing):
    """Colours as the browser has them: by name."""

    def colour(self, name: str) -> str:
        return f"var(--{name})"


def expected() -> bytes:
    picture = Picture(WIDE, "", sprites=SPRITES, panels=(), touches=())
    drawing = InNames(picture, "farwest.games.goat", "noon")
    found: dict[str, list[Any]] = {
        "parts": [[part, drawing.part(part)] for part in PARTS],
        "sprites": [[sprite, place(drawing.sprite(sprite))] for sprite in SPRITES],
    }
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


def place(group: str) -> str:
    return group.partition('transform="')[2].partition('"')[0]


if __name__ == "__main__":
    FILE.write_bytes(expected())
