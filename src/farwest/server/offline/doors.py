"""Where a browser asks what to keep, and for what it keeps."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final, get_args

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from farwest import load
from farwest.games import GAMES
from farwest.server.application import App, answer
from farwest.server.headers import POLICY
from farwest.server.heads import HOUSE
from farwest.server.offline.bundle import PackedFile, bundle
from farwest.server.pages import FOREVER, POSTERS
from farwest.server.routing import Ways
from farwest.server.settings import STATIC
from farwest.tables.cards import emblem
from farwest.tables.errors import NoSuchTable
from farwest.tables.wire import Language, OfflineFile, OfflineGame, OfflineKit
from farwest.tables.words import say

WAYS: Final = Ways()
KINDS: Final = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".zip": "application/zip",
}
# The worker alone may run what is compiled to WebAssembly; the pages' own policy stays as it is.
WORKERS_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
PAGE: Final = "/"
DRAWN: Final = 20_000  # bytes of a drawing or the page, about: they are made when asked for


@WAYS.get("/api/offline", gives=OfflineKit)
async def kit(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    found = await asyncio.to_thread(bundle)
    if not found.version:
        return answer(OfflineKit("", 0, [], []))
    pages = [(f"/assets/{file.name}", file.stat().st_size) for file in assets()]
    drawn = [(f"/art/{name}.svg", DRAWN) for name in (HOUSE, POSTERS, *GAMES)]
    kept = [(f"/kept/{found.version}/{one.name}", one.size) for one in found.files.values()]
    small = [*pages, *drawn, (PAGE, DRAWN)]
    sent = sum(size for _, size in small) + sum(one.sent for one in found.files.values())
    files = [OfflineFile(path, size) for path, size in (*small, *kept)]
    return answer(OfflineKit(found.version, sent, files, [told(name) for name in GAMES]))


def assets() -> list[Path]:
    return sorted(file for file in (STATIC / "assets").iterdir() if file.is_file())


def told(name: str) -> OfflineGame:
    game = load(name)
    titles: dict[Language, str] = {known: say(game, known, "game") for known in get_args(Language)}
    return OfflineGame(name, titles, list(game.seats), emblem(game))


@WAYS.get("/kept/{version}/{name}")
async def kept_file(app: App, request: Request, version: str, name: str) -> Response:
    found = await asyncio.to_thread(bundle)
    kept = found.files.get(name)
    if kept is None or version != found.version:
        raise NoSuchTable("no-such-page")
    return FileResponse(kept.file, headers=heads(kept)) if kept.file else in_memory(kept)


def in_memory(kept: PackedFile) -> Response:
    return Response(kept.data, headers=heads(kept))


def heads(kept: PackedFile) -> dict[str, str]:
    kind = KINDS["." + kept.name.rpartition(".")[2]]
    said = {**FOREVER, "Content-Type": kind, "Content-Security-Policy": WORKERS_POLICY}
    return {**said, "Content-Encoding": "gzip"} if kept.packed else said
