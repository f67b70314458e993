"""What the lobby and the table say beyond the rules, in both languages."""

from __future__ import annotations

import pytest

import farwest
from farwest.kernel.match import Match
from farwest.kit.rulebook import find_rule
from farwest.kit.texts import LANGUAGES
from farwest.laws import random_record
from farwest.tables.endings import outcome
from farwest.tables.errors import TableTrouble
from farwest.tables.words import HOUSE, bot_names, question_rule, value_text, variant_title


def test_both_languages_have_the_same_sentences() -> None:
    ids = [HOUSE.bundle(language).names() for language in LANGUAGES]

    assert ids[0] == ids[1]


def test_there_are_names_for_the_bots_of_the_largest_table() -> None:
    for language in LANGUAGES:
        assert len(set(bot_names(language))) >= 6


@pytest.mark.parametrize("name", farwest.games())
def test_every_rule_that_a_question_cites_is_in_the_rulebook(name: str) -> None:
    game = farwest.load(name)
    cited = {question_rule(game, kind, {}) for kind in game.questions} - {""}
    assert [] == [rule for rule in cited if find_rule(game, rule) is None]


@pytest.mark.parametrize("name", farwest.games())
def test_every_variant_has_a_title_and_every_value_a_name(name: str) -> None:
    game = farwest.load(name)
    for language in LANGUAGES:
        for variant in game.variants:
            assert variant_title(game, language, variant)
            assert all(value_text(game, language, variant, value) for value in variant.values)


@pytest.mark.parametrize("name", farwest.games())
def test_the_rows_of_the_score_sheet_add_up(name: str) -> None:
    game = farwest.load(name)
    for seats in game.seats:
        match = Match.of(game, random_record(game, seats, 4))
        for language in LANGUAGES:
            end = outcome(match.speaking(language, [f"N{k}" for k in range(seats)]))
            assert match.scores() == [sum(row.points[k] for row in end.sheet) for k in range(seats)]
            assert all(row.title for row in end.sheet)
            assert all(find_rule(game, row.rule) for row in end.sheet if row.rule)


def test_errors_speak_the_language_of_who_hears_them() -> None:
    error = TableTrouble("seat-taken", n=3)

    assert "Seat 3 is taken; another one may be free." == str(error)
    assert "La place 3 est prise ; une autre est peut-être libre." == error.said("fr").replace(
        "\u202f", " "
    )
