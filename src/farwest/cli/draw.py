"""draw the board of a recorded game, as a picture"""

from __future__ import annotations

import argparse
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import farwest
from farwest.cli.wishes import add_names, names_of, read_file
from farwest.cli.words import add_language, command_says, language_of
from farwest.kernel.errors import BadCall
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from farwest.kit import painting
from farwest.kit.art import THEMES
from farwest.kit.beliefs import has_beliefs, with_beliefs
from farwest.kit.drawing import draw, page_size
from farwest.kit.sprites import CANVASES, Picture

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
SHARP = 2  # pixels of a PNG for each unit of the canvas
PATIENCE = 60  # seconds for a browser to make a PNG


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads it from stdin")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="an .svg or .png")
    parser.add_argument("--at", type=int, metavar="N", help="after N answers; else at the end")
    parser.add_argument("--seat", type=int, metavar="K", help="as this seat sees it, from 0")
    parser.add_argument(
        "--beliefs",
        metavar="EYES",
        help="where others could be for a seat, from 0; for a watcher; or all, and the truth",
    )
    parser.add_argument("--canvas", choices=tuple(CANVASES), default="wide", help="or tall: phones")
    parser.add_argument("--theme", choices=THEMES, default="noon", help="the light")
    add_names(parser)
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    if wishes.out.suffix not in (".svg", ".png"):
        raise BadCall(f"A picture is an .svg or a .png, which {str(wishes.out)!r} is not.")
    record = read_record(read_file(wishes.file))
    answers, at = len(record.actions), wishes.at
    if at is not None and at not in range(answers + 1):
        raise BadCall(f"The record has {answers} answers: --at takes 0 to {answers}, not {at}.")
    match = Match.of(farwest.load(record.game), record, upto=at)
    match.language = language_of(wishes.language)
    unnamed = [person.name for person in match.people(None)]
    given = names_of(wishes.names, match.seats)
    match.names = given + unnamed[len(given) :]
    eyes = wishes.beliefs or ""
    seat = int(eyes) if wishes.seat is None and eyes.isdecimal() else wishes.seat
    picture = painted(match, seat, wishes.canvas)
    if eyes:
        picture = believed(picture, match, eyes)
    svg = draw(picture, match.game.package, wishes.theme, fonts=True)
    if wishes.out.suffix == ".svg":
        wishes.out.write_text(svg, "utf-8")
    else:
        photograph(svg, picture, wishes.out)
    print(command_says(match.language)("picture-saved", file=str(wishes.out)))
    return 0


def painted(match: Match[Any, Any], seat: int | None, canvas: str) -> Picture:
    """What a seat sees; None for a watcher."""
    picture = painting.painted(match, seat, canvas)
    if picture is None:
        raise BadCall(f"{match.game.name} has no picture yet; `farwest replay` shows it as text.")
    return picture


def believed(picture: Picture, match: Match[Any, Any], eyes: str) -> Picture:
    """On a picture by any eyes, what those of `eyes` could tell."""
    if not has_beliefs(match.game):
        raise BadCall(f"{match.game.name} has no belief map.")
    if eyes in ("watcher", "all"):
        return with_beliefs(picture, match, None, revealed=eyes == "all")
    if not eyes.isdecimal():
        raise BadCall(f"--beliefs takes a seat from 0, `watcher` or `all`, not {eyes!r}.")
    return with_beliefs(picture, match, int(eyes))


def photograph(svg: str, picture: Picture, out: Path) -> None:
    """A browser turns the SVG into pixels: nothing smaller sets the type as it is meant."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise BadCall("A PNG needs Chromium or Chrome, which is not here: write an .svg instead.")
    width, height = page_size(picture)
    with TemporaryDirectory() as folder:
        page, shot = Path(folder, "page.html"), Path(folder, "shot.png")
        style = "<style>body{margin:0}svg{display:block}</style>"
        page.write_text(f'<!doctype html><meta charset="utf-8">{style}{svg}', "utf-8")
        command = [
            *(browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
            *("--disable-background-networking", "--default-background-color=00000000"),
            *(f"--user-data-dir={folder}/profile", f"--screenshot={shot}"),
            *(f"--force-device-scale-factor={SHARP}", f"--window-size={width},{height}"),
            page.as_uri(),
        ]
        try:
            subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
        except subprocess.TimeoutExpired:
            raise BadCall(f"{browser} took too long for a PNG: write an .svg instead.") from None
        if not shot.exists():
            raise BadCall(f"{browser} made no PNG: write an .svg instead.")
        shutil.copyfile(shot, out)
