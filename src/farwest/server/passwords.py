"""Passwords are made slow to guess, so one is weighed at a time, and after everything else.

A wrong one costs as much as a right one: four threads and 64 MB for a tenth of a second. Whoever
guesses waits for themselves, and moves at tables go before both.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from farwest.tables.fair_gate import Asker, FairGate

P = ParamSpec("P")
T = TypeVar("T")
POLITE: Final = 10  # as `nice` counts: of the thread and of those it begins, where a system can


@cache
def nobodys_password() -> str:
    """The hash of one that nobody has: it takes a while, so a house of several makes it once."""
    return PasswordHasher().hash(secrets.token_hex(8))


def step_back() -> None:
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._gate = FairGate(1)
        self._thread = ThreadPoolExecutor(1, "farwest-passwords", step_back)

    async def nobodys(self) -> str:
        return await self._weighed("", nobodys_password)

    async def hashed(self, asker: str, password: str) -> str:
        return await self._weighed(asker, self._hasher.hash, password)

    async def is_right(self, asker: str, hashed: str, password: str) -> bool:
        try:
            return await self._weighed(asker, self._hasher.verify, hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    def close(self) -> None:
        self._thread.shutdown(wait=False)

    async def _weighed(
        self, asker: str, work: Callable[P, T], *facts: P.args, **more: P.kwargs
    ) -> T:
        await self._gate.enter(Asker(asker))
        weighing = self._thread.submit(work, *facts, **more)
        loop = asyncio.get_running_loop()

        def leave(_: object) -> None:
            with suppress(RuntimeError):  # the loop was closed: nobody waits there any longer
                loop.call_soon_threadsafe(self._gate.leave)

        weighing.add_done_callback(leave)  # also if nobody waits for it any more
        return await asyncio.wrap_future(weighing)
