"""What a token is good for, streams that begin and end, and a delay over HTTP."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx

from farwest.server.app import create_app
from farwest.server.application import App
from farwest.server.settings import Settings
from tests.server.guests import ME, OPEN, OURS, Guest, HouseProcess, a_bot


def by_token(house: HouseProcess, guest: Guest) -> httpx.Client:
    token = guest.post("/api/token", None)["token"]
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.Client(base_url=house.address, headers=headers, timeout=60)


def test_a_program_gets_no_cookie_and_sets_no_password(house: HouseProcess) -> None:
    """Its token can be called back; they cannot."""
    jeanne = Guest(house.address, "Jeanne Token")
    with by_token(house, jeanne) as program:
        answers = [
            program.post("/api/me", json={"name": "Jeanne Token"}),
            program.post("/api/account", json={"name": "Jeanne Token", "password": "cactus 1 2"}),
        ]

    assert [403, 403] == [answer.status_code for answer in answers]
    assert ["", ""] == [answer.headers.get("set-cookie", "") for answer in answers]
    assert jeanne.get("/api/lobby")["me"]["account"] is False


def test_a_stream_says_why_nobody_came_in_and_ends_when_its_reader_goes(
    house: HouseProcess,
) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, OPEN)
    path = f"/api/tables/{table}/stream"
    with by_token(house, jeanne) as program, program.stream("GET", path) as stream:
        first = json.loads(next(stream.iter_lines()))
    with jeanne.at(table) as place:
        state = place.until("table", where=lambda t: t["watchers"] == 0)

    assert ("table", True) == (first["is"], first["chairs"][0]["here"])
    assert [0] == state["mine"]


def test_who_is_behind_learns_nothing_sooner_over_http(house: HouseProcess) -> None:
    jeanne, watcher = Guest(house.address, "Jeanne"), Guest(house.address, "Zeke")
    table = jeanne.found(ME, a_bot(), delay=600, public=True)
    path = f"/api/tables/{table}"
    with jeanne.at(table) as place:
        place.my_turn()
        mine, theirs = jeanne.get(path), watcher.get(path)
        lobby = watcher.get("/api/lobby")

    assert ("playing", "waiting") == (mine["stage"], theirs["stage"])
    assert table not in [card["table"] for card in lobby["watch"]]


def test_trouble_with_the_disk_is_said_as_such(tmp_path: Path) -> None:
    """Also to somebody whose language stands on that disk."""

    async def ask() -> tuple[int, str]:
        app = create_app(Settings(db=tmp_path / "house.db"))
        home: App = app.state.app
        await home.open()
        line = httpx.ASGITransport(app)
        async with httpx.AsyncClient(base_url="http://house", transport=line) as http:
            await http.post("/api/me", json={"name": "Jeanne"}, headers=OURS)
            await home.close()
            answer = await http.get("/api/lobby")
        return answer.status_code, answer.json()["error"]

    assert (503, "StoreClosed") == asyncio.run(ask())
