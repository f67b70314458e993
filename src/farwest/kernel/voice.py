"""How the kernel asks for a sentence without knowing any language. Cold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from farwest.kernel.game import Game


class Person(NamedTuple):
    """A seat, as the reader of the sentence knows it."""

    name: str
    me: bool


class Voice(Protocol):
    """The texts of a game. `people` are its seats, as the reader calls them."""

    def seat(self, language: str, seat: int) -> str:
        """What a seat is called that has no name."""

    def option(self, game: Game[Any, Any], language: str, action: int, people: list[Person]) -> str:
        """What it means to choose this."""

    def refusal(
        self, game: Game[Any, Any], language: str, view: Any, action: int, people: list[Person]
    ) -> str:
        """Why the view's seat may not do that now."""

    def question(
        self, game: Game[Any, Any], language: str, kind: int, view: Any, people: list[Person]
    ) -> str:
        """What is being asked; no view: of chance."""

    def event(
        self, game: Game[Any, Any], language: str, event: tuple[int, ...], people: list[Person]
    ) -> str:
        """What happened, as redact() left it."""
