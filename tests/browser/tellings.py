"""Steps of random games in which others act and most is told at once: dramas have a stage."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from farwest import load
from farwest.games import GAMES
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from farwest.laws import random_record
from farwest.tables.scenes import scene
from farwest.tables.staging import drama
from tests.browser.moments import NAMES, Moment, plain, state
from tests.browser.stages import steps

READER: Final = 0  # whose eyes
SEED: Final = 16
LOOKED_AT: Final = 150  # moves of a game


class Telling(NamedTuple):
    """Before and after a step of others."""

    game: str
    lines: int
    before: Match[Any, Any]
    after: Match[Any, Any]


@cache
def tellings() -> list[Telling]:
    """By game: the step that tells its reader the most lines."""
    return [most_told(random_record(game, game.seats[-1], SEED)) for game in map(load, GAMES)]


def most_told(record: Record) -> Telling:
    match = Match.of(load(record.game), record, upto=0)
    found = Telling(record.game, 0, match, match)
    for action in record.actions[:LOOKED_AT]:
        before = match
        for step in steps(match, action):
            told = len(step.events(READER)) - len(before.events(READER))
            if told > found.lines and not drama(step, READER):
                found = Telling(record.game, told, before, step)
            before = step
        match = before
    return found


def sent(telling: Telling, language: str, canvas: str) -> dict[str, Any]:
    """What the page of a table is sent: a scene, then what others did."""
    moment = Moment(telling.game, "", 0, telling.before)
    names = NAMES[: telling.before.seats]
    first = scene(telling.before.speaking(language, names), READER, canvas, asks=False)
    after = telling.after.speaking(language, names)
    return {
        "name": f"{telling.game} tells {telling.lines} lines {language}",
        "language": language,
        "table": plain(state(moment, READER, language)),
        "before": plain(first),
        "scene": plain(scene(after, READER, canvas, first.move, asks=False)),
    }
