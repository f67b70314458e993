"""Below the town, where there is room: the orders, and the last duel with every summand. Cold."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson.brush import Brush
from farwest.games.carson.layout import Rect
from farwest.games.carson.placement import NORMAL_OR_PASS
from farwest.games.carson.questions import CHOOSE_WORKER, PLACE
from farwest.games.carson.tables import DUEL_MODE, FIRST_CELL, ROUNDS
from farwest.mechanics.sprites import Art, Box, Part, Sprite, Words, disc, row_of

DISC = 28.0


def strip(brush: Brush) -> Iterator[Sprite]:
    box = brush.lay.strip
    if box is None:
        return
    view = brush.view
    order, passed = view.turn_order, view.pass_order
    if order[0] < 0:
        order, passed = view.pick_order, []
    yield queue(brush, "order", "table-order", order, Rect(box.x, box.y, 250, box.height))
    yield queue(brush, "passed", "table-passed", passed, Rect(box.x + 258, box.y, 262, box.height))
    rest = Rect(box.x + 528, box.y, box.width - 528, box.height)
    if may_pass(brush):
        yield pass_button(brush, rest)
    elif view.fought and view.duel_at >= 0:
        yield duel(brush, rest)
    elif view.variant[DUEL_MODE]:
        yield own_tiles(brush, rest)


def may_pass(brush: Brush) -> bool:
    placing = brush.kind == PLACE and brush.a == NORMAL_OR_PASS
    return brush.acts and (placing or brush.kind == CHOOSE_WORKER)


def pass_button(brush: Brush, box: Rect) -> Sprite:
    """CARSON-F7, CARSON-F2, CARSON-G3: the place in the next picking order, or in a tie."""
    rank = sum(seat >= 0 for seat in brush.view.pass_order) + 1
    last = "yes" if brush.view.round == ROUNDS else "no"
    said, then = brush.say("paint-pass"), brush.say("paint-pass-place", n=rank, last=last)
    middle = box.height / 2
    parts: tuple[Part, ...] = (
        Box(2, 3, box.width - 2, box.height - 3, "ink", round=6, fade=0.25),
        Box(0, 0, box.width - 2, box.height - 3, "card", "ink", 2, 6),
        Art("ui-no", 12, middle - 13, 24, 24, "act"),
        Words(said, 46, middle + 6, 20, 90, "head", "ink"),
        Words(then, 140, middle + 5, 16, box.width - 156, "label", "brown"),
    )
    return Sprite("pass", f"{said}. {then}", *box, "places", parts)


def plate(box: Rect) -> Box:
    return Box(0, 0, box.width, box.height, "paper", "rule", 1.5, 6)


def queue(brush: Brush, key: str, message: str, order: list[int], box: Rect) -> Sprite:
    """Seats in their order, as discs."""
    seats = [seat for seat in order if seat >= 0]
    said = brush.say(message)
    label = " ".join([said, ", ".join(brush.people[seat].name for seat in seats)])
    parts: list[Part] = [plate(box), Words(said, 10, 28, 16, 84, "label", "text-2")]
    for seat, x in zip(seats, row_of(len(seats), 96, box.width - 8, DISC, 3), strict=True):
        parts += disc(seat, x, (box.height - DISC) / 2, DISC)
    return Sprite(key, label, *box, "places", tuple(parts))


def duel(brush: Brush, box: Rect) -> Sprite:
    """CARSON-D2: die, cowboys and guns of each; a ring round the winner."""
    view = brush.view
    fighters = [seat for seat in range(view.seats) if view.fought >> seat & 1]
    where = view.duel_at
    place = brush.where(where - FIRST_CELL) if where >= FIRST_CELL else brush.named("square", where)
    parts: list[Part] = [plate(box)]
    said = []
    each = box.width / len(fighters)
    for k, seat in enumerate(fighters):
        x = k * each + 6
        roll, guns, home = (
            view.duel_roll[seat],
            view.duel_guns[seat],
            view.duel_cowboys[seat],
        )
        parts += disc(seat, x, (box.height - DISC) / 2, DISC)
        if seat == view.duel_winner:
            ring = DISC + 6
            parts.append(Box(x - 3, (box.height - ring) / 2, ring, ring, "", "last", 3, ring / 2))
        summands = brush.say("paint-summands", die=roll, guns=guns, cowboys=home)
        parts.append(Words(summands, x + DISC + 6, 28, 16, each - DISC - 16, "label", "text"))
        said.append(
            brush.say(
                "paint-duel",
                who=brush.people[seat],
                die=roll,
                guns=guns,
                cowboys=home,
                n=roll + guns + home,
            )
        )
    label = brush.say("paint-duel-at", where=place, said="; ".join(said))
    return Sprite("duel", label, *box, "places", tuple(parts), hint=label)


def own_tiles(brush: Brush, box: Rect) -> Sprite:
    """CARSON-V1: one's own duel tiles."""
    values = [value for value, count in enumerate(brush.view.tiles) for _ in range(count)]
    said = brush.say("table-tiles")
    parts: list[Part] = [plate(box), Words(said, 10, 28, 16, 150, "label", "text-2")]
    for value, x in zip(values, row_of(len(values), 170, box.width - 8, 32, 4), strict=True):
        parts.append(Box(x, 6, 30, 32, "card", "ink", 1.5, 6))
        parts.append(Words(str(value), x + 15, 29, 20, 28, "strong", "ink", "middle"))
    label = " ".join([said, ", ".join(map(str, values))])
    return Sprite("tiles", label, *box, "places", tuple(parts))
