"""By which of its rules an event is told, where its Telling names several; 0 is the first."""

from typing import Final

REPLACING: Final = 1  # of TURNED_UP: the card replaces the Goat
TAKING_FOUR: Final = 1  # of DREW: the first hand of a round
TAKING_ALL: Final = 2  # of DREW: the rest of the deck
LAST_STAGE: Final = 1  # of an offer and its answer: in the last active player's stage
NO_CHOICE: Final = 2  # of an offer: it must be accepted
ENTERING: Final = 1  # of PASSED: the first time past the last active player
PAST_LAST: Final = 2  # of PASSED: every later time
OF_COINS: Final = 1  # of FOUND_NOTHING: who takes coins; 0 is who takes tokens
OF_OUTLAW: Final = 2
OF_THIEF: Final = 3
OF_CHARLATAN: Final = 4
OF_GAMBLER: Final = 5
OF_BARMAID: Final = 6
SWINDLER: Final = 1  # of ARRESTED: the Charlatan
IN_HIS_STEAD: Final = 1  # of GAMBLED: the Barmaid plays the Gambler's part
