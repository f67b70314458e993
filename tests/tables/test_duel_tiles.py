"""CARSON-A5.21, CARSON-H5: duel tiles are chosen at once; what a table shows tells no hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from farwest.tables import scenes
from farwest.tables.showing import scene
from farwest.tables.watcher import Eye
from farwest.tables.wire import ClockWish
from tests.games.carson.test_duels import ALIKE, told, with_tiles
from tests.tables.gang import say
from tests.tables.test_table import Sitting

OTHERS = (1, 2, None)


def duelling(mine: dict[int, int]) -> Sitting:
    """Anna, Ben and Cleo are to choose a tile; Anna holds these."""
    piles = {name: [1] * 6 for name in ("discard", "shown", "spent")}
    hands = (mine, {0: 1, 5: 1}, {4: 2})
    match = with_tiles(*hands, fighters=[0, 1, 2], round=2, **piles)
    told(match, "pass")
    clock = ClockWish(minutes=5)
    return Sitting("carson", 3, start=json.dumps(match.position()), clock=clock)


def shown(sitting: Sitting, now: float) -> list[Any]:
    """All that the others, and a watcher, are sent."""
    table = sitting.table
    eyes = [Eye(f"p{k}" if k is not None else "w", "", "en", "wide", -1) for k in OTHERS]
    sent = [scene(table, eye, table.playing, now) for eye in eyes]
    return [sent, [table.undo_kind(k) for k in (1, 2)], [table.seen(k) for k in OTHERS]]


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_two_hands_that_look_alike_give_the_same_table(order: tuple[int, ...]) -> None:
    """Before anybody chose, after each choice, and with the same seats awaited; only what is
    turned up in the end may differ."""
    films, forced = [], []
    for mine in ALIKE:
        sitting = duelling(mine)
        film = [shown(sitting, 1.0), sitting.table.asked(), sitting.table.thinking()]
        for k, seat in enumerate(order[:2]):
            first = {0: max(mine), 1: 0, 2: 4}[seat]
            say(sitting, seat, f"play_tile {first}", now=2.0 + k)
            film += [shown(sitting, 2.5 + k), sitting.table.asked(), sitting.table.thinking()]
        last = order[2]
        say(sitting, last, f"play_tile {({0: max(mine), 1: 0, 2: 4})[last]}", now=9.0)
        films.append(film)
        forced.append([(entry.kind, entry.seat, entry.value) for entry in sitting.log])
    assert films[0] == films[1]
    assert forced[0] == forced[1]


def test_all_who_fight_are_asked_at_once() -> None:
    sitting = duelling(ALIKE[0])
    assert ([0, 1, 2], [0, 1, 2]) == (sitting.table.asked(), sitting.table.thinking())
    turn = sitting.table.turn
    say(sitting, 2, "play_twin 4")
    say(sitting, 1, "play_tile 5")
    assert turn == sitting.table.turn
    say(sitting, 0, "play_tile 2")
    assert sitting.table.turn > turn
    assert sitting.again().playing.actions == sitting.table.playing.actions


def test_with_dice_everybody_sees_every_clock() -> None:
    """There is nothing to hide."""
    sitting = Sitting("carson", 2, clock=ClockWish(minutes=5))
    assert [300.0, 300.0] == [face.left for face in scenes.clock_faces(sitting.table, 0, 0.0)]
