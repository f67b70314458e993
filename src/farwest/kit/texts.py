"""Sentences of a game from its Fluent files, en.ftl and fr.ftl."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import normalize

from fluent.runtime.resolver import Message, Pattern

from farwest.kernel.errors import BadCall
from farwest.kernel.game import Game
from farwest.kernel.voice import Person
from farwest.kit.bundle import Bundle

LANGUAGES = ("en", "fr")
CHOSEN = ("a", "b")  # what an option calls the things that are chosen
VOWELS = "aeiouyœæ"
SENTENCES = 1 << 13  # that are remembered, of all games together: about five megabytes
FIRST_MARK, MARKS = 0x10F000, 256  # stand for names while a sentence is made: nobody's letters
FIRST_SITTER = FIRST_MARK + MARKS  # likewise, in a part of a picture that is kept for all tables
SITTER = re.compile(f"[{chr(FIRST_SITTER)}-{chr(FIRST_SITTER + 63)}]")
MARK = re.compile(f"([{chr(FIRST_MARK)}-{chr(FIRST_MARK + MARKS - 1)}])")


class Named(NamedTuple):
    """A thing of the game: the texts know its name, with article or without."""

    kind: str  # a list of the game's names, as "character"
    id: str


Fact = int | float | str | Named | Person
Known = tuple[Any, ...]  # a fact as a key, with its type (1 and True are said otherwise); of a
# Person only whether it is me
Phrase = str | tuple[str | int, ...]  # or its pieces: of a number below, that person's name
Parts = Callable[[int], Mapping[str, int | str]]
Asked = Mapping[str, tuple[str, int]]  # by variable: what sort of thing, and its int


class Texts:
    """`refused` names the text that says why a seat may not do something; `asks` gives what the
    sentence of a question speaks of; `parts`, by sort of number, what it is made of: money as $a
    may be counted in $a-gold and $a-silver; `numbers` of the rulebook that a help may speak of."""

    def __init__(
        self,
        folder: str,
        refused: Callable[[Any, int], str] = lambda _view, _action: "refusal",
        asks: Callable[[Any], Asked] = lambda _view: {},
        parts: Mapping[str, Parts] | None = None,
        numbers: Mapping[str, int] | None = None,
    ) -> None:
        self.folder = Path(folder)
        self.refused = refused
        self.asks = asks
        self.parts = parts or {}
        self.numbers = numbers or {}

    def seat(self, language: str, seat: int) -> str:
        return self.say(language, "seat", {"n": seat})

    def option(self, game: Game[Any, Any], language: str, action: int, people: list[Person]) -> str:
        facts = chosen(game, action, people)
        return self.say(language, f"option-{game.span(action).verb}", facts)

    def refusal(
        self, game: Game[Any, Any], language: str, view: Any, action: int, people: list[Person]
    ) -> str:
        size = game.span(action).size
        someone = people + [Person("?", False)] * size  # seats that this game has not
        return self.say(language, self.refused(view, action), chosen(game, action, someone))

    def question(
        self, game: Game[Any, Any], language: str, kind: int, view: Any, people: list[Person]
    ) -> str:
        facts = {} if view is None else self.about(game, view, people)
        return self.say(language, message("question", game.questions[kind]), facts)

    def about(self, game: Game[Any, Any], view: Any, people: list[Person]) -> dict[str, Fact]:
        """What the question speaks of."""
        facts: dict[str, Fact] = {}
        for key, (sort, k) in self.asks(view).items():
            facts |= {key: fact(game, sort, k, people), **self.parted(key, sort, k)}
        return facts

    def event(
        self, game: Game[Any, Any], language: str, event: tuple[int, ...], people: list[Person]
    ) -> str:
        facts = self.told(game, event, people)
        return self.say(language, message("event", game.events[event[0]]), facts)

    def told(
        self, game: Game[Any, Any], event: tuple[int, ...], people: list[Person]
    ) -> dict[str, Fact]:
        """What an event speaks of."""
        kind, seat, a, b, seen, cause = event
        telling = game.tellings[kind]
        facts: dict[str, Fact] = {"who": people[seat], "shown": "yes" if seen else "no"}
        for key, sort, k in (("a", telling.a, a), ("b", telling.b, b)) if seen else ():
            if sort:
                facts[key] = fact(game, sort, k, people)
                if sort in self.parts:
                    facts |= self.parted(key, sort, k)
        if telling.causes:
            facts["cause"] = cause
        return facts

    def parted(self, key: str, sort: str, k: int) -> dict[str, int | str]:
        made = self.parts[sort](k) if sort in self.parts else {}
        return {f"{key}-{part}": value for part, value in made.items()}

    def say(self, language: str, message: str, facts: Mapping[str, Fact]) -> str:
        """The message, or a part of it, as `hat.does`. A Named fact gives $a, $a-id and a variable
        for each attribute, as $a-the; a Person gives $a, $a-de (French: of that name) and $a-me,
        which is me or other."""
        known, names = nameless(facts)
        return filled(self._phrase(language, message, "", known), names)

    def aside(self, language: str, message: str, part: str, facts: Mapping[str, Fact]) -> str:
        """An attribute of a message, as `.short`; empty if there is none."""
        known, names = nameless(facts)
        return filled(self._phrase(language, message, part, known), names)

    def entry(self, language: str, name: str) -> Message:
        """LookupError says which file has none of that name."""
        bundle = self.bundle(language)
        if not bundle.has_message(name):
            raise LookupError(f"{self.folder.name}/{language}.ftl has no message {name!r}")
        return bundle.get_message(name)

    def phrase(
        self, language: str, pattern: Pattern | None, message: str, facts: Mapping[str, Fact]
    ) -> str:
        known, names = nameless(facts)
        return filled(self._formatted(language, pattern, message, known), names)

    @lru_cache(SENTENCES)  # noqa: B019  # a board says the same things again at every turn
    def _phrase(self, language: str, message: str, part: str, facts: tuple[Known, ...]) -> Phrase:
        """The same for all tables: who sits there is filled in afterwards."""
        if part:
            bundle = self.bundle(language)
            found = bundle.get_message(message) if bundle.has_message(message) else None
            pattern = found.attributes.get(part) if found else None
            mine = {key for key, *_ in facts}
            more = tuple((k, type(n), n) for k, n in self.numbers.items() if k not in mine)
            return self._formatted(language, pattern, message, more + facts) if pattern else ""
        name, _, attribute = message.partition(".")
        entry = self.entry(language, name)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        return self._formatted(language, pattern, message, facts)

    def _formatted(
        self, language: str, pattern: Pattern | None, message: str, facts: tuple[Known, ...]
    ) -> Phrase:
        values: dict[str, str | int | float] = {}
        people = 0
        for key, sort, *given in facts:
            if not given:  # somebody: a mark stands for the name
                values |= {key: mark(people), f"{key}-de": mark(people, elided=True)}
                values[f"{key}-me"] = "me" if sort else "other"
                people += 1
            elif isinstance(given[0], Named):
                values |= self.names(language, key, given[0])
            else:
                values[key] = unmarked(given[0])
        text = self.format(language, pattern, message, values)
        return split(text) if people else text

    @cache  # noqa: B019  # a game's texts live as long as the game
    def bundle(self, language: str) -> Bundle:
        if language not in LANGUAGES:
            raise BadCall(f"Sentences are in {' and '.join(LANGUAGES)}, not in {language!r}.")
        return Bundle(language, (self.folder / f"{language}.ftl").read_text("utf-8"))

    @cache  # noqa: B019
    def names(self, language: str, key: str, thing: Named) -> dict[str, str]:
        message = self.entry(language, f"{thing.kind}-{thing.id}")
        forms = {key: message.value}
        forms |= {f"{key}-{form}": pattern for form, pattern in message.attributes.items()}
        said = {k: self.format(language, p, thing.id, {}) for k, p in forms.items()}
        return said | {f"{key}-id": thing.id}

    def format(
        self,
        language: str,
        pattern: Pattern | None,
        message: str,
        values: dict[str, str | int | float],
    ) -> str:
        where = f"{self.folder.name}/{language}.ftl: {message}"
        if pattern is None:
            raise LookupError(f"{where} says nothing")
        text, errors = self.bundle(language).format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{where}: {errors[0]}")
        return str(text)


def nameless(facts: Mapping[str, Fact]) -> tuple[tuple[Known, ...], list[str]]:
    """What a sentence depends on but for the names of people, and those, in order."""
    known, names = list[Known](), list[str]()
    for key, given in facts.items():
        if type(given) is Person:
            known.append((key, given.me))
            names.append(given.name)
        else:
            known.append((key, type(given), given))
    return tuple(known), names


def mark(person: int, elided: bool = False) -> str:
    return chr(FIRST_MARK + 2 * person + elided)


def unmarked(given: Any) -> Any:
    """What somebody wrote must not be taken for a mark."""
    return MARK.sub("\ufffd", given) if isinstance(given, str) else given


def split(text: str) -> Phrase:
    """By its marks: person k is k, or -1 - k where French says `de` before it."""
    pieces = MARK.split(text)
    found: list[str | int] = [*pieces]
    for at in range(1, len(pieces), 2):
        person, elided = divmod(ord(pieces[at]) - FIRST_MARK, 2)
        found[at] = -1 - person if elided else person
    return tuple(found) if len(found) > 1 else text


def filled(phrase: Phrase, names: Sequence[str]) -> str:
    """With the names of who sits there."""
    if isinstance(phrase, str):
        return phrase
    said = [
        piece if isinstance(piece, str) else names[piece] if piece >= 0 else elided(names[~piece])
        for piece in phrase
    ]
    return "".join(said)


def sitter(seat: int) -> str:
    """A mark for who sits there, instead of a name."""
    return chr(FIRST_SITTER + 2 * seat)


def sitter_name(mark: str, names: Sequence[str]) -> str:
    seat, of = divmod(ord(mark) - FIRST_SITTER, 2)
    return elided(names[seat]) if of else names[seat]


@lru_cache(1 << 12)
def elided(name: str) -> str:
    """« de Pedro », « d’Eva »: French drops the vowel before another; which, Fluent cannot tell."""
    if SITTER.fullmatch(name):
        return chr(ord(name) + 1)
    first, second = (normalize("NFD", letter)[:1].lower() for letter in f"{name}  "[:2])
    hard = first == "y" and second in VOWELS  # « de Yann », but « d’Yves »
    return f"d’{name}" if first in VOWELS and not hard else f"de {name}"


def chosen(game: Game[Any, Any], action: int, people: list[Person]) -> dict[str, Fact]:
    """What an option speaks of: $a, and $b where two things are chosen. $a is 0 for a bare verb."""
    arguments = game.arguments(action) or [("", 0)]
    facts = [fact(game, sort, k, people) for sort, k in arguments]
    return dict(zip(CHOSEN, facts, strict=False))


def retold(game: Game[Any, Any], language: str, action: int, people: list[Person]) -> str:
    """An option as one speaks of it afterwards: `.told`, where the number that answers it is no
    word for it ($a-percent, from the PARTS of its verb); else as it was offered."""
    voice, verb = game.voice, game.span(action).verb
    if not isinstance(voice, Texts):
        return voice.option(game, language, action, people)
    facts = chosen(game, action, people)
    facts |= voice.parted("a", verb, (game.arguments(action) or [("", 0)])[0][1])
    told = voice.aside(language, f"option-{verb}", "told", facts)
    return told or voice.option(game, language, action, people)


def fact(game: Game[Any, Any], sort: str, k: int, people: list[Person]) -> Fact:
    """A name that is a number is said as that number, and needs no text."""
    if sort == "seat":
        return people[k]
    name = game.names[sort][k] if sort in game.names else ""
    if name.isdecimal():
        return int(name)
    return Named(sort, name) if name else k


@cache
def message(sort: str, constant: str) -> str:
    """The text of a question or an event: OFFER_CARD is said by question-offer-card."""
    return f"{sort}-{constant.lower().replace('_', '-')}"
