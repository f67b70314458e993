"""The board of newgame as sprites, from what one seat sees: a grid of bids, and everyone's dice.

The same thing has the same key in the next picture, so that it can move.
"""

from __future__ import annotations

from collections.abc import Iterator

from farwest.kit.brush import Brush
from farwest.kit.rect import Rect
from farwest.kit.speaking import Say
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
from farwest.scaffold.newgame.actions import BID, CALL
from farwest.scaffold.newgame.board.layout import Layout, cell, cup, die, head, layout
from farwest.scaffold.newgame.board.panels import panels
from farwest.scaffold.newgame.numbers import DICE, FACES, GAME_LENGTH, NO_BID, ROUNDS
from farwest.scaffold.newgame.view import NewgameView
from farwest.scaffold.newgame.words import NAMES


def paint(view: NewgameView, canvas: Canvas, say: Say, names: list[str]) -> Picture:
    """Read from the view and the texts alone: equal views give equal pictures."""
    painter = Painter(view, canvas, layout(canvas), say, names)
    return Picture(
        canvas,
        say("paint-board", n=view.round, of=ROUNDS[view.variant[GAME_LENGTH]]),
        sprites=(*painter.grid(), *painter.marker(), *painter.cups()),
        panels=tuple(panels(painter)),
        touches=tuple(touches(view)),
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


class Painter(Brush[NewgameView, Layout]):
    lists = NAMES

    @property
    def rows(self) -> int:
        return self.view.seats * DICE

    def grid(self) -> Iterator[Sprite]:
        for face, name in enumerate(NAMES["face"]):
            place = head(self.lay, face)
            label = self.say("paint-face", a=self.named("face", face))
            picture = Art(f"die-{name}", 0, 0, place.width, place.height)
            yield self.thing(f"head-{name}", label, place, "places", (picture,))
        for bid in range(self.rows * FACES):
            yield self.cell(bid)

    def cell(self, bid: int) -> Sprite:
        count, face = bid // FACES, bid % FACES
        place = cell(self.lay, count, face, self.rows)
        below = bid <= self.view.bid  # it cannot be bid any more
        size = self.canvas.label_size
        parts = (
            Box(
                0,
                0,
                place.width,
                place.height,
                fill="board-3" if below else "card",
                line="ink",
                line_width=1.5,
                round=6,
            ),
            Words(
                str(count + 1),
                place.width / 2,
                place.height / 2 + size / 3,
                size=size,
                room=place.width,
                font="head",
                colour="brown" if below else "ink",
                anchor="middle",
            ),
        )
        label = self.say("paint-cell", n=count + 1, a=self.named("face", face))
        return self.thing(key_of(bid), label, place, "slots", parts)

    def marker(self) -> Iterator[Sprite]:
        """The bidder's disc, on the bid that stands."""
        view = self.view
        if view.bid != NO_BID:
            place = cell(self.lay, view.bid // FACES, view.bid % FACES, self.rows)
            size = min(place.height, place.width / 2) - 4
            label = self.say("paint-bid", who=self.people[view.bidder])
            lies = Rect(place.x + 4, place.y + 2, size, size)
            yield self.thing("marker", label, lies, "pieces", disc(view.bidder, 0, 0, size))

    def cups(self) -> Iterator[Sprite]:
        for seat in range(self.view.seats):
            place = cup(self.lay, seat, self.view.seats)
            yield self.row(seat, place)
            for k in range(self.view.rolled[seat]):
                yield self.die(seat, k, die(self.lay, place, k))

    def row(self, seat: int, place: Rect) -> Sprite:
        said, size = self.say("paint-cup", who=self.people[seat]), self.canvas.label_size
        room = place.width - DICE * (self.lay.die + self.lay.gap) - 3 * self.lay.gap
        parts = (
            Box(
                0, 0, place.width, place.height, fill="board", line="ink", line_width=1.5, round=10
            ),
            Box(
                0,
                0,
                self.lay.gap,
                place.height,
                fill=seat_colour(seat),
                line="ink",
                line_width=1.5,
                round=4,
            ),
            Words(
                self.names[seat],
                2 * self.lay.gap,
                place.height / 2 + size / 3,
                size=size,
                room=room,
                font="strong",
            ),
        )
        return self.thing(f"cup-{seat}", said, place, "places", parts)

    def die(self, seat: int, k: int, place: Rect) -> Sprite:
        """Shown, or a cup. Dice are told by how many there are of each face, so they lie sorted."""
        dice = [face for face, n in enumerate(self.view.dice[seat]) for _ in range(n)]
        symbol, label = "cup", self.say("paint-hidden")
        if dice:
            symbol = f"die-{NAMES['face'][dice[k]]}"
            label = self.say("paint-die", a=self.named("face", dice[k]))
        parts = (Art(symbol, 0, 0, place.width, place.height),)
        return self.thing(f"die-{seat}-{k}", label, place, "pieces", parts, symbol=symbol)
