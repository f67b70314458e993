"""What an answer would mean, shown before it is given: CARSON-A7."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from farwest.games.carson import actions as do
from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.placard import placard
from farwest.games.carson.board.townscape import counted
from farwest.games.carson.numbers import (
    BUILT,
    CARDS,
    CELLS,
    CONSTRUCTION,
    DIE_FACES,
    DUEL_MODE,
    EMPTY,
    FIRST_CELL,
    HOUSE,
    LAST_ROUND,
    LIMIT,
    MULTI,
    NO_TILE,
    RIVER,
    ROBBED_SHARE,
    SIDE,
    SPACES,
    SQUARES,
    WHITE,
)
from farwest.games.carson.phases.incomes import income_as
from farwest.games.carson.questions import (
    BUILD_PARCEL,
    BUY_PARCEL,
    HOUSE_PARCEL,
    PICK_PERSONALITY,
    PLACE,
)
from farwest.games.carson.state import NO_SEAT
from farwest.games.carson.words import NAMES
from farwest.kit.keeping import kept, remembered, steady_all
from farwest.kit.rect import Rect
from farwest.kit.sprites import PREVIEW, Sprite
from farwest.kit.texts import Named

PERCENT = 100
Said = tuple[str, tuple[str, ...]]  # a title, and what stands below it
Sale = tuple[int, int, int]  # a building, its price, what one has


def previews(brush: Brush) -> Iterator[Sprite]:
    """A dark note beside every thing that may be chosen, where its price or its worth counts."""
    if brush.acts and brush.kind in PREVIEWED:
        yield from PREVIEWED[brush.kind](brush)


def of_cards(brush: Brush) -> Iterator[Sprite]:
    for card in range(CARDS):
        if card not in brush.view.card:
            yield preview(brush, do.PICK + card, brush.lay.cards[card], of_card(brush, card))


def of_card(brush: Brush, card: int) -> Said:
    """CARSON-C8: what it does, and the most money one may keep."""
    face = brush.view.face[card]
    named, side = Named("card", NAMES["card"][card]), NAMES["side"][face]
    title = brush.say("paint-card-title", n=card + 1, name=brush.say("table-name", a=named))
    does = brush.say("table-does", a=named, side=side)
    return title, (does, brush.say("paint-card-limit", n=LIMIT[face][card]))


def of_places(brush: Brush) -> Iterator[Sprite]:
    view = brush.view
    for square in range(SQUARES):
        if view.round <= LAST_ROUND[square]:
            yield square_preview(brush, square)
    standing = view.standing[FIRST_CELL : FIRST_CELL + CELLS]
    for first in range(0, CELLS, SIDE):
        row = slice(first, first + SIDE)
        yield from of_row(brush, first, tuple(view.owner[row]), tuple(standing[row]))


@steady_all
def of_row(
    brush: Brush, first: int, owners: tuple[int, ...], standing: tuple[int, ...]
) -> Iterator[Sprite]:
    view = brush.view
    for cell, owner in enumerate(owners, first):
        if view.ground[cell] >= BUILT:
            yield building_preview(brush, cell, owner == view.seat)
        elif owner < 0 and view.ground[cell] != RIVER:
            disputed = is_disputed(standing[cell - first], view.seat)
            yield parcel_preview(brush, cell, brush.parcel_price(cell), disputed)


def is_disputed(standing: int, seat: int) -> bool:
    """Whether others stand there."""
    return standing & ~(WHITE | 1 << seat) != 0


def square_preview(brush: Brush, square: int) -> Sprite:
    view, space = brush.view, square - CONSTRUCTION
    sale = None
    if 0 <= space < SPACES and view.row[space] != NO_TILE:
        sale = (view.row[space], brush.tile_price(view.seat, space), view.money[view.seat])
    disputed = MULTI[square] < 0 and is_disputed(view.standing[square], view.seat)
    said = of_square(brush, square, sale, disputed)
    return preview(brush, do.GO + square, brush.lay.squares[square], said)


def building_preview(brush: Brush, cell: int, own: bool) -> Sprite:
    first = do.PROTECT if own else do.ATTACK
    return preview(brush, first + cell, brush.lay.parcel(cell), of_building(brush, cell, own))


def parcel_preview(brush: Brush, cell: int, price: int, disputed: bool) -> Sprite:
    said = of_parcel(brush, cell, price, disputed)
    return preview(brush, do.STAKE + cell, brush.lay.parcel(cell), said)


@kept
def of_parcel(brush: Brush, cell: int, price: int, disputed: bool) -> Said:
    """Where nobody else stands, it is found again by that alone."""
    title = brush.say("paint-parcel-title", n=price)
    return title, (brush.where(cell), *faced(brush, FIRST_CELL + cell, disputed))


@kept
def of_square(brush: Brush, square: int, sale: Sale | None, disputed: bool) -> Said:
    """Likewise."""
    name = Named("square", NAMES["square"][square])
    title = brush.say("table-name", a=name)
    lines = [brush.say("paint-square", a=name)]
    if sale:
        tile, price, have = sale
        lines = [brush.say("paint-buys", what=brush.name("building", tile), n=price, have=have)]
        lines.append(brush.say("paint-does", a=brush.building(tile)))
    if MULTI[square] < 0:
        lines += faced(brush, square, disputed)
    return title, tuple(lines)


def faced(brush: Brush, target: int, disputed: bool) -> list[str]:
    return rivals(brush, target) if disputed else [brush.say("paint-alone")]


@kept
def of_building(brush: Brush, cell: int, own: bool) -> Said:
    view = brush.view
    what = brush.name("building", view.ground[cell] - BUILT)
    owner = brush.people[view.owner[cell]]
    earned = brush.income(cell)
    title = brush.say("paint-attack-title", what=what, who=owner, own="yes" if own else "no")
    loot = earned if own else earned // ROBBED_SHARE
    line = brush.say("paint-loot", n=loot, own="yes" if own else "no")
    return title, (line, *rivals(brush, FIRST_CELL + cell))


def rivals(brush: Brush, target: int) -> list[str]:
    """Who stands there, and everybody's force: guns and cowboys at home."""
    view, bits = brush.view, brush.view.standing[target]
    there = [seat for seat in range(view.seats) if bits >> seat & 1 and seat != view.seat]
    if not there:
        return [brush.say("paint-alone")]
    if bits & WHITE:
        return [brush.say("paint-unfaceable")]
    mine = brush.force(view.seat) - 1  # the cowboy that is sent is not at home any more
    said = [brush.say("paint-mine", n=mine)]
    said += [brush.say("paint-rival", who=brush.people[s], n=brush.force(s)) for s in there]
    if len(there) == 1 and not view.variant[DUEL_MODE]:
        said.append(brush.say("paint-odds", n=odds(mine - brush.force(there[0]))))
    return said


