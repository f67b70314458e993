"""The Mining Bag: draws, payments, explosions."""

from __future__ import annotations

from farwest.games.meeples.actions import DRAW
from farwest.games.meeples.causes import ANOTHER
from farwest.games.meeples.events import BAG_EMPTY, DREW, EXPLODED, LOST_STONE
from farwest.games.meeples.numbers import GOLD, KEPT_OF_STONE, STONE
from farwest.games.meeples.questions import DRAW_PIECE, DRAWING
from farwest.games.meeples.state import MeeplesState, total
from farwest.kernel.state import CHANCE, NOBODY


def ask_to_draw(s: MeeplesState, seat: int, number: int) -> None:
    if number > 0:
        s.ask(DRAWING, NOBODY, seat, number)


def drawing_answer(s: MeeplesState, action: int) -> None:
    """MEEP-E17: one by one; what an empty Bag cannot give is lost."""
    if total(s.bag) == 0:
        s.tell(BAG_EMPTY, s.a, s.b)
        return
    ask_to_draw(s, s.a, s.b - 1)
    s.ask(DRAW_PIECE, CHANCE, s.a)


def draw_piece_options(s: MeeplesState) -> None:
    """MEEP-E17: uniformly at random, without replacement."""
    s.offer_counts(DRAW, s.bag)


def draw_piece_answer(s: MeeplesState, action: int) -> None:
    """MEEP-E17: cubes go to the drawer's supply; a Dynamite waits for the end of it (F22)."""
    piece = action - DRAW
    s.bag[piece] -= 1
    if piece == GOLD:
        s.gold[s.a] += 1
    elif piece == STONE:
        s.stone[s.a] += 1
    else:
        s.drawn_dynamite += 1
    s.tell(DREW, s.a, piece)


def pay(s: MeeplesState, seat: int, gold: int, stone: int) -> None:
    """MEEP-E17: cubes paid or lost return to the Bag at once."""
    s.gold[seat] -= gold
    s.stone[seat] -= stone
    s.bag[GOLD] += gold
    s.bag[STONE] += stone


def explode_answer(s: MeeplesState, action: int) -> None:
    """MEEP-E18, MEEP-E19: for each Dynamite, one after another, everyone returns half the Stone."""
    cause = 0
    while s.drawn_dynamite > 0:
        s.tell(EXPLODED, s.active, s.exploded + 1, cause=cause)
        for seat in range(s.seats):
            lost = s.stone[seat] // KEPT_OF_STONE
            if lost > 0:
                pay(s, seat, 0, lost)
                s.tell(LOST_STONE, seat, lost, cause=cause)
        s.drawn_dynamite -= 1
        s.exploded += 1
        cause = ANOTHER
