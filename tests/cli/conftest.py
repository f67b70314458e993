from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import farwest
from farwest.cli import main


class Said(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """main() in this process, with what was typed; what it gave back and said."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def call(*argv: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(argv)
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call


def played(seats: int = 3, seed: int | None = 1, answers: int | None = None, **wishes: Any) -> Any:
    """A match in which the first option was always taken, to the end or for so many turns."""
    match = farwest.load("goat").match(seats, seed=seed, **wishes)
    while match.seat is not None and (answers is None or match.move < answers):
        match.play(match.options()[0].action)
    return match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished.json"
    file.write_text(played().record.json())
    return file


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    file = tmp_path / "unfinished.json"
    file.write_text(played(answers=30).record.json())
    return file
