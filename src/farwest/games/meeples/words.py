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
ASKED: Final = (  # by verb: the first int after it, and the questions it answers
    (do.STARTING, (ask.PICK, ask.CORNER)),
    (do.GO, (ask.START,)),
    (do.DROPPING, (ask.DIRECTION,)),
    (do.NAMING, (ask.DROP,)),
    (do.RESOLVING, (ask.CONTROLLER,)),
    (do.YES, (ask.RESOLVE,)),
    (do.DEAL, (ask.BUILD, ask.UPGRADE, ask.REROLL)),
)


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
    kind, seat = view.frames[-1][:2]
    if action >= do.DEAL:
        return "refusal-chance"
    if seat != view.seat:
        return "refusal-not-your-turn"
    if kind not in next(questions for end, questions in ASKED if action < end):
        return "refusal-not-asked"
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
