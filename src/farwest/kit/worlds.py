"""Worlds of a view, for whoever tells what an answer would bring: by compiled rules, where they
were built, for a board asks for dozens of them at every turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

from farwest.kernel.game import AnyGame, is_fresh
from farwest.kernel.state import State

S = TypeVar("S", bound=State)


@cache
def quickest(rules: Any) -> Any:
    """The same rules, compiled if they were."""
    fast = f"{rules.__module__.rpartition('.')[0]}._fast"
    return import_module(fast).Rules if is_fresh(fast) else rules


def hides(game: AnyGame) -> bool:
    """Whether the rules hide anything from a seat: if not, there is nothing to veil."""
    rules: Any = import_module(f"{game.package}.rules").Rules
    return rules.veil is not State.veil


def world_of(rules: type[S], imagine: Callable[[Any, S], None], view: Any) -> S:
    """A world as this view has it; nothing is redealt."""
    known: Any = rules
    world: S = quickest(known)()
    imagine(view, world)
    return world
