"""Who leads in carson: as the last scoring would have it now (CARSON-G1)."""

from __future__ import annotations

from farwest.games.carson.numbers import ROUNDS
from farwest.games.carson.rules import Rules
from farwest.games.carson.scoring import sheet
from farwest.games.carson.view import CarsonView, imagine
from farwest.kernel.state import OVER
from farwest.kit.speaking import Say
from farwest.kit.standing import WhoLeads, meter, nearest, tally


def standing(view: CarsonView, say: Say, names: list[str]) -> WhoLeads:
    world = Rules()
    imagine(view, world)
    rows = sheet(world)
    scores = [sum(points[seat] for _, points, _ in rows) for seat in range(view.seats)]
    tallies = tally(scores, world.final_places(), rows, say, unit="standing-unit")
    done = ROUNDS if view.frames[-1][1] == OVER else view.round
    meters = (meter("round-token", done, ROUNDS, say, "rounds"),)
    return WhoLeads(say("score-unit"), tallies, nearest(meters), say("standing-ending", n=ROUNDS))
