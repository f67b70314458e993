"""Nobody may ask faster than the house can answer everybody."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from typing import Final

MOST_KNOWN: Final = 20_000  # askers remembered
SUBSCRIBER: Final = 64  # bits of an IPv6 address that tell one subscriber from another


def network(host: str) -> str:
    """Who counts as one: an IPv4 address, or the IPv6 network of one subscriber."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, SUBSCRIBER), strict=False))


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self.burst, self.rate, self.now = burst, rate, now
        self.level, self.since = burst, now()

    def take(self, cost: float = 1) -> bool:
        """What costs more than all that fits in takes all of it."""
        cost, now = min(cost, self.burst), self.now()
        self.level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Limits:
    """A bucket for each asker."""

    def __init__(
        self, burst: float, rate: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst, self.rate, self.now = burst, rate, now
        self._buckets: dict[str, Bucket] = {}

    def take(self, asker: str, cost: float = 1) -> bool:
        if asker not in self._buckets:
            if len(self._buckets) >= MOST_KNOWN:
                del self._buckets[next(iter(self._buckets))]
            self._buckets[asker] = self.bucket()
        return self._buckets[asker].take(cost)

    def resize(self, burst: float) -> None:
        """From now on; whoever asked before begins with a full bucket."""
        if burst != self.burst:
            self.burst = burst
            self._buckets.clear()

    def fullest(self) -> int:
        """How much somebody has used up now."""
        levels = (
            bucket.level + (self.now() - bucket.since) * self.rate
            for bucket in self._buckets.values()
        )
        return ceil(max((self.burst - min(self.burst, level) for level in levels), default=0.0))

    def bucket(self) -> Bucket:
        return Bucket(self.burst, self.rate, self.now)
