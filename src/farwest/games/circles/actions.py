"""The ints of every answer. A verb begins where the last one ends.

CIRC-D15: the players' first (the flat action space for learning); chance follows.
What came later stands last, so that an old record means the same.
"""

from typing import Final

from farwest.games.circles.numbers import (
    AMOUNTS,
    COINS,
    FACES,
    GOODS,
    MAX_SEATS,
    NOISES,
    POWERS,
    SIDES,
    TICKETS_IN_BOX,
    TOKENS,
)

FLICKING: Final = 0  # + power
SIDE: Final = FLICKING + POWERS  # + side
RIDE: Final = SIDE + SIDES  # + tickets
BUY: Final = RIDE + TICKETS_IN_BOX + 1  # + good
DONE: Final = BUY + GOODS
DRAW: Final = DONE + 1
LEAVE: Final = DRAW + 1
DEPOSIT: Final = LEAVE + 1
WITHDRAW: Final = DEPOSIT + 1
AMOUNT: Final = WITHDRAW + 1  # + silver units; 0 is never offered
BET: Final = AMOUNT + AMOUNTS + 1
DECLINE: Final = BET + 1
STAKE: Final = DECLINE + 1
FOLD: Final = STAKE + 1
ROB: Final = FOLD + 1  # + seat
FIRST: Final = ROB + MAX_SEATS  # + seat; of chance, as all that follow
JOLT: Final = FIRST + MAX_SEATS  # + byte
FACE: Final = JOLT + NOISES  # + face
PULL: Final = FACE + FACES  # + token
CAST: Final = PULL + TOKENS  # + seat
COIN: Final = CAST + MAX_SEATS  # + token: a stake (CIRC-R11); of players, and last, for records
ACTIONS: Final = COIN + COINS
