"""The brush that paints circles: a view, a canvas, the texts; coins and discs."""

from __future__ import annotations

from farwest.games.circles import questions as ask
from farwest.games.circles.board.coins import coins_of
from farwest.games.circles.board.layout import Layout, layout
from farwest.games.circles.numbers import (
    RING,
    RING_USED,
    SECTOR,
    SECTORS,
)
from farwest.games.circles.view import CirclesView
from farwest.games.circles.words import NAMES
from farwest.kit import brush
from farwest.kit.keeping import measured
from farwest.kit.rect import Rect
from farwest.kit.speaking import Say
from farwest.kit.sprites import Art, Box, Canvas, Part, Sprite, Words, disc
from farwest.kit.texts import Named

SHADE = (3, 4)  # how far the shade of a card lies from it
SHADE_FADE = 0.22
ROUND = 10  # the corners of a card
EDGE = 2.5  # its outline
SIGN = Rect(10, 7, 34, 34)  # the symbol in its heading
TITLE = (52, 32)  # where its title begins
RULE_X, RULE_Y, RULE_HIGH = 12, 47, 1.5  # the line below that


def tokens_of(money: int) -> list[str]:
    """The symbols of that money, the dearest first."""
    counts = list(enumerate(coins_of(money)))
    return [f"token-{NAMES['token'][k]}" for k, count in reversed(counts) for _ in range(count)]


class Brush(brush.Brush[CirclesView, Layout]):
    lists = NAMES

    def __init__(self, view: CirclesView, canvas: Canvas, say: Say, names: list[str]) -> None:
        super().__init__(view, canvas, layout(canvas), say, names)
        self.about = view.frames[-1][2]

    @property
    @measured
    def here(self) -> int:
        """The sector where the marble lies."""
        return self.view.theta // SECTOR

    def space(self, sector: int) -> str:
        return NAMES["space"][RING[self.view.variant[RING_USED]][sector % SECTORS]]

    def named_space(self, sector: int) -> Named:
        return Named("space", self.space(sector))

    def face(self, face: int) -> Named:
        return self.named("face", face)

    @property
    @measured
    def flicked(self) -> int:
        """The flick that is asked for or on its way: a turn's, a contest's, or -1."""
        kinds = [frame[0] for frame in self.view.frames]
        if kinds[-1] != ask.NOISE:
            return kinds[-1] if kinds[-1] in (ask.FLICK, ask.SALOON_FLICK) else -1
        return ask.SALOON_FLICK if ask.MARK in kinds else ask.FLICK

    def money(self, amount: int) -> str:
        return self.say("table-purse", n=amount)

    def coins(
        self, amount: int, x: float, y: float, *, size: float, step: float, fade: float = 1.0
    ) -> tuple[Part, ...]:
        """Tokens in a row, from the middle of the first."""
        return tuple(
            Art(symbol, x + k * step - size / 2, y - size / 2, size, size, fade=fade)
            for k, symbol in enumerate(tokens_of(amount))
        )

    def pawn(self, key: str, label: str, place: Rect, *, seat: int) -> Sprite:
        """A seat's disc that lies on the ring."""
        parts = disc(seat, 0, 0, place.width)
        return Sprite(key, label, *place, layer="brands", parts=parts)

    def plate(self, place: Rect) -> list[Part]:
        """A card without its print; in its own units."""
        wide, high = place.width, place.height
        return [
            Box(*SHADE, wide, high, fill="ink", round=ROUND, fade=SHADE_FADE),
            Box(0, 0, wide, high, fill="card", line="ink", line_width=EDGE, round=ROUND),
        ]

    def card(self, place: Rect, *, symbol: str, title: str) -> list[Part]:
        """A printed card beside the ring, with its heading."""
        x, y = TITLE
        room = place.width - x - SIGN.x
        return [
            *self.plate(place),
            Art(symbol, *SIGN),
            Words(title, x, y, size=self.lay.heading, room=room, font="head"),
            self.rule(place, RULE_X, RULE_Y),
        ]

    def rule(self, place: Rect, x: float, y: float) -> Box:
        """A line across a card, as far from both sides."""
        return Box(x, y, place.width - 2 * x, RULE_HIGH, fill="ink", round=0)
