"""The built wheel, in a clean virtual environment outside the checkout, plays a game. With compiled
rules that is slow: every game is compiled anew, as for those who install it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest

from tests.hot.conftest import why_no_compiler

ROOT = Path(__file__).parents[1]
PARTS = ("src", "tools", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md")
LESSON = ("lessons/first.toml", "lessons/first.1.json", "lessons/en.ftl", "lessons/fr.ftl")
GAME = """
import farwest
from farwest.games import GAMES
for name in GAMES:
    match = farwest.load(name).match(seats=farwest.load(name).seats[0], seed=1, language="fr")
    while match.seat is not None:
        match.play(match.options()[-1].action)
    assert farwest.verify(match.record.json()).fair
    print(farwest.__file__, match.events(None)[-1].text, farwest.load(name).compiled)
"""


OUTSIDE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def run(*command: str, cwd: Path, env: Mapping[str, str] = OUTSIDE) -> str:
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Wheel(NamedTuple):
    file: Path
    compiled: bool


@pytest.fixture(
    scope="module", params=[False, pytest.param(True, marks=pytest.mark.slow)], ids=["pure", "C"]
)
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    """Built from a copy, so that nothing of the checkout's own build is touched."""
    if request.param and (reason := why_no_compiler()):
        pytest.skip(reason)
    env = os.environ | {"FARWEST_PURE": str(int(not request.param))}
    copy = tmp_path_factory.mktemp("checkout")
    for part in PARTS:
        if (ROOT / part).is_dir():
            unbuilt = shutil.ignore_patterns("*.so", "*.c", "_fast.*", "__pycache__", "*.egg-info")
            shutil.copytree(ROOT / part, copy / part, ignore=unbuilt)
        else:
            shutil.copy(ROOT / part, copy / part)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    wish = ("wheel", "--no-deps", "--no-build-isolation", "-w", "dist", ".")
    run(*pip, *wish, cwd=copy, env=env)
    (built,) = (copy / "dist").glob("*.whl")
    return Wheel(built, compiled=request.param)


def test_a_wheel_holds_rules_texts_and_art_but_no_generated_source(wheel: Wheel) -> None:
    names = ZipFile(wheel.file).namelist()
    for needed in ("fr.ftl", "RULES.md", "rules.py", "game.py", "art.svg", *LESSON):
        assert f"farwest/games/goat/{needed}" in names
    for needed in ("tokens.css", "art.svg", "fonts/OFL-besley.txt"):
        assert f"farwest/kit/{needed}" in names
    assert len([name for name in names if "kit" in name and name.endswith(".woff2")]) == 7
    assert "farwest/server/static/index.html" in names
    assert [name for name in names if name.endswith((".c", ".pyx", ".pxd"))] == []


def test_a_wheel_in_a_clean_environment_plays_a_game(wheel: Wheel, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv")
    python = tmp_path / "venv" / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet")
    run(
        *pip,
        "--disable-pip-version-check",
        "-c",
        str(ROOT / "constraints.txt"),
        str(wheel.file),
        cwd=tmp_path,
    )
    told = run(str(python), "-c", GAME, cwd=tmp_path)
    assert str(tmp_path) in told
    assert "finit avec" in told
    assert {str(wheel.compiled)} == {line.split()[-1] for line in told.splitlines()}
    page = "from farwest.server.settings import STATIC; print((STATIC / 'index.html').read_text())"
    assert "<title>farwest</title>" in run(str(python), "-c", page, cwd=tmp_path)
    assert "goat" in run(str(python.with_name("farwest")), "games", cwd=tmp_path)
