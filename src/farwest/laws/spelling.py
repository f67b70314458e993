"""The law of names that the house looks for: none is nearly right. Cold."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from farwest.kernel.game import AnyGame
from farwest.kit.rooms import ROOMS, faults, misplaced
from farwest.laws.random_games import hold


def names_are_spelt_right(game: AnyGame, seats: int, seed: int) -> None:
    """Rooms and what stands in them; questions and events that are spoken of exist."""
    found = list(name_faults(game))
    hold(not found, " ".join(found))


def name_faults(game: AnyGame) -> Iterator[str]:
    yield from misplaced(game)
    for contract, place in ROOMS.items():
        name = f"{game.package}.{place}"
        if find_spec(name.rpartition(".")[0]) and find_spec(name):
            yield from faults(import_module(name), contract)
    for kind in game.askings:
        if kind not in game.questions:
            yield f"{game.name}/questions.py: ASKINGS has {kind}, which is no question."
    for kind, event in game.events.items():
        if kind not in game.tellings:
            yield f"{game.name}/events.py: {event} has no Telling."
