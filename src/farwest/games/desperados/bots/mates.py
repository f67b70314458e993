"""How a bot of the gang plans with the people in it (DESP-D4): a town for each turn of the round.

A plan ends where the round does: in a bank town, as a rule. Banks fall to more desperados than
sheriffs (DESP-E7), so one who comes where the others are enough already brings nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farwest.games.desperados.actions import LAY
from farwest.games.desperados.board.panels import town_key
from farwest.games.desperados.numbers import (
    BANK_AT,
    DISTANCE,
    NO_BANK,
    NO_CARD,
    NO_TILE,
    SALOON,
    TOWNS,
)
from farwest.games.desperados.questions import DESPERADO_CARD
from farwest.games.desperados.state import DesperadosState, legal_cards, location, spent
from farwest.games.desperados.view import DesperadosView

PLANNED: Final = (DESPERADO_CARD,)
TOWN_OF: Final = {town_key(town): town for town in range(TOWNS)}


def left(view: DesperadosView) -> int:
    """DESP-F1: a card for each turn of the round; none between rounds."""
    if view.turn == 0 or view.seat < 0:
        return 0
    return view.laid[view.seat].count(NO_CARD)


def stop(s: DesperadosState, action: int) -> str:
    """DESP-D12: the town of the card; the Saloon and dummies lead nowhere."""
    here, card = location(s, s.seat), action - LAY
    rides = s.stuck[s.seat] == 0 and legal_cards(here, spent(s, s.seat)) >> card & 1
    return town_key(card if rides and card != SALOON else here)


def keeps_to(s: DesperadosState, stops: Sequence[str]) -> int:
    """To the next town of the plan, or nearer to it; who is there stays, if he can."""
    here, options = location(s, s.seat), s.legal()
    towns = ahead(s, [TOWN_OF[key] for key in stops])
    goal = towns[0] if towns else here
    if goal == here:
        return LAY + SALOON if LAY + SALOON in options else -1
    rides = [action for action in options if action != LAY + SALOON]
    best = min(rides, key=lambda action: DISTANCE[action - LAY][goal], default=-1)
    nearer = best >= 0 and DISTANCE[best - LAY][goal] < DISTANCE[here][goal]
    return best if nearer else -1


def ahead(s: DesperadosState, towns: list[int]) -> list[int]:
    """What is left of a plan: without the turns that went as it says, if they did."""
    here, gone = s.start[s.seat], []
    for card in s.laid[s.seat]:
        if card != NO_CARD:
            here = here if card == SALOON else card
            gone.append(here)
    return towns[len(gone) :] if towns[: len(gone)] == gone else towns


def enough(view: DesperadosView, mine: Sequence[str], others: Sequence[Sequence[str]]) -> str:
    """DESP-E7: the bank where I would end, if those whose plans end there outnumber its sheriffs
    as they stand now."""
    town = TOWN_OF[mine[-1]] if mine else -1
    if town < 0 or BANK_AT[town] == NO_BANK or view.bank[BANK_AT[town]] == NO_TILE:
        return ""
    there = sum(1 for stops in others if stops and stops[-1] == mine[-1])
    return mine[-1] if there > view.sheriff.count(town) else ""
