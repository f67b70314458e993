"""What is true of every position of meeples (MEEP-D12), and a sentence where it is not."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.meeples import questions as ask
from farwest.games.meeples.lawful_frames import frames_are_lawful
from farwest.games.meeples.numbers import (
    BARS,
    DIE,
    DYNAMITE,
    EMPTY,
    ENDS,
    GOLD,
    GRAVES,
    IN_BOX,
    JAIL,
    MADAME,
    MARQUEES,
    PIECES_IN_BOX,
    ROBBER,
    SPACE_AT,
    STONE,
)
from farwest.games.meeples.reachable import time_is_lawful
from farwest.games.meeples.state import NO_SEAT, MeeplesState
from farwest.games.meeples.words import NAMES


def invariants(s: MeeplesState) -> Iterator[str]:
    """MEEP-D12, at every step as MEEP-D14 says."""
    laws = (
        meeples_are_whole,
        street_is_lawful,
        goods_are_whole,
        frames_are_lawful,
        time_is_lawful,
    )
    for law in laws:  # a later one takes for granted what an earlier one holds
        broken = list(law(s))
        yield from broken
        if broken:
            return


def meeples_are_whole(s: MeeplesState) -> Iterator[str]:
    inside, standing = [list(row) for row in s.inside], list(s.standing)
    graves, box, hand = list(s.graves), list(s.box), list(s.hand)
    dealing = s.kind == ask.DEAL_MEEPLE
    for meeple, name in enumerate(NAMES["meeple"]):
        found = sum(row[meeple] for row in inside) + standing.count(meeple)
        found += hand[meeple] + graves[meeple] + box[meeple]
        if found > IN_BOX[meeple] or (found < IN_BOX[meeple] and not dealing):
            yield f"there is {IN_BOX[meeple]} {name} in all, not {found}."
    if min(*hand, *graves, *box, *(n for row in inside for n in row)) < 0:
        yield "no count of meeples is below zero."
    if sum(graves) > GRAVES or (any(box) and sum(graves) < GRAVES):
        yield f"there are {GRAVES} Graves, and the box is used when they are full."
    if graves[MADAME] or box[MADAME] or inside[JAIL][MADAME]:
        yield "Madame is never defeated or jailed."
    if any(n and k != ROBBER for k, n in enumerate(inside[JAIL])):
        yield "the Jail holds Robbers only."


def street_is_lawful(s: MeeplesState) -> Iterator[str]:
    standing, token = list(s.standing), list(s.token)
    waiting = [end for end in range(ENDS) if standing[SPACE_AT[end]] != EMPTY]
    tokens = [end for end in range(ENDS) if token[end] != NO_SEAT]
    naming = [frame[2] for frame in s.frames() if frame[0] == ask.CONTROLLER]
    drawing = ask.END_SHOWDOWN in [frame[0] for frame in s.frames()]  # MEEP-E14 comes last
    if sorted(tokens + naming) != (list(range(ENDS)) if drawing else waiting):
        yield "a token lies under every duellist, and nowhere else."
    if tokens == [0, 1] and (token[0] == token[1] or s.active not in token):
        yield "two players control the two duellists, and the active player is one of them."
    if MADAME in (standing[space] for space in SPACE_AT):
        yield "Madame never duels."
    if any(die not in range(DIE + 1) for die in s.die):
        yield f"a die shows 1 to {DIE}."
    if s.kind == ask.PICK and (len(waiting) > 1 or len(standing) - standing.count(EMPTY) > 1):
        yield "between turns all Doors are empty and one duellist may wait."


def goods_are_whole(s: MeeplesState) -> Iterator[str]:
    seats, owner, bag = range(s.seats), list(s.owner), list(s.bag)
    gold, stone, bars = list(s.gold), list(s.stone), list(s.bars)
    dynamite = bag[DYNAMITE] + s.jail_dynamite + s.drawn_dynamite + s.exploded
    totals = (bag[GOLD] + sum(gold), bag[STONE] + sum(stone), dynamite)
    for piece, name in enumerate(NAMES["piece"]):
        if totals[piece] != PIECES_IN_BOX[piece]:
            yield f"there are {PIECES_IN_BOX[piece]} {name} in all, not {totals[piece]}."
    if s.bars_left + sum(bars) != BARS:
        yield f"there are {BARS} Gold Bars in all."
    counts = (*bag, *gold, *stone, *bars, s.bars_left)
    if min(*counts, s.jail_dynamite, s.drawn_dynamite, s.exploded) < 0:
        yield "no count of goods is below zero."
    if any(gold[s.seats :] + stone[s.seats :] + bars[s.seats :]):
        yield "who has no seat has no goods."
    for seat in seats:
        if owner.count(seat) > MARQUEES:
            yield f"seat {seat} has {MARQUEES} Marquees."
    for building, side in enumerate(s.upgraded):
        if side not in (0, 1) or (side and owner[building] == NO_SEAT):
            yield f"{NAMES['building'][building]} has no Marquee to flip."
