"""A bot from outside, over plain HTTP."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from tests.server.guests import ME, OPEN, Guest, HouseProcess
from tests.server.test_play import play_to_the_end


def bot_client(*options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "farwest.cli", "bot", *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_an_outside_bot_plays_a_whole_game(house: HouseProcess) -> None:
    jeanne, robot = Guest(house.address, "Jeanne"), Guest(house.address, "Robot")
    token = robot.post("/api/token", None)["token"]
    table = jeanne.found(ME, OPEN)
    wishes = ("--server", house.address, "--token", token, "--table", table)
    with jeanne.at(table) as place:
        client = bot_client(*wishes, "--level", "greedy")
        outcome: dict[str, Any] = play_to_the_end(place)
        out, err = client.communicate(timeout=60)

    assert ("", 0) == (err, client.returncode)
    assert outcome["sentence"] in out


def test_a_wrong_token_is_a_sentence(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, OPEN)
    wishes = ("--server", house.address, "--token", "fw-none", "--table", table)
    out, err = bot_client(*wishes).communicate(timeout=60)

    assert "" == out
    assert "This access key is not known here; ask the house for a new one." in err


def test_a_house_that_is_not_there_is_a_sentence() -> None:
    client = bot_client("--server", "http://127.0.0.1:9", "--token", "x", "--table", "y")
    _, err = client.communicate(timeout=60)

    assert "does not answer" in err
    assert 2 == client.returncode
