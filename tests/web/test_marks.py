"""What the browser's renderer is compared with is what drawing.py writes today."""

from __future__ import annotations

import typing

from farwest.kit import sprites
from tests.web.marks import FILE, PARTS, expected


def test_the_expected_marks_are_fresh() -> None:
    assert FILE.read_bytes() == expected(), "run `.venv/bin/python -m tests.web.marks`"


def test_every_kind_of_part_is_among_them() -> None:
    assert set(typing.get_args(sprites.Part)) == {type(part) for part in PARTS}
