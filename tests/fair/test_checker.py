"""A deal can be checked by somebody who has read the page /fair and nothing else: checker.mjs was
written so. And a house that does not keep to its seal is found out."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import farwest
from tests.fair.vectors import FILE, vectors
from tests.server.guests import ME, SALT, Guest, HouseProcess, Place, a_bot

CHECKER = Path(__file__).with_name("checker.mjs")
NODE = shutil.which("node")


def checked(deal: dict[str, Any]) -> dict[str, Any]:
    assert NODE, "the pages are built with Node: it is there"
    done = subprocess.run([NODE, CHECKER], input=json.dumps(deal), capture_output=True, text=True)
    assert "" == done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


FAIR = {"seal": True, "wrong": -1, "lot": True}


def test_the_page_shows_draws_of_the_dealer() -> None:
    assert vectors() == json.loads(FILE.read_text("utf-8"))


def test_the_checker_finds_the_draws_of_the_page() -> None:
    assert [FAIR] * len(vectors()) == [checked(one) for one in vectors()]


def test_the_checker_finds_a_draw_that_was_changed() -> None:
    one = vectors()[1]
    one["draws"][2]["drawn"] = (one["draws"][2]["drawn"] + 1) % 4

    assert {**FAIR, "wrong": 2} == checked(one)


def played(place: Place) -> dict[str, Any]:
    """To the end, with the first option each time: the outcome."""
    while not (scene := place.my_turn())["over"]:
        place.ask("play", move=scene["move"], action=scene["options"][0]["action"])
    return place.until("outcome")


def deal_of(guest: Guest, table: str, outcome: dict[str, Any], seal: str) -> dict[str, Any]:
    verdict = guest.get(f"/api/tables/{table}/verify")
    return {
        "secret": outcome["secret"],
        "seal": seal,
        "salt": outcome["salt"],
        "draws": verdict["dealt"],
    }


def test_a_whole_game_is_dealt_as_the_page_says(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, a_bot(), game="meeples")
    with jeanne.at(table) as hers:
        seal = hers.until("table")["commitment"]
        outcome = played(hers)
    verdict = jeanne.get(f"/api/tables/{table}/verify")
    deal = deal_of(jeanne, table, outcome, seal)
    lot = {"secret": deal["secret"], "seal": seal, "draws": [], "salt": verdict["begins"]["salt"]}

    assert len(deal["draws"]) > 20
    assert FAIR == checked(deal)
    assert FAIR == checked(lot | {"lot": verdict["begins"]["dealt"]})
    assert SALT in outcome["salt"]
    assert farwest.verify(json.dumps(jeanne.get(f"/api/tables/{table}/record"))).fair


def test_a_house_that_chooses_its_secret_after_the_salt_is_found_out(tmp_path: Path) -> None:
    """It takes another secret once it has the bytes of the seats, and says so in its seal too."""
    honest = HouseProcess(tmp_path, "--no-limits")
    jeanne = Guest(honest.address, "Jeanne")
    table = jeanne.found(ME, {"who": "open"})
    with jeanne.at(table) as hers:
        shown = hers.until("table")["commitment"]
        hers.until("done")
    port = int(honest.address.rsplit(":", 1)[1])
    honest.kill()
    with sqlite3.connect(tmp_path / "house.db") as file:
        file.execute("DROP TRIGGER charter_is_not_rewritten")
        file.execute("UPDATE charter SET body = json_set(body, '$.secret', ?)", ["cd" * 32])
    dishonest = HouseProcess(tmp_path, "--no-limits", port=port)
    try:
        with jeanne.at(table) as hers:
            now = hers.until("table")["commitment"]
            assert "done" == hers.ask("start")["is"]
            outcome = played(hers)
        by_its_own_word = checked(deal_of(jeanne, table, outcome, outcome["commitment"]))
        by_what_was_kept = checked(deal_of(jeanne, table, outcome, shown))
    finally:
        dishonest.kill()

    assert shown != now
    assert FAIR == by_its_own_word
    assert {**FAIR, "seal": False} == by_what_was_kept


def test_bytes_are_taken_under_the_seal_that_was_shown_only(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, {"who": "open"})
    with jeanne.at(table, salt="") as hers:
        seal = hers.until("table")["commitment"]
        other = hers.ask("salt", seal="ab" * 32, salt=SALT)
        hers.send("salt", seal=seal, salt="5a" * 15)
        short = hers.until("refused")
        too_early = hers.ask("start")
        right = hers.ask("salt", seal=seal, salt=SALT)
        started = hers.ask("start")

    assert ["NotNow", "BadMessage", "NotNow"] == [r["error"] for r in (other, short, too_early)]
    assert ["done", "done"] == [right["is"], started["is"]]


def test_the_host_frees_a_chair_whose_owner_never_comes(house: HouseProcess) -> None:
    jeanne, opal = Guest(house.address, "Jeanne"), Guest(house.address, "Opal")
    table = jeanne.found(ME, {"who": "open"})
    with opal.at(table, salt="") as his:
        his.ask("sit", seat=1)  # and adds no bytes
    with jeanne.at(table) as hers:
        late = hers.ask("start")
        freed = hers.ask("free", seat=1)
        started = hers.ask("start")

    assert ("NotNow", "Opal") == (late["error"], late["text"].split()[0])
    assert ["done", "done"] == [freed["is"], started["is"]]
