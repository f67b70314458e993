"""The law of the generator: C gives the answer of Python, or it raises."""

from __future__ import annotations

import importlib
import math
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.hot.conftest import Make
from tests.hot.programs import EDGES, program

INPUTS = 40
SEED = 2024
FIELDS = ("a", "b", "flag", "x", "row", "grid", "part")


def number(random: Random, narrow: bool) -> int:
    if random.random() < 0.9:
        return random.randint(-9, 20)
    edge = random.choice(EDGES)
    return max(-(2**31), min(2**31 - 1, edge)) if narrow else edge


def fill(random: Random) -> dict[str, Any]:
    return {
        "a": number(random, False),
        "b": number(random, False),
        "flag": random.random() < 0.5,
        "x": random.choice((0.0, -2.5, 1e-9, 12.0)),
        "row": [number(random, True) for _ in range(5)],
        "grid": [[number(random, True) for _ in range(4)] for _ in range(3)],
        "part": [random.choice((0.0, 0.1, 7.0, -1e10)) for _ in range(3)],
    }


def outcome(sheet: Any, name: str, start: dict[str, Any], args: tuple[int, int]) -> Any:
    """The result and the fields after it; or the exception."""
    for field in FIELDS:
        value = start[field]
        if field == "grid":
            value = [row[:] for row in value]
        setattr(sheet, field, value[:] if isinstance(value, list) else value)
    try:
        result = getattr(sheet, name)(*args)
    except (ArithmeticError, LookupError, ValueError) as error:
        return error
    return [result, *(getattr(sheet, field) for field in FIELDS)]


def same(a: Any, b: Any) -> bool:
    if isinstance(a, list):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, float) and isinstance(b, float) and math.isnan(a):
        return math.isnan(b)
    return bool(a == b)


@pytest.mark.parametrize("methods", [50, pytest.param(600, marks=pytest.mark.slow)])
def test_compiled_gives_the_same_or_raises(make: Make, methods: int) -> None:
    compiled = make("fuzz", program(SEED, methods)).Sheet()
    plain = importlib.import_module("toys.fuzz.rules").Sheet()
    names = [n for n in dir(plain) if n.startswith(("m", "bool", "float")) and n[-1].isdigit()]
    assert methods == len(names)
    random = Random(SEED)
    seen: Counter[str] = Counter()
    for name in names:
        for _ in range(INPUTS):
            start, args = fill(random), (number(random, False), number(random, False))
            want, got = outcome(plain, name, start, args), outcome(compiled, name, start, args)
            case = (name, args, start, want, got)  # Python's ints may be too long to print
            if isinstance(want, Exception):
                assert isinstance(got, Exception), case
                seen["both raise"] += 1
                seen["both raise the same"] += type(want) is type(got)
            elif isinstance(got, Exception):
                assert isinstance(got, (OverflowError, IndexError)), case
                seen["only C raises"] += 1
            else:
                assert same(want, got), case
                seen["same"] += 1
    print(dict(seen))  # noqa: T201  # pytest -s shows how the cases fall
    assert seen["same"] > 0.5 * methods * INPUTS
