"""A house is copied while people play, lost, put back and opened: no move from before is lost."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from farwest.tables.auditing import audit
from farwest.tables.errors import HouseRuns
from farwest.tables.house_lock import HouseLock
from farwest.tables.keeping import HouseFile, backup, restore
from farwest.tables.sqlite import SqliteStore
from tests.server.guests import ME, Guest, HouseProcess, a_bot
from tests.server.players import Move, Player

ENOUGH = 60  # moves before the copy is made
MORE = 40  # after it was begun


class Copier:
    """Begins a copy in the middle of play, from another thread, and looks what was done by then."""

    def __init__(self, house: HouseProcess, to: Path) -> None:
        self.house, self.to = house, to
        self.players: list[Player] = []
        self.before: list[Move] = []
        self.copying: asyncio.Future[HouseFile] | None = None
        self.over = asyncio.Event()

    def happened(self) -> None:
        done = [move for player in self.players for move in player.moves if move.done]
        if self.copying is None and len(done) >= ENOUGH:
            self.before = done
            db = self.house.folder / "house.db"
            self.copying = asyncio.ensure_future(asyncio.to_thread(backup, db, self.to))
        if self.copying is not None and len(done) >= ENOUGH + MORE and self.copying.done():
            self.over.set()


async def play_and_copy(copier: Copier) -> None:
    async def table(n: int) -> None:
        pair = [Player(f"{n}-{k}", k, random.Random(n), copier.happened) for k in range(2)]
        copier.players += pair
        for player in pair:
            await player.register(copier.house)
        name = await pair[0].found(copier.house, [{"who": "open"}] * 2)
        await asyncio.gather(*(player.visit(copier.house, name) for player in pair))

    going = [asyncio.create_task(table(n)) for n in range(3)]
    await asyncio.wait(
        [asyncio.create_task(copier.over.wait()), *going], return_when=asyncio.FIRST_COMPLETED
    )
    assert copier.copying is not None
    await copier.copying
    for task in going:
        task.cancel()
    await asyncio.gather(*going, return_exceptions=True)


async def written(db: Path, moves: list[Move]) -> list[Move]:
    """Those of the moves that are in the file once."""
    store = SqliteStore(db)
    logs = {name: await store.log(name) for name in {move.table for move in moves}}
    await store.close()
    return [
        move
        for move in moves
        if 1 == sum(e.text == move.ask and e.number == move.action for e in logs[move.table])
    ]


def test_every_move_answered_before_the_copy_was_begun_is_in_it(tmp_path: Path) -> None:
    async def story() -> list[Move]:
        copier = Copier(HouseProcess(tmp_path, "--no-limits"), tmp_path / "copy.db")
        try:
            await asyncio.wait_for(play_and_copy(copier), 100)
        finally:
            copier.house.kill()
        return copier.before

    before = asyncio.run(story())
    assert ENOUGH == len(before)
    db, copy = tmp_path / "house.db", tmp_path / "copy.db"
    db.write_bytes(b"lost" * 2000)
    for beside in tmp_path.glob("house.db-*"):
        beside.unlink()
    _, aside = restore(copy, db)
    assert aside is not None
    assert aside.read_bytes().startswith(b"lostlost")

    again = HouseProcess(tmp_path, "--no-limits")
    assert 0 < len(Guest(again.address, "Zeke").get("/api/lobby")["games"])
    assert -signal.SIGTERM == again.stop()
    assert before == asyncio.run(written(db, before))
    found = audit(db)
    assert ([], 3) == (found.faults, found.unfinished + found.over)


def test_a_second_house_on_one_file_is_refused_and_a_killed_one_blocks_nobody(
    tmp_path: Path,
) -> None:
    first = HouseProcess(tmp_path, "--no-limits")
    guest = Guest(first.address, "Jeanne")
    with guest.at(guest.found(ME, a_bot())) as place:  # and its bots do not keep the lock
        place.my_turn()
        command = [sys.executable, "-m", "farwest.cli", "serve", "--port", "0", "--language"]
        second = [
            subprocess.run(
                [*command, language, "--db", str(tmp_path / "house.db")],
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
            for language in ("en", "fr")
        ]
    assert [2, 2] == [tried.returncode for tried in second]
    assert ["", ""] == [tried.stdout for tried in second]
    for tried in second:
        assert f" {first.process.pid}, " in tried.stderr
        assert first.address in tried.stderr
    assert ["A house runs on", "Une maison tourne"] == [
        tried.stderr.removeprefix("farwest: ")[: len(begins)]
        for tried, begins in zip(second, ["A house runs on", "Une maison tourne"], strict=True)
    ]
    with pytest.raises(HouseRuns):
        HouseLock(tmp_path / "house.db").take("another way to it")

    first.kill()
    third = HouseProcess(tmp_path, "--no-limits")
    assert -signal.SIGTERM == third.stop()
