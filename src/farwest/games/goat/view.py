"""What one seat of goat sees (RULES.md section 7), and how a view becomes a world. Cold."""

from __future__ import annotations

from farwest.games.goat.numbers import (
    CHARACTERS,
    DECK,
    FACE_DOWN,
    HAND,
    HIDDEN,
    MAX_SEATS,
    MOST_ROUNDS,
    NO_CARD,
    RESOURCES,
    UNDEALT,
    UNKNOWN,
)
from farwest.games.goat.questions import DECLARE, OFFER_CARD, OFFER_TARGET
from farwest.games.goat.state import NO_SEAT, GoatState
from farwest.kernel.state import OVER
from farwest.kit.view import View


class GoatView(View, frozen=True, tag="goat"):
    round: int
    dealer: int
    last_active: int
    hats: list[int]  # by seat
    coins: list[int]  # by seat (H13)
    elixirs: list[int]  # by seat
    tokens: list[list[int]]  # by seat, by resource; empty if not for these eyes (H15)
    token_count: list[int]  # by seat (H14)
    supply: list[int]  # by resource
    tile_tokens: list[int]  # by location
    tile_coins: list[int]  # by location
    loot: int
    loot_from: int
    where: list[int]  # by character; UNKNOWN: in deck, hand or face down
    owner: list[int]  # by character
    deck_size: int  # undealt cards included (D14)
    hand_size: int
    face_down: int  # cards laid aside face down
    offered: int  # the Dealer's own (H7)
    target: int
    declared: int
    drawn: int  # the Dealer's own marks, as bits (H5)
    saw: int  # cards this seat held this round, as bits (H6)
    known_held: int  # declared and not yet revealed, as bits (H9)
    goat_returned: bool  # H4
    gained: list[list[int]]  # by round * MAX_SEATS + seat, by resource
    theft_taker: list[int]  # by round
    theft_victim: list[int]  # by round
    theft_type: list[int]  # by round; UNKNOWN if neither taker nor victim (H16)


def see(s: GoatState, seat: int) -> GoatView:
    """A watcher, below 0, sees what every seat sees."""
    playing = seat >= 0
    deals = playing and seat == s.dealer
    over = s.seat == OVER
    saw = s.saw[seat] if playing else 0
    known = saw | s.known_held
    frames = s.frames()
    preparing = s.kind in (OFFER_TARGET, DECLARE)
    if preparing and not deals:  # D3
        frames = [*frames[:-1], (OFFER_CARD, *frames[-1][1:])]
    # A compiled state hands out a copy of a list each time it is asked: ask once.
    whereabouts, tokens = list(s.where), [list(row) for row in s.tokens]
    taker, victim, stolen = list(s.theft_taker), list(s.theft_victim), list(s.theft_type)
    return GoatView(
        seat=seat,
        seats=s.seats,
        variant=list(s.variant),
        frames=frames,
        round=s.round,
        dealer=s.dealer,
        last_active=s.last_active,
        hats=list(s.hats),
        coins=list(s.coins),
        elixirs=list(s.elixirs),
        tokens=[tokens[k] if over or k == seat else [] for k in range(s.seats)],
        token_count=[sum(tokens[k]) for k in range(s.seats)],
        supply=list(s.supply),
        tile_tokens=list(s.tile_tokens),
        tile_coins=list(s.tile_coins),
        loot=s.loot,
        loot_from=s.loot_from,
        where=[
            UNKNOWN if HIDDEN[place] and not known >> card & 1 else place
            for card, place in enumerate(whereabouts)
        ],
        owner=list(s.owner),
        deck_size=whereabouts.count(DECK) + whereabouts.count(UNDEALT),
        hand_size=whereabouts.count(HAND),
        face_down=whereabouts.count(FACE_DOWN),
        offered=s.offered if deals else NO_CARD,
        target=s.target if deals or not preparing else NO_SEAT,
        declared=s.declared,
        drawn=s.drawn if deals else 0,
        saw=saw,
        known_held=s.known_held,
        goat_returned=s.goat_returned,
        gained=[list(row) for row in s.gained],
        theft_taker=taker,
        theft_victim=victim,
        theft_type=[
            stolen[k] if over or seat in (taker[k], victim[k]) or taker[k] == NO_SEAT else UNKNOWN
            for k in range(MOST_ROUNDS)
        ],
    )


def imagine(view: GoatView, s: GoatState) -> None:
    """Write the view into a blank state; what it does not say gets any lawful value, to be redealt.

    Lists are assigned whole: a compiled state hands out copies of its arrays.
    """
    s.seats = view.seats
    s.variant = view.variant
    s.set_frames(view.frames)
    s.round, s.dealer, s.last_active = view.round, view.dealer, view.last_active
    s.hats, s.coins, s.elixirs, s.supply = view.hats, view.coins, view.elixirs, view.supply
    s.tile_tokens, s.tile_coins = view.tile_tokens, view.tile_coins
    s.loot, s.loot_from = view.loot, view.loot_from
    s.where = place_cards(view)
    s.owner = view.owner
    responding = view.declared != NO_CARD
    s.offered = s.where.index(HAND) if responding else NO_CARD
    if view.seat == view.dealer:
        s.offered = view.offered
    s.target, s.declared, s.drawn = view.target, view.declared, view.drawn
    s.saw = [view.saw if seat == view.seat else 0 for seat in range(MAX_SEATS)]
    s.known_held, s.goat_returned = view.known_held, view.goat_returned
    s.gained = view.gained
    s.theft_taker, s.theft_victim = view.theft_taker, view.theft_victim
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
