"""The analysis board over the network: it grows, judges, walks branches, and draws a picture."""

from __future__ import annotations

import json
import struct

import pytest

import farwest
from farwest.kernel.match import Match
from farwest.laws import random_record
from farwest.server.postcards import card_of
from farwest.server.settings import STATIC
from tests.server.guests import ME, Guest, HouseProcess, a_bot, get
from tests.server.test_after import grown
from tests.server.test_heads import metas
from tests.server.test_play import play_to_the_end

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def finished(house: HouseProcess) -> tuple[Guest, str]:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, a_bot())
    with jeanne.at(table) as place:
        play_to_the_end(place)
    return jeanne, table


@pytest.mark.slow  # tests/browser/test_review.py sees the same on the page
def test_a_seat_is_told_its_dearest_choices_and_no_more_than_three(
    finished: tuple[Guest, str],
) -> None:
    guest, table = finished
    pieces = grown(guest, f"/api/tables/{table}/choices?seat=0&")
    whole = pieces[-1]
    losses = [best - played for best, played in (one["chances"] for one in whole["choices"])]

    assert whole["looked"] == sum(
        one["seat"] == 0 for one in guest.get(f"/api/replays/{table}/moves")["moves"]
    )
    assert losses == sorted(losses, reverse=True)
    assert len(losses) <= 3
    assert all(loss > 0.02 for loss in losses)
    for one in whole["choices"]:
        scene = guest.get(f"/api/replays/{table}/scene?move={one['move']}&eyes=-3")
        offered = [offer["action"] for offer in scene["options"]]
        assert {one["played"]["action"], one["better"]["action"]} <= set(offered)
        assert scene["question"] == one["question"]
    assert 400 == guest.http.get(f"/api/tables/{table}/choices?seat=5").status_code


def test_a_branch_is_walked_with_bots_and_played_on(finished: tuple[Guest, str]) -> None:
    guest, table = finished
    path = f"/api/replays/{table}/branch"
    moves = guest.get(f"/api/replays/{table}/moves")["moves"]
    one = moves[len(moves) // 2]
    scene = guest.get(f"/api/replays/{table}/scene?move={one['move']}&eyes=-3")
    other = next(o["action"] for o in scene["options"] if o["action"] != one["action"])
    first = guest.post(path, {"at": one["move"], "action": other})
    wish = {"at": one["move"], "line": first["line"], "level": "greenhorn"}
    then = guest.post(path, wish)
    same = {"line": [*first["line"]], "at": one["move"], "action": -1}

    assert other == first["line"][0]
    assert then["line"][: len(first["line"])] == first["line"]
    assert then == guest.post(path, wish)
    assert first["scene"]["picture"] == guest.post(path, same)["scene"]["picture"]
    assert sum(first["chances"]) == pytest.approx(1)
    bad = guest.http.post(path, json={"at": one["move"], "line": [other, other, other, other]})
    late = guest.http.post(path, json={"at": 9999})
    assert [400, 400] == [bad.status_code, late.status_code]
    assert bad.json()["text"].startswith("This branch does not fit")
    on = {"table": table, "at": one["move"], "line": first["line"], "seat": 0}
    following = guest.post("/api/tables/from", {**on, "level": "greenhorn", "pace": False})
    with guest.at(following["table"]) as place:
        assert play_to_the_end(place)["scores"]


def test_nobody_looks_back_at_a_game_that_is_played(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, a_bot())
    with jeanne.at(table) as place:
        place.my_turn()
        asked = [
            jeanne.http.get(f"/api/tables/{table}/choices?seat=0"),
            jeanne.http.get(f"/api/replays/{table}/moves"),
            jeanne.http.get(f"/api/replays/{table}/picture"),
            jeanne.http.post(f"/api/replays/{table}/branch", json={"at": 0}),
        ]

    assert [409] * 4 == [answer.status_code for answer in asked]


def test_the_picture_of_a_game_is_as_large_as_link_previews_want(
    house: HouseProcess, finished: tuple[Guest, str]
) -> None:
    guest, table = finished
    sent = guest.http.get(f"/api/replays/{table}/picture?language=fr")
    wide, high = struct.unpack(">II", sent.content[16:24])

    assert ("image/png", PNG) == (sent.headers["content-type"], sent.content[:8])
    assert (1200, 630) == (wide, high)
    if (STATIC / "index.html").exists():
        for page in ("review", "over", "replay"):
            told = metas(get(f"{house.address}/{page}/{table}").text)
            link = f"{house.address}/api/replays/{table}/picture?language=en"
            assert link == told["og:image"]
            assert "Jeanne" not in json.dumps(told)


def test_a_file_is_looked_back_at_too(house: HouseProcess) -> None:
    guest = Guest(house.address, "Jeanne")
    record = random_record(farwest.load("circles"), 2, 3)
    name = guest.post("/api/replays", {"record": record.json()})["table"]
    head = guest.get(f"/api/replays/{name}")

    assert [one["title"] for one in head["rounds"]][:1] == ["Round 1"]
    assert guest.get(f"/api/replays/{name}/moves")["moves"]
    assert PNG == guest.http.get(f"/api/replays/{name}/picture").content[:8]


def test_the_picture_says_what_is_in_a_shared_purse_once() -> None:
    game = farwest.load("desperados")
    card = card_of(Match.of(game, random_record(game, 3, 3)), None)

    assert [""] * 2 == [score.points for score in card.scores]
    assert "$" in card.lines[0]
