"""A bot for goat that learned by playing itself: it looks at its view once, and searches nothing.

What it learned is one small file beside this one: three layers, whole numbers of 8 bits with one
factor for each row. docs/strength.md, Learned by self-play, says how it was made and what it wins.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import compress
from operator import mul
from random import Random
from struct import Struct
from sys import byteorder
from typing import Any, Final, NamedTuple

from farwest.games.goat.view import GoatView
from farwest.kernel.game import Game

SHIPPED: Final = "gambler.weights"
FORMAT: Final = b"farwest gambler 1\n"
SIZES: Final = Struct("<4H")  # numbers seen, first layer, second layer, actions
HEAT: Final = 0.1  # of the odds it learned: below 1 it keeps more often to what it likes best


class Layer(NamedTuple):
    """Rows of whole numbers, and what each row is to be multiplied with."""

    bias: array[float]
    factors: array[float]
    rows: list[array[int]]


class Gambler:
    """`heat` is how freely it draws: 1 as it learned, near 0 what it likes best."""

    def __init__(self, game: Game[Any, Any], seed: int = 0, *, heat: float = HEAT) -> None:
        self.game, self.seed, self.heat = game, seed, heat

    def choose(self, view: GoatView) -> int:
        """Thoughts follow from the seed and the view alone."""
        text = f"{self.seed} {view.json()}".encode()
        luck = Random(int.from_bytes(sha256(text).digest()[:7]))
        options: list[int] = self.game.world(view, self.game.dice(luck.getrandbits(31))).legal()
        if len(options) == 1:
            return options[0]
        return luck.choices(options, self.weights(view, options))[0]

    def weights(self, view: GoatView, options: Sequence[int]) -> list[float]:
        """How much it likes each option; the best is 1."""
        liked = likings(self.game, view, options)
        best = max(liked)
        return [math.exp((one - best) / self.heat) for one in liked]


def instinct(game: Game[Any, Any], view: GoatView, options: Sequence[int]) -> list[float]:
    """How often it gave each of these answers in the end, when it played itself."""
    weights = Gambler(game, heat=1.0).weights(view, options)
    whole = sum(weights)
    return [one / whole for one in weights]


def likings(game: Game[Any, Any], view: GoatView, options: Sequence[int]) -> list[float]:
    """Logarithms of odds, up to a number that all share."""
    first, second, liking = learned()
    encoder: Any = game.encoder
    thought = relay(second, relay(first, encoder.encode(view)))
    return [
        liking.bias[action] + liking.factors[action] * sum(map(mul, liking.rows[action], thought))
        for action in options
    ]


def relay(layer: Layer, given: Sequence[float]) -> list[float]:
    """One layer's answer: a row for each number given; what is below 0 is silent."""
    total = list(layer.bias)
    for number, factor, row in compress(zip(given, layer.factors, layer.rows, strict=True), given):
        weight = number * factor
        total = [sofar + weight * one for sofar, one in zip(total, row, strict=True)]
    return [max(0.0, one) for one in total]


@cache
def learned() -> tuple[Layer, Layer, Layer]:
    told = files(__package__).joinpath(SHIPPED).read_bytes()
    if not told.startswith(FORMAT):
        raise ValueError(f"{SHIPPED} does not begin with {FORMAT.decode().strip()!r}.")
    start = len(FORMAT) + SIZES.size
    seen, first, second, actions = SIZES.unpack(told[len(FORMAT) : start])
    layers = []
    for wide, count, answers in (
        (first, seen, first),
        (second, first, second),
        (second, actions, actions),
    ):
        bias, start = numbers("f", told, start, answers)
        factors, start = numbers("f", told, start, count)
        rows = []
        for _ in range(count):
            row, start = numbers("b", told, start, wide)
            rows.append(row)
        layers.append(Layer(bias, factors, rows))
    return layers[0], layers[1], layers[2]


def numbers(kind: str, told: bytes, start: int, count: int) -> tuple[array[Any], int]:
    """So many of them, little end first, and where the next begin."""
    found: array[Any] = array(kind)
    end = start + count * found.itemsize
    found.frombytes(told[start:end])
    if byteorder == "big":
        found.byteswap()
    return found, end
