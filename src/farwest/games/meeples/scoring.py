"""What the points of each seat are made of: on the board, and on the sheet at the end."""

from __future__ import annotations

from farwest.games.meeples.numbers import BAR_POINTS, BUILDINGS, GOLD_POINTS, MARQUEE_POINTS
from farwest.games.meeples.state import MeeplesState
from farwest.games.meeples.view import MeeplesView

RULE = "MEEP-G4"


def sheet(s: MeeplesState | MeeplesView) -> list[tuple[str, list[int], str]]:
    """MEEP-G4: Gold, Gold Bars, Marquees; each as (text, points by seat, rule)."""
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


def points(s: MeeplesState | MeeplesView, seat: int) -> int:
    return sum(row[seat] for _, row, _ in sheet(s))
