"""The brush that paints goat: a view, a canvas, the texts; cards, hats and pieces."""

from __future__ import annotations

from farwest.games.goat.board.cards import HAT, back, from_deck, front, hat, portrait
from farwest.games.goat.board.layout import CARD_HEIGHT, CARD_WIDTH, SHADED, Layout, layout
from farwest.games.goat.numbers import DISCARDED, HAND, IN_PLAY
from farwest.games.goat.view import GoatView
from farwest.games.goat.words import NAMES
from farwest.kit import brush
from farwest.kit.keeping import kept, measured
from farwest.kit.rect import Rect
from farwest.kit.speaking import Say
from farwest.kit.sprites import Art, Box, Canvas, Sprite

PICKED, PICKED_ROUND = 5, 9  # the line round the card that its Dealer offers
SMALLEST_HAT = 0.7  # of HAT
HAT_OUT, HAT_UP = 4, {"wide": 8, "tall": 14}  # how far a hat reaches over its card
SHADE_X, SHADE_Y, SHADE_LESS = 2, 3, 2  # of the shadow under a piece: where, how much smaller


class Brush(brush.Brush[GoatView, Layout]):
    lists = NAMES

    def __init__(self, view: GoatView, canvas: Canvas, say: Say, names: list[str]) -> None:
        super().__init__(view, canvas, layout(canvas, view.seats), say, names)

    @measured
    def is_picked(self, card: int) -> bool:
        """The Dealer sees which card they offer."""
        return card == self.view.offered and self.view.seat == self.view.dealer

    @measured
    def was_drawn(self, card: int) -> bool:
        return bool(self.view.drawn >> card & 1)

    def card(self, card: int, place: Rect, *, turn: float = 0, covered: bool = False) -> Sprite:
        drawn = self.view.where[card] == HAND and self.was_drawn(card)
        return self.face(card, place, turn, 1.0, covered, self.is_picked(card), drawn)

    @kept
    def face(
        self,
        card: int,
        place: Rect,
        turn: float,
        fade: float,
        covered: bool,
        picked: bool,
        drawn: bool,
    ) -> Sprite:
        view, name = self.view, NAMES["character"][card]
        scale = place.width / CARD_WIDTH
        if covered:
            parts = portrait(card)
        else:
            said, effect = self.character(card), self.effect(card)
            parts = front(
                card, name=said, effect=effect, canvas=self.canvas, scale=scale, fade=fade
            )
        if picked:
            edge, whole = PICKED / scale, Rect(0, 0, CARD_WIDTH, CARD_HEIGHT)
            parts += (Box(*whole, line="picked", line_width=edge, round=PICKED_ROUND),)
        label = self.character(card)
        if view.where[card] in (IN_PLAY, DISCARDED):
            gone = "yes" if view.where[card] == DISCARDED else "no"
            owner = self.people[view.owner[card]]
            label = self.say("paint-card", a=self.named("character", card), who=owner, gone=gone)
        elif view.where[card] == HAND:
            label = self.say(
                "paint-held", a=self.named("character", card), drawn="yes" if drawn else "no"
            )
            parts += from_deck() if drawn else ()
        return Sprite(
            f"card-{name}",
            label,
            *place,
            layer="pieces",
            parts=parts,
            symbol=f"bust-{name}",
            hint=self.does(card),
            turn=turn,
            grid=CARD_WIDTH,
        )

    @kept
    def face_down(self, key: str, label: str, place: Rect, *, turn: float = 0) -> Sprite:
        return Sprite(
            key,
            label,
            *place,
            layer="pieces",
            parts=back(),
            symbol="card-back",
            turn=turn,
            grid=CARD_WIDTH,
        )

    def hat(self, card: int, place: Rect) -> Sprite:
        seat, scale = self.view.owner[card], place.width / CARD_WIDTH
        size = HAT * max(scale, SMALLEST_HAT)
        lift = HAT_UP[self.canvas.name]
        label = self.say("paint-hat", who=self.people[seat])
        key = f"hat-{NAMES['character'][card]}"
        where = Rect(place.right - size + HAT_OUT * scale, place.y - lift * scale, size, size)
        return Sprite(key, label, *where, layer="brands", parts=hat(seat), symbol="hat", grid=HAT)

    def character(self, card: int) -> str:
        return self.name("character", card)

    def does(self, card: int) -> str:
        return self.say("table-does", a=self.named("character", card))

    def effect(self, card: int) -> str:
        return self.say("paint-effect", a=self.named("character", card))

    def piece(self, key: str, label: str, place: Rect, *, symbol: str) -> Sprite:
        """A token or coin on its shadow."""
        size = place.width
        low = size - SHADE_LESS
        shade = Box(SHADE_X, SHADE_Y, low, low, fill="ink", round=size / 2, fade=SHADED)
        parts = (shade, Art(symbol, 0, 0, size, size))
        return Sprite(key, label, *place, layer="pieces", parts=parts, symbol=symbol)
