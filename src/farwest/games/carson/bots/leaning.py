"""How readily each place is gone to, as what was learned has it: all of them at once.

A placement has eighty answers, and a search judges them at every step of every playout. What the
traits of many of them share is added up once; the sums are those of weighing.py and traits.py.
"""

from __future__ import annotations

from farwest.games.carson.actions import PASS
from farwest.games.carson.bots.judgement import lean_to_place
from farwest.games.carson.bots.traits import (
    COMPANY,
    EMPTY_LAND,
    FACES,
    PLACE_FACE,
    PLACE_PURSE,
    PLACE_RIVALS,
    PLACE_ROUND,
    PLACE_WORTH,
    PURSES,
    RICH_LAND,
    RIVALS,
    SEATS,
    WORTH,
    company,
    face_of,
    place_of,
    purse,
    root_of,
    sort_of,
    stage,
    target_of,
)
from farwest.games.carson.numbers import ROUNDS
from farwest.games.carson.state import CarsonState
from farwest.kernel.weighing import FURTHEST, MOST, TIMES


def weigh_places(s: CarsonState, weights: list[int]) -> None:
    more = company(s)
    rivals = SEATS & ~(1 << s.seat)
    land = shared_weight(s, EMPTY_LAND, weights)
    rich = shared_weight(s, RICH_LAND, weights)
    for k in range(s.count):
        action = s.action[k]
        preference = lean_to_place(s, action)
        place = place_of(s, action)
        if place == EMPTY_LAND:
            at = land
        elif place == RICH_LAND:
            at = rich
        else:
            at = shared_weight(s, place, weights)
        if action != PASS:
            worth = sort_of(place) * WORTH + root_of(preference)
            at += weights[PLACE_WORTH + worth * COMPANY + more]
            there = place * RIVALS + (s.standing[target_of(action)] & rivals != 0)
            at += weights[PLACE_RIVALS + there * COMPANY + more]
        at = max(0, min(2 * FURTHEST, at))
        s.weight[k] = max(1, min(MOST, preference * TIMES[at]))


def shared_weight(s: CarsonState, place: int, weights: list[int]) -> int:
    """Of what is so wherever a cowboy of this seat goes, and where it goes; as a place in TIMES."""
    more = company(s)
    total = FURTHEST + weights[PLACE_ROUND + (place * ROUNDS + stage(s)) * COMPANY + more]
    total += weights[PLACE_PURSE + (place * PURSES + purse(s)) * COMPANY + more]
    face = face_of(s, s.card[s.seat])
    return total + weights[PLACE_FACE + (place * FACES + face) * COMPANY + more]
