"""Why a seat may not do something now: the name of a text."""

from __future__ import annotations

from farwest.games.goat import actions as do
from farwest.games.goat import questions as ask
from farwest.games.goat.numbers import IN_USE
from farwest.games.goat.view import GoatView

ASKED = (  # by verb: the first int after it, and the question it answers
    (do.TARGET, ask.OFFER_CARD),
    (do.DECLARING, ask.OFFER_TARGET),
    (do.ACCEPT, ask.DECLARE),
    (do.ROB, ask.RESPOND),
    (do.DUPE, ask.THIEF_LOCATION),
    (do.SERVE, ask.CHARLATAN_COIN),
    (do.GAMBLE, ask.BARMAID_BOTTLE),
    (do.DEALER, ask.GAMBLE_VICTIM),
)


def refusal(view: GoatView, action: int) -> str:
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
