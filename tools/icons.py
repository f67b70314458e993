"""The icons of the installed house, from its mark. By hand, when the mark has changed:
`python -m tools.icons`, then look at them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import resvg_py

WEB: Final = Path(__file__).parent.parent / "web"
MARK: Final = WEB / "src" / "kit" / "mark.svg"


def masked(mark: str) -> str:
    """To the edge, and all that counts inside the middle that every mask leaves."""
    ground = re.sub(r' rx="\d+"', "", mark, count=1)
    inner = ground.partition(">")[2].removesuffix("</svg>\n").removesuffix("</svg>")
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
    fill = '<rect width="64" height="64" fill="#4a2016"/>'
    return f'{head}{fill}<g transform="translate(8 8) scale(.75)">{inner}</g></svg>'


def draw(svg: str, name: str, size: int) -> None:
    made = resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size)
    (WEB / "public" / name).write_bytes(bytes(made))


if __name__ == "__main__":
    text = MARK.read_text("utf-8")
    for size in (192, 512):
        draw(text, f"icon-{size}.png", size)
    draw(masked(text), "icon-maskable-512.png", 512)
