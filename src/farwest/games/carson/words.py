"""What the ints of carson are called, what its questions speak of, and why it refuses."""

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
    CORNERS_ON_A_SIDE,
    FIRST_CELL,
    LAND_INCOME,
    MAX_SEATS,
    MULTI,
    NO_TILE,
    RED,
    RIVER,
    ROUNDS,
    SHERIFF,
    SIDE,
    VALUES,
    WHITE,
    YELLOW,
)
from farwest.games.carson.phases.construction import tile_price
from farwest.games.carson.phases.ending import limit_of
from farwest.games.carson.phases.placement import WHITE_ONE
from farwest.games.carson.phases.roads import roads_for_a_build
from farwest.games.carson.state import NO_SEAT
from farwest.games.carson.view import CarsonView, shields, table_of
from farwest.kit.refusing import OF_CHANCE, not_asked

SQUARES: Final = (
    *("wages", "ammunition", "three_roads", "one_road"),
    *("build_12", "build_10", "build_8", "build_6", "build_5", "build_4", "build_3"),
    *("land_income", "gun_income", "gambling", "land_points", "gun_points", "building_points"),
    *("buy_5", "buy_4", "buy_3", "buy_2"),
)
CELLS: Final = tuple(f"r{r}c{c}" for r in range(1, SIDE + 1) for c in range(1, SIDE + 1))
EDGES: Final = (  # CARSON-B4: H(i, c), then V(r, j)
    *(f"h{i}-{c}" for i in range(CORNERS_ON_A_SIDE) for c in range(1, SIDE + 1)),
    *(f"v{r}-{j}" for r in range(1, SIDE + 1) for j in range(CORNERS_ON_A_SIDE)),
)
CORNERS: Final = tuple(  # CARSON-B4: P(i, j)
    f"p{i}-{j}" for i in range(CORNERS_ON_A_SIDE) for j in range(CORNERS_ON_A_SIDE)
)
BUILDINGS: Final = ("ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison")
NAMES: Final = {  # in the order of the tables
    "square": SQUARES,
    "cell": CELLS,
    "target": (*SQUARES, *CELLS),
    "edge": EDGES,
    "building": BUILDINGS,
    "ground": ("empty", "river", "mountain", "house", *BUILDINGS),
    "card": (
        *("sheriff", "banker", "grocer", "railroad_worker", "settler", "captain", "mercenary"),
    ),
    "side": ("yellow", "red"),
    "property": ("buildings", "houses", "mountains"),
    "space": ("12", "10", "8", "6", "5", "4", "3"),
    "lot": ("none", "small", "middle", "large"),
    "line": (  # of INCOME_LINES
        *("ranch_free", "ranch_river", "mine_mountain", "mine_river", "drugstore_house"),
        *("drugstore_ranch", "bank_house", "bank_mine", "saloon_house", "hotel_itself"),
    ),
}
LISTS: Final = {  # names that no text has: of fields and positions
    "stage": ("sides", "order", "mountains", "tiles", "claims"),
    "worker": ("usual_or_pass", "usual", "white"),  # CARSON-A5.8
    "dispute": ("parcels", "buildings"),
    "source": ("row", "card", "kept"),
    "white_place": ("on_card", "in_reserve", "on_board"),
    "cowboy": (*range(MAX_SEATS), "white"),
    "duel_tile": tuple(str(value) for value in range(VALUES)),  # CARSON-V1
    "corner": CORNERS,
    "multi": tuple(name for name, crowd in zip(SQUARES, MULTI, strict=True) if crowd >= 0),
}
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


def asks(view: CarsonView) -> dict[str, tuple[str, int]]:
    """What the sentence of a question speaks of."""
    kind, seat, a, _ = view.frames[-1]
    if kind in (ask.BUILD_OR_KEEP, ask.BUILD_PARCEL, ask.HOUSE_PARCEL):
        return {"a": ("building", view.building)}
    if kind == ask.CONSENT:
        about = {"who": ("seat", view.builder), "a": ("building", view.building)}
        return about | {"b": ("cell", view.plot)}
    if kind == ask.BUY_BUILDING:
        return {
            "a": ("building", view.row[a]),
            "n": ("number", tile_price(table_of(view), seat, a)),
        }
    if kind in (ask.BUY_VP, ask.FILL_SPACE):
        return {"n": ("number", a)}
    if kind == ask.FREE_ACTION:
        return {"a": ("square", a)}
    if kind == ask.TAKE_OR_WAIT:
        return {"a": ("card", view.card[seat])}
    if kind == ask.CASH_LIMIT:
        limit = limit_of(table_of(view), seat)
        return {"a": ("number", view.money[seat]), "n": ("number", limit)}
    if kind == ask.DUEL_TILE:
        return {"a": ("target", view.duel_at)}
    if kind == ask.LAY_ROAD:
        return {"n": ("number", roads_for_a_build(table_of(view), seat))}
    if kind in (ask.PLACE, ask.CHOOSE_WORKER):
        return {"n": ("number", pick_after(view))}
    return {}


def pick_after(view: CarsonView) -> int:
    """CARSON-F2: as which one who passes now would pick in the next round; 0 if none follows."""
    passed = sum(seat != NO_SEAT for seat in view.pass_order)
    return 0 if view.round == ROUNDS else passed + 1


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
