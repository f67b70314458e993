"""People who play over real sockets, lose the line, and come back."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.guests import OURS

LINE_LOST: Final = (OSError, EOFError, httpx.HTTPError, WebSocketException)
PATIENCE: Final = 60.0  # seconds for a house that is up, on a busy machine
SIT: Final = "sit"  # the mark on a wish for a seat
SALT: Final = "salt"  # the mark on bytes for the deal


class House(Protocol):
    """Where people play: its process may be killed, and they find the next one."""

    address: str

    @property
    def pid(self) -> int: ...

    def strike(self) -> None:
        """kill -9, and wait for nothing."""

    def gone(self) -> int:
        """When it is: its exit code."""


@dataclass
class Move:
    """As it was sent, and whether the house said that it is done."""

    table: str
    ask: str
    seat: int
    move: int
    action: int
    done: bool = False


@dataclass
class Player:
    name: str
    seat: int  # where to sit down
    dice: random.Random
    happened: Callable[[], None]  # called whenever something was sent or acknowledged
    cookie: str = ""
    moves: list[Move] = field(default_factory=list)
    seated: set[str] = field(default_factory=set)  # tables where a seat was acknowledged
    scenes: dict[str, dict[str, Any]] = field(default_factory=dict)  # by table: the newest
    returns: list[dict[str, Any]] = field(default_factory=list)  # the first scene of each visit

    async def register(self, house: House) -> None:
        async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE) as http:
            reply = await http.post("/api/me", json={"name": self.name}, headers=OURS)
            reply.raise_for_status()
            self.cookie = f"farwest={reply.cookies['farwest']}"

    async def found(self, house: House, chairs: list[dict[str, str]]) -> str:
        headers = OURS | {"cookie": self.cookie}
        wish = {"game": "goat", "chairs": chairs, "pace": False}
        async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE) as http:
            reply = await http.post("/api/tables", json=wish, headers=headers)
            reply.raise_for_status()
            return str(reply.json()["table"])

    async def visit(self, house: House, table: str) -> bool:
        """Until the game is over (True), or the line is lost."""
        try:
            async with connect(
                f"{house.address}/ws/tables/{table}".replace("http", "ws", 1),
                additional_headers={"cookie": self.cookie},
                proxy=None,
                open_timeout=PATIENCE,
            ) as socket:
                return await self._play(socket, table)
        except LINE_LOST:
            return False

    async def _play(self, socket: ClientConnection, table: str) -> bool:
        scene = self.scenes.get(table)
        since = scene["move"] if scene else -1
        hello = {"do": "hello", "canvas": "none", "since": since}
        await socket.send(json.dumps(hello))
        if waiting := self._waiting(table):
            await self._send(socket, waiting)
        heard = set()  # kinds of messages
        async for text in socket:
            message = json.loads(text)
            match message["is"]:
                case "table":
                    if "table" not in heard:
                        await self._sit(socket, message)
                    await self._add_salt(socket, message)
                case "scene":
                    if "scene" not in heard:
                        self.returns.append(message | {"table": table})
                    self.scenes[table] = message
                    await self._answer(socket, table)
                case "done":
                    self._is_done(table, message["ask"])
                    await self._answer(socket, table)
                case "outcome":
                    if not self._waiting(table):
                        return True
                case _:
                    raise AssertionError(message)
            heard.add(message["is"])
        return False

    async def _add_salt(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        if state["stage"] != "waiting" or not state["mine"] or state["salts"][self.seat]:
            return
        salt = {"do": "salt", "ask": SALT, "seal": state["commitment"]}
        await socket.send(json.dumps(salt | {"salt": self.dice.randbytes(16).hex()}))

    async def _sit(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        if state["mine"]:
            assert [self.seat] == state["mine"]
            return
        assert state["table"] not in self.seated, "a seat was lost"
        sit = {"do": "sit", "ask": SIT, "seat": self.seat}
        await socket.send(json.dumps(sit))

    def _waiting(self, table: str) -> Move | None:
        """The move of which the house has said nothing yet."""
        return next((m for m in self.moves if m.table == table and not m.done), None)

    async def _answer(self, socket: ClientConnection, table: str) -> None:
        scene = self.scenes.get(table)
        if scene is None or not scene["options"] or self._waiting(table):
            return
        if any(m.table == table and m.move == scene["move"] for m in self.moves):
            return  # done, and the scene after it is still under way
        action = self.dice.choice(scene["options"])["action"]
        ask = f"{self.name} {len(self.moves)}"
        self.moves.append(Move(table, ask, scene["seat"], scene["move"], action))
        await self._send(socket, self.moves[-1])

    async def _send(self, socket: ClientConnection, move: Move) -> None:
        play = {"do": "play", "ask": move.ask, "move": move.move, "action": move.action}
        await socket.send(json.dumps(play))
        self.happened()

    def _is_done(self, table: str, ask: str) -> None:
        if ask == SIT:
            self.seated.add(table)
        for move in self.moves:
            if move.table == table and move.ask == ask:
                move.done = True
                self.happened()
