"""Who leads in meeples, and which of three things will end it (MEEP-G1)."""

from __future__ import annotations

from typing import Any, Final

from farwest.games.meeples.numbers import BARS, DYNAMITE, GRAVES, PIECES_IN_BOX
from farwest.games.meeples.rules import Rules
from farwest.games.meeples.scoring import sheet
from farwest.games.meeples.view import MeeplesView
from farwest.kit.speaking import Say
from farwest.kit.standing import WhoLeads, meter, nearest, tally
from farwest.kit.worlds import quickest

COUNTED: Final = ("seats", "variant", "gold", "stone", "bars", "owner", "upgraded")  # MEEP-G4, G5


def standing(view: MeeplesView, say: Say, names: list[str]) -> WhoLeads:
    rows = sheet(view)
    scores = [sum(row[seat] for _, row, _ in rows) for seat in range(view.seats)]
    tallies = tally(scores, places(view), rows, say, unit="standing-unit")
    meters = (
        meter("grave", sum(view.graves), GRAVES, say, "graves"),
        meter("gold-bar", BARS - view.bars_left, BARS, say, "bars"),
        meter("dynamite", view.exploded, PIECES_IN_BOX[DYNAMITE], say, "dynamite"),
    )
    return WhoLeads(say("score-unit"), tallies, nearest(meters), say("standing-ending"))


def places(view: MeeplesView) -> list[int]:
    """As the rules have them, in a world of which nothing else is known."""
    rules: Any = Rules
    world: Rules = quickest(rules)()
    for name in COUNTED:
        setattr(world, name, getattr(view, name))
    return world.final_places()
