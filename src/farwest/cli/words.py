"""The language of the person at the terminal, and what the command itself says in it."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from farwest.kit.texts import LANGUAGES, Fact, Texts

COMMAND: Final = Texts(str(Path(__file__).parent))
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Say:
    """Sentences in one language: say("saved", file=path)."""

    texts: Texts
    language: str

    def __call__(self, message: str, **facts: Fact) -> str:
        return self.texts.say(self.language, message, facts)

    def listed(self, things: Sequence[str]) -> str:
        *head, tail = things
        return self("and", head=", ".join(head), tail=tail) if head else tail


def command_says(language: str) -> Say:
    return Say(COMMAND, language)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", choices=LANGUAGES, help="the language; else that of LC_ALL, LANG, ..."
    )


def language_of(wish: str | None) -> str:
    if wish is not None:
        return wish
    locale = next((value for name in LOCALES if (value := os.environ.get(name))), "")
    return next((known for known in LANGUAGES if locale.lower().startswith(known)), LANGUAGES[0])
