"""The players' rulebook over HTTP, in the language of who asks; sent once."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import farwest
from farwest.kit.book import read
from tests.server.guests import HouseProcess, get


def asked(house: HouseProcess, path: str, **headers: str) -> httpx.Response:
    return get(f"{house.address}/api/rules/{path}", headers=headers)


def paragraphs(house: HouseProcess, path: str, **headers: str) -> dict[str, dict[str, Any]]:
    """By rule."""
    answer = asked(house, path, **headers)
    assert answer.status_code == 200, answer.text
    found = [p for chapter in answer.json()["chapters"] for p in chapter["paragraphs"]]
    return {rule["id"]: paragraph for paragraph in found for rule in paragraph["letter"]}


def letter(paragraph: dict[str, Any], rule: str) -> str:
    return next(str(one["text"]) for one in paragraph["letter"] if one["id"] == rule)


def test_the_rules_follow_the_language_of_the_request(house: HouseProcess) -> None:
    english = paragraphs(house, "goat?language=en")
    french = paragraphs(house, "goat?language=fr")

    assert list(english) == list(french)
    assert "uses up a hat" in letter(english["GOAT-E70"], "GOAT-E70")
    assert "consomme un chapeau" in letter(french["GOAT-E70"], "GOAT-E70")
    assert french == paragraphs(house, "goat", **{"Accept-Language": "fr-CA,fr;q=0.9"})
    assert english == paragraphs(house, "goat")


@pytest.mark.parametrize("game", farwest.games())
def test_what_is_left_to_engineers_is_not_sent(house: HouseProcess, game: str) -> None:
    left = set(read(farwest.load(game)).letter_only)

    assert left
    assert set() == left & set(paragraphs(house, game))


def test_a_paragraph_comes_with_its_picture(house: HouseProcess) -> None:
    offer = paragraphs(house, "goat")["GOAT-F21"]

    assert offer["picture"]["words"] == "an offer: a card, a claim and who it is for"
    assert {"offer", "claim"} <= {one["key"] for one in offer["picture"]["picture"]["sprites"]}


def test_a_browser_that_has_the_book_is_not_sent_it_again(house: HouseProcess) -> None:
    first = asked(house, "carson")
    again = asked(house, "carson", **{"If-None-Match": first.headers["ETag"]})
    other = asked(house, "carson?language=fr", **{"If-None-Match": first.headers["ETag"]})

    assert (304, b"") == (again.status_code, again.content)
    assert 200 == other.status_code


def test_the_book_travels_packed_for_who_can_unpack(house: HouseProcess) -> None:
    packed = asked(house, "carson", **{"Accept-Encoding": "gzip"})
    plain = asked(house, "carson", **{"Accept-Encoding": "identity"})

    assert packed.json() == plain.json()
    assert "gzip" == packed.headers["Content-Encoding"]
    assert int(packed.headers["Content-Length"]) < 60_000 < int(plain.headers["Content-Length"])


def test_a_game_that_is_not_there_has_no_rules(house: HouseProcess) -> None:
    assert 400 == asked(house, "chess").status_code
