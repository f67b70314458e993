"""Malformed, stale, foreign and oversized: a named error for each, and the house stays up."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import ME, PATIENCE, Guest, HouseProcess, Place, a_bot

KINDS = (
    *("hello", "sit", "stand", "side", "fill", "start", "play", "undo", "agree", "hint", "why-not"),
    *("explain", "chat", "plan", "lift", "again", "look", "rewind", "ping", "nonsense"),
)
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 5, 99, 2**20, 2**63, 2**200, 1.5, 1e308, "", "x", "é" * 30, "\u0000"),
    *("<script>alert(1)</script>", "x" * 400, [], {}, [[]], {"a": 1}, "wide", "fr", "legend"),
    *("circle", ["x"], ["x"] * 30, "tile-bank", "card-", "seat-9:coin", "option:offer"),
)
FIELDS = (
    *("ask", "move", "action", "seat", "salt", "level", "text", "yes", "language", "canvas"),
    *("to", "stops", "thing", "side", "since", "upto"),
)

MANY = 50  # guesses


def message(dice: random.Random) -> str:
    """Something like a message, and often not even that."""
    facts: dict[str, Any] = {"do": dice.choice(KINDS), "ask": f"f{dice.randrange(10**6)}"}
    for field in dice.sample(FIELDS, dice.randrange(5)):
        facts[field] = dice.choice(ODD)
    text = json.dumps(facts)
    mangle = dice.random()
    if mangle < 0.08:
        return text[: dice.randrange(len(text))]
    if mangle < 0.16:
        cut = dice.randrange(len(text))
        return text[:cut] + chr(dice.randrange(1, 0x2FFF)) + text[cut + 1 :]
    if mangle < 0.18:
        return "[" * dice.randrange(1, 4000)
    if mangle < 0.2:
        return json.dumps({**facts, "text": "y" * 9000})
    return text


def ping(place: Place, ask: str) -> list[dict[str, Any]]:
    """All that was said before the answer to a ping."""
    heard: list[dict[str, Any]] = []
    place.send("ping", ask=ask)
    while True:
        found = place.hear()
        if found["is"] == "pong" and found["ask"] == ask:
            return heard
        heard.append(found)


@pytest.mark.parametrize("many", [1000, pytest.param(5000, marks=pytest.mark.slow)])
def test_thousands_of_bad_messages(house: HouseProcess, many: int) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, a_bot(), variant={"first_dealer": 0})
    dice = random.Random(8)
    refused: dict[str, int] = {}
    with jeanne.at(table) as place:
        before = place.my_turn()
        for batch in range(many // 50):
            for _ in range(50):
                place.socket.send(message(dice))
            for found in ping(place, f"ping-{batch}"):
                if found["is"] == "refused":
                    refused[found["error"]] = refused.get(found["error"], 0) + 1
                    assert found["text"], found
    with jeanne.at(table) as place:
        after = place.my_turn()
        answer = place.ask("play", move=after["move"], action=after["options"][0]["action"])

    assert sum(refused.values()) > many // 2
    assert {"BadMessage", "Illegal", "NotNow", "Stale", "TooMuch", "NotYours"} >= set(refused)
    assert {"BadMessage", "TooMuch"} <= set(refused)
    assert before["move"] <= after["move"]
    assert "done" == answer["is"]


def test_a_message_that_is_not_text_ends_that_socket_and_no_other(house: HouseProcess) -> None:
    jeanne, opal = Guest(house.address, "Jeanne"), Guest(house.address, "Opal")
    table = jeanne.found(ME, a_bot())
    with opal.at(table, salt="") as calm:
        calm.until("table")
        with jeanne.at(table) as wild:
            wild.until("table")
            wild.socket.send(b"\xff\xfe\x00")
        assert [] == [m for m in ping(calm, "still-there") if m["is"] == "refused"]


def test_who_asks_too_fast_is_told_so(tmp_path: Path) -> None:
    strict = HouseProcess(tmp_path)
    try:
        jeanne = Guest(strict.address, "Jeanne")
        table = jeanne.found(ME, a_bot())
        with jeanne.at(table) as place:
            place.until("table")
            for k in range(200):
                place.send("ping", ask=f"p{k}")
            answers = [place.until("pong", "refused") for _ in range(200)]
        guesses: list[int] = []
        while 429 not in guesses and len(guesses) < MANY:  # who is slow may guess some more
            guess = {"name": "Opal", "password": f"guess number {len(guesses)}"}
            guesses.append(jeanne.http.post("/api/signin", json=guess).status_code)
        wish = {"game": "goat", "chairs": [ME, a_bot()]}
        tables = [jeanne.http.post("/api/tables", json=wish).status_code for _ in range(60)]
    finally:
        strict.kill()

    assert {"TooMuch"} == {a["error"] for a in answers if a["is"] == "refused"}
    before = 2  # messages of the same socket: its first word, and salt
    assert sum(a["is"] == "pong" for a in answers) >= 60 - before
    assert [403] * 10 == guesses[:10]
    assert 429 == guesses[-1]
    assert 200 == tables[0]
    assert 429 in tables


def test_a_body_that_is_too_large_is_refused(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    answers = [
        jeanne.http.post("/api/me", content=b'{"name": "' + b"x" * 20_000),
        jeanne.http.post("/api/replays", content=b'{"record": "' + b"x" * 900_000),
    ]

    assert [429, 429] == [answer.status_code for answer in answers]
    assert {"TooMuch"} == {answer.json()["error"] for answer in answers}


CHECKS = (
    *("not_a_server_error", "status_code_conformance", "content_type_conformance"),
    *("response_headers_conformance", "response_schema_conformance", "unsupported_method"),
)


@pytest.mark.parametrize("examples", [3, pytest.param(30, marks=pytest.mark.slow)])
def test_the_http_side_keeps_its_own_word(
    house: HouseProcess, tmp_path: Path, examples: int
) -> None:
    """Schemathesis, as a program of its own: its pytest plugin is older than our pytest."""
    jeanne = Guest(house.address, "Jeanne")
    token = jeanne.post("/api/token", None)["token"]
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{house.address}/api/openapi.json"),
        *("--checks", ",".join(CHECKS), "--exclude-path-regex", "/stream$"),
        *("--phases", "examples,coverage,fuzzing", "--max-examples", str(examples)),
        *("--seed", "7", "--header", f"Authorization: Bearer {token}", "--no-color", "--no-shrink"),
        *("--generation-database", "none", "--warnings", "off", "--suppress-health-check", "all"),
        *("--request-timeout", str(PATIENCE)),
    ]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=300)

    assert 0 == run.returncode, run.stdout[-6000:] + run.stderr[-2000:]
    assert "Operations:" in run.stdout
