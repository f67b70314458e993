"""A house of several workers (`farwest serve --workers 2`): whoever a browser reaches, it plays at
its table; and no worker that is killed, stopped or sent away takes a move along."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections import Counter
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from farwest.tables.keeping import backup
from tests.server.faults import FAULTS, Faults, games, gangs
from tests.server.guests import ME, OPEN, OURS, Guest
from tests.server.killing import read
from tests.server.several import WORKERS, Workers, one_of_each

pytestmark = pytest.mark.slow  # where processors are short, silence looks like a fault

PATIENCE = 120.0
EVERYWHERE = range(WORKERS)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    folder = tmp_path_factory.mktemp("workers")
    running = Workers(folder, "--no-limits", "--owner-file", str(folder / "owner"))
    yield running
    assert -signal.SIGTERM == running.stop()
    said = running.err.read_text()
    assert "Traceback" not in said
    assert " error " not in said


@pytest.fixture
def ann(house: Workers) -> Guest:
    return Guest(house.address, "Ann")


@pytest.fixture
def bob(house: Workers) -> Guest:
    return Guest(house.address, "Bob")


def test_a_table_is_played_at_from_any_worker(house: Workers, ann: Guest, bob: Guest) -> None:
    """Whole games are played below: here it is known by which worker everybody comes in."""
    for table in one_of_each(ann, ME, OPEN):
        with house.at(0, table, ann) as annes, house.at(1, table, bob) as bobs:
            annes.add_salt("5a" * 16)
            assert "done" == bobs.ask("sit", seat=1, salt="5b" * 16)["is"]
            scenes = {place: place.until("scene") for place in (annes, bobs)}
            for place, scene in scenes.items():  # who is asked, or both at once
                if scene["options"]:
                    action = scene["options"][0]["action"]
                    answer = place.ask("play", move=scene["move"], action=action)
                    assert "done" == answer["is"], answer
            for place, other, text in ((annes, bobs, "Howdy"), (bobs, annes, "Good day")):
                place.ask("chat", text=text)
                while other.until("talk")["text"] != text:
                    pass
            states = [house.ask(k, "GET", f"/api/tables/{table}", bob) for k in EVERYWHERE]
        assert states[0] == states[1]
        assert [True, True] == [chair["here"] for chair in states[0][1]["chairs"]]


def test_what_programs_ask_is_answered_by_whoever_has_the_table(house: Workers, ann: Guest) -> None:
    for table in one_of_each(ann, ME, OPEN):
        for k in EVERYWHERE:
            said = {"do": "chat", "ask": f"by {k}", "text": "Howdy é"}
            found = house.ask(k, "POST", f"/api/tables/{table}/do", ann, said)
            assert (200, "done", f"by {k}") == (found[0], found[1]["is"], found[1]["ask"])
            refused = house.ask(k, "POST", f"/api/tables/{table}/do", ann, {"do": "dance"})
            assert (400, "BadMessage") == (refused[0], refused[1]["error"])
            http = HTTPConnection(urlsplit(house.address).netloc)
            http.sock = house.line_to(k)
            http.request("GET", f"/api/tables/{table}/stream", headers={"Cookie": ann.cookie})
            stream = http.getresponse()
            assert {"table", "talk"} >= {json.loads(stream.readline())["is"] for _ in range(2)}
            http.sock.close()
    nowhere = [house.ask(k, "GET", f"/api/tables/{n}", ann)[0] for k in EVERYWHERE for n in "abcd"]
    assert [404] * len(nowhere) == nowhere


def test_the_lobby_is_the_same_at_every_worker(house: Workers, ann: Guest, bob: Guest) -> None:
    tables = one_of_each(ann, ME, OPEN, public=True)
    with house.at(0, tables[0], ann), house.at(0, tables[1], ann) as place:
        place.until("table")
        lobbies = [house.ask(k, "GET", "/api/lobby?language=en", bob)[1] for k in EVERYWHERE]
        mine = [house.ask(k, "GET", "/api/lobby?language=en", ann)[1]["mine"] for k in EVERYWHERE]
    assert lobbies[0]["open"] == lobbies[1]["open"]
    here = {card["table"]: card["chairs"][0]["here"] for card in lobbies[0]["open"]}
    assert dict.fromkeys(tables, True) == {t: here[t] for t in tables}
    assert mine[0] == mine[1]
    assert {*tables} <= {card["table"] for card in mine[0]}


def test_a_seat_is_found_and_a_name_goes_at_every_worker(house: Workers, ann: Guest) -> None:
    rob = Guest(house.address, "Rob who goes")
    tables = one_of_each(ann, ME, OPEN, game="circles", public=True)
    found: set[str] = set()
    while not {*tables} <= found:
        _, paired = house.ask(0, "POST", "/api/pair", rob, {"game": "circles"})
        assert not paired["fresh"]
        found.add(paired["table"])
    names = [ann.get(f"/api/tables/{table}")["chairs"][1]["name"] for table in tables]
    gone = house.ask(1, "POST", "/api/me/delete", rob, {"name": "Rob who goes"})

    assert ["Rob who goes"] * WORKERS == names
    assert (200, None) == gone
    chairs = [ann.get(f"/api/tables/{table}")["chairs"][1]["who"] for table in tables]
    assert ["open"] * WORKERS == chairs


def test_days_off_stop_the_clocks_of_every_worker(house: Workers, ann: Guest, bob: Guest) -> None:
    day = {"minutes": 24 * 60, "a_move": True}
    tables = one_of_each(ann, ME, OPEN, clock=day)
    for table in tables:
        with ann.at(table), bob.at(table) as place:
            place.ask("sit", seat=1, salt="5a" * 16)
            place.until("table", where=lambda state: state["stage"] == "playing")
    status, told = house.ask(0, "POST", "/api/vacation", ann, {"days": 2})
    assert 200 == status, told
    states = [ann.get(f"/api/tables/{table}") for table in tables]
    assert [True] * len(tables) == [state["chairs"][0]["off"] > 0 for state in states]


def test_who_signs_out_is_off_every_line(house: Workers, ann: Guest) -> None:
    tables = one_of_each(ann, ME, OPEN)
    with house.at(0, tables[0], ann) as here, house.at(0, tables[1], ann) as there:
        for place in (here, there):
            place.until("table")
        assert 200 == house.ask(0, "POST", "/api/signout", ann)[0]
        for place in (here, there):
            with pytest.raises(ConnectionClosed):
                place.until("the end")


@pytest.fixture(scope="module")
def owner(house: Workers) -> Guest:
    olga = Guest(house.address, "Olga")
    olga.post("/api/owner/enter", the_key(house))
    return olga


def the_key(house: Workers) -> dict[str, str]:
    return {"key": (house.folder / "owner").read_text().strip().partition("#")[2]}


def test_the_owner_sees_and_bans_at_every_worker(
    house: Workers, owner: Guest, ann: Guest, bob: Guest
) -> None:
    """The key is good for once, wherever; nobody outside can say where they come from."""
    key = the_key(house)
    again = [house.ask(k, "POST", "/api/owner/enter", bob, key)[0] for k in EVERYWHERE]
    assert [403] * WORKERS == again
    tables = one_of_each(ann, ME, OPEN)
    lie = {"X-Farwest-From": "10.9.8.7 1 ws"}
    with house.at(0, tables[0], bob, **lie) as here, house.at(0, tables[1], bob, **lie) as there:
        for place in (here, there):
            place.until("table")
        bobs: dict[str, Any] = {}
        for k in EVERYWHERE:
            people = house.ask(k, "GET", "/api/owner/people", owner)[1]["people"]
            bobs = next(person for person in people if person["name"] == "Bob")
            assert "127.0.0.1" == bobs["address"]
            assert {*tables} == {*bobs["tables"]}
            seen = house.ask(k, "GET", "/api/owner/tables", owner)[1]
            assert {*tables} <= {card["table"] for card in seen["tables"]}
            lines = next(quota for quota in seen["quotas"] if quota["name"] == "lines")
            assert lines["used"] >= 2
        ban = {"person": bobs["person"], "hours": 1, "why": "test"}
        assert 200 == house.ask(0, "POST", "/api/owner/bans", owner, ban)[0]
        for place in (here, there):
            assert "NotYours" == place.until("refused")["error"]
    refused = [house.ask(k, "GET", "/api/lobby", bob)[0] for k in EVERYWHERE]
    assert [403] * WORKERS == refused


def test_who_comes_by_another_worker_is_known_by_their_own_address(
    house: Workers, owner: Guest, ann: Guest
) -> None:
    """By request as by socket: else everybody would share one person's limits."""
    streams = []
    for table in one_of_each(ann, ME, OPEN):
        http = HTTPConnection(urlsplit(house.address).netloc)
        http.sock = house.line_to(0)
        lie = {"Cookie": ann.cookie, "X-Farwest-From": "10.9.8.7 1 http"}
        http.request("GET", f"/api/tables/{table}/stream", headers=lie)
        streams.append(http.getresponse())
        assert "table" == json.loads(streams[-1].readline())["is"]
    for k in EVERYWHERE:
        status, page = house.ask(k, "GET", "/api/owner/people", owner)
        assert 200 == status
        found = [one for one in page["people"] if one["name"] == "Ann" and len(one["tables"]) == 2]
        assert ["127.0.0.1"] == [one["address"] for one in found]
    for stream in streams:
        stream.close()


