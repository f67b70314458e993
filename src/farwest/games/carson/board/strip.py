"""Below the town, where there is room: the orders, and the last duel with every summand."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.duel_and_income_notes import duel_place, fighters
from farwest.games.carson.numbers import DIE_FACES, DUEL_MODE
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, Words, disc, row_of

DISC = 28.0
NAME = 96.0  # for the name of a queue
GAP = 8.0
BASE = 29.0  # of the letters
SYMBOL = 24.0
FULL = 186.0  # a fighter with its symbols; narrower, only numbers


def strip(brush: Brush) -> Iterator[Sprite]:
    box = brush.lay.strip
    if box is None:
        return
    view = brush.view
    order, passed = view.turn_order, view.pass_order
    if order[0] < 0:
        order, passed = view.pick_order, []
    each = NAME + view.seats * (DISC + 3) + GAP
    yield queue(brush, "order", "table-order", order, Rect(box.x, box.y, each, box.height))
    second = box.x + each + GAP
    yield queue(brush, "passed", "table-passed", passed, Rect(second, box.y, each, box.height))
    third = second + each + GAP
    rest = Rect(third, box.y, box.right - third, box.height)
    if view.fought and view.duel_at >= 0:
        yield duel(brush, rest)
    elif view.variant[DUEL_MODE]:
        yield own_tiles(brush, rest)


def plate(box: Rect) -> Box:
    return Box(0, 0, box.width, box.height, "paper", "rule", 1.5, 6)


def queue(brush: Brush, key: str, message: str, order: list[int], box: Rect) -> Sprite:
    """Seats in their order, as discs."""
    seats = [seat for seat in order if seat >= 0]
    said = brush.say(message)
    label = " ".join([said, ", ".join(brush.people[seat].name for seat in seats)])
    name = Words(said, 10, BASE, brush.letters, NAME - 14, "label", "text-2")
    parts: list[Part] = [plate(box), name]
    for seat, x in zip(seats, row_of(len(seats), NAME, box.width - GAP, DISC, 3), strict=True):
        parts += disc(seat, x, (box.height - DISC) / 2, DISC)
    return Sprite(key, label, *box, "places", tuple(parts))


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
            ring = DISC + 6
            parts.append(Box(x - 3, (box.height - ring) / 2, ring, ring, "", "last", 3, ring / 2))
        counted = view.duel_roll[seat], view.duel_guns[seat], view.duel_cowboys[seat]
        room = Rect(x + DISC + 6, 0, each - DISC - 12, box.height)
        parts += summands(brush, *counted, room) if each >= FULL else sums(brush, *counted, room)
        who, n = brush.people[seat], sum(counted)
        roll, guns, home = counted
        said.append(brush.say("paint-duel", who=who, die=roll, guns=guns, cowboys=home, n=n))
    where, _ = duel_place(brush)
    label = brush.say("paint-duel-at", where=where, said="; ".join(said))
    return Sprite("duel", label, *box, "places", tuple(parts), hint=label)


def summands(brush: Brush, roll: int, guns: int, home: int, room: Rect) -> Iterator[Part]:
    """Each number with its symbol, then their sum."""
    x, high = room.x, (room.height - SYMBOL) / 2
    rolled = 0 < roll <= DIE_FACES and not brush.view.variant[DUEL_MODE]
    if rolled:
        yield Art(f"die-{roll}", x, high, SYMBOL, SYMBOL)
    else:
        yield Words(str(roll), x + 4, BASE, brush.letters, SYMBOL, "strong", "text")
    x += SYMBOL + 4
    for symbol, number in (("revolver", guns), ("rider", home)):
        yield Art(symbol, x, high, SYMBOL, SYMBOL, "stone")
        yield Words(str(number), x + SYMBOL + 2, BASE, brush.letters, 22, "strong", "text")
        x += SYMBOL + 18
    total = brush.say("paint-total", n=roll + guns + home)
    yield Words(total, x + 4, BASE, brush.letters + 2, 40, "strong", "text")


def sums(brush: Brush, roll: int, guns: int, home: int, room: Rect) -> Iterator[Part]:
    said = brush.say("paint-summands", die=roll, guns=guns, cowboys=home)
    yield Words(said, room.x, BASE, brush.letters, room.width, "label", "text")


def own_tiles(brush: Brush, box: Rect) -> Sprite:
    """CARSON-V1: one's own duel tiles."""
    values = [value for value, count in enumerate(brush.view.tiles) for _ in range(count)]
    said = brush.say("table-tiles")
    words = Words(said, 10, BASE, brush.letters, 150, "label", "text-2")
    parts: list[Part] = [plate(box), words]
    for value, x in zip(values, row_of(len(values), 170, box.width - GAP, 32, 4), strict=True):
        parts.append(Box(x, 6, 30, 32, "card", "ink", 1.5, 6))
        parts.append(Words(str(value), x + 15, BASE, 20, 28, "strong", "ink", "middle"))
    label = " ".join([said, ", ".join(map(str, values))])
    return Sprite("tiles", label, *box, "places", tuple(parts))
