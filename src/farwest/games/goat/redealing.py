"""Another world that one seat cannot tell from this one: RULES.md section 7."""

from __future__ import annotations

from typing import Final

from farwest.games.goat.numbers import (
    CHARACTERS,
    DECK,
    FACE_DOWN,
    GOAT,
    HAND,
    HIDDEN,
    MAX_SEATS,
    MOST_ROUNDS,
    NO_CARD,
    RESOURCES,
    UNDEALT,
    WHEREABOUTS,
)
from farwest.games.goat.questions import DECLARE, OFFER_CARD, OFFER_TARGET
from farwest.games.goat.state import NO_SEAT, GoatState, count_cards
from farwest.kernel.dice import Dice
from farwest.kernel.state import OVER

POOLED: Final = WHEREABOUTS  # a card this seat cannot place, while it is dealt anew


def redeal_offer(s: GoatState, seat: int) -> None:
    """GOAT-D3: until an offer is declared the others know only that one is being prepared."""
    if seat != s.dealer and (s.kind == OFFER_TARGET or s.kind == DECLARE):
        s.kind = OFFER_CARD
        s.offered = NO_CARD
        s.target = NO_SEAT


def redeal_cards(s: GoatState, seat: int, dice: Dice) -> None:
    """GOAT-H1, H3, H5: deck, hand and face-down card hold what this seat has not seen elsewhere.

    GOAT-H6, H9: it keeps what it held itself, and what was declared and not yet revealed.
    """
    known = s.saw[seat] | s.known_held
    pooled = 0
    face_down = 0
    in_hand = 0
    undealt = 0
    for card in range(CHARACTERS):
        where = s.where[card]
        if HIDDEN[where] == 1 and known >> card & 1 == 0:
            pooled += 1
            face_down += where == FACE_DOWN
            in_hand += where == HAND
            undealt += where == UNDEALT
            s.where[card] = POOLED
    if face_down == 1:
        lay_face_down(s, pooled, dice)
        pooled -= 1
    for _ in range(in_hand):
        put_one(s, dice.below(pooled), HAND)
        pooled -= 1
    for _ in range(undealt):
        put_one(s, dice.below(pooled), UNDEALT)
        pooled -= 1
    for _ in range(pooled):
        put_one(s, 0, DECK)


def lay_face_down(s: GoatState, pooled: int, dice: Dice) -> None:
    """GOAT-H4: a Goat that was turned up and shuffled back is not the card laid face down."""
    spared = s.goat_returned and s.where[GOAT] == POOLED
    if spared:
        s.where[GOAT] = DECK
        pooled -= 1
    put_one(s, dice.below(pooled), FACE_DOWN)
    if spared:
        s.where[GOAT] = POOLED


def put_one(s: GoatState, nth: int, where: int) -> None:
    """The nth pooled card goes there."""
    for card in range(CHARACTERS):
        if s.where[card] == POOLED:
            if nth == 0:
                s.where[card] = where
                return
            nth -= 1


def redeal_offered(s: GoatState, seat: int, dice: Dice) -> None:
    """GOAT-H7: to all but the Dealer the offered card may be any card of the hand."""
    if seat == s.dealer or s.offered == NO_CARD:
        return
    nth = dice.below(count_cards(s, HAND))
    for card in range(CHARACTERS):
        if s.where[card] == HAND:
            if nth == 0:
                s.offered = card
            nth -= 1


def redeal_memories(s: GoatState, seat: int) -> None:
    """What others remember is unknown; but a Dealer has seen its hand."""
    for other in range(s.seats):
        if other != seat:
            s.saw[other] = 0
    if seat != s.dealer:
        s.drawn = 0
        if s.dealer != NO_SEAT:
            for card in range(CHARACTERS):
                if s.where[card] == HAND:
                    s.saw[s.dealer] |= 1 << card


def redeal_tokens(s: GoatState, seat: int, dice: Dice) -> None:
    """GOAT-H15, H16: all gains were seen; what was stolen, only by those it concerned.

    Every way the hidden thefts can have gone is weighed by its chance, and one is picked.
    """
    if s.seat == OVER:
        return
    ways = 1
    for k in range(MOST_ROUNDS):
        if theft_is_hidden(s, seat, k):
            ways = ways * RESOURCES
    total = 0
    picked = 0
    for way in range(ways):
        chance = hold_tokens(s, seat, way)
        if chance > 0:
            total += chance
            if dice.below(total) < chance:
                picked = way
    hold_tokens(s, seat, picked)


def theft_is_hidden(s: GoatState, seat: int, k: int) -> bool:
    taker = s.theft_taker[k]
    return taker != NO_SEAT and taker != seat and s.theft_victim[k] != seat


def hold_tokens(s: GoatState, seat: int, way: int) -> int:
    """Relive all gains and thefts; the digits of `way` are the types of the hidden ones.

    The result is how often it goes so, beside the other ways; 0 if it cannot be.
    """
    for owner in range(s.seats):
        for resource in range(RESOURCES):
            s.tokens[owner][resource] = 0
    chance = 1
    for k in range(MOST_ROUNDS):
        for owner in range(s.seats):
            for resource in range(RESOURCES):
                s.tokens[owner][resource] += s.gained[k * MAX_SEATS + owner][resource]
        if s.theft_taker[k] != NO_SEAT:
            if theft_is_hidden(s, seat, k):
                s.theft_type[k] = way % RESOURCES
                way = way // RESOURCES
            stolen = s.theft_type[k]
            chance = chance * max(s.tokens[s.theft_victim[k]][stolen], 0)
            s.tokens[s.theft_victim[k]][stolen] -= 1
            s.tokens[s.theft_taker[k]][stolen] += 1
    return chance
