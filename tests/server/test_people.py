"""Who somebody is, and what nobody can pretend."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from farwest.server.people import COOKIE, HOW, KEY, YEAR, People, digest
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from tests.server.guests import ME, OPEN, OURS, Guest, HouseProcess, a_bot, dial, get, post

ELSEWHERE = "https://elsewhere.example"


def refused(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]


def test_a_forged_cookie_is_a_stranger(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    id, _, signature = jeanne.http.cookies["farwest"].partition(".")
    other = signature[:-1] + ("A" if signature[-1] != "A" else "E")
    forged = [f"{id}.{other}", f"{id}x.{signature}", id, f"{id}.", f".{signature}", "é.é"]
    seen = []
    for cookie in forged:
        headers = {b"Cookie": f"farwest={cookie}".encode()}
        answer = get(f"{house.address}/api/lobby", headers=headers)
        seen.append(answer.json()["me"])

    assert [None] * len(forged) == seen
    assert "Jeanne" == jeanne.get("/api/lobby")["me"]["name"]


class LastYear(TimestampSigner):
    """Signs as the house did more than a year ago."""

    def get_timestamp(self) -> int:
        return super().get_timestamp() - YEAR - 60


def test_a_cookie_of_more_than_a_year_ago_is_a_strangers(tmp_path: Path) -> None:
    async def who(old: bool) -> Member | None:
        store = SqliteStore(tmp_path / "house.db")
        people = People(store)
        await people.open()
        jeanne = await people.guest(None, "Jeanne", "en")
        await store.open_session(digest(jeanne.id), jeanne.id, at=0)
        key = await store.secret(KEY)
        signer = LastYear(key, **HOW) if old else TimestampSigner(key, **HOW)
        cookie = f"{COOKIE}={signer.sign(jeanne.id).decode()}".encode()
        found = await people.who(HTTPConnection({"type": "http", "headers": [(b"cookie", cookie)]}))
        await store.close()
        return found

    assert "Jeanne" == getattr(asyncio.run(who(old=False)), "name", None)
    assert asyncio.run(who(old=True)) is None


def test_the_cookie_is_for_the_server_alone(house: HouseProcess) -> None:
    answer = post(f"{house.address}/api/me", json={"name": "Jeanne"}, headers=OURS)

    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_page_of_another_site_cannot_act(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    wish = {"game": "goat", "chairs": [ME, a_bot()]}
    foreign = jeanne.http.post("/api/tables", json=wish, headers={"Origin": ELSEWHERE})
    plain = post(f"{house.address}/api/tables", json=wish, headers={"Cookie": jeanne.cookie})

    assert (403, "NotYours") == refused(foreign)
    assert (403, "NotYours") == refused(plain)


def test_a_socket_of_another_site_is_closed_with_the_reason(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, OPEN)
    address = f"{house.address.replace('http', 'ws', 1)}/ws/tables/{table}"
    headers = {"Cookie": jeanne.cookie}
    with dial(address, origin=Origin(ELSEWHERE), additional_headers=headers) as socket:
        said = json.loads(socket.recv(timeout=30))
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=30)

    assert ("refused", "NotYours") == (said["is"], said["error"])


def test_only_the_host_starts_and_fills(house: HouseProcess) -> None:
    jeanne, opal = Guest(house.address, "Jeanne"), Guest(house.address, "Opal")
    table = jeanne.found(ME, OPEN, OPEN)
    with opal.at(table, salt="") as his:
        start, fill = his.ask("start"), his.ask("fill", seat=2, level="cowhand")
    with jeanne.at(table) as hers:
        filled = hers.ask("fill", seat=2, level="cowhand")
        started = hers.ask("start")
        state = hers.until("table", where=lambda t: t["stage"] == "playing")

    assert ["NotYours", "NotYours"] == [start["error"], fill["error"]]
    assert ["done", "done"] == [filled["is"], started["is"]]
    assert ["me", "bot", "bot"] == [chair["who"] for chair in state["chairs"]]


def test_a_name_under_a_password_is_kept(house: HouseProcess) -> None:
    maurice = Guest(house.address, "Maurice 1")
    kept = maurice.post("/api/account", {"name": "Maurice 1", "password": "cactus blossom"})
    other = post(f"{house.address}/api/me", json={"name": "maurice 1"}, headers=OURS)
    with httpx.Client(base_url=house.address, headers=OURS, timeout=30) as http:
        wish = {"name": "Maurice 1", "password": "cactus flower"}
        wrong = http.post("/api/signin", json=wish)
        nobody = http.post("/api/signin", json={**wish, "name": "Nobody at all"})
        right = http.post("/api/signin", json={**wish, "password": "cactus blossom"})
        mine = http.get("/api/lobby").json()["me"]

    assert kept["account"] is True
    assert (409, "NameTaken") == refused(other)
    assert wrong.json() == nobody.json()
    assert 403 == wrong.status_code
    assert right.json() == mine == {"name": "Maurice 1", "language": "en", "account": True}


LIKE = ("OPAL D", "Ｏｐａｌ D", "Opal  D", "Οpal D", "0pal D", "Opa1 D", "Ópal D", "Opаl D")


def test_a_name_that_looks_like_anothers_is_refused(house: HouseProcess) -> None:
    opal = Guest(house.address, "Opal D")
    opal.post("/api/account", {"name": "Opal D", "password": "cactus blossom"})
    others = [post(f"{house.address}/api/me", json={"name": like}, headers=OURS) for like in LIKE]

    assert [(409, "NameTaken")] * len(LIKE) == [refused(other) for other in others]
    Guest(house.address, "Opale D")  # is another name


def test_a_password_is_never_stored_or_printed(house: HouseProcess) -> None:
    guest = Guest(house.address, "Salome 7")
    guest.post("/api/account", {"name": "Salome 7", "password": "saguaro-canary-91"})
    files = [file for file in house.folder.iterdir() if file.is_file()]

    assert files
    assert not [file.name for file in files if b"saguaro-canary-91" in file.read_bytes()]


def test_a_token_sits_in_the_name_of_its_owner_until_the_next_one(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    first = jeanne.post("/api/token", None)["token"]
    second = jeanne.post("/api/token", None)["token"]
    answers = [
        get(f"{house.address}/api/lobby", headers={"Authorization": f"Bearer {token}"})
        for token in (first, second)
    ]
    stored = [file.read_bytes() for file in house.folder.iterdir() if file.is_file()]

    assert [403, 200] == [answer.status_code for answer in answers]
    assert "Jeanne" == answers[1].json()["me"]["name"]
    assert not any(second.encode() in data for data in stored)


def test_every_page_has_the_strict_policy(house: HouseProcess) -> None:
    for path in ("/", "/api/lobby", "/art/house.svg", "/nothing-here"):
        headers = get(f"{house.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "nosniff" == headers["x-content-type-options"]


def test_files_outside_the_pages_are_not_served(house: HouseProcess) -> None:
    for path in ("/assets/../settings.py", "/assets/%2e%2e/settings.py", "/..%2fsettings.py"):
        assert 404 == get(f"{house.address}{path}").status_code
