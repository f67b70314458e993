"""What can go wrong at a table. Part of the tree in kernel/errors.py.

FarwestError
└── TableTrouble
    ├── NoSuchTable
    ├── BadMessage       not a message of wire/
    ├── NotYours         a seat, a table or a right that somebody else has
    ├── NotNow           the table is not at that stage
    │   ├── Stale        an answer to a question that is no longer on the table
    │   └── Illegal      an action that is not one of the options now
    ├── TooMuch          too many, too large or too fast
    ├── NameTaken        another account keeps this name
    └── StoreTrouble     the disk did not take it; nothing has happened
        ├── StoreFull
        ├── StoreLocked  another program keeps the file to itself
        ├── StoreClosed
        ├── SlotLost     another process of this house has the table now
        ├── StoreForeign a file of a newer farwest, or of another program
        └── HouseRuns    another house has this file
"""

from __future__ import annotations

from typing import Final

from farwest.kernel.errors import FarwestError
from farwest.kit.texts import LANGUAGES, Fact
from farwest.tables.words import HOUSE, phrase

MOST_LETTERS: Final = 200  # of a fact in a sentence
HUGE: Final = 10**15


def short(fact: Fact) -> Fact:
    """What somebody sent may be part of a sentence, and no book."""
    if isinstance(fact, str):
        return fact if len(fact) <= MOST_LETTERS else f"{fact[:MOST_LETTERS]}…"
    if isinstance(fact, int | float) and abs(fact) > HUGE:
        return f"{'-' if fact < 0 else ''}{HUGE}…"
    return fact


class TableTrouble(FarwestError):
    """A sentence, or the name of one in en.ftl and fr.ftl with its facts."""

    def __init__(self, text: str, **facts: Fact) -> None:
        self.text, self.facts = text, {name: short(fact) for name, fact in facts.items()}
        super().__init__(self.said(LANGUAGES[0]))

    def said(self, language: str) -> str:
        known = HOUSE.bundle(language).has_message(f"error-{self.text}")
        return phrase(language, f"error-{self.text}", **self.facts) if known else self.text


class NoSuchTable(TableTrouble): ...


class BadMessage(TableTrouble, ValueError): ...


class NotYours(TableTrouble): ...


class NotNow(TableTrouble): ...


class Stale(NotNow): ...


class Illegal(NotNow): ...


class TooMuch(TableTrouble): ...


class StoreTrouble(TableTrouble): ...


class StoreFull(StoreTrouble): ...


class StoreLocked(StoreTrouble): ...


class StoreClosed(StoreTrouble): ...


class SlotLost(StoreTrouble): ...


class StoreForeign(StoreTrouble): ...


class HouseRuns(StoreTrouble): ...


class NameTaken(TableTrouble): ...
