"""The brush that paints desperados: a view, a canvas, the texts; what every sprite needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from farwest.games.desperados.board.layout import layout
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
from farwest.kernel.voice import Person
from farwest.kit.rect import Rect
from farwest.kit.sprites import Canvas, Layer, Part, Sprite
from farwest.kit.texts import Named


class Brush:
    def __init__(
        self, view: DesperadosView, canvas: Canvas, say: Callable[..., str], names: list[str]
    ) -> None:
        self.view = view
        self.canvas = canvas
        self.say = say
        self.people = [Person(name, seat == view.seat) for seat, name in enumerate(names)]
        self.lay = layout(canvas)

    def thing(
        self,
        key: str,
        label: str,
        place: Rect,
        layer: Layer,
        parts: Iterable[Part],
        *,
        turn: float = 0.0,
    ) -> Sprite:
        return Sprite(key, label, *place, layer=layer, parts=tuple(parts), turn=turn)

    def town(self, town: int) -> Named:
        return Named("town", NAMES["town"][town])

    def coach(self, coach: int) -> Named:
        return Named("coach", NAMES["coach"][coach])

    def name(self, town: int) -> str:
        return self.say("paint-name", a=self.town(town))

    def friends(self, seat: int) -> bool:
        """Whether the view's own side is this seat's: all its cards are then for these eyes."""
        view = self.view
        if view.frames[-1][1] == OVER:
            return True
        own = view.seat >= 0 and view.marshal != NO_SEAT
        return own and (view.seat == view.marshal) == (seat == view.marshal)

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
