"""The belief map of a finished game: through every pair of eyes, at any move; never before."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.kernel.record import Record
from farwest.kit.beliefs import beliefs
from farwest.laws import random_record
from tests.server.guests import ME, Guest, HouseProcess, a_bot

SEATS = 4
GAME: Any = farwest.load("desperados")


@pytest.fixture(scope="module")
def record() -> Record:
    return random_record(GAME, SEATS, 12)


@pytest.fixture(scope="module")
def kept(house: HouseProcess, record: Record) -> tuple[Guest, str]:
    guest = Guest(house.address, "Jeanne")
    return guest, guest.post("/api/replays", {"record": record.json()})["table"]


def map_of(scene: dict[str, Any]) -> dict[str, dict[str, Any]]:
    sprites = scene["picture"]["sprites"]
    return {sprite["key"]: sprite for sprite in sprites if sprite["layer"] == "beliefs"}


def test_a_game_says_whether_it_has_a_map(kept: tuple[Guest, str]) -> None:
    guest, table = kept
    goat = guest.post("/api/replays", {"record": random_record(farwest.load("goat"), 3, 1).json()})

    assert guest.get(f"/api/replays/{table}")["beliefs"] is True
    assert guest.get(f"/api/replays/{goat['table']}")["beliefs"] is False
    plain, wished = (
        guest.get(f"/api/replays/{goat['table']}/scene?move=9&eyes=-2&beliefs={n}") for n in (0, 1)
    )
    assert plain == wished


def test_the_map_is_that_of_the_eyes_and_of_the_move(
    kept: tuple[Guest, str], record: Record
) -> None:
    guest, table = kept
    for move in range(30, len(record.actions), len(record.actions) // 5):
        match = farwest.Match.of(GAME, record, upto=move)
        for eyes in (-2, -1, 0, 1):
            path = f"/api/replays/{table}/scene?move={move}&eyes={eyes}"
            plain, mapped = (guest.get(f"{path}&beliefs={n}") for n in (0, 1))
            expected = beliefs(match, eyes if eyes >= 0 else None)
            towns = {k for belief in expected for k, ways in enumerate(belief.ways) if ways}

            assert {} == map_of(plain)
            assert {f"belief-{GAME.names['town'][k]}" for k in towns} == set(map_of(mapped))
            told = " ".join(sprite["hint"] for sprite in map_of(mapped).values())
            assert ("really" in told) == (eyes == -2)
            assert {**plain, "picture": None} == {**mapped, "picture": None}


def test_a_wish_that_is_no_number_is_refused(kept: tuple[Guest, str]) -> None:
    guest, table = kept
    answer = guest.http.get(f"/api/replays/{table}/scene?move=9&beliefs=yes")

    assert 400 == answer.status_code
    assert "beliefs=yes" in answer.json()["text"]


def test_a_game_that_goes_on_has_no_map_to_be_fetched(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, a_bot("greenhorn"), a_bot("greenhorn"), game="desperados")
    with jeanne.at(table) as place:
        place.my_turn()
        answers = [
            jeanne.http.get(f"/api/replays/{table}/scene?move=0&eyes={eyes}&beliefs=1")
            for eyes in (-2, -1, 0, 1, 2)
        ]

    assert [(409, "NotNow")] * 5 == [(a.status_code, a.json()["error"]) for a in answers]
