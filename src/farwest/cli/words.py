"""The language of the person at the terminal, and what the command itself says in it."""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from farwest.kernel.game import Game
from farwest.mechanics.texts import LANGUAGES, Fact, Texts

LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Say:
    """Sentences in one language: say("saved", file=path)."""

    texts: Texts
    language: str

    def __call__(self, message: str, **facts: Fact) -> str:
        return self.texts.say(self.language, message, facts)


def command_says(language: str) -> Say:
    return Say(Texts(str(Path(__file__).parent)), language)


def game_says(game: Game[Any, Any], language: str) -> Say:
    return Say(Texts(str(files(game.package))), language)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", choices=LANGUAGES, help="the language; else that of LC_ALL, LANG, ..."
    )


def language_of(wish: str | None) -> str:
    if wish is not None:
        return wish
    locale = next((value for name in LOCALES if (value := os.environ.get(name))), "")
    return next((known for known in LANGUAGES if locale.lower().startswith(known)), LANGUAGES[0])
