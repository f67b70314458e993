"""Which puzzles a house has: the shipped ones, and those that were found in its own games."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from pathlib import Path
from typing import Final

from farwest.kit.puzzles import Puzzle
from farwest.server.application import App
from farwest.tables import puzzling
from farwest.tables.errors import NoSuchTable
from farwest.tables.wire import PuzzleCard

SECRET: Final = "puzzles"  # of the house's own: two houses have other puzzles on the same day
Stock = dict[str, dict[str, Puzzle]]  # by game, by id


def stock_of(app: App) -> Stock:
    found = {name: dict(some) for name, some in puzzling.shipped().items()}
    for name, some in own_of(app).items():
        found.setdefault(name, {}).update(some)
    return found


def own_of(app: App) -> Stock:
    """From the file that `farwest puzzles --house` writes; it may be written again meanwhile."""
    file = Path(app.settings.puzzles)
    if not app.settings.puzzles or not file.is_file():
        return {}
    return _read(file, file.stat().st_mtime_ns)


@lru_cache(1)
def _read(file: Path, _: int) -> Stock:
    return puzzling.own(file.read_text("utf-8"))


def puzzle_of(app: App, game: str, id: str) -> tuple[Puzzle, dict[str, Puzzle]]:
    """It, and all of that game."""
    some = stock_of(app).get(game, {})
    if id not in some:
        raise NoSuchTable("no-such-puzzle")
    return some[id], some


def named_so(app: App, replay: str) -> Puzzle:
    """By the name that its game has where replays are seen."""
    for some in stock_of(app).values():
        for one in some.values():
            if puzzling.replay_of(one) == replay:
                return one
    raise NoSuchTable("no-such-puzzle")


async def of_the_day(app: App, language: str) -> PuzzleCard | None:
    """The same for everybody here: from the house's own games, if there are any."""
    day = today(app)
    stock = own_of(app) or puzzling.shipped()
    found = puzzling.of_the_day(stock, await app.store.secret(SECRET), day)
    return puzzling.card(found, language, day) if found else None


def today(app: App) -> date:
    """One rule for all: the house's day is that of UTC."""
    return datetime.fromtimestamp(app.hall.now(), UTC).date()
