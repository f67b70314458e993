"""What can be done about somebody: not to meet them, to report them, and to shut them out."""

from __future__ import annotations

import os
import pty
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from farwest.server import owner as page
from farwest.tables import owners_book
from tests.server.guests import ME, OPEN, OURS, Guest, HouseProcess, a_bot, another


class Owner:
    """A browser that came by the link."""

    def __init__(self, house: HouseProcess, link: str) -> None:
        self.http = httpx.Client(base_url=house.address, headers=OURS, timeout=60)
        self.key = link.strip().partition("#")[2]

    def enters(self) -> int:
        return self.http.post("/api/owner/enter", json={"key": self.key}).status_code

    def sees(self, what: str, begin: int = 0) -> dict[str, Any]:
        answer = self.http.get(f"/api/owner/{what}?from={begin}")
        assert 200 == answer.status_code, answer.text
        return dict(answer.json())

    def does(self, what: str, **wish: Any) -> int:
        return self.http.post(f"/api/owner/{what}", json=wish).status_code


@pytest.fixture(scope="module")
def owned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[HouseProcess, Owner]]:
    folder = tmp_path_factory.mktemp("owned")
    link = folder / "owner.txt"
    running = HouseProcess(folder, "--no-limits", "--owner-file", str(link))
    Guest(running.address, "First")  # it stands by now, and the link is written
    owner = Owner(running, link.read_text())
    assert 200 == owner.enters()
    yield running, owner
    running.stop()
    assert "" == running.err.read_text()


# ---- block ------------------------------------------------------------------------------------


def test_who_is_blocked_is_not_heard_and_does_not_come_to_my_tables(house: HouseProcess) -> None:
    jeanne, zeke = Guest(house.address, "Jeanne B1"), Guest(house.address, "Zeke B1")
    opal = Guest(house.address, "Opal B1")
    table = jeanne.found(ME, OPEN, OPEN, public=True)
    with jeanne.at(table) as hers, zeke.at(table, salt="") as his:
        his.ask("chat", text="Loser!")
        n = hers.until("talk")["n"]
        assert "done" == hers.ask("block", n=n)["is"]
        assert "NotYours" == his.until("refused")["error"]  # her table: he goes
        with pytest.raises(ConnectionClosed):
            his.until("nothing more")
    later = jeanne.found(ME, OPEN, public=True)
    with zeke.at(later, salt="") as his:
        assert "NotYours" == his.until("refused")["error"]
    for wish in ({"do": "sit", "seat": 1}, {"do": "chat", "text": "Let me in!"}):
        answer = zeke.http.post(f"/api/tables/{later}/do", json={**wish, "ask": "x"})
        assert (409, "NotYours") == (answer.status_code, answer.json()["error"])
    with opal.at(opal.found(ME, OPEN, OPEN, public=True)) as other:
        other.until("table")
        with jeanne.at(other_table := str(opal.get("/api/lobby")["mine"][0]["table"]), "") as hers:
            hers.until("table")
            with zeke.at(other_table, salt="") as his:
                his.ask("chat", text="Hello again")
                other.ask("chat", text="Howdy")
                assert "Howdy" == hers.until("talk")["text"]


def test_i_am_told_where_somebody_sits_whom_i_blocked(house: HouseProcess) -> None:
    jeanne, zeke = Guest(house.address, "Jeanne B2"), Guest(house.address, "Zeke B2")
    table = zeke.found(ME, OPEN, OPEN, public=True)
    with zeke.at(table) as his, jeanne.at(table, salt="") as hers:
        assert [False] * 3 == [chair["blocked"] for chair in hers.until("table")["chairs"]]
        assert "done" == hers.ask("block", seat=0)["is"]
        seen = hers.until("table", where=lambda state: state["chairs"][0]["blocked"])
        assert [True, False, False] == [chair["blocked"] for chair in seen["chairs"]]
        assert "done" == hers.ask("sit", seat=1)["is"]  # her choice, and she knows
        theirs = his.until("table", where=lambda state: state["chairs"][1]["who"] == "guest")
        assert not any(chair["blocked"] for chair in theirs["chairs"])
        assert "refused" == hers.ask("block", seat=1)["is"]  # nobody blocks themselves
    cards = [card for card in jeanne.get("/api/lobby")["mine"] if card["table"] == table]
    assert cards
    elsewhere = Guest(house.address, "Ada B2")
    listed = [c for c in elsewhere.get("/api/lobby")["open"] if c["table"] == table]
    assert [[False] * 3] == [[chair["blocked"] for chair in card["chairs"]] for card in listed]


