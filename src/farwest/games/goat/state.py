"""One position of goat."""

from __future__ import annotations

from typing import Final

from farwest.games.goat.numbers import (
    BOXED,
    CHARACTERS,
    LOCATIONS,
    MAX_EVENTS,
    MAX_OPTIONS,
    MAX_SEATS,
    MAX_WAITING,
    MOST_ROUNDS,
    NO_CARD,
    NOWHERE,
    RESOURCES,
)
from farwest.kernel.state import State

NO_SEAT: Final = -1


class GoatState(State):
    def __init__(self) -> None:
        super().__init__(MAX_OPTIONS, MAX_WAITING, MAX_EVENTS)
        self.round: int = 0
        self.dealer: int = NO_SEAT
        self.last_active: int = NO_SEAT  # the LAP, remembered till the next round (F41)
        self.hats: list[int] = [0] * MAX_SEATS  # by seat: small hats left
        self.coins: list[int] = [0] * MAX_SEATS  # by seat
        self.elixirs: list[int] = [0] * MAX_SEATS  # by seat: coins of theirs on the Charlatan
        self.tokens: list[list[int]] = [[0] * RESOURCES for _ in range(MAX_SEATS)]
        # tokens: SECRET by seat, by resource; how many each seat has is public (H14)
        self.supply: list[int] = [0] * RESOURCES  # by resource
        self.tile_tokens: list[int] = [0] * LOCATIONS  # by location; all of its own resource
        self.tile_coins: list[int] = [0] * LOCATIONS  # by location
        self.loot: int = 0  # tokens on the Thief
        self.loot_from: int = NOWHERE  # the location they came from
        self.where: list[int] = [BOXED] * CHARACTERS  # SECRET by character: DECK, HAND, ...
        self.owner: list[int] = [NO_SEAT] * CHARACTERS  # by character: whose hat is on it
        self.offered: int = NO_CARD  # SECRET the card laid face down
        self.target: int = NO_SEAT  # SECRET till the offer is declared (H8)
        self.declared: int = NO_CARD
        self.drawn: int = 0  # SECRET the Dealer's cards that were drawn, not received, as bits
        self.saw: list[int] = [0] * MAX_SEATS
        # saw: SECRET by seat: cards it held as Dealer this round, as bits. Its memory (H6).
        self.known_held: int = 0  # cards that were declared and not yet revealed, as bits (H9)
        self.goat_returned: bool = False  # H4: the Goat was turned up, so it is not face down
        # What anyone may remember of tokens: public gains, and thefts with their secret types.
        self.gained: list[list[int]] = [[0] * RESOURCES for _ in range(MOST_ROUNDS * MAX_SEATS)]
        # gained: by round * MAX_SEATS + seat, by resource; a round's theft comes after its gains
        self.theft_taker: list[int] = [NO_SEAT] * MOST_ROUNDS  # by round
        self.theft_victim: list[int] = [NO_SEAT] * MOST_ROUNDS  # by round
        self.theft_type: list[int] = [0] * MOST_ROUNDS  # SECRET by round: a resource


def active(s: GoatState, seat: int) -> bool:
    """GOAT-F25: active is who has a small hat left."""
    return s.hats[seat] > 0


def count_active(s: GoatState) -> int:
    found = 0
    for seat in range(s.seats):
        found += active(s, seat)
    return found


def count_cards(s: GoatState, where: int) -> int:
    found = 0
    for card in range(CHARACTERS):
        found += s.where[card] == where
    return found


def count_tokens(s: GoatState, seat: int) -> int:
    found = 0
    for resource in range(RESOURCES):
        found += s.tokens[seat][resource]
    return found


def gain_token(s: GoatState, seat: int, resource: int, number: int) -> None:
    """GOAT-H15: everyone sees it happen; face down afterwards."""
    s.tokens[seat][resource] += number
    s.gained[max(s.round - 1, 0) * MAX_SEATS + seat][resource] += number  # setup is in round 1


def next_clockwise(s: GoatState, seat: int) -> int:
    return (seat + 1) % s.seats
