"""RULES.fr.md says what RULES.md says: the same rules, in the same order, with the same numbers."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from itertools import groupby
from typing import Any, Final

import pytest

from farwest import games, load
from farwest.kernel.game import Game
from farwest.kit.rulebook import DECLARED, find_rule, rulebook, rules_of, sections
from tests.cli.conftest import Run, run

__all__ = ["run"]  # the fixture

TRANSLATED: Final = [
    name for name in games() if files(load(name).package).joinpath("RULES.fr.md").is_file()
]
NUMBER: Final = re.compile(r"\d+")
CODE: Final = re.compile(r"```.*?```|`[^`]*`|\w+_\w+", re.DOTALL)
MARK: Final = re.compile(r"\[(seed|derived|ours|published|livret|déduit|maison|publié)\b[^\]]*\]")
ORIGINS: Final = {"livret": "seed", "déduit": "derived", "maison": "ours", "publié": "published"}
WORD: Final = re.compile(r"[^\W\d_]+")
ENGLISH: Final = """
    the and of with must may player players is are be this that these from which when then by
    nobody everybody who each every has have his their not all at it its to into if unless
    otherwise other another only same first last before after turn round card rule
"""
SPACE: Final = "\u00a0\u202f"
# A plain space before a sign that French sets off, or inside its quotation marks.
PLAIN: Final = re.compile(r"[^|\s] [;:?!»]|« ")


def numbers(text: str) -> Counter[str]:
    return Counter(NUMBER.findall(text))


def prose(text: str) -> str:
    return MARK.sub(" ", CODE.sub(" ", text))


@pytest.fixture(params=TRANSLATED)
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    return load(request.param)


def test_every_game_has_its_rules_in_french() -> None:
    assert set(games()) == set(TRANSLATED)


def test_the_same_rules_in_the_same_order(game: Game[Any, Any]) -> None:
    assert [id for id, _, _ in sections(game)] == [id for id, _, _ in sections(game, "fr")]


def test_every_rule_is_declared_once(game: Game[Any, Any]) -> None:
    lines = rulebook(game, "fr").splitlines()
    declared = Counter(found[1] for line in lines if (found := DECLARED.match(line)))
    assert {} == {id: count for id, count in declared.items() if count > 1}


def test_the_same_rules_stand_together_under_a_heading(game: Game[Any, Any]) -> None:
    assert chapters(game, "en") == chapters(game, "fr")


def chapters(game: Game[Any, Any], language: str) -> list[list[str]]:
    by_heading = groupby(sections(game, language), key=lambda rule: rule[1])
    return [[id for id, _, _ in rules] for _, rules in by_heading]


def test_the_headings_are_translated(game: Game[Any, Any]) -> None:
    english = {heading for _, heading, _ in sections(game)}
    french = {heading for _, heading, _ in sections(game, "fr")}
    assert all(WORD.search(heading) for heading in french)
    assert len(english & french) <= len(english) // 4, "a heading may be alike, not most of them"


def test_every_number_of_a_rule_is_in_the_french_one(game: Game[Any, Any]) -> None:
    """References to other rules are numbers too."""
    french = rules_of(rulebook(game, "fr"))
    differ = {
        id: (numbers(text) - numbers(french[id]), numbers(french[id]) - numbers(text))
        for id, text in rules_of(rulebook(game)).items()
        if numbers(text) != numbers(french[id])
    }
    assert {} == differ


def test_the_marks_of_origin_are_kept(game: Game[Any, Any]) -> None:
    french = rules_of(rulebook(game, "fr"))
    for id, text in rules_of(rulebook(game)).items():
        marks = [ORIGINS.get(mark, mark) for mark in MARK.findall(french[id])]
        assert MARK.findall(text) == marks, id


def test_no_english_is_left(game: Game[Any, Any]) -> None:
    words = {word.lower() for word in WORD.findall(prose(rulebook(game, "fr")))}
    assert set() == words & set(ENGLISH.split())


def test_no_rule_is_a_copy_of_the_english_one(game: Game[Any, Any]) -> None:
    french = rules_of(rulebook(game, "fr"))
    long = {id: text for id, text in rules_of(rulebook(game)).items() if len(prose(text)) > 160}
    assert [] == [id for id, text in long.items() if prose(text) == prose(french[id])]


def test_spaces_do_not_break_before_a_sign(game: Game[Any, Any]) -> None:
    text = prose(rulebook(game, "fr"))
    assert [] == PLAIN.findall(text)
    assert any(space in text for space in SPACE)
    assert "'" not in text


def test_a_language_without_a_book_of_its_own_has_the_english_one() -> None:
    goat = load("goat")
    assert rulebook(goat, "xx") == rulebook(goat) == rulebook(goat, "en")
    assert sections(goat, "xx") == sections(goat)


def test_a_rule_is_found_in_either_language() -> None:
    goat = load("goat")
    assert "No effect." in str(find_rule(goat, "E70"))
    assert "Aucun effet." in str(find_rule(goat, "E70", "fr"))


def test_a_rule_in_bold_in_a_table_is_found() -> None:
    """A row such as `| **CARSON-R3** | ...`."""
    carson = load("carson")
    assert "vp" in str(find_rule(carson, "A5.19"))
    assert "au plus 250" in str(find_rule(carson, "R33", "fr"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_comment_in_the_data_is_no_heading(language: str) -> None:
    for name in games():
        headings = {heading for _, heading, _ in sections(load(name), language)}
        assert headings <= set(titles(rulebook(load(name), language)))


def titles(text: str) -> list[str]:
    return [line.lstrip("# ") for line in CODE.sub("", text).splitlines() if line[:1] == "#"]


def test_the_command_shows_french_rules(run: Run) -> None:
    said = run("rules", "goat", "--letter", "--language", "fr").out
    assert said.startswith("GOAT\u00a0: les règles")
    assert "consomme un chapeau" in run("rules", "goat", "E70", "--language", "fr").out
    assert "uses up a hat" in run("rules", "goat", "E70").out


def test_the_person_at_the_terminal_reads_french_rules(run: Run) -> None:
    asked = ("play", "--seed", "5", "--variant", "first_dealer=0", "--language", "fr")
    out = run(*asked, typed="r e70\nq\n").out
    assert "Elle consomme un chapeau." in out
    assert "uses up" not in out