def test_lists_can_be_read_and_taken_back(house: HouseProcess) -> None:
    jeanne, zeke = Guest(house.address, "Jeanne B3"), Guest(house.address, "Zeke B3")
    table = jeanne.found(ME, OPEN, OPEN, public=True)
    with jeanne.at(table) as hers, zeke.at(table, salt="") as his:
        his.ask("chat", text="Loser!")
        hers.ask("mute", n=hers.until("talk")["n"])
        (muted,) = jeanne.get("/api/me/people")["muted"]
        assert "Zeke B3" == muted["name"]
        assert [] == zeke.get("/api/me/people")["muted"]
        stolen = zeke.post("/api/me/people", {"list": "muted", "id": muted["id"]})
        assert [] == stolen["muted"]
        assert 1 == len(jeanne.get("/api/me/people")["muted"])  # an id is good for one list
        left = jeanne.post("/api/me/people", {"list": "muted", "id": muted["id"]})
        assert ([], []) == (left["muted"], left["blocked"])
        his.ask("chat", text="Sorry.")
        assert "Sorry." == hers.until("talk", where=lambda one: one["text"] != "Loser!")["text"]


# ---- report -----------------------------------------------------------------------------------


def test_a_report_reaches_the_owner_with_the_talk_around_it(
    owned: tuple[HouseProcess, Owner],
) -> None:
    house, owner = owned
    jeanne, zeke = Guest(house.address, "Jeanne R1"), Guest(house.address, "Zeke R1")
    table = jeanne.found(ME, OPEN, OPEN, public=True)
    with jeanne.at(table) as hers, zeke.at(table, salt="") as his:
        his.ask("chat", text="Hm")
        his.ask("chat", text="Loser!")
        n = hers.until("talk", where=lambda one: one["text"] == "Loser!")["n"]
        hers.ask("chat", text="Please.")
    path = f"/api/tables/{table}/report"
    jeanne.post(path, {"reason": "rude words", "n": n})
    own = zeke.http.post(path, json={"reason": "of myself", "n": n})
    zeke.post(path, {"reason": "her name", "seat": 0})
    zeke.post(path, {"reason": "the whole table"})
    reports = [one for one in owner.sees("reports")["reports"] if one["table"] == table]

    assert 409 == own.status_code
    assert ["the whole table", "her name", "rude words"] == [one["reason"] for one in reports]
    assert ["", "Jeanne R1", "Zeke R1"] == [one["name"] for one in reports]
    talk = [(word["name"], word["text"], word["meant"]) for word in reports[-1]["talk"]]
    assert [("Zeke R1", "Hm", False), ("Zeke R1", "Loser!", True)] == talk[:2]
    assert ("Jeanne R1", "Please.", False) == talk[2]
    assert 200 == owner.does(f"reports/{reports[-1]['number']}/settle")
    left = [one["reason"] for one in owner.sees("reports")["reports"] if one["table"] == table]
    assert ["the whole table", "her name"] == left


def test_nobody_reports_more_than_a_few_times_a_day(owned: tuple[HouseProcess, Owner]) -> None:
    house, _ = owned
    zeke, ada = Guest(house.address, "Zeke R2"), Guest(house.address, "Ada R2")
    table = ada.found(ME, OPEN, public=True)
    wish = {"reason": "because", "seat": 0}
    answers = [zeke.http.post(f"/api/tables/{table}/report", json=wish) for _ in range(12)]
    nameless = httpx.post(
        f"{house.address}/api/tables/{table}/report", json=wish, headers=OURS, timeout=60
    )

    most = owners_book.MOST_A_DAY
    assert [*[200] * most, *[429] * (12 - most)] == [one.status_code for one in answers]
    assert 403 == nameless.status_code


# ---- the owner --------------------------------------------------------------------------------


