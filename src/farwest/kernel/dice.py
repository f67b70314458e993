"""Dice for playouts and search. They belong to whoever rolls them, never to a State."""

from __future__ import annotations

from typing import Final, final

MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407
LOW_63_BITS: Final = 0x7FFF_FFFF_FFFF_FFFF


class Dice:
    """A linear congruential generator of 63 bits; only its 32 highest bits are used."""

    def __init__(self, seed: int) -> None:
        self.pips: int = (seed * MULTIPLIER + INCREMENT) & LOW_63_BITS

    @final
    def below(self, n: int) -> int:
        """0 <= roll < n, for n up to 2**31."""
        self.pips = (self.pips * MULTIPLIER + INCREMENT) & LOW_63_BITS
        return ((self.pips >> 31) * n) >> 32

    @final
    def pick(self, counts: list[int], total: int) -> int:
        """The k of one piece drawn from a bag that holds counts[k] of each kind."""
        roll = self.below(total)
        k = 0
        while roll >= counts[k]:
            roll -= counts[k]
            k += 1
        return k
