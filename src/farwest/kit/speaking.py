"""How a game speaks to whoever paints, prints or writes it: in one language, of one view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

from farwest.kernel.game import AnyGame
from farwest.kernel.voice import Person
from farwest.kit.texts import Fact, Named
from farwest.kit.view import View

Say = Callable[..., str]  # say("table-name", a=...): a game's text, in some language
V = TypeVar("V", bound=View)
STOPS = ".!?…"  # a sentence ends with one of them
PEOPLE = 1 << 10  # eyes whose table is remembered
SAID = 1 << 12  # sentences that are remembered, of one game in one language: a board says hundreds


def speech(game: AnyGame, language: str, aloof: bool = False) -> Say:
    """The game's words in a language: always the same function, by which parts of a picture are
    kept. Told aloof, nobody is “you”."""
    voice: Any = game.voice
    return _speech(voice, language, aloof)


@lru_cache(1 << 6)
def _speech(voice: Any, language: str, aloof: bool) -> Say:
    @lru_cache(SAID, typed=True)  # 1 and True are equal, and said otherwise
    def say(message: str, /, **facts: Fact) -> str:
        if aloof:
            facts = {key: from_afar(given) for key, given in facts.items()}
        told: str = voice.say(language, message, facts)
        return told

    return say


def from_afar(given: Fact) -> Fact:
    return given._replace(me=False) if isinstance(given, Person) else given


@lru_cache(PEOPLE)
def people_of(names: tuple[str, ...], me: int) -> list[Person]:
    """Nobody changes the list."""
    return [Person(name, seat == me) for seat, name in enumerate(names)]


def statements(*said: str) -> str:
    """One after the other, each with its full stop, as both languages write them: for ears."""
    return " ".join(part if part[-1] in STOPS else f"{part}." for part in said if part)


class Speaker(Generic[V]):
    """A view and the words for what is in it: what a painted board and a printed one both need."""

    lists: ClassVar[Mapping[str, Sequence[str]]]  # NAMES of the game

    def __init__(self, view: V, say: Say, names: list[str]) -> None:
        self.view = view
        self.say = say
        self.names = names
        self.people = people_of(tuple(names), view.seat)
        self.kind, self.asked = view.frames[-1][:2]

    def named(self, names: str, k: int) -> Named:
        return Named(names, self.lists[names][k])

    def name(self, names: str, k: int) -> str:
        return self.say("table-name", a=self.named(names, k))
