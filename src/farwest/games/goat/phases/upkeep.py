"""Rounds begin and end: upkeep, the cards laid aside, hats taken back."""

from __future__ import annotations

from farwest.games.goat.actions import DEALER, LAY, TURN
from farwest.games.goat.causes import REPLACING
from farwest.games.goat.events import (
    BECAME_DEALER,
    FINISHED,
    GOAT_RETURNED,
    LAID_DOWN,
    MINTED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SHOWED,
    STOCKED,
    STOLE_IN_ROUND,
    TURNED_UP,
)
from farwest.games.goat.numbers import (
    BOXED,
    CHARACTERS,
    COIN_ICONS,
    DECK,
    FACE_DOWN,
    FACE_UP,
    GOAT,
    HATS,
    IN_USE,
    LOCATIONS,
    MOST_ROUNDS,
    NO_CARD,
    RESOURCE_OF,
    RESOURCES,
    RICH_STORE,
    ROUNDS,
    WORTH,
)
from farwest.games.goat.questions import (
    END_ROUND,
    FIRST_DEAL,
    LAY_DOWN,
    SALOON_PHASE,
    TURN_UP,
    UPKEEP,
)
from farwest.games.goat.state import NO_SEAT, GoatState
from farwest.kernel.state import CHANCE, NOBODY


def first_dealer_options(s: GoatState) -> None:
    for seat in range(s.seats):
        s.offer(DEALER + seat)


def first_dealer_answer(s: GoatState, action: int) -> None:
    """GOAT-S7: the first Dealer is drawn."""
    s.dealer = action - DEALER
    s.tell(BECAME_DEALER, s.dealer)


def upkeep_answer(s: GoatState, action: int) -> None:
    """GOAT-F1: upkeep, distribution, saloon, end of round; asked last first."""
    s.round += 1
    s.tell(ROUND_BEGAN, s.dealer, s.round)
    stock_tiles(s)
    s.ask(END_ROUND, NOBODY)
    s.ask(SALOON_PHASE, NOBODY)
    s.ask(FIRST_DEAL, NOBODY)
    s.ask(LAY_DOWN, CHANCE)
    s.ask(TURN_UP, CHANCE)


def stock_tiles(s: GoatState) -> None:
    """GOAT-F10: a token and the coins of its icons go to every tile; GOAT-F11: goods add up."""
    for location in range(LOCATIONS):
        if IN_USE[s.seats][location] > 0:
            resource = RESOURCE_OF[location]
            coins = COIN_ICONS[s.variant[RICH_STORE]][location]
            if s.supply[resource] > 0:  # GOAT-G5
                s.supply[resource] -= 1
                s.tile_tokens[location] += 1
                s.tell(STOCKED, s.dealer, location, 1)
            if coins > 0:
                s.tile_coins[location] += coins
                s.tell(MINTED, s.dealer, location, coins)


def turn_up_options(s: GoatState) -> None:
    offer_deck(s, TURN)


def turn_up_answer(s: GoatState, action: int) -> None:
    """GOAT-F12: the first card is laid aside face up. GOAT-F13: or it replaces the Goat there."""
    card = action - TURN
    replaces_goat = s.where[GOAT] == FACE_UP
    s.where[card] = FACE_UP
    s.tell(TURNED_UP, s.dealer, card, cause=REPLACING if replaces_goat else 0)
    if replaces_goat:
        s.where[GOAT] = DECK
        s.goat_returned = True
        s.tell(GOAT_RETURNED, s.dealer)


def lay_down_options(s: GoatState) -> None:
    offer_deck(s, LAY)


def lay_down_answer(s: GoatState, action: int) -> None:
    """GOAT-F12: the second card is laid aside face down. GOAT-F14: nobody looks at it, ever."""
    card = action - LAY
    s.where[card] = FACE_DOWN
    s.tell(LAID_DOWN, s.dealer, card, seen_by=0)
    if s.where[GOAT] == FACE_UP:
        s.ask(TURN_UP, CHANCE)


def offer_deck(s: GoatState, verb: int) -> None:
    """Each card of the deck is as likely as any other: a deck has no order (GOAT-H1)."""
    s.offer_those(verb, s.where, DECK)


def end_round_answer(s: GoatState, action: int) -> None:
    """GOAT-F60: after the last round the game is over."""
    if s.round == ROUNDS[s.seats]:
        show_all(s)
        return
    s.tell(ROUND_ENDED, s.last_active, s.round)
    start_round(s, s.last_active)
    s.ask(UPKEEP, NOBODY)


def start_round(s: GoatState, dealer: int) -> None:
    """GOAT-F61: hats come back and all cards are a new deck. GOAT-F62: the LAP deals first."""
    s.dealer = dealer
    s.last_active = NO_SEAT
    s.known_held = 0
    s.goat_returned = False
    s.drawn = 0
    s.offered = NO_CARD
    s.target = NO_SEAT
    s.declared = NO_CARD
    for seat in range(s.seats):
        s.hats[seat] = HATS[s.seats]
        s.elixirs[seat] = 0
        s.saw[seat] = 0
    for card in range(CHARACTERS):
        s.owner[card] = NO_SEAT
        if s.where[card] != BOXED:
            s.where[card] = DECK


def show_all(s: GoatState) -> None:
    """GOAT-Z1, GOAT-H17: the game is over; every token is shown, stolen ones too."""
    for k in range(MOST_ROUNDS):
        if s.theft_taker[k] != NO_SEAT:
            s.tell(STOLE_IN_ROUND, s.theft_taker[k], k + 1, s.theft_type[k])
    for seat in range(s.seats):
        money = s.coins[seat]
        for resource in range(RESOURCES):
            if s.tokens[seat][resource] > 0:
                money += s.tokens[seat][resource] * WORTH[resource]
                s.tell(SHOWED, seat, resource, s.tokens[seat][resource])
        s.tell(FINISHED, seat, money)
