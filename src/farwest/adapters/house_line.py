"""The plain way into a house over the network, for programs: docs/new-bot.md tells of it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from farwest.kernel.errors import BadCall

PATIENCE: Final = 60  # seconds of silence before the line counts as dead


class HouseLine:
    """A stream to read, and a place to post answers."""

    def __init__(self, server: str, token: str, table: str) -> None:
        self.address = f"{server.rstrip('/')}/api/tables/{table}"
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

    def prepare(self, table: dict[str, Any], seat: int) -> None:
        """Before the start: sit down, and add bytes of one's own to the deal."""
        if table["stage"] == "waiting" and not table["mine"]:
            self.do("sit", seat=free_chair(table, seat))
        if table["stage"] == "waiting" and owes_salt(table):
            self.do("salt", seal=table["commitment"], salt=secrets.token_hex(32))


def owes_salt(table: dict[str, Any]) -> bool:
    """It sits there, has seen the seal by this message, and has added no bytes to the deal yet."""
    return bool(table["mine"]) and not any(table["salts"][k] for k in table["mine"])


def may_answer(scene: dict[str, Any]) -> bool:
    """Where several answer at once, an answer may be changed: once is enough for a program."""
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
