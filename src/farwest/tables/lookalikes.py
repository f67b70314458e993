"""Whether two names look alike to somebody at the table: then one cannot pass for the other."""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters of other alphabets, and signs, that are drawn like the Latin letter below them.
DRAWN: Final = "аеорсухіјѕԁԛԝһӏαειορνκτυχωıȷɑɡɩʋ01|!$5@"
LIKE: Final = "aeopcyxijsdqwhlaeiopvktuxwijagivolllssa"
AS_LATIN: Final = str.maketrans(DRAWN, LIKE) | {ord("l"): "i", ord("ł"): "i", ord("ø"): "o"}


def looks(name: str) -> str:
    """The same for two names that differ in case, width, accents, blanks or the like only."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = [c for c in plain if c.isalnum() or c in DRAWN]
    drawn = "".join(letters).translate(AS_LATIN).translate(AS_LATIN)
    return drawn or plain
