"""What a table is called: the end of its link, and a word of `farwest bot --table`."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import Final

NAMED: Final = 9  # bytes: twelve letters
HYPHEN: Final = "-"  # at the beginning, a command would take it for an option
INSTEAD: Final = "A"


def table_name(drawn: bytes) -> str:
    """From bytes that nobody can guess, of which the first ones count."""
    name = urlsafe_b64encode(drawn[:NAMED]).decode()
    return INSTEAD + name[1:] if name.startswith(HYPHEN) else name
