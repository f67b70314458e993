"""What one seat of goat cannot know is hidden: RULES.md section 7; a watcher is below 0."""

from __future__ import annotations

from farwest.games.goat.numbers import (
    CHARACTERS,
    HIDDEN,
    MOST_ROUNDS,
    NO_CARD,
    RESOURCES,
    UNKNOWN,
)
from farwest.games.goat.questions import DECLARE, OFFER_CARD, OFFER_TARGET
from farwest.games.goat.state import NO_SEAT, GoatState
from farwest.kernel.state import OVER


def veil_cards(s: GoatState, seat: int) -> None:
    """GOAT-H1, H3, H5: deck, hand and face-down card; GOAT-H6, H9: but for what it held itself,
    and what was declared and not yet revealed."""
    known = s.known_held
    if seat >= 0:
        known |= s.saw[seat]
    for card in range(CHARACTERS):
        if HIDDEN[s.where[card]] == 1 and known >> card & 1 == 0:
            s.where[card] = UNKNOWN


def veil_offer(s: GoatState, seat: int) -> None:
    """GOAT-H7, H8: card and target are the Dealer's, the target till the offer is declared.

    GOAT-D3: until then the others know only that one is being prepared. GOAT-H5: its marks.
    """
    if seat >= 0 and seat == s.dealer:
        return
    if s.kind == OFFER_TARGET or s.kind == DECLARE:
        s.kind = OFFER_CARD
        s.target = NO_SEAT
    s.offered = NO_CARD
    s.drawn = 0


def veil_memories(s: GoatState, seat: int) -> None:
    """GOAT-H6: what others held is theirs to remember."""
    for other in range(s.seats):
        if other != seat:
            s.saw[other] = 0


def veil_tokens(s: GoatState, seat: int) -> None:
    """GOAT-H15, H16: others' tokens, and what was stolen, but for those it concerned."""
    if s.seat == OVER:
        return
    for owner in range(s.seats):
        if owner != seat:
            for resource in range(RESOURCES):
                s.tokens[owner][resource] = UNKNOWN
    for k in range(MOST_ROUNDS):
        taker = s.theft_taker[k]
        if taker != NO_SEAT and taker != seat and s.theft_victim[k] != seat:
            s.theft_type[k] = UNKNOWN
