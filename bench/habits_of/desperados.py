"""desperados: where the marshal's people stand in turn 5, what the gang shows, where disks go."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from farwest.games.desperados.actions import SPY
from farwest.games.desperados.events import GOT_ARRESTED, JOINED_CHEAT, JOINED_HOLD_UP
from farwest.games.desperados.numbers import (
    BANK_AT,
    BANK_TOWN,
    BANK_WORTH,
    BANKS,
    COACHES,
    DISTANCE,
    NO_BANK,
    NO_TILE,
    NOWHERE,
    SALOON,
    TIMETABLE,
    TURNS,
)
from farwest.games.desperados.phases.turns import side_of
from farwest.games.desperados.questions import INTENT, MARSHAL_CARD
from farwest.games.desperados.state import desperados, has_disk, location, sheriffs_in

EARLY: Final = 3  # turns in which a disk may still wait for a coach
LATER: Final = 4
RICHEST: Final = 2

HABITS: Final = (
    ("turn 5, disks spent: the marshal on no bank", "on none", "spent", "16 of 54 (30%)"),
    ("turn 5, disks spent: the richest bank open", "open", "spent", "12 of 57 (21%)"),
    ("turn 5, disks spent: sheriffs on the two richest", "guards", "sheriffs", "78 of 114 (68%)"),
    ("turn 5, disks spent: the richest bank that can be reached open", "reach open", "reach", ""),
    ("spies on a tile that is public", "public", "spies", "35 of 89 (39%)"),
    ("spies before turn 5", "early", "spies", "37 of 89 (42%)"),
    ("spies in a desperado's round", "spies", "desperado rounds", ""),
    ("disks on poker, of all", "cheats", "disks", ""),
    ("of these by turn 3", "poker", "cheats", "66 of 67 (99%)"),
    ("and a coach of turn 4 was in reach", "instead", "poker", ""),
    ("arrests in a desperado's round", "arrests", "desperado rounds", ""),
)


def watch(before: Any, action: int, after: Any, tally: Counter[str]) -> None:
    if before.kind == MARSHAL_CARD and before.turn == TURNS:
        gang = [seat for seat in range(before.seats) if seat != before.marshal]
        if not any(has_disk(before, seat) for seat in gang):
            last_stand(after, tally)
    if before.kind == INTENT and action == SPY:
        tile = before.bank[BANK_AT[location(before, before.seat)]]
        tally["spies"] += 1
        tally["public"] += before.seen >> tile & 1
        tally["early"] += before.turn < TURNS
    for kind, _, where, *_ in after.told():
        tally["arrests"] += kind == GOT_ARRESTED
        tally["disks"] += kind in (JOINED_CHEAT, JOINED_HOLD_UP)
        tally["cheats"] += kind == JOINED_CHEAT
        if kind == JOINED_CHEAT and before.turn <= EARLY:
            tally["poker"] += 1
            tally["instead"] += coach_in_reach(before, where)
    if after.round > before.round:
        tally["desperado rounds"] += desperados(after)


def last_stand(s: Any, tally: Counter[str]) -> None:
    """The marshal's card lies: where are his people?"""
    full = [bank for bank in range(BANKS) if s.bank[bank] != NO_TILE]
    rich = rich_first(s, full)[:RICHEST]
    here = location(s, s.marshal)
    tally["spent"] += 1
    tally["on none"] += BANK_AT[here] == NO_BANK or BANK_AT[here] not in full
    first = BANK_TOWN[rich[0]]
    tally["open"] += here != first and sheriffs_in(s, first) == 0
    reached = [bank for bank in rich_first(s, full) if may_be_reached(s, BANK_TOWN[bank])]
    for bank in reached[:1]:
        town = BANK_TOWN[bank]
        tally["reach"] += 1
        tally["reach open"] += here != town and sheriffs_in(s, town) == 0
    tally["sheriffs"] += desperados(s)
    tally["guards"] += sum(sheriffs_in(s, BANK_TOWN[bank]) for bank in rich)


def rich_first(s: Any, banks: list[int]) -> list[int]:
    return sorted(banks, key=lambda bank: -BANK_WORTH[s.tile[s.bank[bank]]])


def may_be_reached(s: Any, town: int) -> bool:
    """By the last card of somebody, from where all saw that one last."""
    for seat in range(s.seats):
        roads, here = 1, s.start[seat]
        for turn in range(TURNS - 1):
            public = s.shown[seat] >> turn & 1
            roads = 1 if public else roads + 1
            here = s.laid[seat][turn] if public and s.laid[seat][turn] != SALOON else here
        if seat != s.marshal and DISTANCE[here][town] <= roads:
            return True
    return False


def coach_in_reach(s: Any, town: int) -> bool:
    """Whether who is here could have met a coach in turn 4."""
    stops = [
        TIMETABLE[side_of(s, coach, s.round)][LATER]
        for coach in range(COACHES)
        if s.coach[coach] != NOWHERE
    ]
    return any(DISTANCE[town][stop] <= LATER - s.turn for stop in stops)
