"""Why a seat may not do something now: the name of a text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.carson import actions as do
from farwest.games.carson import questions as ask
from farwest.games.carson.numbers import (
    ATTACKED,
    BUILT,
    CAPTAIN,
    CAPTAIN_MOST,
    CONSTRUCTION,
    FIRST_CELL,
    LAND_INCOME,
    NO_TILE,
    RED,
    RIVER,
    SHERIFF,
    WHITE,
    YELLOW,
)
from farwest.games.carson.phases.placement import WHITE_ONE
from farwest.games.carson.view import CarsonView, shields
from farwest.kit.refusing import OF_CHANCE, not_asked

ANSWERS: Final = {  # by the first int of a verb: the questions it answers
    do.GO: (ask.PLACE,),
    do.SEND: (ask.CHOOSE_WORKER,),
    do.PASS: (ask.PLACE, ask.CHOOSE_WORKER),
    do.CLAIM: (ask.CLAIM_PARCEL,),
    do.PICK: (ask.PICK_PERSONALITY,),
    do.TAKE_MONEY: (ask.TAKE_OR_WAIT, ask.GROCER_INCOME),
    do.WAIT: (ask.TAKE_OR_WAIT,),
    do.LOT: (ask.BUY_LOT,),
    do.HIRE: (ask.CAPTAIN_BUY,),
    do.TAKE_TILE: (ask.RAILROAD_TAKE,),
    do.DUEL: (ask.NEXT_DUEL,),
    do.BUY: (ask.BUY_PARCEL,),
    do.BUY_TILE: (ask.BUY_BUILDING,),
    do.PERFORM: (ask.FREE_ACTION,),
    do.DECLINE: (ask.BUY_BUILDING, ask.FREE_ACTION),
    do.BUILD: (ask.BUILD_OR_KEEP,),
    do.BUILD_KEPT: (ask.BUILD_DEFERRED,),
    do.BUILD_ON: (ask.BUILD_PARCEL,),
    do.HOUSE_ON: (ask.HOUSE_PARCEL,),
    do.CANCEL: (ask.BUILD_PARCEL, ask.HOUSE_PARCEL),
    do.AGREE: (ask.CONSENT,),
    do.LAY: (ask.LAY_ROAD, ask.FREE_ROAD),
    do.DONE: (ask.LAY_ROAD,),
    do.STOP: (ask.BUY_PARCEL, ask.BUILD_DEFERRED, ask.FREE_ROAD),
    do.DOUBLE: (ask.GROCER_INCOME,),
    do.BUY_POINTS: (ask.BUY_VP,),
    do.CONVERT: (ask.CASH_LIMIT,),
    do.PLAY_TILE: (ask.DUEL_TILE,),
    do.SPARE: (ask.MORTAL,),
    do.TURN_SIDE: OF_CHANCE,
    do.PLAY_TWIN: (ask.DUEL_TILE,),
}


def refusal(view: CarsonView, action: int) -> str:
    if early := not_asked(ANSWERS, view, action):
        return early
    kind = view.frames[-1][0]
    return f"refusal-{WHY[kind](view, action)}"


def why_not_place(view: CarsonView, action: int) -> str:
    if action == do.PASS:
        return "must-place"
    if action < do.STAKE:
        return why_not_square(view, action)
    if action < do.ATTACK:
        return why_not_parcel(view, action - do.STAKE)
    return why_not_building(view, action)


def why_not_square(view: CarsonView, square: int) -> str:
    if CONSTRUCTION <= square < LAND_INCOME and view.row[square - CONSTRUCTION] == NO_TILE:
        return "no-tile"
    return why_not_there(view, square) or "closed"


def why_not_there(view: CarsonView, target: int) -> str:
    """Because of who stands there; empty if that is no reason."""
    standing = view.standing[target]
    if standing >> view.seat & 1:
        return "own-cowboy"
    if standing & WHITE:
        return "white-cowboy"
    if standing and view.frames[-1][2] == WHITE_ONE:
        return "white-alone"
    return "law-abiding" if standing and is_law_abiding(view) else ""


def is_law_abiding(view: CarsonView) -> bool:
    return view.card[view.seat] == SHERIFF and view.face[SHERIFF] == RED


def why_not_parcel(view: CarsonView, cell: int) -> str:
    if view.ground[cell] == RIVER:
        return "river"
    return "owned" if view.owner[cell] >= 0 else why_not_there(view, FIRST_CELL + cell)


def why_not_building(view: CarsonView, action: int) -> str:
    attacks = action < do.PROTECT
    cell = action - (do.ATTACK if attacks else do.PROTECT)
    if not ATTACKED[view.ground[cell]] or shields(view.ground)[cell]:
        return "not-attackable"
    if attacks and view.owner[cell] == view.seat:
        return "your-own"
    if not attacks and view.owner[cell] != view.seat:
        return "not-yours"
    if attacks and is_law_abiding(view):
        return "law-abiding"
    alone = attacks and view.frames[-1][2] == WHITE_ONE
    return "white-alone" if alone else why_not_there(view, FIRST_CELL + cell)


def why_not_worker(view: CarsonView, action: int) -> str:
    return "no-cowboy"


def why_not_claim(view: CarsonView, action: int) -> str:
    return "river" if view.ground[action - do.CLAIM] == RIVER else "owned"


def why_not_captain(view: CarsonView, action: int) -> str:
    hires = do.HIRE <= action <= do.HIRE + CAPTAIN_MOST
    if hires != (view.face[CAPTAIN] == YELLOW):
        return "captain-side"
    if hires and action - do.HIRE > view.supply[view.seat]:
        return "no-cowboys-left"
    return "too-dear"


def why_not_bought(view: CarsonView, action: int) -> str:
    cell = action - do.BUY
    alone = view.standing[FIRST_CELL + cell] & ~WHITE == 1 << view.seat
    return "too-dear" if alone and view.ground[cell] < BUILT else "not-won"


def why_not_road(view: CarsonView, action: int) -> str:
    return "not-served" if action == do.DONE else "no-road"


def always(reason: str) -> Callable[[CarsonView, int], str]:
    return lambda _view, _action: reason


WHY: dict[int, Callable[[CarsonView, int], str]] = {  # by question
    ask.PLACE: why_not_place,
    ask.CHOOSE_WORKER: why_not_worker,
    ask.CLAIM_PARCEL: why_not_claim,
    ask.PICK_PERSONALITY: always("taken-card"),
    ask.BUY_LOT: always("too-dear"),
    ask.CAPTAIN_BUY: why_not_captain,
    ask.RAILROAD_TAKE: always("no-tile"),
    ask.NEXT_DUEL: always("no-duel"),
    ask.BUY_PARCEL: why_not_bought,
    ask.BUILD_DEFERRED: always("not-kept"),
    ask.BUILD_PARCEL: always("no-site"),
    ask.HOUSE_PARCEL: always("no-plot"),
    ask.LAY_ROAD: why_not_road,
    ask.FREE_ROAD: always("no-road"),
    ask.GROCER_INCOME: always("not-built"),
    ask.BUY_VP: always("amount"),
    ask.CASH_LIMIT: always("limit"),
    ask.DUEL_TILE: always("no-duel-tile"),
}
