"""What the questions of carson carry, and what only its positions name. Cold."""

from __future__ import annotations

from typing import Final

from farwest.games.carson.names import SQUARES
from farwest.games.carson.numbers import MAX_SEATS, MULTI

ABOUT: Final = {  # by question: its a, then its b
    "SET_UP": {"stage": "stage", "done": "number"},
    "SIDE_UP": {"card": "card"},
    "FIRST_ORDER": {"place": "number"},
    "DIE_ROW": {"puts": "ground"},
    "DIE_COLUMN": {"puts": "ground", "row_die": "number"},
    "FILL_SPACE": {"space": "space"},
    "DEAL_TILE": {"to": "seat", "dealt": "number"},
    "NEXT_PICK": {"place": "number"},
    "BUY_LOT": {"late": "yes"},
    "FILL_ROW": {"slides_first": "yes"},
    "NEXT_PLACE": {"place": "number"},
    "PLACE": {"cowboy": "worker"},
    "RESOLVE": {"step": "number"},
    "PERFORM_SQUARE": {"square": "square"},
    "FREE_ACTION": {"square": "square"},
    "GAMBLE": {"gambler": "seat", "first_die": "number"},
    "NEXT_DUELS": {"over": "dispute"},
    "NEXT_DUEL": {"over": "dispute"},
    "DUEL_DIE": {"duellist": "seat"},
    "DECIDE_DUEL": {"target": "target"},
    "RESTOCK": {"draws": "seat", "tiles_left": "number"},
    "DRAW_VALUE": {"draws": "seat"},
    "PARCEL_BUYERS": {"place": "number"},
    "BUY_PARCEL": {"place": "number"},
    "BUY_BUILDING": {"space": "space"},
    "DEFERRED": {"place": "number"},
    "BUILD_DEFERRED": {"place": "number"},
    "PAY_INCOMES": {"from_cell": "number"},
    "BUY_VP": {"price": "number"},
    "LIMITS": {"place": "number"},
    "FREE_ROADS": {"place": "number"},
    "FREE_ROAD": {"place": "number"},
    "PAY_INCOME": {"cell": "cell", "paid": "number"},
}
LISTS: Final = {
    "stage": ("sides", "order", "mountains", "tiles", "claims"),
    "worker": ("usual_or_pass", "usual", "white"),  # CARSON-A5.8
    "dispute": ("parcels", "buildings"),
    "source": ("row", "card", "kept"),
    "white_place": ("on_card", "in_reserve", "on_board"),
    "cowboy": (*range(MAX_SEATS), "white"),
    "multi": tuple(name for name, crowd in zip(SQUARES, MULTI, strict=True) if crowd >= 0),
}
