"""Offers: a card, a target, a claim, an answer; and how the hand goes round."""

from __future__ import annotations

from farwest.games.goat.actions import ACCEPT, DECLARING, DRAW, OFFER, REFUSE, TARGET
from farwest.games.goat.causes import (
    ENTERING,
    LAST_STAGE,
    NO_CHOICE,
    PAST_LAST,
    TAKING_ALL,
    TAKING_FOUR,
)
from farwest.games.goat.events import (
    ACCEPTED,
    BECAME_INACTIVE,
    BECAME_LAST,
    CHOSE_CARD,
    CHOSE_TARGET,
    DECLARED,
    DREW,
    FORCED,
    LEFT_OVER,
    OFFERED,
    PASSED,
    PLACED,
    RECEIVED,
    REFUSED_CARD,
    REFUSED_OFFER,
    TOOK_DECK,
)
from farwest.games.goat.numbers import (
    CHARACTERS,
    DECK,
    DECLARE_FORCED,
    FIRST_HAND,
    HAND,
    IN_PLAY,
    NO_CARD,
    REFUSED,
    UNDEALT,
)
from farwest.games.goat.phases.effects import instant_effect
from farwest.games.goat.phases.upkeep import offer_deck
from farwest.games.goat.questions import (
    DECLARE,
    DRAW_CARD,
    MAKE_OFFER,
    OFFER_CARD,
    OFFER_TARGET,
    PASS_HAND,
    RESPOND,
)
from farwest.games.goat.state import (
    NO_SEAT,
    GoatState,
    active,
    count_active,
    count_cards,
    next_clockwise,
)
from farwest.kernel.state import CHANCE, NOBODY


def first_deal_answer(s: GoatState, action: int) -> None:
    """GOAT-F20: the first Dealer of the round takes 4 cards, unseen by the others."""
    s.ask(MAKE_OFFER, NOBODY)
    for _ in range(FIRST_HAND):
        s.ask(DRAW_CARD, CHANCE, s.dealer)


def draw_card_options(s: GoatState) -> None:
    offer_deck(s, DRAW)


def draw_card_answer(s: GoatState, action: int) -> None:
    """GOAT-F20: the first four of a round; GOAT-F27: one for every later Dealer."""
    draw(s, action - DRAW, TAKING_FOUR if count_cards(s, IN_PLAY) == 0 else 0)


def draw(s: GoatState, card: int, cause: int) -> None:
    s.where[card] = HAND
    s.drawn |= 1 << card
    s.saw[s.dealer] |= 1 << card
    s.tell(DREW, s.dealer, card, seen_by=1 << s.dealer, cause=cause)


def make_offer_answer(s: GoatState, action: int) -> None:
    s.ask(OFFER_CARD, s.dealer)


def offer_card_options(s: GoatState) -> None:
    offer_hand(s, OFFER)


def offer_hand(s: GoatState, verb: int) -> None:
    s.offer_those(verb, s.where, HAND)


def offer_card_answer(s: GoatState, action: int) -> None:
    """GOAT-F21a: one card of the hand is laid face down. GOAT-F36: a LAP is the only target."""
    s.offered = action - OFFER
    s.tell(CHOSE_CARD, s.dealer, s.offered, seen_by=1 << s.dealer, cause=kind_of_offer(s))
    s.target = s.last_active
    if s.last_active == NO_SEAT:
        s.ask(OFFER_TARGET, s.dealer)
    elif must_accept(s) and s.variant[DECLARE_FORCED] == 0:
        take_forced(s)
    else:
        s.ask(DECLARE, s.dealer)


def must_accept(s: GoatState) -> bool:
    """GOAT-F37: as many cards as the LAP has hats: every one must be accepted."""
    return s.last_active != NO_SEAT and count_cards(s, HAND) == s.hats[s.last_active]


def kind_of_offer(s: GoatState) -> int:
    """GOAT-F21 in the normal stage, GOAT-F36 to the LAP, GOAT-F37 if it must be accepted."""
    if must_accept(s):
        return NO_CHOICE
    return LAST_STAGE if s.last_active != NO_SEAT else 0


def take_forced(s: GoatState) -> None:
    """GOAT-F37: no answer is asked."""
    s.tell(FORCED, s.target)
    reveal_to(s, s.target)


def offer_target_options(s: GoatState) -> None:
    """GOAT-F21b: an active opponent."""
    for seat in range(s.seats):
        if seat != s.seat and active(s, seat):
            s.offer(TARGET + seat)


def offer_target_answer(s: GoatState, action: int) -> None:
    s.target = action - TARGET
    s.tell(CHOSE_TARGET, s.dealer, s.target, seen_by=1 << s.dealer)
    s.ask(DECLARE, s.dealer)


def declare_options(s: GoatState) -> None:
    """GOAT-F21c: a character of the hand, the offered one included; true or false."""
    offer_hand(s, DECLARING)


