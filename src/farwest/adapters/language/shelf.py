"""What there is to read of the games: the players' book, the one page, the lesson."""

from __future__ import annotations

from typing import Any

import farwest
from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame, listed
from farwest.kit.book import Chapter, Paragraph, is_written, read
from farwest.kit.letter import letter
from farwest.kit.rulebook import full_name, rule, rulebook
from farwest.kit.searching import found
from farwest.kit.speaking import speech
from farwest.tables.script import FIRST, lessons_of, said, script_of

PAGE = "HOWTO"


def game_facts(name: str, language: str = "en") -> dict[str, Any]:
    game, say = farwest.load(name), speech(farwest.load(name), language)
    return {
        "name": name,
        "title": say("game"),
        "aim": say("game-aim"),
        "seats": list(game.seats),
        "version": game.version,
        "variants": {variant.name: list(variant.values) for variant in game.variants},
        "chapters": chapters(game, language),
    }


def chapters(game: AnyGame, language: str = "en") -> list[str]:
    return [chapter.title for chapter in read(game, language).chapters] if is_written(game) else []


def book(game: AnyGame, chapter: str = "", language: str = "en") -> str:
    """The players' rulebook, or one chapter of it, as Markdown."""
    if not is_written(game):
        return rulebook(game, language)
    whole = read(game, language)
    wanted = [one for one in whole.chapters if chapter.lower() in one.title.lower()]
    if not wanted:
        raise BadCall(f"There is no chapter {chapter!r}; there is {listed(chapters(game))}.")
    return "\n\n".join([f"# {whole.title}", *map(as_markdown, wanted)])


def as_markdown(chapter: Chapter) -> str:
    return "\n\n".join([f"## {chapter.title}", *map(cited, chapter.paragraphs)])


def cited(paragraph: Paragraph) -> str:
    return f"{paragraph.text}" + (f" ({', '.join(paragraph.rules)})" if paragraph.rules else "")


def searched(game: AnyGame, words: str, language: str = "en") -> str:
    """Paragraphs that have all of these words."""
    if not is_written(game):
        raise BadCall(f"{game.name} has no book of its players to search.")
    told = found(read(game, language), words.split())
    if not told:
        return f"No paragraph of the rules of {game.name} has all of these words: {words}."
    return "\n\n".join(f"[{chapter.title}] {cited(paragraph)}" for chapter, paragraph in told)


def letter_of(game: AnyGame, wanted: str, language: str = "en") -> str:
    name = full_name(game, wanted)
    return f"{name}: {letter(name, rule(game, wanted, language))}"


def lesson(game: AnyGame, language: str = "en") -> str:
    """The one page on how it is played, then what the coach of the first lesson says."""
    parts = []
    if is_written(game, PAGE):
        page = read(game, language, PAGE)
        parts = [f"# {page.title}", *map(as_markdown, page.chapters)]
    if FIRST in lessons_of(game):
        steps = script_of(game, FIRST).steps()
        told = [f"{n}. {said(game, FIRST, step, language)}" for n, step in enumerate(steps, 1)]
        parts += ["## The first lesson, step by step", "\n".join(told)]
    return "\n\n".join(parts) or book(game, "", language)
