"""What the ints of meeples are called, what its questions speak of, and why it refuses."""

from __future__ import annotations

from typing import Final

from farwest.games.meeples import actions as do
from farwest.games.meeples import questions as ask
from farwest.games.meeples.numbers import (
    BUILDINGS,
    CORNER_BUILDINGS,
    DIE,
    GOLD_COST,
    SPACE_AT,
    STONE_COST,
)
from farwest.games.meeples.state import NO_SEAT
from farwest.games.meeples.view import MeeplesView
from farwest.kit.refusing import OF_CHANCE, not_asked

TOP: Final = ("t1", "t2", "t3", "t4", "t5", "t6")
BOTTOM: Final = ("b6", "b5", "b4", "b3", "b2", "b1")
NAMES: Final = {  # in the order of numbers.py
    "building": (*TOP, *BOTTOM),
    "location": (*TOP, *BOTTOM, "saloon", "jail"),
    "space": (*TOP, "se", *BOTTOM, "sw"),
    "end": ("sw", "se"),
    "direction": ("cw", "ccw"),
    "meeple": ("builder", "miner", "robber", "deputy", "madame"),
    "piece": ("gold", "stone", "dynamite"),
    "pips": tuple(str(k + 1) for k in range(DIE)),
}
ANSWERS: Final = {  # by the first int of a verb: the questions it answers
    do.PICKING: (ask.PICK, ask.CORNER),
    do.STARTING: (ask.START,),
    do.GO: (ask.DIRECTION,),
    do.DROPPING: (ask.DROP,),
    do.NAMING: (ask.CONTROLLER,),
    do.RESOLVING: (ask.RESOLVE,),
    do.YES: (ask.BUILD, ask.UPGRADE, ask.REROLL),
    do.DEAL: OF_CHANCE,
}


def asks(view: MeeplesView) -> dict[str, tuple[str, int]]:
    """What the sentence of a question speaks of."""
    kind, _, a, _ = view.frames[-1]
    if kind in (ask.BUILD, ask.UPGRADE):
        cost = {"gold": ("number", GOLD_COST[a]), "stone": ("number", STONE_COST[a])}
        return {"a": ("building", a), **cost}
    if kind == ask.DROP:
        return {"a": ("space", a)}
    if kind == ask.CONTROLLER:
        return {"a": ("end", a), "b": ("meeple", view.standing[SPACE_AT[a]])}
    if kind == ask.REROLL:
        return {"a": ("number", view.die[a]), "b": ("number", view.die[1 - a])}
    return {}


def refusal(view: MeeplesView, action: int) -> str:
    """The name of a text."""
    if early := not_asked(ANSWERS, view, action):
        return early
    kind = view.frames[-1][0]
    if kind == ask.CORNER:
        return refused_corner(view, action - do.PICKING)
    if kind == ask.PICK:
        return "refusal-nobody-inside"
    if kind == ask.START:
        return "refusal-occupied"
    if kind == ask.DROP:
        return "refusal-not-in-hand"
    if kind == ask.CONTROLLER:
        taken = action - do.NAMING == view.seat
        return "refusal-yourself" if taken else "refusal-no-such-seat"
    return "refusal-no-showdown" if action == do.SHOWDOWN else "refusal-nobody-at-door"


def refused_corner(view: MeeplesView, location: int) -> str:
    corner = location < BUILDINGS and CORNER_BUILDINGS[location] == 1
    return "refusal-owned" if corner and view.owner[location] != NO_SEAT else "refusal-no-corner"
