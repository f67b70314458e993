"""What the ints of goat are called, what its questions speak of, and why it refuses."""

from __future__ import annotations

from typing import Final

from farwest.games.goat import actions as do
from farwest.games.goat import questions as ask
from farwest.games.goat.numbers import IN_USE, MAX_SEATS, MOST_ROUNDS, SALOON
from farwest.games.goat.state import NO_SEAT
from farwest.games.goat.view import GoatView

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
ASKED: Final = (  # by verb: the first int after it, and the question it answers
    (do.TARGET, ask.OFFER_CARD),
    (do.DECLARING, ask.OFFER_TARGET),
    (do.ACCEPT, ask.DECLARE),
    (do.ROB, ask.RESPOND),
    (do.DUPE, ask.THIEF_LOCATION),
    (do.SERVE, ask.CHARLATAN_COIN),
    (do.GAMBLE, ask.BARMAID_BOTTLE),
    (do.DEALER, ask.GAMBLE_VICTIM),
)


def asks(view: GoatView) -> dict[str, tuple[str, int]]:
    """What the sentence of a question speaks of."""
    kind, _, left, _ = view.frames[-1]
    if kind == ask.RESPOND:
        last = int(view.last_active != NO_SEAT)  # GOAT-F38: then a refused card is discarded
        about = {"a": ("seat", view.dealer), "b": ("character", view.declared)}
        return about | {"last": ("number", last)}
    if kind == ask.CHARLATAN_COIN:
        return {"n": ("number", left)}
    if kind == ask.BARMAID_BOTTLE:
        return {"n": ("number", view.tile_tokens[SALOON])}
    return {}


def refusal(view: GoatView, action: int) -> str:
    """The name of a text."""
    kind, seat = view.frames[-1][:2]
    if action >= do.DEALER:
        return "refusal-chance"
    if seat != view.seat:
        return "refusal-not-your-turn"
    if next(question for end, question in ASKED if action < end) != kind:
        return "refusal-not-asked"
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
