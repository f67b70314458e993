"""What the browser's side of changes is tested with is what the house sends today."""

from __future__ import annotations

from tests.web.changes import FILE, expected


def test_the_expected_changes_are_fresh() -> None:
    assert FILE.read_bytes() == expected(), "run `.venv/bin/python -m tests.web.changes`"
