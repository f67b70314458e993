"""Pictures of random games, for every game that has a board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import Any, NamedTuple

import farwest
from farwest.kernel.game import Game
from farwest.kit.speaking import speech
from farwest.kit.sprites import CANVASES, Canvas, Picture
from farwest.kit.texts import LANGUAGES
from farwest.laws import walk

NAMES = ("Belle-Étoile", "Maximilienne", "Opal", "Georges-Henri", "Eva", "Ike")
LOOKS = [(canvas, language) for canvas in CANVASES.values() for language in LANGUAGES]


class Seen(NamedTuple):
    options: list[int]  # of the seat whose picture it is
    view: Any
    picture: Picture


def painted_games() -> list[Game[Any, Any]]:
    games = [farwest.load(name) for name in farwest.games()]
    return [game for game in games if find_spec(f"{game.package}.board.painting")]


def paint(game: Game[Any, Any], view: Any, canvas: Canvas, language: str) -> Picture:
    room = import_module(f"{game.package}.board.painting")
    names = list(NAMES[: view.seats])
    picture: Picture = room.paint(view, canvas, speech(game, language), names)
    return picture


def seen(game: Game[Any, Any], canvas: Canvas, language: str, every: int = 1) -> Iterator[Seen]:
    """What the seat that acts, another or a watcher sees, for every number of seats. Each look has
    a share of the positions, and all of them together every one: pictures are large. `every`: one
    of so many of them."""
    share = LOOKS.index((canvas, language))
    turns = count()
    for seats in game.seats:
        for n, s in enumerate(walk(game, seats, 20 + seats)):
            if n % len(LOOKS) != share or next(turns) % every:
                continue
            others = (seat for seat in (n % seats, -1) if seat != s.seat)
            seat = s.seat if s.seat >= 0 and n % 3 else next(others)
            view = game.see(s, seat)
            options = s.legal() if s.seat == seat >= 0 else []
            yield Seen(options, view, paint(game, view, canvas, language))


@cache
def gallery(name: str, canvas: str, language: str, every: int = 1) -> list[Seen]:
    return list(seen(farwest.load(name), CANVASES[canvas], language, every))
