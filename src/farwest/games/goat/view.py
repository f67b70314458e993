"""What one seat of goat sees (RULES.md section 7), and how a view becomes a world."""

from __future__ import annotations

from typing import Annotated, Final

from farwest.games.goat.numbers import (
    CHARACTERS,
    DECK,
    FACE_DOWN,
    HAND,
    MAX_SEATS,
    MOST_ROUNDS,
    NO_CARD,
    RESOURCES,
    UNDEALT,
    UNKNOWN,
)
from farwest.games.goat.state import NO_SEAT, GoatState
from farwest.kit.fields import BySeat, Field, Number, Seat, Yes, imagined, seen
from farwest.kit.view import View

CHOSEN_NOT_DEALT: Final = {  # hidden, but chosen: redeal need not have their frequencies
    "offered": "H7: the Dealer chose it; D3: till it is declared, no world has one",
    "target": "H8: the Dealer chose it; D3: till it is declared, no world has one",
    "frames": "D3: while an offer is prepared, every world is at its beginning",
    # No rule reads these two: options, draws, tellings and scores are the same without them
    # (tests/games/goat/test_worlds.py), so how often a world has which is nothing to a search.
    "drawn": "H5: marks for the Dealer's own view, of cards that `where` deals; no rule reads them",
    "saw": "H6: a memory for its owner's own view, of cards that `where` deals; no rule reads it",
}

ByLocation = Annotated[list[int], Field(("location",))]
Character = Annotated[int, Field(holds="character")]
Characters = Annotated[int, Field(holds="set of character")]


class GoatView(View, frozen=True, tag="goat"):
    round: Number  # from 1 on; 0 before the first
    dealer: Seat  # who holds the hand of cards; -1: nobody yet
    last_active: Seat  # the only one with hats left (F30); -1: there are more
    hats: BySeat  # small hats left
    coins: BySeat  # H13
    elixirs: BySeat  # coins of theirs on the Charlatan
    tokens: Annotated[list[list[int]], Field(("seat", "resource"), unknown=UNKNOWN, filled="seats")]
    # tokens: empty if not for these eyes (H15)
    token_count: Annotated[list[int], Field(("seat",), sums="tokens", filled="seats")]  # H14
    supply: Annotated[list[int], Field(("resource",))]  # tokens left in the box
    tile_tokens: ByLocation  # that lie there
    tile_coins: ByLocation  # that lie there
    loot: Number  # tokens on the Thief
    loot_from: Annotated[int, Field(holds="location")]  # where they were taken; -1: none were
    where: Annotated[list[int], Field(("character",), "whereabouts", UNKNOWN)]
    # where: UNKNOWN: in deck, hand or face down
    owner: Annotated[list[int], Field(("character",), "seat")]  # whose hat is on it
    deck_size: Annotated[
        int, Field(sums="where", at=(DECK, UNDEALT))
    ]  # undealt cards included (D14)
    hand_size: Annotated[int, Field(sums="where", at=(HAND,))]  # cards in the Dealer's hand
    face_down: Annotated[int, Field(sums="where", at=(FACE_DOWN,))]  # cards laid aside face down
    offered: Character  # the Dealer's own (H7)
    target: Seat  # whom the offer is made to; -1: nobody, or not for these eyes (H8)
    declared: Character  # what the Dealer says it is; -1: nothing yet
    drawn: Characters  # the Dealer's own marks, as bits (H5)
    saw: Annotated[int, Field(holds="set of character", own=True)]
    # saw: cards this seat held this round, as bits (H6)
    known_held: Characters  # declared and not yet revealed, as bits (H9)
    goat_returned: Yes  # H4
    gained: Annotated[list[list[int]], Field(("gains", "resource"))]  # tokens it got in it
    theft_taker: Annotated[list[int], Field((MOST_ROUNDS,), "seat")]  # by round; -1: no theft
    theft_victim: Annotated[list[int], Field((MOST_ROUNDS,), "seat")]  # by round; -1: no theft
    theft_type: Annotated[list[int], Field((MOST_ROUNDS,), "resource", UNKNOWN)]
    # theft_type: UNKNOWN if neither taker nor victim (H16)


HIDDEN: Final = {  # how positions read what a view has otherwise or not at all
    "saw": Field(("seat",), "set of character", about="cards it held this round (H6)"),
}


def see(s: GoatState, seat: int) -> GoatView:
    return seen(GoatView, GoatState, s, seat)


def imagine(view: GoatView, s: GoatState) -> None:
    """What the view does not say gets any lawful value, to be redealt."""
    imagined(view, GoatState, s, apart=("where", "offered", "saw", "theft_type", "tokens"))
    s.where = place_cards(view)
    responding = view.declared != NO_CARD
    s.offered = s.where.index(HAND) if responding else NO_CARD
    if view.seat == view.dealer:
        s.offered = view.offered
    s.saw = [view.saw if seat == view.seat else 0 for seat in range(MAX_SEATS)]
    s.theft_type = [max(stolen, 0) for stolen in view.theft_type]
    empty = [0] * RESOURCES  # redeal works out the tokens of a game that goes on
    s.tokens = [tokens or empty for tokens in view.tokens] + [empty] * (MAX_SEATS - view.seats)


def place_cards(view: GoatView) -> list[int]:
    """Cards this seat cannot place fill the places whose sizes it knows, in order."""
    distributed = view.last_active != NO_SEAT and view.hats[view.last_active] == 0
    where = list(view.where)
    slots = [FACE_DOWN] * view.face_down
    slots += [HAND] * (view.hand_size - where.count(HAND))
    rest = UNDEALT if distributed else DECK
    slots += [rest] * (view.deck_size - where.count(UNDEALT))
    for card in range(CHARACTERS):
        if where[card] == UNKNOWN:
            where[card] = slots.pop()
    return where
