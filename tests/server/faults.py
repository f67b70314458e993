"""People who play on while workers of their house are killed, stopped and sent away."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from tests.server.killing import Party
from tests.server.players import LINE_LOST, PATIENCE, Move, Player
from tests.server.several import WORKERS, Workers

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

    async def stay(self, house: Workers, table: str) -> None:
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

    house: Workers
    dice: random.Random
    every: int = 15  # moves, about
    left: int = 15
    moves: int = 0  # sent or answered
    plan: list[str] = field(default_factory=list)  # what happens next
    happened: Counter[str] = field(default_factory=Counter)
    waits: dict[str, list[float]] = field(default_factory=dict)  # the longest after each, seconds
    people: list[Patient] = field(default_factory=list)
    ended: asyncio.Event = field(default_factory=asyncio.Event)  # some moves after the last
    _last: str = "nothing"
    _back: float = 0.0  # when the last one was seen to be replaced

    def __post_init__(self) -> None:
        self._first = sum(self.house.epochs()[:WORKERS])

    def moved(self) -> None:
        self.moves += 1
        self.left -= 1
        if self.left > 0 or not self.all_are_back():
            return
        self.left = self.dice.randint(self.every // 2, self.every * 2)
        self.note_waits()
        if self.plan:
            self.strike(self.plan.pop())
        else:
            self.ended.set()

    def strike(self, fault: str) -> None:
        self._last, self._back = fault, 0.0
        self.happened[fault] += 1
        os.kill(self.dice.choice(self.house.pids()), FAULTS[fault])

    def all_are_back(self) -> bool:
        """Whoever something happened to was replaced, and nobody waits for that any more: else two
        faults would be one long wait."""
        if self.takeovers() < sum(self.happened.values()):
            return False
        self._back = self._back or time.monotonic()
        lost = any(person.lost for person in self.people)
        return not lost and all(
            at > self._back for person in self.people for at in person.since.values()
        )

    def takeovers(self) -> int:
        return sum(self.house.epochs()[:WORKERS]) - self._first

    def note_waits(self) -> None:
        waits = [wait for person in self.people for wait in person.waits]
        self.waits.setdefault(self._last, []).append(max(waits, default=0.0))
        for person in self.people:
            person.waits.clear()


def gangs(faults: Faults, sizes: tuple[int, ...]) -> list[Party]:
    found = []
    for n, size in enumerate(sizes):
        people = [Patient(f"{n}-{k}", k, random.Random(n), faults.moved) for k in range(size)]
        faults.people += people
        found.append(Party([*people]))
    return found


async def games(faults: Faults, parties: list[Party]) -> None:
    """Everybody plays one game after the other until all that was planned has happened, and they
    have played on after it."""
    everybody = [person for party in parties for person in party.people]
    await asyncio.gather(*(person.register(faults.house) for person in everybody))
    playing = [asyncio.ensure_future(evening(faults, party)) for party in parties]
    ended = asyncio.ensure_future(faults.ended.wait())
    first, before = asyncio.FIRST_COMPLETED, -1
    while not any(task.done() for task in (*playing, ended)) and before < faults.moves:
        before = faults.moves
        await asyncio.wait((*playing, ended), timeout=PATIENCE, return_when=first)
    for task in (*playing, ended):
        task.cancel()
    found = await asyncio.gather(*playing, return_exceptions=True)
    for trouble in found:
        if isinstance(trouble, Exception):
            raise trouble
    assert faults.ended.is_set(), "nobody moved any more"


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
        await asyncio.gather(*stays)
