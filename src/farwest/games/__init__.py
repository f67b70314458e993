"""The games of the house. A new one is a folder and a line here: docs/new-game.md.

A game may also live in a package of its own, wherever Python finds it. Its distribution names it by
an entry point of the group "farwest.games"; or the variable FARWEST_GAMES does, packages with
commas between; or register(). Its name is the last part of its package's.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from farwest.kernel.errors import BadCall

GAMES: Final = (  # as the lobby shows them
    "meeples",
    "goat",
    "desperados",
    "carson",
    "circles",
)
USUAL: Final = "goat"  # what is played where no game was named

GROUP: Final = "farwest.games"
VARIABLE: Final = "FARWEST_GAMES"  # processes that this one starts read it too


def packages() -> dict[str, str]:
    """By name: the package of every game, those of the house first."""
    found = {name: f"{__name__}.{name}" for name in GAMES}
    for package in (*installed(), *named()):
        found.setdefault(name_of(package), package)
    return found


def register(package: str) -> None:
    """One more game, for this process and those it starts; Python must find it there too."""
    there = packages().get(name_of(package), package)
    if there != package:
        raise BadCall(f"There is a game {name_of(package)!r} already: {there}. Rename the package.")
    os.environ[VARIABLE] = ",".join(dict.fromkeys([*named(), package]))


def name_of(package: str) -> str:
    return package.rpartition(".")[2]


def named() -> list[str]:
    return [word for word in os.environ.get(VARIABLE, "").replace(" ", "").split(",") if word]


@cache
def installed() -> tuple[str, ...]:
    return tuple(found.value for found in entry_points(group=GROUP))
