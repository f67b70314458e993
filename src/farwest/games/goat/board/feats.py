"""What is worth remembering of a game of goat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from farwest.games.goat.events import (
    ACCEPTED,
    ARRESTED,
    CHOSE_CARD,
    DECLARED,
    REFUSED_OFFER,
)
from farwest.games.goat.numbers import CHARLATAN, THIEF
from farwest.kit.turns import Tiding

FEATS: Final = ("called-bluff", "straight-face", "honest-bait", "long-arm")


def feats(told: Sequence[Tiding], seat: int, won: bool) -> Collection[str]:
    found: set[str] = set()
    arrested: set[int] = set()
    dealer = chosen = declared = -1
    for event in told:
        if event.kind == CHOSE_CARD:
            dealer, chosen = event.seat, event.a
        elif event.kind == DECLARED:
            declared = event.a
        elif event.kind == REFUSED_OFFER and event.seat == seat and chosen != declared:
            found.add("called-bluff")
        elif event.kind == REFUSED_OFFER and dealer == seat and chosen == declared:
            found.add("honest-bait")
        elif event.kind == ACCEPTED and dealer == seat and chosen != declared:
            found.add("straight-face")
        elif event.kind == ARRESTED and event.seat == seat:
            arrested.add(event.a)
    if {THIEF, CHARLATAN} <= arrested:
        found.add("long-arm")
    return found
