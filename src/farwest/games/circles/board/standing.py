"""Who leads in circles: whoever is nearest to the two rubies of the Ranch (CIRC-V1)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from farwest.games.circles.numbers import ENDLESS, RANCH_PRICE
from farwest.games.circles.phases.turns import round_limit
from farwest.games.circles.rules import Rules
from farwest.games.circles.scoring import sheet
from farwest.games.circles.view import CirclesView
from farwest.kernel.state import OVER
from farwest.kit.speaking import Say
from farwest.kit.standing import WhoLeads, meter, nearest, tally
from farwest.kit.worlds import quickest

COUNTED: Final = ("seats", "variant", "purse", "account", "winner")  # CIRC-V1, CIRC-V4


def standing(view: CirclesView, say: Say, names: list[str]) -> WhoLeads:
    world = counted(view)
    rows = sheet(world)
    scores = [sum(points[seat] for _, points, _ in rows) for seat in range(view.seats)]
    places = world.final_places()
    tallies = tuple(
        replace(one, of=RANCH_PRICE)
        if one.seats[0] != view.winner
        else replace(one, short=say("standing-won"), said=say("standing-won"), unit=" ")
        for one in tally(scores, places, rows, say)
    )
    richest = max(view.purse[: view.seats])
    done = view.winner >= 0
    meters = [meter("token-silver", RANCH_PRICE if done else richest, RANCH_PRICE, say, "ranch")]
    last = round_limit(view.variant, view.seats)
    if last != ENDLESS:
        rounds = last if view.frames[-1][1] == OVER else min(view.round, last)
        meters.append(meter("steel-ball", rounds, last, say, "rounds"))
    return WhoLeads(say("standing-unit"), tallies, nearest(meters), say("standing-ending"))


def counted(view: CirclesView) -> Rules:
    """A world of which nothing else is known."""
    rules: Any = Rules
    world: Rules = quickest(rules)()
    for name in COUNTED:
        setattr(world, name, getattr(view, name))
    return world
