"""What happens by itself on the board of carson, while it happens: duels and incomes."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.layout import LINE
from farwest.games.carson.board.placard import placard
from farwest.games.carson.board.townscape import income_lines
from farwest.games.carson.numbers import BUILT, FIRST_CELL
from farwest.games.carson.questions import DECIDE_DUEL, DUEL_DIE, MORTAL, PAY_INCOME
from farwest.kernel.state import NOBODY
from farwest.kit.rect import Rect
from farwest.kit.sprites import Box, Part, Sprite, Words

# Of a payment: a ring round the building, and a coin-coloured plate with the sum
RING, RING_EDGE, RING_ROUND = 5, 2, 7  # how wide its line is, how far within the parcel
LARGER = 4  # letters
PAY_WIDTH, PAY_HEIGHT, PAY_BASE = 2.6, 1.4, 1.04  # in sizes of its letters
PAY_UP = 4  # from the lower edge of the parcel
PAY_ENDS = 8  # what its letters leave free


def happening(brush: Brush) -> Iterator[Sprite]:
    if brush.kind == PAY_INCOME and brush.asked == NOBODY:
        yield from payment(brush, brush.a)
    elif brush.kind in (DUEL_DIE, DECIDE_DUEL, MORTAL):
        yield fight(brush)


def payment(brush: Brush, cell: int) -> Iterator[Sprite]:
    """CARSON-F34, CARSON-A15: one building after the other, with what was counted."""
    view, place = brush.view, brush.lay.parcel(cell)
    owner, (*_, got) = view.owner[cell], view.frames[-1]
    earned = brush.income(cell)
    side, letters = place.width, brush.letters + LARGER
    wide, high = letters * PAY_WIDTH, letters * PAY_HEIGHT
    x, y = (side - wide) / 2, side - high - PAY_UP
    ring, low, room = Rect(0, 0, side, side).inner(RING_EDGE), letters * PAY_BASE, wide - PAY_ENDS
    pay = brush.say("paint-pay", n=got)
    parts: tuple[Part, ...] = (
        Box(*ring, line="last", line_width=RING, round=RING_ROUND),
        Box(x, y, wide, high, fill="brass", line="ink", line_width=LINE, round=high / 2),
        Words(pay, side / 2, y + low, size=letters, room=room, font="strong", anchor="middle"),
    )
    what = brush.name("building", view.ground[cell] - BUILT)
    title = brush.say("paint-paid", what=what, who=brush.people[owner], n=got)
    yield Sprite("payment", title, *place, layer="brands", parts=parts, symbol="coin")
    lines = income_lines(brush, cell)
    if got > earned:
        lines.append(brush.say("paint-paid-double", n=got))
    for robber in robbers(brush, cell):
        said = brush.say("paint-paid-robbed", who=brush.people[robber], n=earned - got)
        lines.append(said)
    yield placard(brush, "payment-why", place, title=title, lines=lines)


def robbers(brush: Brush, cell: int) -> list[int]:
    """Who still stands on another's building: one at most, after the duels."""
    view, bits = brush.view, brush.view.standing[FIRST_CELL + cell]
    return [s for s in range(view.seats) if bits >> s & 1 and s != view.owner[cell]]


def fighters(brush: Brush) -> list[int]:
    return [seat for seat in range(brush.view.seats) if brush.view.fought >> seat & 1]


def duel_place(brush: Brush) -> tuple[str, Rect]:
    """What is fought for: its name, and where it lies."""
    target = brush.view.duel_at
    if target >= FIRST_CELL:
        return brush.where(target - FIRST_CELL), brush.lay.parcel(target - FIRST_CELL)
    return brush.name("square", target), brush.lay.squares[target]


def fight(brush: Brush) -> Sprite:
    """CARSON-D2: every summand of every fighter, as far as the dice have fallen."""
    view = brush.view
    where, place = duel_place(brush)
    lines = []
    for seat in fighters(brush):
        roll, guns, home = view.duel_roll[seat], view.duel_guns[seat], view.duel_cowboys[seat]
        who, n = brush.people[seat], roll + guns + home
        lines.append(brush.say("paint-fighter", who=who, die=roll, guns=guns, cowboys=home, n=n))
    if view.duel_winner >= 0:
        lines.append(brush.say("paint-winner", who=brush.people[view.duel_winner]))
    title = brush.say("paint-fight", where=where)
    return placard(brush, "fight", place, title=title, lines=lines)
