"""The power fails while people play: what was acknowledged is on the disk, whatever else is."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.tables.disk_log import FLUSH
from tests.tables.power import losses, record

PAGES: Final = 60  # so that the log of the file goes to its place more than once
MOVES: Final = 150


@pytest.mark.parametrize(
    ("moves", "pages", "states"),
    [(MOVES, PAGES, 20), pytest.param(3000, 0, 300, marks=pytest.mark.slow)],
)
def test_no_acknowledged_move_is_lost_when_the_power_fails(
    tmp_path: Path, moves: int, pages: int, states: int
) -> None:
    truth = record(tmp_path, moves, pages=pages)
    flushes = Counter(Path(asked.path).name for asked in truth.asked if asked.kind == FLUSH)

    assert [""] * states == [*losses(truth, tmp_path, states, random.Random(14))]
    assert flushes["house.db"] > 4  # it failed also while the file itself was written


def test_a_house_that_does_not_wait_for_the_disk_is_found_out(tmp_path: Path) -> None:
    truth = record(tmp_path, MOVES, "NORMAL")
    found = [*losses(truth, tmp_path, 20, random.Random(14))]

    assert any("acknowledged entries" in fault for fault in found)
