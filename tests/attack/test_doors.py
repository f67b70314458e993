"""Odd paths, odd numbers, and pages of other sites: a sentence each, and never a broken house."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from farwest.server.app import create_app
from farwest.server.settings import Settings
from tests.server.guests import OURS, HouseProcess, get

DIGITS = "9" * 5000
WEB = Path(__file__).parents[2] / "web" / "index.html"


@pytest.mark.parametrize(
    "path",
    [
        f"/api/practice/circles?at={DIGITS}",
        f"/api/practice/circles?at=1&level={DIGITS}",
        f"/api/replays/file-0/scene?move={DIGITS}",
        "/api/nowhere",
        "/assets/%00",
        "/%00",
        f"/{'n' * 300}",
        f"/assets/{'n' * 300}/{'n' * 300}",
        "/assets/..%2f..%2fapp.py",
    ],
)
def test_an_odd_path_is_answered_with_a_sentence(house: HouseProcess, path: str) -> None:
    answer = httpx.get(f"{house.address}{path}", timeout=60)

    assert answer.status_code in (400, 404)
    if path.startswith("/api"):
        assert answer.json()["text"].endswith(".") or "9999" in answer.json()["text"]
    else:
        assert "text/html" in answer.headers["content-type"]


def test_who_is_lost_reads_so_in_their_language(house: HouseProcess) -> None:
    pages = [
        get(f"{house.address}/no/such/page", headers={"Accept-Language": language})
        for language in ("en", "fr-FR,fr;q=0.9")
    ]

    assert [404, 404] == [page.status_code for page in pages]
    assert ['lang="en"', 'lang="fr"'] == [page.text.split("<html ")[1][:9] for page in pages]
    assert 1 == pages[0].text.count("There is no such page.")
    assert pages[0].text != pages[1].text


async def asked(folder: Path, secure: bool, origin: str) -> httpx.Response:
    app = create_app(Settings(db=folder / "house.db", secure=secure))
    async with app.router.lifespan_context(app):
        line = httpx.ASGITransport(app)
        async with httpx.AsyncClient(base_url="http://house", transport=line) as http:
            headers = {**OURS, "Origin": origin}
            return await http.post("/api/me", json={"name": "Jeanne"}, headers=headers)


@pytest.mark.parametrize(
    ("secure", "origin", "status"),
    [
        (True, "https://house", 200),
        (True, "http://house", 403),
        (False, "http://house", 200),
        (False, "https://house", 403),
        (False, "http://house:81", 403),
        (False, "null", 403),
    ],
)
def test_a_page_acts_for_somebody_only_by_the_same_scheme_and_host(
    tmp_path: Path, secure: bool, origin: str, status: int
) -> None:
    assert status == asyncio.run(asked(tmp_path, secure, origin)).status_code


@pytest.mark.parametrize("secure", [True, False])
def test_a_house_of_https_asks_browsers_to_stay_there(tmp_path: Path, secure: bool) -> None:
    answer = asyncio.run(asked(tmp_path, secure, "https://house"))

    assert secure == ("strict-transport-security" in answer.headers)


def test_who_has_no_scripts_is_told_so_in_both_languages() -> None:
    _, told = WEB.read_text("utf-8").split("<noscript>")

    assert ("JavaScript" in told, 'lang="fr"' in told) == (True, True)
