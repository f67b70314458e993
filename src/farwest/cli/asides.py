"""What a person at the terminal can ask for besides answering: one word each, in their language;
the English words and the letters are understood in every language."""

from __future__ import annotations

from typing import Final, NamedTuple

from farwest.cli.words import Say, command_says
from farwest.kit.searching import folded

ASIDES: Final = ("help", "hint", "why", "undo", "table", "log", "rule", "quit")
TAKE_WORDS: Final = ("help", "why", "rule")  # as “help sheriff”


class Aside(NamedTuple):
    name: str  # of ASIDES
    about: str = ""  # what was said after it


class Asides:
    def __init__(self, say: Say) -> None:
        self.words: dict[str, str] = {}  # by what is typed: which it is
        for spoken in (say, command_says("en")):
            for name in ASIDES:
                for word in spoken(f"aside-{name}").split():
                    self.words.setdefault(folded(word), name)
        self.first = {name: say(f"aside-{name}").split()[0] for name in ASIDES}

    def heard(self, answer: str) -> Aside | None:
        """“?sheriff” is “? sheriff”."""
        word, _, about = answer.replace("?", "? ", 1).partition(" ")
        name, about = self.words.get(folded(word)), about.strip()
        if name is None or (about and name not in TAKE_WORDS):
            return None
        return Aside(name, about)
