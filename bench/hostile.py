"""Strangers who do to a house all that strangers did, for some seconds.

python -m bench.hostile HOST:PORT SECONDS FROM ATTACK...: attacks by their names in ATTACKS, all at
once and only against this machine. Each comes from an address of its own that begins with FROM, or
from FROM itself if that is a whole one. What came of it is printed as JSON. It is a process of its
own, so that whoever measures beside it is not slowed by it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import farwest
from bench.crowd import OURS
from farwest.kernel.match import Match
from farwest.laws import random_record

HALF: Final = b"GET /api/lobby HTTP/1.1\r\nHost: farwest\r\nX-Slow: "
CONNECTIONS: Final = 1003  # as many as locked everybody out
WATCHERS: Final = 298
LEGENDS: Final = 6  # tables at which legends think
AT_ONCE: Final = 16  # requests of one attack
MOST: Final = 20_000  # of anything, in one attack
PAUSE: Final = 0.2  # seconds, when there is nothing to do but hold on
BOMB: Final = 72_802  # answers
POLITE: Final = int(os.environ.get("HOSTILE_NICE", "10"))  # a stranger has a machine of their own
FAILED: Final = (OSError, httpx.HTTPError, WebSocketException, TimeoutError, EOFError)


class Stranger:
    def __init__(self, house: str, seconds: float, home: str) -> None:
        host = house.partition(":")[0]
        if not (host.startswith("127.") and home.startswith("127.")):
            raise SystemExit("This is for houses on this machine only.")
        self.house, self.home = house, home
        self.until = time.monotonic() + seconds
        self.came: Counter[str] = Counter()
        line = httpx.AsyncHTTPTransport(local_address=home, limits=httpx.Limits(max_connections=80))
        self.http = httpx.AsyncClient(
            base_url=f"http://{house}", transport=line, headers=OURS, timeout=30
        )

    @property
    def going(self) -> bool:
        return time.monotonic() < self.until

    async def ask(self, way: str, path: str, **more: Any) -> httpx.Response | None:
        try:
            reply = await self.http.request(way, path, **more)
        except FAILED as error:
            self.came[type(error).__name__] += 1
            await asyncio.sleep(PAUSE)
            return None
        self.came[str(reply.status_code)] += 1
        return reply

    async def again_and_again(self, once: Callable[[int], Awaitable[object]]) -> None:
        """As fast as answers come, several at once."""
        numbers = iter(range(MOST))

        async def one() -> None:
            for n in numbers:
                if not self.going:
                    return
                await once(n)

        await asyncio.gather(*(one() for _ in range(AT_ONCE)))

    async def name(self) -> None:
        while self.going:
            wish = {"name": f"Zeke {secrets.token_hex(3)}", "language": "en"}
            reply = await self.ask("POST", "/api/me", json=wish)
            if reply is not None and reply.status_code == 200:
                return
            await asyncio.sleep(PAUSE)

    async def upload(self, record: str) -> str:
        reply = await self.ask("POST", "/api/replays", json={"record": record})
        return reply.json()["table"] if reply is not None and reply.status_code == 200 else ""

    async def found(self, *chairs: dict[str, Any], **wishes: Any) -> str:
        wish = {"game": "goat", "chairs": [*chairs], "pace": False, **wishes}
        reply = await self.ask("POST", "/api/tables", json=wish)
        return reply.json()["table"] if reply is not None and reply.status_code == 200 else ""

    async def a_public_table(self) -> str:
        """Where others play."""
        while self.going:
            reply = await self.ask("GET", "/api/lobby")
            if reply is not None and reply.status_code == 200:
                lists = reply.json()
                if shown := [*lists["watch"], *lists["open"]]:
                    return str(shown[0]["table"])
            await asyncio.sleep(PAUSE)
        return ""

    def line(self, table: str) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"ws://{self.house}/ws/tables/{table}",
            additional_headers={"Cookie": cookie},
            local_addr=(self.home, 0),
            proxy=None,
            open_timeout=30,
        )


async def hold(stranger: Stranger, first: bytes) -> None:
    """Connections, as many as there were, opened again when they are closed."""
    host, _, port = stranger.house.partition(":")

    async def one() -> None:
        while stranger.going and stranger.came["opened"] < MOST:
            try:
                reader, writer = await asyncio.open_connection(
                    host, int(port), local_addr=(stranger.home, 0)
                )
                stranger.came["opened"] += 1
                writer.write(first)
                try:
                    await asyncio.wait_for(reader.read(1), stranger.until - time.monotonic())
                    stranger.came["closed by the house"] += 1
                except TimeoutError:
                    stranger.came["held to the end"] += 1
                writer.close()
            except OSError:
                stranger.came["refused"] += 1
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*(one() for _ in range(CONNECTIONS)))


async def idle(stranger: Stranger) -> None:
    await hold(stranger, b"")


async def half_heads(stranger: Stranger) -> None:
    await hold(stranger, HALF)


async def watchers(stranger: Stranger) -> None:
    table = await stranger.a_public_table()

    async def look() -> None:
        while stranger.going and stranger.came["tried"] < MOST:
            stranger.came["tried"] += 1
            with suppress(*FAILED):
                async with stranger.line(table) as line:
                    await line.send(json.dumps({"do": "hello"}))
                    async with asyncio.timeout(stranger.until - time.monotonic()):
                        first = json.loads(await line.recv())
                        stranger.came["let in" if first["is"] == "table" else "refused"] += 1
                        async for _ in line:
                            stranger.came["messages"] += 1
            await asyncio.sleep(1.0)

    await asyncio.gather(*(look() for _ in range(WATCHERS)))


def bombs() -> list[str]:
    """Files that no game is: too long, from an impossible round, both, and rubbish."""
    game: Any = farwest.load("goat")
    record = random_record(game, 2, 5)
    sound, actions = json.loads(record.json()), record.actions
    match: Match[Any, Any] = Match.of(game, record, upto=20)
    early = json.loads(match.position().json()) | {"round": -9000}
    many = (actions * (BOMB // len(actions) + 1))[:BOMB]
    return [
        json.dumps(sound | {"actions": many}),
        json.dumps(sound | {"start": early, "actions": actions[20:] * 2}),
        json.dumps(sound | {"start": early, "actions": many}),
        json.dumps(sound | {"actions": actions[:-1]}),
        "[" * 5000,
    ]


async def import_bombs(stranger: Stranger) -> None:
    files = bombs()

    async def once(n: int) -> None:
        name = await stranger.upload(files[n % len(files)])
        if name:  # what was taken is looked at
            stranger.came["taken"] += 1
            await stranger.ask("GET", f"/api/replays/{name}/scene?move={n % 200}")

    await stranger.again_and_again(once)


async def leafing(stranger: Stranger) -> None:
    record = random_record(farwest.load("goat"), 4, secrets.randbelow(10_000))
    name, moves = await stranger.upload(record.json()), len(record.actions)

    async def once(n: int) -> None:
        eyes = n // moves % 4
        await stranger.ask("GET", f"/api/replays/{name}/scene?move={n % moves}&eyes={eyes}")

    await stranger.again_and_again(once)


async def reviews(stranger: Stranger) -> None:
    game = farwest.load("carson")
    await stranger.name()

    async def once(n: int) -> None:
        name = await stranger.upload(random_record(game, 5, secrets.randbelow(10_000)).json())
        if name:
            await stranger.ask("GET", f"/api/tables/{name}/review")

    await stranger.again_and_again(once)


async def plays(stranger: Stranger, table: str, thoughts: int) -> None:
    """Sits at a table of its own, answers at once, and thinks better of it so many times."""
    with suppress(*FAILED):
        async with stranger.line(table) as line, asyncio.timeout(stranger.until - time.monotonic()):
            await line.send(json.dumps({"do": "hello"}))
            async for text in line:
                heard = json.loads(text)
                stranger.came[heard["is"]] += 1
                if heard["is"] == "table" and heard["stage"] == "waiting":
                    salt = {"do": "salt", "ask": "s", "seal": heard["commitment"]}
                    await line.send(json.dumps(salt | {"salt": secrets.token_hex(16)}))
                if heard["is"] != "scene" or not heard["options"]:
                    continue
                for _ in range(1 + thoughts):
                    action = random.choice(heard["options"])["action"]
                    play = {"do": "play", "ask": secrets.token_hex(4), "move": heard["move"]}
                    await line.send(json.dumps(play | {"action": action}))
                    await asyncio.sleep(0.005)


async def founding(stranger: Stranger) -> None:
    """Tables of legends with a long clock; at the first few of them it plays."""
    await stranger.name()
    legends = [{"who": "bot", "level": "legend"}] * 3
    playing: set[asyncio.Task[None]] = set()

    async def once(n: int) -> None:
        clock = {"minutes": 600}
        if table := await stranger.found({"who": "me"}, *legends, public=True, clock=clock):
            stranger.came["founded"] += 1
            if len(playing) < LEGENDS:
                playing.add(asyncio.create_task(plays(stranger, table, 0)))

    await stranger.again_and_again(once)
    await asyncio.gather(*playing)


async def chat(stranger: Stranger) -> None:
    """At a table where others play, as fast as it goes."""
    await stranger.name()
    table = await stranger.a_public_table()
    with suppress(*FAILED):
        async with stranger.line(table) as line:
            await line.send(json.dumps({"do": "hello"}))
            hearing = asyncio.create_task(hear(stranger, line))
            for n in range(MOST):
                if not stranger.going:
                    break
                words = {"do": "chat", "ask": f"c{n}", "text": "Howdy! " * 20}
                await line.send(json.dumps(words))
                await asyncio.sleep(0.001)
            hearing.cancel()


async def hear(stranger: Stranger, line: ClientConnection) -> None:
    with suppress(*FAILED):
        async for text in line:
            stranger.came[json.loads(text)["is"]] += 1


async def changed_answers(stranger: Stranger) -> None:
    """Where several answer at once, and bots wait for who thinks better of it."""
    await stranger.name()
    bots = [{"who": "bot", "level": "greenhorn"}] * 2
    if table := await stranger.found({"who": "me"}, *bots, game="desperados", pace=True):
        await plays(stranger, table, thoughts=200)


async def wrong_passwords(stranger: Stranger) -> None:
    async def once(n: int) -> None:
        await stranger.ask("POST", "/api/signin", json={"name": "Jeanne", "password": f"guess {n}"})

    await stranger.again_and_again(once)


async def hostile_branches(stranger: Stranger) -> None:
    """Games that go on from positions which were made up."""
    await stranger.name()
    game: Any = farwest.load("goat")
    record = random_record(game, 2, 5)
    sound = json.loads(record.json())
    match: Match[Any, Any] = Match.of(game, record, upto=20)
    position = json.loads(match.position().json())
    dice = random.Random(14)
    looking: set[asyncio.Task[None]] = set()

    async def look(table: str) -> None:
        with suppress(*FAILED):
            async with stranger.line(table) as line, asyncio.timeout(5):
                await line.send(json.dumps({"do": "hello"}))
                await hear(stranger, line)

    async def once(n: int) -> None:
        spoilt = dict(position)
        spoilt[dice.choice(["coins", "hats", "round", "dealer", "where"])] = dice.choice(
            [[99, -99], -9000, 10**9, {}, [0] * 2, {"goat": "hand"}]
        )
        file = json.dumps(sound | {"start": spoilt, "actions": record.actions[20:]})
        wish = {"record": file, "at": dice.randrange(20), "seat": 0}
        reply = await stranger.ask("POST", "/api/tables/from", json=wish)
        if reply is not None and reply.status_code == 200 and len(looking) < 20:
            stranger.came["taken"] += 1
            looking.add(asyncio.create_task(look(reply.json()["table"])))

    await stranger.again_and_again(once)
    await asyncio.gather(*looking)


ATTACKS: Final[dict[str, Callable[[Stranger], Awaitable[None]]]] = {
    attack.__name__: attack
    for attack in (
        idle,
        half_heads,
        watchers,
        import_bombs,
        leafing,
        reviews,
        founding,
        chat,
        changed_answers,
        wrong_passwords,
        hostile_branches,
    )
}


async def main(house: str, seconds: str, home: str, *names: str) -> dict[str, dict[str, int]]:
    os.nice(POLITE)
    found = {}

    async def attack(name: str) -> None:
        async with AsyncExitStack() as stack:
            own = f"{home}{names.index(name) + 2}" if home.endswith(".") else home
            stranger = Stranger(house, float(seconds), own)
            await stack.enter_async_context(stranger.http)
            with suppress(TimeoutError):
                async with asyncio.timeout(float(seconds) + 10):
                    await ATTACKS[name](stranger)
            found[name] = dict(stranger.came)

    await asyncio.gather(*(attack(name) for name in names))
    return found


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(*sys.argv[1:]))))
