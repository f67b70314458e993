"""A crowd of people in one process: each with a socket, all tables moving on one beat."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from http.client import HTTPConnection
from math import isinf
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from farwest.games import USUAL

SEATS: Final = 4  # of every table
AT_ONCE: Final = 40  # people at the door
WHOLE: Final = 1 << 20  # moves: no game has so many
OURS: Final = {"X-Farwest": "1"}
BROWSERS: Final = "wide"  # the canvas of browsers, which ask for compression


class Option(msgspec.Struct):
    action: int


class Gauge(msgspec.Struct):
    first: int
    step: int
    levels: int


class Drawn(msgspec.Struct):
    """Of a picture: what answers for many options. Of a change: only if that is another."""

    gauge: Gauge | msgspec.UnsetType | None = msgspec.UNSET


class Differs(msgspec.Struct):
    """Of a scene that comes as a change: its fields, where they are other."""

    move: int = -1
    options: list[Option] | None = None


class Heard(msgspec.Struct):
    """What a driver must know of any message of the house."""

    kind: str = msgspec.field(name="is")
    ask: str = ""
    move: int = -1
    options: list[Option] = []
    text: str = ""
    stage: str = ""  # of a table, and what stands there about the draws
    mine: list[int] = []
    salts: list[str] = []
    commitment: str = ""
    scene: Differs | None = None
    picture: Drawn | None = None
    on: int = -1

    def after(self, before: Heard) -> Heard:
        """The scene that it makes of the one before."""
        new, drawn = self.scene or Differs(), self.picture or Drawn()
        options = before.options if new.options is None else new.options
        picture = before.picture if drawn.gauge is msgspec.UNSET else drawn
        return Heard("scene", move=max(new.move, self.on), options=options, picture=picture)

    def choice(self) -> int:
        """At random: one of the options, or what a gauge stands for."""
        action = random.choice(self.options).action
        gauge = self.picture and self.picture.gauge
        if gauge and action == gauge.first:
            return gauge.first + gauge.step * random.randrange(gauge.levels)
        return action

    @property
    def wants_salt(self) -> bool:
        return self.stage == "waiting" and any(not self.salts[seat] for seat in self.mine)


HEARD: Final = msgspec.json.Decoder(Heard)


@dataclass
class Table:
    id: str
    sockets: list[ClientConnection] = field(default_factory=list)
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    scenes_of: dict[ClientConnection, Heard] = field(default_factory=dict)  # who is asked: several
    waits: asyncio.Future[float] | None = None
    answered: dict[ClientConnection, int] = field(default_factory=dict)  # the move, as it counts
    sent: float = 0.0
    scenes: int = 0  # that came of the last move
    over: bool = False


@dataclass
class Crowd:
    address: str
    canvas: str
    game: str = USUAL
    tables: list[Table] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)  # seconds
    sights: list[float] = field(default_factory=list)  # until the last at the table has the scene
    late: int = 0  # moves whose table was not ready on its beat
    messages: int = 0
    bytes: int = 0
    leaving: bool = False
    last: dict[ClientConnection, Heard] = field(default_factory=dict)

    def come(self, tables: int) -> list[list[str]]:
        """People get a name and found tables: by table, their cookies."""
        http = HTTPConnection(self.address)
        seated = []
        for n in range(tables):
            cookies = []
            for seat in range(SEATS):
                http.request("POST", "/api/me", f'{{"name":"{n}-{seat}"}}', OURS)
                reply = http.getresponse()
                cookies.append((reply.headers["set-cookie"] or "").partition(";")[0])
                reply.read()
            chairs = [{"who": "me"}] + [{"who": "open"}] * (SEATS - 1)
            wish = json.dumps({"game": self.game, "chairs": chairs})
            http.request("POST", "/api/tables", wish, OURS | {"Cookie": cookies[0]})
            self.tables.append(Table(json.loads(http.getresponse().read())["table"]))
            seated.append(cookies)
        http.close()
        return seated

    async def sit(self, stack: AsyncExitStack, seated: list[list[str]]) -> None:
        door = asyncio.Semaphore(AT_ONCE)
        readers = await stack.enter_async_context(asyncio.TaskGroup())

        async def enter(table: Table, seat: int, cookie: str) -> None:
            async with door:
                socket = await stack.enter_async_context(
                    connect(
                        f"ws://{self.address}/ws/tables/{table.id}",
                        additional_headers={"Cookie": cookie},
                        compression="deflate" if self.canvas == BROWSERS else None,
                        ping_interval=None,  # the house looks who is there; who waits is not gone
                        proxy=None,
                    )
                )
                table.sockets.append(socket)
                browser = self.canvas == BROWSERS
                await say(socket, "hello", canvas=self.canvas, changes=browser)
                if seat:
                    await say(socket, "sit", ask="sit", seat=seat)
                readers.create_task(self.read(table, socket))

        await asyncio.gather(
            *(
                enter(table, seat, cookie)
                for table, cookies in zip(self.tables, seated, strict=True)
                for seat, cookie in enumerate(cookies)
            )
        )
        for table in self.tables:
            await table.asked.wait()

    async def read(self, table: Table, socket: ClientConnection) -> None:
        async for text in socket:
            self.messages += 1
            self.bytes += len(text)
            heard = HEARD.decode(text)
            if heard.kind == "change":
                heard = heard.after(self.last[socket])
            if heard.kind == "scene":
                self.last[socket] = heard
                self.see(table, socket, heard)
            elif heard.wants_salt:
                salt = f"{heard.mine[0]:032x}"
                await say(socket, "salt", ask="salt", seal=heard.commitment, salt=salt)
            elif heard.kind == "done" and table.waits and heard.ask not in ("sit", "salt"):
                table.waits.set_result(time.perf_counter())
                table.waits = None
            elif heard.kind == "outcome":
                table.over = True
                table.asked.set()
            elif heard.kind == "refused":
                raise RuntimeError(f"The house refused: {heard.text}")
        if not self.leaving:
            raise RuntimeError("The house hung up.")

    def see(self, table: Table, socket: ClientConnection, scene: Heard) -> None:
        table.scenes += 1
        if table.sent and table.scenes == len(table.sockets):
            self.sights.append(time.perf_counter() - table.sent)
        if scene.options and scene.move > table.answered.get(socket, -1):
            table.scenes_of[socket] = scene
            table.asked.set()
        else:
            table.scenes_of.pop(socket, None)  # it need not answer any more
            if not table.scenes_of and not table.over:
                table.asked.clear()

    async def play(self, rate: float, seconds: float) -> float:
        """On the beat, for so long or to the end of all games: moves a second it came to."""
        self.answers.clear()
        self.sights.clear()
        self.messages = self.bytes = self.late = 0
        beat, start = len(self.tables) / rate, time.perf_counter()
        moves = WHOLE if isinf(seconds) else max(round(seconds / beat), 1)
        paces = await asyncio.gather(
            *(
                self.on_the_beat(table, start + beat * k / len(self.tables), beat, moves)
                for k, table in enumerate(self.tables)
            )
        )
        whole = len(self.answers) / (time.perf_counter() - start)
        return sum(paces) if isinf(seconds) else whole

    async def on_the_beat(self, table: Table, start: float, beat: float, moves: int) -> float:
        """The moves a second of this table."""
        for k in range(moves):
            await asyncio.sleep(start + k * beat - time.perf_counter())
            self.late += not table.asked.is_set()
            await table.asked.wait()
            behind = time.perf_counter() - start > (moves + 1) * beat
            if behind or table.over:
                return k / (time.perf_counter() - start)
            acting, scene = table.scenes_of.popitem()
            if not table.scenes_of:
                table.asked.clear()
            move, action = scene.move, scene.choice()
            table.answered[acting] = move
            table.waits = waits = asyncio.get_running_loop().create_future()
            table.sent, table.scenes = time.perf_counter(), 0
            await say(acting, "play", ask=f"move {move}", move=move, action=action)
            self.answers.append(await waits - table.sent)
        return moves / (time.perf_counter() - start)


async def say(socket: ClientConnection, do: str, **facts: Any) -> None:
    await socket.send(json.dumps({"do": do} | facts))
