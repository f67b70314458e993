"""The door between workers, where other machines can knock too: only the house's own come in."""

from __future__ import annotations

import asyncio

import httpx
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from farwest.server.workers.inner_door import FROM, KEY, InnerDoor, host_and_port

OURS = b"5a" * 32


async def site(scope: Scope, receive: Receive, send: Send) -> None:
    request = Request(scope)
    said = {"from": request.client and request.client.host, "headers": dict(request.headers)}
    await JSONResponse(said)(scope, receive, send)


async def answering(asked: str, facts: bytes) -> bytes:
    return b'"%s %s"' % (asked.encode(), facts)


def ask(method: str, path: str, **headers: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        door = httpx.ASGITransport(InnerDoor(site, answering, lambda: OURS))
        async with httpx.AsyncClient(transport=door, base_url="http://inner") as http:
            return await http.request(method, path, headers=headers)

    return asyncio.run(asked())


def test_who_does_not_know_the_key_is_told_nothing() -> None:
    for headers in ({}, {KEY.decode(): ""}, {KEY.decode(): "5b" * 32}):
        for path in ("/inner/here", "/api/tables/one"):
            found = ask("POST", path, **headers)
            assert (403, b"") == (found.status_code, found.content)


def test_who_knows_it_is_believed_about_where_somebody_comes_from() -> None:
    mine = {KEY.decode(): OURS.decode(), FROM.decode(): "192.0.2.7 4000 https"}
    found = ask("GET", "/api/tables/one", **mine).json()
    assert "192.0.2.7" == found["from"]
    assert KEY.decode() not in found["headers"]
    assert b'"here "' == ask("POST", "/inner/here", **mine).content


def test_doors_of_other_machines_have_a_host_and_a_port() -> None:
    assert ("10.0.0.7", 9000) == host_and_port("10.0.0.7:9000")
    assert ("fd00::7", 9000) == host_and_port("[fd00::7]:9000")
    assert ("", 0) == host_and_port("")
