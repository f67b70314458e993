"""How the house runs, over HTTP, for its owner alone."""

from __future__ import annotations

from typing import Final

from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from farwest.server.application import App, answer, body
from farwest.server.owner import owner
from farwest.server.owning.chronicle import runs, together
from farwest.server.routing import Ways
from farwest.server.workers.neighbours import ALLOWANCES, RUNS
from farwest.tables import wire
from farwest.tables.allowances import ALLOWED, AllowanceBook, Allowances
from farwest.tables.wire import AllowanceFace

WAYS: Final = Ways()


@WAYS.get("/api/owner/runs", gives=wire.HouseFigures)
async def running(app: App, request: Request) -> Response:
    await owner(app, request)
    told = await app.neighbours.ask_all(RUNS, None, wire.HouseFigures)
    return answer(together([runs(app), *told]))


# ---- backups --------------------------------------------------------------------------------


@WAYS.get("/api/owner/backups", gives=wire.Backups)
async def backups(app: App, request: Request) -> Response:
    await owner(app, request)
    return answer(app.backups.told())


@WAYS.post("/api/owner/backups", gives=wire.Backups)
async def make_one(app: App, request: Request) -> Response:
    await owner(app, request)
    app.backups.begin()
    begun = app.backups.told()  # a small one is made before its note is written
    await app.book.note("backed-up", "", "", app.clock())
    return answer(begun)


@WAYS.get("/api/owner/backups/{name}")
async def take_one(app: App, request: Request, name: str) -> Response:
    await owner(app, request)
    return FileResponse(app.backups.file(name), filename=name, media_type="application/vnd.sqlite3")


# ---- what is allowed ------------------------------------------------------------------------


@WAYS.get("/api/owner/allowances", gives=list[AllowanceFace])
async def allowances(app: App, request: Request) -> Response:
    await owner(app, request)
    return answer(await faces(app))


@WAYS.post("/api/owner/allowances", takes=Allowances, gives=list[AllowanceFace])
async def set_allowances(app: App, request: Request) -> Response:
    await owner(app, request)
    wish = await body(request, Allowances)
    await AllowanceBook(app.store).write(wish)
    app.heed(wish)
    await app.neighbours.tell_all(ALLOWANCES, wish)
    told = ", ".join(f"{name} {most}" for name, most in asdict(wish).items())
    await app.book.note("allowed", "", told, app.clock())
    return answer(await faces(app))


async def faces(app: App) -> list[AllowanceFace]:
    live = app.hall.opened.values()
    used = {
        "founding": app.founding.fullest(),
        "tables": app.founding_of.fullest(),
        "watchers": max((len(one.eyes) for one in live), default=0),
        "said": max((one.table.talking.most for one in live), default=0),
        "uploads": await AllowanceBook(app.store).most_uploads(),
    }
    usual = asdict(Allowances())
    return [
        AllowanceFace(name, most, usual[name], used[name]) for name, most in asdict(ALLOWED).items()
    ]
