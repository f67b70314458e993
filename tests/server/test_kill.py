"""kill -9 at random moments while people play: docs/house.md section 8."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.server.killing import Killer, Party, children, cycles, ended, parties, read
from tests.server.players import PATIENCE, Player

AWAKE: Final = 8  # things that happen after bots were asked first


class BotKiller(Killer):
    """Counts from when the house has bots: until then somebody may have chosen ten times."""

    def happened(self) -> None:
        if children(self.house.pid):
            super().happened()


@pytest.fixture(params=[Killer])
def killer(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Killer]:
    aiming: Killer = request.param(tmp_path, random.Random(4))
    yield aiming
    aiming.house.strike()
    aiming.house.gone()


@pytest.mark.parametrize("kills", [5, pytest.param(60, marks=pytest.mark.slow)])
def test_every_acknowledged_move_is_there_once_after_kill_9(killer: Killer, kills: int) -> None:
    playing = parties(killer)
    asyncio.run(asyncio.wait_for(cycles(killer, playing, kills), PATIENCE * (kills + 1)))
    moves = [move for party in playing for person in party.people for move in person.moves]
    assert sum(move.done for move in moves) > 10 * kills


@pytest.mark.parametrize("killer", [BotKiller], indirect=True)
def test_a_killed_house_takes_its_bots_along_and_the_next_one_goes_on(killer: Killer) -> None:
    party = Party([Player("ann", 0, random.Random(1), killer.happened)], bots=2)
    asyncio.run(asyncio.wait_for(bots_go_on(killer, party), 4 * PATIENCE))


async def bots_go_on(killer: Killer, party: Party) -> None:
    ann = party.people[0]
    await ann.register(killer.house)
    for _ in range(2):
        killer.left = AWAKE
        await party.go_on(killer.house)
        assert killer.helpers
        assert all(ended(helper) for helper in killer.helpers)
        await read(killer.folder / "house.db", [party])
        killer.open_again()
    assert await ann.visit(killer.house, party.table)
