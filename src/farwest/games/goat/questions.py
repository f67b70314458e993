"""The questions of goat: what can be on the table."""

from typing import Final

from farwest.kernel.game import Asking

FIRST_DEALER: Final = 0  # of CHANCE
UPKEEP: Final = 1  # of NOBODY
TURN_UP: Final = 2  # of CHANCE
LAY_DOWN: Final = 3  # of CHANCE
FIRST_DEAL: Final = 4  # of NOBODY
DRAW_CARD: Final = 5  # of CHANCE; a: the Dealer
MAKE_OFFER: Final = 6  # of NOBODY
OFFER_CARD: Final = 7
OFFER_TARGET: Final = 8
DECLARE: Final = 9
RESPOND: Final = 10
THIEF_LOCATION: Final = 11
CHARLATAN_COIN: Final = 12  # a: coins still to take
PASS_HAND: Final = 13  # of NOBODY
SALOON_PHASE: Final = 14  # of NOBODY; a: the number called
BARMAID_BOTTLE: Final = 15
BARMAID_GAMBLE: Final = 16  # of NOBODY; a: her controller
GAMBLE_VICTIM: Final = 17
STEAL_TOKEN: Final = 18  # of CHANCE; a: the taker, b: the victim
END_ROUND: Final = 19  # of NOBODY

ASKINGS: Final = {  # by question that a table puts to somebody, or shows
    DRAW_CARD: Asking(carries={"dealer": "seat"}),
    OFFER_CARD: Asking("GOAT-F21", causes=("GOAT-F36", "GOAT-F37")),
    OFFER_TARGET: Asking("GOAT-F21"),
    DECLARE: Asking("GOAT-F21", causes=("GOAT-F36", "GOAT-F37")),
    RESPOND: Asking("GOAT-F22", causes=("GOAT-F38",)),
    THIEF_LOCATION: Asking("GOAT-E30"),
    CHARLATAN_COIN: Asking("GOAT-E40", carries={"coins_left": "number"}),
    SALOON_PHASE: Asking(carries={"number_called": "number"}),
    BARMAID_BOTTLE: Asking("GOAT-E50"),
    BARMAID_GAMBLE: Asking(carries={"controller": "seat"}),
    GAMBLE_VICTIM: Asking("GOAT-E60"),
    STEAL_TOKEN: Asking(carries={"taker": "seat", "victim": "seat"}),
}
