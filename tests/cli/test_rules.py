"""`farwest rules`: the players' book, a word in it, one rule with its letter; clean and wrapped."""

from __future__ import annotations

import re

import pytest

import farwest
from farwest.cli.plain import plain, without_marks
from farwest.cli.rulebook import to_the_letter
from farwest.kit.rulebook import rulebook, rules_of
from tests.cli.conftest import Run
from tests.cli.shell import farwest_run

MARKS = re.compile(r"\*\*|^#|^\||`|\{[A-Z]+-|!\[", re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", farwest.games())
def test_the_whole_book_is_clean_text_inside_the_width(game: str, language: str) -> None:
    out = farwest_run("rules", game, "--language", language, COLUMNS="72").stdout

    assert [] == MARKS.findall(out)
    assert [] == [line for line in out.splitlines() if len(line) > 72]
    assert len(out) > 8000


def test_the_letter_is_rules_md_as_clean_text(run: Run) -> None:
    out = run("rules", "goat", "--letter").out

    assert out.startswith("GOAT: rules specification (normative)\n────")
    assert "GOAT-Z2" in out


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", farwest.games())
def test_every_letter_is_clean_text_inside_the_width(name: str, language: str) -> None:
    game = farwest.load(name)
    text = to_the_letter(game, language, 72)

    assert [] == re.findall(r"\*\*|^##|^\||`|^---", text, re.MULTILINE)
    assert [] == [line for line in text.splitlines() if len(line) > 72 or line != line.rstrip()]
    assert [] == [rule for rule in rules_of(rulebook(game, language)) if rule not in text]


def test_what_stands_between_fences_keeps_its_lines() -> None:
    text = "Data:\n\n```toml\n[start]  # *of* a game\n\nmoney = 15\n```\n\n---\n\nThen **more**."

    assert plain(text, 30).splitlines() == [
        *("Data:", "", "[start]  # *of* a game", "", "money = 15"),
        *("", "Then more."),
    ]


@pytest.mark.parametrize("wanted", [("goat", "GOAT-F21"), ("goat", "f21"), ("GOAT-F21",)])
def test_a_rule_is_told_and_then_quoted(run: Run, wanted: tuple[str, ...]) -> None:
    code, out, err = run("rules", *wanted)
    told, _, letter = out.partition("The letter of GOAT-F21\n")

    assert (0, "") == (code, err)
    assert "The Dealer must make one offer" in told
    assert "GOAT-F21 · GOAT-X13" in told
    assert letter.startswith("  Offer.")
    assert "(c) one declared character" in " ".join(letter.split())


def test_a_rule_finds_its_game_by_its_first_letters(run: Run) -> None:
    assert "The letter of CIRC-E20" in run("rules", "circ-e20").out
    assert "La lettre de CIRC-E20" in run("rules", "CIRC-E20", "--language", "fr").out


def test_a_rule_that_players_are_not_told_has_its_letter(run: Run) -> None:
    assert run("rules", "goat", "D14").out.startswith("The letter of GOAT-D14\n")


def test_an_unknown_rule_names_the_nearest(run: Run) -> None:
    code, out, err = run("rules", "goat", "F78")

    assert (2, "") == (code, out)
    assert "goat has no rule 'F78'; the nearest are GOAT-F7" in err


def test_a_word_finds_its_paragraphs_with_their_rules(run: Run) -> None:
    code, out, err = run("rules", "carson", "duel")

    assert (0, "") == (code, err)
    assert "All cowboys in one place fight one duel, however many they are." in out
    assert "  CARSON-D1 · CARSON-D7\n" in out
    assert "Hotel: $6." not in out


def test_several_words_stand_in_one_paragraph_whatever_their_accents(run: Run) -> None:
    out = run("rules", "carson", "EGLISE", "voisin", "--language", "fr").out

    assert "église" in out
    assert "CARSON-T10" in out
    assert "CARSON-D2\n" not in out


def test_a_word_that_nothing_has_is_said_so(run: Run) -> None:
    code, out, err = run("rules", "carson", "xylophone")

    assert (1, "") == (code, out)
    assert err == "No paragraph of the rules has “xylophone”. Try a shorter word.\n"


def test_a_table_has_columns_or_becomes_a_list_where_it_is_too_wide() -> None:
    table = "| square | pays |\n|---|---|\n| *Wages* | **$4** for each cowboy |"

    assert plain(table, 40).splitlines() == [
        "square  pays",
        "──────  ──────────────────",
        "Wages   $4 for each cowboy",
    ]
    assert plain(table, 12).splitlines() == ["• Wages", "  pays · $4", "  for each", "  cowboy"]


def test_a_list_hangs_and_firm_spaces_stay_firm() -> None:
    assert plain("- one two\n- trois 4\u00a0$", 8).splitlines() == [
        "• one",
        "  two",
        "• trois",
        "  4\u00a0$",
    ]
    assert without_marks("2 * 3 * 4, **a** and *b c*") == "2 * 3 * 4, a and b c"
    assert without_marks("**[n: *n*]**, step *t* of *t*: `8*r` or `9*c`") == (
        "[n: n], step t of t: 8*r or 9*c"
    )
