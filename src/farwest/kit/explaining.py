"""What does this do? A thing of the board, a figure of a seat or an option, explained from a view.

What is asked about has a name. A sprite has its key, as `tile-bank`; a figure of a panel the keys
of both, as `seat-0:coin`; an option the name of its action, as `option:rob bank`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from farwest.kit.speaking import Speaker, V

FIGURE: Final = ":"  # between the key of a panel and the symbol of its figure
OPTION: Final = "option:"  # then the name of an action
MOST_TITLE: Final = 60  # letters
MOST_DOES: Final = 200
MOST_NOW: Final = 140  # of each sentence
MOST_SENTENCES: Final = 4


class Explanation(msgspec.Struct, frozen=True):
    """What a thing is, what it does, and what that comes to in this position."""

    title: str
    does: str
    now: tuple[str, ...] = ()
    rule: str = ""  # the one to read


Way = Callable[..., Explanation | None]
F = TypeVar("F", bound=Way)


def about(*patterns: str) -> Callable[[F], F]:
    """Marks what explains the things of these names; what a pattern groups is handed on."""

    def marked(way: F) -> F:
        way.__dict__["about"] = patterns
        return way

    return marked


class Explainer(Speaker[V], Generic[V]):
    """A game's own one has a method for each family of things, marked with @about."""

    ways: ClassVar[Mapping[str, Way]] = {}

    def __init_subclass__(cls) -> None:
        found = {p: way for way in vars(cls).values() for p in getattr(way, "about", ())}
        cls.ways = {**cls.ways, **found}

    def explain(self, thing: str) -> Explanation | None:
        for pattern, way in self.ways.items():
            if found := re.fullmatch(pattern, thing):
                return way(self, *found.groups())
        return None

    def what(self, text: str, rule: str, /, *now: str, **facts: Any) -> Explanation:
        """`what-<text>` is its title, and `.does` what it does; `now` is that in this position."""
        title, does = (self.say(f"what-{text}{part}", **facts) for part in ("", ".does"))
        said = tuple(sentence(line) for line in now if line)
        return Explanation(sentence(title), sentence(does), said, rule)

    def now(self, text: str, part: str = "now", /, **facts: Any) -> str:
        """Another part of the same text."""
        return self.say(f"what-{text}.{part}", **facts)

    def the(self, names: str, name: str) -> int:
        """The int of a thing that a key names."""
        return self.lists[names].index(name)


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
