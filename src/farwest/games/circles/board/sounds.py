"""What the events of circles sound like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.circles import events
from farwest.kit.sounds import Sound

_BY_SOUND: Final[Mapping[Sound, tuple[int, ...]]] = {
    "place": (
        events.STOPPED,
        events.BOUGHT,
        events.TRAVELLED,
        events.HIT_STONE,
    ),
    "coin": (
        events.TOOK_GOLD,
        events.DONATED,
        events.EMPTIED_BOWL,
        events.GOT_SILVER,
        events.MINED,
        events.DUG_UP,
        events.DEPOSITED,
        events.WITHDREW,
        events.ROBBED_MONEY,
        events.ROBBED_GOOD,
        events.ROBBED_BANK,
        events.TOOK_SUPPLY,
        events.WON_BET,
        events.STAKED,
    ),
    "dice": (events.ROLLED_DIE,),
    "stamp": (
        events.FELL_SHORT,
        events.FOLDED,
        events.SETTLED,
        events.DECIDED,
    ),
    "ribbon": (
        events.ROUND_BEGAN,
        events.BOUGHT_RANCH,
        events.FINISHED,
        events.PASSED_STAR,
    ),
    "tick": (
        events.FLICKED,
        events.VOTED,
        events.MARKED,
    ),
}
SOUNDS: Final[Mapping[int, Sound]] = {
    event: sound for sound, several in _BY_SOUND.items() for event in several
}
