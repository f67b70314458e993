"""Bots by name: `legend`, `search:iterations=500`, `cowhand:style=bluffer`, or from outside.

A game may have players of its own, in a room `players`: PLAYERS, which go before those of the same
name, SEAT_WISHES, the variants that a bot brings to its seat, as in `legend:skill=expert`, SENSE,
settings of the search that every level takes on in this game, STAND_IN, settings of a bot that
keeps a person's place, and ROLES, by side, for the arena.

An outside package adds one by an entry point of the group "farwest.bots": a callable that takes the
game and a seed, and its own parameters by name, and gives a Bot. docs/new-bot.md shows one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from farwest.bots.levels import LEVELS
from farwest.bots.search import GreedyBot, SearchBot
from farwest.bots.simple import Bot, RandomBot
from farwest.kernel.errors import UnknownBot
from farwest.kernel.game import Game, Value, listed

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
    maker: Maker | None = players(game, "PLAYERS").get(name, MAKERS.get(name))
    if maker is None:
        outside = [found for found in entry_points(group=GROUP) if found.name == name]
        if not outside:
            raise UnknownBot(f"There is no bot {name!r}; there is {listed(bots())}.")
        maker = outside[0].load()
    try:
        given = dict(map(read_wish, wishes))
        brought = players(game, "SEAT_WISHES")
        sense = players(game, "SENSE") if maker is MAKERS.get(name) and name in LEVELS else {}
        own = {key: given[key] for key in given if key not in brought}
        return maker(game, seed, **{**sense, **own})
    except TypeError as error:
        raise UnknownBot(f"{name} cannot be had as {spec!r}: {error}.") from None


def players(game: Game[Any, Any], what: str) -> Mapping[Any, Any]:
    """What the game's own room says of it; most games have none."""
    room = f"{game.package}.bots.levels"
    found: Mapping[Any, Any] = getattr(import_module(room), what, {}) if find_spec(room) else {}
    return found


def stand_in(spec: str, game: Game[Any, Any]) -> str:
    """That bot, as it plays while it keeps a person's place."""
    wishes = [f"{key}={value}" for key, value in players(game, "STAND_IN").items()]
    return ":".join([spec, *wishes])


def seated(
    game: Game[Any, Any], variant: Mapping[str, Value], sitting: Sequence[str | None]
) -> dict[str, Value]:
    """The variant with what each seat brings: a bot as its spec says, a person (None) as people."""
    brought: dict[str, Value] = {}
    for wish, peoples in players(game, "SEAT_WISHES").items():
        for seat, spec in enumerate(sitting):
            wishes = {} if spec is None else dict(map(read_wish, spec.split(":")[1:]))
            value = peoples if spec is None else wishes.get(wish)
            if value is not None:
                brought[f"{wish}_{seat}"] = value if isinstance(value, int) else str(value)
    return {**variant, **brought}


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
