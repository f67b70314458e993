"""What a seat of goat alone knows, for the minds of the search: RULES.md section 7."""

from __future__ import annotations

from farwest.games.goat.numbers import CHARACTERS, HAND
from farwest.games.goat.state import GoatState


def cards_known_to(s: GoatState, seat: int) -> int:
    """GOAT-H5: the Dealer its hand; GOAT-H6: the others what they held this round; as bits."""
    if seat != s.dealer:
        return s.saw[seat]
    cards = 0
    for card in range(CHARACTERS):
        if s.where[card] == HAND:
            cards |= 1 << card
    return cards
