"""The log of a house tells who runs it what happens, and nobody's secrets: in either form."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import sys
from base64 import b64encode, urlsafe_b64encode
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from farwest.server.operating.log_lines import JsonLine, TextLine
from farwest.tables.logbook import hashed
from tests.cli.conftest import played
from tests.server.guests import ME, OURS, SALT, Guest, HouseProcess, a_bot

PASSWORD, WRONG = "correct-horse-battery", "incorrect-donkey-cell"
TALK = "meet me behind the saloon at noon"
NAME = "Calpurnia Quillfeather"
EVENTS = {
    *("house-opened", "person-new", "password-set", "signed-in", "wrong-password", "token-new"),
    *("table-founded", "table-playing", "record-imported", "need-https", "house-closed"),
}
HEAD = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00 (info|warning|error) ([\w.-]+)")


class Evening:
    """All that a house hears in one evening which it must not write down."""

    def __init__(self, house: HouseProcess) -> None:
        self.house = house
        self.secrets: dict[str, str] = {"password": PASSWORD, "wrong": WRONG, "talk": TALK}
        self.secrets |= {"name": NAME, "salt": SALT}

    def happens(self) -> None:
        guest = Guest(self.house.address, NAME)
        self.keep_cookies("guest", guest)
        guest.post("/api/account", {"name": NAME, "password": PASSWORD})
        self.keep_cookies("account", guest)
        guest.post("/api/signout", None)
        wrong = guest.http.post("/api/signin", json={"name": NAME, "password": WRONG})
        assert 403 == wrong.status_code
        guest.post("/api/signin", {"name": NAME, "password": PASSWORD})
        self.keep_cookies("back", guest)
        self.secrets["token"] = str(guest.post("/api/token", None)["token"])
        self.by_token()
        table = guest.found(ME, a_bot())
        with guest.at(table) as place:
            scene = place.my_turn()
            place.ask("play", move=scene["move"], action=scene["options"][0]["action"])
            assert "done" == place.ask("chat", text=TALK)["is"]
            assert "refused" == place.ask("play", move=99, action=1)["is"]
        record = played().record
        self.secrets |= {"record's secret": str(record.secret)}
        guest.post("/api/replays", {"record": record.json()})
        foreign = {"Origin": self.house.address.replace("http", "https"), **OURS}
        refused = guest.http.post("/api/me", json={"name": NAME}, headers=foreign)
        assert (403, True) == (refused.status_code, "--https" in refused.json()["text"])
        self.break_something(guest)
        self.keep_what_the_file_has()

    def keep_cookies(self, when: str, guest: Guest) -> None:
        for name, value in guest.http.cookies.items():
            self.secrets[f"{name} of {when}"] = value
            self.secrets[f"{name} of {when}, without its date"] = value.rsplit(".", 2)[0]

    def by_token(self) -> None:
        for token, status in ((self.secrets["token"], 404), ("fw-guessed-by-somebody", 403)):
            headers = {"Authorization": f"Bearer {token}"}
            answer = httpx.get(f"{self.house.address}/api/tables/x", headers=headers, timeout=60)
            assert status == answer.status_code
        self.secrets["guessed"] = "fw-guessed-by-somebody"

    def break_something(self, guest: Guest) -> None:
        """A table that cannot be read: its log names a seat that it has not."""
        table = guest.found(ME, a_bot())
        body = json.dumps({"kind": "sit", "at": 1.0, "seat": 7, "text": NAME, "value": SALT})
        with closing(sqlite3.connect(self.house.folder / "house.db", isolation_level=None)) as file:
            file.execute("INSERT INTO log VALUES (?, 2, ?)", [table, body])
        assert 500 == guest.http.get(f"/api/tables/{table}").status_code

    def keep_what_the_file_has(self) -> None:
        with closing(sqlite3.connect(self.house.folder / "house.db")) as file:
            charters = [json.loads(row[0]) for row in file.execute("SELECT body FROM charter")]
            people = [json.loads(row[0]) for row in file.execute("SELECT body FROM person")]
            sessions = [row[0] for row in file.execute("SELECT name FROM session")]
            keys = [bytes(row[0]) for row in file.execute("SELECT bytes FROM secret")]
        for n, charter in enumerate(charters):
            self.secrets[f"secret of table {n}"] = charter["secret"]
        for person in people:
            self.person = person["id"]
            found = {"id": person["id"], "hash": person["password"], "token": person["token"]}
            self.secrets |= {f"person's {name}": value for name, value in found.items()}
        self.secrets |= {f"session {n}": name for n, name in enumerate(sessions)}
        for n, key in enumerate(keys):
            for how in (key.hex(), b64encode(key).decode(), urlsafe_b64encode(key).decode()):
                self.secrets[f"key {n} {how[:2]}"] = how


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_whole_evening_leaves_events_and_no_secrets(tmp_path: Path, form: str) -> None:
    house = HouseProcess(tmp_path, "--no-limits", "--log", form)
    evening = Evening(house)
    evening.happens()
    house.stop()
    log = house.err.read_text("utf-8")

    assert len(evening.secrets) > 20
    assert all(len(secret) > 8 for secret in evening.secrets.values())
    assert [] == [what for what, secret in evening.secrets.items() if secret in log]
    assert "Traceback" not in log
    lines = [line for line in log.splitlines() if not line.startswith("    ")]
    if form == "json":
        told = [json.loads(line) for line in lines]
        assert all({"time", "level", "event"} <= set(line) for line in told)
        events = {line["event"] for line in told}
        broke, *_ = [line for line in told if line["level"] == "error"]  # uvicorn tells it too
        assert "IndexError" == broke["error"]
        assert any("tables/ledger.py" in place for place in broke["where"])
        (signed,) = [line for line in told if line["event"] == "signed-in"]
        assert hashed(evening.person) == signed["person"]
    else:
        events = {head[2] for line in lines if (head := HEAD.match(line))}
        assert len(lines) == sum(HEAD.match(line) is not None for line in lines)
        assert "error=IndexError" in log
        assert f"signed-in person={hashed(evening.person)}" in log
    assert set() == EVENTS - events


def formed(form: logging.Formatter, error: Exception) -> str:
    try:
        raise error
    except Exception:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "it broke", (), sys.exc_info())
    return form.format(record)


@pytest.mark.parametrize("form", [JsonLine(), TextLine()])
@pytest.mark.parametrize(
    "error",
    [
        KeyError("fw-0123456789abcdefghij"),
        ValueError("invalid literal for int() with base 10: 'my own words'"),
        RuntimeError("$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$aGFzaA"),
        ValueError("5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a is odd"),
    ],
)
def test_what_an_error_quotes_is_not_told(form: logging.Formatter, error: Any) -> None:
    line = formed(form, error)

    for secret in ("fw-", "my own words", "argon2id", "5a5a"):
        assert secret not in line
    assert type(error).__name__ in line
    assert "test_log.py" in line


def test_a_line_cannot_be_forged_by_what_somebody_typed() -> None:
    line = formed(TextLine(), RuntimeError("odd\n2026-01-01 info signed-in"))

    assert 1 == sum(not part.startswith("    ") for part in line.splitlines())
