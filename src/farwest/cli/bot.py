"""let a bot of this machine sit down at a table of a house, over the network"""

from __future__ import annotations

import argparse
import json
import secrets
from collections.abc import Iterator
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import farwest
from farwest.bots import bot
from farwest.kernel.errors import BadCall
from farwest.kit.reading import converted

PATIENCE: Final = 60  # seconds of silence before the line counts as dead
TRIES: Final = 5  # at a line that went down


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", required=True, metavar="URL", help="as http://127.0.0.1:8000")
    parser.add_argument("--token", required=True, help="from the page “me” of that house")
    parser.add_argument("--table", required=True, help="the end of its link")
    parser.add_argument("--seat", type=int, default=-1, metavar="K", help="from 0; else any free")
    parser.add_argument("--level", default="cowhand", help="any bot, as legend or search:...")


def run(wishes: argparse.Namespace) -> int:
    line = HouseLine(wishes.server.rstrip("/"), wishes.token, wishes.table)
    for attempt in range(TRIES):
        try:
            return play(line, wishes.level, wishes.seat)
        except (URLError, OSError, HTTPException, EOFError) as error:
            if isinstance(error, HTTPError):
                raise BadCall(refusal_of(error)) from None
            if attempt == TRIES - 1:
                raise BadCall(f"{wishes.server} does not answer: {error}.") from None
    return 1


def play(line: HouseLine, level: str, seat: int) -> int:
    """Sits down, answers what it is asked, and leaves when the game is over."""
    game: Any = None
    player: Any = None
    for message in line.messages():
        if message["is"] == "table":
            if game is None:
                game = farwest.load(message["game"])
                player = bot(level, game, secrets.randbits(31))
            if message["stage"] == "waiting" and not message["mine"]:
                line.do("sit", seat=free_chair(message, seat))
            if message["stage"] == "waiting" and owes_salt(message):
                line.do("salt", seal=message["commitment"], salt=secrets.token_hex(32))
        elif message["is"] == "scene" and game is not None and may_answer(message):
            view = converted(message["view"], game.view_type, strict=False)
            line.do("play", move=message["move"], action=player.choose(view))
        elif message["is"] == "outcome":
            print(message["sentence"])
            return 0
    raise EOFError("the house closed the line")


def owes_salt(table: dict[str, Any]) -> bool:
    """It sits there, has seen the seal by this message, and has added no bytes to the deal yet."""
    return bool(table["mine"]) and not any(table["salts"][k] for k in table["mine"])


def may_answer(scene: dict[str, Any]) -> bool:
    """Where several answer at once, an answer may be changed: once is enough for a bot."""
    return bool(scene["options"]) and scene["held"] < 0


def free_chair(table: dict[str, Any], wish: int) -> int:
    free = [k for k, chair in enumerate(table["chairs"]) if chair["who"] == "open"]
    if wish in free:
        return wish
    if not free or wish >= 0:
        raise BadCall("That seat is not free." if wish >= 0 else "No seat is free at that table.")
    return free[0]


def refusal_of(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read())["text"])
    except (ValueError, KeyError, TypeError):
        return f"The house refused: {error}."


class HouseLine:
    """The plain way into a house: a stream to read, and a place to post answers."""

    def __init__(self, server: str, token: str, table: str) -> None:
        self.address = f"{server}/api/tables/{table}"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def messages(self) -> Iterator[dict[str, Any]]:
        request = Request(f"{self.address}/stream", headers=self.headers)
        with urlopen(request, timeout=PATIENCE) as stream:
            for text in stream:
                if text.strip():
                    yield json.loads(text)

    def do(self, what: str, **facts: Any) -> dict[str, Any]:
        """Refused is an answer too: another scene follows."""
        data = {"do": what, "ask": secrets.token_hex(8), **facts}
        request = Request(f"{self.address}/do", json.dumps(data).encode(), self.headers)
        try:
            with urlopen(request, timeout=PATIENCE) as response:
                return dict(json.loads(response.read()))
        except HTTPError as error:
            if error.code != 409:
                raise
            return dict(json.loads(error.read()))
