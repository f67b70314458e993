"""Who leads in desperados: the gang with its loot, or the marshal while it lacks some."""

from __future__ import annotations

from farwest.games.desperados.numbers import ROUNDS, TARGET
from farwest.games.desperados.state import NO_SEAT, target_for
from farwest.games.desperados.view import DesperadosView
from farwest.kit.speaking import Say
from farwest.kit.standing import Reckoning, WhoLeads, meter, nearest


def standing(view: DesperadosView, say: Say, names: list[str]) -> WhoLeads:
    """DESP-W2: with the target in the purse the gang wins, with less the marshal."""
    goal = target_for(view.variant[TARGET], view.seats - 1)
    meters = (
        meter("poster", view.round, ROUNDS, say, "rounds"),
        meter("money-bag", min(view.purse, goal), goal, say, "purse"),
    )
    gang = tuple(seat for seat in range(view.seats) if seat != view.marshal)
    won, lacks = view.purse >= goal, max(goal - view.purse, 0)
    tallies: tuple[Reckoning, ...] = (side(gang, "gang", view.purse, won, say, goal),)
    if view.marshal != NO_SEAT:
        tallies += (side((view.marshal,), "marshal", lacks, not won, say),)
    return WhoLeads(
        say("standing-unit", side="gang"),
        tallies,
        nearest(meters),
        say("standing-ending", n=goal),
        say("standing-sentence", won="yes" if won else "no", n=view.purse, of=goal, lacks=lacks),
    )


def side(
    seats: tuple[int, ...], name: str, n: int, leads: bool, say: Say, goal: int = 0
) -> Reckoning:
    said = say(f"standing-{name}", n=n, of=goal)
    unit = say("standing-unit", side=name)
    short = say("standing-short", n=n)
    title = say("standing-side", side=name)
    target = say("standing-target", of=goal) if goal else ""
    place = 1 if leads else 2
    return Reckoning(seats, n, place, short, said, name=title, of=goal, unit=unit, target=target)
