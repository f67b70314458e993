"""The benchmark of everyday life runs: people of all kinds play, and none of them is refused."""

from __future__ import annotations

import pytest

from bench.life import life
from bench.living import Mix


@pytest.mark.slow
def test_people_of_all_kinds_play_beside_each_other() -> None:
    lived = life("a few", Mix(("goat", "circles"), tables=4, think=0.2, paced=False), seconds=4)
    assert lived.diary.moves > 8
    assert lived.answers >= lived.diary.moves
    assert not lived.diary.trouble
    assert all(said in lived.told() for said in ("move, ", "MB", "kB a second"))
