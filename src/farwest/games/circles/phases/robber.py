"""The robber: the die, the victim, the loot."""

from __future__ import annotations

from farwest.games.circles.actions import FACE, ROB
from farwest.games.circles.causes import BANK_EMPTY, CHOSEN, SHOP_BARE, USUAL
from farwest.games.circles.events import (
    FOUND_NOTHING,
    ROBBED_BANK,
    ROBBED_GOOD,
    ROBBED_MONEY,
    ROLLED_DIE,
    TOOK_STOCK,
    TOOK_SUPPLY,
)
from farwest.games.circles.numbers import (
    FACE_BANK,
    FACE_DONATION,
    FACE_GOLD,
    FACE_GOOD,
    FACES,
    LOOT,
    ROBBER,
)
from farwest.games.circles.phases.spaces import visit_bowl
from farwest.games.circles.questions import ROB_VICTIM
from farwest.games.circles.state import CirclesState, gain, tell_loss


def roll_die_options(s: CirclesState) -> None:
    """CIRC-C8: six faces, equal odds."""
    for face in range(FACES):
        s.offer(FACE + face)


def roll_die_answer(s: CirclesState, action: int) -> None:
    """CIRC-E20, by face; CIRC-F37: a single victim is not asked for."""
    face = action - FACE
    s.die = face
    s.tell(ROLLED_DIE, s.active, face)
    if face == FACE_BANK:
        rob_bank(s, s.active)
        return
    if face == FACE_DONATION:
        visit_bowl(s, s.active)
        return
    found = 0
    victim = 0
    for seat in range(s.seats):
        if eligible(s, seat, face):
            found += 1
            victim = seat
    if found > 1:
        s.ask(ROB_VICTIM, s.active, face)
    elif found == 1:
        rob(s, s.active, victim, face, USUAL)
    else:
        rob_nobody(s, s.active, face)


def robs_money(face: int) -> bool:
    """CIRC-C8: silver and gold are the first two faces."""
    return face <= FACE_GOLD


def eligible(s: CirclesState, seat: int, face: int) -> bool:
    """CIRC-E20, CIRC-E21: an opponent who has it; what lies in the bank does not count."""
    if seat == s.active:
        return False
    if robs_money(face):
        return s.purse[seat] >= LOOT[face]
    return s.goods[seat][FACE_GOOD[face]] >= LOOT[face]


def rob_victim_options(s: CirclesState) -> None:
    for seat in range(s.seats):
        if eligible(s, seat, s.a):
            s.offer(ROB + seat)


def rob_victim_answer(s: CirclesState, action: int) -> None:
    """CIRC-E21: the robber chooses, and may not decline."""
    rob(s, s.seat, action - ROB, s.a, CHOSEN)


def rob(s: CirclesState, seat: int, victim: int, face: int, cause: int) -> None:
    """CIRC-E22: the victim loses all of it, whatever the robber's cap discards."""
    if not robs_money(face):
        s.goods[victim][FACE_GOOD[face]] -= 1
        s.goods[seat][FACE_GOOD[face]] += 1
        s.tell(ROBBED_GOOD, seat, victim, FACE_GOOD[face], cause=cause)
        return
    s.purse[victim] -= LOOT[face]
    credit = gain(s, seat, LOOT[face])
    s.tell(ROBBED_MONEY, seat, victim, LOOT[face], cause=cause)
    tell_loss(s, seat, LOOT[face] - credit)


def rob_nobody(s: CirclesState, seat: int, face: int) -> None:
    """CIRC-G20: goods come from the shop, money from the supply."""
    if robs_money(face):
        credit = gain(s, seat, LOOT[face])
        s.tell(TOOK_SUPPLY, seat, LOOT[face])
        tell_loss(s, seat, LOOT[face] - credit)
        return
    good = FACE_GOOD[face]
    if s.shop[good] == 0:
        s.tell(FOUND_NOTHING, seat, ROBBER, cause=SHOP_BARE)
        return
    s.shop[good] -= 1
    s.goods[seat][good] += 1
    s.tell(TOOK_STOCK, seat, good)


def rob_bank(s: CirclesState, seat: int) -> None:
    """CIRC-E20, CIRC-G18: all accounts, the robber's own included, without interest."""
    found = 0
    for owner in range(s.seats):
        found += s.account[owner]
        s.account[owner] = 0
    if found == 0:
        s.tell(FOUND_NOTHING, seat, ROBBER, cause=BANK_EMPTY)
        return
    credit = gain(s, seat, found)
    s.tell(ROBBED_BANK, seat, found)
    tell_loss(s, seat, found - credit)
