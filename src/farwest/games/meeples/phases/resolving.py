"""Step 3 of a turn: every meeple on a Door does its work and goes inside."""

from __future__ import annotations

from farwest.games.meeples.actions import NO, RESOLVING, SHOWDOWN, YES
from farwest.games.meeples.causes import UPGRADING
from farwest.games.meeples.events import (
    BUILT,
    COULD_NOT_PAY,
    DECLINED,
    ENTERED,
    INVITED,
    JAILED,
    OUT_OF_MARQUEES,
    RESOLVED,
    UPGRADED,
)
from farwest.games.meeples.numbers import (
    BUILDER,
    BUILDINGS,
    DEPUTY,
    DEPUTY_DRAW,
    DOOR_OF,
    EAST,
    EMPTY,
    GOLD_COST,
    JAIL,
    MADAME,
    MADAME_DRAW,
    MINER,
    MINER_DRAW,
    ROBBER,
    ROBBER_DRAW,
    SALOON,
    STONE_COST,
    WEST,
)
from farwest.games.meeples.phases.bag import ask_to_draw, pay
from farwest.games.meeples.phases.showdown import begin_showdown
from farwest.games.meeples.questions import (
    BUILD,
    ENTER,
    EXPLODE,
    RESOLVE,
    RESOLVE_NEXT,
    UPGRADE,
)
from farwest.games.meeples.state import NO_SEAT, MeeplesState, marquees_left
from farwest.kernel.state import NOBODY


def resolve_next_answer(s: MeeplesState, action: int) -> None:
    """MEEP-F18, MEEP-F19: one after another, until nothing is left to resolve."""
    waiting = showdown_is_due(s)
    for building in range(BUILDINGS):
        waiting = waiting or s.standing[DOOR_OF[building]] != EMPTY
    if waiting:
        s.ask(RESOLVE_NEXT, NOBODY)
        s.ask(RESOLVE, s.active)


def showdown_is_due(s: MeeplesState) -> bool:
    """MEEP-F20: one duellist alone waits."""
    return s.standing[WEST] != EMPTY and s.standing[EAST] != EMPTY


def resolve_options(s: MeeplesState) -> None:
    for building in range(BUILDINGS):
        if s.standing[DOOR_OF[building]] != EMPTY:
            s.offer(RESOLVING + building)
    if showdown_is_due(s):
        s.offer(SHOWDOWN)


def resolve_answer(s: MeeplesState, action: int) -> None:
    """MEEP-F21: the effect, then it goes inside; MEEP-F22: then what was drawn explodes."""
    s.ask(EXPLODE, NOBODY)
    if action == SHOWDOWN:
        begin_showdown(s)
        return
    building = action - RESOLVING
    meeple = s.standing[DOOR_OF[building]]
    s.tell(RESOLVED, s.seat, meeple, building)
    s.ask(ENTER, NOBODY, building)
    if meeple == BUILDER:
        builder_effect(s, building)
    elif meeple == MINER:
        miner_effect(s, building)
    elif meeple == ROBBER:
        ask_to_draw(s, s.seat, ROBBER_DRAW * s.inside[building][MINER])  # MEEP-E7
    elif meeple == DEPUTY:
        ask_to_draw(s, s.seat, DEPUTY_DRAW * s.inside[building][ROBBER])  # MEEP-E8
    else:
        ask_to_draw(s, s.seat, MADAME_DRAW * s.inside[building][BUILDER])  # MEEP-E9


def builder_effect(s: MeeplesState, building: int) -> None:
    """MEEP-E1: the active player may build; MEEP-E4: or the owner upgrade; MEEP-E5: or nothing."""
    owner = s.owner[building]
    if owner == NO_SEAT:
        if marquees_left(s, s.seat) == 0:
            s.tell(OUT_OF_MARQUEES, s.seat, building)  # MEEP-E2
        elif not can_pay(s, s.seat, building):
            s.tell(COULD_NOT_PAY, s.seat, building)
        else:
            s.ask(BUILD, s.seat, building)
    elif s.upgraded[building] == 0 and can_pay(s, owner, building):
        s.ask(UPGRADE, owner, building)


def can_pay(s: MeeplesState, seat: int, building: int) -> bool:
    """MEEP-E2: the printed cost in full, Gold for Gold and Stone for Stone."""
    return s.gold[seat] >= GOLD_COST[building] and s.stone[seat] >= STONE_COST[building]


def yes_or_no(s: MeeplesState) -> None:
    s.offer(YES)
    s.offer(NO)


def build_answer(s: MeeplesState, action: int) -> None:
    """MEEP-E1: the cost into the Bag, an own Marquee on the Building, side A up."""
    if action == NO:
        s.tell(DECLINED, s.seat, s.a)
        return
    pay(s, s.seat, GOLD_COST[s.a], STONE_COST[s.a])
    s.owner[s.a] = s.seat
    s.tell(BUILT, s.seat, s.a)


def upgrade_answer(s: MeeplesState, action: int) -> None:
    """MEEP-E4: the owner pays the full cost again and flips the Marquee."""
    if action == NO:
        s.tell(DECLINED, s.seat, s.a, cause=UPGRADING)
        return
    pay(s, s.seat, GOLD_COST[s.a], STONE_COST[s.a])
    s.upgraded[s.a] = 1
    s.tell(UPGRADED, s.seat, s.a)


def miner_effect(s: MeeplesState, building: int) -> None:
    """MEEP-E6: the owner draws, whoever that is."""
    owner = s.owner[building]
    if owner != NO_SEAT:
        ask_to_draw(s, owner, MINER_DRAW[s.upgraded[building]])


def enter_answer(s: MeeplesState, action: int) -> None:
    """MEEP-F21: whom it met may leave (MEEP-E8, MEEP-E9), then the meeple goes inside."""
    building = s.a
    door = DOOR_OF[building]
    meeple = s.standing[door]
    if meeple == DEPUTY:
        robbers = moved(s, building, ROBBER, JAIL)
        if robbers > 0:
            s.tell(JAILED, s.active, building, robbers)
    elif meeple == MADAME:
        builders = moved(s, building, BUILDER, SALOON)
        if builders > 0:
            s.tell(INVITED, s.active, building, builders)
    s.standing[door] = EMPTY
    s.inside[building][meeple] += 1
    s.tell(ENTERED, s.active, meeple, building)


def moved(s: MeeplesState, building: int, meeple: int, location: int) -> int:
    """All of that type leave the Building; how many they were."""
    found = s.inside[building][meeple]
    s.inside[building][meeple] = 0
    s.inside[location][meeple] += found
    return found
