"""The ints of every answer. A verb begins where the last one ends.

GOAT-D4: the first 56 are the players' (the flat action space for learning); chance follows.
"""

from typing import Final

from farwest.games.goat.numbers import CHARACTERS, MAX_SEATS, RESOURCES, ROBBABLE

OFFER: Final = 0  # + character
TARGET: Final = OFFER + CHARACTERS  # + seat
DECLARING: Final = TARGET + MAX_SEATS  # + character
ACCEPT: Final = DECLARING + CHARACTERS
REFUSE: Final = ACCEPT + 1
ROB: Final = REFUSE + 1  # + location
DUPE: Final = ROB + ROBBABLE  # + seat
SERVE: Final = DUPE + MAX_SEATS  # + seat
GAMBLE: Final = SERVE + MAX_SEATS  # + seat
DEALER: Final = GAMBLE + MAX_SEATS  # + seat; of chance, as all that follow
TURN: Final = DEALER + MAX_SEATS  # + character
LAY: Final = TURN + CHARACTERS  # + character
DRAW: Final = LAY + CHARACTERS  # + character
STEAL: Final = DRAW + CHARACTERS  # + resource
ACTIONS: Final = STEAL + RESOURCES