def declare_answer(s: GoatState, action: int) -> None:
    """GOAT-H8: now all see target and claim. GOAT-H9: and know that the claimed card is held.

    GOAT-G14: with declare_forced a claim is made even if the card must be accepted.
    """
    s.declared = action - DECLARING
    s.known_held |= 1 << s.declared
    s.tell(OFFERED, s.dealer, s.target, cause=kind_of_offer(s))
    s.tell(DECLARED, s.dealer, s.declared, cause=kind_of_offer(s))
    if must_accept(s):
        take_forced(s)
    else:
        s.ask(RESPOND, s.target)


def respond_options(s: GoatState) -> None:
    """GOAT-F22: accept or refuse, without seeing the card."""
    s.offer(ACCEPT)
    s.offer(REFUSE)


def respond_answer(s: GoatState, action: int) -> None:
    """GOAT-F23: accepted, the target's hat; refused, the Dealer's; GOAT-F38: or the discard."""
    if action == ACCEPT:
        s.tell(ACCEPTED, s.target, cause=kind_of_offer(s))
        reveal_to(s, s.target)
    elif s.last_active == NO_SEAT:
        s.tell(REFUSED_OFFER, s.target)
        reveal_to(s, s.dealer)
    else:
        s.tell(REFUSED_OFFER, s.target, cause=LAST_STAGE)
        discard_refused(s)


def reveal_to(s: GoatState, seat: int) -> None:
    """GOAT-F24: the card is revealed, gets a hat of `seat` and goes to its place."""
    card = take_offered(s)
    s.where[card] = IN_PLAY
    s.owner[card] = seat
    s.hats[seat] -= 1
    s.tell(PLACED, seat, card)
    s.ask(PASS_HAND, NOBODY)
    if s.hats[seat] == 0:
        s.tell(BECAME_INACTIVE, seat)  # GOAT-F25
    instant_effect(s, seat, card)  # GOAT-F26


def discard_refused(s: GoatState) -> None:
    """GOAT-F38: revealed, then discarded: no controller, no effect, not in play."""
    card = take_offered(s)
    s.where[card] = REFUSED
    s.tell(REFUSED_CARD, s.last_active, card)
    s.ask(PASS_HAND, NOBODY)


def take_offered(s: GoatState) -> int:
    card = s.offered
    s.offered = NO_CARD
    s.declared = NO_CARD
    s.target = NO_SEAT
    s.drawn = 0
    s.known_held &= ~(1 << card)
    return card


def pass_hand_answer(s: GoatState, action: int) -> None:
    """The offer is fully resolved: who deals next?"""
    if s.last_active == NO_SEAT and count_active(s) == 1:
        find_last_active(s)
    if s.last_active == NO_SEAT:
        pass_to_active(s)
    elif s.hats[s.last_active] == 0:
        end_distribution(s)
    else:
        pass_around_last(s)


def find_last_active(s: GoatState) -> None:
    """GOAT-F30: exactly one player is active: the LAP, who deals no more this round (F31)."""
    for seat in range(s.seats):
        if active(s, seat):
            s.last_active = seat
    s.tell(BECAME_LAST, s.last_active)


def pass_to_active(s: GoatState) -> None:
    """GOAT-F27: the hand goes to the next active player clockwise, who draws a card."""
    dealer = next_clockwise(s, s.dealer)
    while not active(s, dealer):
        dealer = next_clockwise(s, dealer)
    pass_cards(s, dealer, 0)
    s.ask(MAKE_OFFER, NOBODY)
    s.ask(DRAW_CARD, CHANCE, dealer)


def pass_around_last(s: GoatState) -> None:
    """GOAT-F32, GOAT-F39: clockwise, skipping the LAP. GOAT-F34: the first takes all the deck."""
    dealer = next_clockwise(s, s.dealer)
    if dealer == s.last_active:
        dealer = next_clockwise(s, dealer)
    left = count_cards(s, DECK)
    pass_cards(s, dealer, ENTERING if left > 0 else PAST_LAST)
    if left > 0:
        s.tell(TOOK_DECK, dealer, left)
        for card in range(CHARACTERS):
            if s.where[card] == DECK:
                draw(s, card, TAKING_ALL)
    s.ask(MAKE_OFFER, NOBODY)


def pass_cards(s: GoatState, dealer: int, cause: int) -> None:
    """GOAT-H5: the new Dealer sees what was passed on. GOAT-F35: it may be the same Dealer."""
    if dealer == s.dealer:
        return
    s.tell(PASSED, s.dealer, dealer, count_cards(s, HAND), cause=cause)
    s.dealer = dealer
    for card in range(CHARACTERS):
        if s.where[card] == HAND:
            s.saw[dealer] |= 1 << card
            s.tell(RECEIVED, dealer, card, seen_by=1 << dealer)


def end_distribution(s: GoatState) -> None:
    """GOAT-F40: cards still in hand are laid with the deck, unrevealed and not in play."""
    left = count_cards(s, HAND)
    if left > 0:
        s.tell(LEFT_OVER, s.dealer, left)
    for card in range(CHARACTERS):
        if s.where[card] == HAND:
            s.where[card] = UNDEALT
