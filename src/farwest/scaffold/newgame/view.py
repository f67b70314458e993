"""What one seat of newgame sees, and how a view becomes a world.

A field is declared once, here: positions, schema and encoding follow from it (kit/fields.py).
"""

from __future__ import annotations

from typing import Annotated

from farwest.kit.fields import INDEX, BySeat, Field, Number, Seat, Yes, imagined, seen
from farwest.kit.view import View
from farwest.scaffold.newgame.numbers import FACES, MAX_SEATS, UNKNOWN
from farwest.scaffold.newgame.state import NewgameState


class NewgameView(View, frozen=True, tag="newgame"):
    round: Number
    bid: Annotated[int, Field(holds=INDEX)]  # k * 6 + face: k + 1 dice of it; -1: none stands
    bidder: Seat
    shown: Yes  # the cups are lifted
    coins: BySeat
    dice: Annotated[list[list[int]], Field(("seat", "face"), unknown=UNKNOWN, filled="seats")]
    # dice: empty if not for these eyes (NEWGAME-H1)
    rolled: Annotated[list[int], Field(("seat",), sums="dice", filled="seats")]
    # rolled: dice that each seat has under its cup


def see(s: NewgameState, seat: int) -> NewgameView:
    return seen(NewgameView, NewgameState, s, seat)


def imagine(view: NewgameView, s: NewgameState) -> None:
    """Dice that the view does not show get any face, to be redealt."""
    imagined(view, NewgameState, s, apart=("dice",))
    unknown = [[rolled, *[0] * (FACES - 1)] for rolled in view.rolled]
    known = [row or unknown[k] for k, row in enumerate(view.dice)]
    s.dice = known + [[0] * FACES] * (MAX_SEATS - view.seats)
