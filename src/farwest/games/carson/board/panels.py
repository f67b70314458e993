"""The seats of carson beside the board, and what one's own buildings earn."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add
from typing import Final

from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.townscape import label
from farwest.games.carson.numbers import (
    BOARD,
    BUILT,
    CELLS,
    DUEL_MODE,
    INCOME_LINES,
)
from farwest.games.carson.phases.ending import final_score, limit_of
from farwest.games.carson.words import NAMES
from farwest.kernel.state import OVER
from farwest.kit.brush import panel
from farwest.kit.keeping import kept_all, measured, remembered, steady_all
from farwest.kit.speaking import Say
from farwest.kit.sprites import Count, Note, Panel, Presence, seat_colour
from farwest.kit.texts import Named

HELD: Final = {  # by what a panel counts: its symbol
    "money": "coin",
    "points": "star",
    "cowboys": "rider",
    "guns": "revolver",
    "roads": "road",
}


@steady_all
def panels(brush: Brush) -> Iterator[Panel]:
    return (panel_of(brush, seat) for seat in range(brush.view.seats))


def panel_of(brush: Brush, seat: int) -> Panel:
    view, over = brush.view, brush.asked == OVER
    points = final_score(brush.table, seat) if over else view.vp[seat]
    rows = counts(
        brush.say,
        seat,
        (view.money[seat], points, brush.cowboys(seat), brush.guns(seat), view.roads[seat]),
        tiles_of(brush, seat),
        tuple(map(add, view.kept[seat], view.kept_now[seat])),
    )
    return panel(seat, brush.names[seat], *standing(brush, seat), rows)


def tiles_of(brush: Brush, seat: int) -> tuple[int, ...] | int | None:
    """CARSON-V1, CARSON-H4: how many duel tiles, for their owner which; None: there are none."""
    if not brush.view.variant[DUEL_MODE]:
        return None
    return tuple(brush.view.tiles) if seat == brush.view.seat else brush.view.tile_count[seat]


@measured
def standing(brush: Brush, seat: int) -> tuple[str, Presence]:
    """The personality with its limit, and whether the seat has passed."""
    view, card = brush.view, brush.view.card[seat]
    passed = view.pass_order.index(seat) + 1 if seat in view.pass_order and view.round else 0
    acting: Presence = "acting" if seat == brush.asked else "waiting"
    if card < 0 or brush.asked == OVER:
        state = "over" if brush.asked == OVER else "chooses" if seat == brush.asked else "waits"
        return brush.say("paint-status", state=state), acting
    limit = limit_of(brush.table, seat)
    named = Named("card", NAMES["card"][card])
    return brush.say("paint-personality", a=named, n=limit, passed=passed), acting


@remembered
def counts(
    say: Say,
    seat: int,
    held: tuple[int, ...],
    tiles: tuple[int, ...] | int | None,
    kept: tuple[int, ...],
) -> tuple[Count, ...]:
    """What it has of each of HELD, its duel tiles, and by building what it has kept."""

    def count(symbol: str, number: int, what: str, tint: str = "ink") -> Count:
        return Count(symbol, number, say("paint-count", n=number, what=what), tint)

    made = [
        count(symbol, number, what, seat_colour(seat) if symbol == "rider" else "ink")
        for (what, symbol), number in zip(HELD.items(), held, strict=True)
    ]
    if isinstance(tiles, tuple):
        made.append(own_hand(say, tiles))
    elif tiles is not None:
        made.append(count("die-3", tiles, "tiles"))
    for name, number in zip(NAMES["building"], kept, strict=True):
        if number:
            what = say("table-name", a=Named("building", name))
            made.append(Count(name, number, say("paint-kept", what=what, n=number)))
    return tuple(made)


@measured
def is_over(brush: Brush) -> bool:
    return brush.asked == OVER


def own_hand(say: Say, tiles: tuple[int, ...]) -> Count:
    held = [value for value, n in enumerate(tiles) for _ in range(n)]
    said = say("paint-count", n=len(held), what="tiles")
    values = ", ".join(map(str, held))
    return Count("die-3", len(held), say("paint-hand", said=said, values=values))


def notes(brush: Brush) -> Iterator[Note]:
    """One's income, then the player aid."""
    if brush.view.seat >= 0 and not is_over(brush):
        yield from own_income(brush)
    yield from aids(brush)


@kept_all
def aids(brush: Brush) -> Iterator[Note]:
    """CARSON-C7, CARSON-G1: what is printed on the aid of every player."""
    rows = tuple(
        Count(name, dollars(building), building_aid(brush, building))
        for building, name in enumerate(NAMES["building"])
    )
    yield Note(brush.say("paint-aid"), brush.say("paint-aid-help"), rows)
    bridges = "yes" if brush.view.variant[BOARD] else "no"
    yield Note(brush.say("paint-aid-end"), text=brush.say("paint-aid-end-text", bridges=bridges))


def dollars(building: int) -> int:
    """CARSON-T3 to CARSON-T9: for each thing it counts."""
    return next((rate for of, _, rate in INCOME_LINES if of == building), 0)


def building_aid(brush: Brush, building: int) -> str:
    does = brush.say("paint-does", a=brush.building(building))
    return brush.say("paint-aid-building", a=brush.building(building), does=does)


@steady_all
def own_income(brush: Brush) -> Iterator[Note]:
    """CARSON-A15: what one's own buildings would earn now, each with its reason."""
    view = brush.view
    mine = [c for c in range(CELLS) if view.owner[c] == view.seat and view.ground[c] >= BUILT]
    if not mine:
        return
    rows = [(cell, brush.income(cell)) for cell in mine]
    total = brush.money(sum(earned for _, earned in rows))
    said = tuple(count_of(brush, cell, earned) for cell, earned in rows if earned)
    yield Note(brush.say("paint-income"), rows=said, total=total)


def count_of(brush: Brush, cell: int, earned: int) -> Count:
    held = brush.view.ground[cell]
    said = label(brush, cell, held, brush.view.owner[cell], earned)
    return Count(NAMES["building"][held - BUILT], earned, said)
