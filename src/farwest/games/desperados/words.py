"""Why a seat may not do something now: the name of a text."""

from __future__ import annotations

from farwest.games.desperados import actions as do
from farwest.games.desperados import questions as ask
from farwest.games.desperados.numbers import (
    BANK_AT,
    COACHES,
    NEIGHBOURS,
    NO_BANK,
    NO_CARD,
    NO_TILE,
    POKER_OF,
    SALOON,
)
from farwest.games.desperados.view import DesperadosView

ASKED = (  # by verb: the first int after it, and the questions it answers
    (do.RIDE, (ask.SETUP_MARSHAL, ask.SETUP_SHERIFF, ask.SETUP_DESPERADO)),
    (do.LAY, (ask.SHERIFF,)),
    (do.NOTHING, (ask.MARSHAL_CARD, ask.DESPERADO_CARD)),
    (do.FILL, (ask.INTENT,)),
    (do.MARSHAL, (ask.REFILL_BANK,)),
)


def refusal(view: DesperadosView, action: int) -> str:
    kind, seat = view.frames[-1][:2]
    if action >= do.MARSHAL:
        return "refusal-chance"
    if seat != view.seat:
        return "refusal-not-your-turn"
    if kind not in next(kinds for end, kinds in ASKED if action < end):
        return "refusal-not-asked"
    if kind == ask.SHERIFF:
        return "refusal-no-road-for-sheriff"
    if kind in (ask.MARSHAL_CARD, ask.DESPERADO_CARD):
        return refused_card(view, action - do.LAY)
    if kind == ask.INTENT:
        return refused_intent(view, action)
    return "refusal-not-empty"


def here(view: DesperadosView) -> int:
    """Where the view's own seat is: the last town it laid, or where it began."""
    row = view.laid[view.seat]
    towns = [card for card in row if card not in (NO_CARD, SALOON)]
    return towns[-1] if towns and not view.stuck[view.seat] else view.start[view.seat]


def refused_card(view: DesperadosView, card: int) -> str:
    if view.lost[view.seat] >> card & 1:
        return "refusal-lost-card"
    if card in view.laid[view.seat]:
        return "refusal-laid-card"
    if card != SALOON and not NEIGHBOURS[here(view)] >> card & 1:
        return "refusal-no-road"
    return "refusal-stuck"


def refused_intent(view: DesperadosView, action: int) -> str:
    town = here(view)
    if view.stuck[view.seat]:
        return "refusal-stuck"
    if action == do.SPY:
        bank = BANK_AT[town]
        there = bank != NO_BANK and view.bank[bank] != NO_TILE
        return "refusal-not-asked" if there else "refusal-no-bank"
    aim = POKER_OF + town if action == do.CHEAT else action - do.HOLD_UP
    if any(crew >> view.seat & 1 for crew in view.job_crew):
        return "refusal-disk-used"
    if aim < COACHES and view.coach[aim] != town:
        return "refusal-no-coach"
    if aim >= COACHES and not view.poker >> town & 1:
        return "refusal-no-poker"
    if aim in view.job_target:
        return "refusal-disk-there"
    return "refusal-too-few"
