"""How the kernel asks for words, of sentences and of positions, without knowing any."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from farwest.kernel.state import State

if TYPE_CHECKING:
    from farwest.kernel.game import AnyGame


class Person(NamedTuple):
    """A seat, as the reader of the sentence knows it."""

    name: str
    me: bool


People = list[Person]
Told = tuple[int, ...]


class Voice(Protocol):
    """The texts of a game. `people` are its seats, as the reader calls them."""

    def say(self, language: str, message: str, facts: Mapping[str, Any]) -> str:
        """Any text by its name: the one way to a game's words, for every floor of the house."""

    def aside(self, language: str, message: str, part: str, facts: Mapping[str, Any]) -> str:
        """A part of a text that not every text has, as its help; empty if there is none."""

    def about(self, game: AnyGame, view: Any, people: People) -> Mapping[str, Any]:
        """The facts of which the view's question speaks."""

    def seat(self, language: str, seat: int) -> str:
        """What a seat is called that has no name."""

    def option(self, game: AnyGame, language: str, action: int, people: People) -> str:
        """What it means to choose this."""

    def refusal(self, game: AnyGame, language: str, view: Any, action: int, people: People) -> str:
        """Why the view's seat may not do that now."""

    def question(self, game: AnyGame, language: str, kind: int, view: Any, people: People) -> str:
        """What is being asked; no view: of chance."""

    def event(self, game: AnyGame, language: str, event: Told, people: People) -> str:
        """What happened, as redact() left it."""


class Position(dict[str, Any]):
    """A full State in words: plain facts by field, as json.loads would give them."""

    def json(self) -> str:
        return json.dumps(self)


class Scribe(Protocol):
    """The positions of a game, both ways."""

    def write(self, game: AnyGame, s: State) -> Position:
        """All that the state is."""

    def about(self, game: AnyGame, seats: int, frame: tuple[int, ...]) -> dict[str, Any]:
        """What a question carries, in names."""

    def read(self, game: AnyGame, text: str | bytes | Mapping[str, Any]) -> Any:
        """A State of its own; BadPosition says what is wrong with it."""
