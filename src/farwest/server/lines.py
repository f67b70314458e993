"""How many lines to tables somebody may have open at once: each is told of every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from farwest.tables.errors import TooMuch

AT_A_TABLE: Final = 8  # of one person, or of the strangers of one address
IN_THE_HOUSE: Final = 40
CROWD: Final = 5  # times as many from one address, where many people may live


class Lines:
    def __init__(self) -> None:
        self._open: Counter[tuple[str, str]] = Counter()  # by who and table; "": in the house

    @contextmanager
    def one_more(self, person: str, address: str, table: str) -> Iterator[None]:
        """`person` is empty for a stranger, who counts as everybody nameless at that address."""
        who = f"person {person}" if person else f"nameless {address}"
        counted = [(who, table), (who, ""), (address, table), (address, "")]
        most = [AT_A_TABLE, IN_THE_HOUSE, AT_A_TABLE * CROWD, IN_THE_HOUSE * CROWD]
        if any(self._open[key] >= n for key, n in zip(counted, most, strict=True)):
            raise TooMuch("too-many-lines")
        self._open.update(counted)
        try:
            yield
        finally:
            self._open.subtract(counted)
            for key in counted:
                if not self._open[key]:
                    del self._open[key]
