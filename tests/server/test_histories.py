"""One's own games, and what a stranger can learn of a person: docs/privacy.md lists it."""

from __future__ import annotations

import io
import json
import threading
import time
import zipfile
from typing import Any

import pytest

import farwest
from tests.server.guests import ME, OPEN, PATIENCE, Guest, HouseProcess, a_bot, get, post
from tests.server.test_play import play_to_the_end

PASSWORD = "cactus blossom"


def account(house: HouseProcess, name: str) -> Guest:
    guest = Guest(house.address, name)
    guest.post("/api/account", {"name": name, "password": PASSWORD})
    return guest


def played_together(host: Guest, other: Guest, **wishes: Any) -> str:
    """A whole game of two, each at their own socket."""
    table = host.found(ME, OPEN, **wishes)
    with host.at(table, canvas="none") as hers, other.at(table, salt="", canvas="none") as his:
        assert "done" == his.ask("sit", seat=1, salt="5a" * 16)["is"]
        line = threading.Thread(target=play_to_the_end, args=[his])
        line.start()
        play_to_the_end(hers)
        line.join()
    written_down(host, table)
    return table


def written_down(guest: Guest, table: str) -> None:
    """Which comes after everybody was told how it ended."""
    until = time.monotonic() + PATIENCE
    while table not in listed(guest):
        assert time.monotonic() < until


@pytest.fixture(scope="module")
def jeanne(house: HouseProcess) -> Guest:
    return account(house, "Jeanne of the games")


@pytest.fixture(scope="module")
def opal(house: HouseProcess) -> Guest:
    return account(house, "Opal of the games")


@pytest.fixture(scope="module")
def tables(jeanne: Guest, opal: Guest) -> tuple[str, str]:
    """A rated one of the two, then one against a bot."""
    rated = played_together(jeanne, opal, rated=True)
    alone = jeanne.found(ME, a_bot())
    with jeanne.at(alone, canvas="none") as place:
        play_to_the_end(place)
    written_down(jeanne, alone)
    return rated, alone


def listed(guest: Guest, **wishes: str) -> list[str]:
    query = "&".join(f"{name}={value}" for name, value in wishes.items())
    return [game["table"] for game in guest.get(f"/api/me/games?{query}")["games"]]


def test_my_games_the_newest_first_and_found_again(jeanne: Guest, tables: tuple[str, str]) -> None:
    rated, alone = tables

    assert [alone, rated] == listed(jeanne)
    assert [rated] == listed(jeanne, against="people") == listed(jeanne, **{"with": "oPAL%20of"})
    assert [alone] == listed(jeanne, against="bots")
    assert [] == listed(jeanne, game="meeples") == listed(jeanne, **{"with": "%"})
    assert {*tables} == {*listed(jeanne, won="yes"), *listed(jeanne, won="no")}
    row = jeanne.get("/api/me/games?against=people")["games"][0]
    assert [("Opal of the games", "", True)] == [
        (other["name"], other["level"], other["person"]) for other in row["others"]
    ]
    assert "" == row["unrated"]


def test_the_next_leaf_goes_on_where_the_last_one_ended(
    jeanne: Guest, tables: tuple[str, str]
) -> None:
    first = jeanne.get("/api/me/games")["games"][0]

    assert [tables[0]] == listed(jeanne, before=str(first["ended"]))


def test_statistics_add_up_and_ratings_have_intervals(
    jeanne: Guest, opal: Guest, tables: tuple[str, str]
) -> None:
    hers, his = jeanne.get("/api/me/statistics"), opal.get("/api/me/statistics")

    assert [("bots", "greenhorn", 1), ("people", "", 1)] == [
        (tally["against"], tally["level"], tally["played"]) for tally in hers["tallies"]
    ]
    assert {"finished": 1, "of": 1} == hers["conduct"]
    mine = [(one["against"], one["games"], one["provisional"]) for one in hers["ratings"]]
    assert [("people", 1, True), ("bots", 1, True)] == mine
    points = [hers["ratings"][0]["points"], his["ratings"][0]["points"]]
    assert 3000 == sum(points)
    assert hers["ratings"][0]["low"] < points[0] < hers["ratings"][0]["high"]


# ---- what a stranger can learn --------------------------------------------------------------


def looked_up(house: HouseProcess, name: str) -> tuple[int, Any]:
    found = get(f"{house.address}/api/people/{name}")
    return found.status_code, found.json()


def test_of_who_shows_nothing_a_stranger_cannot_tell_that_they_are_here(
    house: HouseProcess, tables: tuple[str, str]
) -> None:
    here, nowhere = looked_up(house, "Jeanne of the games"), looked_up(house, "Nobody at all")

    assert here == nowhere
    assert 404 == here[0]


