"""A house that finds tables of other rules in its file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import farwest
from tests.server.guests import ME, Guest, HouseProcess, a_bot

OLD = "0"  # a version that no game of this house plays


def aged(db: Path, table: str) -> None:
    """As if the table had been founded under older rules."""
    with closing(sqlite3.connect(db)) as file, file:
        where = "name = 'charter_is_not_rewritten'"
        (trigger,) = file.execute(f"SELECT sql FROM sqlite_master WHERE {where}").fetchone()
        file.execute("DROP TRIGGER charter_is_not_rewritten")
        sql = "UPDATE charter SET body = json_set(body, '$.version', ?) WHERE table_id = ?"
        file.execute(sql, [OLD, table])
        file.execute(trigger)


def test_a_table_of_other_rules_is_told_of_and_its_record_can_be_saved(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path, "--no-limits")
    try:
        jeanne = Guest(house.address, "Jeanne")
        table = jeanne.found(ME, a_bot(), public=True, variant={"first_dealer": 0})
        with jeanne.at(table) as place:
            scene = place.my_turn()
            place.ask("play", move=scene["move"], action=scene["options"][0]["action"])
        house.stop()
        aged(tmp_path / "house.db", table)
        house = HouseProcess(tmp_path, "--no-limits")
        jeanne.moves_to(house)
        lobby = jeanne.get("/api/lobby?language=fr")
        with jeanne.at(table) as place:
            state = place.until("table")
            refused = place.ask("play", ask="later", move=1, action=0)
        record = jeanne.get(f"/api/tables/{table}/record")
        doors = ("tables/{}/verify", "tables/{}/review", "replays/{}", "replays/{}/scene")
        answers = [jeanne.http.get("/api/" + door.format(table)) for door in doors]
        wish = {"table": table, "at": 1, "seat": 0}
        answers.append(jeanne.http.post("/api/tables/from", json=wish))
    finally:
        house.stop()

    (card,) = lobby["mine"]
    assert ("stopped", "stopped") == (card["stage"], state["stage"])
    assert "version 0 des règles" in card["outcome"]
    assert "version 0 of the rules" in state["stopped"]
    assert ("refused", state["stopped"]) == (refused["is"], refused["text"])
    assert (OLD, "goat") == (record["version"], record["game"])
    assert record["actions"]
    assert [(409, "NotNow")] * 5 == [(a.status_code, a.json()["error"]) for a in answers]
    assert {"version 0 of the rules"} == {a.json()["text"][24:46] for a in answers}
    today = farwest.replay(farwest.Record(**record | {"version": farwest.load("goat").version}))
    assert len(record["actions"]) == today.move
    assert "" == house.err.read_text()
