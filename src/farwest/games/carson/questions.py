"""The questions of carson: what can be on the table."""

from typing import Final

from farwest.kernel.game import Asking

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

ASKINGS: Final = {  # by question that a table puts to somebody, or shows
    SET_UP: Asking(carries={"stage": "stage", "done": "number"}),
    SIDE_UP: Asking(carries={"card": "card"}),
    FIRST_ORDER: Asking(carries={"place": "number"}),
    DIE_ROW: Asking(carries={"puts": "ground"}),
    DIE_COLUMN: Asking(carries={"puts": "ground", "row_die": "number"}),
    FILL_SPACE: Asking(carries={"space": "space"}),
    DEAL_TILE: Asking(carries={"to": "seat", "dealt": "number"}),
    CLAIM_PARCEL: Asking("CARSON-S8"),
    NEXT_PICK: Asking(carries={"place": "number"}),
    PICK_PERSONALITY: Asking("CARSON-F3"),
    TAKE_OR_WAIT: Asking("CARSON-P5"),
    BUY_LOT: Asking("CARSON-P4", carries={"late": "yes"}),
    CAPTAIN_BUY: Asking("CARSON-P14"),
    RAILROAD_TAKE: Asking("CARSON-P11"),
    FILL_ROW: Asking(carries={"slides_first": "yes"}),
    NEXT_PLACE: Asking(carries={"place": "number"}),
    CHOOSE_WORKER: Asking("CARSON-F13"),
    PLACE: Asking("CARSON-F6", carries={"cowboy": "worker"}),
    RESOLVE: Asking(carries={"step": "number"}),
    PERFORM_SQUARE: Asking(filmed=True, carries={"square": "square"}),
    FREE_ACTION: Asking("CARSON-A6", carries={"square": "square", "cowboys": "number"}),
    GAMBLE: Asking(carries={"gambler": "seat", "first_die": "number"}),
    NEXT_DUELS: Asking(carries={"over": "dispute"}),
    NEXT_DUEL: Asking("CARSON-F22", carries={"over": "dispute"}),
    DUEL_DIE: Asking(carries={"duellist": "seat"}),
    DUEL_TILE: Asking("CARSON-V1", together=True),  # CARSON-A5.21
    DECIDE_DUEL: Asking(filmed=True, carries={"target": "target"}),
    MORTAL: Asking("CARSON-V3"),
    RESTOCK: Asking(carries={"draws": "seat", "tiles_left": "number"}),
    DRAW_VALUE: Asking(carries={"draws": "seat"}),
    PARCEL_BUYERS: Asking(carries={"place": "number"}),
    BUY_PARCEL: Asking("CARSON-F23", carries={"place": "number"}),
    BUY_BUILDING: Asking("CARSON-F24", carries={"space": "space"}),
    BUILD_OR_KEEP: Asking("CARSON-F24"),
    DEFERRED: Asking(carries={"place": "number"}),
    BUILD_DEFERRED: Asking("CARSON-F26", carries={"place": "number"}),
    BUILD_PARCEL: Asking("CARSON-F27"),
    HOUSE_PARCEL: Asking("CARSON-F27"),
    CONSENT: Asking("CARSON-F30"),
    LAY_ROAD: Asking("CARSON-F28"),
    GROCER_INCOME: Asking("CARSON-F33"),
    PAY_INCOMES: Asking(carries={"from_cell": "number"}),
    BUY_VP: Asking("CARSON-E14", carries={"price": "number"}),
    END_ROUND: Asking(filmed=True),
    LIMITS: Asking(carries={"place": "number"}),
    CASH_LIMIT: Asking("CARSON-F38"),
    FREE_ROADS: Asking(carries={"place": "number"}),
    FREE_ROAD: Asking("CARSON-V2", carries={"place": "number"}),
    PAY_INCOME: Asking(filmed=True, carries={"cell": "cell", "paid": "number"}),
    LEAVE_BUILDINGS: Asking(filmed=True),
    SERVE: Asking(carries={"square": "square", "to": "seat"}),
}
