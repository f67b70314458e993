"""What the points of each seat are made of, when the game is over. Cold."""

from __future__ import annotations

from farwest.games.meeples.state import MeeplesState
from farwest.games.meeples.tables import BAR_POINTS, BUILDINGS, GOLD_POINTS, MARQUEE_POINTS

RULE = "MEEP-G4"


def sheet(s: MeeplesState) -> list[tuple[str, list[int], str]]:
    """MEEP-G4: Gold, Gold Bars, Marquees; each as (text, points, rule)."""
    seats, gold, bars = range(s.seats), list(s.gold), list(s.bars)
    owner, upgraded = list(s.owner), list(s.upgraded)
    marquees = [
        sum(MARQUEE_POINTS[upgraded[k]] for k in range(BUILDINGS) if owner[k] == seat)
        for seat in seats
    ]
    return [
        ("score-gold", [gold[seat] * GOLD_POINTS for seat in seats], RULE),
        ("score-bars", [bars[seat] * BAR_POINTS for seat in seats], RULE),
        ("score-marquees", marquees, RULE),
    ]
