"""True chance. A committed secret and a public salt decide every draw; anyone can check it later.

Draw n is the first 128-bit number of HMAC-SHA256(secret, "farwest deal" | salt | n | try) that does
not favour any outcome (rejection sampling), taken modulo the sum of the weights. A draw that was
taken back uses up its number: what is drawn instead has a new one.
"""

from __future__ import annotations

import hmac
import secrets
from bisect import bisect_right
from hashlib import sha256
from itertools import accumulate, count

DOMAIN = b"farwest deal"
NUMBER = 8  # bytes of a counter
ROLL = 16  # bytes of a roll


def secret_from(seed: int | None) -> bytes:
    """32 bytes: reproducible from a seed, for tests and arenas; else from the machine."""
    return secrets.token_bytes(32) if seed is None else sha256(b"farwest seed %d" % seed).digest()


class Dealer:
    def __init__(self, secret: bytes, salt: bytes = b"", redrawn: tuple[int, ...] = ()) -> None:
        """`redrawn`: for each draw that was taken back, from which one on its number is gone."""
        self.secret, self.salt, self.redrawn, self.draws = secret, salt, redrawn, 0

    @property
    def commitment(self) -> str:
        """Made known before the salt is, so that the dealer cannot choose the secret to fit it."""
        return sha256(self.secret).hexdigest()

    @property
    def number(self) -> int:
        """Of the next draw, those that were taken back counted."""
        return self.draws + sum(since <= self.draws for since in self.redrawn)

    def draw(self, options: list[int], weights: list[int]) -> int:
        """The next draw: one of the options, as likely as its weight."""
        bounds = list(accumulate(weights))
        fair = 256**ROLL // bounds[-1] * bounds[-1]
        roll = next(roll for roll in map(self._roll, count()) if roll < fair)
        self.draws += 1
        return options[bisect_right(bounds, roll % bounds[-1])]

    def _roll(self, attempt: int) -> int:
        counters = self.number.to_bytes(NUMBER) + attempt.to_bytes(NUMBER)
        message = DOMAIN + len(self.salt).to_bytes(NUMBER) + self.salt + counters
        return int.from_bytes(hmac.digest(self.secret, message, "sha256")[:ROLL])
