"""Bots by name: `legend`, `search:iterations=500`, `cowhand:style=bluffer`, or from outside.

A game may say more of its bots in a room of its own: kit/rooms.py, Levels.

An outside package adds one by an entry point of the group "farwest.bots": a callable that takes the
game and a seed, and its own parameters by name, and gives a Bot. docs/new-bot.md shows one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.metadata import entry_points
from typing import Any

from farwest.bots.levels import BEST, LEVELS
from farwest.bots.search import GreedyBot, SearchBot
from farwest.bots.simple import Bot, RandomBot
from farwest.kernel.errors import UnknownBot
from farwest.kernel.game import Game, Value, listed
from farwest.kit.rooms import Levels, ask

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
    maker: Maker | None = levels(game).PLAYERS.get(name, MAKERS.get(name))
    if maker is None:
        outside = [found for found in entry_points(group=GROUP) if found.name == name]
        if not outside:
            raise UnknownBot(f"There is no bot {name!r}; there is {listed(bots())}.")
        maker = outside[0].load()
    try:
        given = dict(map(read_wish, wishes))
        brought = levels(game).SEAT_WISHES
        is_level = maker is MAKERS.get(name) and name in LEVELS
        sense = settings(game, name) if is_level else {}
        own = {key: given[key] for key in given if key not in brought}
        return maker(game, seed, **{**sense, **own})
    except TypeError as error:
        raise UnknownBot(f"{name} cannot be had as {spec!r}: {error}.") from None


def settings(game: Game[Any, Any], level: str) -> dict[str, float]:
    """What a game says of the search of this level: of every level, then of this one."""
    here = levels(game)
    return {**here.SENSE, **here.STEPS.get(level, {})}


def time_for(spec: str, game: Game[Any, Any]) -> float:
    """Seconds that this bot may think about an answer where a person waits for it; 0: it has as
    many looks as its level, or as it was told to have."""
    name, *wishes = spec.split(":")
    own = {"iterations", "seconds"} & {wish.partition("=")[0] for wish in wishes}
    return levels(game).SECONDS if name == BEST and not own else 0.0


class Usual(Levels):
    """The levels of a game that says nothing of them."""


def levels(game: Game[Any, Any]) -> Levels:
    return ask(game, Levels) or Usual()


def stand_in(spec: str, game: Game[Any, Any]) -> str:
    """That bot, as it plays while it keeps a person's place."""
    wishes = [f"{key}={value}" for key, value in levels(game).STAND_IN.items()]
    return ":".join([spec, *wishes])


def seated(
    game: Game[Any, Any], variant: Mapping[str, Value], sitting: Sequence[str | None]
) -> dict[str, Value]:
    """The variant with what each seat brings: a bot as its spec says, a person (None) as people."""
    brought: dict[str, Value] = {}
    for wish, peoples in levels(game).SEAT_WISHES.items():
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
