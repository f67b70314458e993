"""The client's files, and the art that boards are drawn with."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from farwest.games import GAMES
from farwest.kit import art
from farwest.server.application import App
from farwest.server.routing import Ways
from farwest.server.settings import STATIC
from farwest.tables.errors import NoSuchTable

WAYS: Final = Ways()
SVG: Final = "image/svg+xml"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH: Final = {"Cache-Control": "no-cache"}
VIEWS: Final = (
    *("/", "/me", "/new", "/new/{game}", "/table/{table}", "/over/{table}"),
    *("/replay", "/replay/{table}", "/rules", "/rules/{game}", "/practice/{game}", "/how/{game}"),
)
UNBUILT: Final = (
    "<!doctype html><title>farwest</title><p>The pages of the table were not built: "
    "<code>make setup</code> builds them.</p>"
)


@cache
def drawing(folder: Path) -> str:
    file = folder / "art.svg"
    return file.read_text("utf-8") if file.exists() else ""


async def index(app: App, request: Request, **_: str) -> Response:
    file = STATIC / "index.html"
    return FileResponse(file, headers=FRESH) if file.exists() else HTMLResponse(UNBUILT, 503)


for view in VIEWS:
    WAYS.get(view)(index)


@WAYS.get("/art/{name}.svg")
async def picture(app: App, request: Request, name: str) -> Response:
    if name != "house" and name not in GAMES:
        raise NoSuchTable("no-such-page")
    folder = art.HERE if name == "house" else art.HERE.parent / "games" / name
    return Response(drawing(folder), media_type=SVG, headers=FRESH)


@WAYS.get("/assets/{name:path}")
async def asset(app: App, request: Request, name: str) -> Response:
    folder = (STATIC / "assets").resolve()
    file = (folder / name).resolve()
    if not file.is_relative_to(folder) or not file.is_file():
        raise NoSuchTable("no-such-page")
    return FileResponse(file, headers=FOREVER)


@WAYS.get("/{name}")
async def top(app: App, request: Request, name: str) -> Response:
    file = (STATIC / name).resolve()
    if file.parent != STATIC.resolve() or not file.is_file():
        raise NoSuchTable("no-such-page")
    return FileResponse(file, headers=FRESH)
