"""What is on the table: the question, and what may be answered. Cold."""

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
    """One answer. Its sentence is made when it is read: most options never are."""

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
        return iter((self.action, self.name, self.text, self.odds))

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Option) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.action, self.name))

    def __repr__(self) -> str:
        return f"Option{tuple(self)!r}"

    def __reduce__(self) -> tuple[type[Option], tuple[Any, ...]]:
        return Option, tuple(self)
