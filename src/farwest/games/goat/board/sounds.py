"""What the events of goat sound like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.goat import events
from farwest.kit.sounds import Sound

_BY_SOUND: Final[Mapping[Sound, tuple[int, ...]]] = {
    "place": (
        events.LAID_DOWN,
        events.TURNED_UP,
        events.OFFERED,
        events.PLACED,
        events.REFUSED_CARD,
        events.DREW,
    ),
    "coin": (
        events.MINTED,
        events.TOOK_TOKENS,
        events.TOOK_COINS,
        events.ROBBED,
        events.DUPED,
        events.PAID_SHERIFF,
        events.KEPT_LOOT,
        events.KEPT_COINS,
        events.RETURNED_COIN,
        events.RETURNED_LOOT,
        events.STOLE,
    ),
    "stamp": (
        events.ACCEPTED,
        events.REFUSED_OFFER,
        events.ARRESTED,
        events.KILLED_SHERIFF,
    ),
    "dice": (events.GAMBLED,),
    "ribbon": (
        events.ROUND_BEGAN,
        events.SALOON_OPENED,
        events.FINISHED,
    ),
    "tick": (
        events.BECAME_INACTIVE,
        events.PASSED,
    ),
}
SOUNDS: Final[Mapping[int, Sound]] = {
    event: sound for sound, several in _BY_SOUND.items() for event in several
}
