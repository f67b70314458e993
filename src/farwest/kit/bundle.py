"""A Fluent file whose messages are parsed when they are first said: a house starts with the few
that its first page needs, and not with all that five games may ever say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
VARIABLE: Final = re.compile(r"\$([A-Za-z]\w*)")  # without its part: $a of $a-the
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


NUMBERS: Final = 1 << 12  # that are remembered


class SaidInt(FluentInt):
    """How a number is written in a language is worked out once."""

    def format(self, locale: Locale) -> str:
        usual = self.options is self.default_number_format_options
        return written(int(self), locale) if usual else str(super().format(locale))


@lru_cache(NUMBERS)
def written(number: int, locale: Locale) -> str:
    return str(FluentInt(number).format(locale))


@lru_cache(NUMBERS)
def said_int(number: int) -> SaidInt:
    return SaidInt(number)


def for_fluent(given: Any) -> Any:
    kind = type(given)
    if kind is str:
        return given
    return said_int(given) if kind is int else native_to_fluent(given)


class Bundle(FluentBundle):
    def __init__(self, language: str, text: str) -> None:
        super().__init__([language], use_isolating=False)
        self._written: dict[str, str] = {}  # by name: what the file says
        for name, source in entries(text):
            self._written.setdefault(name, source)
        self._parsed: set[str] = set()
        self._spoken_of: dict[str, frozenset[str]] = {}

    def names(self) -> set[str]:
        return {name for name in self._written if not name.startswith("-")}

    def has_message(self, message_id: str) -> bool:
        return message_id in self._written

    def get_message(self, message_id: str) -> Message:
        if message_id not in self._parsed:
            self._parse(message_id)
        return super().get_message(message_id)

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """As its base does it, but a word is taken as it is and a number is found ready."""
        faults: list[Exception] = []
        given = {name: for_fluent(value) for name, value in (args or {}).items()}
        env = ResolverEnvironment(self, faults, current=CurrentEnvironment(args=given))
        try:
            return pattern(env), faults
        except ValueError as fault:
            return "{???}", [*faults, fault]

    def spoken_of(self, name: str) -> frozenset[str]:
        """The variables that a message may need, without their parts."""
        if name not in self._spoken_of:
            texts = self._with_references(name, set()).values()
            found = [VARIABLE.findall(text) for text in texts]
            self._spoken_of[name] = frozenset(chain.from_iterable(found))
        return self._spoken_of[name]

    def read_on(self) -> Iterator[str]:
        """Parses what was not said yet, a message at each step."""
        for name in self._written:
            if name not in self._parsed:
                self._parse(name)
                yield name

    def _with_references(self, name: str, known: set[str]) -> dict[str, str]:
        """By name: the text of a message and of all that it speaks of, but for those known."""
        wanted, found = [name], dict[str, str]()
        while wanted:
            one = wanted.pop()
            if one in self._written and one not in found and one not in known:
                found[one] = self._written[one]
                wanted += REFERENCE.findall(found[one])
        return found

    def _parse(self, name: str) -> None:
        """With all that it speaks of and was not said before. Another thread may do the same: it
        adds what is there."""
        found = self._with_references(name, self._parsed)
        self.add_resource(FluentResource("".join(found.values())))
        self._parsed.update(found)


def entries(text: str) -> Iterator[tuple[str, str]]:
    found = [*ENTRY.finditer(text)]
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    for entry, end in zip(found, ends, strict=True):
        yield entry[1], text[entry.start() : end].rstrip() + "\n"
