"""The town of carson: parcels, what stands on them and earns, roads, cowboys."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.layout import HAIR, LINE, THIN, share
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
from farwest.games.carson.phases.incomes import count_source
from farwest.games.carson.questions import BUY_LOT, CHOOSE_WORKER, FREE_ROAD, LAY_ROAD, PLACE
from farwest.games.carson.voice import edge_facts, row_letter
from farwest.games.carson.words import NAMES
from farwest.kernel.voice import Person
from farwest.kit.keeping import kept, kept_all, kept_group, measured, steady_all
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Layer, Part, Sprite, Words, brand, on_seat, seat_colour
from farwest.kit.texts import Named

NOBODYS = Person("", me=False)

# The edge of the board
MARGIN = {"wide": 18.0, "tall": 24.0}  # by canvas: for the coordinates
LETTER_AT = 0.36  # of the margin: where the letters of the rows stand
LEAN = 0.35  # of a line of words: how far below a middle its letters stand
NUMBER_UP = 4  # the numbers of the columns, from the town

# A parcel, in shares of its side
WATER = 0.75  # how thick its colour is
WAVE = Rect(0.2, 0.25, 0.6, 0.6)
TUFT = Rect(0.36, 0.4, 0.26, 0.26)
SCATTER, ONE_IN = 5, 3  # which parcels have grass: one of three

# What is about to stand there
GHOST = 0.5  # how much of it is seen
GHOST_SIZE, GHOST_TOP = 0.7, 0.16
PICKED, PICKED_EDGE, PICKED_ROUND = 4, 3, 7  # the line round its parcel, how far within

# What it costs
PRICE_LEFT, PRICE_UP = 5.0, 2.0  # from the corner

# Whose it is
FENCE, FENCE_EDGE, FENCE_ROUND = 3.5, 3, 6
HATCH, HATCH_EDGE = 0.35, 5  # how much of the pattern is seen
TAG, TAG_ROUND = 0.26, 5  # of the parcel: the corner with the brand
BRAND_EDGE, BRAND = 0.18, 0.64  # of the tag

# What stands there
THING, THING_TOP = 0.76, 0.12
THING_EDGE, THING_ROUND = 2, 6
SHADOW, SHADOW_ROUND, SHADE = Rect(0.2, 0.78, 0.6, 0.11), 4, 0.25

# What it earns, and how many stand there: a plate in a corner, in sizes of its letters
CORNER = 3.0  # how far from it
EARNING, EARNING_MORE, EARNING_ROUND = 1.9, 3, 4  # how wide, how much higher than its letters
PLATE_ENDS = 4  # what its letters leave free
PILE = 3  # so many cowboys hide each other: then a number says how many
PILE_WIDTH, PILE_HEIGHT, PILE_BASE, PILE_ROUND = 1.7, 1.3, 1.02, 5
OVERLAP = 0.62  # of a cowboy: how far the next one stands
COWBOY_UP = 2  # from the lower edge

# Roads
STICK = 12.0  # how thick one is
SLOT = {"wide": 20.0, "tall": 27.0}  # by canvas: where one may lie
SLOT_SHORT, SLOT_FADE = 0.55, 0.2  # of how thick it is: what it is shorter at each end


def town(brush: Brush) -> Iterator[Sprite]:
    yield edge_of_the_board(brush)
    sold, owner = land_is_sold(brush), brush.view.owner
    standing = brush.view.standing[FIRST_CELL : FIRST_CELL + CELLS]
    for first in range(0, CELLS, SIDE):
        row = slice(first, first + SIDE)
        yield from row_of_town(brush, first, sold, tuple(owner[row]), tuple(standing[row]))
    yield from roads(brush)


@steady_all
def row_of_town(
    brush: Brush, first: int, sold: bool, owners: tuple[int, ...], standing: tuple[int, ...]
) -> Iterator[Sprite]:
    for cell, here in enumerate(row_of_land(brush, first, sold, owners), first):
        yield from here
        if standing[cell - first]:
            yield from visitors(brush, cell)


@steady_all
def row_of_land(
    brush: Brush, first: int, sold: bool, owners: tuple[int, ...]
) -> Iterator[tuple[Sprite, ...]]:
    """By cell, without cowboys: they come and go. There are many parcels, and little of each can
    change: that is what it is found again by."""
    ground = brush.view.ground
    for cell, owner in enumerate(owners, first):
        held, plan = ground[cell], planned_on(brush, cell)
        land = ground_of(brush, cell, held, owner, worth_of(brush, cell), plan, sold)
        yield (land, thing(brush, cell)) if held >= MOUNTAIN else (land,)


@kept
def edge_of_the_board(brush: Brush) -> Sprite:
    """CARSON-N2: letters for the rows, numbers for the columns, so that F5 can be found."""
    town, cell, size = brush.lay.town, brush.lay.cell, brush.letters
    margin = MARGIN[brush.canvas.name]
    rows, columns = [], []
    for k in range(SIDE):
        at = margin + (2 * k + 1) * cell / 2
        rows.append((row_letter(k), margin * LETTER_AT, at + size * LEAN))
        columns.append((str(k + 1), at, margin - NUMBER_UP))
    parts = tuple(
        Words(said, x, y, size=size, room=margin, colour="text-2", anchor="middle")
        for said, x, y in rows + columns
    )
    box = Rect(town.x - margin, town.y - margin, town.width + margin, town.height + margin)
    label = brush.say("paint-coordinates")
    return Sprite("coordinates", label, *box, layer="ground", parts=parts)


def cell_key(cell: int) -> str:
    return f"cell-{NAMES['cell'][cell]}"


def thing_key(cell: int) -> str:
    return f"thing-{NAMES['cell'][cell]}"


def edge_key(edge: int) -> str:
    return f"edge-{NAMES['edge'][edge]}"


@kept
def ground_of(
    brush: Brush, cell: int, held: int, owner: int, worth: int, plan: int, sold: bool
) -> Sprite:
    place = brush.lay.parcel(cell)
    side = place.width
    fill = "board-2" if (cell // SIDE + cell % SIDE) % 2 else "board"
    whole = Rect(0, 0, side, side)
    parts: list[Part] = [Box(*whole, fill=fill, line="road", line_width=1, round=0, dashed=True)]
    if held == RIVER:
        parts.append(Box(*whole, fill="teal", line_width=0, round=0, fade=WATER))
        parts.append(Art("wave", *share(WAVE, side, side)))
    elif owner >= 0:
        parts += owned(owner, whole)
    elif held == EMPTY and (SCATTER * cell + cell // SIDE) % ONE_IN == 0:
        parts.append(Art("tuft", *share(TUFT, side, side)))
    if plan >= 0:
        parts += planned(brush.symbol(plan), whole)
    elif owner < 0 and held != RIVER and sold:
        parts.append(price(brush, cell))
    said = label(brush, cell, held, owner, worth)
    return Sprite(cell_key(cell), said, *place, layer="ground", parts=tuple(parts))


def planned_on(brush: Brush, cell: int) -> int:
    view = brush.view
    if cell == view.site:
        return BUILT + view.building
    return HOUSE if cell == view.plot else -1


@measured
def chooses_road(brush: Brush) -> bool:
    return brush.acts and brush.kind in (LAY_ROAD, FREE_ROAD)


@measured
def land_is_sold(brush: Brush) -> bool:
    """While cowboys are sent, what land costs stands on it."""
    return brush.kind in (BUY_LOT, CHOOSE_WORKER, PLACE)


def price(brush: Brush, cell: int) -> Words:
    """CARSON-E5: in the corner where its owner's brand would be."""
    said, size = brush.money(brush.parcel_price(cell)), brush.letters
    return Words(said, PRICE_LEFT, size + PRICE_UP, size=size, room=2 * size, colour="text-2")