def test_the_key_is_good_for_once_and_what_it_gave_can_be_ended(tmp_path: Path) -> None:
    link = tmp_path / "owner.txt"
    house = HouseProcess(tmp_path, "--no-limits", "--owner-file", str(link))
    Guest(house.address, "First")
    first, second = (Owner(house, link.read_text()) for _ in range(2))
    guess = Owner(house, "http://x/owner#" + "a" * 32)
    answers = [first.http.get("/api/owner/people").status_code, guess.enters()]
    answers += [first.enters(), second.enters(), first.enters()]
    answers += [first.http.get("/api/owner/people").status_code]
    answers += [second.http.get("/api/owner/people").status_code]
    first.does("leave/everywhere")
    answers += [first.http.get("/api/owner/people").status_code]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("house.db*"))
    mode = stat.S_IMODE(link.stat().st_mode)
    house.stop()

    assert [403, 403, 200, 403, 403, 200, 403, 403] == answers
    assert 0o600 == mode
    assert first.key.encode() not in kept
    cookies = [str(cookie.value) for cookie in first.http.cookies.jar]
    assert [value for value in cookies if value.encode() in kept] == []


def test_the_link_is_printed_on_a_terminal(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "farwest.cli", "serve", "--port", "0", "--language", "en"]
    screen, inside = pty.openpty()
    process = subprocess.Popen(
        [*command, "--db", str(tmp_path / "house.db")], stdout=inside, stderr=subprocess.STDOUT
    )
    text = b""
    while b"owner#" not in text and len(text) < 10_000:
        text += os.read(screen, 4096)
    process.kill()
    process.wait()
    os.close(screen)
    os.close(inside)

    assert b"Owner" in text


def test_strangers_get_nothing_of_the_owners_page(owned: tuple[HouseProcess, Owner]) -> None:
    house, _ = owned
    zeke = Guest(house.address, "Zeke O1")
    looks = ("reports", "people", "tables", "bans", "deeds")
    deeds = {
        "bans": {"person": "x"},
        "bans/1/lift": {},
        "reports/1/settle": {},
        "tables/x/close": {},
        "leave": {},
        "leave/everywhere": {},
    }
    found = [zeke.http.get(f"/api/owner/{look}").status_code for look in looks]
    found += [
        zeke.http.post(f"/api/owner/{do}", json=wish).status_code for do, wish in deeds.items()
    ]

    assert {403} == set(found)


def test_a_foreign_page_cannot_act_for_the_owner(owned: tuple[HouseProcess, Owner]) -> None:
    _, owner = owned
    answer = owner.http.post(
        "/api/owner/leave", json={}, headers={"Origin": "https://evil.example"}
    )

    assert 403 == answer.status_code
    assert "people" in owner.sees("people")


def test_who_is_banned_is_out_at_once_and_a_bot_plays_on(
    owned: tuple[HouseProcess, Owner],
) -> None:
    house, owner = owned
    jeanne, zeke = Guest(house.address, "Jeanne O2"), Guest(house.address, "Zeke O2")
    table = jeanne.found(ME, OPEN, public=True)
    token = zeke.post("/api/token", None)["token"]
    with jeanne.at(table) as hers, zeke.at(table, salt="") as his:
        his.ask("sit", seat=1, salt="7b" * 16)
        hers.until("scene")
        (card,) = [one for one in owner.sees("people")["people"] if one["name"] == "Zeke O2"]
        assert (False, [table], False) == (card["account"], card["tables"], card["banned"])
        assert 200 == owner.does("bans", person=card["person"], hours=24, why="rude")
        refused = his.until("refused")
        assert "shut you out" in refused["text"]
        with pytest.raises(ConnectionClosed):
            his.until("nothing more")
        hers.until("table", where=lambda state: any(c["bot_for"] for c in state["chairs"]))
    with zeke.at(table, salt="") as again:
        assert "NotYours" == again.until("refused")["error"]
    asks = [
        zeke.http.get("/api/lobby"),
        zeke.http.post("/api/tables", json={"game": "goat", "chairs": [ME, a_bot()]}),
        zeke.http.post("/api/me", json={"name": "Somebody Else"}),
        zeke.http.get(f"/api/tables/{table}/stream"),
        httpx.get(
            f"{house.address}/api/lobby", headers={"Authorization": f"Bearer {token}"}, timeout=60
        ),
    ]
    assert [403] * 5 == [answer.status_code for answer in asks]
    (ban,) = [one for one in owner.sees("bans")["bans"] if one["name"] == "Zeke O2"]
    assert 200 == owner.does(f"bans/{ban['number']}/lift")
    assert 200 == zeke.http.get("/api/lobby").status_code
    done = [(d["what"], d["about"], d["text"]) for d in owner.sees("deeds")["deeds"][:2]]
    assert [("unbanned", "Zeke O2", "rude"), ("banned", "Zeke O2", "rude")] == done


