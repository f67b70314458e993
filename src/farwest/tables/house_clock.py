"""The time of a house: that of the machine when it was opened, and from there on even.

Somebody may set the machine's clock, or a time server may. Nobody's thinking time is up by that, no
table grows old, no session ends: the house goes on in its own time until it is opened again.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class HouseClock:
    """Seconds since the epoch."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        even: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall, self._even = wall, even
        self._zero = wall() - even()

    def __call__(self) -> float:
        return self._zero + self._even()

    @property
    def off(self) -> float:
        """Seconds by which the machine's clock was moved since: forward, or back."""
        return self._wall() - self()
