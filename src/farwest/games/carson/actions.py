"""The ints of every answer. A verb begins where the last one ends.

CARSON-A14: squares, cells and edges count as the rulebook does; the players' first, then chance.
What was added since stands last: saved games keep their numbers.
"""

from typing import Final

from farwest.games.carson.numbers import (
    BUILDINGS,
    CAPTAIN_MOST,
    CARDS,
    CELLS,
    DIE_FACES,
    EDGES,
    LOTS,
    MAX_SEATS,
    MOST_VP,
    SPACES,
    SQUARES,
    VALUES,
)

GO: Final = 0  # + square
STAKE: Final = GO + SQUARES  # + cell
ATTACK: Final = STAKE + CELLS  # + cell
PROTECT: Final = ATTACK + CELLS  # + cell
SEND: Final = PROTECT + CELLS
SEND_WHITE: Final = SEND + 1
PASS: Final = SEND_WHITE + 1
CLAIM: Final = PASS + 1  # + cell
PICK: Final = CLAIM + CELLS  # + card
TAKE_MONEY: Final = PICK + CARDS
WAIT: Final = TAKE_MONEY + 1
LOT: Final = WAIT + 1  # + lot
HIRE: Final = LOT + LOTS  # + number
ARM: Final = HIRE + CAPTAIN_MOST + 1  # + number
TAKE_TILE: Final = ARM + CAPTAIN_MOST + 1  # + space
LEAVE: Final = TAKE_TILE + SPACES
DUEL: Final = LEAVE + 1  # + cell
BUY: Final = DUEL + CELLS  # + cell
BUY_TILE: Final = BUY + CELLS
PERFORM: Final = BUY_TILE + 1
DECLINE: Final = PERFORM + 1
BUILD: Final = DECLINE + 1
KEEP: Final = BUILD + 1
BUILD_KEPT: Final = KEEP + 1  # + building
BUILD_ON: Final = BUILD_KEPT + BUILDINGS  # + cell
HOUSE_ON: Final = BUILD_ON + CELLS  # + cell
CANCEL: Final = HOUSE_ON + CELLS
AGREE: Final = CANCEL + 1
REFUSE: Final = AGREE + 1
LAY: Final = REFUSE + 1  # + edge
DONE: Final = LAY + EDGES
STOP: Final = DONE + 1
DOUBLE: Final = STOP + 1  # + building
BUY_POINTS: Final = DOUBLE + BUILDINGS  # + number
CONVERT: Final = BUY_POINTS + MOST_VP + 1  # + number
PLAY_TILE: Final = CONVERT + MOST_VP + 1  # + value
SPARE: Final = PLAY_TILE + VALUES
DIE_FOR_IT: Final = SPARE + 1
TURN_SIDE: Final = DIE_FOR_IT + 1  # + side; of chance, as those up to PLAY_TWIN
DRAW_SEAT: Final = TURN_SIDE + 2  # + seat
ROLL: Final = DRAW_SEAT + MAX_SEATS  # + face; 0 is never rolled
DRAW_TILE: Final = ROLL + DIE_FACES + 1  # + building
DEAL_VALUE: Final = DRAW_TILE + BUILDINGS  # + value
PLAY_TWIN: Final = DEAL_VALUE + VALUES  # + value; a player's
ACTIONS: Final = PLAY_TWIN + VALUES
