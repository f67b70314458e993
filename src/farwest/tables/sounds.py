"""Which events of a game are heard, by the names that a line of the log has."""

from __future__ import annotations

from collections.abc import Mapping

from farwest.kernel.game import AnyGame
from farwest.kit.rooms import Sounds, ask
from farwest.kit.sounds import Sound


def sounds(game: AnyGame) -> Mapping[str, Sound]:
    room = ask(game, Sounds)
    return {game.events[kind]: sound for kind, sound in room.SOUNDS.items()} if room else {}
