"""What is worth remembering of a game of circles."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from farwest.games.circles.events import FOLDED, STOPPED, WITHDREW, WON_BET
from farwest.kit.turns import Tiding

FEATS: Final = ("interest", "wise-fold", "whole-ring")
DIFFERENT: Final = 6  # spaces


def feats(told: Sequence[Tiding], seat: int, won: bool) -> Collection[str]:
    mine = [event for event in told if event.seat == seat]
    kinds = {event.kind for event in mine}
    stops = {event.a for event in mine if event.kind == STOPPED}
    beaten = {event.a for event in told if event.kind == WON_BET}  # by whom is theirs to remember
    earned = {
        "interest": won and WITHDREW in kinds,
        "wise-fold": won and FOLDED in kinds and seat not in beaten,
        "whole-ring": len(stops) >= DIFFERENT,
    }
    return {name for name, done in earned.items() if done}
