"""Placing a building: CARSON-F27 to F30, A8 to A13."""

from __future__ import annotations

from typing import Final

from farwest.games.carson.actions import (
    AGREE,
    BUILD,
    BUILD_ON,
    CANCEL,
    DONE,
    HOUSE_ON,
    KEEP,
    LAY,
    REFUSE,
)
from farwest.games.carson.causes import (
    CANCELLED,
    NOT_FEASIBLE,
    REFUSED_BY_ALL,
    USUAL,
)
from farwest.games.carson.events import (
    ADDED_HOUSE,
    AGREED,
    BUILT_TILE,
    CHOSE_PLOT,
    CHOSE_SITE,
    GAINED_GUNS,
    KEPT_TILE,
    REFUSED_HOUSE,
)
from farwest.games.carson.numbers import (
    BUILT,
    CELLS,
    CHURCH,
    EMPTY,
    FIRST_VERSION,
    GUNS,
    HOUSE,
    HOUSE_ON_OWN_PARCEL,
    NEEDS_ROAD,
    NO_TILE,
    ONE_ROAD_A_BUILD,
)
from farwest.games.carson.phases.geometry import BESIDE, NEIGHBOURS
from farwest.games.carson.phases.roads import (
    gap,
    lay_own_road,
    offer_useful_roads,
    roads_for_a_build,
    roads_needed,
    served,
)
from farwest.games.carson.questions import (
    BUILD_OR_KEEP,
    BUILD_PARCEL,
    CONSENT,
    HOUSE_PARCEL,
    LAY_ROAD,
    LAY_ROADS,
)
from farwest.games.carson.state import NO_SEAT, NOWHERE, CarsonState
from farwest.kernel.state import EDITION, NOBODY

FROM_ROW: Final = 0  # CARSON-F24
FROM_CARD: Final = 1  # CARSON-P11
FROM_KEPT: Final = 2  # CARSON-F26


def may_hold_house(s: CarsonState, seat: int, site: int, plot: int) -> bool:
    """CARSON-F27, CARSON-R8: empty, not the site, and nobody's or another player's."""
    if s.ground[plot] != EMPTY or plot == site or s.refused[plot] == 1:
        return False
    return s.owner[plot] != seat or s.variant[HOUSE_ON_OWN_PARCEL] == 1


def house_fits(s: CarsonState, seat: int, site: int, plot: int) -> bool:
    """CARSON-A12: site and house can both be served with one's stock of roads."""
    if not may_hold_house(s, seat, site, plot):
        return False
    apart = gap(s, plot)
    most = roads_for_a_build(s, seat)
    if apart > most:
        return False
    if apart + gap(s, site) <= most:
        return True
    return roads_needed(s, site, plot) <= most


def has_plot(s: CarsonState, seat: int, site: int) -> bool:
    """Whether some house fits a building on this site."""
    spare = roads_for_a_build(s, seat) - gap(s, site)
    if spare < 0 or s.house_supply == 0:
        return False
    plot = 0
    while plot < CELLS and not (may_hold_house(s, seat, site, plot) and gap(s, plot) <= spare):
        plot += 1
    if plot < CELLS:
        return True
    plot = 0
    while plot < CELLS and not house_fits(s, seat, site, plot):
        plot += 1
    return plot < CELLS


def site_fits(s: CarsonState, seat: int, building: int, site: int) -> bool:
    """CARSON-F27: an own empty parcel; most buildings also want a road and a house."""
    if s.owner[site] != seat or s.ground[site] != EMPTY:
        return False
    return NEEDS_ROAD[building] == 0 or has_plot(s, seat, site)


def feasible(s: CarsonState, seat: int, building: int) -> bool:
    """CARSON-F28: some legal site and plot can be served with the builder's stock."""
    site = 0
    while site < CELLS and not site_fits(s, seat, building, site):
        site += 1
    return site < CELLS


def take_in_hand(s: CarsonState, seat: int, building: int, source: int) -> None:
    """CARSON-A8: one tile is placed at a time."""
    s.builder = seat
    s.building = building
    s.source = source
    if s.variant[EDITION] == FIRST_VERSION:
        forget_refusals(s)


def put_down(s: CarsonState) -> None:
    """CARSON-F30: nothing of a placement outlives it, refusals neither (an invariant holds it)."""
    s.builder = NO_SEAT
    s.building = NO_TILE
    s.source = FROM_ROW
    s.site = NOWHERE
    s.plot = NOWHERE
    if s.variant[EDITION] != FIRST_VERSION:
        forget_refusals(s)


def forget_refusals(s: CarsonState) -> None:
    """CARSON-F30: for this placement only; version 1 forgot them when the next one began."""
    for cell in range(CELLS):
        s.refused[cell] = 0


def build_if_feasible(s: CarsonState) -> None:
    """CARSON-F24, CARSON-P11: built now or kept; now only if it is feasible."""
    if feasible(s, s.builder, s.building):
        s.ask(BUILD_OR_KEEP, s.builder)
    else:
        keep_tile(s, NOT_FEASIBLE)


