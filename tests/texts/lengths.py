"""How long a text can become: every branch, with the longest names and numbers that it may have."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast

import farwest
from farwest.kernel.game import AnyGame
from farwest.kit.art import folder_of
from farwest.kit.texts import CHOSEN
from farwest.kit.texts import message as message_of
from tests.texts.wording import read

SOURCE: Final = Path(str(farwest.__file__)).parent
WORDS: Final = SOURCE / "server" / "words"
WEB: Final = SOURCE.parents[1] / "web" / "src"
PERSON: Final = 12  # letters; a longer name makes a longer line, which the pages let go on
NUMBER: Final = 3
TITLE: Final = 12  # of what a text is told by code: a thing's name, mostly
SUM: Final = "money-"  # coins of one to three sorts: mostly of one, and never many of each
COINS: Final = 20
FORMS: Final = {"me": 0, "id": 0, "de": PERSON + 3}
Room = Callable[[str], int]  # how long a variable may become


class Text(NamedTuple):
    where: str
    kind: str
    letters: int


def length(pattern: ast.Pattern, room: Room, others: Mapping[str, ast.Message]) -> int:
    total = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            total += max(map(len, element.value.split("\n")))
        else:
            total += expression(element.expression, room, others)
    return total


def expression(found: object, room: Room, others: Mapping[str, ast.Message]) -> int:
    if isinstance(found, ast.Placeable):
        return expression(found.expression, room, others)
    if isinstance(found, ast.SelectExpression):
        return max(length(branch.value, room, others) for branch in found.variants)
    if isinstance(found, ast.VariableReference):
        return room(found.id.name)
    if isinstance(found, ast.MessageReference):
        referred = others[found.id.name]
        if found.id.name.startswith(SUM):
            return COINS
        parts = {part.id.name: part.value for part in referred.attributes}
        value = parts[found.attribute.name] if found.attribute else referred.value
        assert value is not None
        return length(value, room, others)
    if isinstance(found, ast.StringLiteral):
        return len(found.value)
    return NUMBER


def parts_of(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value:
        yield "", message.value
    for part in message.attributes:
        yield f".{part.id.name}", part.value


def texts_of(game: AnyGame, language: str) -> dict[str, ast.Message]:
    return read(folder_of(game.package) / f"{language}.ftl")


def said_by(game: AnyGame, language: str) -> Iterator[Text]:
    """All that a game says; its kind is how the message begins, and the part of it."""
    messages = texts_of(game, language)
    sorts = sorts_of(game)
    for name, message in messages.items():

        def room(variable: str, name: str = name) -> int:
            return longest(game, language, variable, sorts.get(name, {}))

        for part, pattern in parts_of(message):
            letters = length(pattern, room, messages)
            yield Text(
                f"{game.name} {language} {name}{part}", f"{name.split('-')[0]}{part}", letters
            )


def sorts_of(game: AnyGame) -> dict[str, dict[str, str]]:
    """By message of an option or an event: what its variables are."""
    found: dict[str, dict[str, str]] = {}
    for span in game.spans:
        arguments = zip(CHOSEN, game.arguments(span.first), strict=False)
        found[f"option-{span.verb}"] = {key: sort for key, (sort, _) in arguments}
    for kind, telling in game.tellings.items():
        found[message_of("event", game.events[kind])] = {"a": telling.a, "b": telling.b}
    return found


def longest(game: AnyGame, language: str, variable: str, sorts: Mapping[str, str]) -> int:
    key, _, form = variable.partition("-")
    sort = sorts.get(key, "")
    if form in FORMS:
        return FORMS[form]
    if key == "who" or sort == "seat":
        return PERSON
    if sort in game.names:
        messages = texts_of(game, language)
        things = [messages.get(f"{sort}-{name}") for name in game.names[sort]]
        return max((length_of(thing, form, messages) for thing in things if thing), default=NUMBER)
    return TITLE if form else NUMBER


def length_of(thing: ast.Message, form: str, messages: Mapping[str, ast.Message]) -> int:
    parts = {part.id.name: part.value for part in thing.attributes}
    pattern = parts.get(form) if form else thing.value
    return length(pattern, lambda _: NUMBER, messages) if pattern else 0


PLACES: Final[Mapping[str, re.Pattern[str]]] = {  # where pages write what the house says
    "ticket": re.compile(r"<Ticket\b[^>]*?text=\{[^}]*?say\('([\w-]+)'", re.DOTALL),
    "tag": re.compile(r"<Tag\b[^>]*?text=\{[^}]*?say\('([\w-]+)'", re.DOTALL),
    "button": re.compile(
        r"<button\b(?:[^>]|=>)*?>(?:\s|<Icon[^>]*/>|<b>)*\{say\('([\w-]+)'", re.DOTALL
    ),
    "link": re.compile(r"<a\b(?:[^>]|=>)*?>(?:\s|<Icon[^>]*/>|<b>)*\{say\('([\w-]+)'", re.DOTALL),
    "heading": re.compile(r"<h[1-4]\b[^>]*>(?:\s|<Icon[^>]*/>)*\{say\('([\w-]+)'", re.DOTALL),
    "dialog": re.compile(r"<(?:Dialog|Drawer)\b[^>]*?title=\{say\('([\w-]+)'", re.DOTALL),
    "field": re.compile(r"<Field\b[^>]*?label=\{say\('([\w-]+)'", re.DOTALL),
}


@cache
def words(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted(WORDS.glob(f"*.{language}.ftl")):
        found |= read(path)
    return found


@cache
def written_in(place: str) -> frozenset[str]:
    pages = (page.read_text("utf-8") for page in WEB.rglob("*.svelte"))
    return frozenset(name for page in pages for name in PLACES[place].findall(page))


def said_by_the_house(language: str) -> Iterator[Text]:
    messages = words(language)
    for name, message in messages.items():
        assert message.value is not None
        letters = length(message.value, of_the_house, messages)
        kinds = [place for place in PLACES if name in written_in(place)]
        for kind in kinds or ["sentence"]:
            yield Text(f"{language} {name}", kind, letters)


def of_the_house(variable: str) -> int:
    return PERSON if variable in ("name", "who", "game", "role", "level") else NUMBER
