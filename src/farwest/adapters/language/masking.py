"""Isomorphic names: every word of a game mapped to an invented one, and nothing else changed.

A model that has read about a game may recall it; one that plays as well under a mask reasons. The
mask is one to one and follows from the seed: numbers, order, layout and plain English (the words of
plain_words.txt and their inflections) stay as they are. Plurals and the like keep their endings.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from importlib.resources import files
from random import Random
from typing import Any, Final

from farwest.kernel.game import AnyGame
from farwest.kit.fields import declared, lists_of

WORD: Final = re.compile(r"[^\W\d_]+")
PAPERS: Final = ("BOOK.md", "HOWTO.md", "RULES.md", "en.ftl", "lessons/en.ftl")
ONSETS: Final = (*"bdfghjklmnprstvz", *("bl", "br", "dr", "fl", "gr", "kl", "pr", "sk", "tr"))
VOWELS: Final = (*"aeiou", "ai", "oo")
CODAS: Final = (*"bdfgklmnprtx", "lm", "nd", "rk", "sk")
ENDINGS: Final = (  # of a word, what its stem may end with instead, and the ending to keep
    ("ies", ("y",), "s"),
    ("ves", ("f", "fe"), "s"),
    ("es", ("", "e"), "s"),
    ("s", ("",), "s"),
    ("ing", ("", "e"), "ing"),
    ("ed", ("", "e"), "ed"),
)
SHORT: Final = 2  # letters: a word of no more is no name


class Mask:
    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game, self.seed = game, seed

    def __call__(self, text: str) -> str:
        return swapped(text, self.table)

    def lifted(self, text: str) -> str:
        """The text as it was."""
        return swapped(text, self.back)

    @cached_property
    def words(self) -> list[str]:
        """Of the game alone, in small letters."""
        plain = plain_words()
        return sorted(
            word
            for word in set(vocabulary(self.game))
            if len(word) > SHORT and plain.isdisjoint([word, *stems(word)])
        )

    @cached_property
    def table(self) -> dict[str, str]:
        """By word: what it is called."""
        known = set(self.words)
        taken = {*known, *plain_words(), *vocabulary(self.game)}
        made: dict[str, str] = {}
        for word in sorted(known, key=lambda word: (len(word), word)):
            made[word] = self.inflected(word, made, taken) or self.invented(word, taken)
            taken.add(made[word])
        return made

    @cached_property
    def back(self) -> dict[str, str]:
        return {new: old for old, new in self.table.items()}

    def inflected(self, word: str, made: Mapping[str, str], taken: set[str]) -> str:
        for end, others, kept in ENDINGS:
            for other in others:
                stem = word.removesuffix(end) + other
                if word.endswith(end) and stem in made and f"{made[stem]}{kept}" not in taken:
                    return f"{made[stem]}{kept}"
        return ""

    def invented(self, word: str, taken: set[str]) -> str:
        dice = Random(f"farwest mask {self.seed} {word}")
        while True:
            parts: list[str] = [
                dice.choice(ONSETS) + dice.choice(VOWELS) for _ in range(dice.choice((1, 2)))
            ]
            new: str = "".join(parts) + dice.choice(CODAS)
            if len(new) > SHORT and new not in taken:
                return new

    def masked(self) -> AnyGame:
        """The same game in other words: boards are drawn with them, so nothing is out of line."""
        return replace(self.game, voice=MaskedVoice(self.game.voice, self))


class MaskedVoice:
    def __init__(self, voice: Any, mask: Mask) -> None:
        self._voice, self._mask = voice, mask

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._voice, name)
        if name not in ("say", "aside", "seat", "option", "refusal", "question", "event"):
            return found
        return lambda *given, **facts: self._mask(found(*given, **facts))


def swapped(text: str, table: Mapping[str, str]) -> str:
    def other(found: re.Match[str]) -> str:
        word = found[0]
        new = table.get(word.lower())
        if new is None:
            return word
        if word.isupper():
            return new.upper()
        return new.capitalize() if word[0].isupper() else new

    return WORD.sub(other, text)


def plain_words() -> set[str]:
    text = files("farwest.adapters.language").joinpath("plain_words.txt").read_text("utf-8")
    return set(text.split())


def stems(word: str) -> list[str]:
    return [
        word.removesuffix(end) + other
        for end, others, _ in ENDINGS
        if word.endswith(end)
        for other in others
    ]


def vocabulary(game: AnyGame) -> Iterator[str]:
    """Every word that the game has anywhere: papers, texts, names, fields."""
    folder = files(game.package)
    for paper in PAPERS:
        file = folder.joinpath(*paper.split("/"))
        if file.is_file():
            yield from words_of(file.read_text("utf-8"))
    lists = [str(name) for names in lists_of(game).values() for name in names]
    variants = [str(x) for v in game.variants for x in (v.name, *v.values)]
    kinds = [*game.questions.values(), *game.events.values(), *declared(game.view_type)]
    for name in (game.name, *game.action_names, *lists, *lists_of(game), *variants, *kinds):
        yield from words_of(name)


def words_of(text: str) -> list[str]:
    return [word.lower() for word in WORD.findall(text)]
