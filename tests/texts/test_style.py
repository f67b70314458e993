"""How the house speaks: what a test can hold of the style guide, in every sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import farwest
from farwest.kit.texts import elided

SOURCE: Final = Path(str(farwest.__file__)).parent
FILES: Final = sorted(SOURCE.rglob("*.ftl"))
ENGLISH: Final = [path for path in FILES if path.name.endswith("en.ftl")]
FRENCH: Final = [path for path in FILES if path.name.endswith("fr.ftl")]
A_ONE: Final = r"(?<![\w,.’$])1(?![\w.,]*\d)(?!\w)|\$1(?!\d)"
COUNTED_ONE: Final = r"(?<![\w’])[Uu]ne?(?= \w)(?! (?:robot|fichier|autre)\b)"
HOUSE_WORDS: Final = r"\b(?:[Ww]hom|[Aa]new|[Ss]omebody|[Aa]nybody|[Ss]o much)\b"  # rule 5
FREE_RELATIVE: Final = {  # rule 4: at the head of a whole sentence
    "en": r"(?:^|[.!?] )Who (?!else\b)[a-z]+ [^?]*\.$",
    "fr": r"(?:^|[.!?] )Qui [a-z’é]+ [^?]*\.$",
}
SERIALIZER: Final = FluentSerializer()


def named(path: Path) -> str:
    return str(path.relative_to(SOURCE))


each_file = pytest.mark.parametrize("path", FILES, ids=named)
each_english = pytest.mark.parametrize("path", ENGLISH, ids=named)
each_french = pytest.mark.parametrize("path", FRENCH, ids=named)


@cache
def messages(path: Path) -> list[ast.Message]:
    parsed = FluentParser().parse(path.read_text("utf-8"))
    return [entry for entry in parsed.body if isinstance(entry, ast.Message)]


class Branches(Visitor):
    """The branches of every choice: by key, what stands in them as text."""

    def __init__(self) -> None:
        self.found: list[dict[str, str]] = []
        self.texts: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append({key_of(branch): text_of(branch.value) for branch in node.variants})
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def key_of(branch: ast.Variant) -> str:
    key = branch.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def text_of(pattern: ast.Pattern) -> str:
    pieces = [e.value if isinstance(e, ast.TextElement) else "{}" for e in pattern.elements]
    return "".join(pieces)


def looked_at(path: Path) -> Iterator[tuple[str, Branches]]:
    for message in messages(path):
        branches = Branches()
        branches.visit(message)
        yield message.id.name, branches


@each_file
def test_what_counts_one_shows_the_number(path: Path) -> None:
    """Rule 11: in French it is said of nothing too; and the same word is written once."""
    wrong = [
        f"{name}: {branch['one']!r}"
        for name, branches in looked_at(path)
        for branch in branches.found
        if re.search(A_ONE, branch.get("one", ""))
    ]
    assert [] == wrong


@each_french
def test_french_counts_nothing_as_one_only_where_it_has_a_sentence_for_nothing(path: Path) -> None:
    wrong = [
        f"{name}: {branch['one']!r}"
        for name, branches in looked_at(path)
        for branch in branches.found
        if re.search(COUNTED_ONE, branch.get("one", "")) and "0" not in branch
    ]
    assert [] == wrong


@each_english
def test_what_somebody_has_is_theirs(path: Path) -> None:
    """Rule 3: “Eva’s Sheriff”, never “the Sheriff of Eva”."""
    said = "".join(SERIALIZER.serialize_entry(message) for message in messages(path))
    assert [] == re.findall(r"\bof \{ \$who \}(?!’s)[^\n]*", said)


@each_file
def test_signs_are_those_of_print(path: Path) -> None:
    """Rule 18: ’ “ ” « » … and no typewriter."""
    found = [text for _, branches in looked_at(path) for text in branches.texts]
    assert [] == [text for text in found if re.search(r"'|\"|\.\.\.", text)]


@each_english
def test_english_is_that_of_today(path: Path) -> None:
    found = [text for _, branches in looked_at(path) for text in branches.texts]
    assert [] == [text for text in found if re.search(HOUSE_WORDS, text)]


@each_file
def test_no_sentence_begins_with_a_free_relative(path: Path) -> None:
    language = "fr" if path in FRENCH else "en"
    found = [text for _, branches in looked_at(path) for text in branches.texts]
    assert [] == [text for text in found if re.search(FREE_RELATIVE[language], text.strip())]


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        (A_ONE, "1 seat free"),
        (A_ONE, "$1 lies here."),
        (COUNTED_ONE, "Une place reste libre"),
        (HOUSE_WORDS, "Whom do you rob?"),
        (FREE_RELATIVE["en"], "Who stops here wins."),
        (FREE_RELATIVE["fr"], "Qui s’y arrête gagne."),
    ],
)
def test_the_old_faults_would_be_noticed(rule: str, sentence: str) -> None:
    assert re.search(rule, sentence)


@pytest.mark.parametrize(
    ("name", "of"), [("Yves", "d’Yves"), ("Yann", "de Yann"), ("Œdipe", "d’Œdipe"), ("Y", "d’Y")]
)
def test_a_y_is_elided_before_a_consonant_only(name: str, of: str) -> None:
    assert elided(name) == of
