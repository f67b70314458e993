"""Whoever looks at games that are over, as often as they can, stops nobody who plays."""

from __future__ import annotations

import asyncio
import json
import os
import select
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from signal import SIGTERM
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

import farwest
from farwest.laws import random_record
from farwest.server.app import create_app
from farwest.server.limits import Limits
from farwest.server.settings import Settings
from tests.scaffold.trial import NAME, Trial, made_in
from tests.server.guests import ME, OURS, Guest, HouseProcess, a_bot


def long_file(game: str, answers: int) -> str:
    record = json.loads(random_record(farwest.load(game), farwest.load(game).seats[0], 5).json())
    actions = record["actions"]
    return json.dumps({**record, "actions": (actions * (answers // len(actions) + 1))[:answers]})


@pytest.mark.parametrize(("game", "answers", "most"), [("goat", 251, 250), ("circles", 6001, 6000)])
def test_a_file_longer_than_any_game_is_refused_before_it_is_played(
    strict_house: HouseProcess, game: str, answers: int, most: int
) -> None:
    guest = Guest(strict_house.address, "Zeke")
    sent = {"record": long_file(game, answers)}
    kept = guest.http.post("/api/replays", json=sent)
    branch = guest.http.post("/api/tables/from", json={**sent, "at": 1, "seat": 0})

    assert [400, 400] == [kept.status_code, branch.status_code]
    for answer in (kept, branch):
        assert f"{answers:,} moves" in answer.json()["text"]
        assert f"more than {most:,}" in answer.json()["text"]


def test_looks_are_measured_by_their_cost(tmp_path: Path) -> None:
    """As many at one step pass as are too many at different ones."""
    record = random_record(farwest.load("goat"), 4, 11)

    async def look() -> tuple[list[httpx.Response], list[httpx.Response]]:
        site = create_app(Settings(db=tmp_path / "house.db"))
        looks = site.state.app.looks
        site.state.app.looks = Limits(looks.burst, looks.rate, lambda: 0.0)  # and no time passes
        async with site.router.lifespan_context(site):
            line = httpx.ASGITransport(site)
            async with httpx.AsyncClient(
                base_url="http://house", transport=line, headers=OURS, timeout=60
            ) as http:
                await http.post("/api/me", json={"name": "Zeke"})
                kept = await http.post("/api/replays", json={"record": record.json()})
                path = f"/api/replays/{kept.json()['table']}/scene?eyes=0&move="
                same = [await http.get(f"{path}7") for _ in record.actions]
                return same, [await http.get(f"{path}{n}") for n in range(len(record.actions))]

    same, others = asyncio.run(look())

    assert {200} == {answer.status_code for answer in same}
    assert 1 == len({answer.content for answer in same})
    assert {200, 429} == {answer.status_code for answer in others}


def test_reviews_of_one_stranger_are_bounded_and_bots_do_not_wait_for_them(
    strict_house: HouseProcess,
) -> None:
    """While the first of them is thought out, a table of bots plays on."""
    jeanne, zeke = (Guest(strict_house.address, name) for name in ("Jeanne", "Zeke"))
    game = farwest.load("carson")
    names = [
        zeke.post("/api/replays", {"record": random_record(game, 2, seed).json()})["table"]
        for seed in range(8)
    ]

    def review(name: str) -> socket.socket:
        """Asked for; who asked may go before it is thought out."""
        address = urlsplit(strict_house.address)
        line = socket.create_connection((address.hostname, address.port), timeout=60)
        head = f"GET /api/tables/{name}/review HTTP/1.1\r\nHost: farwest\r\n"
        line.sendall(f"{head}Cookie: {zeke.cookie}\r\n\r\n".encode())
        return line

    table = jeanne.found(ME, {"who": "bot", "level": "greenhorn"})
    with jeanne.at(table) as place, ExitStack() as stack:
        reviews = [stack.enter_context(review(name)) for name in names]
        answered: list[Any] = []
        while len(answered) < 12:
            scene = place.my_turn()
            if scene["over"]:
                break
            action = scene["options"][0]["action"]
            answered.append(place.ask("play", move=scene["move"], action=action))
        over, _, _ = select.select(reviews, [], [], 60)
        found = [line.recv(12) for line in over]

    assert {"done"} == {answer["is"] for answer in answered}
    assert len(over) < len(reviews)  # twelve rounds with bots took less than the reviews
    assert b"HTTP/1.1 429" in found


GATE = """
    import pathlib
    gate = pathlib.Path(__file__).parents[2] / "gate"
    if gate.exists():
        gate.read_bytes()  # a pipe: until the test closes its end
"""
MADE = f"""
import farwest
from farwest.laws import random_record
print(random_record(farwest.load({NAME!r}), 2, 5).json())
"""


@pytest.fixture
def trial(tmp_path: Path) -> Trial:
    """A game whose board is painted only when the test lets it."""
    trial = made_in(tmp_path.resolve())
    painting = trial.folder / NAME / "board" / "painting.py"
    text, first = painting.read_text(), '"""Read from the view and the texts alone'
    head, tail = text.split(first, 1)
    sentence, rest = tail.split("\n", 1)
    painting.write_text(f"{head}{first}{sentence}{GATE}{rest}")
    return trial


@pytest.fixture
def gated(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> Iterator[HouseProcess]:
    for name, value in trial.settings.items():
        monkeypatch.setenv(name, value)
    (folder := trial.folder / "house").mkdir()
    running = HouseProcess(folder)
    yield running
    assert -SIGTERM == running.stop()
    assert "" == running.err.read_text()


def test_who_plays_is_answered_while_a_replay_is_worked_off(
    trial: Trial, gated: HouseProcess
) -> None:
    """However long that takes: it stands still until three rounds were played."""
    jeanne, zeke = (Guest(gated.address, name) for name in ("Jeanne", "Zeke"))
    name = zeke.post("/api/replays", {"record": trial.python("-c", MADE)})["table"]
    jeanne.get("/api/lobby")  # all cards are painted by now: nobody else paints at the gate
    gate = trial.folder / "gate"
    os.mkfifo(gate)
    with (
        jeanne.at(jeanne.found(ME, a_bot())) as place,
        ThreadPoolExecutor(2) as two,
    ):
        replay = two.submit(zeke.http.get, f"/api/replays/{name}/scene?move=3&eyes=0")
        held = two.submit(os.open, gate, os.O_WRONLY).result(60)  # the painter is at it
        try:
            gate.unlink()
            answers = []
            for _ in range(3):
                scene = place.my_turn()
                action = scene["options"][0]["action"]
                answers.append(place.ask("play", move=scene["move"], action=action)["is"])
            unfinished = not replay.done()
        finally:
            os.close(held)
        answers.append(str(replay.result().status_code))

    assert unfinished
    assert ["done", "done", "done", "200"] == answers
