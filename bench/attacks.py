"""Each attack alone, for some seconds, and what an honest person beside it notices.

python -m bench.attacks: for each a fresh house with its limits on. Somebody plays against a bot at
a public table, with a ping before every move; first nobody else is there, then the stranger of
hostile.py comes from another address. What stands under `before` is what the issue told of the
house as it was then, on another machine; the rest is measured here.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.crowd import OURS
from bench.hostile import ATTACKS
from bench.load import DISK
from bench.memory import cpu_of
from bench.soak import attack, ms
from tests.server.guests import HouseProcess

BEFORE: Final = {
    "idle": "1,003 lock everybody out, for ever",
    "half_heads": "1,003 lock everybody out, for ever",
    "watchers": "298 of one stranger: 10 to 735 ms of CPU a move",
    "import_bombs": "72,802 answers taken; each look blocks the loop for seconds",
    "leafing": "288 scenes in 8 s: ping from 1 to 824 ms",
    "reviews": "16 reviews: bots stand still for 51 s",
    "founding": "six tables of legends: a bot's round takes 95 s; 5,000 tables fill the house",
    "chat": "2,000 lines in 24 s",
    "changed_answers": "20,000 brick the table",
    "wrong_passwords": "15 lock the owner out",
    "hostile_branches": "a traceback every second",
}
BREATH: Final = 0.02  # seconds between two pings
STRANGERS: Final = "127.0.1."
PATIENCE: Final = 60.0
BEGINS: Final = 5.0  # seconds until the bot's process is there


@dataclass
class Noticed:
    pings: list[float] = field(default_factory=list)  # seconds
    moves: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)  # of the bot: until one is asked again
    cpu: float = 0.0  # of the house, seconds
    span: float = 0.0

    def told(self) -> str:
        return (
            f"{ms(self.pings, 0.5)} / {ms(self.pings, 0.99)} |"
            f" {ms(self.moves, 0.5)} / {ms(self.moves, 0.99)} |"
            f" {ms(self.rounds, 0.5)} / {ms(self.rounds, 0.99)} |"
            f" {self.cpu / self.span:.0%}"
        )


class Guest:
    """Plays game after game against a bot."""

    def __init__(self, house: str) -> None:
        self.house = house
        chairs = [{"who": "me"}, {"who": "bot", "level": "greenhorn"}]
        self.wish = {"game": "goat", "chairs": chairs, "pace": False, "public": True}
        self.noticed = Noticed()
        self.http = httpx.AsyncClient(base_url=f"http://{house}", headers=OURS, timeout=PATIENCE)

    async def play(self) -> None:
        await self.http.post("/api/me", json={"name": "Ann", "language": "en"})
        while True:
            table = (await self.http.post("/api/tables", json=self.wish)).json()["table"]
            cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            async with connect(
                f"ws://{self.house}/ws/tables/{table}",
                additional_headers={"Cookie": cookie},
                proxy=None,
                open_timeout=PATIENCE,
            ) as line:
                await line.send(json.dumps({"do": "hello"}))
                await self.sit(line)

    async def sit(self, line: ClientConnection) -> None:
        sent, played, asks = 0.0, 0.0, 0
        async for text in line:
            heard = json.loads(text)
            match heard["is"]:
                case "table" if heard["stage"] == "waiting":
                    salt = {"do": "salt", "ask": "s", "seal": heard["commitment"]}
                    await line.send(json.dumps(salt | {"salt": secrets.token_hex(16)}))
                case "done" if heard["ask"].startswith("m"):
                    self.noticed.moves.append(time.perf_counter() - sent)
                case "outcome":
                    return
                case "scene" if heard["options"]:
                    if played:
                        self.noticed.rounds.append(time.perf_counter() - played)
                    await asyncio.sleep(BREATH)
                    sent, asks = time.perf_counter(), asks + 1
                    await line.send(json.dumps({"do": "ping", "ask": f"p{asks}"}))
                    await self.until_pong(line, sent)
                    action = secrets.choice(heard["options"])["action"]
                    play = {"do": "play", "ask": f"m{asks}", "move": heard["move"]}
                    sent = played = time.perf_counter()
                    await line.send(json.dumps(play | {"action": action}))

    async def until_pong(self, line: ClientConnection, sent: float) -> None:
        while json.loads(await line.recv())["is"] != "pong":
            pass
        self.noticed.pings.append(time.perf_counter() - sent)


async def both(house: HouseProcess, name: str, seconds: float) -> tuple[Any, Any, Any]:
    """Quiet, then attacked; and what came of the attack."""
    where = house.address.removeprefix("http://")
    guest = Guest(where)
    playing = asyncio.create_task(guest.play())
    await asyncio.sleep(BEGINS)
    noticed, came = [], {}
    for attacked in (False, True):
        found = guest.noticed = Noticed()
        before = time.monotonic(), cpu_of(house.pid)
        if attacked:
            came = await attack(where, seconds, STRANGERS, [name])
        else:
            await asyncio.sleep(seconds)
        found.span, found.cpu = time.monotonic() - before[0], cpu_of(house.pid) - before[1]
        noticed.append(found)
    assert not playing.done(), playing.exception()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await guest.http.aclose()
    return noticed[0], noticed[1], Counter(came.get(name, {}))


def main(wishes: argparse.Namespace) -> int:
    DISK.mkdir(exist_ok=True)
    print("| attack | before | now | | ping ms p50 / p99 | move ms | bot's round ms | house |")
    print("|---|---|---|---|---|---|---|---|")
    for name in wishes.attacks or ATTACKS:
        with tempfile.TemporaryDirectory(dir=DISK) as place:
            house = HouseProcess(Path(place))
            try:
                quiet, attacked, came = asyncio.run(both(house, name, wishes.seconds))
            finally:
                house.kill()
            said = house.err.read_text().splitlines()
        result = ", ".join(f"{what} {times:,}" for what, times in sorted(came.items()))
        print(f"| {name} | {BEFORE[name]} | {result} | quiet | ", end="")
        print(f"{quiet.told()} |\n| | | | attacked | {attacked.told()} |", flush=True)
        if said:
            print(f"{len(said)} lines of complaint:", *said[-3:], sep="\n", file=sys.stderr)
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help="only these", choices=[*ATTACKS, []])
    parser.add_argument("--seconds", type=float, default=15.0)
    raise SystemExit(main(parser.parse_args()))
