"""Which events of a game are heard, by the names that a line of the log has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from farwest.kernel.game import AnyGame
from farwest.kit.rooms import Sounds, ask
from farwest.kit.sounds import Sound


def sounds(game: AnyGame) -> Mapping[str, Sound]:
    room = ask(game, Sounds)
    return named(tuple(room.SOUNDS.items()), tuple(game.events.items())) if room else {}


@cache
def named(
    heard: tuple[tuple[int, Sound], ...], events: tuple[tuple[int, str], ...]
) -> Mapping[str, Sound]:
    names = dict(events)
    return {names[kind]: sound for kind, sound in heard}
