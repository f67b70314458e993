"""What is slow is left out, and never in silence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CASE = "tests/hot/test_fuzz.py::test_compiled_gives_the_same_or_raises"


@pytest.mark.parametrize(
    ("wish", "found", "said"),
    [
        ([], "[50]", ["1 slow test is run by make test-slow."]),
        (["--slow"], "[600]", []),
    ],
    ids=["make test", "make test-slow"],
)
def test_slow_tests_are_apart(wish: list[str], found: str, said: list[str]) -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--collect-only",
        *wish,
        CASE.partition(":")[0],
    ]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    lines = run.stdout.splitlines()
    assert [CASE + found] == [line for line in lines if "::" in line]
    assert said == [line for line in lines if "make test-slow" in line]