def planned(symbol: str, whole: Rect) -> tuple[Part, ...]:
    """What is about to stand there, if all goes well."""
    side, size = whole.width, whole.width * GHOST_SIZE
    edge, line, corners = whole.inner(PICKED_EDGE), PICKED, PICKED_ROUND
    return (
        Art(symbol, (side - size) / 2, side * GHOST_TOP, size, size, fade=GHOST),
        Box(*edge, line="picked", line_width=line, round=corners, dashed=True),
    )


def owned(seat: int, whole: Rect) -> tuple[Part, ...]:
    """The wash and the pattern of its owner, with the brand in a corner."""
    colour, wash = seat_colour(seat), f"wash-{seat + 1}"
    fence = whole.inner(FENCE_EDGE)
    size = whole.width * TAG
    tag = Rect(fence.x, fence.y, size, size)
    at, sign = FENCE_EDGE + size * BRAND_EDGE, size * BRAND
    return (
        Box(*fence, fill=wash, line=colour, line_width=FENCE, round=FENCE_ROUND),
        Art(f"hatch-{seat + 1}", *whole.inner(HATCH_EDGE), tint=colour, fade=HATCH),
        Box(*tag, fill=colour, line="ink", line_width=THIN, round=TAG_ROUND),
        Art(brand(seat), at, at, sign, sign, tint=on_seat(seat)),
    )


