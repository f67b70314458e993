"""The seats of carson beside the board, and what one's own buildings earn."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.townscape import label
from farwest.games.carson.numbers import (
    BOARD,
    BUILDINGS,
    BUILT,
    CELLS,
    DUEL_MODE,
    INCOME_LINES,
)
from farwest.games.carson.phases.ending import final_score, limit_of
from farwest.games.carson.words import NAMES
from farwest.kernel.state import OVER
from farwest.kit.brush import panel
from farwest.kit.keeping import kept_all, measured, steady, steady_all
from farwest.kit.sprites import Count, Note, Panel, Presence, seat_colour
from farwest.kit.texts import Named


def panels(brush: Brush) -> Iterator[Panel]:
    return (panel_of(brush, seat) for seat in range(brush.view.seats))


def panel_of(brush: Brush, seat: int) -> Panel:
    return panel_with(brush, seat, *standing(brush, seat), is_over(brush))


@steady
def panel_with(brush: Brush, seat: int, status: str, presence: Presence, over: bool) -> Panel:
    return panel(seat, brush.people[seat].name, status, presence, tuple(counts(brush, seat, over)))


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


def counts(brush: Brush, seat: int, over: bool) -> Iterator[Count]:
    view = brush.view

    def count(symbol: str, number: int, what: str, tint: str = "ink") -> Count:
        return Count(symbol, number, brush.say("paint-count", n=number, what=what), tint)

    yield count("coin", view.money[seat], "money")
    yield count("star", final_score(brush.table, seat) if over else view.vp[seat], "points")
    yield count("rider", brush.cowboys(seat), "cowboys", seat_colour(seat))
    yield count("revolver", brush.guns(seat), "guns")
    yield count("road", view.roads[seat], "roads")
    if view.variant[DUEL_MODE]:
        yield (
            own_hand(brush) if seat == view.seat else count("die-3", view.tile_count[seat], "tiles")
        )
    for building in range(BUILDINGS):
        kept = view.kept[seat][building] + view.kept_now[seat][building]
        if kept:
            name = NAMES["building"][building]
            said = brush.say("paint-kept", what=brush.name("building", building), n=kept)
            yield Count(name, kept, said)


@measured
def is_over(brush: Brush) -> bool:
    return brush.asked == OVER


def own_hand(brush: Brush) -> Count:
    """CARSON-V1, CARSON-H4: how many duel tiles, and for their owner which."""
    held = [value for value, n in enumerate(brush.view.tiles) for _ in range(n)]
    said = brush.say("paint-count", n=len(held), what="tiles")
    values = ", ".join(map(str, held))
    return Count("die-3", len(held), brush.say("paint-hand", said=said, values=values))


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
