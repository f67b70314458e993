"""The questions of meeples: what can be on the table (RULES.md, decision points)."""

from typing import Final

from farwest.kernel.game import Asking

DEAL_MEEPLE: Final = 0  # of CHANCE; a: how many were dealt
CORNER: Final = 1
BEGIN_TURN: Final = 2  # of NOBODY; a: whose turn
PICK: Final = 3
START: Final = 4
DIRECTION: Final = 5  # a: a space, b: 1 if the first meeple goes there, 0 if after it
DROP: Final = 6  # a: the space, b: the direction
CONTROLLER: Final = 7  # a: the end of the street
RESOLVE_NEXT: Final = 8  # of NOBODY
RESOLVE: Final = 9
BUILD: Final = 10  # a: the building
UPGRADE: Final = 11  # a: the building
DRAW_PIECE: Final = 12  # of CHANCE; a: who draws
ENTER: Final = 13  # of NOBODY; a: the building
EXPLODE: Final = 14  # of NOBODY
ROLL_DIE: Final = 15  # of CHANCE; a: the end of the street
REROLL: Final = 16  # a: the end of the street
COMPARE: Final = 17  # of NOBODY
BANK: Final = 18  # of NOBODY
END_TURN: Final = 19  # of NOBODY
DRAWING: Final = 20  # of NOBODY; a: who draws, b: pieces to go
OVERFLOW: Final = 21  # of NOBODY
END_SHOWDOWN: Final = 22  # of NOBODY

ASKINGS: Final = {  # by question that a table puts to somebody, or shows
    DEAL_MEEPLE: Asking(carries={"dealt": "number"}),
    CORNER: Asking("MEEP-S9"),
    BEGIN_TURN: Asking(carries={"whose": "seat"}),
    PICK: Asking("MEEP-F3"),
    START: Asking("MEEP-F8"),
    DIRECTION: Asking("MEEP-F7", carries={"space": "space", "starts_there": "yes"}),
    DROP: Asking("MEEP-F11", carries={"space": "space", "direction": "direction"}),
    CONTROLLER: Asking("MEEP-F15", carries={"end": "end"}),
    RESOLVE: Asking("MEEP-F18"),
    BUILD: Asking("MEEP-E1", carries={"building": "building"}),
    UPGRADE: Asking("MEEP-E4", carries={"building": "building"}),
    DRAW_PIECE: Asking(carries={"draws": "seat"}),
    ENTER: Asking(carries={"building": "building"}),
    ROLL_DIE: Asking(carries={"end": "end"}),
    REROLL: Asking("MEEP-E11", carries={"end": "end"}),
    DRAWING: Asking(carries={"draws": "seat", "left": "number"}),
}
