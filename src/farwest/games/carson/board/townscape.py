"""The town of carson: parcels, what stands on them and earns, roads, cowboys."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson.board.brush import Brush
from farwest.games.carson.names import NAMES
from farwest.games.carson.numbers import (
    BOARD,
    BUILT,
    CELLS,
    EDGES,
    EMPTY,
    FIRST_CELL,
    HOUSE,
    INCOME_LINES,
    MOUNTAIN,
    RIVER,
    SIDE,
    WHITE,
)
from farwest.games.carson.phases.geometry import COST, ENDS
from farwest.games.carson.phases.incomes import count_source, income_of
from farwest.games.carson.questions import FREE_ROAD, LAY_ROAD
from farwest.games.carson.voice import edge_facts, row_letter
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, Words, brand, on_seat, seat_colour
from farwest.kit.texts import Named

STICK = 12.0  # how thick a road is
SLOT = {"wide": 20.0, "tall": 27.0}  # by canvas: where one may lie
MARGIN = {"wide": 18.0, "tall": 24.0}  # by canvas: for the coordinates
PILE = 3  # so many cowboys hide each other: then a number says how many
GHOST = 0.5  # of what is about to stand


def town(brush: Brush) -> Iterator[Sprite]:
    yield edge_of_the_board(brush)
    for cell in range(CELLS):
        yield parcel(brush, cell)
        if brush.view.ground[cell] >= MOUNTAIN:
            yield thing(brush, cell)
        yield from visitors(brush, cell)
    yield from roads(brush)


def edge_of_the_board(brush: Brush) -> Sprite:
    """CARSON-N2: letters for the rows, numbers for the columns, so that F5 can be found."""
    town, cell, size = brush.lay.town, brush.lay.cell, brush.letters
    margin = MARGIN[brush.canvas.name]
    rows, columns = [], []
    for k in range(SIDE):
        at = margin + (k + 0.5) * cell
        rows.append((row_letter(k), margin * 0.36, at + size * 0.35))
        columns.append((str(k + 1), at, margin - 4))
    parts = tuple(
        Words(said, x, y, size, margin, "label", "text-2", "middle")
        for said, x, y in rows + columns
    )
    box = Rect(town.x - margin, town.y - margin, town.width + margin, town.height + margin)
    return Sprite("coordinates", brush.say("paint-coordinates"), *box, "ground", parts)


def cell_key(cell: int) -> str:
    return f"cell-{NAMES['cell'][cell]}"


def thing_key(cell: int) -> str:
    return f"thing-{NAMES['cell'][cell]}"


def edge_key(edge: int) -> str:
    return f"edge-{NAMES['edge'][edge]}"


def parcel(brush: Brush, cell: int) -> Sprite:
    view, place = brush.view, brush.lay.parcel(cell)
    side, owner, held = place.width, view.owner[cell], view.ground[cell]
    dark = (cell // SIDE + cell % SIDE) % 2
    parts: list[Part] = [
        Box(0, 0, side, side, "board-2" if dark else "board", "road", 1, 0, dashed=True)
    ]
    if held == RIVER:
        parts.append(Box(0, 0, side, side, "teal", "", 0, 0, 0.75))
        parts.append(Art("wave", side * 0.2, side * 0.25, side * 0.6, side * 0.6))
    elif owner >= 0:
        parts += owned(owner, side)
    elif held == EMPTY and (5 * cell + cell // SIDE) % 3 == 0:
        parts.append(Art("tuft", side * 0.36, side * 0.4, side * 0.26, side * 0.26))
    if cell in (view.site, view.plot):
        held = BUILT + view.building if cell == view.site else HOUSE
        size = side * 0.7
        parts.append(
            Art(brush.symbol(held), (side - size) / 2, side * 0.16, size, size, fade=GHOST)
        )
        parts.append(Box(3, 3, side - 6, side - 6, "", "picked", 4, 7, dashed=True))
    return Sprite(cell_key(cell), label(brush, cell), *place, "ground", tuple(parts))


def owned(seat: int, side: float) -> tuple[Part, ...]:
    """The wash and the pattern of its owner, with the brand in a corner."""
    tag, inside = side * 0.26, side - 10
    return (
        Box(3, 3, side - 6, side - 6, f"wash-{seat + 1}", seat_colour(seat), 3.5, 6),
        Art(f"hatch-{seat + 1}", 5, 5, inside, inside, seat_colour(seat), 0.35),
        Box(3, 3, tag, tag, seat_colour(seat), "ink", 1.2, 5),
        Art(brand(seat), 3 + tag * 0.18, 3 + tag * 0.18, tag * 0.64, tag * 0.64, on_seat(seat)),
    )


def label(brush: Brush, cell: int) -> str:
    """What a screen reader says of a parcel."""
    view, held = brush.view, brush.view.ground[cell]
    where, whose = brush.where(cell), "nobody" if view.owner[cell] < 0 else "owned"
    who = brush.people[max(view.owner[cell], 0)]
    if held >= BUILT:
        earned = income_of(view.ground, view.owner, view.variant, cell)
        what = brush.name("building", held - BUILT)
        return brush.say("paint-building", where=where, what=what, who=who, n=earned)
    what = brush.say(f"ground-{NAMES['ground'][held]}")
    price = brush.parcel_price(cell)
    state = "river" if held == RIVER else whose
    return brush.say("paint-parcel", where=where, what=what, who=who, n=price, state=state)


def thing(brush: Brush, cell: int) -> Sprite:
    """A mountain, a house or a building with what it earns now."""
    place, held = brush.lay.parcel(cell), brush.view.ground[cell]
    side = place.width
    size = side * 0.76
    parts: list[Part] = [
        Box(2, 2, side - 4, side - 4, round=6),  # unseen: as a ring goes round the parcel
        Box(side * 0.2, side * 0.78, side * 0.6, side * 0.11, "ink", round=4, fade=0.25),
        Art(brush.symbol(held), (side - size) / 2, side * 0.12, size, size),
    ]
    if held >= BUILT:
        parts += earning(brush, cell, side)
    return Sprite(
        thing_key(cell),
        label(brush, cell),
        *place,
        "pieces",
        tuple(parts),
        brush.symbol(held),
        hint(brush, cell),
    )


def earning(brush: Brush, cell: int, side: float) -> tuple[Part, ...]:
    earned = income_of(brush.view.ground, brush.view.owner, brush.view.variant, cell)
    if not earned:
        return ()
    size = brush.letters
    wide, high = size * 1.9, size + 3
    x, y = (side - wide - 3, 3.0) if brush.wide else (3.0, side - high - 3)
    said = brush.money(earned)
    return (
        Box(x, y, wide, high, "card", "ink", 1.2, 4),
        Words(said, x + wide / 2, y + size, size, wide - 4, "label", "ink", "middle"),
    )


def income_lines(brush: Brush, cell: int) -> list[str]:
    """The income of a building line by line: saloon, 4 houses × $5."""
    view = brush.view
    return counted(brush, view.ground, view.owner[cell], view.ground[cell] - BUILT, cell)


def counted(brush: Brush, ground: list[int], seat: int, building: int, cell: int) -> list[str]:
    """What such a building of this seat lives on, here."""
    found = [
        (line, count_source(ground, brush.view.owner, brush.view.variant, seat, cell, source))
        for line, (of, source, _) in enumerate(INCOME_LINES)
        if of == building
    ]
    return [
        brush.say("paint-line", a=Named("line", NAMES["line"][line]), b=count)
        for line, count in found
        if count
    ]


def hint(brush: Brush, cell: int) -> str:
    held = brush.view.ground[cell]
    if held < BUILT:
        return ""
    lines = " + ".join(income_lines(brush, cell))
    return lines or brush.say("paint-does", a=brush.building(held - BUILT))


def visitors(brush: Brush, cell: int) -> Iterator[Sprite]:
    """Cowboys that stand there, from the right."""
    view, place = brush.view, brush.lay.parcel(cell)
    bits = view.standing[FIRST_CELL + cell]
    here = [seat for seat in range(view.seats) if bits >> seat & 1]
    size = place.width * 0.5
    step = min(size * 0.62, (place.width - size) / max(len(here) - 1, 1))
    for k, seat in enumerate(here):
        spot = Rect(place.right - size - k * step, place.low - size - 2, size, size)
        said = brush.say("paint-cowboy", who=brush.people[seat], where=brush.where(cell))
        yield brush.rider(f"cowboy-{cell}-{seat}", said, seat, bool(bits & WHITE), spot)
    if len(here) >= PILE:
        yield pile(brush, cell, len(here))


def pile(brush: Brush, cell: int, number: int) -> Sprite:
    """How many stand there, where one hides the other; opposite to what a building earns."""
    place, size = brush.lay.parcel(cell), brush.letters
    wide, high = size * 1.7, size * 1.3
    x, y = (
        (place.x + 3, place.low - high - 3) if brush.wide else (place.right - wide - 3, place.y + 3)
    )
    box = Rect(x, y, wide, high)
    said = brush.say("paint-pile", n=number, where=brush.where(cell))
    parts: tuple[Part, ...] = (
        Box(0, 0, wide, high, "card", "ink", 1.5, 5),
        Words(f"×{number}", wide / 2, size * 1.02, size, wide - 4, "strong", "ink", "middle"),
    )
    return Sprite(f"pile-{cell}", said, *box, "brands", parts)


def roads(brush: Brush) -> Iterator[Sprite]:
    """Laid roads as sticks; where one may be laid, a dashed one."""
    view = brush.view
    choosing = brush.acts and brush.kind in (LAY_ROAD, FREE_ROAD)
    network = {v for edge in range(EDGES) if view.road[edge] for v in ENDS[edge]}
    for edge in range(EDGES):
        if view.road[edge]:
            yield stick(brush, edge, laid=True)
        elif choosing and network & set(ENDS[edge]):
            yield stick(brush, edge, laid=False)


def stick(brush: Brush, edge: int, *, laid: bool) -> Sprite:
    """A road; where none lies yet, as wide as a finger wants, and apart from its neighbours."""
    (x, y), (to_x, to_y) = (brush.lay.corner(vertex) for vertex in ENDS[edge])
    thick = STICK if laid else SLOT[brush.canvas.name]
    grown = thick / 2 if laid else -thick * 0.55
    across = y == to_y
    by_x, by_y = (grown, thick / 2) if across else (thick / 2, grown)
    place = Rect(x - by_x, y - by_y, to_x - x + 2 * by_x, to_y - y + 2 * by_y)
    bridge = COST[brush.view.variant[BOARD]][edge] > 1
    where = brush.say("edge", **edge_facts(edge))
    said = brush.say("paint-road", a=where, laid="yes" if laid else "no")
    fill, line = ("stone" if bridge else "frame-1", "ink") if laid else ("lit", "lit")
    fade, size = 1.0 if laid else 0.2, (place.width, place.height)
    box = Box(0, 0, *size, fill, line, 2, thick / 2, fade, dashed=not laid)
    return Sprite(edge_key(edge), said, *place, "roads" if laid else "slots", (box,), "road")
