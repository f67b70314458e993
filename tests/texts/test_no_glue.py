"""Rule 16: no sentence is glued together in code. A colon, a semicolon or a bracket between two
pieces belongs to the texts, since French puts a space there and English does not; so does a full
stop, but for kit/speaking.statements, which ends what is said to ears one after the other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import farwest

SOURCE: Final = Path(str(farwest.__file__)).parent
WEB: Final = SOURCE.parents[1] / "web" / "src"
SPEAKING: Final = ("bots", "games/*/board", "kit", "server", "tables")  # they speak to players
NO_TEXTS: Final = (  # but sentences for engineers, headers, and the one that ends statements
    *("kit/fields.py", "kit/positions.py", "kit/rooms.py", "kit/schema.py", "kit/speaking.py"),
    *("server/headers.py", "tables/auditing.py", "tables/lesson.py", "tables/moving.py"),
    *("bots/learned.py", "tables/postgres_file.py", "tables/sqlite_writer.py"),
)
HOLE: Final = "\x00"
GLUE: Final = re.compile(rf"{HOLE}(?:[:;!?] |\. (?={HOLE})| [(«“]{HOLE})|{HOLE}\.$")
JOINER: Final = re.compile(r"[:;.!?] | \($")
TEMPLATE: Final = re.compile(r"(?<!Error\()`(?:[^`\\]|\\.)*`")
VALUE: Final = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
BETWEEN: Final = re.compile(r"(?<![=(])\}(?:</\w+>)?[:;!?.,] ?(?:<[^/>]+>)?\{(?![/:@#])")
SCRIPT: Final = re.compile(r"<script.*?</script>", re.DOTALL)
AFTER_A_MARK: Final = re.compile(r">[:;,.!?] ?\{(?![/:@#])")


def glued(tree: ast.AST) -> Iterator[int]:
    """Lines where strings are put together with such a sign; a fault that is raised is no text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise):
            for inner in ast.walk(node):
                inner.__dict__["raised"] = True
        if isinstance(node, ast.Call) and named(node.func).startswith("Bad"):
            for inner in ast.walk(node):
                inner.__dict__["raised"] = True
    for node in ast.walk(tree):
        if "raised" in node.__dict__:
            continue
        if isinstance(node, ast.JoinedStr) and GLUE.search(shape(node)):
            yield node.lineno
        if is_join(node) and JOINER.search(str(node.func.value.value)):  # type: ignore[attr-defined]
            yield node.lineno  # type: ignore[attr-defined]


def shape(node: ast.JoinedStr) -> str:
    return "".join(str(v.value) if isinstance(v, ast.Constant) else HOLE for v in node.values)


def named(function: ast.expr) -> str:
    return getattr(function, "id", getattr(function, "attr", ""))


def is_join(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "join"
        and isinstance(node.func.value, ast.Constant)
    )


def python_files() -> list[Path]:
    found = [path for folder in SPEAKING for path in SOURCE.glob(f"{folder}/**/*.py")]
    return [path for path in found if path.relative_to(SOURCE).as_posix() not in NO_TEXTS]


def glued_in_a_page(text: str) -> Iterator[str]:
    """Of TypeScript and of markup; what a style says is none."""
    spoken = text.partition("<style")[0]
    for template in TEMPLATE.findall(spoken):
        if GLUE.search(VALUE.sub(HOLE, template[1:-1])):
            yield template
    if "<" in text[:3]:  # a component
        markup = SCRIPT.sub("", spoken)
        for pattern in (BETWEEN, AFTER_A_MARK):
            yield from (found[0] for found in pattern.finditer(markup))


def test_no_sentence_is_glued_together_in_python() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in python_files()
        for line in glued(ast.parse(path.read_text("utf-8")))
    ]
    assert [] == found


def test_no_sentence_is_glued_together_in_the_pages() -> None:
    pages = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    assert len(pages) > 100
    found = [
        f"{page.relative_to(WEB)}: {piece}"
        for page in pages
        if page.name not in ("wire.ts", "house.ts")
        for piece in glued_in_a_page(page.read_text("utf-8"))
    ]
    assert [] == found


@pytest.mark.parametrize(
    "code",
    [
        "label = f'{title}: {said}'",
        "label = f'{deals}. {held}.'",
        "label = f'{name} ({level})'",
        "'; '.join(said)",
        "'. '.join([title, *lines])",
    ],
)
def test_the_old_glue_would_be_noticed(code: str) -> None:
    assert list(glued(ast.parse(code)))


@pytest.mark.parametrize(
    "code", ["key = f'seat-{seat}:{symbol}'", "', '.join(names)", "raise ValueError(f'{a}: {b}.')"]
)
def test_what_is_no_sentence_is_not_taken_for_one(code: str) -> None:
    assert not list(glued(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "const label = `${short}: ${option.text}`;",
        "<span class='unseen'>: {game.title}</span>",
        "<p>{say('puzzle-part')}, {say('puzzle-seats')}</p>",
        "<b>{name}</b>: {text}",
    ],
)
def test_the_old_glue_of_a_page_would_be_noticed(code: str) -> None:
    assert list(glued_in_a_page(code))