def test_who_is_sent_away_ends_the_streams_it_passed_on(house: Workers, ann: Guest) -> None:
    """With their last line, and at once: nobody waits for them."""
    lines = []
    for table in one_of_each(ann, ME, OPEN):
        http = HTTPConnection(urlsplit(house.address).netloc)
        http.sock = house.line_to(0)
        http.request("GET", f"/api/tables/{table}/stream", headers={"Cookie": ann.cookie})
        lines.append(http.getresponse())
        assert "table" == json.loads(lines[-1].readline())["is"]
    os.kill(house.pids()[0], signal.SIGTERM)
    for line in lines:
        assert all(json.loads(text) for text in line.read().splitlines() if text)


# ---- faults ------------------------------------------------------------------------------------


@pytest.mark.parametrize("cycles", [1, pytest.param(10, marks=pytest.mark.slow)])
def test_whatever_happens_to_a_worker_no_acknowledged_move_is_lost(
    house: Workers, cycles: int
) -> None:
    """Killed, stopped and sent away so many times each, under load. How long anybody waited for the
    next one: bench.faults."""
    faults = Faults(house, random.Random(19), plan=[*FAULTS] * cycles)
    parties = gangs(faults, (2, 2, 2) if cycles == 1 else (2, 3, 3, 4, 5))
    asyncio.run(asyncio.wait_for(games(faults, parties), PATIENCE * (1 + cycles)))
    backup(house.folder / "house.db", house.folder / f"{cycles}.db")
    assert asyncio.run(read(house.folder / f"{cycles}.db", parties))  # each move once
    moves = [move for party in parties for person in party.people for move in person.moves]
    assert sum(move.done for move in moves) > 20 * cycles
    assert Counter(dict.fromkeys(FAULTS, cycles)) == faults.happened
    assert 3 * cycles <= faults.takeovers()  # a machine that has no time may look like a fault


@pytest.mark.slow
def test_workers_with_limits_count_an_address_together(tmp_path: Path) -> None:
    """And lead sockets on as those without."""
    house = Workers(tmp_path)
    try:
        ann = Guest(house.address, "Ann")
        tables = one_of_each(ann, ME, OPEN)
        for table in tables:
            with house.at(0, table, ann) as place:
                assert "pong" == place.ask("ping")["is"]
        lines = [HTTPConnection(urlsplit(house.address).netloc) for _ in EVERYWHERE]
        for k, line in enumerate(lines):
            line.sock = house.line_to(k)
        said: list[int] = []
        while not said or max(said) == 403:  # whoever never gave the right password
            wish = json.dumps({"name": f"nobody {len(said)}", "password": "a guess of mine"})
            lines[len(said) % WORKERS].request("POST", "/api/signin", wish, OURS)
            reply = lines[len(said) % WORKERS].getresponse()
            reply.read()
            said.append(reply.status)
        assert [403] * (len(said) - 1) + [429] == said
        assert len(said) < 10 * WORKERS  # ten of all workers, and one in five seconds
    finally:
        house.stop()
    assert "Traceback" not in house.err.read_text()
