"""What the README and the docs show runs as it stands there."""

from __future__ import annotations

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_readme_shows_what_happens() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried > 5) == (0, True)


def test_the_library_does_what_its_page_says() -> None:
    page, options = ROOT / "docs" / "library.md", doctest.ELLIPSIS
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=options)
    assert (failed, tried > 40) == (0, True)


def test_researchers_find_what_their_page_says() -> None:
    page = ROOT / "docs" / "research.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried > 15) == (0, True)
