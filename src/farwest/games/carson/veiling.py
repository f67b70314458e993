"""What one seat of carson cannot know is hidden: duel tiles of others (CARSON-H4, CARSON-H5)."""

from __future__ import annotations

from farwest.games.carson.numbers import HIDDEN_TILE, MAX_SEATS, NOT_CHOSEN, VALUES
from farwest.games.carson.state import CarsonState


def veil_tiles(s: CarsonState, seat: int) -> None:
    """CARSON-H4: hands are their owners'; CARSON-H5: so is a tile that was chosen."""
    for other in range(MAX_SEATS):
        if other != seat:
            for value in range(VALUES):
                s.tiles[other][value] = 0
            if s.chosen[other] != NOT_CHOSEN:
                s.chosen[other] = HIDDEN_TILE
    for value in range(VALUES):
        s.discard[value] = 0
