"""The board of newgame as sprites, from what one seat sees: a grid of bids, and everyone's dice.

The same thing has the same key in the next picture, so that it can move.
"""

from __future__ import annotations

from collections.abc import Iterator

from farwest.kernel.voice import Person
from farwest.kit.rect import Rect
from farwest.kit.rooms import Say
from farwest.kit.sprites import (
    Art,
    Box,
    Canvas,
    Picture,
    Sprite,
    Touch,
    Words,
    disc,
    seat_colour,
)
from farwest.kit.texts import Named
from farwest.scaffold.newgame.actions import BID, CALL
from farwest.scaffold.newgame.board.layout import cell, cup, die, head, layout
from farwest.scaffold.newgame.board.panels import panels
from farwest.scaffold.newgame.game import NAMES
from farwest.scaffold.newgame.numbers import DICE, FACES, GAME_LENGTH, NO_BID, ROUNDS
from farwest.scaffold.newgame.view import NewgameView


def paint(view: NewgameView, canvas: Canvas, say: Say, names: list[str]) -> Picture:
    """Read from the view and the texts alone: equal views give equal pictures."""
    painter = Painter(view, canvas, say, names)
    return Picture(
        canvas,
        say("paint-board", n=view.round, of=ROUNDS[view.variant[GAME_LENGTH]]),
        (*painter.grid(), *painter.marker(), *painter.cups()),
        tuple(panels(view, say, painter.people)),
        tuple(touches(view)),
    )


def touches(view: NewgameView) -> Iterator[Touch]:
    """For every answer: what may be clicked. A call is a click on the bidder's dice."""
    if view.seat < 0 or view.frames[-1][1] != view.seat:
        return
    for bid in range(view.bid + 1, view.seats * DICE * FACES):
        yield Touch(BID + bid, (key_of(bid),), f"die-{NAMES['face'][bid % FACES]}")
    if view.bid != NO_BID:
        yield Touch(CALL, (f"cup-{view.bidder}", f"seat-{view.bidder}"), "cup")


def key_of(bid: int) -> str:
    return f"bid-{bid // FACES + 1}-{NAMES['face'][bid % FACES]}"


class Painter:
    def __init__(self, view: NewgameView, canvas: Canvas, say: Say, names: list[str]) -> None:
        self.view, self.canvas, self.say = view, canvas, say
        self.people = [Person(name, seat == view.seat) for seat, name in enumerate(names)]
        self.lay = layout(canvas)
        self.rows = view.seats * DICE

    def face(self, face: int) -> Named:
        return Named("face", NAMES["face"][face])

    def grid(self) -> Iterator[Sprite]:
        for face, name in enumerate(NAMES["face"]):
            place = head(self.lay, face)
            label = self.say("paint-face", a=self.face(face))
            picture = Art(f"die-{name}", 0, 0, place.width, place.height)
            yield Sprite(f"head-{name}", label, *place, "places", (picture,))
        for bid in range(self.rows * FACES):
            yield self.cell(bid)

    def cell(self, bid: int) -> Sprite:
        count, face = bid // FACES, bid % FACES
        place = cell(self.lay, count, face, self.rows)
        below = bid <= self.view.bid  # it cannot be bid any more
        size = self.canvas.label_size
        parts = (
            Box(0, 0, place.width, place.height, "board-3" if below else "card", "ink", 1.5, 6),
            Words(
                str(count + 1),
                place.width / 2,
                place.height / 2 + size / 3,
                size,
                place.width,
                "head",
                "brown" if below else "ink",
                "middle",
            ),
        )
        label = self.say("paint-cell", n=count + 1, a=self.face(face))
        return Sprite(key_of(bid), label, *place, "slots", parts)

    def marker(self) -> Iterator[Sprite]:
        """The bidder's disc, on the bid that stands."""
        view = self.view
        if view.bid != NO_BID:
            place = cell(self.lay, view.bid // FACES, view.bid % FACES, self.rows)
            size = min(place.height, place.width / 2) - 4
            label = self.say("paint-bid", who=self.people[view.bidder])
            parts = disc(view.bidder, 0, 0, size)
            yield Sprite("marker", label, place.x + 4, place.y + 2, size, size, "pieces", parts)

    def cups(self) -> Iterator[Sprite]:
        for seat in range(self.view.seats):
            place = cup(self.lay, seat, self.view.seats)
            yield self.row(seat, place)
            for k in range(self.view.rolled[seat]):
                yield self.die(seat, k, die(self.lay, place, k))

    def row(self, seat: int, place: Rect) -> Sprite:
        said, size = self.say("paint-cup", who=self.people[seat]), self.canvas.label_size
        name = self.people[seat].name
        room = place.width - DICE * (self.lay.die + self.lay.gap) - 3 * self.lay.gap
        parts = (
            Box(0, 0, place.width, place.height, "board", "ink", 1.5, 10),
            Box(0, 0, self.lay.gap, place.height, seat_colour(seat), "ink", 1.5, 4),
            Words(name, 2 * self.lay.gap, place.height / 2 + size / 3, size, room, "strong"),
        )
        return Sprite(f"cup-{seat}", said, *place, "places", parts)

    def die(self, seat: int, k: int, place: Rect) -> Sprite:
        """Shown, or a cup. Dice are told by how many there are of each face, so they lie sorted."""
        dice = [face for face, n in enumerate(self.view.dice[seat]) for _ in range(n)]
        symbol, label = "cup", self.say("paint-hidden")
        if dice:
            symbol = f"die-{NAMES['face'][dice[k]]}"
            label = self.say("paint-die", a=self.face(dice[k]))
        parts = (Art(symbol, 0, 0, place.width, place.height),)
        return Sprite(f"die-{seat}-{k}", label, *place, "pieces", parts, symbol)
