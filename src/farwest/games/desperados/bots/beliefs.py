"""Where everyone could be, as far as one pair of eyes can tell: DESP-G38."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farwest.games.desperados.numbers import CARDS, NO_CARD, NOWHERE, SALOON, TOWNS, UNKNOWN
from farwest.games.desperados.state import NO_SEAT, legal_cards
from farwest.games.desperados.view import DesperadosView
from farwest.kernel.state import OVER
from farwest.kit.measures import Belief

KEPT: Final = 4096  # rows whose ends are remembered; at most 16,807 walks each


def beliefs(view: DesperadosView) -> list[Belief]:
    """DESP-G38: of everyone who is not on the side of these eyes, in order of the seats."""
    if view.marshal == NO_SEAT:
        return []
    return [
        Belief(seat, ways(view, seat))
        for seat in range(view.seats)
        if not on_own_side(view, seat) and view.figure[seat] != NOWHERE
    ]


def on_own_side(view: DesperadosView, seat: int) -> bool:
    return view.seat >= 0 and (view.seat == view.marshal) == (seat == view.marshal)


def ways(view: DesperadosView, seat: int) -> tuple[int, ...]:
    """DESP-G32: by town, how many rows of cards that fit all that was seen end there."""
    row = tuple(card for card in view.laid[seat] if card != NO_CARD)
    if view.step or view.frames[-1][1] == OVER or not row:
        return tuple(int(town == view.figure[seat]) for town in range(TOWNS))
    return ends(view.start[seat], view.lost[seat], row)


@lru_cache(maxsize=KEPT)
def ends(start: int, lost: int, row: tuple[int, ...]) -> tuple[int, ...]:
    """DESP-F6, DESP-F10: each row is a walk by cards in hand, and no card is laid twice."""
    found = [0] * TOWNS

    def walk(here: int, gone: int, turn: int) -> None:
        if turn == len(row):
            found[here] += 1
            return
        legal = legal_cards(here, gone)
        if legal == 0:  # DESP-F11: dummies to the end, which only one who stayed unseen can lay
            found[here] += all(card == UNKNOWN for card in row[turn:])
            return
        for card in range(CARDS) if row[turn] == UNKNOWN else (row[turn],):
            if legal >> card & 1:
                walk(here if card == SALOON else card, gone | 1 << card, turn + 1)

    walk(start, lost, 0)
    return tuple(found)


def truth(view: DesperadosView, own: DesperadosView) -> int:
    """Where the owner of `own` was when these eyes saw so many of its cards go down (DESP-D12); a
    card of the gang's half that goes on is for later (DESP-D15)."""
    seat, here = own.seat, own.figure[own.seat]
    if view.step:
        return here
    for turn, card in enumerate(own.laid[seat]):
        dummy = own.stuck[seat] > 0 and turn + 1 >= own.stuck[seat]
        if view.laid[seat][turn] != NO_CARD and card != SALOON and not dummy:
            here = card
    return here
