"""How much an event bears on who reads of it: what was lost is told before what was seen.

The game ranks its own events, from the view of who reads (kit/rooms.py, News).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from farwest.kernel.game import AnyGame
from farwest.kernel.scene import Event
from farwest.kit.rooms import News, ask
from farwest.kit.same import Same

LOST: Final = 2  # it took something from the reader, or from what is the reader's
MISSED: Final = 1  # it took what the reader could still have had
SEEN: Final = 0
MOST_GAMES: Final = 64


def weight(game: AnyGame, view: Any, event: Event) -> int:
    """SEEN, MISSED or LOST, for the seat of this view; a game without the room ranks nothing."""
    return ranking(game, view)(event)


def ranking(game: AnyGame, view: Any) -> Callable[[Event], int]:
    """The weight of any event for the seat of this view; of no view, or a watcher's: none."""
    room = ask(game, News)
    if room is None or view is None or view.seat < 0:
        return lambda _: SEEN
    kinds, weigh = _kinds(Same(game)), room.weight
    return lambda event: weigh(view, (kinds[event.name], *event[2:5]))


@lru_cache(MOST_GAMES)
def _kinds(game: Same[AnyGame]) -> dict[str, int]:
    return {name: kind for kind, name in game.one.events.items()}
