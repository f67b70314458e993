"""A real house is killed in the middle of a round, and between rounds: the tournament goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest, HouseProcess

ROUNDS = 3
KILLS = 3


def begun(host: Guest) -> str:
    wish = {"title": "C", "game": "goat", "format": "swiss", "size": 4, "rounds": ROUNDS}
    cup = str(host.post("/api/tournaments", wish | {"bots": True, "by_itself": True})["id"])
    host.post(f"/api/tournaments/{cup}/bots", {"level": "greenhorn", "count": 8})
    host.post(f"/api/tournaments/{cup}/close", {})
    return cup


def awaited(page: dict[str, Any]) -> str:
    """A table of the last round that is not over."""
    tables = page["rounds"][0]["tables"]
    return next((str(t["table"]) for t in tables if t["stage"] != "over"), "")


def seated(table: dict[str, Any]) -> list[str]:
    return [table["table"], *sorted(str(seat["number"]) for seat in table["seats"])]


def sees_one_end(guest: Guest, cup: str) -> dict[str, Any]:
    """Watches a table to its end."""
    page: dict[str, Any] = guest.get(f"/api/tournaments/{cup}")
    if table := awaited(page):
        with guest.at(table, salt="") as place:
            place.until("outcome")
    return page


@pytest.mark.slow
def test_a_tournament_goes_on_after_each_kill(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path, "--no-limits")
    ann = Guest(house.address, "Ann")
    cup = begun(ann)
    kills, known = 0, dict[int, Any]()
    while True:
        page = sees_one_end(ann, cup)
        rounds = {one["number"]: [seated(t) for t in one["tables"]] for one in page["rounds"]}
        assert known == {number: rounds[number] for number in known}  # what was paired stays so
        known = rounds
        if page["card"]["stage"] == "over":
            break
        if kills < KILLS:
            kills += 1
            port = int(house.address.rpartition(":")[2])
            house.kill()
            house = HouseProcess(tmp_path, "--no-limits", port=port)
    assert KILLS == kills
    assert [*range(ROUNDS, 0, -1)] == [one["number"] for one in page["rounds"]]
    tables = [t["table"] for one in page["rounds"] for t in one["tables"]]
    assert ROUNDS * 2 == len(tables) == len({*tables})
    assert {ROUNDS} == {row["played"] for row in page["standings"]}
    house.stop()
    assert "Traceback" not in house.err.read_text()  # those that were killed left semaphores


@pytest.mark.slow
def test_two_workers_run_it_as_one_would(tmp_path: Path) -> None:
    """Tables of both, results heard by either: each round is paired once."""
    house = HouseProcess(tmp_path, "--no-limits", "--workers", "2")
    ann = Guest(house.address, "Ann")
    cup = begun(ann)
    while (page := sees_one_end(ann, cup))["card"]["stage"] != "over":
        pass
    assert [*range(ROUNDS, 0, -1)] == [one["number"] for one in page["rounds"]]
    assert {ROUNDS} == {row["played"] for row in page["standings"]}
    house.stop()
    assert "" == house.err.read_text()
