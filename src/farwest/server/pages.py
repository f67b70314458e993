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
from farwest.server.heads import HOUSE, headed, picture_of, spoken
from farwest.server.routing import Ways
from farwest.server.settings import STATIC
from farwest.tables.cards import posters
from farwest.tables.errors import NoSuchTable

WAYS: Final = Ways()
SVG: Final = "image/svg+xml"
NOWHERE: Final = 404
SCRIPTLESS: Final = "<noscript>"
POSTERS: Final = "posters"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
KEPT: Final = {"Cache-Control": "public, max-age=86400"}
FRESH: Final = {"Cache-Control": "no-cache"}
VIEWS: Final = (
    *("/", "/me", "/new", "/new/{game}", "/table/{table}", "/over/{table}"),
    *("/puzzles", "/puzzle/{game}/{id}"),
    *(
        "/replay",
        "/replay/{table}",
        "/review/{table}",
        "/rules",
        "/rules/{game}",
        "/practice/{game}",
        "/how/{game}",
    ),
    *("/tournaments", "/tournaments/new", "/leagues/{league}"),
    *("/tournaments/{tournament}", "/tournaments/{tournament}/run"),
    *("/fair", "/owner", "/games", "/people/{name}", "/notices/{link}", "/offline"),
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


async def index(app: App, request: Request, table: str = "", game: str = "", **_: str) -> Response:
    page = built()
    if not page:
        return HTMLResponse(UNBUILT, 503)
    return HTMLResponse(await headed(app, request, page, table, game), headers=FRESH)


def built() -> str:
    """Empty: nobody built the pages."""
    file = STATIC / "index.html"
    return file.read_text("utf-8") if file.exists() else ""


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


@WAYS.get("/art/{name}.png")
async def share_picture(app: App, request: Request, name: str) -> Response:
    """For who is sent a link: most cannot show an SVG."""
    found = picture_of(name) if name in (HOUSE, *games()) else None
    if found is None:
        raise NoSuchTable("no-such-page")
    return Response(found, media_type="image/png", headers=KEPT)


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
    """For somebody who followed a link that leads nowhere. The client says so beside a way out;
    where it is not built, or cannot be had, plain words do."""
    page = LOST.format(language=language, text=escape(text), home=escape(home))
    if status == NOWHERE and (whole := built()):
        said = f'<p>{escape(text)}</p><p><a href="/">{escape(home)}</a></p>'
        page = spoken(whole, language).replace(SCRIPTLESS, f"{SCRIPTLESS}{said}", 1)
    return HTMLResponse(page, status, headers=FRESH)
