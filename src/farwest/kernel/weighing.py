"""What was learned, beside what a game lends by itself: docs/strength.md, Learned.

A game names traits, of an answer and of how a seat stands; each has a weight, a whole number. What
has weights that add up to UNIT is preferred e times as much, or hoped for. No weights, or all of
them 0: it thinks as it did without.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from farwest.kernel.dice import Dice
from farwest.kernel.state import State

DIGIT: Final = 11  # bits of one trait's number
MOST_TRAITS: Final = 5  # of one answer, of one seat
WEIGHTS: Final = 1 << DIGIT
UNIT: Final = 32
FURTHEST: Final = 4 * UNIT  # that weights take an answer or a seat, either way
WHOLE: Final = 64  # preferences are counted in parts, so that the small ones can get smaller
TIMES: Final = tuple(round(WHOLE * exp(k / UNIT)) for k in range(-FURTHEST, FURTHEST + 1))
FINE: Final = tuple(round((1 << 20) * exp(k / UNIT)) for k in range(-FURTHEST, FURTHEST + 1))
MOST: Final = 1 << 22  # so that dice can tell 500 options apart

# weights[0]: what was learned, as a sum of these
OF_ANSWERS: Final = 1
OF_SEATS: Final = 2
MILDER: Final = 4  # times 1, 2 or 3: chances are taken to the power of as many quarters less


def weighed(s: State, action: int, weights: list[int]) -> int:
    """The preference for an answer."""
    preference = s.preference(action)
    if weights[0] & OF_ANSWERS == 0:
        return preference
    at = weight_of(s.traits(action, preference), weights)
    return max(1, min(MOST, preference * TIMES[at]))


def weigh_options(s: State, weights: list[int]) -> bool:
    """Whether the preferences for all answers stand in `weight`."""
    s.weight[0] = 0
    if weights[0] & OF_ANSWERS > 0:
        s.weigh(weights)
    return s.weight[0] > 0


def lean_option(s: State, weights: list[int], dice: Dice) -> int:
    """One of the options found: as likely as the game leans towards it."""
    total = 0
    action = 0
    at_once = weigh_options(s, weights)
    for k in range(s.count):
        preference = s.weight[k] if at_once else weighed(s, s.action[k], weights)
        total += preference
        roll = dice.below(total)
        if roll < preference:
            action = s.action[k]
    return action


def weigh_chances(s: State, chances: list[float], weights: list[int]) -> None:
    """By seat: what it may hope for, as what was learned has it; the sum stays."""
    before: float = 0.0
    after: float = 0.0
    for seat in range(s.seats):
        at = weight_of(s.seat_traits(seat), weights)
        before += chances[seat]
        chances[seat] = milder(chances[seat], weights[0] // MILDER) * float(FINE[at])
        after += chances[seat]
    for seat in range(s.seats):
        chances[seat] = chances[seat] * before / after


def milder(chance: float, quarters: int) -> float:
    if quarters == 0:
        return chance
    root: float = sqrt(chance)
    if quarters == 2:
        return root
    fourth: float = sqrt(root)
    return root * fourth if quarters == 1 else fourth


def weight_of(traits: int, weights: list[int]) -> int:
    """Of all of them together, as a place in TIMES and FINE."""
    total = FURTHEST
    while traits > 0:
        trait = traits & (WEIGHTS - 1)
        if trait > 0:
            total += weights[trait]
        traits >>= DIGIT
    return max(0, min(2 * FURTHEST, total))
