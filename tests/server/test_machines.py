"""Two machines that share a house in PostgreSQL: bench/machines.py does more of it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.tables.houses import needs_postgres

pytestmark = [needs_postgres, pytest.mark.slow]


def test_whatever_happens_to_a_machine_no_move_is_lost_and_no_table_has_two_owners(
    tmp_path: Path,
) -> None:
    from tests.server import machines

    dice = random.Random(19)
    plan = [*machines.FAULTS]
    dice.shuffle(plan)
    house = machines.Machines("--no-limits")
    try:
        strikes = machines.Strikes(house, dice, plan)
        parties = machines.roamers(strikes, (2, 3, 4))
        asyncio.run(machines.played(strikes, parties))
        moves, tables = asyncio.run(machines.nothing_is_lost(house, parties))
        entries, changes = machines.one_owner_at_a_time(house)
    finally:
        house.stop()
    assert dict.fromkeys(machines.FAULTS, 1) == dict(strikes.happened)
    assert min(moves, entries) > 20 * len(machines.FAULTS)
    assert tables >= 3
    assert changes > 5 * 100
