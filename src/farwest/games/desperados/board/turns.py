"""The story of desperados as cards: a turn of everybody, a step of the evaluation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from farwest.games.desperados import events as told
from farwest.kit.stakes import Figure
from farwest.kit.turns import PHASE, ROUND, Gain, Mark, Opening, Tiding

FIGURES: Final = {"dollars": Figure(lambda view, _: view.purse, "money-bag")}
COMMON: Final = ("dollars",)  # whoever wins it: it goes into the gang's purse
OPENS: Final = {
    told.ROUND_BEGAN: ROUND,
    told.TURN_BEGAN: PHASE,
    told.STEP_BEGAN: PHASE,
    told.CARDS_BACK: Opening("phase", "back"),
    told.GANG_WON: Opening("phase", "end"),
    told.MARSHAL_WON: Opening("phase", "end"),
    told.UNVEILED_CARD: Opening("phase", "end"),
    told.UNVEILED_TILE: Opening("phase", "end"),
}
CAUSES: Final = (
    *(told.TURN_BEGAN, told.STEP_BEGAN, told.GANG_WON, told.MARSHAL_WON),
    *(told.CARDS_BACK, told.UNVEILED_CARD, told.UNVEILED_TILE),
)
WON: Final = (told.WON_COACH, told.WON_POKER, told.ROBBED_BANK)


def gains(event: Tiding) -> Iterable[Gain]:
    if event.kind in WON:
        yield Gain("dollars", event.seat, event.b)


def marks(card: Sequence[Tiding]) -> Iterable[Mark]:
    for kind, seat, a, *_ in card:
        if kind == told.JOINED_CHEAT:
            yield Mark("poker", "risk", "town-poker", seat, {"a": ("town", a)})
        elif kind == told.JOINED_HOLD_UP:
            yield Mark("hold-up", "risk", "stagecoach", seat)
        elif kind == told.SPIED:
            yield Mark("spied", "risk", "town-bank", seat, {"a": ("town", a)})
        elif kind == told.GOT_ARRESTED:
            yield Mark("arrested", "loss", "star", seat)
        elif kind == told.FELL_OUT:
            yield Mark("fell-out", "loss", "", seat)