def worth_of(brush: Brush, cell: int) -> int:
    """What the building there earns now, or what the parcel costs."""
    built = brush.view.ground[cell] >= BUILT
    return brush.income(cell) if built else brush.parcel_price(cell)


def label(brush: Brush, cell: int, held: int, owner: int, worth: int) -> str:
    """What a screen reader says of a parcel."""
    where, whose = brush.where(cell), "nobody" if owner < 0 else "owned"
    who = brush.people[owner] if owner >= 0 else NOBODYS  # whose eyes they are does not matter then
    if held >= BUILT:
        what = brush.name("building", held - BUILT)
        return brush.say("paint-building", where=where, what=what, who=who, n=worth)
    what = brush.say(f"ground-{NAMES['ground'][held]}")
    state = "river" if held == RIVER else whose
    return brush.say("paint-parcel", where=where, what=what, who=who, n=worth, state=state)


@kept
def thing(brush: Brush, cell: int) -> Sprite:
    """A mountain, a house or a building with what it earns now."""
    place, held = brush.lay.parcel(cell), brush.view.ground[cell]
    said = label(brush, cell, held, brush.view.owner[cell], worth_of(brush, cell))
    side, symbol = place.width, brush.symbol(held)
    size, shadow = side * THING, share(SHADOW, side, side)
    unseen = Rect(0, 0, side, side).inner(THING_EDGE)  # as a ring goes round the parcel
    parts: list[Part] = [
        Box(*unseen, round=THING_ROUND),
        Box(*shadow, fill="ink", round=SHADOW_ROUND, fade=SHADE),
        Art(symbol, (side - size) / 2, side * THING_TOP, size, size),
    ]
    if held >= BUILT:
        parts += earning(brush, cell, side)
    return Sprite(
        thing_key(cell),
        said,
        *place,
        layer="pieces",
        parts=tuple(parts),
        symbol=symbol,
        hint=hint(brush, cell),
    )


def earning(brush: Brush, cell: int, side: float) -> tuple[Part, ...]:
    earned = brush.income(cell)
    if not earned:
        return ()
    size = brush.letters
    wide, high = size * EARNING, size + EARNING_MORE
    right, low = side - wide - CORNER, side - high - CORNER
    x, y = (right, CORNER) if brush.wide else (CORNER, low)
    said, room = brush.money(earned), wide - PLATE_ENDS
    return (
        Box(x, y, wide, high, fill="card", line="ink", line_width=THIN, round=EARNING_ROUND),
        Words(said, x + wide / 2, y + size, size=size, room=room, anchor="middle"),
    )


def income_lines(brush: Brush, cell: int) -> list[str]:
    return [*lines_of(brush, cell)]


