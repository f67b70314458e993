"""People as they are: they think, talk, lose the line and come back; some only look, some have a
phone on a slow line, some are programs. For bench.life; all are in one process, over real sockets.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter, defaultdict
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any, Final, Literal

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.crowd import HEARD, OURS, Heard

Device = Literal["browser", "phone", "program"]
CANVAS: Final = {"browser": "wide", "phone": "tall", "program": "none"}
DEVICES: Final[Sequence[Device]] = ("browser",) * 6 + ("phone",) * 3 + ("program",)
LEVELS: Final = ("greenhorn", "cowhand", "cowhand", "gunslinger", "gunslinger", "legend")
SLOW: Final = 20_000  # bytes a second, of a phone's line
PHONES_AHEAD: Final = 2  # messages that wait on it
TALKS: Final = 0.05  # of the answers come with a word
LOSES_THE_LINE: Final = 0.02  # likewise
BACK: Final = (0.3, 1.0)  # seconds until it is dialled again
DOORS: Final = 20  # who may come in at once
PATIENCE: Final = 240.0  # seconds for all to come
LOOKS: Final = 0.2  # seconds between two looks whether they have
WORD: Final = "Your move, I think."


@dataclass
class Mix:
    """What is played, and by whom."""

    games: Sequence[str]
    tables: int
    seats: int = 4
    bots: int = 1  # at every table
    watchers: int = 1  # likewise
    think: float = 4.0  # seconds over an answer, on the whole
    paced: bool = True  # bots take their time, as people see it


@dataclass
class Diary:
    """What they found, since it was opened."""

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # by kind
    trouble: Counter[str] = field(default_factory=Counter)
    messages: int = 0
    bytes: int = 0  # before compression

    @property
    def moves(self) -> int:
        return sum(len(spans) for kind, spans in self.times.items() if kind.startswith("move"))


@dataclass
class Town:
    address: str
    mix: Mix
    diary: Diary = field(default_factory=Diary)
    leaving: bool = False
    everybody: list[asyncio.Task[None]] = field(default_factory=list)
    arrived: int = 0  # people who have seen something

    async def settled(self) -> None:
        """Everybody has come and looks: until then nobody answers."""
        async with asyncio.timeout(PATIENCE):
            while self.arrived < len(self.everybody):
                await asyncio.sleep(LOOKS)
        self.begun.set()

    async def open(self) -> None:
        self.door, self.begun = asyncio.Semaphore(DOORS), asyncio.Event()
        for n in range(self.mix.tables):
            await self.found(n)

    async def found(self, n: int) -> None:
        """A table with everybody who comes to it; when it is over, the next one in its place."""
        people = max(self.mix.seats - self.mix.bots, 1)
        table, cookies = await asyncio.to_thread(self.invited, n, people)
        for seat, cookie in enumerate(cookies):
            device = random.choice(DEVICES)
            self.begin(Person(self, n, table, device, cookie, seat).live())
        for _ in range(self.mix.watchers):
            self.begin(Person(self, n, table, "browser", "", -1).live())

    def begin(self, task: Coroutine[Any, Any, None]) -> None:
        self.everybody = [one for one in self.everybody if not one.done()]
        self.everybody.append(asyncio.create_task(task))

    def invited(self, n: int, people: int) -> tuple[str, list[str]]:
        """A table, and the cookies of who will sit there."""
        http, cookies = HTTPConnection(self.address), []
        for seat in range(people):
            http.request("POST", "/api/me", json.dumps({"name": f"Ann {n}-{seat}"}), OURS)
            reply = http.getresponse()
            cookies.append((reply.headers["set-cookie"] or "").partition(";")[0])
            reply.read()
        chairs: list[dict[str, str]] = [{"who": "me"}, *[{"who": "open"}] * (people - 1)]
        for _ in range(self.mix.bots):
            chairs.append({"who": "bot", "level": random.choice(LEVELS)})
        game = self.mix.games[n % len(self.mix.games)]
        wish = {"game": game, "chairs": chairs, "public": True, "pace": self.mix.paced}
        http.request("POST", "/api/tables", json.dumps(wish), OURS | {"Cookie": cookies[0]})
        table = json.loads(http.getresponse().read())["table"]
        http.close()
        return table, cookies

    async def close(self) -> None:
        """Whoever broke says so."""
        self.leaving = True
        for one in self.everybody:
            one.cancel()
        for found in await asyncio.gather(*self.everybody, return_exceptions=True):
            if isinstance(found, Exception):
                self.diary.trouble[repr(found)[:80]] += 1


@dataclass
class Person:
    town: Town
    party: int
    table: str
    device: Device
    cookie: str
    seat: int  # -1: looks on
    answered: int = -1  # the move, as it counts
    scene: Heard | None = None
    asked: dict[str, tuple[str, float]] = field(default_factory=dict)  # what was asked for, when
    over: bool = False
    thinks: asyncio.Task[None] | None = None
    asks: int = 0
    seen: bool = False  # a first scene

    async def live(self) -> None:
        first, before = True, 0.0
        while not (self.over or self.town.leaving):
            if not first:
                await asyncio.sleep(random.uniform(*BACK))
                before = time.perf_counter()
            async with self.town.door:
                line = await self.dial(first)
            try:
                await self.stay(line, before)
            except ConnectionClosed as closed:
                self.town.diary.trouble[f"closed {closed.rcvd.code if closed.rcvd else ''}"] += 1
            finally:
                self.stop_thinking()
                await line.close()
            first = False
        if self.over and self.seat == 0 and not self.town.leaving:
            await self.town.found(self.party)

    async def dial(self, first: bool) -> ClientConnection:
        line = await connect(
            f"ws://{self.town.address}/ws/tables/{self.table}",
            additional_headers={"Cookie": self.cookie} if self.cookie else None,
            compression=None if self.device == "program" else "deflate",
            max_queue=PHONES_AHEAD if self.device == "phone" else 16,
            proxy=None,
        )
        browser = self.device != "program"
        await say(line, "hello", canvas=CANVAS[self.device], changes=browser)
        if first and self.seat > 0:
            await say(line, "sit", ask="sit", seat=self.seat)
        return line

    async def stay(self, line: ClientConnection, dialled: float) -> None:
        """Until the game is over or the line is lost."""
        self.asked.clear()
        self.scene, self.answered = None, -1
        async for text in line:
            self.town.diary.messages += 1
            self.town.diary.bytes += len(text)
            if self.device == "phone":
                await asyncio.sleep(len(text) / SLOW / 5)  # compressed, about a fifth
            heard = HEARD.decode(text)
            if heard.kind == "scene" and not self.seen:
                self.seen = True
                self.town.arrived += 1
            if dialled and heard.kind == "scene":
                self.town.diary.times["comes back"].append(time.perf_counter() - dialled)
                dialled = 0.0
            await self.hear(line, heard)
            if self.over or (heard.ask.startswith("play") and random.random() < LOSES_THE_LINE):
                return

    async def hear(self, line: ClientConnection, heard: Heard) -> None:
        if heard.kind == "change" and self.scene:
            heard = heard.after(self.scene)
        if heard.kind == "scene":
            self.scene = heard
            if self.seat >= 0 and heard.options and heard.move > self.answered:
                self.stop_thinking()
                self.thinks = asyncio.create_task(self.answer(line, heard))
        elif heard.kind == "table" and heard.wants_salt:
            salt = f"{heard.mine[0]:032x}"
            await say(line, "salt", ask="salt", seal=heard.commitment, salt=salt)
        elif heard.kind == "done" and heard.ask in self.asked:
            kind, sent = self.asked.pop(heard.ask)
            self.town.diary.times[kind].append(time.perf_counter() - sent)
        elif heard.kind == "outcome":
            self.over = True
        elif heard.kind == "refused":
            self.town.diary.trouble[heard.text[:60]] += 1

    async def answer(self, line: ClientConnection, scene: Heard) -> None:
        await self.town.begun.wait()
        await asyncio.sleep(random.expovariate(1 / self.town.mix.think))
        self.answered = scene.move
        await self.ask(line, f"move, {self.device}", "play", move=scene.move, action=scene.choice())
        if random.random() < TALKS:
            await self.ask(line, "a word", "chat", text=WORD)

    async def ask(self, line: ClientConnection, kind: str, do: str, **facts: Any) -> None:
        self.asks += 1
        ask = f"{do} {self.asks} {random.random()}"
        self.asked[ask] = kind, time.perf_counter()
        await say(line, do, ask=ask, **facts)

    def stop_thinking(self) -> None:
        if self.thinks:
            self.thinks.cancel()
            self.thinks = None


async def say(line: ClientConnection, do: str, **facts: Any) -> None:
    await line.send(json.dumps({"do": do} | facts))
