"""What the events of meeples sound like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.meeples import events
from farwest.kit.sounds import Sound

_BY_SOUND: Final[Mapping[Sound, tuple[int, ...]]] = {
    "place": (
        events.CLAIMED_CORNER,
        events.PICKED,
        events.DROPPED,
        events.ENTERED,
        events.JAILED,
        events.INVITED,
        events.BUILT,
    ),
    "coin": (
        events.DREW,
        events.BOUGHT_BAR,
    ),
    "dice": (
        events.ROLLED,
        events.REROLLED,
    ),
    "stamp": (
        events.EXPLODED,
        events.BOTH_FELL,
        events.BURIED,
        events.BOXED,
        events.COULD_NOT_PAY,
    ),
    "ribbon": (
        events.SHOWDOWN_BEGAN,
        events.WON,
        events.UPGRADED,
        events.LAST_TURN,
        events.FINISHED,
    ),
    "tick": (
        events.TURN_BEGAN,
        events.PRIMED_DYNAMITE,
        events.TOOK_CONTROL,
    ),
}
SOUNDS: Final[Mapping[int, Sound]] = {
    event: sound for sound, several in _BY_SOUND.items() for event in several
}
