"""The questions of carson: what can be on the table. Hot."""

from typing import Final

SET_UP: Final = 0  # of NOBODY; a: the stage, b: how far it is
SIDE_UP: Final = 1  # of CHANCE; a: the card
FIRST_ORDER: Final = 2  # of CHANCE; a: the place in the order
DIE_ROW: Final = 3  # of CHANCE; a: what is put there
DIE_COLUMN: Final = 4  # of CHANCE; a: what is put there, b: the row's die
FILL_SPACE: Final = 5  # of CHANCE; a: the space
DEAL_TILE: Final = 6  # of CHANCE; a: the seat, b: how many it has
CLAIM_PARCEL: Final = 7
BEGIN_ROUND: Final = 8  # of NOBODY
NEXT_PICK: Final = 9  # of NOBODY; a: the place in the picking order
PICK_PERSONALITY: Final = 10
TAKE_OR_WAIT: Final = 11
BUY_LOT: Final = 12  # a: 1 if late (CARSON-A5.24)
CAPTAIN_BUY: Final = 13
RAILROAD_TAKE: Final = 14
FILL_ROW: Final = 15  # of NOBODY; a: whether it slides first
NEXT_PLACE: Final = 16  # of NOBODY; a: the place in the turn order
CHOOSE_WORKER: Final = 17
PLACE: Final = 18  # a: which cowboy, and whether one may pass
RESOLVE: Final = 19  # of NOBODY; a: the step of the track
PERFORM_SQUARE: Final = 20  # of NOBODY; a: the square
FREE_ACTION: Final = 21  # a: the square, b: cowboys on a multi square
GAMBLE: Final = 22  # of CHANCE; a: the seat, b: the first die
NEXT_DUELS: Final = 23  # of NOBODY; a: 0 parcels, 1 buildings
NEXT_DUEL: Final = 24  # a: 0 parcels, 1 buildings
DUEL_DIE: Final = 25  # of CHANCE; a: the seat
DUEL_TILE: Final = 26
DECIDE_DUEL: Final = 27  # of NOBODY; a: the target
MORTAL: Final = 28
RESTOCK: Final = 29  # of NOBODY; a: the seat, b: tiles still to draw
DRAW_VALUE: Final = 30  # of CHANCE; a: the seat
PARCEL_BUYERS: Final = 31  # of NOBODY; a: the place in the turn order
BUY_PARCEL: Final = 32  # a: the place in the turn order
BUY_BUILDING: Final = 33  # a: the space
BUILD_OR_KEEP: Final = 34
DEFERRED: Final = 35  # of NOBODY; a: the place in the turn order
BUILD_DEFERRED: Final = 36  # a: the place in the turn order
BUILD_PARCEL: Final = 37
HOUSE_PARCEL: Final = 38
CONSENT: Final = 39
LAY_ROADS: Final = 40  # of NOBODY
LAY_ROAD: Final = 41
GROCER_INCOME: Final = 42
PAY_INCOMES: Final = 43  # of NOBODY; a: the cell, from which on buildings pay
BUY_VP: Final = 44  # a: the price
END_ROUND: Final = 45  # of NOBODY
LIMITS: Final = 46  # of NOBODY; a: the place in the turn order
CASH_LIMIT: Final = 47
FREE_ROADS: Final = 48  # of NOBODY; a: the place in the turn order
FREE_ROAD: Final = 49  # a: the place in the turn order
CLOSE_ROUND: Final = 50  # of NOBODY
PAY_INCOME: Final = 51  # of NOBODY; a: the cell, b: what its owner gets, once paid
LEAVE_BUILDINGS: Final = 52  # of NOBODY
SERVE: Final = 53  # of NOBODY; a: the multi square, b: the seat
TOGETHER: Final = (DUEL_TILE,)  # CARSON-A5.21: all who fight choose at once
FILMED: Final = (  # after each of these a table shows what it told, before it goes on
    *(PERFORM_SQUARE, DECIDE_DUEL, PAY_INCOME, LEAVE_BUILDINGS, END_ROUND),
)
CITED: Final = {  # the rule that a person may want to read again before answering
    CLAIM_PARCEL: "CARSON-S8",
    PICK_PERSONALITY: "CARSON-F3",
    TAKE_OR_WAIT: "CARSON-P5",
    BUY_LOT: "CARSON-P4",
    CAPTAIN_BUY: "CARSON-P14",
    RAILROAD_TAKE: "CARSON-P11",
    CHOOSE_WORKER: "CARSON-F13",
    PLACE: "CARSON-F6",
    FREE_ACTION: "CARSON-A6",
    NEXT_DUEL: "CARSON-F22",
    DUEL_TILE: "CARSON-V1",
    MORTAL: "CARSON-V3",
    BUY_PARCEL: "CARSON-F23",
    BUY_BUILDING: "CARSON-F24",
    BUILD_OR_KEEP: "CARSON-F24",
    BUILD_DEFERRED: "CARSON-F26",
    BUILD_PARCEL: "CARSON-F27",
    HOUSE_PARCEL: "CARSON-F27",
    CONSENT: "CARSON-F30",
    LAY_ROAD: "CARSON-F28",
    GROCER_INCOME: "CARSON-F33",
    BUY_VP: "CARSON-E14",
    CASH_LIMIT: "CARSON-F38",
    FREE_ROAD: "CARSON-V2",
}
