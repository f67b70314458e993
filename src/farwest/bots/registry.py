"""Bots by name: `legend`, `search:iterations=500`, `cowhand:style=bluffer`, or from outside.

An outside package adds one by an entry point of the group "farwest.bots": a callable that takes the
game and a seed, and its own parameters by name, and gives a Bot. docs/new-bot.md shows one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points
from typing import Any

from farwest.bots.levels import LEVELS
from farwest.bots.search import GreedyBot, SearchBot
from farwest.bots.simple import Bot, RandomBot
from farwest.kernel.errors import UnknownBot
from farwest.kernel.game import Game, listed

Maker = Callable[..., Bot[Any]]
GROUP = "farwest.bots"

MAKERS: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
MAKERS |= {name: partial(SearchBot, **budget) for name, budget in LEVELS.items()}


def bots() -> tuple[str, ...]:
    """The names that bot() takes, those of outside packages too."""
    return (*MAKERS, *(found.name for found in entry_points(group=GROUP)))


def register(name: str, maker: Maker) -> None:
    MAKERS[name] = maker


def bot(spec: str, game: Game[Any, Any], seed: int = 0) -> Bot[Any]:
    """`name`, or `name:key=value:key=value`."""
    name, *wishes = spec.split(":")
    maker = MAKERS.get(name)
    if maker is None:
        outside = [found for found in entry_points(group=GROUP) if found.name == name]
        if not outside:
            raise UnknownBot(f"There is no bot {name!r}; there is {listed(bots())}.")
        maker = outside[0].load()
    try:
        return maker(game, seed, **dict(map(read_wish, wishes)))
    except TypeError as error:
        raise UnknownBot(f"{name} cannot be had as {spec!r}: {error}.") from None


def read_wish(wish: str) -> tuple[str, int | float | str]:
    key, mark, value = wish.partition("=")
    if not mark:
        raise TypeError(f"a parameter reads key=value, not {wish!r}")
    for sort in (int, float):
        try:
            return key, sort(value)
        except ValueError:
            continue
    return key, value
