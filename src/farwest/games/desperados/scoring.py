"""What the margin is made of, when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farwest.games.desperados import events
from farwest.games.desperados.numbers import (
    COACH_LIST,
    COACH_TILES,
    COACH_WORTH,
    POKER_TILES,
    POKER_WORTH,
)
from farwest.games.desperados.state import DesperadosState, target
from farwest.kit.sides import PartDone, PartyEnd, SideDeed
from farwest.kit.turns import Tiding

RULE = "DESP-W3"
TAKEN: Final = {  # by event that fills the purse: its text, and what it was taken from
    events.WON_COACH: ("coach", "coach"),
    events.WON_POKER: ("poker", "town"),
    events.ROBBED_BANK: ("bank", "town"),
}


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


def parts(told: Sequence[Tiding]) -> list[PartDone]:
    """DESP-F1, DESP-W3: round by round, what the gang took and whom the marshal caught."""
    rounds: list[list[SideDeed]] = []
    in_on_it = False  # those who are named next had a hand in the last deed
    for kind, seat, a, b, *_ in told:
        if kind == events.ROUND_BEGAN:
            rounds.append([])
        elif kind in TAKEN:
            text, sort = TAKEN[kind]
            rounds[-1].append(SideDeed("desperado", text, {"a": (sort, a)}, (seat,), b))
        elif kind == events.GOT_ARRESTED:
            rounds[-1].append(SideDeed("marshal", "arrest", {"a": ("town", a)}, (seat,)))
        elif kind == events.WAS_IN_ON_IT and in_on_it:
            last = rounds[-1][-1]
            rounds[-1][-1] = last._replace(seats=(*last.seats, seat))
        in_on_it = kind in TAKEN or (in_on_it and kind == events.WAS_IN_ON_IT)
    return [PartDone(n, tuple(deeds)) for n, deeds in enumerate(rounds, 1)]


def won(left: list[int], tiles: tuple[int, ...], worth: tuple[int, ...]) -> int:
    return sum((n - k) * value for k, n, value in zip(left, tiles, worth, strict=True))
