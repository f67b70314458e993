"""A player that learned a game by playing itself: it looks at its view once, and searches nothing.

What it learned is one small file of the game: three layers, whole numbers of 8 bits with one
factor for each row. docs/strength.md, Learned by self-play: how it is made, and what it wins.
A row is held as one large whole number with a lane for each of its weights, since Python adds such
numbers some sixteen times as fast as lists; and whole numbers are the same on every machine.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources.abc import Traversable
from itertools import compress
from operator import mul
from random import Random
from struct import Struct
from sys import byteorder
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame
from farwest.kit.fields import FieldEncoder

FORMAT: Final = b"farwest selftaught 1\n"
SIZES: Final = Struct("<4H")  # numbers seen, first layer, second layer, actions
HEAT: Final = 0.1  # of the odds it learned: below 1 it keeps more often to what it likes best
SHADES: Final = 2**14  # of 1, in which what is thought is told from layer to layer
FINE: Final = 2**24  # of 1, in which weights are
LANE: Final = 8  # bytes
ABOVE: Final = 2**62  # in every lane while sums are made, so that none borrows of another

NONE: Final[Mapping[Any, Any]] = MappingProxyType({})
Units = Mapping[str, Sequence[int]]  # by segment of the encoder, a number each; 0: it is not read


class WeightRow:
    """Weights in whole numbers of 8 bits, all to be multiplied by one factor."""

    def __init__(self, factor: float, weights: array[int]) -> None:
        self.factor, self.weights = factor, weights

    @cached_property
    def lanes(self) -> int:
        """Laid out when it is first needed: many never are."""
        return laid_out([round(self.factor * FINE * weight) for weight in self.weights])


class Layer(NamedTuple):
    """A row for each number given; the lanes of `bias` are above 0 enough for every sum."""

    bias: int
    rows: list[WeightRow]
    wide: int  # lanes
    fine: int  # bits by which its sums are finer than SHADES


class Layers(NamedTuple):
    first: Layer
    second: Layer
    liking: list[WeightRow]  # by action: how much it likes what was made of the second layer
    bias: array[float]


class Instinct:
    """Where the file of one game lies, in which units it reads what the encoder counts, and what
    `more` it reads of a view."""

    def __init__(
        self,
        file: Traversable,
        units: Units = NONE,
        more: Callable[[Any], list[int]] | None = None,
    ) -> None:
        self.file, self.units, self.more = file, units, more

    @cached_property
    def layers(self) -> Layers:
        return read(self.file)

    def odds(self, game: AnyGame, view: Any, options: Sequence[int]) -> list[float]:
        """How often it gave each of these answers in the end, when it played itself."""
        weights = self.weights(game, view, options)
        whole = sum(weights)
        return [one / whole for one in weights]

    def weights(
        self, game: AnyGame, view: Any, options: Sequence[int], heat: float = 1.0
    ) -> list[float]:
        """How much it likes each option; the best is 1."""
        liked = self.likings(game, view, options)
        best = max(liked)
        return [math.exp((one - best) / heat) for one in liked]

    def likings(self, game: AnyGame, view: Any, options: Sequence[int]) -> list[float]:
        """Logarithms of odds, up to a number that all share."""
        layers = self.layers
        thought = relay(layers.second, relay(layers.first, self.given(game, view)))
        liked = []
        for action in options:
            row = layers.liking[action]
            sum_of_it = sum(map(mul, row.weights, thought))
            liked.append(layers.bias[action] + row.factor * sum_of_it / SHADES)
        return liked

    def columns(self, encoder: FieldEncoder) -> dict[int, int]:
        """By place among the numbers of the encoder: the unit in which it is read."""
        found: dict[int, int] = {}
        place = 0
        for name, wide in encoder.segments:
            for offset, unit in enumerate(self.units.get(name, ())):
                found[place + offset] = unit
            place += wide
        return found

    def given(self, game: AnyGame, view: Any) -> Sequence[int]:
        encoder: Any = game.encoder
        seen: list[int] = encoder.encode(view)
        for column, unit in self.columns(encoder).items():
            seen[column] = seen[column] // unit if unit else 0
        return seen + self.more(view) if self.more else seen


class SelfTaught:
    """`heat` is how freely it draws: 1 as it learned, near 0 what it likes best."""

    def __init__(self, game: AnyGame, instinct: Instinct, seed: int, heat: float) -> None:
        if not heat > 0:
            raise BadCall(f"Heat is above 0, as 0.1 or 1, not {heat}.")
        self.game, self.instinct, self.seed, self.heat = game, instinct, seed, heat

    def choose(self, view: Any) -> int:
        """Thoughts follow from the seed and the view alone."""
        text = f"{self.seed} {view.json()}".encode()
        luck = Random(int.from_bytes(sha256(text).digest()[:7]))
        options: list[int] = self.game.world(view, self.game.dice(luck.getrandbits(31))).legal()
        if len(options) == 1:
            return options[0]
        return luck.choices(options, self.weights(view, options))[0]

    def weights(self, view: Any, options: Sequence[int]) -> list[float]:
        return self.instinct.weights(self.game, view, options, self.heat)


def relay(layer: Layer, given: Sequence[int]) -> list[int]:
    """One layer's answer, in SHADES of 1; what is below 0 is silent."""
    total = layer.bias
    for number, row in compress(zip(given, layer.rows, strict=True), given):
        total += number * row.lanes
    lanes = array("Q", total.to_bytes(layer.wide * LANE, "little"))
    if byteorder == "big":
        lanes.byteswap()
    return [lane - ABOVE >> layer.fine if lane > ABOVE else 0 for lane in lanes]


def read(file: Traversable) -> Layers:
    told = file.read_bytes()
    if not told.startswith(FORMAT):
        raise ValueError(f"{file.name} does not begin with {FORMAT.decode().strip()!r}.")
    start = len(FORMAT) + SIZES.size
    seen, first, second, actions = SIZES.unpack(told[len(FORMAT) : start])
    found = []
    for wide, count, answers in (
        (first, seen, first),
        (second, first, second),
        (second, actions, actions),
    ):
        bias, start = numbers("f", told, start, answers)
        factors, start = numbers("f", told, start, count)
        rows = []
        for factor in factors:
            row, start = numbers("b", told, start, wide)
            rows.append(WeightRow(factor, row))
        found.append((bias, rows))
    (one, ones), (two, twos), (bias, liking) = found
    return Layers(in_lanes(one, ones, 1), in_lanes(two, twos, SHADES), liking, bias)


def in_lanes(bias: Sequence[float], rows: list[WeightRow], given: int) -> Layer:
    """`given`: what is given is in so many shades of 1."""
    finer = (FINE * given).bit_length() - SHADES.bit_length()
    lanes = laid_out([ABOVE + round(one * FINE * given) for one in bias])
    return Layer(lanes, rows, len(bias), finer)


def laid_out(weights: Sequence[int]) -> int:
    """Side by side in one number; a weight below 0 borrows of the lane above it."""
    lifted = array("Q", [ABOVE + weight for weight in weights])
    if byteorder == "big":
        lifted.byteswap()
    return int.from_bytes(lifted.tobytes(), "little") - lift(len(weights))


@cache
def lift(lanes: int) -> int:
    return sum(ABOVE << 8 * LANE * lane for lane in range(lanes))


def numbers(kind: str, told: bytes, start: int, count: int) -> tuple[array[Any], int]:
    """So many of them, little end first, and where the next begin."""
    found: array[Any] = array(kind)
    end = start + count * found.itemsize
    found.frombytes(told[start:end])
    if byteorder == "big":
        found.byteswap()
    return found, end
