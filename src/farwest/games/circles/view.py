"""What a seat of circles sees, and how a view becomes a world.

CIRC-H1, CIRC-H3: everything but the noise of a flick under way.
"""

from __future__ import annotations

from typing import Annotated, Final

from farwest.games.circles.numbers import BYTES, SECTOR
from farwest.games.circles.state import CirclesState
from farwest.kit.fields import BySeat, Field, Number, Seat, Yes, imagined, seen
from farwest.kit.view import View

Angle = Annotated[int, Field(unit=SECTOR)]
Seats = Annotated[int, Field(holds="set of seat")]
IndexBySeat = Annotated[list[int], Field(("seat",), "index")]


class CirclesView(View, frozen=True, tag="circles"):
    round: Number  # from 1; 0 before the first
    first: Seat  # -1: not yet drawn
    active: Seat  # whose turn; -1: nobody's
    star: Seat  # -1: nobody
    theta: Angle  # where the marble rests, in hundredths of a degree
    power: Number  # public once the flick is made (H5)
    speed: Number  # of the last flick
    rolled: Number  # of the last flick, in hundredths of a degree
    out: Yes  # the last flick left the ring
    flicks: Number  # made so far
    origin: Angle  # where the marble lay before the last flick
    shot_from: IndexBySeat  # padded with -1 to 5: where its last flick began; -1: none
    shot_end: IndexBySeat  # padded to 5: where it ended, from there on; -1: none
    die: Annotated[int, Field(holds="face")]  # of the robber die; -1: not rolled
    purse: BySeat  # padded with 0 to 5, in silver
    account: BySeat  # padded to 5, in silver
    goods: Annotated[list[list[int]], Field(("seat", "good"))]  # padded to 5 seats
    shop: Annotated[list[int], Field(("good",))]  # left to buy
    mine: Number  # slots emptied
    bowl: Number  # slots filled
    bag: Annotated[list[int], Field(("token",))]  # H2
    line: Number  # of a doubtful stop: the sector clockwise of it
    reach: Number  # of a doubtful stop: how far that sector is from the start
    vote: Annotated[list[int], Field(("seat",), "side")]  # padded to 5; -1: not yet (H6)
    stake: BySeat  # padded to 5; 0: takes no part
    distance: IndexBySeat  # padded to 5 (E31); -1: not flicked
    stage: Annotated[int, Field(holds="stage")]  # of the contest (E33)
    reflicks: Number  # rounds flicked again in this stage
    near: Seats  # who may be closest
    far: Seats  # who may be farthest
    winner: Seat  # -1: nobody yet


HIDDEN: Final = {  # CIRC-H3: how positions read what no view has
    "noise": Field((BYTES,), about="of the flick under way, as drawn so far")
}


def see(s: CirclesState, seat: int) -> CirclesView:
    """Every seat, and a watcher, sees the same: the whole table."""
    return seen(CirclesView, CirclesState, s, seat)


def imagine(view: CirclesView, s: CirclesState) -> None:
    """The bytes of a flick under way are redealt."""
    imagined(view, CirclesState, s)
