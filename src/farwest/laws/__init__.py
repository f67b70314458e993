"""The laws every game must keep, as plain functions: docs/house.md section 6.

Each takes a game, a number of seats and a seed, and raises BrokenLaw with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable

from farwest.kernel.game import AnyGame
from farwest.laws.boards import (
    a_view_is_encoded,
    practice_is_painted,
    the_board_fits_a_terminal,
    the_board_is_painted,
    the_score_sheet_adds_up,
)
from farwest.laws.cards import the_lobby_has_its_card
from farwest.laws.citing import RULE_ID, every_cited_rule_exists, uncited
from farwest.laws.dealing import worlds_are_dealt_as_the_truth_is
from farwest.laws.drama import dramas_show_what_was_told
from farwest.laws.explaining import everything_is_explained
from farwest.laws.lent import lent_knowledge_is_sane
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
from farwest.laws.spelling import names_are_spelt_right
from farwest.laws.stakes import stakes_are_told_and_true, the_standing_is_told
from farwest.laws.tellings import told_is_known
from farwest.laws.turns import the_story_adds_up
from farwest.laws.wording import every_text_is_there, everything_can_be_said

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
    "told is known": told_is_known,
    "worlds are dealt as the truth is": worlds_are_dealt_as_the_truth_is,
    "lent knowledge is sane": lent_knowledge_is_sane,
    "everything survives JSON": everything_survives_json,
    "both climates agree": both_climates_agree,
    "every text is there": every_text_is_there,
    "everything can be said": everything_can_be_said,
    "the board is painted": the_board_is_painted,
    "practice is painted": practice_is_painted,
    "the board fits a terminal": the_board_fits_a_terminal,
    "everything is explained": everything_is_explained,
    "stakes are told and true": stakes_are_told_and_true,
    "the standing is told": the_standing_is_told,
    "dramas show what was told": dramas_show_what_was_told,
    "the story adds up": the_story_adds_up,
    "the lobby has its card": the_lobby_has_its_card,
    "a view is encoded": a_view_is_encoded,
    "the score sheet adds up": the_score_sheet_adds_up,
    "every cited rule exists": every_cited_rule_exists,
    "names are spelt right": names_are_spelt_right,
}
