"""Why a seat may not do something now: the name of a text. And what a question speaks of."""

from __future__ import annotations

from farwest.scaffold.newgame.actions import BEGIN, BID, CALL
from farwest.scaffold.newgame.numbers import FACES, NO_BID
from farwest.scaffold.newgame.view import NewgameView


def refusal(view: NewgameView, action: int) -> str:
    if action >= BEGIN:
        return "refusal-chance"
    if view.frames[-1][1] != view.seat:
        return "refusal-not-your-turn"
    if action == CALL:
        return "refusal-no-bid"
    return "refusal-too-low" if action - BID <= view.bid else "refusal-too-many"


def asks(view: NewgameView) -> dict[str, tuple[str, int]]:
    """The bid that stands: $n dice of the face $b, said by $who; $n is 0 if there is none."""
    stands = view.bid != NO_BID
    return {
        "n": ("number", view.bid // FACES + 1 if stands else 0),
        "b": ("face", view.bid % FACES if stands else 0),
        "who": ("seat", view.bidder if stands else max(view.seat, 0)),
    }
