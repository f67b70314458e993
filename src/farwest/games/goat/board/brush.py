"""The brush that paints goat: a view, a canvas, the texts; cards, hats and pieces."""

from __future__ import annotations

from collections.abc import Callable

from farwest.games.goat.board.cards import back, from_deck, front, hat, portrait
from farwest.games.goat.board.layout import CARD_HEIGHT, CARD_WIDTH, layout
from farwest.games.goat.game import NAMES
from farwest.games.goat.numbers import DISCARDED, HAND, IN_PLAY
from farwest.games.goat.view import GoatView
from farwest.kernel.voice import Person
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Canvas, Layer, Part, Sprite
from farwest.kit.texts import Named


class Brush:
    def __init__(
        self, view: GoatView, canvas: Canvas, say: Callable[..., str], names: list[str]
    ) -> None:
        self.view = view
        self.canvas = canvas
        self.say = say
        self.people = [Person(name, seat == view.seat) for seat, name in enumerate(names)]
        self.lay = layout(canvas, view.seats)

    def card(self, card: int, place: Rect, layer: Layer = "pieces", **how: float) -> Sprite:
        view, name = self.view, NAMES["character"][card]
        scale = place.width / CARD_WIDTH
        parts = front(
            card, self.character(card), self.effect(card), self.canvas, scale, how.get("fade", 1.0)
        )
        if how.get("covered"):
            parts = portrait(card)
        if card == view.offered and view.seat == view.dealer:
            parts += (Box(0, 0, CARD_WIDTH, CARD_HEIGHT, "", "picked", 5 / scale, 9),)
        label = self.character(card)
        if view.where[card] in (IN_PLAY, DISCARDED):
            gone = "yes" if view.where[card] == DISCARDED else "no"
            owner = self.people[view.owner[card]]
            label = self.say("paint-card", a=self.named(card), who=owner, gone=gone)
        elif view.where[card] == HAND:
            drawn = view.drawn >> card & 1
            label = self.say("paint-held", a=self.named(card), drawn="yes" if drawn else "no")
            parts += from_deck() if drawn else ()
        return Sprite(
            f"card-{name}",
            label,
            *place,
            layer,
            parts,
            f"bust-{name}",
            self.does(card),
            how.get("turn", 0),
            CARD_WIDTH,
        )

    def face_down(self, key: str, label: str, place: Rect, turn: float = 0) -> Sprite:
        return Sprite(key, label, *place, "pieces", back(), "card-back", turn=turn, grid=CARD_WIDTH)

    def hat(self, card: int, place: Rect) -> Sprite:
        seat, scale = self.view.owner[card], place.width / CARD_WIDTH
        size = 44 * max(scale, 0.7)
        lift = 8 if self.canvas.name == "wide" else 14
        label = self.say("paint-hat", who=self.people[seat])
        key = f"hat-{NAMES['character'][card]}"
        where = Rect(place.right - size + 4 * scale, place.y - lift * scale, size, size)
        return Sprite(key, label, *where, "brands", hat(seat), "hat", grid=44)

    def named(self, card: int) -> Named:
        return Named("character", NAMES["character"][card])

    def character(self, card: int) -> str:
        return self.say("table-name", a=self.named(card))

    def does(self, card: int) -> str:
        return self.say("table-does", a=self.named(card))

    def effect(self, card: int) -> str:
        return self.say("paint-effect", a=self.named(card))

    def thing(
        self,
        key: str,
        label: str,
        place: Rect,
        layer: Layer,
        parts: tuple[Part, ...],
        hint: str = "",
    ) -> Sprite:
        return Sprite(key, label, *place, layer, parts, hint=hint)

    def piece(self, key: str, label: str, symbol: str, x: float, y: float, size: float) -> Sprite:
        shade = Box(2, 3, size - 2, size - 2, "ink", round=size / 2, fade=0.28)
        parts = (shade, Art(symbol, 0, 0, size, size))
        return Sprite(key, label, x, y, size, size, "pieces", parts, symbol)
