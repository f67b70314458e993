"""How the kernel asks for a sentence without knowing any language. Cold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol


class Named(NamedTuple):
    """A thing of the game: the texts know its name, with article or without."""

    kind: str  # a list of the game's names, as "character"
    id: str


class Person(NamedTuple):
    """A seat, as the reader of the sentence knows it."""

    name: str
    me: bool


Fact = int | str | Named | Person


class Voice(Protocol):
    @property
    def languages(self) -> tuple[str, ...]: ...

    def say(self, language: str, message: str, facts: Mapping[str, Fact]) -> str: ...
