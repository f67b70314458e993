"""A match as a picture or text, in the modes that environments render in."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from io import BytesIO, StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from rich.console import Console

from farwest.errors import BadCall
from farwest.kernel.match import Match
from farwest.kit import art as kit_art
from farwest.kit.painting import board
from farwest.kit.rooms import Terminal, ask
from farwest.kit.speaking import speech

MODES: Final = ("ansi", "svg", "rgb_array", "human")
COLUMNS: Final = 100
WIDTH: Final = 960  # points of a picture


def render(match: Match[Any, Any], mode: str) -> Any:
    """What a watcher sees: hidden things stay hidden in a picture, too."""
    if mode == "svg":
        return svg_of(match)
    if mode == "rgb_array":
        return points_of(svg_of(match))
    text = text_of(match)
    if mode == "human":
        print(text)  # noqa: T201  # what rendering for humans means here
        return None
    return text


def text_of(match: Match[Any, Any]) -> str:
    room = ask(match.game, Terminal)
    if room is None:
        raise BadCall(f"{match.game.name} has no board of text to render.")
    names = [person.name for person in match.people(None)]
    page = StringIO()
    console = Console(file=page, width=COLUMNS, color_system=None)
    console.print(room.draw(match.view(None), speech(match.game, match.language, True), names))
    return page.getvalue()


def svg_of(match: Match[Any, Any]) -> str:
    picture = board(match)
    if picture is None:
        raise BadCall(f"{match.game.name} has no painted board to render.")
    return picture


def points_of(svg: str) -> Any:
    """Rows of points of three bytes, as numpy has them. The drawing is done by resvg."""
    try:
        import numpy as np
        from PIL import Image

        png = png_of(svg, WIDTH)
    except ImportError as error:
        cure = "pip install 'farwest[gym]'"
        raise BadCall(f"rgb_array needs {error.name}: {cure} brings it.") from None
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"), np.uint8)


@cache
def can_rasterise() -> bool:
    """Whether `farwest[pictures]` is here."""
    return all(find_spec(name) for name in ("resvg_py", "fontTools", "brotli"))


def png_of(svg: str, width: int) -> bytes:
    import resvg_py

    with TemporaryDirectory() as folder:
        files = [str(put(Path(folder), name, data)) for name, data in plain_fonts().items()]
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=files))


def put(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


@cache
def plain_fonts() -> dict[str, bytes]:
    """The type of the boards as resvg reads it: browsers have it packed."""
    from fontTools.ttLib import TTFont

    found = {}
    for path in sorted((Path(str(kit_art.__file__)).parent / "fonts").glob("*.woff2")):
        font = TTFont(path)
        font.flavor = None
        page = BytesIO()
        font.save(page)
        found[f"{path.stem}.ttf"] = page.getvalue()
    return found
