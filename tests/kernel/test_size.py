"""The kernel stays small enough to be read in one sitting, and every file of the house to have one
subject."""

from __future__ import annotations

import ast
import tokenize
from io import StringIO
from pathlib import Path

from farwest.kernel import errors

FOLDER = Path(str(errors.__file__)).parent
APART = (  # came with bots and learners
    *("search.py", "sharing.py", "minds.py", "trust.py", "weighing.py"),
    *("thinking.py", "stepping.py"),
)
MOST = 900  # lines of code: lower this, never raise it. What grows is often words: see voice.py
WIDE = 100
TWO_SUBJECTS = 400  # lines of a file
SILENT = {
    *(tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT),
    *(tokenize.ENCODING, tokenize.ENDMARKER),
}
BODIES = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def tokens_of(text: str) -> list[tokenize.TokenInfo]:
    return list(tokenize.generate_tokens(StringIO(text).readline))


def code_lines(text: str) -> set[int]:
    """The numbers of the lines that are neither blank nor comment nor docstring."""
    spans = [range(t.start[0], t.end[0] + 1) for t in tokens_of(text) if t.type not in SILENT]
    said = {line for span in spans for line in span}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, BODIES) and ast.get_docstring(node) is not None:
            docstring = node.body[0]
            said -= set(range(docstring.lineno, int(docstring.end_lineno or 0) + 1))
    return said


def rooms() -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py"))}


def test_what_counts_as_a_line_of_code() -> None:
    text = '"""Docstring,\nof two lines."""\n\n# reason\ndef f() -> str:\n    """Doc."""\n'
    assert {5} == code_lines(text)
    assert {5, 7, 8} == code_lines(text + '    return """a\nb"""  # and so on\n')


def test_the_kernel_does_not_grow() -> None:
    sizes = {name: len(code_lines(text)) for name, text in rooms().items() if name not in APART}
    assert {"state.py", "match.py", "game.py"} <= set(sizes)
    assert sum(sizes.values()) < MOST, sizes


def test_and_not_by_long_or_crowded_lines() -> None:
    for name, text in rooms().items():
        assert max(map(len, text.split("\n"))) <= WIDE, name
        assert ";" not in [token.string for token in tokens_of(text) if token.type == tokenize.OP]


def test_no_file_of_the_house_has_two_subjects() -> None:
    files = sorted(FOLDER.parent.rglob("*.py"))
    sizes = {str(file.relative_to(FOLDER.parent)): len(lines(file)) for file in files}
    assert len(sizes) > 300
    assert {name: size for name, size in sizes.items() if size >= TWO_SUBJECTS} == {}


def lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()
