"""What the events of carson sound like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.carson import events
from farwest.kit.sounds import Sound

_BY_SOUND: Final[Mapping[Sound, tuple[int, ...]]] = {
    "place": (
        events.CLAIMED,
        events.PICKED,
        events.WENT_TO,
        events.STAKED,
        events.ATTACKED_BUILDING,
        events.PROTECTED,
        events.BUILT_TILE,
        events.ADDED_HOUSE,
        events.LAID_ROAD,
        events.BOUGHT_PARCEL,
        events.BOUGHT_TILE,
        events.KEPT_TILE,
        events.SET_OUT_TILE,
    ),
    "coin": (
        events.GOT_MONEY,
        events.WORKED,
        events.TOOK_INCOME,
        events.GAMBLED,
        events.EARNED,
        events.EARNED_IN_ALL,
        events.ROBBED,
    ),
    "dice": (
        events.ROLLED_DUEL,
        events.ROLLED_DIE,
        events.DREW_TILE,
        events.CHOSE_TILE,
    ),
    "stamp": (
        events.WON_DUEL,
        events.LOST_DUEL,
        events.DIED,
    ),
    "ribbon": (
        events.ROUND_BEGAN,
        events.DUEL_BEGAN,
        events.FINISHED,
    ),
    "tick": (
        events.SCORED_SQUARE,
        events.SCORED_CARD,
        events.SCORED_PROPERTY,
        events.BOUGHT_POINTS,
        events.SHERIFF_SCORED,
        events.TOKEN_MOVED,
        events.PASSED,
    ),
}
SOUNDS: Final[Mapping[int, Sound]] = {
    event: sound for sound, several in _BY_SOUND.items() for event in several
}
