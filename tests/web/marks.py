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
    Box(0, 0, 100, 140, "", "picked", 5 / 0.7, 9),
    Box(2, 3, 61, 62, "paper", "rule", 1.5, 10, 0.3, 0.6, True),
    Words("Storekeeper", 50, 124.4567, 16.5, 84, "strong", "ink", "middle"),
    Words(
        "takes every token\nat the Store & the Bank",
        8,
        20,
        14,
        60,
        "label",
        "brown",
        "end",
        "board",
    ),
    Words("« Le Shérif »", 8, 20, 34, 282, "poster"),
    Words("<b>A name</b>", 8, 20, 15, 282, "text"),
    Bubble(54, 108 + 11 / 3, 282, 80, 198, 218 + 11 / 3),
    Bubble(20, 30, 120, 80, 180, 70),
    Rays(0, 0, 390, 462, 195, 320),
    Rays(5, 5, 100, 50, 20.5, 30.3, "sun", 0.25),
    Arrow(265, 350.5, 322, 366),
    Wedge(100, 100, 40, 90, 18, 18, "wash-1", "ink", 2, 0.8, 0.5),
    Wedge(100, 100, 0, 90, 200, 200, "gold"),
    Wedge(100, 100, 30, 90, 0, 360, "wood", "ink"),
)
SPRITES: Final = tuple(
    Sprite(f"sprite-{k}", "A thing", x, 20, 70, 98, "pieces", (), turn=turn, grid=grid)
    for k, (x, turn, grid) in enumerate([(10, 0, 0), (10.123, -4, 0), (10, 0, 100), (10, 2.5, 64)])
)


class InNames(SvgDrawing):
    """Colours as the browser has them: by name."""

    def colour(self, name: str) -> str:
        return f"var(--{name})"


def expected() -> bytes:
    picture = Picture(WIDE, "", SPRITES, (), ())
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
