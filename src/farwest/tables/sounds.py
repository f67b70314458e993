"""Which events of a game are heard, by the names that a line of the log has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from farwest.kernel.game import AnyGame
from farwest.kit.rooms import Sounds, ask
from farwest.kit.same import Same
from farwest.kit.sounds import Sound

MOST_GAMES: Final = 64


def sounds(game: AnyGame) -> Mapping[str, Sound]:
    return named(Same(game))


@lru_cache(MOST_GAMES)
def named(game: Same[AnyGame]) -> Mapping[str, Sound]:
    room, names = ask(game.one, Sounds), game.one.events
    return {names[kind]: sound for kind, sound in room.SOUNDS.items()} if room else {}
