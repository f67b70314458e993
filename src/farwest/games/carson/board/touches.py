"""What may be clicked on the board of carson for which answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from farwest.games.carson import actions as do
from farwest.games.carson import questions as ask
from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.townscape import cell_key, edge_key, thing_key
from farwest.games.carson.board.trackside import card_key, square_key
from farwest.games.carson.numbers import (
    BUILDINGS,
    BUILT,
    BUYING,
    CAPTAIN_MOST,
    CARDS,
    CELLS,
    CONSTRUCTION,
    EDGES,
    EMPTY,
    FIRST_CELL,
    LIMIT_RATE,
    LOTS,
    MOST_VP,
    MOUNTAIN,
    RIVER,
    SHERIFF,
    SPACES,
    SQUARES,
    VALUES,
    VP_PRICE,
)
from farwest.games.carson.phases.geometry import ENDS
from farwest.games.carson.state import NO_SEAT
from farwest.games.carson.words import NAMES
from farwest.kit.sprites import Touch, seat_colour


def touches(brush: Brush) -> Iterator[Touch]:
    """For every answer that the seat could give to what it is asked."""
    if brush.acts:
        yield from TOUCHED[brush.kind](brush)


def me(brush: Brush) -> str:
    return f"seat-{brush.view.seat}"


def no(brush: Brush, action: int) -> Touch:
    """An answer that means: not that."""
    return Touch(action, (me(brush),), "ui-no", "act")


def amounts(first: int, most: int, key: str) -> Iterator[Touch]:
    """So many of them; none at all is a no."""
    yield Touch(first, (key,), "ui-no", "act")
    for number in range(1, most + 1):
        yield Touch(first + number, (key,))


def on_cell(brush: Brush, cell: int) -> tuple[str, ...]:
    """A parcel, or what stands on it and covers it."""
    built = brush.view.ground[cell] >= MOUNTAIN
    return (thing_key(cell) if built else cell_key(cell),)


def on_cells(first: int, fits: Callable[[Brush, int], bool]) -> Callable[[Brush], Iterator[Touch]]:
    """Questions whose answers are parcels, and those who say no point at their own seat."""

    def touched(brush: Brush) -> Iterator[Touch]:
        for cell in range(CELLS):
            if fits(brush, cell):
                yield Touch(first + cell, on_cell(brush, cell))
        for action in ENOUGH.get(brush.kind, ()):
            yield no(brush, action)

    return touched


def where_mine_stands(brush: Brush, cell: int) -> bool:
    return bool(brush.view.standing[FIRST_CELL + cell] >> brush.view.seat & 1)


def where_they_meet(brush: Brush, cell: int) -> bool:
    return brush.view.standing[FIRST_CELL + cell].bit_count() > 1


def on_own_land(brush: Brush, cell: int) -> bool:
    return brush.view.owner[cell] == brush.view.seat


def on_free_land(brush: Brush, cell: int) -> bool:
    return brush.view.owner[cell] == NO_SEAT and brush.view.ground[cell] != RIVER


def on_empty_land(brush: Brush, cell: int) -> bool:
    return brush.view.ground[cell] == EMPTY


ENOUGH = {  # by question: answers that mean no more of it
    ask.BUY_PARCEL: (do.STOP,),
    ask.BUILD_PARCEL: (do.CANCEL,),
    ask.HOUSE_PARCEL: (do.CANCEL,),
}


def placing(brush: Brush) -> Iterator[Touch]:
    for square in range(SQUARES):
        yield Touch(do.GO + square, (square_key(square),))
    for cell in range(CELLS):
        if on_free_land(brush, cell):
            yield Touch(do.STAKE + cell, on_cell(brush, cell))
        elif brush.view.ground[cell] >= BUILT:
            first = do.PROTECT if on_own_land(brush, cell) else do.ATTACK
            yield Touch(first + cell, on_cell(brush, cell))
    yield no(brush, do.PASS)


def workers(brush: Brush) -> Iterator[Touch]:
    yield Touch(do.SEND, (me(brush),), "rider", seat_colour(brush.view.seat))
    yield Touch(do.SEND_WHITE, (card_key(SHERIFF),), "rider", "card")
    yield no(brush, do.PASS)


def picking(brush: Brush) -> Iterator[Touch]:
    for card in range(CARDS):
        yield Touch(do.PICK + card, (card_key(card),))


def own_card(brush: Brush) -> str:
    return card_key(brush.view.card[brush.view.seat])


def of_card(first: int, size: int) -> Callable[[Brush], Iterator[Touch]]:
    """Whatever is bought from one's personality."""

    def touched(brush: Brush) -> Iterator[Touch]:
        for action in range(first, first + size):
            yield Touch(action, (own_card(brush),))

    return touched


def captain(brush: Brush) -> Iterator[Touch]:
    for first in (do.HIRE, do.ARM):
        yield from amounts(first, CAPTAIN_MOST, own_card(brush))


