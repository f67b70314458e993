"""The brush that paints desperados: a view, a canvas, the texts; what every sprite needs."""

from __future__ import annotations

from farwest.games.desperados.board.layout import Layout, layout
from farwest.games.desperados.numbers import (
    BANK_AT,
    BANK_WORTH,
    NO_BANK,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    SALOON,
    UNKNOWN,
)
from farwest.games.desperados.state import NO_SEAT
from farwest.games.desperados.view import DesperadosView
from farwest.games.desperados.words import NAMES
from farwest.kernel.state import OVER
from farwest.kit import brush
from farwest.kit.keeping import measured
from farwest.kit.speaking import Say
from farwest.kit.sprites import Canvas
from farwest.kit.texts import Named


class Brush(brush.Brush[DesperadosView, Layout]):
    lists = NAMES

    def __init__(self, view: DesperadosView, canvas: Canvas, say: Say, names: list[str]) -> None:
        super().__init__(view, canvas, layout(canvas), say, names)

    def town(self, town: int) -> Named:
        return self.named("town", town)

    def coach(self, coach: int) -> Named:
        return self.named("coach", coach)

    @measured
    def friends(self, seat: int) -> bool:
        """Whether the view's own side is this seat's: all its cards are then for these eyes."""
        view = self.view
        if view.frames[-1][1] == OVER:
            return True
        own = view.seat >= 0 and view.marshal != NO_SEAT
        return own and (view.seat == view.marshal) == (seat == view.marshal)

    @measured
    def is_mine(self, seat: int) -> bool:
        return seat == self.view.seat

    @measured
    def whereabouts(self, seat: int) -> int:
        """Where a seat is as far as these eyes know; NOWHERE if they do not."""
        view = self.view
        here, known = view.figure[seat], True
        if view.step:
            return here
        for turn, card in enumerate(view.laid[seat]):
            dummy = view.stuck[seat] > 0 and turn + 1 >= view.stuck[seat]
            if card == NO_CARD or dummy:
                continue
            if card == UNKNOWN:
                known = False
            elif card != SALOON:
                here, known = card, True
        return here if known else NOWHERE

    @measured
    def tile(self, town: int) -> tuple[str, int]:
        """What is known of a bank: yes and its dollars, no, empty; or none, for a poker town."""
        view, bank = self.view, BANK_AT[town]
        if bank == NO_BANK:
            return "none", 0
        number = view.bank[bank]
        if number == NO_TILE:
            return "empty", 0
        kind = view.tile[number]
        return ("no", 0) if kind == UNKNOWN else ("yes", BANK_WORTH[kind])
