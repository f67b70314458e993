"""A finished game as one picture to send: who won, the scores, how the chances went, the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import quoteattr

from msgspec import Struct

from farwest.kit.art import font_faces
from farwest.kit.drawing import EDGE, FRAME, SvgDrawing, number
from farwest.kit.sprites import (
    LAYERS,
    PREVIEW,
    Art,
    Box,
    Font,
    Picture,
    Sprite,
    Words,
    brand,
    on_seat,
    seat_colour,
)

WIDE: Final = 1200
HIGH: Final = 630
RIM: Final = 14.0
LEFT: Final = 54.0
HALF: Final = 574.0  # where the board's side begins
TURN: Final = -3.0  # degrees
BOARD_WIDE: Final = 720.0
CHIP: Final = (226.0, 44.0)  # a score's width and height
GAP: Final = (18.0, 8.0)
CHIPS_TOP: Final = 212.0
MARGIN: Final = 40.0  # of a line, to the board's side
CURVE: Final = (58.0, 340.0, 512.0, 110.0)  # left, top, width, height
COLUMNS: Final = 2


class Score(Struct, frozen=True):
    """Of a seat, or of a side: then `seat` lends it its colour."""

    seat: int
    name: str
    points: str
    won: bool


class Postcard(Struct, frozen=True):
    """What is said on it; the curve is the winner's, from 0 to 1 in both directions."""

    mark: str
    title: str
    winner: str
    scores: Sequence[Score]
    curve: Sequence[tuple[float, float]]
    turned: Sequence[tuple[float, float, bool]]  # points of the curve, and whether it went up
    lines: Sequence[str]


def post(card: Postcard, picture: Picture, package: str, fonts: bool = False) -> str:
    """`package` is the game's, for its art; with `fonts` the type is inside too."""
    return PostcardDrawing(card, picture, package).svg(fonts)


