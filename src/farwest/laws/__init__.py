"""The laws every game must keep, as plain functions: HOUSE.md section 6.

Each takes a game, a number of seats and a seed, and raises BrokenLaw with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable

from farwest.kernel.game import AnyGame
from farwest.laws.citing import RULE_ID, uncited
from farwest.laws.playing import (
    a_clone_stands_apart,
    a_record_replays,
    both_climates_agree,
    every_option_plays,
    everything_survives_json,
    options_are_in_order,
)
from farwest.laws.random_games import hold, random_action, random_record, story, variant_for, walk
from farwest.laws.secrets import a_world_looks_the_same, nothing_leaks

__all__ = [
    "LAWS",
    "RULE_ID",
    "hold",
    "random_action",
    "random_record",
    "story",
    "uncited",
    "variant_for",
    "walk",
]

LAWS: dict[str, Callable[[AnyGame, int, int], None]] = {
    "options are in order": options_are_in_order,
    "every option plays": every_option_plays,
    "a clone stands apart": a_clone_stands_apart,
    "a record replays": a_record_replays,
    "a world looks the same": a_world_looks_the_same,
    "nothing leaks": nothing_leaks,
    "everything survives JSON": everything_survives_json,
    "both climates agree": both_climates_agree,
}
