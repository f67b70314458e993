"""What one worker asks of the others. Alone in a house, it asks nobody."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, TypeVar

import msgspec

from farwest.kit.reading import decoded
from farwest.server.workers.inner_door import ASKED
from farwest.server.workers.passing_on import LineEnded, ask
from farwest.server.workers.station import AnyStation
from farwest.tables.logbook import note_seldom

T = TypeVar("T")
CARDS: Final = "cards"  # what can be asked: asking.py says how each is answered
WAKE: Final = "wake"
HANG_UP: Final = "hang-up"
BANNED: Final = "banned"
MANNERS: Final = "manners"
HERE: Final = "here"
LIVE: Final = "live"
QUOTAS: Final = "quotas"
PARTING: Final = "parting"
FORGOTTEN: Final = "forgotten"
SEAT: Final = "seat"
RUNS: Final = "runs"
ALLOWANCES: Final = "allowances"
DAYS_OFF: Final = "days-off"
STAND_IN: Final = "stand-in"
PATIENCE: Final = 1.0  # seconds for one that may have been stopped


class Neighbours:
    def __init__(self, station: AnyStation | None) -> None:
        self.station = station

    @property
    def others(self) -> list[int]:
        return [] if self.station is None else [*self.station.others]

    async def ask(self, number: int, what: str, facts: object, kind: type[T]) -> T | None:
        """None: it did not answer. What it was told it may do all the same."""
        assert self.station is not None
        try:
            async with asyncio.timeout(PATIENCE):
                door, key = self.station.door(number), self.station.key
                return decoded(await ask(door, ASKED + what, facts, key), kind)
        except (LineEnded, TimeoutError, msgspec.MsgspecError):
            note_seldom("worker-silent", level=logging.WARNING, worker=number)
            return None

    async def ask_all(self, what: str, facts: object, kind: type[T]) -> list[T]:
        asked = (self.ask(number, what, facts, kind) for number in self.others)
        return [found for found in await asyncio.gather(*asked) if found is not None]

    async def tell_all(self, what: str, facts: object) -> None:
        await self.ask_all(what, facts, bool)