@remembered
def odds(lead: int) -> int:
    """To win a duel of two with so much more force, in percent; half of the ties."""
    faces = range(1, DIE_FACES + 1)
    leads = [lead + mine - theirs for mine in faces for theirs in faces]
    won = 2 * sum(x > 0 for x in leads) + sum(x == 0 for x in leads)
    return round(PERCENT * won / (2 * len(leads)))


def preview(brush: Brush, action: int, beside: Rect, said: Said) -> Sprite:
    """Never kept itself: how wide it hangs depends on the names in it, which kept parts do not
    know."""
    title, lines = said
    return placard(brush, f"{PREVIEW}{action}", beside, title=title, lines=lines)


def of_purchases(brush: Brush) -> Iterator[Sprite]:
    """CARSON-E5: the price of each parcel where one's cowboy stands."""
    view = brush.view
    for cell in range(CELLS):
        if view.standing[FIRST_CELL + cell] >> view.seat & 1:
            title = brush.say("paint-parcel-title", n=brush.parcel_price(cell))
            lines = (brush.where(cell), brush.say("paint-purse", n=view.money[view.seat]))
            yield preview(brush, do.BUY + cell, brush.lay.parcel(cell), (title, lines))


def of_sites(brush: Brush) -> Iterator[Sprite]:
    """CARSON-A15: what the building would earn there, as the town is now."""
    view = brush.view
    for cell in range(CELLS):
        if view.owner[cell] == view.seat and view.ground[cell] == EMPTY:
            said = of_site(brush, view.ground, cell)
            yield preview(brush, do.BUILD_ON + cell, brush.lay.parcel(cell), said)


def of_site(brush: Brush, ground: list[int], cell: int) -> Said:
    view = brush.view
    earned = income_as(ground, view.owner, view.variant, view.seat, view.building, cell)
    what = brush.name("building", view.building)
    lines = counted(brush, cell, ground=ground, seat=view.seat, building=view.building)
    return brush.say("paint-site", what=what, n=earned), tuple(lines or [brush.where(cell)])


def of_plots(brush: Brush) -> Iterator[Sprite]:
    """CARSON-F27: what the new house would bring the building, and whom one must ask."""
    view = brush.view
    for cell in range(CELLS):
        if view.ground[cell] == EMPTY and cell != view.site:
            ground = [HOUSE if k == cell else held for k, held in enumerate(view.ground)]
            title, lines = of_site(brush, ground, view.site)
            if view.owner[cell] not in (NO_SEAT, view.seat):
                lines += (brush.say("paint-must-agree", who=brush.people[view.owner[cell]]),)
            yield preview(brush, do.HOUSE_ON + cell, brush.lay.parcel(cell), (title, lines))


PREVIEWED: dict[int, Callable[[Brush], Iterator[Sprite]]] = {  # by question
    PICK_PERSONALITY: of_cards,
    PLACE: of_places,
    BUY_PARCEL: of_purchases,
    BUILD_PARCEL: of_sites,
    HOUSE_PARCEL: of_plots,
}
