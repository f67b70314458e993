"""Building: only what is stale, one line each; and a way out for machines without C."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.hot.__main__ import main
from tools.hot.build import FLAGS, REPO, ROOTS, build, parts

TOY = """from __future__ import annotations
from farwest.kernel.state import State
from toys.toy.tables import GOLD


class Rules(State):
    def __init__(self) -> None:
        super().__init__(1, 1, 1)

    def worth(self) -> int:
        return GOLD
"""


def quiet(_: str) -> None:
    """Builds talk; tests need not."""


def copy_of_the_house(to: Path) -> tuple[Path, Path]:
    """The sources alone, where they may be changed and built in other ways."""
    skip = shutil.ignore_patterns("*.so", "_fast.*", "__pycache__", "*.c")
    shutil.copytree(REPO / "src", to / "src", ignore=skip)
    shutil.copytree(REPO / "bench", to / "bench", ignore=skip)
    return to / "src", to


def test_only_what_is_stale_is_built(kernel: None, tmp_path: Path) -> None:
    roots = copy_of_the_house(tmp_path)
    for floor in ("kernel", "learning"):
        for built in (REPO / "src/farwest" / floor).glob("_*.so"):
            shutil.copy(built, tmp_path / "src/farwest" / floor)
    folder = tmp_path / "toys" / "toy"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text(TOY)
    (folder / "tables.py").write_text("from typing import Final\n\nGOLD: Final = 5\n")

    assert ["toys.toy._fast"] == build(["toys.toy"], roots, flags=["-O0"], say=quiet)
    assert [] == build(["toys.toy"], roots, say=quiet)

    (folder / "tables.py").write_text("from typing import Final\n\nGOLD: Final = 6\n")
    assert ["toys.toy._fast"] == build(["toys.toy"], roots, flags=["-O0"], say=quiet)
    code = "from toys.toy import _fast as f; print(f.Rules().worth(), *f.SOURCES, f.GENERATOR)"
    env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, roots))}
    run = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert run.stdout.startswith("6 farwest.kernel.")
    assert "toys.toy.tables toys.toy.rules " in run.stdout
    assert [] == stale(roots)

    state = tmp_path / "src" / "farwest" / "kernel" / "state.py"
    state.write_text(state.read_text() + "\n# Another layout, perhaps.\n")
    rebuilt = ["farwest.kernel._fast", "farwest.learning._batch", "toys.toy._fast"]
    assert rebuilt == stale(roots)


def stale(roots: tuple[Path, Path]) -> list[str]:
    found = parts(["toys.toy"], roots, " ".join(FLAGS))
    return [part.module for part in found if not part.is_fresh()]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("def f(n: int) -> int:\n    return n ** 2\n", "rules.py:2: no ** and no @: `n ** 2`"),
        ("def f(\n", "rules.py:1: '(' was never closed"),
        ("import nowhere\n", "it cannot be imported"),
    ],
)
def test_the_command_gives_one_line_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], source: str, reason: str
) -> None:
    folder = tmp_path / "toys" / "bad"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text(source)

    assert 1 == main(["toys.bad"], (tmp_path, *ROOTS))

    said = capsys.readouterr().err
    assert 1 == said.count("\n")
    assert reason in said


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["atlantis"])
    assert "atlantis: no such game: there is no farwest.games.atlantis.rules\n" == (
        capsys.readouterr().err
    )
