"""What is on the table: the question, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple


class Asked(NamedTuple):
    """The question on the table: `RESPOND`, to seat 2, about this and that."""

    kind: str  # one of game.questions
    seat: int  # who must answer; -1: chance
    about: dict[str, Any]  # what the question carries, in names where the game has them


class Option:
    """One answer: (action, name, text), and the odds of a draw. Its sentence is made when it is
    read: most never are."""

    __slots__ = ("_text", "action", "name", "odds")

    def __init__(
        self, action: int, name: str, text: str | Callable[[], str], odds: Fraction | None = None
    ) -> None:
        self.action = action
        self.name = name  # never translated; Match.play takes it
        self.odds = odds  # of a draw: how likely it is; None: a seat chooses
        self._text = text

    @property
    def text(self) -> str:
        if not isinstance(self._text, str):
            self._text = self._text()
        return self._text

    def __iter__(self) -> Iterator[Any]:
        return iter((self.action, self.name, self.text))

    def __getitem__(self, k: Any) -> Any:
        return tuple(self)[k]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return (*self, self.odds) == (*other, other.odds)

    def __hash__(self) -> int:
        return hash((self.action, self.name))

    def __repr__(self) -> str:
        return f"Option{(*self, self.odds)!r}"

    def __reduce__(self) -> tuple[type[Option], tuple[Any, ...]]:
        return Option, (*self, self.odds)
