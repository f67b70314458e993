"""The one place where written things become our types.

msgspec learns a type when it is first read. Two threads that teach it the same type at once end the
process (0.22: it reads what the other has not yet written), and a house reads in many threads.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")
KNOWN: Final[dict[Any, msgspec.json.Decoder[Any]]] = {}
LEARNING: Final = Lock()


def learned(kind: Any) -> msgspec.json.Decoder[Any]:
    """One type after the other."""
    found = KNOWN.get(kind)
    if found is None:
        with LEARNING:
            found = KNOWN.setdefault(kind, msgspec.json.Decoder(kind))
    return found


def decoded(text: str | bytes, kind: type[T]) -> T:
    found: T = learned(kind).decode(text)
    return found


def converted(plain: Any, kind: type[T], strict: bool = True) -> T:
    learned(kind)
    return msgspec.convert(plain, kind, strict=strict)
