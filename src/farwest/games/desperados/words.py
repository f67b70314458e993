"""What the ints of desperados are called, what its questions speak of, and why it refuses."""

from __future__ import annotations

from typing import Final

from farwest.games.desperados import actions as do
from farwest.games.desperados import questions as ask
from farwest.games.desperados.numbers import (
    BANK_AT,
    BANK_TILES,
    BANK_WORTH,
    COACH_WORTH,
    COACHES,
    NEIGHBOURS,
    NO_BANK,
    NO_CARD,
    NO_TILE,
    POKER_OF,
    POKER_WORTH,
    SALOON,
    TOWNS,
)
from farwest.games.desperados.view import DesperadosView
from farwest.kit.refusing import OF_CHANCE, not_asked

NAMES: Final = {  # in the order of numbers.py
    "town": (
        *("aztec", "el_paso", "flagstaff", "gallup", "globe", "la_luz", "los_lunas"),
        *("payson", "phoenix", "roswell", "salem", "santa_fe", "shiprock", "silver_city"),
        *("socorro", "st_johns", "tombstone", "tuba_city", "tucson", "saloon"),
    ),
    "coach": ("brown", "blue"),
    "intent": ("undecided", "nothing", "cheat", "hold_up_brown", "hold_up_blue", "spy"),
    "status": ("active", "arrested", "out"),
    "timetable": ("1", "2", "3", "4", "5"),
    "bank_tile": tuple(str(worth) for worth in BANK_WORTH),
    "poker_tile": tuple(str(worth) for worth in POKER_WORTH),
    "coach_tile": tuple(str(worth) for worth in COACH_WORTH),
    "bank": ("flagstaff", "santa_fe", "silver_city", "socorro", "tucson"),
    "turn": ("1", "2", "3", "4", "5"),
}
LISTS: Final = {  # names that no text has: of fields and positions
    "target": (*NAMES["coach"], *(f"poker_{town}" for town in NAMES["town"][:TOWNS])),  # E1, E2
    "tile_number": tuple(f"tile_{n}" for n in range(1, BANK_TILES + 1)),  # S2: as they are drawn
}
ANSWERS: Final = {  # by the first int of a verb: the questions it answers
    do.PLACE: (ask.SETUP_MARSHAL, ask.SETUP_SHERIFF, ask.SETUP_DESPERADO),
    do.RIDE: (ask.SHERIFF,),
    do.LAY: (ask.MARSHAL_CARD, ask.DESPERADO_CARD),
    do.NOTHING: (ask.INTENT,),
    do.FILL: (ask.REFILL_BANK,),
    do.MARSHAL: OF_CHANCE,
}


def here(view: DesperadosView) -> int:
    """Where the view's own seat is: the last town it laid, or where it began."""
    row = view.laid[view.seat]
    towns = [card for card in row if card not in (NO_CARD, SALOON)]
    return towns[-1] if towns and not view.stuck[view.seat] else view.start[view.seat]


def asks(view: DesperadosView) -> dict[str, tuple[str, int]]:
    """What the sentence of a question speaks of."""
    kind, seat, a, _ = view.frames[-1]
    if kind == ask.SETUP_SHERIFF:
        return {"n": ("number", a + 1)}
    if kind == ask.SHERIFF:
        return {"a": ("town", view.sheriff[a]), "n": ("number", a + 1)}
    if kind in (ask.MARSHAL_CARD, ask.DESPERADO_CARD, ask.INTENT):
        town = here(view) if seat == view.seat else view.figure[seat]
        return {"a": ("town", town), "n": ("number", view.turn)}
    return {}


def refusal(view: DesperadosView, action: int) -> str:
    """The name of a text."""
    if early := not_asked(ANSWERS, view, action):
        return early
    kind = view.frames[-1][0]
    if kind == ask.SHERIFF:
        return "refusal-no-road-for-sheriff"
    if kind in (ask.MARSHAL_CARD, ask.DESPERADO_CARD):
        return refused_card(view, action - do.LAY)
    if kind == ask.INTENT:
        return refused_intent(view, action)
    return "refusal-not-empty"


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
