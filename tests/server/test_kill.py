"""kill -9 at random moments while people play: docs/house.md section 8."""

from __future__ import annotations

import asyncio
import json
import os
import random
import select
import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import farwest
from farwest.kernel.match import Match
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Charter, Entry
from farwest.tables.table import Table
from farwest.tables.trial import FORCED
from tests.server.guests import HouseProcess
from tests.server.players import LINE_LOST, Player

PARTIES: Final = (2, 3, 3, 4, 5)  # people at each table
MOST: Final = 120  # things that happen before a kill
BOTS_AWAKE: Final = 8  # things that happen before bots have surely been asked
PATIENCE: Final = 30  # seconds that anything may take, from one kill to the next
GOAT: Final = farwest.load("goat")


@dataclass
class Party:
    """Some people who play one game after another."""

    people: list[Player]
    bots: int = 0
    table: str = ""
    tables: list[str] = field(default_factory=list)  # all that were acknowledged

    async def go_on(self, house: HouseProcess) -> None:
        """Until the line is lost."""
        try:
            while True:
                if not self.table:
                    self.table = await self.people[0].found(house, self.chairs())
                    self.tables.append(self.table)
                visits = (person.visit(house, self.table) for person in self.people)
                if not all(await asyncio.gather(*visits)):
                    return
                self.table = ""
        except LINE_LOST:
            return

    def chairs(self) -> list[dict[str, str]]:
        others = [{"who": "open"}] * (len(self.people) - 1)
        return [{"who": "me"}, *others, *[{"who": "bot", "level": "greenhorn"}] * self.bots]


class Killer:
    """Counts what happens, and kills the house at a number drawn beforehand."""

    def __init__(self, folder: Path, dice: random.Random) -> None:
        self.folder = folder
        self.dice = dice
        self.left = 0
        self.helpers: list[int] = []  # of the house, when it was killed: where their end shows
        self.house = HouseProcess(folder, "--no-limits")

    def aim(self) -> None:
        self.left = self.dice.randint(1, MOST)

    def happened(self) -> None:
        self.left -= 1
        if self.left == 0:
            self.helpers = [os.pidfd_open(child) for child in children(self.house.process.pid)]
            self.house.process.kill()

    def open_again(self) -> None:
        """When the house is gone: a new one, on the same file."""
        self.house.kill()
        self.house = HouseProcess(self.folder, "--no-limits")


def children(pid: int) -> list[int]:
    """Of a process that is alive."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def ended(process: int) -> bool:
    """Waits for it, if need be."""
    return bool(select.select([process], [], [], PATIENCE)[0])


@pytest.fixture
def killer(tmp_path: Path) -> Iterator[Killer]:
    aiming = Killer(tmp_path, random.Random(4))
    yield aiming
    aiming.house.kill()


@pytest.mark.parametrize("kills", [5, pytest.param(60, marks=pytest.mark.slow)])
def test_every_acknowledged_move_is_there_once_after_kill_9(killer: Killer, kills: int) -> None:
    parties = [
        Party([Player(f"{n}-{k}", k, random.Random(n), killer.happened) for k in range(people)])
        for n, people in enumerate(PARTIES)
    ]
    asyncio.run(asyncio.wait_for(cycles(killer, parties, kills), PATIENCE * (kills + 1)))
    moves = [move for party in parties for person in party.people for move in person.moves]
    assert sum(move.done for move in moves) > 10 * kills


def test_a_killed_house_takes_its_bots_along_and_the_next_one_goes_on(killer: Killer) -> None:
    party = Party([Player("ann", 0, random.Random(1), killer.happened)], bots=2)
    asyncio.run(asyncio.wait_for(bots_go_on(killer, party), 4 * PATIENCE))


async def bots_go_on(killer: Killer, party: Party) -> None:
    ann = party.people[0]
    await ann.register(killer.house)
    for _ in range(2):
        killer.left = BOTS_AWAKE
        await party.go_on(killer.house)
        assert killer.helpers
        assert all(ended(helper) for helper in killer.helpers)
        await read(killer.folder / "house.db", [party])
        killer.open_again()
    assert await ann.visit(killer.house, party.table)


async def cycles(killer: Killer, parties: list[Party], kills: int) -> None:
    everybody = [person for party in parties for person in party.people]
    await asyncio.gather(*(person.register(killer.house) for person in everybody))
    stood: dict[str, Table] = {}  # by table: as the file had it
    compared = 0
    for _ in range(kills):
        killer.aim()
        await asyncio.gather(*(party.go_on(killer.house) for party in parties))
        assert -signal.SIGKILL == killer.house.process.wait()
        compared += sum(looked_the_same(person, stood) for person in everybody)
        stood = await read(killer.folder / "house.db", parties)
        killer.open_again()
    assert compared > kills


def looked_the_same(person: Player, stood: dict[str, Table]) -> int:
    """Who came back saw what the file held, or what was played since. How many were compared."""
    compared = 0
    for scene in person.returns:
        table = stood.get(scene["table"])
        if table is None:
            continue
        assert scene["move"] >= table.seen(scene["seat"])
        if scene["move"] == table.seen(scene["seat"]) and scene["options"]:
            assert plain(table.playing.view(scene["seat"])) == scene["view"]
            compared += 1
    person.returns.clear()
    return compared


async def read(db: Path, parties: list[Party]) -> dict[str, Table]:
    """Every table, straight from the file of a house that is dead."""
    store = SqliteStore(db)
    found = {}
    try:
        for party in parties:
            for table in party.tables:
                charter, log = await store.charter(table), await store.log(table)
                assert charter is not None, "an acknowledged table is lost"
                moves_are_there_once(table, log, party.people)
                if (stood := same_as_a_replay(charter, log)) is not None:
                    found[table] = stood
    finally:
        await store.close()
    return found


def moves_are_there_once(table: str, log: list[Entry], people: list[Player]) -> None:
    written = Counter((e.text, e.seat, e.number) for e in log if e.kind == "play" and e.text)
    sent = [move for person in people for move in person.moves if move.table == table]
    for move in sent:
        times = written.pop((move.ask, move.seat, move.action), 0)
        assert times == 1 if move.done else times <= 1, move
    assert not written, "a move that nobody sent"


def same_as_a_replay(charter: Charter, log: list[Entry]) -> Table | None:
    """Only what people chose is played again: chance and forced moves must follow of themselves,
    all of them, or a move was half written. None: not begun."""
    table = Table(charter, GOAT, log)
    if table.match is None:
        return None
    salt = bytes.fromhex("".join(chair.salt for chair in table.chairs))
    secret = bytes.fromhex(charter.secret)
    match = Match(GOAT, charter.seats, variant=charter.variant, secret=secret, salt=salt)
    plays = [entry for entry in log if entry.kind == "play"]
    for entry in plays:
        if entry.seat >= 0 and entry.value != FORCED:
            match.play(entry.number)
    assert match.actions == [entry.number for entry in plays]
    assert plain(match.position()) == plain(table.match.position())
    return table


def plain(thing: Any) -> Any:
    return json.loads(msgspec.json.encode(thing))