def taking(brush: Brush) -> Iterator[Touch]:
    yield Touch(do.TAKE_MONEY, (me(brush),), "coin")
    yield Touch(do.WAIT, (own_card(brush),))


def railroad(brush: Brush) -> Iterator[Touch]:
    for space in range(SPACES):
        yield Touch(do.TAKE_TILE + space, (square_key(CONSTRUCTION + space),))
    yield no(brush, do.LEAVE)


def buying_tile(brush: Brush) -> Iterator[Touch]:
    yield Touch(do.BUY_TILE, (square_key(CONSTRUCTION + brush.a),))
    yield no(brush, do.DECLINE)


def free_action(brush: Brush) -> Iterator[Touch]:
    yield Touch(do.PERFORM, (square_key(brush.a),))
    yield no(brush, do.DECLINE)


def build_or_keep(brush: Brush) -> Iterator[Touch]:
    """To build is to point at one's own land."""
    view = brush.view
    own = [
        cell
        for cell in range(CELLS)
        if view.owner[cell] == view.seat and view.ground[cell] == EMPTY
    ]
    yield Touch(do.BUILD, tuple(cell_key(cell) for cell in own))
    yield no(brush, do.KEEP)


def deferred(brush: Brush) -> Iterator[Touch]:
    for building in range(BUILDINGS):
        yield Touch(do.BUILD_KEPT + building, (me(brush),), NAMES["building"][building])
    yield no(brush, do.STOP)


def consent(brush: Brush) -> Iterator[Touch]:
    yield Touch(do.AGREE, (cell_key(brush.view.plot),))
    yield no(brush, do.REFUSE)


def roads(brush: Brush) -> Iterator[Touch]:
    view = brush.view
    network = {v for edge in range(EDGES) if view.road[edge] for v in ENDS[edge]}
    for edge in range(EDGES):
        if not view.road[edge] and network & set(ENDS[edge]):
            yield Touch(do.LAY + edge, (edge_key(edge),))
    if brush.kind == ask.LAY_ROAD:
        yield no(brush, do.DONE)
    else:
        yield no(brush, do.STOP)


def grocer(brush: Brush) -> Iterator[Touch]:
    view = brush.view
    yield Touch(do.TAKE_MONEY, (me(brush),), "coin")
    for building in range(BUILDINGS):
        own = [
            cell
            for cell in range(CELLS)
            if view.owner[cell] == view.seat and view.ground[cell] == BUILT + building
        ]
        if own:
            yield Touch(do.DOUBLE + building, tuple(k for c in own for k in on_cell(brush, c)))


def points(brush: Brush) -> Iterator[Touch]:
    square = square_key(BUYING + VP_PRICE.index(brush.a))
    most = min(brush.view.money[brush.view.seat] // brush.a, MOST_VP)
    yield from amounts(do.BUY_POINTS, most, square)


def over_limit(brush: Brush) -> Iterator[Touch]:
    most = min(brush.view.money[brush.view.seat] // LIMIT_RATE, MOST_VP)
    yield from amounts(do.CONVERT, most, me(brush))


def duel_tiles(brush: Brush) -> Iterator[Touch]:
    for value in range(VALUES):
        yield Touch(do.PLAY_TILE + value, (me(brush),))
        yield Touch(do.PLAY_TWIN + value, (me(brush),))


def mortal(brush: Brush) -> Iterator[Touch]:
    at = brush.view.duel_at
    grave = on_cell(brush, at - FIRST_CELL) if at >= FIRST_CELL else (square_key(at),)
    yield Touch(do.SPARE, (me(brush),))
    yield Touch(do.DIE_FOR_IT, grave)


TOUCHED: dict[int, Callable[[Brush], Iterator[Touch]]] = {  # by question
    ask.CLAIM_PARCEL: on_cells(do.CLAIM, on_free_land),
    ask.PICK_PERSONALITY: picking,
    ask.TAKE_OR_WAIT: taking,
    ask.BUY_LOT: of_card(do.LOT, LOTS),
    ask.CAPTAIN_BUY: captain,
    ask.RAILROAD_TAKE: railroad,
    ask.CHOOSE_WORKER: workers,
    ask.PLACE: placing,
    ask.FREE_ACTION: free_action,
    ask.NEXT_DUEL: on_cells(do.DUEL, where_they_meet),
    ask.DUEL_TILE: duel_tiles,
    ask.MORTAL: mortal,
    ask.BUY_PARCEL: on_cells(do.BUY, where_mine_stands),
    ask.BUY_BUILDING: buying_tile,
    ask.BUILD_OR_KEEP: build_or_keep,
    ask.BUILD_DEFERRED: deferred,
    ask.BUILD_PARCEL: on_cells(do.BUILD_ON, on_own_land),
    ask.HOUSE_PARCEL: on_cells(do.HOUSE_ON, on_empty_land),
    ask.CONSENT: consent,
    ask.LAY_ROAD: roads,
    ask.FREE_ROAD: roads,
    ask.GROCER_INCOME: grocer,
    ask.BUY_VP: points,
    ask.CASH_LIMIT: over_limit,
}
