"""Sentences of a game from its Fluent files, en.ftl and fr.ftl."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from farwest.kernel.errors import BadCall
from farwest.kernel.voice import Fact, Named, Person

LANGUAGES = ("en", "fr")


class Texts:
    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)

    @property
    def languages(self) -> tuple[str, ...]:
        return LANGUAGES

    @cache  # noqa: B019  # a game's texts live as long as the game
    def bundle(self, language: str) -> FluentBundle:
        if language not in LANGUAGES:
            raise BadCall(f"Sentences are in {' and '.join(LANGUAGES)}, not in {language!r}.")
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource((self.folder / f"{language}.ftl").read_text("utf-8")))
        return bundle

    def say(self, language: str, message: str, facts: Mapping[str, Fact]) -> str:
        """The message. A Named fact gives $a, $a-id and a variable for each attribute, as $a-the;
        a Person gives $a and $a-me, which is me or other."""
        bundle = self.bundle(language)
        values: dict[str, str | int] = {}
        for key, fact in facts.items():
            if isinstance(fact, Named):
                values |= self.names(language, key, fact)
            elif isinstance(fact, Person):
                values |= {key: fact.name, f"{key}-me": "me" if fact.me else "other"}
            else:
                values[key] = fact
        return self.format(language, bundle.get_message(message).value, message, values)

    @cache  # noqa: B019
    def names(self, language: str, key: str, thing: Named) -> dict[str, str]:
        message = self.bundle(language).get_message(f"{thing.kind}-{thing.id}")
        forms = {f"{key}-{form}": pattern for form, pattern in message.attributes.items()}
        forms[key] = message.value
        said = {k: self.format(language, p, thing.id, {}) for k, p in forms.items()}
        return said | {f"{key}-id": thing.id}

    def format(
        self, language: str, pattern: object, message: str, values: Mapping[str, str | int]
    ) -> str:
        text, errors = self.bundle(language).format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{self.folder.name}/{language}.ftl: {message}: {errors[0]}")
        return str(text)
