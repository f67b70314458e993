"""How the kernel asks for a sentence without knowing any language. Cold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

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
