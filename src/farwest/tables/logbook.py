"""What a house writes into its log: one line an event, with nothing in it that is a secret.

An event has a name, a table, a person and plain facts. A person stands there as a short hash:
enough to see that two lines are about the same one, and nothing to act with. No name, no address,
no talk, no move, no card, no key: what is not handed to `note` cannot be in the log.
"""

from __future__ import annotations

import logging
import time
from hashlib import sha256
from typing import Final

from farwest.kernel.errors import FarwestError
from farwest.tables.counting import COUNTS
from farwest.tables.errors import StoreTrouble, TooMuch

LOG: Final = logging.getLogger("farwest.house")
SELDOM: Final = 10.0  # seconds between two lines about what somebody may do a thousand times
HASHED: Final = 12  # letters
Plain = int | float | str

_last: Final[dict[str, float]] = {}  # by event: when it was noted


def hashed(person: str) -> str:
    """The same for the same person, in every log of every house."""
    return sha256(f"farwest log {person}".encode()).hexdigest()[:HASHED] if person else ""


def note(
    event: str, *, table: str = "", person: str = "", level: int = logging.INFO, **facts: Plain
) -> None:
    if not LOG.isEnabledFor(level):
        return
    who = {"table": table, "person": hashed(person)}
    told = {name: fact for name, fact in who.items() if fact}
    LOG.log(level, event, extra={"event": event, "facts": told | facts})


def note_seldom(event: str, about: str = "", *, level: int = logging.INFO, **facts: Plain) -> None:
    """Not again for a while: the log must not grow as fast as somebody can ask."""
    now, key = time.monotonic(), f"{event} {about}"
    if key not in _last or now - _last[key] > SELDOM:
        _last[key] = now
        note(event, table="", person="", level=level, **facts)


def refused(error: FarwestError) -> None:
    """Somebody was told no: counted, and noted where it concerns who runs the house."""
    kind = type(error).__name__
    COUNTS.refusals[kind] += 1
    if isinstance(error, TooMuch):
        COUNTS.limits[error.text] += 1
        note_seldom("limit", error.text, limit=error.text)
    elif isinstance(error, StoreTrouble):
        note_seldom("store-trouble", error.text, level=logging.WARNING, trouble=kind)
