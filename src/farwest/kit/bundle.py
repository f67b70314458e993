"""A Fluent file whose messages are parsed when they are first said: a house starts with the few
that its first page needs, and not with all that five games may ever say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Bundle(FluentBundle):
    def __init__(self, language: str, text: str) -> None:
        super().__init__([language], use_isolating=False)
        self._written: dict[str, str] = {}  # by name: what the file says
        for name, source in entries(text):
            self._written.setdefault(name, source)
        self._parsed: set[str] = set()

    def names(self) -> set[str]:
        return {name for name in self._written if not name.startswith("-")}

    def has_message(self, message_id: str) -> bool:
        return message_id in self._written

    def get_message(self, message_id: str) -> Message:
        if message_id not in self._parsed:
            self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, name: str) -> None:
        """With all that it speaks of. Another thread may do the same: it adds what is there."""
        wanted, found = [name], dict[str, str]()
        while wanted:
            one = wanted.pop()
            if one in self._written and one not in found:
                found[one] = self._written[one]
                wanted += REFERENCE.findall(found[one])
        self.add_resource(FluentResource("".join(found.values())))
        self._parsed.update(found)


def entries(text: str) -> Iterator[tuple[str, str]]:
    found = [*ENTRY.finditer(text)]
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    for entry, end in zip(found, ends, strict=True):
        yield entry[1], text[entry.start() : end].rstrip() + "\n"