def test_a_stranger_sees_what_is_shown_and_nothing_else(
    house: HouseProcess, jeanne: Guest, opal: Guest, tables: tuple[str, str]
) -> None:
    jeanne.post("/api/me/profile", {"shows": ["conduct"]})
    status, seen = looked_up(house, "Jeanne of the games")
    assert (200, {"finished": 1, "of": 1}) == (status, seen["conduct"])
    assert [None] * 3 == [seen[part] for part in ("games", "tallies", "ratings")]

    jeanne.post("/api/me/profile", {"shows": ["games", "ratings"]})
    _, seen = looked_up(house, "jeanne OF the games")
    assert None is seen["conduct"]
    names = {other["name"] for game in seen["games"] for other in game["others"]}
    assert "Opal of the games" not in names, "who shows nothing is named nowhere"
    assert [tables[1], ""] == [game["table"] for game in seen["games"]]

    opal.post("/api/me/profile", {"shows": ["games"]})
    _, seen = looked_up(house, "Jeanne of the games")
    assert [*reversed(tables)] == [game["table"] for game in seen["games"]]
    for guest in (jeanne, opal):
        guest.post("/api/me/profile", {"shows": []})


def test_no_answer_to_a_stranger_holds_an_id_or_an_address(
    house: HouseProcess, jeanne: Guest, tables: tuple[str, str]
) -> None:
    jeanne.post("/api/me/profile", {"shows": ["games", "statistics", "ratings", "conduct"]})
    known = {"name", "me", "friend", "games", "tallies", "ratings", "conduct"}
    _, seen = looked_up(house, "Jeanne of the games")
    jeanne.post("/api/me/profile", {"shows": []})

    assert known == {*seen}
    assert {"name", "level", "person", "side", "place", "score", "won"} == {
        key for game in seen["games"] for other in game["others"] for key in other
    }


def test_a_guest_has_no_page_and_plays_all_the_same(house: HouseProcess) -> None:
    maurice = Guest(house.address, "Maurice of no account")
    refused = maurice.http.post("/api/me/profile", json={"shows": ["games"]})

    assert (403, "NotYours") == (refused.status_code, refused.json()["error"])
    assert {"games": [], "more": 0} == maurice.get("/api/me/games")
    assert 404 == looked_up(house, "Maurice of no account")[0]


def test_lists_of_others_are_closed_to_strangers(house: HouseProcess) -> None:
    paths = ("games", "statistics", "friends", "people", "export")
    answers = [get(f"{house.address}/api/me/{path}") for path in paths]

    assert [403] * len(paths) == [answer.status_code for answer in answers]


# ---- mine, to take along and to end ---------------------------------------------------------


def test_all_that_is_mine_comes_as_one_file(jeanne: Guest, tables: tuple[str, str]) -> None:
    answer = jeanne.http.get("/api/me/export")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        assert packed.testzip() is None
        files = {name: packed.read(name).decode() for name in packed.namelist()}

    me, games = json.loads(files.pop("me.json")), json.loads(files.pop("games.json"))
    assert ("Jeanne of the games", True) == (me["name"], me["account"])
    assert [*reversed(tables)] == [game[0]["table"] for game in games]
    kept = {"said.json", "notices.json", "feats.json", "daily_deals.json"}
    kept |= {"tournaments.json", "leagues.json"}
    assert {*kept, *(f"games/goat-{table}.json" for table in tables)} == {*files}
    assert farwest.verify(files[f"games/goat-{tables[0]}.json"]).fair is True


def test_who_goes_for_good_is_nowhere_and_the_others_keep_their_games(house: HouseProcess) -> None:
    ada, zeke = account(house, "Ada who goes"), account(house, "Zeke who stays")
    table = played_together(ada, zeke)
    waiting = ada.found(ME, OPEN, public=True)
    with ada.at(table, salt="") as place:
        place.ask("chat", text="Ocotillo!")
    wrong = ada.http.post("/api/me/delete", json={"name": "Ada who goes", "password": "no"})
    ada.post("/api/me/delete", {"name": "Ada who goes", "password": PASSWORD})

    assert 403 == wrong.status_code
    assert ada.get("/api/lobby")["me"] is None
    row = zeke.get("/api/me/games")["games"][0]
    assert ["A former player"] == [other["name"] for other in row["others"]]
    assert "A former player" in zeke.get(f"/api/replays/{table}")["names"]
    heard: list[str] = []
    with zeke.at(table, salt="") as place:
        place.until("outcome")
        heard += place.bytes
    assert not [text for text in heard if "Ocotillo" in text or "Ada who goes" in text]
    state = zeke.get(f"/api/tables/{waiting}")
    assert ["open", "open"] == [chair["who"] for chair in state["chairs"]]
    assert "Ada who goes" == Guest(house.address, "Ada who goes").name, "the name is free again"


def test_nobody_goes_by_a_slip_or_a_page_of_another_site(house: HouseProcess) -> None:
    guest = Guest(house.address, "Silas who stays")
    slip = guest.http.post("/api/me/delete", json={"name": "Silas"})
    foreign = post(
        f"{house.address}/api/me/delete",
        json={"name": "Silas who stays"},
        headers={"Cookie": guest.cookie},
    )

    assert [400, 403] == [slip.status_code, foreign.status_code]
    assert "Silas who stays" == guest.get("/api/lobby")["me"]["name"]
