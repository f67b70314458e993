"""Who leads in meeples, and which of three things will end it (MEEP-G1)."""

from __future__ import annotations

from farwest.games.meeples.numbers import BARS, DYNAMITE, GRAVES, PIECES_IN_BOX
from farwest.games.meeples.rules import Rules
from farwest.games.meeples.scoring import points, sheet
from farwest.games.meeples.view import MeeplesView, imagine
from farwest.kit.speaking import Say
from farwest.kit.standing import WhoLeads, meter, nearest, tally


def standing(view: MeeplesView, say: Say, names: list[str]) -> WhoLeads:
    scores = [points(view, seat) for seat in range(view.seats)]
    world = Rules()
    imagine(view, world)
    tallies = tally(scores, world.final_places(), sheet(view), say, unit="standing-unit")
    meters = (
        meter("grave", sum(view.graves), GRAVES, say, "graves"),
        meter("gold-bar", BARS - view.bars_left, BARS, say, "bars"),
        meter("dynamite", view.exploded, PIECES_IN_BOX[DYNAMITE], say, "dynamite"),
    )
    return WhoLeads(say("score-unit"), tallies, nearest(meters), say("standing-ending"))
