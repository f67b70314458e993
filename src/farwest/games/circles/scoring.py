"""What the money of each seat is made of, when the game is over."""

from __future__ import annotations

from farwest.games.circles.state import CirclesState

RULE = "CIRC-V4"


def won_by(s: CirclesState) -> str:
    """CIRC-E35: who buys the ranch has won, whatever is left in the purse."""
    return "score-ranch" if s.winner >= 0 else ""


def sheet(s: CirclesState) -> list[tuple[str, list[int], str]]:
    """CIRC-V4: what is in hand, and what lies in the bank; each as (text, points, rule)."""
    return [
        ("score-purse", list(s.purse)[: s.seats], RULE),
        ("score-account", list(s.account)[: s.seats], RULE),
    ]
