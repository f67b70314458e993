"""What is worth remembering of a game of desperados."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from farwest.games.desperados.events import (
    BECAME_MARSHAL,
    GOT_ARRESTED,
    ROBBED_BANK,
    SPIED,
    WAS_IN_ON_IT,
    WON_COACH,
    WON_POKER,
)
from farwest.kit.turns import Tiding

FEATS: Final = ("cased", "all-trades", "full-jail")
ARRESTS: Final = 4
JOBS: Final = (WON_COACH, WON_POKER, ROBBED_BANK)


def feats(told: Sequence[Tiding], seat: int, won: bool) -> Collection[str]:
    found: set[str] = set()
    spied: set[int] = set()  # towns whose bank this seat looked into
    trades: set[int] = set()
    last = Tiding(-1, -1, -1, -1, 0, 0)  # the job that a crew is named for
    for event in told:
        if event.kind in JOBS:
            last = event
        if event.kind == SPIED and event.seat == seat:
            spied.add(event.a)
        took_part = event.seat == seat and event.kind in (*JOBS, WAS_IN_ON_IT)
        if took_part and last.kind in JOBS:
            trades.add(last.kind)
            if last.kind == ROBBED_BANK and last.a in spied:
                found.add("cased")
    if len(trades) == len(JOBS):
        found.add("all-trades")
    marshal = any(event.kind == BECAME_MARSHAL and event.seat == seat for event in told)
    arrests = sum(event.kind == GOT_ARRESTED for event in told)
    if marshal and won and arrests >= ARRESTS:
        found.add("full-jail")
    return found
