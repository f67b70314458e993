"""What comes after a game, and what never comes before its end."""

from __future__ import annotations

import json
from typing import Any

import pytest

import farwest
from farwest.laws import random_record
from tests.server.guests import ME, Guest, HouseProcess, a_bot
from tests.server.test_play import play_to_the_end


@pytest.fixture(scope="module")
def finished(house: HouseProcess) -> tuple[Guest, str]:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, a_bot(), a_bot())
    with jeanne.at(table) as place:
        play_to_the_end(place)
    return jeanne, table


def test_an_unfinished_game_gives_nothing_away(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, a_bot())
    with jeanne.at(table) as place:
        place.my_turn()
        paths = [f"/api/tables/{table}/{what}" for what in ("record", "verify", "review")]
        paths += [f"/api/replays/{table}", f"/api/replays/{table}/scene?move=0&eyes=1"]
        answers = [jeanne.http.get(path) for path in paths]
        answers.append(
            jeanne.http.post("/api/tables/from", json={"table": table, "at": 1, "seat": 0})
        )

    assert [409] * len(answers) == [answer.status_code for answer in answers]
    assert {"NotNow"} == {answer.json()["error"] for answer in answers}


def grown(guest: Guest, path: str) -> list[dict[str, Any]]:
    """Every piece, asked for with what one has."""
    pieces: list[dict[str, Any]] = []
    have, whole = 0, False
    while not whole:
        pieces.append(guest.get(f"{path}have={have}"))
        have, whole = pieces[-1]["step"], pieces[-1]["share"] >= 1
    return pieces


def test_the_curve_grows_from_the_start_and_ends_with_the_winner(
    finished: tuple[Guest, str],
) -> None:
    """Piece by piece, with who did what where it turned."""
    guest, table = finished
    pieces = grown(guest, f"/api/tables/{table}/review?")
    review, head = guest.get(f"/api/tables/{table}/review"), guest.get(f"/api/replays/{table}")
    winners, names = head["outcome"]["winners"], head["names"]
    last = review["curve"][-1]["chances"]
    shares = [piece["share"] for piece in pieces]

    assert 0 == review["curve"][0]["move"]
    assert [1 / len(winners) if k in winners else 0 for k in range(3)] == last
    assert shares == sorted(shares)
    assert len(set(shares)) > 2
    assert pieces[-1] == review
    for piece in pieces:
        assert review["curve"][: len(piece["curve"])] == piece["curve"]
    assert review["turnings"]
    for turning in review["turnings"]:
        mover, cause = turning["mover"], turning["text"]
        assert mover < 0 or cause.startswith(f"{names[mover]}: “")


def test_every_step_of_a_replay_by_every_pair_of_eyes(finished: tuple[Guest, str]) -> None:
    guest, table = finished
    head = guest.get(f"/api/replays/{table}")
    match = farwest.replay(guest.http.get(f"/api/tables/{table}/record").text)
    for move in head["moves"][:: len(head["moves"]) // 6]:
        for eyes in (-2, -1, 0, 1, 2):
            scene = guest.get(f"/api/replays/{table}/scene?move={move}&eyes={eyes}&canvas=tall")
            assert (move, eyes) == (scene["move"], scene["seat"])
            assert "tall" == scene["picture"]["canvas"]["name"]
    assert match.move == head["last"] == head["moves"][-1]


def test_a_replay_says_what_a_thing_does_at_that_moment(finished: tuple[Guest, str]) -> None:
    guest, table = finished
    path = f"/api/replays/{table}/explanation?move=0&language=fr&eyes"
    coins = [guest.get(f"{path}={eyes}&thing=seat-0:coin")["explanation"] for eyes in (-2, 0, 1)]
    assert [("Pièces", "GOAT-Z2")] * 3 == [(said["title"], said["rule"]) for said in coins]
    assert coins[0]["now"] == ["Vous avez 2\u00a0$."]
    assert guest.get(f"{path}=0&thing=nothing")["explanation"] is None


def test_all_revealed_tells_more_than_any_seat_was_told(finished: tuple[Guest, str]) -> None:
    guest, table = finished
    last = guest.get(f"/api/replays/{table}")["last"]

    def told(eyes: int) -> list[str]:
        scene = guest.get(f"/api/replays/{table}/scene?move={last}&eyes={eyes}")
        return [line["text"] for line in scene["lines"]]

    everything = told(-2)
    assert len(everything) >= max(len(told(eyes)) for eyes in (-1, 0, 1, 2))


def test_play_on_from_there(finished: tuple[Guest, str]) -> None:
    guest, table = finished
    record = farwest.kernel.record.read_record(guest.http.get(f"/api/tables/{table}/record").text)
    at = len(record.actions) // 2
    wish = {"table": table, "at": at, "seat": 0, "level": "greenhorn", "pace": False}
    following = guest.post("/api/tables/from", wish)["table"]
    with guest.at(following) as place:
        outcome = play_to_the_end(place)
    again = guest.http.get(f"/api/tables/{following}/record").text

    assert farwest.verify(again).fair is True
    assert farwest.replay(again).scores() == outcome["scores"]


def test_who_plays_on_reads_what_was_played_before(finished: tuple[Guest, str]) -> None:
    """As the seat was told of it then: its log does not begin empty."""
    guest, table = finished
    at = guest.get(f"/api/replays/{table}")["last"] // 2
    before = guest.get(f"/api/replays/{table}/scene?move={at}&eyes=0")
    wish = {"table": table, "at": at, "seat": 0, "level": "greenhorn", "pace": False}
    with guest.at(guest.post("/api/tables/from", wish)["table"]) as place:
        place.my_turn()
        scene = place.scenes[0]

    kinds = [(line["name"], line["seat"], line["rule"]) for line in before["lines"]]
    assert len(kinds) > 10
    assert kinds == [(k["name"], k["seat"], k["rule"]) for k in scene["lines"]][: len(kinds)]
    assert scene["turns"][0]["first"] == 0
    assert scene["drama"] is None


def test_a_record_from_a_file(house: HouseProcess) -> None:
    guest = Guest(house.address, "Jeanne")
    record = random_record(farwest.load("goat"), 4, 11)
    name = guest.post("/api/replays", {"record": record.json()})["table"]
    head = guest.get(f"/api/replays/{name}")
    scene = guest.get(f"/api/replays/{name}/scene?move={head['last']}&eyes=2")

    assert farwest.replay(record).scores() == head["outcome"]["scores"]
    assert scene["over"] is True
    assert 4 == len(set(head["names"]))


def changed(**facts: Any) -> str:
    record = json.loads(random_record(farwest.load("goat"), 2, 5).json())
    return json.dumps({**record, **facts})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "{}",
        changed(game="poker"),
        changed(seats=9),
        changed(actions=[0, 1, 2]),
        changed(actions=["a"]),
        changed(start={"frames": []}),
        changed(version="0"),
    ],
)
def test_a_file_that_is_no_game_is_refused_with_a_sentence(house: HouseProcess, text: str) -> None:
    guest = Guest(house.address, "Jeanne")
    answer = guest.http.post("/api/replays", json={"record": text})

    assert answer.status_code in (400, 409), answer.text
    assert answer.json()["text"].endswith(".")
