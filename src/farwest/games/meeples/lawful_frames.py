"""What a lawful question is: to whom it is put and what it is about. For positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from farwest.games.meeples import questions as ask
from farwest.games.meeples.numbers import (
    BUILDER,
    BUILDINGS,
    DEALT,
    DIRECTIONS,
    DOOR_OF,
    EMPTY,
    ENDS,
    GOLD_COST,
    MAX_SEATS,
    MEEPLES,
    PIECES_IN_BOX,
    SPACE_AT,
    SPACES,
    STONE_COST,
)
from farwest.games.meeples.state import NO_SEAT, MeeplesState, marquees_left
from farwest.kernel.game import constants
from farwest.kernel.state import CHANCE, NOBODY, OVER

ACTIVE, SEAT = -10, -11  # put to the active player; to any seat


class Shape(NamedTuple):
    """How many values a and b may have, from 0."""

    who: int
    a: int = 1
    b: int = 1


SHAPES = {
    ask.DEAL_MEEPLE: Shape(CHANCE, DEALT),
    ask.CORNER: Shape(SEAT),
    ask.BEGIN_TURN: Shape(NOBODY, MAX_SEATS),
    ask.PICK: Shape(ACTIVE),
    ask.START: Shape(ACTIVE),
    ask.DIRECTION: Shape(ACTIVE, SPACES, 2),
    ask.DROP: Shape(ACTIVE, SPACES, DIRECTIONS),
    ask.CONTROLLER: Shape(ACTIVE, ENDS),
    ask.RESOLVE_NEXT: Shape(NOBODY),
    ask.RESOLVE: Shape(ACTIVE),
    ask.BUILD: Shape(ACTIVE, BUILDINGS),
    ask.UPGRADE: Shape(SEAT, BUILDINGS),
    ask.DRAW_PIECE: Shape(CHANCE, MAX_SEATS),
    ask.ENTER: Shape(NOBODY, BUILDINGS),
    ask.EXPLODE: Shape(NOBODY),
    ask.ROLL_DIE: Shape(CHANCE, ENDS),
    ask.REROLL: Shape(SEAT, ENDS),
    ask.COMPARE: Shape(NOBODY),
    ask.BANK: Shape(NOBODY),
    ask.END_TURN: Shape(NOBODY),
    ask.DRAWING: Shape(NOBODY, MAX_SEATS, sum(PIECES_IN_BOX)),
    ask.OVERFLOW: Shape(NOBODY),
    ask.END_SHOWDOWN: Shape(NOBODY),
}
OF_SEATS = (ask.BEGIN_TURN, ask.DRAW_PIECE, ask.DRAWING)  # where a is a seat
SETTING_UP = (ask.DEAL_MEEPLE, ask.CORNER, ask.BEGIN_TURN)
SOWING = (ask.START, ask.DIRECTION, ask.DROP, ask.OVERFLOW)
DUELLING = (ask.ROLL_DIE, ask.REROLL, ask.COMPARE)
STACKS = re.compile(  # what can wait below what, the question on the table last (MEEP-D3)
    r"BEGIN_TURN( CORNER)+( DEAL_MEEPLE)?"
    r"|END_TURN BANK RESOLVE_NEXT ("
    r"PICK|START|DIRECTION|DROP|((DROP|OVERFLOW) )?CONTROLLER|RESOLVE"
    r"|EXPLODE ENTER (BUILD|UPGRADE|(DRAWING )?DRAW_PIECE)"
    r"|EXPLODE COMPARE (REROLL|(REROLL )?ROLL_DIE( ROLL_DIE)?)"
    r"|EXPLODE END_SHOWDOWN (DRAWING ){0,2}DRAW_PIECE"
    r")"
)


def frames_are_lawful(s: MeeplesState) -> Iterator[str]:
    """Every question that waits, and the one on the table."""
    names, frames = constants(ask), s.frames()
    if frames[-1][1] == OVER:
        if len(frames) > 1:
            yield "when the game is over no question waits."
        return
    stack = " ".join(names[frame[0]] for frame in frames)
    if not STACKS.fullmatch(stack):
        yield f"questions never wait as {stack}."
    for kind, seat, a, b in frames:
        shape, name = SHAPES[kind], names[kind]
        if kind not in SETTING_UP and s.active not in range(s.seats):
            yield f"{name} is asked in somebody's turn."
        elif shape.who != SEAT and seat != (s.active if shape.who == ACTIVE else shape.who):
            yield f"{name} is not for seat {seat}."
        elif shape.who == SEAT and seat not in range(s.seats):
            yield f"{name} is put to a seat."
        elif a not in range(s.seats if kind in OF_SEATS else shape.a) or b not in range(shape.b):
            yield f"{name} cannot be about {a} and {b}."
        elif not has_a_cause(s, kind, seat, a):
            yield f"there is no reason to ask {name}."


def has_a_cause(s: MeeplesState, kind: int, seat: int, a: int) -> bool:
    """Whether what the question speaks of is there."""
    standing = list(s.standing)
    if kind == ask.DEAL_MEEPLE:
        return a == sum(s.inside[k][m] for k in range(BUILDINGS) for m in range(MEEPLES))
    if kind in SOWING and not any(s.hand):
        return False
    if kind == ask.DROP:
        return standing[a] == EMPTY
    if kind == ask.ENTER:
        return standing[DOOR_OF[a]] != EMPTY
    if kind in (ask.BUILD, ask.UPGRADE):
        paid = s.gold[seat] >= GOLD_COST[a] and s.stone[seat] >= STONE_COST[a]
        owned = s.owner[a] == (seat if kind == ask.UPGRADE else NO_SEAT)
        owned = owned and (kind == ask.UPGRADE or marquees_left(s, seat) > 0)
        return paid and owned and not s.upgraded[a] and standing[DOOR_OF[a]] == BUILDER
    if kind in DUELLING and EMPTY in (standing[space] for space in SPACE_AT):
        return False
    if kind == ask.END_SHOWDOWN:
        return all(standing[space] == EMPTY for space in SPACE_AT) and NO_SEAT not in list(s.token)
    return kind != ask.REROLL or s.token[a] == seat
