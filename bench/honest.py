"""People who play as people do: they think, talk, lose the line and come back; some only look.

All are in one process, over real sockets, as browsers: wide, compressed, and what changed in a
picture instead of all of it. The time of a move is from sending it until it is acknowledged and its
scene is here.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.crowd import HEARD, OURS, Heard
from farwest.tables.sqlite import SqliteStore

GAMES: Final = ("goat", "carson", "meeples")
THINKS: Final = (0.3, 1.2)  # seconds over an answer
TALKS: Final = 0.05  # of the answers come with a word
LOSES_THE_LINE: Final = 0.02  # likewise
WAITS: Final = 1.0  # seconds, when the house turns somebody away
PATIENCE: Final = 60.0
LOST: Final = (OSError, EOFError, httpx.HTTPError, WebSocketException, TimeoutError)
ANSWERS: Final = ("play", "hold", "swap")  # entries that an acknowledged move may have become


@dataclass
class Notes:
    """What people found, in the phase that goes on."""

    moves: list[float] = field(default_factory=list)  # seconds
    trouble: Counter[str] = field(default_factory=Counter)

    def clear(self) -> tuple[list[float], Counter[str]]:
        found = self.moves, self.trouble
        self.moves, self.trouble = [], Counter()
        return found


@dataclass
class Person:
    house: str
    notes: Notes
    dice: random.Random
    name: str
    http: httpx.AsyncClient
    done: list[tuple[str, str]] = field(default_factory=list)  # table and ask: acknowledged
    answered: int = -1  # the move, at this table
    wished: str = ""  # the table where a seat was asked for
    asks: int = 0

    async def comes(self) -> None:
        await self.told("/api/me", {"name": self.name, "language": "en"})

    async def told(self, path: str, wish: dict[str, Any]) -> dict[str, Any]:
        """Who is turned away asks again, a little later."""
        while True:
            try:
                reply = await self.http.post(path, json=wish)
                if reply.status_code == 200:
                    return dict(reply.json())
                self.notes.trouble[f"{path} {reply.status_code}"] += 1
            except LOST as error:
                self.notes.trouble[f"{path} {type(error).__name__}"] += 1
            await asyncio.sleep(WAITS)

    async def visit(self, table: str) -> None:
        """Until the game is over, over as many lines as it takes."""
        while True:
            try:
                async with self.line(table) as line:
                    if await self.stay(line, table):
                        return
            except LOST as error:
                self.notes.trouble[f"line {type(error).__name__}"] += 1
            await asyncio.sleep(WAITS)

    def line(self, table: str) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"ws://{self.house}/ws/tables/{table}",
            additional_headers={"Cookie": cookie},
            proxy=None,
            open_timeout=PATIENCE,
        )

    async def stay(self, line: ClientConnection, table: str) -> bool:
        """Whether the game is over; False: it goes on, and the line was dropped."""
        await line.send(json.dumps({"do": "hello", "canvas": "wide", "changes": True}))
        self.answered = -1  # what was sent over a lost line counts, or is asked for again
        sent, ask, acknowledged = 0.0, "", False
        last: Heard | None = None
        async for text in line:
            heard = json.loads(text)
            match heard["is"]:
                case "table":
                    await self.take_part(line, heard)
                case "refused":
                    self.notes.trouble[f"refused {heard['error']}"] += 1
                    if heard["error"] == "TooMuch" and not heard.get("ask"):
                        return False
                    sent = 0.0
                case "done" if heard["ask"] == ask and sent:
                    acknowledged = True
                    self.done.append((table, ask))
                case "outcome":
                    return True
                case "scene" | "change":
                    scene = HEARD.decode(text)
                    last = scene.after(last) if scene.kind == "change" and last else scene
                    if acknowledged:
                        self.notes.moves.append(time.perf_counter() - sent)
                        sent, acknowledged = 0.0, False
                        if self.dice.random() < LOSES_THE_LINE:
                            return False
                    if last.options and last.move > self.answered and not sent:
                        await asyncio.sleep(self.dice.uniform(*THINKS))
                        ask = await self.answer(line, last)
                        sent = time.perf_counter()
        return False

    async def answer(self, line: ClientConnection, scene: Heard) -> str:
        self.asks += 1
        self.answered, ask = scene.move, f"{self.name} {self.asks}"
        action = self.dice.choice(scene.options).action
        play = {"do": "play", "ask": ask, "move": scene.move, "action": action}
        if self.dice.random() < TALKS:
            await line.send(json.dumps({"do": "chat", "ask": "c", "text": "Your turn, partner."}))
        await line.send(json.dumps(play))
        return ask

    async def take_part(self, line: ClientConnection, state: dict[str, Any]) -> None:
        if state["stage"] != "waiting":
            return
        if not state["mine"] and not self.name.startswith("Eyes"):
            seat = next((k for k, chair in enumerate(state["chairs"]) if free(chair)), None)
            if seat is not None and self.wished != state["table"]:
                self.wished = state["table"]
                await line.send(json.dumps({"do": "sit", "ask": "sit", "seat": seat}))
        elif any(not state["salts"][k] for k in state["mine"]):
            salt = {"do": "salt", "ask": "salt", "seal": state["commitment"]}
            await line.send(json.dumps(salt | {"salt": self.dice.randbytes(16).hex()}))


def free(chair: dict[str, Any]) -> bool:
    return bool(chair["who"] == "open")


class Town:
    """Everybody honest: so many tables of two people and a bot, each with somebody who looks."""

    def __init__(self, house: str, tables: int) -> None:
        self.notes = Notes()
        self.people = [
            [self._person(house, f"{who} {n}") for who in ("Ann", "Bob", "Eyes")]
            for n in range(tables)
        ]
        self._playing: list[asyncio.Task[None]] = []

    def _person(self, house: str, name: str) -> Person:
        http = httpx.AsyncClient(base_url=f"http://{house}", headers=OURS, timeout=PATIENCE)
        return Person(house, self.notes, random.Random(name), name, http)

    async def open(self) -> None:
        for party in self.people:
            for person in party:
                await person.comes()
        for n, party in enumerate(self.people):
            self._playing.append(asyncio.create_task(self.evening(party, GAMES[n % len(GAMES)])))

    async def evening(self, party: list[Person], game: str) -> None:
        chairs = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "greenhorn"}]
        while True:
            wish = {"game": game, "chairs": chairs, "public": True}
            table = (await party[0].told("/api/tables", wish))["table"]
            await asyncio.gather(*(person.visit(table) for person in party))

    async def close(self) -> list[BaseException | None]:
        """What broke up an evening, if something did."""
        broken = [task.exception() for task in self._playing if task.done()]
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for person in self.everybody:
            await person.http.aclose()
        return broken

    @property
    def everybody(self) -> list[Person]:
        return [person for party in self.people for person in party]

    async def lost(self, db: Path) -> list[tuple[str, str]]:
        """Acknowledged moves that the file of the house, closed by now, does not have once."""
        store, found = SqliteStore(db), []
        kept: dict[str, Counter[str]] = {}
        for table, ask in (move for person in self.everybody for move in person.done):
            if table not in kept:
                log = await store.log(table)
                kept[table] = Counter(entry.text for entry in log if entry.kind in ANSWERS)
            if kept[table][ask] != 1:
                found.append((table, ask))
        await store.close()
        return found