def test_bans_outlive_a_restart_and_end_by_themselves(tmp_path: Path) -> None:
    link = tmp_path / "owner.txt"
    house = HouseProcess(tmp_path, "--no-limits", "--owner-file", str(link))
    zeke, opal = Guest(house.address, "Zeke"), Guest(house.address, "Opal")
    owner = Owner(house, link.read_text())
    owner.enters()
    for guest in (zeke, opal):
        with guest.at(guest.found(ME, OPEN)) as place:
            place.until("table")
            (card,) = [p for p in owner.sees("people")["people"] if p["name"] == guest.name]
            owner.does("bans", person=card["person"], hours=1)
    house.kill()
    with sqlite3.connect(tmp_path / "house.db") as file:
        sql = (
            "UPDATE ban SET until = 1, body = json_set(body, '$.until', 1) WHERE body LIKE '%Opal%'"
        )
        assert 1 == file.execute(sql).rowcount
    again = HouseProcess(tmp_path, "--no-limits")
    found = [
        httpx.get(
            f"{again.address}/api/lobby", headers={"Cookie": guest.cookie}, timeout=60
        ).status_code
        for guest in (zeke, opal)
    ]
    again.process.terminate()
    again.process.wait(30)
    assert again.process.stdout is not None
    said = again.process.stdout.read()
    again.stop()

    assert [403, 200] == found
    assert "owner#" not in said  # into a pipe, which somebody keeps


def test_an_address_is_banned_for_a_while_and_never_the_owners_own(
    owned: tuple[HouseProcess, Owner],
) -> None:
    _, owner = owned
    answers = [
        owner.does("bans", address="127.0.0.1", hours=1),
        owner.does("bans", address="2001:db8:1:2:3::7"),
        owner.does("bans", address="no address", hours=1),
        owner.does("bans", address="2001:db8:1:2:3::7", hours=1, why="flood"),
    ]
    (ban,) = [one for one in owner.sees("bans")["bans"] if one["address"]]
    owner.does(f"bans/{ban['number']}/lift")

    assert [409, 400, 400, 200] == answers
    assert "2001:db8:1:2::/64" == ban["address"]


def test_the_owner_closes_a_table_for_good(owned: tuple[HouseProcess, Owner]) -> None:
    house, owner = owned
    jeanne = Guest(house.address, "Jeanne O3")
    table = jeanne.found(ME, another("Ada O3"), public=True)
    with jeanne.at(table) as hers:
        hers.until("scene")
        (card,) = [one for one in owner.sees("tables")["tables"] if one["table"] == table]
        assert ("playing", 1, True) == (card["stage"], card["here"], card["public"])
        assert 200 == owner.does(f"tables/{table}/close", why="spam")
        state = hers.until("table", where=lambda state: state["stage"] == "stopped")
        assert state["stopped"].startswith("The owner of this house closed this table.")
        assert "refused" == hers.ask("play", move=0, action=0)["is"]
    assert 409 == owner.does(f"tables/{table}/close")
    assert "closed" == owner.sees("deeds")["deeds"][0]["what"]


def test_every_list_comes_in_leaves(owned: tuple[HouseProcess, Owner]) -> None:
    house, owner = owned
    ada = Guest(house.address, "Ada O4")
    table = ada.found(ME, OPEN, public=True)
    many = page.LEAF + 3
    for n in range(0, many, owners_book.MOST_A_DAY):
        zeke = Guest(house.address, f"Zeke O4 {n}")
        for k in range(n, min(n + owners_book.MOST_A_DAY, many)):
            zeke.post(f"/api/tables/{table}/report", {"reason": f"number {k}", "seat": 0})
    found, begin = [], 0
    while True:
        leaf = owner.sees("reports", begin)
        assert len(leaf["reports"]) <= page.LEAF
        found += [one["reason"] for one in leaf["reports"] if one["table"] == table]
        if not (begin := leaf["more"]):
            break

    assert [f"number {k}" for k in reversed(range(many))] == found
    quotas = {one["name"]: one for one in leaf["quotas"]}
    assert many <= quotas["reports"]["used"] <= quotas["reports"]["most"]
    assert 400 == owner.http.get("/api/owner/reports?from=x").status_code
