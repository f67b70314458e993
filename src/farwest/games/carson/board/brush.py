"""The brush that paints carson: a view, a canvas, the texts; what many sprites need."""

from __future__ import annotations

from functools import cached_property

from farwest.games.carson.board.land import incomes_of, prices_of
from farwest.games.carson.board.layout import LETTERS, SHADE, SHADOW, Layout, layout, share
from farwest.games.carson.numbers import BUILT
from farwest.games.carson.phases.construction import tile_price
from farwest.games.carson.state import cowboys_of, guns_of
from farwest.games.carson.view import CarsonView, table_of
from farwest.games.carson.voice import coordinates
from farwest.games.carson.words import NAMES
from farwest.kit import brush
from farwest.kit.keeping import measured
from farwest.kit.rect import Rect
from farwest.kit.speaking import Say
from farwest.kit.sprites import Art, Box, Canvas, Part, Sprite, seat_colour
from farwest.kit.texts import Named


class Brush(brush.Brush[CarsonView, Layout]):
    lists = NAMES

    def __init__(self, view: CarsonView, canvas: Canvas, say: Say, names: list[str]) -> None:
        super().__init__(view, canvas, layout(canvas), say, names)
        self.table = table_of(view)
        self.a = view.frames[-1][2]
        self.letters = LETTERS[canvas.name]

    @property
    def acts(self) -> bool:
        """Whether whoever looks is asked something."""
        return self.asked == self.view.seat >= 0

    def where(self, cell: int) -> str:
        return self.say("cell", at=coordinates(cell))

    def building(self, building: int) -> Named:
        return self.named("building", building)

    def money(self, dollars: int) -> str:
        return self.say("table-money", n=dollars)

    @measured
    def guns(self, seat: int) -> int:
        return guns_of(self.table, seat)

    @measured
    def cowboys(self, seat: int) -> int:
        return cowboys_of(self.table, seat)

    def force(self, seat: int) -> int:
        return self.guns(seat) + self.cowboys(seat)

    @measured
    def parcel_price(self, cell: int) -> int:
        return self.prices[cell]

    @cached_property
    def prices(self) -> tuple[int, ...]:
        return prices_of(tuple(self.view.ground))

    @measured
    def tile_price(self, seat: int, space: int) -> int:
        return tile_price(self.table, seat, space)

    @measured
    def income(self, cell: int) -> int:
        """What the building there would earn now."""
        return self.incomes[cell]

    @cached_property
    def incomes(self) -> tuple[int, ...]:
        view = self.view
        return incomes_of(tuple(view.ground), tuple(view.owner), tuple(view.variant))

    def symbol(self, ground: int) -> str:
        """What stands on a cell, as art."""
        return NAMES["building"][ground - BUILT] if ground >= BUILT else NAMES["ground"][ground]

    def rider(self, key: str, label: str, place: Rect, *, seat: int, white: bool) -> Sprite:
        """A cowboy with its shadow."""
        tint = "card" if white else seat_colour(seat)
        shadow = share(SHADOW, place.width, place.height)
        parts: tuple[Part, ...] = (
            Box(*shadow, fill="ink", round=shadow.height / 2, fade=SHADE),
            Art("rider", 0, 0, place.width, place.height, tint=tint),
        )
        return Sprite(key, label, *place, layer="pieces", parts=parts, symbol="rider")
