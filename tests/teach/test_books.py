"""The players' texts: every rule that can be cited stands in one paragraph, in both languages."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from farwest import load
from farwest.games import GAMES
from farwest.kernel.game import AnyGame
from farwest.kit.art import symbols
from farwest.kit.book import RULE, Book, Paragraph, file_name, is_written, parsed, read
from farwest.kit.rulebook import rulebook, rules_of

LANGUAGES: Final = ("en", "fr")
PAGES: Final = ("BOOK", "HOWTO")
WRITTEN: Final = [name for name in GAMES if is_written(load(name))]
QUESTIONS: Final = Path(__file__).parent / "questions"
ASKED: Final = re.compile(r"^(\d+)\. (\S.*\?)\n   (\S.*)$", re.MULTILINE)
RULE_NAMED: Final = re.compile(RULE)
SENTENCE: Final = re.compile(r"[.!?…][”»)*]*(?=\s|$)")
SIDE_MATTER: Final = re.compile(r"^(?:\||[-*] |\d+\. |  ).*$", re.MULTILINE)
BLOCKED: Final = re.compile(
    r"\b(?:LAP|DPA)\b|(?i:\b(?:"
    r"seed|index|indices|invariant|frame|theta|canonical|sector|centidegree|action space|encoding"
    r"|graine|invariante|thêta|canonique|secteur|centidegré|espace d[’']actions?|encodage|codage"
    r")s?\b)"
)
PLAIN_SPACE: Final = re.compile(r"[^|\s] [;:?!»$%]|« ")
NARROW, FIRM = "\u202f", "\u00a0"
WRONG_SPACE: Final = re.compile(f"{FIRM}[;?!]|{NARROW}[:»$%]|«{NARROW}")


@pytest.fixture(params=WRITTEN)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=PAGES)
def page(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def cited_by(game: AnyGame) -> set[str]:
    """Rules that the game's own rooms name as rules: events, questions, score sheets, lessons."""
    home = Path(str(files(game.package)))
    named = {
        node.value
        for room in home.rglob("*.py")
        for node in ast.walk(ast.parse(room.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    texts = [path for kind in ("*.ftl", "*.toml") for path in home.rglob(kind)]
    told = {rule for path in texts for rule in RULE_NAMED.findall(path.read_text("utf-8"))}
    return {name for name in named if RULE_NAMED.fullmatch(name)} | told


def standing_in(book: Book) -> list[str]:
    return [rule for paragraph in book.paragraphs() for rule in paragraph.rules]


def source(game: AnyGame, page: str, language: str) -> str:
    return files(game.package).joinpath(file_name(page, language)).read_text("utf-8")


def running(paragraph: Paragraph) -> str:
    """Without its lists and tables."""
    return SIDE_MATTER.sub("", paragraph.text)


def test_every_game_is_written() -> None:
    """So that no game slips past the tests below."""
    assert set(GAMES) == set(WRITTEN)


def test_every_page_is_there_in_both_languages(game: AnyGame, page: str, language: str) -> None:
    assert is_written(game, page, language)


def test_events_questions_and_score_sheets_are_found_to_cite(game: AnyGame) -> None:
    told = {telling.rule for telling in game.tellings.values()}
    causes = {cause for telling in game.tellings.values() for cause in telling.causes}
    asked = {asking.rule for asking in game.askings.values()} - {""}
    assert told | causes | asked <= cited_by(game)


def test_every_rule_that_can_be_cited_has_a_paragraph(game: AnyGame, language: str) -> None:
    assert set() == cited_by(game) - set(standing_in(read(game, language)))


def test_no_rule_stands_in_two_paragraphs(game: AnyGame, language: str) -> None:
    counted = Counter(standing_in(read(game, language)))
    assert {} == {rule: count for rule, count in counted.items() if count > 1}


def test_every_living_rule_is_in_the_book_or_left_to_the_letter(
    game: AnyGame, language: str
) -> None:
    book, living = read(game, language), set(rules_of(rulebook(game)))
    told, left = set(standing_in(book)), set(book.letter_only)
    assert told | left == living
    assert set() == told & left


def test_both_languages_stand_for_the_same_rules_in_the_same_order(
    game: AnyGame, page: str
) -> None:
    english, french = read(game, "en", page), read(game, "fr", page)
    assert [[p.rules for p in chapter.paragraphs] for chapter in english.chapters] == [
        [p.rules for p in chapter.paragraphs] for chapter in french.chapters
    ]
    assert english.letter_only == french.letter_only


def test_both_languages_show_the_same_pictures(game: AnyGame, page: str) -> None:
    english, french = (list(read(game, tongue, page).paragraphs()) for tongue in LANGUAGES)
    assert [p.picture and p.picture[1:] for p in english] == [
        p.picture and p.picture[1:] for p in french
    ]


def test_french_is_no_copy(game: AnyGame, page: str) -> None:
    english, french = (read(game, tongue, page) for tongue in LANGUAGES)
    same = {p.text for p in english.paragraphs()} & {p.text for p in french.paragraphs()}
    assert set() == same
    titles = {chapter.title for chapter in english.chapters}
    assert set() == titles & {chapter.title for chapter in french.chapters}


def test_every_paragraph_but_the_words_stands_for_a_rule(game: AnyGame, language: str) -> None:
    *chapters, _words = read(game, language).chapters
    assert [] == [p.text for chapter in chapters for p in chapter.paragraphs if not p.rules]


def test_a_paragraph_has_three_sentences_at_most(game: AnyGame, language: str) -> None:
    long = [p.text for p in read(game, language).paragraphs() if len(sentences(p)) > 3]
    assert [] == long


def sentences(paragraph: Paragraph) -> list[str]:
    return SENTENCE.findall(running(paragraph))


def test_no_word_of_engineers(game: AnyGame, page: str, language: str) -> None:
    book = read(game, language, page)
    said = [p.picture.words if p.picture else "" for p in book.paragraphs()]
    said += [p.text for p in book.paragraphs()] + [chapter.title for chapter in book.chapters]
    assert [] == [found[0] for text in said for found in BLOCKED.finditer(text)]


def test_no_rule_is_named_before_a_reader(game: AnyGame, page: str, language: str) -> None:
    book = read(game, language, page)
    assert [] == [rule for p in book.paragraphs() for rule in RULE_NAMED.findall(p.text)]
    assert [] == [p.text for p in book.paragraphs() if "{" in p.text or "![" in p.text]


def test_the_page_names_living_rules_only(game: AnyGame, language: str) -> None:
    assert set() == set(standing_in(read(game, language, "HOWTO"))) - set(rules_of(rulebook(game)))


def test_the_page_has_five_headings_and_fits_one_sheet(game: AnyGame, language: str) -> None:
    howto = read(game, language, "HOWTO")
    assert len(howto.chapters) == 5
    read_on = [p.text for p in howto.paragraphs() if not p.text.startswith("|")]  # tables apart
    words = [word for text in read_on for word in re.findall(r"[^\W\d_][\w’-]*", text)]
    assert 250 <= len(words) <= 450


def test_every_symbol_shown_is_in_the_art(game: AnyGame, page: str) -> None:
    pictures = [p.picture for p in read(game, "en", page).paragraphs() if p.picture]
    named = {picture.symbol for picture in pictures if picture.symbol}
    assert set() == named - set(symbols(game.package))


def test_every_step_shown_is_in_its_lesson(game: AnyGame, page: str) -> None:
    """Of the lessons that are there: a page may be written before its lesson."""
    home = files(game.package).joinpath("lessons")
    for picture in (p.picture for p in read(game, "en", page).paragraphs()):
        if picture and picture.lesson and (lesson := home / f"{picture.lesson}.toml").is_file():
            assert f'id = "{picture.step}"' in lesson.read_text("utf-8")


def test_signs_and_spaces_are_those_of_a_printer(game: AnyGame, page: str, language: str) -> None:
    text = source(game, page, language)
    assert [] == [sign for sign in ("'", '"', "...") if sign in text]
    if language == "fr":
        book = read(game, language, page)
        assert [] == [found for p in book.paragraphs() for found in PLAIN_SPACE.findall(p.text)]
        assert [] == WRONG_SPACE.findall(text)


def test_ten_questions_with_answers(game: AnyGame, language: str) -> None:
    asked = list(questions(game, language))
    assert [number for number, _, _ in asked] == [str(n) for n in range(1, 11)]
    assert all(len(answer) <= 160 for _, _, answer in asked), "a short answer"


def questions(game: AnyGame, language: str) -> Iterator[tuple[str, ...]]:
    text = (QUESTIONS / f"{game.name}.{language}.md").read_text("utf-8")
    return (found.groups() for found in ASKED.finditer(text))


def test_a_book_is_read_as_it_is_written() -> None:
    book = parsed(
        "# Goat\n\n## A turn\n\nYou offer a card. {GOAT-F21 GOAT-X13}\n\n"
        "![the offer](first@take: offer claim)\n\nIt costs:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
        "{GOAT-C1}\n\n## Words\n\nHat: yours.\n\n![a hat](symbol: hat)\n\n"
        "<!-- letter only: GOAT-D1\nGOAT-D2 -->\n"
    )
    assert book.title == "Goat"
    assert book.letter_only == ("GOAT-D1", "GOAT-D2")
    turn, words = book.chapters
    assert [turn.title, words.title] == ["A turn", "Words"]
    offer, table = turn.paragraphs
    assert offer.text == "You offer a card."
    assert offer.rules == ("GOAT-F21", "GOAT-X13")
    assert offer.picture is not None
    assert offer.picture.lesson == "first"
    assert offer.picture.step == "take"
    assert offer.picture.keys == ("offer", "claim")
    assert table.text == "It costs:\n\n| a | b |\n|---|---|\n| 1 | 2 |"
    assert table.rules == ("GOAT-C1",)
    (hat,) = words.paragraphs
    assert hat.picture is not None
    assert hat.picture.symbol == "hat"
    assert book.find("GOAT-C1") == table
    assert book.find("GOAT-C2") is None
