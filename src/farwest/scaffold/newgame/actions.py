"""The ints of every answer. A verb begins where the last one ends."""

from typing import Final

from farwest.scaffold.newgame.numbers import BIDS, FACES, MAX_SEATS

BID: Final = 0  # + bid
CALL: Final = BID + BIDS
BEGIN: Final = CALL + 1  # + seat; of chance, as all that follow
ROLL: Final = BEGIN + MAX_SEATS  # + face
ACTIONS: Final = ROLL + FACES
