"""A real house in its own process, and guests who come to it over the network."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

OURS = {"X-Farwest": "1"}
SALT = "5a" * 16
PATIENCE: Final = 60.0  # seconds for a house that is up, on a busy machine
get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
dial = partial(connect, open_timeout=PATIENCE, ping_interval=None)  # who is slow is not gone


class HouseProcess:
    """`farwest serve` on a free port. What it prints goes to a file that tests may read."""

    program = "farwest.cli"

    def __init__(self, folder: Path, *options: str, port: int = 0) -> None:
        self.folder = folder
        self.out = folder / "out.txt"
        self.err = folder / "err.txt"
        command = [sys.executable, "-m", self.program, "serve", "--db", str(folder / "house.db")]
        command += ["--port", str(port), "--language", "en", *options]
        with self.err.open("ab") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=dict(os.environ)
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, f"no address in {line!r}; {self.err.read_text()}"
        self.address = next(word for word in line.split() if word.startswith("http")).rstrip("/")

    @property
    def pid(self) -> int:
        return self.process.pid

    def strike(self) -> None:
        self.process.kill()

    def kill(self) -> None:
        self.strike()
        self.gone()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.gone()

    def gone(self) -> int:
        code = self.process.wait(timeout=30)
        if self.process.stdout:
            self.process.stdout.close()
        return code


class Place:
    """A socket at a table. Keeps every byte that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.bytes: list[str] = []
        self.lines: list[tuple[int, int, str]] = []  # of the log, as they came
        self.asks = 0
        self.scenes: list[dict[str, Any]] = []
        self.shown = 0  # scenes that my_turn has seen
        self.early: deque[dict[str, Any]] = deque()  # heard, and not yet asked for

    def send(self, do: str, **facts: Any) -> str:
        self.asks += 1
        ask = facts.setdefault("ask", f"a{self.asks}")
        self.socket.send(json.dumps({"do": do, **facts}))
        return str(ask)

    def hear(self) -> dict[str, Any]:
        return self.early.popleft() if self.early else self._hear()

    def _hear(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.bytes.append(text)
        found: dict[str, Any] = json.loads(text)
        if found["is"] == "scene":
            self.scenes.append(found)
            self.lines += [(line["move"], line["k"], line["text"]) for line in found["lines"]]
        return found

    def add_salt(self, salt: str, sits: bool = True) -> None:
        """Once it has seen the seal, if it sits. What it hears until then is kept."""
        while True:
            self.early.append(self._hear())
            state = self.early[-1]
            if state["is"] == "refused":
                return
            known = not sits or state.get("mine") or state.get("stage") != "waiting"
            if state["is"] == "table" and known:
                break
        if (
            state["stage"] == "waiting"
            and state["mine"]
            and not any(state["salts"][k] for k in state["mine"])
        ):
            self.send("salt", seal=state["commitment"], salt=salt)

    @property
    def scene(self) -> dict[str, Any]:
        """The last one."""
        return self.scenes[-1] if self.scenes else {}

    def until(self, *kinds: str, where: Callable[[Any], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of one of these kinds that fits."""
        while True:
            message = self.hear()
            if message["is"] in kinds and where(message):
                return message

    def ask(self, do: str, **facts: Any) -> dict[str, Any]:
        """Send, and hear the answer to it. Who sits down adds salt, if some is given."""
        salt = facts.pop("salt", "") if do == "sit" else ""
        ask = self.send(do, **facts)
        kinds = ("done", "refused", "advice", "reason", "told", "pong")
        answer = self.until(*kinds, where=lambda message: message["ask"] == ask)
        if salt and answer["is"] == "done":
            self.add_salt(salt)
        return answer

    def my_turn(self) -> dict[str, Any]:
        """The next scene in which there is something to choose, or the end. It may have come
        already, before the answer to a move."""

        def fits(scene: dict[str, Any]) -> bool:
            return bool(scene["options"]) or scene["over"]

        fresh = self.scenes[self.shown :]
        self.shown = len(self.scenes)
        if fresh and fits(fresh[-1]):
            return fresh[-1]
        found = self.until("scene", where=fits)
        self.shown = len(self.scenes)
        return found


class Guest:
    def __init__(self, address: str, name: str, language: str = "en") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers=OURS, timeout=PATIENCE)
        self.post("/api/me", {"name": name, "language": language})
        self.name = name

    def post(self, path: str, wish: Any) -> Any:
        response = self.http.post(path, json=wish)
        assert response.status_code == 200, response.text
        return response.json()

    def get(self, path: str) -> Any:
        response = self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    def found(self, *chairs: dict[str, Any], game: str = "goat", **wishes: Any) -> str:
        wish = {"game": game, "chairs": list(chairs), "pace": False, **wishes}
        return str(self.post("/api/tables", wish)["table"])

    def moves_to(self, house: HouseProcess) -> None:
        """The same browser, at a house that was opened anew."""
        self.address, self.http.base_url = house.address, httpx.URL(house.address)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def at(self, table: str, salt: str = SALT, **hello: Any) -> Iterator[Place]:
        address = self.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
        with dial(address, additional_headers={"Cookie": self.cookie}) as socket:
            place = Place(socket)
            place.socket.send(json.dumps({"do": "hello", **hello}))
            if salt:
                place.add_salt(salt, sits=False)
            yield place


ME = {"who": "me"}
OPEN = {"who": "open"}


def a_bot(level: str = "greenhorn") -> dict[str, Any]:
    return {"who": "bot", "level": level}


def another(name: str) -> dict[str, Any]:
    return {"who": "guest", "name": name}
