"""Why a seat may not do something now: the name of a text."""

from __future__ import annotations

from farwest.games.circles import actions as do
from farwest.games.circles import questions as ask
from farwest.games.circles.numbers import FREE_EXCHANGE, PRICE
from farwest.games.circles.view import CirclesView

ASKED = (  # by verb: the first int after it, and the questions it answers
    (do.SIDE, (ask.FLICK, ask.SALOON_FLICK)),
    (do.RIDE, (ask.VOTE, ask.SHERIFF)),
    (do.BUY, (ask.TICKETS,)),
    (do.DRAW, (ask.SHOP,)),
    (do.LEAVE, (ask.DIG,)),
    (do.DEPOSIT, (ask.DIG, ask.BANK)),
    (do.AMOUNT, (ask.BANK,)),
    (do.BET, (ask.BANK_AMOUNT,)),
    (do.STAKE, (ask.SALOON_OPEN,)),
    (do.ROB, (ask.SALOON_ANSWER,)),
    (do.FIRST, (ask.ROB_VICTIM,)),
    (do.ACTIONS, (ask.SALOON_OPEN, ask.SALOON_ANSWER)),
)


def refusal(view: CirclesView, action: int) -> str:
    kind, seat = view.frames[-1][:2]
    if do.FIRST <= action < do.COIN:
        return "refusal-chance"
    if seat != view.seat:
        return "refusal-not-your-turn"
    if kind not in next(questions for end, questions in ASKED if action < end):
        return "refusal-not-asked"
    if kind in (ask.FLICK, ask.SALOON_FLICK):
        return "refusal-level"
    if kind == ask.TICKETS:
        return "refusal-tickets"
    if kind == ask.SHOP:
        good = action - do.BUY
        poor = view.purse[seat] < PRICE[good]
        return "refusal-too-dear" if poor else "refusal-sold-out"
    if kind == ask.BANK:
        return "refusal-purse-empty" if action == do.DEPOSIT else "refusal-account-empty"
    if kind == ask.BANK_AMOUNT:
        return "refusal-amount"
    if kind in (ask.SALOON_OPEN, ask.SALOON_ANSWER):
        if action < do.COIN or not view.variant[FREE_EXCHANGE]:
            return "refusal-coin" if action < do.COIN else "refusal-highest"
        return "refusal-no-coin"
    victim = action - do.ROB
    if victim >= view.seats:
        return "refusal-no-such-seat"
    return "refusal-yourself" if victim == seat else "refusal-not-eligible"
