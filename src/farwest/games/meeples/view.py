"""What one seat of meeples sees: everything (MEEP-H1), and how a view becomes a world."""

from __future__ import annotations

from typing import Annotated

from farwest.games.meeples.state import MeeplesState
from farwest.kit.fields import BySeat, Field, Number, Seat, imagined, seen
from farwest.kit.view import View

ByMeeple = Annotated[list[int], Field(("meeple",))]


class MeeplesView(View, frozen=True, tag="meeples"):
    round: Number  # from 1; 0 in the set-up
    active: Seat  # whose turn; -1: nobody's
    inside: Annotated[list[list[int]], Field(("location", "meeple"))]  # how many are there
    standing: Annotated[list[int], Field(("space",), "meeple")]  # -1: nobody
    token: Annotated[list[int], Field(("end",), "seat")]  # who controls that end; -1: nobody
    hand: ByMeeple  # picked and not yet dropped (H3)
    die: Annotated[list[int], Field(("end",))]  # 1 to 6; 0: not rolled
    graves: ByMeeple  # how many lie there
    box: ByMeeple  # defeated when the Graves were full
    owner: Annotated[list[int], Field(("building",), "seat")]  # whose Marquee; -1: nobody's
    upgraded: Annotated[list[int], Field(("building",), "yes")]  # 1: the Marquee shows side B
    gold: BySeat  # padded with 0 to 4
    stone: BySeat  # padded to 4
    bars: BySeat  # padded to 4
    bars_left: Number  # Gold Bars in the Bank
    bag: Annotated[list[int], Field(("piece",))]  # counts, no order (H2)
    jail_dynamite: Number  # pieces in the Jail
    drawn_dynamite: Number  # pieces drawn in this resolution (F22)
    exploded: Number  # pieces out of the game


def see(s: MeeplesState, seat: int) -> MeeplesView:
    """MEEP-H1: the same for every seat and for a watcher."""
    return seen(MeeplesView, MeeplesState, s, seat)


def imagine(view: MeeplesView, s: MeeplesState) -> None:
    """Nothing is hidden: the world is as the view has it."""
    imagined(view, MeeplesState, s)
