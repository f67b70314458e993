"""Which questions of circles may stand on the table, and what waits under them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from farwest.games.circles import questions as ask
from farwest.games.circles.numbers import (
    BANKING,
    BYTES,
    DIGGING,
    FACE_BANK,
    MAJORITY,
    NOT_FLICKED,
    ROBBER,
    SALOON,
    STAGE_FARTHEST,
    STORE,
)
from farwest.games.circles.state import CirclesState
from farwest.kernel.state import CHANCE, NOBODY, OVER

Frame = tuple[int, ...]
END: Final = (ask.END_TURN, NOBODY, 0, 0)
ASKS_ACTIVE: Final = {  # by question of the active seat: the space it is asked on
    ask.SHOP: STORE,
    ask.DIG: DIGGING,
    ask.BANK: BANKING,
    ask.BANK_AMOUNT: BANKING,
    ask.ROB_VICTIM: ROBBER,
    ask.SALOON_OPEN: SALOON,
}
DRAWS: Final = {ask.DRAW_TOKEN: DIGGING, ask.ROLL_DIE: ROBBER}


def frames(s: CirclesState) -> Iterator[str]:
    """What is asked, and what waits until it is answered."""
    stack = [tuple(frame) for frame in s.frames()]
    if stack not in lawful(s, stack[-1]):
        yield f"the question {question(s.kind)} does not stand so: seat, numbers or what waits."


def question(kind: int) -> str:
    return next(name for name, k in vars(ask).items() if k == kind and name.isupper())


def lawful(s: CirclesState, top: Frame) -> list[list[Frame]]:
    """The stacks that may stand under a question."""
    kind, seat, a, _ = top
    if seat == OVER:
        return [[top]] if top == (ask.END_TURN, OVER, 0, 0) else []
    if kind == ask.FIRST_SEAT:
        return [[(ask.TURN, NOBODY, 0, 0), (kind, CHANCE, 0, 0)]]
    if kind == ask.NOISE and a in range(BYTES):
        bytes_left = [(kind, CHANCE, k, 0) for k in reversed(range(a, BYTES))]
        by_turn: list[Frame] = [END, (ask.STOP, NOBODY, 0, 0), *bytes_left]
        marks = [
            [*contest_frames(s)[:-1], (ask.MARK, NOBODY, flicker, 0), *bytes_left]
            for flicker in still_to_flick(s)[:1]
        ]
        return [by_turn, *marks]
    if kind == ask.SALOON_FLICK:
        return [contest_frames(s)] if still_to_flick(s) else []
    if kind == ask.LOT:
        return [[END, (kind, CHANCE, s.stage, 0)]]
    if kind == ask.TICKETS:
        return [[END, (ask.ARRIVE, NOBODY, 0, 0), (kind, s.active, 0, 0)]]
    if kind in DRAWS:
        return [[END, (kind, CHANCE, 0, 0)]]
    numbers = {ask.BANK_AMOUNT: (0, 1), ask.ROB_VICTIM: range(FACE_BANK)}.get(kind, (0,))
    if kind == ask.FLICK or kind in ASKS_ACTIVE:
        return [[END, (kind, s.active, n, 0)] for n in numbers]
    if kind == ask.SHERIFF:
        return [[END, (kind, s.star, 0, 0)]]
    if kind == ask.VOTE:
        voters = [k for k in range(s.seats) if k != s.star or s.variant[MAJORITY]]
        return [[END, (kind, k, 0, 0)] for k in voters]
    if kind == ask.SALOON_ANSWER:
        return [[END, (kind, k, 0, 0)] for k in range(s.seats) if k != s.active]
    return []


def group_of(s: CirclesState) -> int:
    """CIRC-E33: who flicks in this stage of a contest, as bits."""
    return s.far if s.stage == STAGE_FARTHEST else s.near


def from_the_left(s: CirclesState) -> list[int]:
    """CIRC-E30: clockwise from the bettor's left, the bettor last."""
    return [(s.active + 1 + k) % s.seats for k in range(s.seats)]


def before(s: CirclesState, seat: int) -> list[int]:
    order = from_the_left(s)
    return order[: order.index(seat)]


def still_to_flick(s: CirclesState) -> list[int]:
    group = group_of(s)
    return [k for k in from_the_left(s) if group >> k & 1 and s.distance[k] == NOT_FLICKED]


def contest_frames(s: CirclesState) -> list[Frame]:
    left = [(ask.SALOON_FLICK, seat, 0, 0) for seat in reversed(still_to_flick(s))]
    return [END, (ask.CONTEST, NOBODY, 0, 0), *left]
