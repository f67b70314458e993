"""Below the town, where there is room: the orders, and the last duel with every summand."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.duel_and_income_notes import duel_place, fighters
from farwest.games.carson.board.layout import HAIR
from farwest.games.carson.numbers import DIE_FACES, DUEL_MODE
from farwest.kit.keeping import steady_all
from farwest.kit.rect import Rect
from farwest.kit.speaking import statements
from farwest.kit.sprites import Art, Box, Part, Sprite, Words, disc, row_of

DISC = 28.0
NAME = 96.0  # for the name of a queue
GAP = 8.0
BASE = 29.0  # of the letters
SYMBOL = 24.0
FULL = 186.0  # a fighter with its symbols; narrower, only numbers
ROUND = 6  # of a plate
BEGIN = 10  # where the words of a plate begin
NAME_END = 14  # what the name of a queue leaves of its room
CLOSE = 3  # from one disc to the next
WON, WON_LINE = 3, 3  # how far the ring goes round the winner's disc, and how wide it is
SUMMANDS, AFTER = 6, 12  # where they begin behind a disc, and what is left free in all
ROLL = 4  # how far a rolled number stands in
SYMBOL_GAP = 4  # behind a die
NUMBER, NUMBER_ROOM = 2, 22  # behind its symbol
NUMBER_STEP = 18  # from a symbol's end to the next
TOTAL, TOTAL_LARGER, TOTAL_ROOM = 4, 2, 40
TILES, TILES_NAME = 170, 150  # where one's own begin, and the room for what they are called
TILE = Rect(0, 6, 30, 32)
TILE_MIDDLE = 15
TILE_STEP, TILE_GAP = 32, 4
TILE_ROUND = 6
TILE_LETTERS, TILE_ROOM = 20, 28


@steady_all
def strip(brush: Brush) -> Iterator[Sprite]:
    box = brush.lay.strip
    if box is None:
        return
    view = brush.view
    order, passed = view.turn_order, view.pass_order
    if order[0] < 0:
        order, passed = view.pick_order, []
    each = NAME + view.seats * (DISC + CLOSE) + GAP
    first = Rect(box.x, box.y, each, box.height)
    second = first._replace(x=box.x + each + GAP)
    yield queue(brush, "order", first, message="table-order", order=order)
    yield queue(brush, "passed", second, message="table-passed", order=passed)
    third = second.x + each + GAP
    rest = Rect(third, box.y, box.right - third, box.height)
    if view.fought and view.duel_at >= 0:
        yield duel(brush, rest)
    elif view.variant[DUEL_MODE]:
        yield own_tiles(brush, rest)


def plate(box: Rect) -> Box:
    return Box(0, 0, box.width, box.height, fill="paper", line="rule", line_width=HAIR, round=ROUND)


def queue(brush: Brush, key: str, box: Rect, *, message: str, order: list[int]) -> Sprite:
    """Seats in their order, as discs."""
    seats = [seat for seat in order if seat >= 0]
    said = brush.say(message)
    label = " ".join([said, ", ".join(brush.people[seat].name for seat in seats)])
    name = Words(said, BEGIN, BASE, size=brush.letters, room=NAME - NAME_END, colour="text-2")
    parts: list[Part] = [plate(box), name]
    spots = row_of(len(seats), NAME, box.width - GAP, DISC, CLOSE)
    for seat, x in zip(seats, spots, strict=True):
        parts += disc(seat, x, (box.height - DISC) / 2, DISC)
    return Sprite(key, label, *box, layer="places", parts=tuple(parts))


def duel(brush: Brush, box: Rect) -> Sprite:
    """CARSON-D2: die, guns and cowboys of each; a ring round the winner."""
    view, fought = brush.view, fighters(brush)
    parts: list[Part] = [plate(box)]
    said = []
    each = (box.width - GAP) / len(fought)
    for k, seat in enumerate(fought):
        x = k * each + GAP
        parts += disc(seat, x, (box.height - DISC) / 2, DISC)
        if seat == view.duel_winner:
            parts.append(ring(x - WON, box.height))
        roll, guns, home = view.duel_roll[seat], view.duel_guns[seat], view.duel_cowboys[seat]
        room = Rect(x + DISC + SUMMANDS, 0, each - DISC - AFTER, box.height)
        counted = summands if each >= FULL else sums
        parts += counted(brush, room, roll=roll, guns=guns, home=home)
        who, n = brush.people[seat], roll + guns + home
        said.append(brush.say("paint-duel", who=who, die=roll, guns=guns, cowboys=home, n=n))
    where, _ = duel_place(brush)
    label = brush.say("paint-duel-at", where=where, said=statements(*said))
    return Sprite("duel", label, *box, layer="places", parts=tuple(parts), hint=label)


def ring(x: float, height: float) -> Box:
    """Round the disc of who won."""
    size = DISC + 2 * WON
    y = (height - size) / 2
    return Box(x, y, size, size, line="last", line_width=WON_LINE, round=size / 2)


def summands(brush: Brush, room: Rect, *, roll: int, guns: int, home: int) -> Iterator[Part]:
    """Each number with its symbol, then their sum."""
    x, high = room.x, (room.height - SYMBOL) / 2
    rolled = 0 < roll <= DIE_FACES and not brush.view.variant[DUEL_MODE]
    if rolled:
        yield Art(f"die-{roll}", x, high, SYMBOL, SYMBOL)
    else:
        yield strong(str(roll), x + ROLL, brush.letters, room=SYMBOL)
    x += SYMBOL + SYMBOL_GAP
    for symbol, number in (("revolver", guns), ("rider", home)):
        yield Art(symbol, x, high, SYMBOL, SYMBOL, tint="stone")
        yield strong(str(number), x + SYMBOL + NUMBER, brush.letters, room=NUMBER_ROOM)
        x += SYMBOL + NUMBER_STEP
    total = brush.say("paint-total", n=roll + guns + home)
    yield strong(total, x + TOTAL, brush.letters + TOTAL_LARGER, room=TOTAL_ROOM)


def strong(said: str, x: float, size: float, *, room: float) -> Words:
    return Words(said, x, BASE, size=size, room=room, font="strong", colour="text")


def sums(brush: Brush, room: Rect, *, roll: int, guns: int, home: int) -> Iterator[Part]:
    said = brush.say("paint-summands", die=roll, guns=guns, cowboys=home)
    yield Words(said, room.x, BASE, size=brush.letters, room=room.width, colour="text")


def tile(x: float, value: int) -> tuple[Part, ...]:
    middle, size, room = x + TILE_MIDDLE, TILE_LETTERS, TILE_ROOM
    return (
        Box(*TILE._replace(x=x), fill="card", line="ink", line_width=HAIR, round=TILE_ROUND),
        Words(str(value), middle, BASE, size=size, room=room, font="strong", anchor="middle"),
    )


def own_tiles(brush: Brush, box: Rect) -> Sprite:
    """CARSON-V1: one's own duel tiles."""
    values = [value for value, count in enumerate(brush.view.tiles) for _ in range(count)]
    said = brush.say("table-tiles")
    words = Words(said, BEGIN, BASE, size=brush.letters, room=TILES_NAME, colour="text-2")
    parts: list[Part] = [plate(box), words]
    spots = row_of(len(values), TILES, box.width - GAP, TILE_STEP, TILE_GAP)
    for value, x in zip(values, spots, strict=True):
        parts += tile(x, value)
    label = " ".join([said, ", ".join(map(str, values))])
    return Sprite("tiles", label, *box, layer="places", parts=tuple(parts))
