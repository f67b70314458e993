"""A Picture as one SVG that needs nothing else: for files, notebooks and docs."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from farwest.kit.art import colours, font_faces, symbols
from farwest.kit.seating import seating
from farwest.kit.sprites import (
    HALO,
    LAYERS,
    PREVIEW,
    Arrow,
    Art,
    Box,
    Bubble,
    Font,
    Part,
    Picture,
    Rays,
    Sprite,
    Wedge,
    Words,
)

FRAME: Final = 9.0  # of wood, round the board
EDGE: Final = 1.5  # of ink, round the wood
ROUND: Final = 8.0  # of table, round it all
LEADING: Final = 1.3
RAYS: Final = 16
REACH: Final = 0.094  # half the angle of a ray
FONTS: Final[Mapping[Font, tuple[str, int, float]]] = {  # family, weight, usual width of a letter
    "poster": ("Sancreek, Rockwell, serif", 400, 0.54),
    "head": ("Besley, Rockwell, Georgia, serif", 600, 0.58),
    "strong": ("Besley, Rockwell, Georgia, serif", 800, 0.68),
    "text": ("Barlow, system-ui, sans-serif", 600, 0.53),
    "label": ("'Barlow Semi Condensed', Barlow, sans-serif", 600, 0.475),
}
NARROW: Final = frozenset("iljtfrI.,:;’'“”« »\u00a0\u202f!()")
BROAD: Final = frozenset("mwMWÉOQGDCH")


def draw(picture: Picture, package: str, theme: str = "noon", fonts: bool = False) -> str:
    """`package` is the game's, for its art; with `fonts` the type is inside too (about 200 kB)."""
    return SvgDrawing(picture, package, theme).svg(fonts)


def page_size(picture: Picture) -> tuple[int, int]:
    """The seats, the board, its frame and the table round it, in whole units."""
    out, canvas = 2 * (FRAME + EDGE + ROUND), picture.canvas
    above = seating(picture)[1]
    return math.ceil(canvas.width + out), math.ceil(canvas.height + above + out)


