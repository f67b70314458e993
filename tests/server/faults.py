"""People who play on while workers of their house are killed, stopped and sent away."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from tests.server.guests import HouseProcess
from tests.server.killing import Party, children
from tests.server.players import LINE_LOST, PATIENCE, Move, Player

REDIAL: Final = (0.3, 0.5)  # seconds: as web/src/net/line.ts does it the first time
FAULTS: Final = {
    "killed": signal.SIGKILL,
    "stopped": signal.SIGSTOP,
    "sent away": signal.SIGTERM,
}


@dataclass
class Patient(Player):
    """Comes back by itself, and knows how long it ever waited: for the answer to a move, whatever
    happened to the line meanwhile, and for a scene after the line was lost."""

    waits: list[float] = field(default_factory=list)
    since: dict[str, float] = field(default_factory=dict)  # by move: when it was first sent
    lost: float = 0.0  # when the line was

    async def stay(self, house: HouseProcess, table: str) -> None:
        """Until the game is over."""
        while not await self.visit(house, table):
            self.lost = self.lost or time.monotonic()
            await asyncio.sleep(self.dice.uniform(*REDIAL))

    async def _send(self, socket: ClientConnection, move: Move) -> None:
        self.since.setdefault(move.ask, time.monotonic())
        await super()._send(socket, move)

    def _is_done(self, table: str, ask: str) -> None:
        if ask in self.since:
            self.waits.append(time.monotonic() - self.since.pop(ask))
        super()._is_done(table, ask)

    async def _answer(self, socket: ClientConnection, table: str) -> None:
        """Called at every scene and answer: the house is there."""
        if self.lost:
            self.waits.append(time.monotonic() - self.lost)
            self.lost = 0.0
        await super()._answer(socket, table)


@dataclass
class Faults:
    """Something happens to a worker after every so many moves."""

    house: HouseProcess
    dice: random.Random
    every: int = 15  # moves, about
    left: int = 15
    plan: list[str] = field(default_factory=list)  # what happens next
    happened: Counter[str] = field(default_factory=Counter)
    worst: dict[str, float] = field(default_factory=dict)  # by fault: the longest wait, seconds
    people: list[Patient] = field(default_factory=list)
    _after: float = 0.0
    _last: str = "nothing"

    def moved(self) -> None:
        self.left -= 1
        if self.left <= 0 and self.plan and time.monotonic() > self._after:
            self.left = self.dice.randint(self.every // 2, self.every * 2)
            self.note_waits()
            self.strike(self.plan.pop())

    def strike(self, fault: str) -> None:
        """One of those that are up; the next not before everybody can be back."""
        self._last = fault
        self.happened[fault] += 1
        self._after = time.monotonic() + 1.5
        os.kill(self.dice.choice(workers_of(self.house)), FAULTS[fault])

    def note_waits(self) -> None:
        waits = [wait for person in self.people for wait in person.waits]
        self.worst[self._last] = max([self.worst.get(self._last, 0.0), *waits])
        for person in self.people:
            person.waits.clear()


def workers_of(house: HouseProcess) -> list[int]:
    """Those that give signs of life, or are about to."""
    return [pid for pid in children(house.pid) if state_of(pid) in "RSD"]


def state_of(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def gangs(faults: Faults, sizes: tuple[int, ...]) -> list[Party]:
    found = []
    for n, size in enumerate(sizes):
        people = [Patient(f"{n}-{k}", k, random.Random(n), faults.moved) for k in range(size)]
        faults.people += people
        found.append(Party([*people]))
    return found


async def games(faults: Faults, parties: list[Party]) -> None:
    """Everybody plays one game after the other until all that was planned has happened."""
    everybody = [person for party in parties for person in party.people]
    await asyncio.gather(*(person.register(faults.house) for person in everybody))
    await asyncio.gather(*(evening(faults, party) for party in parties))
    faults.note_waits()


async def evening(faults: Faults, party: Party) -> None:
    people: list[Any] = party.people
    while True:
        party.table = ""
        while not party.table:
            try:
                party.table = await people[0].found(faults.house, party.chairs())
            except LINE_LOST:  # whether it was founded is not known: another one will do
                await asyncio.sleep(people[0].dice.uniform(*REDIAL))
        party.tables.append(party.table)
        stays = (person.stay(faults.house, party.table) for person in people)
        await asyncio.wait_for(asyncio.gather(*stays), 4 * PATIENCE)
        if not faults.plan:
            return
