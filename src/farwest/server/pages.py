"""The client's files, and the art that boards are drawn with."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from farwest import games, load
from farwest.kit import art
from farwest.server.application import App
from farwest.server.routing import Ways
from farwest.server.settings import STATIC
from farwest.tables.cards import posters
from farwest.tables.errors import NoSuchTable

WAYS: Final = Ways()
SVG: Final = "image/svg+xml"
HOUSE: Final = "house"
POSTERS: Final = "posters"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH: Final = {"Cache-Control": "no-cache"}
VIEWS: Final = (
    *("/", "/me", "/new", "/new/{game}", "/table/{table}", "/over/{table}"),
    *("/puzzles", "/puzzle/{game}/{id}"),
    *("/replay", "/replay/{table}", "/rules", "/rules/{game}", "/practice/{game}", "/how/{game}"),
    *("/fair", "/owner"),
)
UNBUILT: Final = (
    "<!doctype html><title>farwest</title><p>The pages of the table were not built: "
    "<code>make setup</code> builds them.</p>"
)


LOST: Final = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
    '<title>farwest</title><main><h1>farwest</h1><p>{text}</p><p><a href="/">{home}</a></p></main>'
    "</html>"
)


async def index(app: App, request: Request, **_: str) -> Response:
    file = STATIC / "index.html"
    return FileResponse(file, headers=FRESH) if file.exists() else HTMLResponse(UNBUILT, 503)


for view in VIEWS:
    WAYS.get(view)(index)


@WAYS.get("/art/{name}.svg")
async def picture(app: App, request: Request, name: str) -> Response:
    """Of a game, or of the house; `posters` is what the lobby shows of each game."""
    if name not in (HOUSE, POSTERS, *games()):
        raise NoSuchTable("no-such-page")
    if name == POSTERS:
        text = posters()
    else:
        text = art.drawing(art.HERE if name == HOUSE else art.folder_of(load(name).package))
    return Response(text, media_type=SVG, headers=FRESH)


@WAYS.get("/assets/{name:path}")
async def asset(app: App, request: Request, name: str) -> Response:
    return FileResponse(file_of(STATIC / "assets", name), headers=FOREVER)


@WAYS.get("/{name}")
async def top(app: App, request: Request, name: str) -> Response:
    return FileResponse(file_of(STATIC, name), headers=FRESH)


def file_of(folder: Path, name: str) -> Path:
    """A file in that folder, whatever somebody thinks of as a name."""
    try:
        file = (folder / name).resolve()
        if file.is_relative_to(folder.resolve()) and file.is_file():
            return file
    except (OSError, ValueError):  # too long, or no name at all
        pass
    raise NoSuchTable("no-such-page")


def lost_page(language: str, text: str, home: str, status: int) -> Response:
    """For somebody who followed a link that leads nowhere."""
    page = LOST.format(language=language, text=escape(text), home=escape(home))
    return HTMLResponse(page, status, headers=FRESH)