class SvgDrawing:
    def __init__(self, picture: Picture, package: str, theme: str) -> None:
        self.picture = picture
        self.art = symbols(package)
        self.colours = colours(theme)

    def svg(self, fonts: bool) -> str:
        seats, above = seating(self.picture)
        out = FRAME + EDGE + ROUND
        left, top = -out, -out - above
        width, height = page_size(self.picture)
        shown = [sprite for sprite in self.picture.sprites if not sprite.key.startswith(PREVIEW)]
        ordered = sorted(shown, key=lambda sprite: LAYERS.index(sprite.layer))
        body = "\n".join(self.sprite(sprite) for sprite in ordered)
        chips = "\n".join(self.sprite(sprite) for sprite in seats)
        style = f"<style>{font_faces()}</style>\n" if fonts else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width} '
            f'{height}" width="{width}" height="{height}" role="group" '
            f"aria-label={quoteattr(self.picture.label)}>\n"
            f"<title>{escape(self.picture.label)}</title>\n{style}"
            f"<defs>\n{self.used(seats)}\n{self.lights()}\n</defs>\n"
            f'<rect x="{left:g}" y="{top:g}" width="{width}" height="{height}" '
            f'fill="{self.colour("table")}"/>\n'
            f'<g transform="translate(0 {top + ROUND:g})">\n{chips}\n</g>\n'
            f"{self.board()}\n{body}\n</svg>\n"
        )

    def used(self, seats: list[Sprite]) -> str:
        """Only the symbols that are drawn."""
        parts = [part for sprite in (*self.picture.sprites, *seats) for part in sprite.parts]
        named = {part.symbol for part in parts if isinstance(part, Art)}
        return "\n".join(self.art[name] for name in sorted(named))

    def lights(self) -> str:
        wood, lamp = (self.colour(f"frame-{k}") for k in (1, 2, 3)), self.colour("lamp")
        stops = zip((0, 0.5, 1), wood, strict=True)
        return (
            '<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">'
            + "".join(f'<stop offset="{at:g}" stop-color="{tone}"/>' for at, tone in stops)
            + '</linearGradient><radialGradient id="lamp" cx=".42" cy=".4" r=".75">'
            f'<stop stop-color="{lamp}" stop-opacity=".55"/>'
            f'<stop offset=".6" stop-color="{lamp}" stop-opacity="0"/>'
            f'<stop offset="1" stop-color="{self.colour("shade")}" stop-opacity=".28"/>'
            "</radialGradient>"
        )

    def board(self) -> str:
        """The printed board in its frame."""
        canvas, ink = self.picture.canvas, self.colour("ink")
        wide, high, out = canvas.width, canvas.height, FRAME + EDGE / 2
        return (
            f'<rect x="{-out:g}" y="{-out:g}" width="{wide + 2 * out:g}" '
            f'height="{high + 2 * out:g}" rx="8" fill="url(#wood)" stroke="{ink}" '
            f'stroke-width="{EDGE:g}"/>'
            f'<rect width="{wide:g}" height="{high:g}" fill="{self.colour("board")}"/>'
            f'<rect width="{wide:g}" height="{high:g}" fill="url(#lamp)" stroke="{ink}" '
            'stroke-width="2"/>'
        )

    def sprite(self, sprite: Sprite) -> str:
        place = f"translate({number(sprite.x)} {number(sprite.y)})"
        if sprite.turn:
            middle = f"{number(sprite.width / 2)} {number(sprite.height / 2)}"
            place += f" rotate({number(sprite.turn)} {middle})"
        if sprite.scale != 1:
            place += f" scale({sprite.scale:.4g})"
        parts = "".join(self.part(part) for part in sprite.parts)
        return (
            f'<g id="{sprite.key}" role="img" aria-label={quoteattr(sprite.label)} '
            f'transform="{place}"><title>{escape(sprite.hint or sprite.label)}</title>{parts}</g>'
        )

    def part(self, part: Part) -> str:
        match part:
            case Art():
                fade = "" if part.fade == 1 else f' opacity="{part.fade:g}"'
                colour = self.colour(part.tint)
                return f'<use href="#{part.symbol}" {box(part)} color="{colour}"{fade}/>'
            case Box():
                return f'<rect {box(part)} rx="{number(part.round)}"{self.paint(part)}/>'
            case Words():
                return self.words(part)
            case Bubble():
                return self.bubble(part)
            case Rays():
                return self.rays(part)
            case Arrow():
                return self.arrow(part)
            case Wedge():
                return f'<path d="{outline(part)}" fill-rule="evenodd"{self.paint(part)}/>'

    def paint(self, part: Box | Wedge) -> str:
        fill = self.colour(part.fill) if part.fill else "none"
        said = f' fill="{fill}"'
        if part.fill and part.fade != 1:
            said += f' fill-opacity="{part.fade:g}"'
        if part.line:
            said += f' stroke="{self.colour(part.line)}" stroke-width="{part.line_width:g}"'
            said += f' stroke-opacity="{part.line_fade:g}"' if part.line_fade != 1 else ""
            dashed = isinstance(part, Box) and part.dashed
            said += ' stroke-dasharray="6 6"' if dashed else ""
        return said

    def words(self, part: Words) -> str:
        family, weight, _ = FONTS[part.font]
        said, halo = [], ""
        if part.halo:
            halo = f'stroke="{self.colour(part.halo)}" stroke-width="{HALO:g}" '
            halo += 'stroke-linejoin="round" paint-order="stroke" '
        for n, line in enumerate(part.text.split("\n")):
            y, squeeze = part.y + n * part.size * LEADING, ""
            if text_width(line, part.size, part.font) > part.room:
                squeeze = f' textLength="{number(part.room)}" lengthAdjust="spacingAndGlyphs"'
            said.append(
                f'<tspan x="{number(part.x)}" y="{number(y)}"{squeeze}>{escape(line)}</tspan>'
            )
        return (
            f'<text font-family="{family}" font-weight="{weight}" font-size="{part.size:.4g}" '
            f'text-anchor="{part.anchor}" {halo}fill="{self.colour(part.colour)}">'
            f"{''.join(said)}</text>"
        )

    def bubble(self, part: Bubble) -> str:
        x, y, right, low, r = part.x, part.y, part.x + part.width, part.y + part.height, 16
        if part.tip_x > right:
            side = f"V{low - 42:g}L{part.tip_x:g} {part.tip_y:g}L{right:g} {low - 20:g}V{low - r:g}"
            tail = f"H{x + r:g}"
        else:
            side = f"V{low - r:g}"
            tip = f"{part.tip_x:g} {part.tip_y:g}"
            tail = f"H{part.tip_x + 24:g}L{tip}L{part.tip_x - 4:g} {low:g}H{x + r:g}"
        path = (
            f"M{x + r:g} {y:g}H{right - r:g}a{r} {r} 0 01{r} {r}{side}a{r} {r} 0 01-{r} {r}"
            f"{tail}a{r} {r} 0 01-{r}-{r}V{y + r:g}a{r} {r} 0 01{r}-{r}z"
        )
        fill, ink = self.colour("card"), self.colour("ink")
        return (
            f'<path d="{path}" fill="{fill}" stroke="{ink}" stroke-width="2.5" '
            'stroke-linejoin="round"/>'
        )

    def rays(self, part: Rays) -> str:
        """Each ray ends at the border of the box, so nothing need be clipped."""
        paths = []
        for k in range(RAYS):
            angle = 2 * math.pi * k / RAYS
            corners = [self.border(part, angle + turn) for turn in (-REACH, 0, REACH)]
            points = "L".join(f"{x:.1f} {y:.1f}" for x, y in corners)
            paths.append(f"M{part.from_x:g} {part.from_y:g}L{points}Z")
        fill = self.colour(part.fill)
        return f'<path d="{"".join(paths)}" fill="{fill}" fill-opacity="{part.fade:g}"/>'

    def border(self, part: Rays, angle: float) -> tuple[float, float]:
        across, down = math.cos(angle), math.sin(angle)
        right, low = part.x + part.width - part.from_x, part.y + part.height - part.from_y
        far_x = (right if across > 0 else part.from_x - part.x) / max(abs(across), 1e-9)
        far_y = (low if down > 0 else part.from_y - part.y) / max(abs(down), 1e-9)
        far = min(far_x, far_y)
        return part.from_x + far * across, part.from_y + far * down

    def arrow(self, part: Arrow) -> str:
        x, y, to_x, to_y = part.x, part.y, part.to_x, part.to_y
        path = f"M{x:g} {y:g}Q{to_x - 8:g} {y - 8:g} {to_x:g} {to_y:g}"
        head = f"M{to_x - 7:g} {to_y - 10:g}L{to_x:g} {to_y:g}L{to_x + 7:g} {to_y - 9:g}"
        return (
            f'<path d="{path}{head}" fill="none" stroke="{self.colour(part.line)}" '
            'stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def colour(self, name: str) -> str:
        return self.colours[name]


def box(part: Art | Box) -> str:
    sides = {"x": part.x, "y": part.y, "width": part.width, "height": part.height}
    return " ".join(f'{side}="{number(value)}"' for side, value in sides.items())


def outline(part: Wedge) -> str:
    """The path of a wedge. A whole circle is two arcs: one alone would have no ends."""
    radii = [radius for radius in (part.outer, part.inner) if radius]
    if part.sweep >= 360:
        halves = ((0, 180), (180, 360))
        return "".join(
            f"M{point(part, radius, 0)}{''.join(arc(part, radius, *half) for half in halves)}Z"
            for radius in radii
        )
    there = f"M{point(part, part.outer, 0)}{arc(part, part.outer, 0, part.sweep)}"
    back = arc(part, part.inner, part.sweep, 0) if part.inner else ""
    return f"{there}L{point(part, part.inner, part.sweep)}{back}Z"


def arc(part: Wedge, radius: float, start: float, end: float) -> str:
    """On from one angle of the wedge to another."""
    large, clockwise = int(abs(end - start) > 180), int(end > start)
    size = number(radius)
    return f"A{size} {size} 0 {large} {clockwise} {point(part, radius, end)}"


def point(part: Wedge, radius: float, turn: float) -> str:
    angle = math.radians(part.start + turn)
    x, y = part.x + radius * math.sin(angle), part.y - radius * math.cos(angle)
    return f"{number(x)} {number(y)}"


def number(value: float) -> str:
    return f"{round(value, 2) + 0.0:g}"  # no -0


def text_width(text: str, size: float, font: Font) -> float:
    """About how wide it is: a renderer is not at hand, and near enough tells what must shrink."""
    letter = FONTS[font][2]
    return size * letter * sum(0.55 if c in NARROW else 1.45 if c in BROAD else 1 for c in text)
