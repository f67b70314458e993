"""What placing a cowboy would mean, shown before it is done: CARSON-A7. Cold."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson import actions as do
from farwest.games.carson.brush import Brush
from farwest.games.carson.incomes import income_of
from farwest.games.carson.layout import Rect
from farwest.games.carson.names import NAMES
from farwest.games.carson.questions import PLACE
from farwest.games.carson.tables import (
    BUILT,
    CELLS,
    CONSTRUCTION,
    DIE_FACES,
    DUEL_MODE,
    FIRST_CELL,
    LAND_INCOME,
    LAST_ROUND,
    MULTI,
    NO_TILE,
    RIVER,
    SQUARES,
    WHITE,
)
from farwest.mechanics.sprites import MARGIN, PREVIEW, Box, Part, Sprite, Words
from farwest.mechanics.texts import Named


def previews(brush: Brush) -> Iterator[Sprite]:
    """A dark note beside every place a cowboy could go."""
    if not brush.acts or brush.kind != PLACE:
        return
    view = brush.view
    for square in range(SQUARES):
        if view.round <= LAST_ROUND[square]:
            yield note(brush, do.GO + square, brush.lay.squares[square], *of_square(brush, square))
    for cell in range(CELLS):
        place = brush.lay.parcel(cell)
        if view.ground[cell] >= BUILT:
            own = view.owner[cell] == view.seat
            first = do.PROTECT if own else do.ATTACK
            yield note(brush, first + cell, place, *of_building(brush, cell, own))
        elif view.owner[cell] < 0 and view.ground[cell] != RIVER:
            yield note(brush, do.STAKE + cell, place, *of_parcel(brush, cell))


def of_square(brush: Brush, square: int) -> tuple[str, list[str]]:
    view, name = brush.view, Named("square", NAMES["square"][square])
    title = brush.say("table-name", a=name)
    lines = [brush.say("paint-square", a=name)]
    if CONSTRUCTION <= square < LAND_INCOME:
        space = square - CONSTRUCTION
        price = brush.tile_price(view.seat, space)
        if view.row[space] != NO_TILE:
            tile = brush.named("building", view.row[space])
            lines = [brush.say("paint-buys", what=tile, n=price, have=view.money[view.seat])]
    if MULTI[square] < 0:
        lines += rivals(brush, square)
    return title, lines


def of_parcel(brush: Brush, cell: int) -> tuple[str, list[str]]:
    price = brush.parcel_price(cell)
    title = brush.say("paint-parcel-title", n=price)
    return title, [brush.where(cell), *rivals(brush, FIRST_CELL + cell)]


def of_building(brush: Brush, cell: int, own: bool) -> tuple[str, list[str]]:
    view = brush.view
    what = brush.named("building", view.ground[cell] - BUILT)
    owner = brush.people[view.owner[cell]]
    earned = income_of(view.ground, view.owner, cell)
    title = brush.say("paint-attack-title", what=what, who=owner, own="yes" if own else "no")
    loot = earned if own else earned // 2
    line = brush.say("paint-loot", n=loot, own="yes" if own else "no")
    return title, [line, *rivals(brush, FIRST_CELL + cell)]


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


def odds(lead: int) -> int:
    """To win a duel of two with so much more force, in percent; half of the ties."""
    faces = range(1, DIE_FACES + 1)
    leads = [lead + mine - theirs for mine in faces for theirs in faces]
    won = 2 * sum(x > 0 for x in leads) + sum(x == 0 for x in leads)
    return round(100 * won / (2 * len(leads)))


def note(brush: Brush, action: int, beside: Rect, title: str, lines: list[str]) -> Sprite:
    letters = brush.canvas.label_size
    width = 250.0 if brush.wide else 330.0
    height = 14 + 1.35 * letters * (1 + len(lines)) + 4
    right = beside.right + 8
    x = right if right + width <= brush.canvas.width - MARGIN else beside.x - 8 - width
    x = min(max(x, MARGIN), brush.canvas.width - MARGIN - width)
    y = min(max(beside.y, MARGIN), brush.canvas.height - MARGIN - height)
    room = width - 26
    parts: list[Part] = [
        Box(0, 0, width, height, "ink", "brass", 1.5, 8),
        Words(title, 13, 10 + letters, letters + 2, room, "head", "brass"),
    ]
    for k, line in enumerate(lines):
        low = 10 + letters + 1.35 * letters * (k + 1)
        parts.append(Words(line, 13, low, letters, room, "label", "sheen"))
    label = ". ".join([title, *lines])
    return Sprite(f"{PREVIEW}{action}", label, x, y, width, height, "tooltips", tuple(parts))
