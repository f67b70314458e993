"""Why a seat may not do something now: the name of a text."""

from __future__ import annotations

from farwest.games.meeples import actions as do
from farwest.games.meeples import questions as ask
from farwest.games.meeples.numbers import BUILDINGS, CORNER_BUILDINGS
from farwest.games.meeples.state import NO_SEAT
from farwest.games.meeples.view import MeeplesView

ASKED = (  # by verb: the first int after it, and the questions it answers
    (do.STARTING, (ask.PICK, ask.CORNER)),
    (do.GO, (ask.START,)),
    (do.DROPPING, (ask.DIRECTION,)),
    (do.NAMING, (ask.DROP,)),
    (do.RESOLVING, (ask.CONTROLLER,)),
    (do.YES, (ask.RESOLVE,)),
    (do.DEAL, (ask.BUILD, ask.UPGRADE, ask.REROLL)),
)


def refusal(view: MeeplesView, action: int) -> str:
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
