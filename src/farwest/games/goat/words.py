"""What the ints of goat are called, what its questions speak of, and why it refuses."""

from __future__ import annotations

from typing import Final

from farwest.games.goat import actions as do
from farwest.games.goat import questions as ask
from farwest.games.goat.causes import LAST_STAGE, NO_CHOICE
from farwest.games.goat.numbers import IN_USE, MAX_SEATS, MOST_ROUNDS, SALOON
from farwest.games.goat.state import NO_SEAT
from farwest.games.goat.view import GoatView
from farwest.kit.refusing import OF_CHANCE, not_asked

NAMES: Final = {  # in the order of numbers.py
    "character": (
        *("storekeeper", "kid", "banker", "widow", "farmer", "cowboy", "miner", "prospector"),
        *("outlaw", "sheriff", "thief", "charlatan", "barmaid", "gambler", "goat"),
    ),
    "location": ("store", "bank", "ranch", "mine", "saloon"),
    "resource": ("bottle", "supplies", "bills", "cattle", "nugget"),
    "whereabouts": (
        *("boxed", "deck", "face_up", "face_down", "hand"),
        *("in_play", "discarded", "refused", "undealt"),
    ),
}
LISTS: Final = {  # names that no text has: of fields and positions
    "gains": tuple(f"round_{k + 1}_seat_{s}" for k in range(MOST_ROUNDS) for s in range(MAX_SEATS)),
    # gains: GOAT-H15: what each seat gained in each round
}
ANSWERS: Final = {  # by the first int of a verb: the questions it answers
    do.OFFER: (ask.OFFER_CARD,),
    do.TARGET: (ask.OFFER_TARGET,),
    do.DECLARING: (ask.DECLARE,),
    do.ACCEPT: (ask.RESPOND,),
    do.ROB: (ask.THIEF_LOCATION,),
    do.DUPE: (ask.CHARLATAN_COIN,),
    do.SERVE: (ask.BARMAID_BOTTLE,),
    do.GAMBLE: (ask.GAMBLE_VICTIM,),
    do.DEALER: OF_CHANCE,
}


def asks(view: GoatView) -> dict[str, tuple[str, int]]:
    """What the sentence of a question speaks of."""
    kind, _, left, _ = view.frames[-1]
    if kind == ask.RESPOND:
        about = {"a": ("seat", view.dealer), "b": ("character", view.declared)}
        return about | {"cause": ("number", kind_of_offer(view))}
    if kind == ask.OFFER_CARD and view.last_active != NO_SEAT:
        return {"last": ("seat", view.last_active), "cause": ("number", kind_of_offer(view))}
    if kind in (ask.OFFER_CARD, ask.DECLARE):
        return {"cause": ("number", kind_of_offer(view))}
    if kind == ask.CHARLATAN_COIN:
        return {"n": ("number", left)}
    if kind == ask.BARMAID_BOTTLE:
        return {"n": ("number", view.tile_tokens[SALOON])}
    return {}


def kind_of_offer(view: GoatView) -> int:
    """Usual; GOAT-F36, GOAT-F38: to the last active player; GOAT-F37: who must accept it."""
    if view.last_active == NO_SEAT:
        return 0
    return NO_CHOICE if view.hand_size == view.hats[view.last_active] else LAST_STAGE


def refusal(view: GoatView, action: int) -> str:
    """The name of a text."""
    if early := not_asked(ANSWERS, view, action):
        return early
    kind = view.frames[-1][0]
    if kind == ask.OFFER_CARD:
        return "refusal-not-in-hand"
    if kind == ask.OFFER_TARGET:
        return refused_seat(view, action - do.TARGET, "refusal-not-active")
    if kind == ask.DECLARE:
        return "refusal-declare-not-in-hand"
    if kind == ask.THIEF_LOCATION:
        used = IN_USE[view.seats][action - do.ROB]
        return "refusal-no-token-there" if used else "refusal-not-in-use"
    if kind == ask.CHARLATAN_COIN:
        return refused_seat(view, action - do.DUPE, "refusal-no-coin")
    if kind == ask.BARMAID_BOTTLE:
        return refused_seat(view, action - do.SERVE, "refusal-not-asked")
    return refused_seat(view, action - do.GAMBLE, "refusal-no-token")


def refused_seat(view: GoatView, seat: int, why: str) -> str:
    if seat >= view.seats:
        return "refusal-no-such-seat"
    return "refusal-yourself" if seat == view.seat else why
