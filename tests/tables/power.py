"""What a disk may hold after the power failed: all that was flushed, and of the rest anything.

Of the writes since a file's last flush any part may be there, each sector of 512 bytes old, new or,
past the old end, zero or rubbish; files made or unlinked since their folder's last flush may be
there or not.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from shutil import rmtree
from typing import Final, NamedTuple

from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Entry
from tests.tables import disk_log
from tests.tables.disk_log import CUT, FLUSH, OPEN, UNLINK, WRITE, Asked
from tests.tables.houses import visit

SECTOR: Final = 512
INDEX: Final = "-shm"  # in memory only: whatever is on disk of it means nothing
SAID: Final = "said"


@dataclass
class OnDisk:
    """One file: what is safe, and what was asked since."""

    safe: bytearray = field(default_factory=bytearray)
    later: list[Asked] = field(default_factory=list)

    def flush(self) -> None:
        for asked in self.later:
            written(self.safe, asked)
        self.later.clear()

    def failed(self, dice: random.Random, how: str) -> bytearray:
        found = bytearray(self.safe)
        for asked in self.later:
            if how == "all" or (how == "some" and dice.random() < 0.5):
                written(found, asked)
            elif how == "torn" and asked.kind == WRITE:
                tear(found, asked, dice)
        return found


def written(file: bytearray, asked: Asked) -> None:
    if asked.kind == CUT:
        del file[asked.offset :]
        return
    end = asked.offset + len(asked.what)
    if len(file) < end:
        file.extend(bytes(end - len(file)))
    file[asked.offset : end] = asked.what


def tear(file: bytearray, asked: Asked, dice: random.Random) -> None:
    """Some of its sectors; where the file grew by it, those left out are zero or rubbish."""
    end = asked.offset + len(asked.what)
    if len(file) < end:
        grown = end - len(file)
        file.extend(dice.randbytes(grown) if dice.random() < 0.5 else bytes(grown))
    first = asked.offset - asked.offset % SECTOR
    for sector in range(first, end, SECTOR):
        if dice.random() < 0.5:
            a, b = max(sector, asked.offset), min(sector + SECTOR, end)
            file[a:b] = asked.what[a - asked.offset : b - asked.offset]


class Disk:
    """A folder, as the log of what was asked makes it."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.files: dict[str, OnDisk] = {}
        self.unlinked: dict[str, OnDisk] = {}  # and the folder was not flushed since
        self.unsure: set[str] = set()  # made, and likewise
        self.said = b""  # what the program had told the world by now

    def ask(self, asked: Asked) -> None:
        name = asked.path
        if name.endswith(f"/{SAID}"):
            self.said += asked.what
        elif name == self.folder:
            if asked.kind == FLUSH:
                self.unlinked.clear()
                self.unsure.clear()
        elif asked.kind == OPEN:
            if name not in self.files:
                self.files[name] = OnDisk()
                self.unsure.add(name)
        elif asked.kind == UNLINK:
            self.unlinked[name] = self.files.pop(name)
        elif asked.kind == FLUSH:
            self.files[name].flush()
        else:
            self.files[name].later.append(asked)

    def fail(self, place: Path, dice: random.Random) -> str:
        """The power is gone: what is found afterwards, in a folder. How it was done."""
        how = dice.choice(["none", "all", "some", "torn", "torn"])
        found = {name: file for name, file in self.files.items() if not self._lost(name, dice)}
        found |= {name: file for name, file in self.unlinked.items() if dice.random() < 0.5}
        for name, file in found.items():
            held = dice.randbytes(1 << 15) if name.endswith(INDEX) else file.failed(dice, how)
            (place / Path(name).name).write_bytes(held)
        return how

    def _lost(self, name: str, dice: random.Random) -> bool:
        """A file whose name may not be in its folder; of the index it does not matter."""
        return dice.random() < 0.5 if name in self.unsure or name.endswith(INDEX) else False


class Promised(NamedTuple):
    safe: dict[str, int]  # by table: entries that were acknowledged
    ends: dict[str, set[int]]  # where a move may end: nothing is half written
    people: set[str]


def promised(said: bytes) -> Promised:
    safe: dict[str, int] = {}
    ends: defaultdict[str, set[int]] = defaultdict(lambda: {0})
    people = set()
    for mark, name, what in (line.split() for line in said.decode().splitlines()):
        if what == "person":
            people.add(name)
            continue
        ends[name].add(int(what))
        if mark == "=":
            safe[name] = int(what)
    return Promised(safe, dict(ends), people)


class Truth(NamedTuple):
    """What was recorded: all that was asked of the disk, and the logs as they became."""

    folder: Path
    asked: list[Asked]
    logs: dict[str, list[Entry]]


def record(place: Path, moves: int, flushes: str = "FULL", pages: int = 0) -> Truth:
    folder, log = place.resolve() / "house", place / "disk.log"
    folder.mkdir()
    library = disk_log.built(place)
    writer = ("-m", "tests.tables.power_writer", str(folder), str(moves), flushes, str(pages))
    disk_log.run(library, folder, log, *writer)
    names = promised((folder / SAID).read_bytes()).safe

    async def logs(store: SqliteStore) -> dict[str, list[Entry]]:
        return {name: await store.log(name) for name in names}

    return Truth(folder, [*disk_log.read(log)], visit(SqliteStore, folder / "house.db", logs))


def moments(truth: Truth, states: int, dice: random.Random) -> list[int]:
    """When the power fails: half of them just after something was acknowledged."""
    said = [n for n, asked in enumerate(truth.asked) if asked.path.endswith(f"/{SAID}")]
    half = states // 2
    return sorted([*dice.choices(said, k=half), *dice.choices(range(len(truth.asked)), k=half)])


def losses(truth: Truth, place: Path, states: int, dice: random.Random) -> Iterator[str]:
    """For each state: empty, or what is wrong with it."""
    disk, at = Disk(truth.folder), 0
    for n, moment in enumerate(moments(truth, states, dice)):
        for asked in truth.asked[at : moment + 1]:
            disk.ask(asked)
        at = moment + 1
        state = place / f"state-{n}"
        state.mkdir()
        how = disk.fail(state, dice)
        wrong = faults(state / "house.db", promised(disk.said), truth)
        rmtree(state)
        yield f"{how}, at {moment} of {len(truth.asked)}: {wrong}" if wrong else ""


def faults(db: Path, kept: Promised, truth: Truth) -> str:
    async def look(store: SqliteStore) -> str:
        sound = [row[0] for row in store._eyes.execute("PRAGMA integrity_check")]
        if sound != ["ok"]:
            return f"the file is not sound: {sound[:3]}"
        for name, ends in kept.ends.items():
            log, least = await store.log(name), kept.safe.get(name, 0)
            if len(log) < least or (least and await store.charter(name) is None):
                return f"{least - len(log)} acknowledged entries of {name} are lost"
            if len(log) not in ends or log != truth.logs[name][: len(log)]:
                return f"{name} is half written"
        lost = [person for person in kept.people if await store.person(person) is None]
        return f"people are lost: {lost}" if lost else ""

    try:
        return visit(SqliteStore, db, look)
    except Exception as error:
        return f"it does not open: {error}"
