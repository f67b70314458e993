"""Kernel and games under ASan and UBSan: playouts, clones, searches and faults, and no report."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hot.test_build import copy_of_the_house, quiet
from tools.hot.build import BuildFailed, build

PLAY = """
import sys
from importlib import import_module
from farwest.kernel._fast import Dice, Tree

OVER = -3
for word in sys.argv[1:]:
    name, seats = word.split("=")
    Rules = import_module(name).Rules
    root, s, dice = Rules(), Rules(), Dice(3)
    root.listening = s.listening = True
    root.begin(int(seats))
    assert s.playouts(root, 50, dice) > 50
    s.copy_from(root)
    while s.seat != OVER:
        twin = s.clone()
        assert twin.frames() == s.frames()
        legal = s.legal()
        assert len(legal) == len(s.odds())
        s.play(legal[dice.below(len(legal))])
        s.told()
    s.final_places()
    tree = Tree(300)
    tree.search(root, s, 0, dice, 200, 0.0)
    assert tree.shares(0)
    for broken in (lambda: setattr(s, "depth", 10**6), lambda: s.ahead(99, -5)):
        try:
            broken()
            s.ask(1, 1)
        except IndexError:
            pass
        else:
            raise AssertionError("no fault")
print("played")
"""


def library(name: str) -> str:
    """The path of a library of the compiler; empty if there is none."""
    try:
        command = ["gcc", f"-print-file-name={name}"]
        run = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    path = Path(run.stdout.strip())
    return str(path) if path.is_absolute() and path.exists() else ""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("bench.connect4", 2), ("farwest.games.goat", 4)])
def test_sanitizers_have_nothing_to_report(
    compiler: None, tmp_path: Path, name: str, seats: int
) -> None:
    asan = library("libasan.so")
    if not asan:
        pytest.skip("no libasan.so beside gcc")
    roots = copy_of_the_house(tmp_path)
    try:
        build([name], roots, sanitize=True, say=quiet)
    except BuildFailed as error:
        pytest.skip(f"no sanitized build here: {error}")
    env = os.environ | {
        "LD_PRELOAD": asan,
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "PYTHONMALLOC": "malloc",
        "PYTHONPATH": os.pathsep.join(map(str, roots)),
    }
    command = [sys.executable, "-c", PLAY, f"{name}._fast={seats}"]
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=False)

    assert (0, "played\n", "") == (run.returncode, run.stdout, run.stderr)
