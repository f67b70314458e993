"""What is true of every position of goat: no card, no hat and no goods are lost."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.goat.numbers import (
    BOXED,
    CHARACTERS,
    CHARLATAN,
    COINS,
    DISCARDED,
    FACE_DOWN,
    FACE_UP,
    HAND,
    HATS,
    IN_PLAY,
    IN_USE,
    LOCATIONS,
    MAX_SEATS,
    NO_CARD,
    REMOVED,
    RESOURCE_OF,
    RESOURCES,
    RICH_STORE,
    START_BOTTLES,
    SUPPLY,
    UNDEALT,
)
from farwest.games.goat.reachable import unreachable
from farwest.games.goat.state import GoatState
from farwest.games.goat.words import NAMES


def invariants(s: GoatState) -> Iterator[str]:
    """GOAT-D13, and the sizes that a view makes public; then what no game can come to."""
    yield from cards_are_whole(s)
    yield from goods_are_whole(s)
    yield from unreachable(s)


def cards_are_whole(s: GoatState) -> Iterator[str]:
    where, owner = list(s.where), list(s.owner)
    for card, name in enumerate(NAMES["character"]):
        if (where[card] == BOXED) != (REMOVED[s.seats][card] > 0):
            yield f"with {s.seats} seats the {name} is {NAMES['whereabouts'][where[card]]}."
        hatted = where[card] in (IN_PLAY, DISCARDED)
        if hatted != (owner[card] in range(s.seats)):
            yield f"a card has a hat if it is in play or discarded, and the {name} is not so."
        held = where[card] in (HAND, UNDEALT)
        if s.known_held >> card & 1 and not held:
            yield f"the {name} was declared, but it is neither held nor undealt."
    for seat in range(s.seats):
        if s.hats[seat] < 0 or s.hats[seat] + owner.count(seat) != HATS[s.seats]:
            yield f"seat {seat} has {HATS[s.seats]} hats, on cards and left, not another number."
    if where.count(FACE_UP) > 2 or where.count(FACE_DOWN) > 1:
        yield "one card is laid aside face up and one face down."
    if s.offered != NO_CARD and where[s.offered] != HAND:
        yield "the offered card is one of the Dealer's hand."
    if s.declared != NO_CARD and where[s.declared] != HAND:
        yield "the declared character is one of the Dealer's hand."
    hand = sum(1 << card for card in range(CHARACTERS) if where[card] == HAND)
    if hand and (s.dealer not in range(s.seats) or s.saw[s.dealer] & hand != hand):
        yield "the Dealer has seen every card of the hand."
    if s.drawn & ~hand:
        yield "cards marked as drawn are in the hand."


def goods_are_whole(s: GoatState) -> Iterator[str]:
    tokens, seats = list(s.tokens), range(s.seats)
    for location in range(LOCATIONS):
        resource = RESOURCE_OF[location]
        looted = s.loot if s.loot_from == location else 0
        owned = sum(tokens[seat][resource] for seat in seats)
        total = s.supply[resource] + s.tile_tokens[location] + looted + owned
        dealt = START_BOTTLES * s.seats if NAMES["resource"][resource] == "bottle" else 0
        name = NAMES["resource"][resource]
        if total != SUPPLY[s.seats][resource] + dealt:
            yield f"there are {SUPPLY[s.seats][resource] + dealt} {name} in all, not {total}."
        if not IN_USE[s.seats][location] and s.tile_coins[location]:
            yield f"the {NAMES['location'][location]} is not used with {s.seats} seats."
    counts = [*s.supply, *s.tile_tokens, *s.tile_coins, *s.coins, *s.elixirs, s.loot]
    if min(*counts, *(n for row in tokens for n in row)) < 0:
        yield "no count of goods is below zero."
    if sum(s.elixirs) and s.where[CHARLATAN] != IN_PLAY:
        yield "elixirs are held only while the Charlatan is in play."
    if (s.loot > 0) != (s.loot_from != -1) and s.loot > 0:
        yield "loot comes from a location."
    circulating = sum(s.coins) + sum(s.tile_coins) + sum(s.elixirs)
    if circulating > COINS and s.variant[RICH_STORE] == 0:
        yield f"there are {COINS} coins, not {circulating}."
    for seat in seats:
        rounds = range(len(s.theft_taker))
        gained = [sum(s.gained[k * MAX_SEATS + seat][r] for k in rounds) for r in range(RESOURCES)]
        for k in rounds:
            gained[s.theft_type[k]] += (s.theft_taker[k] == seat) - (s.theft_victim[k] == seat)
        if gained != tokens[seat]:
            yield f"seat {seat} owns the tokens it gained, less what was stolen."