class PostcardDrawing(SvgDrawing):
    def __init__(self, card: Postcard, picture: Picture, package: str) -> None:
        super().__init__(picture, package, "noon")
        self.card = card

    def svg(self, fonts: bool) -> str:
        chips = [self.chip(k, score) for k, score in enumerate(self.card.scores)]
        style = f"<style>{font_faces()}</style>\n" if fonts else ""
        label = ", ".join([self.card.title, self.card.winner, *self.card.lines])
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
            f'width="{WIDE}" height="{HIGH}" role="img" aria-label={quoteattr(label)}>\n{style}'
            f"<defs>\n{self.used(chips)}\n{self.lights()}\n{self.sky()}\n</defs>\n"
            f'<rect width="{WIDE}" height="{HIGH}" fill="{self.colour("card")}"/>\n'
            f"{self.side()}\n{self.told()}\n"
            + "\n".join(self.sprite(chip) for chip in chips)
            + f"\n{self.chances()}\n{self.rim()}\n</svg>\n"
        )

    def sky(self) -> str:
        high, low = self.colour("sky-2"), self.colour("sky-3")
        return (
            '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">'
            f'<stop stop-color="{high}"/><stop offset="1" stop-color="{low}"/></linearGradient>'
            f'<clipPath id="half"><rect x="{HALF:g}" width="{WIDE - HALF:g}" height="{HIGH}"/>'
            "</clipPath>"
        )

    def side(self) -> str:
        """The board, a little turned, beyond the edge."""
        picture = self.picture
        shown = [sprite for sprite in picture.sprites if not sprite.key.startswith(PREVIEW)]
        ordered = sorted(shown, key=lambda sprite: LAYERS.index(sprite.layer))
        scale = BOARD_WIDE / (picture.canvas.width + 2 * (FRAME + EDGE))
        x, y = HALF + 68, (HIGH - scale * picture.canvas.height) / 2 + 16
        place = f"translate({number(x)} {number(y)}) rotate({TURN:g}) scale({scale:.4g})"
        body = "".join(self.sprite(sprite) for sprite in ordered)
        sky = f'<rect x="{HALF:g}" width="{WIDE - HALF:g}" height="{HIGH}" fill="url(#sky)"/>'
        return f'<g clip-path="url(#half)">{sky}<g transform="{place}">{self.board()}{body}</g></g>'

    def told(self) -> str:
        card = self.card
        said = [
            self.line(card.mark, 80, 42, "poster", "act"),
            self.line(card.title, 112, 23, "head", "text-2"),
            self.line(card.winner, 186, 72, "poster", "ink"),
        ]
        rows = -(-len(card.scores) // COLUMNS)
        top = 490 if card.curve else CHIPS_TOP + rows * (CHIP[1] + GAP[1]) + 44
        for n, text in enumerate(card.lines):
            last = n == len(card.lines) - 1
            said.append(self.line(text, top + 29 * n, 20, "head", "act" if last else "text-2"))
        return "".join(said)

    def line(self, text: str, y: float, size: float, font: Font, colour: str) -> str:
        room = HALF - LEFT - MARGIN
        return self.words(Words(text, LEFT, y, size=size, room=room, font=font, colour=colour))

    def chip(self, k: int, score: Score) -> Sprite:
        (wide, high), (across, down) = CHIP, GAP
        row, column = divmod(k, COLUMNS)
        x, y = LEFT + column * (wide + across), CHIPS_TOP + row * (high + down)
        ground, colour = "brass" if score.won else "paper-2", seat_colour(score.seat)
        right = wide - 10
        parts = (
            Box(0, 0, wide, high, fill=ground, round=8),
            Box(5, 5, 34, 34, fill=colour, line="ink", line_width=1.5, round=5),
            Art(brand(score.seat), 9, 9, 26, 26, tint=on_seat(score.seat)),
            Words(score.name, 49, 29, size=20, room=106, font="head"),
            Words(score.points, right, 30, size=23, room=62, font="strong", anchor="end"),
        )
        label = f"{score.name} {score.points}"
        return Sprite(f"score-{k}", label, x, y, wide, high, layer="pieces", parts=parts)

    def chances(self) -> str:
        points = self.card.curve
        if len(points) < 2:
            return ""
        left, top, wide, high = CURVE
        rows = -(-len(self.card.scores) // COLUMNS)
        top += max(rows - 2, 0) * (CHIP[1] + GAP[1])
        high -= max(rows - 2, 0) * (CHIP[1] + GAP[1])

        def at(point: tuple[float, float]) -> str:
            return f"{left + wide * point[0]:.1f} {top + high * (1 - point[1]):.1f}"

        line = "L".join(at(point) for point in points)
        winner = next((score.seat for score in self.card.scores if score.won), 0)
        colour, foot = self.colour(seat_colour(winner)), top + high
        drawn = (
            f'<path d="M{line}L{left + wide:g} {foot:g}L{left:g} {foot:g}Z" fill="{colour}" '
            f'fill-opacity=".18"/><path d="M{left:g} {top + high / 2:g}H{left + wide:g}" '
            f'stroke="{self.colour("rule")}" stroke-width="2" stroke-dasharray="4 6"/>'
            f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="5" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        )
        for x, y, up in self.card.turned:
            where = at((x, y)).split()
            tone = self.colour("good" if up else "bad")
            drawn += (
                f'<circle cx="{where[0]}" cy="{where[1]}" r="10" fill="{tone}" '
                f'stroke="{self.colour("card")}" stroke-width="3"/>'
            )
        return drawn

    def rim(self) -> str:
        wood, brass = self.colour("mesa-4"), self.colour("brass")
        half, inner = RIM / 2, RIM + 8
        return (
            f'<rect x="{half:g}" y="{half:g}" width="{WIDE - RIM:g}" height="{HIGH - RIM:g}" '
            f'fill="none" stroke="{wood}" stroke-width="{RIM:g}"/>'
            f'<rect x="{inner:g}" y="{inner:g}" width="{WIDE - 2 * inner:g}" '
            f'height="{HIGH - 2 * inner:g}" fill="none" stroke="{brass}" stroke-width="3"/>'
        )
