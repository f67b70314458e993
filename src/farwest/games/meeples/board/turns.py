"""The story of meeples as cards: a turn each, and what it brought to whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from farwest.games.meeples import events as told
from farwest.games.meeples.board import stakes
from farwest.games.meeples.numbers import GOLD, GOLD_COST, MARQUEE_POINTS, STONE, STONE_COST
from farwest.kit.turns import TURN, Gain, Mark, Opening, Tiding

FIGURES: Final = stakes.FIGURES
OPENS: Final = {
    told.TURN_BEGAN: TURN,
    told.FINISHED: Opening("phase", "end"),
}
CAUSES: Final = (told.PICKED, told.FINISHED, told.TURN_BEGAN)
COUNTED: Final = {told.DREW: "a", told.DEALT_MEEPLE: "a"}
CUBE: Final = {GOLD: "gold", STONE: "stone"}


def gains(event: Tiding) -> Iterable[Gain]:
    kind, seat, a, *_ = event
    if kind == told.DREW and a in CUBE:
        yield Gain(CUBE[a], seat, 1)
    elif kind == told.CLAIMED_CORNER:
        yield Gain("signs", seat, MARQUEE_POINTS[0])
    elif kind in (told.BUILT, told.UPGRADED):
        yield Gain("gold", seat, -GOLD_COST[a])
        yield Gain("stone", seat, -STONE_COST[a])
        before = MARQUEE_POINTS[0] if kind == told.UPGRADED else 0
        yield Gain("signs", seat, MARQUEE_POINTS[kind == told.UPGRADED] - before)
    elif kind == told.LOST_STONE:
        yield Gain("stone", seat, -a)
    elif kind == told.BOUGHT_BAR:
        yield Gain("gold", seat, -a)
        yield Gain("bars", seat, 1)


def marks(card: Sequence[Tiding]) -> Iterable[Mark]:
    for kind, seat, a, b, *_ in card:
        if kind == told.JAILED:
            yield Mark("jailed", "fact", "meeple-robber", facts={"n": ("number", b)})
        elif kind == told.PRIMED_DYNAMITE:
            yield Mark("primed", "risk", "dynamite")
        elif kind == told.EXPLODED:
            yield Mark("exploded", "loss", "blast")
        elif kind == told.WON:
            yield Mark("showdown", "gain", "die-6", seat)
        elif kind == told.FINISHED:
            yield Mark("points", "fact", "", seat, {"n": ("number", a)})
