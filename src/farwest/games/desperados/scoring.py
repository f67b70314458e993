"""What the margin is made of, when the game is over."""

from __future__ import annotations

from farwest.games.desperados.numbers import (
    COACH_LIST,
    COACH_TILES,
    COACH_WORTH,
    POKER_TILES,
    POKER_WORTH,
)
from farwest.games.desperados.state import DesperadosState, target
from farwest.kit.sides import PartyEnd

RULE = "DESP-W3"


def sheet(s: DesperadosState) -> list[tuple[str, list[int], str]]:
    """DESP-W3: what the gang took, by kind, less the target; the marshal's is the opposite."""
    poker = won(list(s.poker_tiles), POKER_TILES, POKER_WORTH)
    coach = won(list(s.coach_tiles), COACH_TILES[s.variant[COACH_LIST]], COACH_WORTH)
    parts = {"poker": poker, "coach": coach, "bank": s.purse - poker - coach, "target": -target(s)}
    return [
        (f"score-{name}", [-n if seat == s.marshal else n for seat in range(s.seats)], RULE)
        for name, n in parts.items()
    ]


def parties(s: DesperadosState) -> list[PartyEnd]:
    """DESP-W2: all desperados win, or the marshal does."""
    goal = target(s)
    rich = s.purse >= goal
    facts = {"n": s.purse, "of": goal, "by": abs(s.purse - goal)}
    gang = tuple(seat for seat in range(s.seats) if seat != s.marshal)
    return [
        PartyEnd("desperado", gang, rich, facts),
        PartyEnd("marshal", (s.marshal,), not rich, facts),
    ]


def won(left: list[int], tiles: tuple[int, ...], worth: tuple[int, ...]) -> int:
    return sum((n - k) * value for k, n, value in zip(left, tiles, worth, strict=True))
