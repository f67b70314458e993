"""How long each seat may still think."""

from __future__ import annotations

from math import inf

from farwest.tables.wire import ClockWish


class Clocks:
    """Only seats that must choose run. Without a wish nobody does, and who is off does not."""

    def __init__(self, wish: ClockWish | None, seats: int) -> None:
        self.wish = wish
        self.spare = [wish.minutes * 60.0 if wish else inf] * seats
        self.since = 0.0  # when the question on the table was put
        self.paid: dict[int, float] = {}  # by seat: for that question, while others think on
        self.off: dict[int, tuple[float, float]] = {}  # by seat: its last days off, from and to
        self._had: dict[int, float] = {}  # by seat: what was left before it began again

    def begin(self, now: float) -> None:
        self.since = now

    def rests(self, seat: int, now: float, until: float) -> None:
        """From now on; or no longer, if that is over."""
        begins, ends = self.off.get(seat, (0.0, 0.0))
        self.off[seat] = (begins if now < ends else now), until

    def is_off(self, seat: int, now: float) -> bool:
        begins, ends = self.off.get(seat, (0.0, 0.0))
        return begins <= now < ends

    def _spent(self, seat: int, now: float) -> float:
        """On the question on the table, days off left out."""
        begins, ends = self.off.get(seat, (0.0, 0.0))
        rested = min(now, ends) - max(self.since, begins)
        return max(now - self.since, 0.0) - max(rested, 0.0)

    def runs_out(self, seat: int) -> float:
        """When its time is up, if it goes on thinking."""
        begins, ends = self.off.get(seat, (0.0, 0.0))
        up = self.since + self.spare[seat]
        rests = begins < up and ends > self.since
        return up + (ends - max(begins, self.since) if rests else 0.0)

    def thought(self, seat: int, now: float) -> None:
        """It answered, and others think on."""
        spent = self._spent(seat, now)
        self.spare[seat] -= spent
        self.paid[seat] = spent

    def answered(self, seat: int, now: float, paid: bool = False) -> None:
        """`paid`: its time was taken when it answered among others."""
        if self.wish:
            self.spare[seat] += self.wish.increment
        if not paid:
            self.thought(seat, now)
        if self.wish and self.wish.a_move:
            self._had[seat] = self.spare[seat]
            self.spare[seat] = self.wish.minutes * 60.0
        self.turned(now)

    def took_back(self, seat: int) -> None:
        """An answer no longer counts: what it earned goes, what it cost stays spent."""
        if self.wish and self.wish.a_move:
            self.spare[seat] = min(self.spare[seat], self._had.get(seat, self.spare[seat]))
        if self.wish:
            self.spare[seat] -= self.wish.increment

    def turned(self, now: float) -> None:
        """Another question, and nobody's fault."""
        self.since, self.paid = now, {}

    def left(self, seat: int, now: float) -> float:
        """Of the seat that must choose."""
        return self.spare[seat] - self._spent(seat, now)

    def seen(self, seat: int, now: float, runs: bool) -> float:
        """By the others, who do not know whether it has answered among others."""
        return self.spare[seat] + self.paid.get(seat, 0.0) - self._spent(seat, now) * runs
