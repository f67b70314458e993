"""The story of goat as cards: an offer each, what it was and what it brought to whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from farwest.games.goat import events as told
from farwest.games.goat.board import stakes
from farwest.games.goat.words import NAMES
from farwest.kit.stakes import Figure
from farwest.kit.turns import NOBODYS, PHASE, ROUND, Gain, Mark, Opening, Tiding

FIGURES: Final = {
    "coins": stakes.FIGURES["coins"],
    "goods": Figure(stakes.FIGURES["tokens"].measure, "token-back"),
}
AN_OFFER: Final = Opening("turn", "offer")
OPENS: Final = {
    told.ROUND_BEGAN: ROUND,
    told.DREW: AN_OFFER,
    told.TOOK_DECK: AN_OFFER,
    told.RECEIVED: AN_OFFER,
    told.CHOSE_CARD: AN_OFFER,
    told.OFFERED: AN_OFFER,
    told.SALOON_OPENED: PHASE,
    told.STOLE_IN_ROUND: Opening("phase", "end"),
    told.SHOWED: Opening("phase", "end"),
    told.FINISHED: Opening("phase", "end"),
}
CLOSES: Final = (told.PASSED,)
CAUSES: Final = (
    *(told.DECLARED, told.CHOSE_CARD, told.SALOON_OPENED, told.FINISHED),
    *(told.TURNED_UP, told.ROUND_BEGAN, told.DREW),
)
BESIDE: Final = {told.DECLARED: (told.OFFERED,)}
COUNTED: Final = dict.fromkeys((told.DREW, told.RECEIVED, told.DUPED, told.SERVED), "a")
REVEALS: Final = (told.PLACED, told.REFUSED_CARD)


def gains(event: Tiding) -> Iterable[Gain]:
    kind, seat, a, b, *_ = event
    if kind in (told.TOOK_TOKENS, told.KEPT_LOOT):
        yield Gain("goods", seat, b)
    elif kind in (told.TOOK_COINS, told.ARRESTED):
        yield Gain("coins", seat, b)
    elif kind in (told.KILLED_SHERIFF, told.PAID_SHERIFF, told.KEPT_COINS, told.RETURNED_COIN):
        yield Gain("coins", seat, a)
    elif kind == told.DUPED:
        yield Gain("coins", a, -1)
    elif kind == told.SERVED:
        yield Gain("goods", a, 1)
    elif kind == told.GAMBLED:
        yield Gain("goods", seat, 1)
        yield Gain("goods", a, -1)


def marks(card: Sequence[Tiding]) -> Iterable[Mark]:
    said = next((event.a for event in card if event.kind == told.DECLARED), None)
    for event in card:
        if event.kind in REVEALS and said is not None:
            true = event.a == said
            yield Mark("truth" if true else "lie", "gain" if true else "risk")
            symbol = f"bust-{NAMES['character'][event.a]}"
            owner = event.seat if event.kind == told.PLACED else NOBODYS
            yield Mark("card", "fact", symbol, owner, {"a": ("character", event.a)})
        elif event.kind == told.ROBBED:
            yield Mark("loot", "risk", "token-back", facts={"n": ("number", event.b)})
        elif event.kind == told.FINISHED:
            yield Mark("money", "fact", "", event.seat, {"n": ("number", event.a)})
