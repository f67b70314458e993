"""The story of carson as cards: a personality taken, a cowboy sent out, a square resolved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from farwest.games.carson import events as told
from farwest.games.carson.board import stakes
from farwest.games.carson.numbers import WORKER_PRICE
from farwest.games.carson.words import NAMES
from farwest.kit.turns import PHASE, ROUND, Gain, Mark, Opening, Tiding

FIGURES: Final = {name: stakes.FIGURES[name] for name in ("money", "points")}
A_COWBOY: Final = Opening("turn", "cowboy")
A_SQUARE: Final = Opening("turn", "square")
INCOME: Final = Opening("phase", "income")
CLEARED: Final = Opening("phase", "cleared")
BY_CARDS: Final = (0,)  # of WENT_IN_ORDER: CARSON-F5, not in the set-up
ON_SQUARES: Final = (0, 1)  # causes of GOT_ROADS: CARSON-E3, CARSON-E4
AT_GAMBLING: Final = (1,)  # of ROLLED_DIE
OPENS: Final = {
    told.ROUND_BEGAN: ROUND,
    told.PICKED: Opening("turn"),
    told.WENT_IN_ORDER: Opening("phase", "order", causes=BY_CARDS),
    **dict.fromkeys(
        (
            *(told.WENT_TO, told.STAKED, told.ATTACKED_BUILDING, told.PROTECTED, told.PASSED),
            told.READIED_WHITE,
        ),
        A_COWBOY,
    ),
    **dict.fromkeys(
        (
            *(told.WORKED, told.TOOK_AMMUNITION, told.TOOK_INCOME, told.SCORED_SQUARE),
            *(told.DECLINED, told.COULD_NOT_PAY, told.BOUGHT_POINTS, told.BOUGHT_PARCEL),
            *(told.BOUGHT_TILE, told.LEFT_TILE, told.TILE_TOO_DEAR, told.TOOK_KEPT),
            *(told.CHOSE_SITE, told.CHOSE_PLOT, told.BUILT_TILE, told.ADDED_HOUSE),
            *(told.KEPT_TILE, told.LAID_ROAD),
        ),
        A_SQUARE,
    ),
    told.GOT_ROADS: Opening("turn", "square", causes=ON_SQUARES),
    told.ROLLED_DIE: Opening("turn", "square", causes=AT_GAMBLING),
    told.DUEL_BEGAN: PHASE,
    told.EARNED: INCOME,
    told.ROBBED: INCOME,
    told.COUNTED: INCOME,
    told.TOKEN_MOVED: CLEARED,
    told.GOT_COWBOYS: CLEARED,
    told.CONVERTED: CLEARED,
    told.ROUND_ENDED: CLEARED,
    told.SCORED_PROPERTY: Opening("phase", "score"),
    told.FINISHED: Opening("phase", "score"),
}
CAUSES: Final = (
    *(told.PICKED, told.DUEL_BEGAN, told.WENT_IN_ORDER, told.BUILT_TILE, told.BOUGHT_TILE),
    *(told.BOUGHT_PARCEL, told.SCORED_PROPERTY, told.EARNED, told.ROBBED),
    *(told.TOKEN_MOVED, told.GOT_COWBOYS, told.ROUND_ENDED, told.LAID_ROAD),
    *(told.STAKED, told.ATTACKED_BUILDING, told.PROTECTED, told.WENT_TO, told.PASSED),
)
COUNTED: Final = {told.STAKED: "a", told.LAID_ROAD: "a"}
MONEY_A: Final = (told.GOT_MONEY, told.GAMBLED)
MONEY_B: Final = (told.WORKED, told.TOOK_INCOME, told.EARNED, told.ROBBED)
PRICE_B: Final = (told.HIRED, told.PAID_CAPTAIN, told.BOUGHT_PARCEL, told.BOUGHT_TILE)
POINTS_A: Final = (told.SHERIFF_SCORED, told.DIED)
POINTS_B: Final = (told.SCORED_SQUARE, told.SCORED_CARD)
BOUGHT: Final = (told.BOUGHT_LOT, told.BOUGHT_POINTS)


def gains(event: Tiding) -> Iterable[Gain]:
    kind, seat, a, b, *_ = event
    if kind in MONEY_A:
        yield Gain("money", seat, a)
    elif kind in MONEY_B:
        yield Gain("money", seat, b)
    elif kind in PRICE_B:
        yield Gain("money", seat, -b)
    elif kind in POINTS_A:
        yield Gain("points", seat, a)
    elif kind in POINTS_B:
        yield Gain("points", seat, b)
    elif kind in BOUGHT:
        yield Gain("points", seat, a)
        yield Gain("money", seat, -b)
    elif kind == told.TOOK_FROM:
        yield Gain("money", seat, -WORKER_PRICE)
    elif kind == told.CONVERTED:
        yield Gain("points", seat, a)
        yield Gain("money", seat, -b)


def marks(card: Sequence[Tiding]) -> Iterable[Mark]:
    for kind, seat, a, b, *_ in card:
        if kind == told.WON_DUEL:
            yield Mark("won", "gain", "revolver", seat, {"n": ("number", b)})
        elif kind == told.LOST_DUEL:
            yield Mark("lost", "loss", "", seat, {"n": ("number", a)})
        elif kind == told.GOT_ROADS and a:
            yield Mark("roads", "gain", "road", seat, {"n": ("number", a)})
        elif kind == told.BUILT_TILE:
            yield Mark("built", "gain", NAMES["building"][a], seat, {"a": ("building", a)})
        elif kind == told.FINISHED:
            yield Mark("points", "fact", "", seat, {"n": ("number", a)})
