"""Puzzles over HTTP: nobody needs a name, the answer comes after a try, one a day is for all."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from farwest import load
from farwest.kit.puzzles import puzzles_of
from tests.server.guests import Guest, HouseProcess, get, post

GAME = "goat"


def ask(house: HouseProcess, path: str = "", **wishes: Any) -> httpx.Response:
    return httpx.get(f"{house.address}/api/puzzles{path}", params=wishes, timeout=60)


def answer(house: HouseProcess, path: str, action: Any, **wishes: Any) -> httpx.Response:
    return httpx.post(
        f"{house.address}/api/puzzles{path}/answer",
        params=wishes,
        json={"action": action},
        headers={"X-Farwest": "1"},
        timeout=60,
    )


def one(house: HouseProcess) -> dict[str, Any]:
    cards: list[dict[str, Any]] = ask(house).json()["puzzles"]
    return next(card for card in cards if card["game"] == GAME)


def test_all_shipped_puzzles_are_listed_and_one_is_of_the_day(house: HouseProcess) -> None:
    found = ask(house).json()
    listed = {(card["game"], card["id"]) for card in found["puzzles"]}
    assert {(GAME, id) for id in puzzles_of(load(GAME))} <= listed
    assert (found["day"]["game"], found["day"]["id"]) in listed
    lobby = httpx.get(f"{house.address}/api/lobby", timeout=60).json()
    assert lobby["puzzle"] == found["day"]
    daily = ask(house, f"/{found['day']['game']}/{found['day']['id']}").json()
    assert daily["card"]["day"] == found["day"]["day"]


def test_before_a_try_nothing_tells_the_answer(house: HouseProcess) -> None:
    card = one(house)
    shown = ask(house, f"/{GAME}/{card['id']}").json()
    assert set(shown) == {"card", "names", "scene", "next", "streak"}
    assert len(shown["scene"]["options"]) >= 3
    assert shown["scene"]["view"] is None
    assert "record" not in ask(house, f"/{GAME}/{card['id']}").text


def test_every_try_is_answered_with_the_best_and_why(house: HouseProcess) -> None:
    card = one(house)
    best = puzzles_of(load(GAME))[card["id"]].best
    rights = []
    for option in ask(house, f"/{GAME}/{card['id']}").json()["scene"]["options"]:
        said = answer(house, f"/{GAME}/{card['id']}", option["action"], language="fr").json()
        assert said["best"]["name"] == best
        assert "parties sur 100" in said["why"]
        rights.append((option["name"], said["right"]))
    assert [name for name, right in rights if right] == [best]


def test_its_game_can_be_watched_and_played_on(house: HouseProcess) -> None:
    card = one(house)
    options = ask(house, f"/{GAME}/{card['id']}").json()["scene"]["options"]
    said = answer(house, f"/{GAME}/{card['id']}", options[0]["action"]).json()
    replays = f"{house.address}/api/replays/{said['replay']}"
    assert httpx.get(replays, timeout=60).json()["game"] == GAME
    look = {"move": said["move"], "eyes": said["seat"]}
    scene = httpx.get(f"{replays}/scene", params=look, timeout=60).json()
    assert [option["name"] for option in scene["options"]] == [one["name"] for one in options]
    guest = Guest(house.address, "Jeanne")
    wish = {"at": said["move"], "seat": said["seat"], "table": said["replay"]}
    link = guest.http.post("/api/tables/from", json=wish).json()
    with guest.at(link["table"]) as place:
        assert [option["name"] for option in place.my_turn()["options"]] == [
            one["name"] for one in options
        ]


@pytest.mark.parametrize(
    ("path", "wishes", "status"),
    [
        ("/goat/nothing", {}, 404),
        ("/chess/1", {}, 404),
        ("/goat/{id}", {"canvas": "round"}, 400),
    ],
)
def test_what_does_not_exist_is_refused_in_words(
    house: HouseProcess, path: str, wishes: dict[str, Any], status: int
) -> None:
    refused = ask(house, path.format(id=one(house)["id"]), **wishes)
    assert status == refused.status_code
    assert refused.json()["text"]


@pytest.mark.parametrize("action", ["x", None, -1, 99999])
def test_what_is_no_answer_there_is_refused_in_words(house: HouseProcess, action: Any) -> None:
    refused = answer(house, f"/{GAME}/{one(house)['id']}", action)
    assert 400 == refused.status_code
    assert refused.json()["text"]


def test_no_page_of_another_house_answers_for_somebody(house: HouseProcess) -> None:
    path = f"{house.address}/api/puzzles/{GAME}/{one(house)['id']}/answer"
    assert 403 == post(path, json={"action": 0}).status_code
    assert 405 == get(path, params={"action": 0}).status_code
