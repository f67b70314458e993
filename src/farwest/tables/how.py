"""How to play, with its pictures: each is what a learner sees at a step of a lesson, cropped.

A picture is painted when the page is asked for, so that it cannot show an old board.
"""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Final

from msgspec.structs import replace

from farwest import load
from farwest.kernel.errors import BadLesson
from farwest.kernel.game import AnyGame
from farwest.kit.book import Book, Shown, read
from farwest.kit.painting import painted
from farwest.kit.sprites import Picture, Sprite, Words
from farwest.tables.lesson import Lesson, walk
from farwest.tables.wire import How, HowChapter, HowParagraph, HowPicture
from farwest.tables.words import phrase, say

PAGE: Final = "HOWTO"
MARGIN: Final = 12  # units of the canvas, round what is shown
TAIL: Final = 0.3  # of the size of letters, below their line


@cache
def how_to_play(name: str, language: str) -> How:
    game = load(name)
    book: Book = read(game, language, PAGE)
    chapters = [
        HowChapter(
            chapter.title,
            [
                HowParagraph(
                    paragraph.text,
                    shown(game, paragraph.picture, language) if paragraph.picture else None,
                )
                for paragraph in chapter.paragraphs
            ],
        )
        for chapter in book.chapters
    ]
    return How(name, say(game, language, "game"), chapters)


def shown(game: AnyGame, wanted: Shown, language: str) -> HowPicture:
    if wanted.symbol:
        return HowPicture(wanted.words, wanted.symbol)
    picture = at_step(game, wanted.lesson, wanted.step, language)
    keys = [sprite for sprite in picture.sprites if sprite.key in wanted.keys]
    x, y, right, bottom = around(keys or list(picture.sprites), picture)
    inside = tuple(s for s in picture.sprites if overlaps(s, x, y, right, bottom))
    bare = replace(picture, sprites=inside, panels=(), touches=(), gauge=None, roll=None, notes=())
    return HowPicture(wanted.words, "", bare, x, y, right - x, bottom - y)


@cache
def _steps(package: str, name: str, lesson: str) -> dict[str, Lesson]:
    """By step: the lesson as it stands there."""
    given, found = Lesson(load(name), lesson), dict[str, Lesson]()
    while not given.done:
        found.setdefault(given.step.id, copy(given))
        walk(given)
    return found


def at_step(game: AnyGame, lesson: str, step: str, language: str, canvas: str = "wide") -> Picture:
    """What the learner sees at a step."""
    steps = _steps(game.package, game.name, lesson)
    if step not in steps:
        raise BadLesson(f"{game.name}, lesson {lesson}, has no step {step!r}.")
    given = steps[step]
    names = given.script.called(phrase(language, "learner"))
    picture = painted(given.match.speaking(language, names), given.seat, canvas)
    if picture is None:
        raise BadLesson(f"{game.name} has no board to show.")
    return picture


def around(sprites: list[Sprite], picture: Picture) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all of them, with a margin, inside the canvas."""
    canvas = picture.canvas
    left = min(sprite.x for sprite in sprites) - MARGIN
    top = min(sprite.y for sprite in sprites) - MARGIN
    right = max(sprite.x + sprite.width for sprite in sprites) + MARGIN
    bottom = max(lowest(sprite) for sprite in sprites) + MARGIN
    return max(left, 0), max(top, 0), min(right, canvas.width), min(bottom, canvas.height)


def lowest(sprite: Sprite) -> float:
    """Its foot, or that of words that hang below it."""
    words = [part for part in sprite.parts if isinstance(part, Words)]
    feet = [(said.y + TAIL * said.size) * sprite.scale for said in words]
    return sprite.y + max([sprite.height, *feet])


def overlaps(sprite: Sprite, x: float, y: float, right: float, bottom: float) -> bool:
    across = sprite.x < right and sprite.x + sprite.width > x
    return across and sprite.y < bottom and sprite.y + sprite.height > y