@measured
def lines_of(brush: Brush, cell: int) -> tuple[str, ...]:
    """The income of a building line by line: saloon, 4 houses × $5."""
    view = brush.view
    seat, building = view.owner[cell], view.ground[cell] - BUILT
    return tuple(counted(brush, cell, ground=view.ground, seat=seat, building=building))


def counted(brush: Brush, cell: int, *, ground: list[int], seat: int, building: int) -> list[str]:
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


@kept_all
def visitors(brush: Brush, cell: int) -> Iterator[Sprite]:
    """Cowboys that stand there, from the right."""
    view, place = brush.view, brush.lay.parcel(cell)
    bits = view.standing[FIRST_CELL + cell]
    here = [seat for seat in range(view.seats) if bits >> seat & 1]
    size = place.width / 2
    step = min(size * OVERLAP, (place.width - size) / max(len(here) - 1, 1))
    for k, seat in enumerate(here):
        spot = Rect(place.right - size - k * step, place.low - size - COWBOY_UP, size, size)
        said = brush.say("paint-cowboy", who=brush.people[seat], where=brush.where(cell))
        white = bool(bits & WHITE)
        yield brush.rider(f"cowboy-{cell}-{seat}", said, spot, seat=seat, white=white)
    if len(here) >= PILE:
        yield pile(brush, cell, len(here))


def pile(brush: Brush, cell: int, number: int) -> Sprite:
    """How many stand there, where one hides the other; opposite to what a building earns."""
    place, size = brush.lay.parcel(cell), brush.letters
    wide, high = size * PILE_WIDTH, size * PILE_HEIGHT
    left, low = place.x + CORNER, place.low - high - CORNER
    right, top = place.right - wide - CORNER, place.y + CORNER
    box = Rect(*((left, low) if brush.wide else (right, top)), wide, high)
    middle, base, room = wide / 2, size * PILE_BASE, wide - PLATE_ENDS
    said = brush.say("paint-pile", n=number, where=brush.where(cell))
    parts: tuple[Part, ...] = (
        Box(0, 0, wide, high, fill="card", line="ink", line_width=HAIR, round=PILE_ROUND),
        Words(f"×{number}", middle, base, size=size, room=room, font="strong", anchor="middle"),
    )
    return Sprite(f"pile-{cell}", said, *box, layer="brands", parts=parts)


@kept_group
def roads(brush: Brush) -> Iterator[Sprite]:
    """Laid roads as sticks; where one may be laid, a dashed one."""
    view, choosing = brush.view, chooses_road(brush)
    network = {v for edge in range(EDGES) if view.road[edge] for v in ENDS[edge]}
    for edge in range(EDGES):
        if view.road[edge]:
            yield stick(brush, edge, laid=True)
        elif choosing and network & set(ENDS[edge]):
            yield stick(brush, edge, laid=False)


@kept
def stick(brush: Brush, edge: int, *, laid: bool) -> Sprite:
    """A road; where none lies yet, as wide as a finger wants, and apart from its neighbours."""
    (x, y), (to_x, to_y) = (brush.lay.corner(vertex) for vertex in ENDS[edge])
    thick = STICK if laid else SLOT[brush.canvas.name]
    grown = thick / 2 if laid else -thick * SLOT_SHORT
    across = y == to_y
    by_x, by_y = (grown, thick / 2) if across else (thick / 2, grown)
    place = Rect(x - by_x, y - by_y, to_x - x + 2 * by_x, to_y - y + 2 * by_y)
    bridge = COST[brush.view.variant[BOARD]][edge] > 1
    where = brush.say("edge", **edge_facts(edge))
    said = brush.say("paint-road", a=where, laid="yes" if laid else "no")
    fill, line = ("stone" if bridge else "frame-1", "ink") if laid else ("lit", "lit")
    box = Box(
        *(0, 0, place.width, place.height),
        fill=fill,
        line=line,
        line_width=LINE,
        round=thick / 2,
        fade=1.0 if laid else SLOT_FADE,
        dashed=not laid,
    )
    layer: Layer = "roads" if laid else "slots"
    return Sprite(edge_key(edge), said, *place, layer=layer, parts=(box,), symbol="road")