def keep_tile(s: CarsonState, cause: int) -> None:
    """CARSON-F25, CARSON-F26, CARSON-A9: it lies before its owner, for a later window."""
    if s.source == FROM_ROW:
        s.kept_now[s.builder][s.building] += 1
    else:
        s.kept[s.builder][s.building] += 1
        if s.source == FROM_KEPT:
            s.withdrawn[s.building] += 1
    s.tell(KEPT_TILE, s.builder, s.building, cause=cause)
    put_down(s)


def build_or_keep_options(s: CarsonState) -> None:
    s.offer(BUILD)
    s.offer(KEEP)


def build_or_keep_answer(s: CarsonState, action: int) -> None:
    """CARSON-F24."""
    if action == BUILD:
        s.ask(BUILD_PARCEL, s.seat)
    else:
        keep_tile(s, USUAL)


def build_parcel_options(s: CarsonState) -> None:
    for site in range(CELLS):
        if site_fits(s, s.seat, s.building, site):
            s.offer(BUILD_ON + site)
    s.offer(CANCEL)


def build_parcel_answer(s: CarsonState, action: int) -> None:
    """CARSON-A8, CARSON-A9: the parcel first; cancel keeps the tile."""
    if action == CANCEL:
        keep_tile(s, CANCELLED)
        return
    s.site = action - BUILD_ON
    s.tell(CHOSE_SITE, s.seat, s.building, s.site)
    if NEEDS_ROAD[s.building] == 0:
        finish_building(s)
    else:
        s.ask(HOUSE_PARCEL, s.seat)


def house_parcel_options(s: CarsonState) -> None:
    for plot in range(CELLS):
        if house_fits(s, s.seat, s.site, plot):
            s.offer(HOUSE_ON + plot)
    s.offer(CANCEL)


def house_parcel_answer(s: CarsonState, action: int) -> None:
    """CARSON-A8, CARSON-A11: then the house; consent is asked before any road is laid."""
    if action == CANCEL:
        keep_tile(s, CANCELLED)
        return
    s.plot = action - HOUSE_ON
    s.tell(CHOSE_PLOT, s.seat, s.plot)
    owner = s.owner[s.plot]
    if owner == NO_SEAT or owner == s.seat:
        s.ask(LAY_ROADS, NOBODY)
    else:
        s.ask(CONSENT, owner)


def consent_options(s: CarsonState) -> None:
    s.offer(AGREE)
    s.offer(REFUSE)


def consent_answer(s: CarsonState, action: int) -> None:
    """CARSON-F30, CARSON-A10: a refused parcel is out; another house, another site, or kept."""
    if action == AGREE:
        s.tell(AGREED, s.seat, s.plot)
        s.ask(LAY_ROADS, NOBODY)
        return
    s.tell(REFUSED_HOUSE, s.seat, s.plot)
    s.refused[s.plot] = 1
    s.plot = NOWHERE
    if has_plot(s, s.builder, s.site):
        s.ask(HOUSE_PARCEL, s.builder)
        return
    s.site = NOWHERE
    if feasible(s, s.builder, s.building):
        s.ask(BUILD_PARCEL, s.builder)
    else:
        keep_tile(s, REFUSED_BY_ALL)


def lay_roads_answer(s: CarsonState, action: int) -> None:
    """CARSON-F28, CARSON-A5.17: done by itself when no road is left."""
    if s.roads[s.builder] > 0:
        s.ask(LAY_ROAD, s.builder)
    else:
        finish_building(s)


def lay_road_options(s: CarsonState) -> None:
    offer_useful_roads(s, s.seat)
    if served(s, s.site) and served(s, s.plot):
        s.offer(DONE)


def lay_road_answer(s: CarsonState, action: int) -> None:
    """CARSON-F28: as many as one has, each continuing the network; CARSON-R7: or a single one."""
    if action != DONE:
        lay_own_road(s, s.seat, action - LAY, USUAL)
    if action == DONE or s.variant[ONE_ROAD_A_BUILD] == 1:
        finish_building(s)
    else:
        s.ask(LAY_ROADS, NOBODY)


def finish_building(s: CarsonState) -> None:
    """CARSON-A8: the building, then the house, then the guns."""
    s.ground[s.site] = BUILT + s.building
    s.tell(BUILT_TILE, s.builder, s.building, s.site)
    if s.building == CHURCH:
        shield_neighbours(s, s.site)
    if s.plot != NOWHERE:
        add_house(s)
    if GUNS[s.building] > 0:
        gain_guns(s, s.builder, GUNS[s.building], USUAL)
    put_down(s)


def shield_neighbours(s: CarsonState, church: int) -> None:
    """CARSON-T10: no building beside a church can be attacked."""
    for k in range(NEIGHBOURS):
        cell = BESIDE[church][k]
        if cell < CELLS:
            s.shield[cell] += 1


def add_house(s: CarsonState) -> None:
    """CARSON-F29: from the general reserve; it belongs to whom the parcel belongs to, or nobody."""
    s.ground[s.plot] = HOUSE
    s.house_supply -= 1
    s.tell(ADDED_HOUSE, s.builder, s.plot)


def gain_guns(s: CarsonState, seat: int, number: int, cause: int) -> None:
    """CARSON-F29: permanently, and without a limit (CARSON-R29)."""
    s.revolvers[seat] += number
    s.tell(GAINED_GUNS, seat, number, cause=cause)
