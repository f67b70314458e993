"""People who play while their house is killed, and what its file must hold afterwards."""

from __future__ import annotations

import asyncio
import json
import os
import random
import select
import shutil
import signal
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

import farwest
from farwest.kernel.match import Match
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Charter, Entry
from farwest.tables.table import Table
from farwest.tables.trial import FORCED
from tests.server.guests import HouseProcess
from tests.server.players import LINE_LOST, PATIENCE, House, Player

PARTIES: Final = (2, 3, 3, 4, 5)  # people at each table
MOST: Final = 120  # things that happen before a kill
GOAT: Final = farwest.load("goat")


@dataclass
class Party:
    """Some people who play one game after another."""

    people: list[Player]
    bots: int = 0
    table: str = ""
    tables: list[str] = field(default_factory=list)  # all that were acknowledged
    ended: set[str] = field(default_factory=set)  # of those: over, and found as they should be

    async def go_on(self, house: House) -> None:
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


def without_limits(folder: Path) -> HouseProcess:
    return HouseProcess(folder, "--no-limits")


class Killer:
    """Counts what happens, and kills the house at a number drawn beforehand."""

    def __init__(
        self, folder: Path, dice: random.Random, opened: Callable[[Path], House] = without_limits
    ) -> None:
        self.folder = folder
        self.dice = dice
        self.left = 0
        self.helpers: list[int] = []  # of the house, when it was killed: where their end shows
        self.opened = opened
        self.house = opened(folder)

    def aim(self) -> None:
        self.left = self.dice.randint(1, MOST)

    def happened(self) -> None:
        self.left -= 1
        if self.left == 0:
            self.helpers = [os.pidfd_open(child) for child in children(self.house.pid)]
            self.house.strike()

    def open_again(self) -> None:
        """When the house is gone: a new one, on the same file."""
        self.house.strike()
        self.house.gone()
        self.house = self.opened(self.folder)


def children(pid: int) -> list[int]:
    """Of a process that is alive."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def ended(process: int) -> bool:
    """Waits for it, if need be."""
    return bool(select.select([process], [], [], PATIENCE)[0])


def parties(killer: Killer) -> list[Party]:
    return [
        Party([Player(f"{n}-{k}", k, random.Random(n), killer.happened) for k in range(people)])
        for n, people in enumerate(PARTIES)
    ]


async def cycles(
    killer: Killer, parties: list[Party], kills: int, told: Callable[[int], None] = lambda _: None
) -> None:
    """`told` is called after each, with its number."""
    everybody = [person for party in parties for person in party.people]
    await asyncio.gather(*(person.register(killer.house) for person in everybody))
    stood: dict[str, Table] = {}  # by table: as the file had it
    compared = 0
    for n in range(kills):
        killer.aim()
        await asyncio.gather(*(party.go_on(killer.house) for party in parties))
        assert -signal.SIGKILL == killer.house.gone()
        compared += sum(looked_the_same(person, stood) for person in everybody)
        stood = await read(killer.folder / "house.db", parties)
        told(n + 1)
        killer.open_again()
    for party in parties:
        party.ended.clear()
    await read(killer.folder / "house.db", parties)
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
    """Every table that was not over before, straight from the file of a house that is dead: from a
    copy of it, so that the next house finds what the dead one left."""
    copied = db.parent / "copied"
    copied.mkdir(exist_ok=True)
    for file in (db, db.with_name(f"{db.name}-wal")):
        if file.exists():
            shutil.copy(file, copied / file.name)
    store = SqliteStore(copied / db.name)
    found = {}
    try:
        for party in parties:
            for table in [table for table in party.tables if table not in party.ended]:
                charter, log = await store.charter(table), await store.log(table)
                assert charter is not None, "an acknowledged table is lost"
                moves_are_there_once(table, log, party.people)
                if (stood := same_as_a_replay(charter, log)) is not None:
                    found[table] = stood
                    party.ended |= {table} if stood.stage == "over" else set()
    finally:
        await store.close()
        shutil.rmtree(copied)
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
