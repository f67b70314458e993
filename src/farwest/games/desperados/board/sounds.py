"""What the events of desperados sound like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.desperados import events
from farwest.kit.sounds import Sound

_BY_SOUND: Final[Mapping[Sound, tuple[int, ...]]] = {
    "place": (
        events.PLACED_MARSHAL,
        events.PLACED_SHERIFF,
        events.PLACED_DESPERADO,
        events.SHERIFF_RODE,
        events.MARSHAL_LAID,
        events.LAID,
        events.SHOWED,
        events.REVEALED,
    ),
    "coin": (
        events.WON_COACH,
        events.WON_POKER,
        events.ROBBED_BANK,
    ),
    "stamp": (
        events.GOT_ARRESTED,
        events.JOB_FAILED,
        events.BANK_HELD,
        events.FELL_OUT,
        events.LOST_CARD,
    ),
    "ribbon": (
        events.ROUND_BEGAN,
        events.GANG_WON,
        events.MARSHAL_WON,
        events.LAUNCHED,
    ),
    "tick": (
        events.TURN_BEGAN,
        events.COACH_MOVED,
        events.TURN_LOCKED,
        events.STEP_BEGAN,
    ),
}
SOUNDS: Final[Mapping[int, Sound]] = {
    event: sound for sound, several in _BY_SOUND.items() for event in several
}
