"""The rules over HTTP, in the language of who asks."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.guests import HouseProcess


def rules(house: HouseProcess, path: str, **headers: str) -> dict[str, Any]:
    answer = httpx.get(f"{house.address}/api/rules/{path}", headers=headers)
    assert answer.status_code == 200, answer.text
    return {rule["id"]: rule for rule in answer.json()["rules"]}


def test_the_rules_follow_the_language_of_the_request(house: HouseProcess) -> None:
    english = rules(house, "goat?language=en")
    french = rules(house, "goat?language=fr")

    assert list(english) == list(french)
    assert "uses up a hat" in english["GOAT-E70"]["text"]
    assert "consomme un chapeau" in french["GOAT-E70"]["text"]
    assert ("6. Effects", "6. Effets") == tuple(
        book["GOAT-E70"]["section"] for book in (english, french)
    )
    assert french == rules(house, "goat", **{"Accept-Language": "fr-CA,fr;q=0.9"})
    assert english == rules(house, "goat")
