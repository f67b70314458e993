"""CARSON-A5.21, CARSON-H5: duel tiles are chosen at once; what a table shows tells no hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from farwest.tables import scenes
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ClockWish
from tests.games.carson.table import told
from tests.games.carson.test_duels import ALIKE, BENS, with_tiles
from tests.tables.gang import say
from tests.tables.test_table import Sitting

OTHERS = (1, None)


def duelling(annas: dict[int, int], cleos: dict[int, int]) -> Sitting:
    """Anna and Ben are to choose a tile."""
    match = with_tiles(annas, BENS, cleos, fighters=[0, 1], round=2)
    told(match, "pass")
    clock = ClockWish(minutes=5)
    return Sitting("carson", 3, start=json.dumps(match.position()), clock=clock)


def shown(sitting: Sitting, now: float) -> list[Any]:
    """All that Ben and a watcher are sent, and who is awaited."""
    table = sitting.table
    eyes = [Watcher(f"p{k}" if k is not None else "w", "", "en", "wide", -1) for k in OTHERS]
    sent = [scenes.scene_for(table, watcher, now) for watcher in eyes]
    seen = [table.seen(k) for k in OTHERS]
    return [sent, table.undo_kind(1), seen, table.asked(), table.thinking()]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_hands_that_look_alike_give_the_same_table(order: tuple[int, int]) -> None:
    """Before anybody chose and after the first choice; only what is turned up may differ."""
    films, logs = [], []
    for annas, cleos in ALIKE:
        sitting = duelling(annas, cleos)
        tiles = {0: max(annas), 1: 5}
        film = [shown(sitting, 1.0)]
        say(sitting, order[0], f"play_tile {tiles[order[0]]}", now=2.0)
        film.append(shown(sitting, 2.5))
        say(sitting, order[1], f"play_tile {tiles[order[1]]}", now=9.0)
        films.append(film)
        logs.append([(entry.kind, entry.seat, entry.value) for entry in sitting.log])
    assert films[0] == films[1]
    assert logs[0] == logs[1]


def test_all_who_fight_are_asked_at_once() -> None:
    sitting = duelling(*ALIKE[0])
    assert ([0, 1], [0, 1]) == (sitting.table.asked(), sitting.table.thinking())
    move = sitting.table.move
    say(sitting, 1, "play_tile 5")
    assert move == sitting.table.move
    say(sitting, 0, "play_twin 2")
    assert sitting.table.move > move
    assert sitting.again().playing.actions == sitting.table.playing.actions


def test_with_dice_everybody_sees_every_clock() -> None:
    """There is nothing to hide."""
    sitting = Sitting("carson", 2, clock=ClockWish(minutes=5))
    assert [300.0, 300.0] == [face.left for face in scenes.clock_faces(sitting.table, 0, 0.0)]
