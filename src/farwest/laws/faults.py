"""How a fault is said: a sentence, with the file it is in. Cold."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb

import farwest
from farwest.games import packages
from farwest.kernel.errors import BrokenLaw, FarwestError

HOME = Path(str(farwest.__file__)).parent


@contextmanager
def said_of(doing: str) -> Iterator[None]:
    """What is raised within becomes a sentence: what was being done, what went wrong, and where."""
    try:
        yield
    except BrokenLaw:
        raise
    except Exception as crash:
        raise BrokenLaw(f"{doing} fails: {sentence_of(crash)}.") from crash


def sentence_of(crash: Exception) -> str:
    """What was raised on purpose is a sentence already; else where it was raised, by file."""
    said = str(crash).rstrip(".")
    if isinstance(crash, FarwestError) or (type(crash) is LookupError and said):
        return said
    places = [(place_of(at.filename), at.lineno) for at in extract_tb(crash.__traceback__)]
    where = [f"{place}, line {line}" for place, line in places if place][-1:]
    return ": ".join([*where, f"{type(crash).__name__} {said}".rstrip()])


def place_of(filename: str) -> str:
    """A file of the house, or of a game from outside by its package; else nothing."""
    loaded = [sys.modules[name] for name in packages().values() if name in sys.modules]
    roots = [HOME, *(Path(str(package.__file__)).parents[1] for package in loaded)]
    folders = [HOME, *(Path(str(package.__file__)).parent for package in loaded)]
    for root, folder in zip(roots, folders, strict=True):
        if Path(filename).is_relative_to(folder):
            return str(Path(filename).relative_to(root))
    return ""
