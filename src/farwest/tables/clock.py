"""How long each seat may still think."""

from __future__ import annotations

from math import inf

from farwest.tables.wire import ClockWish


class Clocks:
    """Only seats that must choose run. Without a wish nobody does."""

    def __init__(self, wish: ClockWish | None, seats: int) -> None:
        self.wish = wish
        self.spare = [wish.minutes * 60.0 if wish else inf] * seats
        self.since = 0.0  # when the question on the table was put
        self.paid: dict[int, float] = {}  # by seat: for that question, while others think on

    def begin(self, now: float) -> None:
        self.since = now

    def thought(self, seat: int, now: float) -> None:
        """It answered, and others think on."""
        spent = max(now - self.since, 0.0)
        self.spare[seat] -= spent
        self.paid[seat] = spent

    def answered(self, seat: int, now: float, paid: bool = False) -> None:
        """`paid`: its time was taken when it answered among others."""
        if self.wish:
            self.spare[seat] += self.wish.increment
        if not paid:
            self.thought(seat, now)
        self.turned(now)

    def took_back(self, seat: int) -> None:
        """An answer no longer counts: what it earned goes, what it cost stays spent."""
        if self.wish:
            self.spare[seat] -= self.wish.increment

    def turned(self, now: float) -> None:
        """Another question, and nobody's fault."""
        self.since, self.paid = now, {}

    def left(self, seat: int, now: float) -> float:
        """Of the seat that must choose."""
        return self.spare[seat] - max(now - self.since, 0.0)

    def seen(self, seat: int, now: float, runs: bool) -> float:
        """By the others, who do not know whether it has answered among others."""
        return self.spare[seat] + self.paid.get(seat, 0.0) - max(now - self.since, 0.0) * runs
