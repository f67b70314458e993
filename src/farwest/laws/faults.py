"""How a fault is said: a sentence, with the file it is in. Cold."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb

import farwest
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
    inside = [
        at for at in extract_tb(crash.__traceback__) if Path(at.filename).is_relative_to(HOME)
    ]
    where = [f"{Path(at.filename).relative_to(HOME)}, line {at.lineno}" for at in inside[-1:]]
    return ": ".join([*where, f"{type(crash).__name__} {said}".rstrip()])
