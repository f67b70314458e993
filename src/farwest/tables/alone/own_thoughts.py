"""Bots that think where the table is: a web worker has no other process to send them to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from farwest.tables.errors import NotNow
from farwest.tables.fair_gate import Asker
from farwest.tables.thinkers import NOBODY, Thinkers, advise

T = TypeVar("T")


class OwnThoughts(Thinkers):
    """A Greenhorn takes tenths of a second in the interpreter. A Legend's advice would take
    minutes, and nobody could answer meanwhile: there is none."""

    def __init__(self) -> None:
        super().__init__(0)

    async def run(
        self, work: Callable[..., T], *facts: Any, chair: str = "", asker: Asker = NOBODY
    ) -> T:
        if work is advise:
            raise NotNow("offline-no-hint")
        await asyncio.sleep(0)  # what is to be shown goes first
        return work(*facts)

    async def look_back(self, work: Callable[..., T], *facts: Any, asker: Asker = NOBODY) -> T:
        raise NotNow("offline-no-hint")
