"""Playing leaves nothing that only Python's collector can find: it rests (server/sweeping.py)."""

from __future__ import annotations

import gc
from collections import Counter

import pytest

import farwest
from bench.pictures import Cost, Playground

MOVES = 25


@pytest.mark.parametrize("game", farwest.games())
def test_a_table_with_four_browsers_leaves_nothing_that_holds_itself(game: str) -> None:
    ground = Playground(game, 7, "fr")
    ground.look(Cost(game, cpu=[0.0]))
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for _ in range(MOVES):
            ground.move(Cost(game))
        gc.collect()
        left = Counter(type(one).__name__ for one in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not left
