"""What does this do? asked by a word: the same texts as on the page, in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from farwest.kernel.match import Match
from farwest.kit.explaining import Explanation
from farwest.kit.searching import folded, has_all
from farwest.tables.explaining import Explained, things

MOST: Final = 4  # explanations at once


def explained(match: Match[Any, Any], seat: int, asked: str) -> list[Explanation]:
    """Of an option by its number, or of all that the words name; the nearest first."""
    here = Explained(match, seat)
    if here.picture is None or here.room is None:
        return []
    options = match.options() if match.seat == seat else []
    if asked.isdecimal():
        chosen = options[int(asked) - 1 : int(asked)] if int(asked) else []
        return [found for option in chosen if (found := here.option(option.name))]
    words = folded(asked).split()
    all_said = dict.fromkeys(said for said in named(here, words) if said)
    best = sorted(all_said, key=lambda said: words != folded(said.title).split())
    return best[:MOST]


def named(here: Explained, words: list[str]) -> Iterator[Explanation | None]:
    assert here.picture is not None
    labels = {sprite.key: sprite.label for sprite in here.picture.sprites}
    for thing in things(here.picture):
        said = here.said(thing)
        name = f"{said.title if said else ''} {labels.get(thing, '')} {thing}"
        if has_all(words, name):
            yield said
    for option in here.match.options() if here.match.seat == here.seat else []:
        name = f"{option.name} {option.text}"
        if has_all(words, name):
            yield here.option(option.name)


def things_here(match: Match[Any, Any], seat: int) -> list[str]:
    """The names of all that can be asked about."""
    here = Explained(match, seat)
    if here.picture is None or here.room is None:
        return []
    said = [here.said(thing) for thing in things(here.picture)]
    return list(dict.fromkeys(one.title for one in said if one))


def lines_on(said: list[Explanation]) -> Iterator[RenderableType]:
    for one in said:
        yield ""
        yield Text.assemble((one.title, "bold"), " ", (one.rule, "dim"))
        yield one.does
        yield from (f"· {sentence}" for sentence in one.now)
