"""What every game's board is painted in: things with a place, a name and parts.

A Sprite is one thing that can be pointed at; it moves, turns and is read aloud as one. Its parts
are drawn in its own units. Colours are names of tokens.css; art is named by its symbol.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from farwest.kit import places

CanvasName = Literal["wide", "tall"]
Layer = Literal[
    "ground",
    "roads",
    "places",
    "washes",
    "slots",
    "pieces",
    "brands",
    "beliefs",
    "previews",
    "tooltips",
]
Font = Literal["poster", "head", "strong", "text", "label"]
Anchor = Literal["start", "middle", "end"]
Presence = Literal["acting", "waiting", "out"]

LAYERS: Final[tuple[Layer, ...]] = (
    *("ground", "roads", "places", "washes", "slots"),
    *("pieces", "brands", "beliefs", "previews", "tooltips"),
)
BRANDS: Final = ("ring", "diamond", "rafter", "box", "horseshoe", "cross")  # by seat
COLOURS: Final = len(BRANDS)  # that seats may have, seat-1 to seat-6 of tokens.css
MARGIN: Final = 12.0  # of every canvas, kept free
PREVIEW: Final = "preview-"  # then an action: its sprites are shown while that is pointed at
HALO: Final = 4.0  # the outline of words that cross a line


class Canvas(msgspec.Struct, frozen=True):
    name: CanvasName
    width: float
    height: float
    label_size: float  # the smallest a name may be
    caption_size: float  # the smallest any text may be


WIDE: Final = Canvas("wide", 1000, 800, 16, 14)
TALL: Final = Canvas("tall", 620, 874, 20, 20)
CANVASES: Final[dict[str, Canvas]] = {canvas.name: canvas for canvas in (WIDE, TALL)}


class Art(places.ArtPlace, frozen=True, kw_only=True, tag="art"):
    """A symbol of an art.svg; `tint` is what currentColor is in it."""

    tint: str = "ink"
    fade: float = 1.0


class Box(places.BoxPlace, frozen=True, kw_only=True, tag="box"):
    """A rounded rectangle: a wash, a tile, a slot (dashed), a disc (round as half its width)."""

    fill: str = ""
    line: str = ""
    line_width: float = 1.5
    round: float = 8
    fade: float = 1.0  # of the fill
    line_fade: float = 1.0
    dashed: bool = False


class Words(places.WordsPlace, frozen=True, kw_only=True, tag="words"):
    """Lines of text from a baseline. Wider than `room`, they are set narrower, not smaller."""

    size: float
    room: float
    font: Font = "label"
    colour: str = "ink"
    anchor: Anchor = "start"
    halo: str = ""  # the colour of an outline HALO wide, under the letters


class Bubble(places.BoxPlace, frozen=True, kw_only=True, tag="bubble"):
    """A speech bubble whose tail ends in a point outside it, below or to the right."""

    tip_x: float
    tip_y: float


class Rays(places.BoxPlace, frozen=True, kw_only=True, tag="rays"):
    """Light from a point, inside a box."""

    from_x: float
    from_y: float
    fill: str = "glow"
    fade: float = 0.1


class Arrow(places.Point, frozen=True, kw_only=True, tag="arrow"):
    """A bent arrow, for who gets something."""

    to_x: float
    to_y: float
    line: str = "brass"


class Wedge(places.Point, frozen=True, kw_only=True, tag="wedge"):
    """What lies between two circles about x, y: from `start` degrees, 0 is up, `sweep` degrees
    clockwise. Without an inner circle it is a slice; with a sweep of 360 a whole ring or disc."""

    inner: float  # radius
    outer: float  # radius
    start: float
    sweep: float
    fill: str = ""
    line: str = ""
    line_width: float = 1.5
    fade: float = 1.0  # of the fill
    line_fade: float = 1.0


Part = Art | Box | Words | Bubble | Rays | Arrow | Wedge


class Sprite(places.SpritePlace, frozen=True, kw_only=True):
    layer: Layer
    parts: tuple[Part, ...]
    symbol: str = ""  # what it is, for a thing that has no key of its own before
    hint: str = ""
    turn: float = 0  # degrees, about its middle
    grid: float = 0  # how many own units its width has; 0: those of the canvas

    @property
    def scale(self) -> float:
        return self.width / self.grid if self.grid else 1.0


class Count(msgspec.Struct, frozen=True, gc=False):
    symbol: str
    number: int
    label: str
    tint: str = "ink"


class Panel(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A seat beside the board. It has a key, so that an option can touch it."""

    key: str
    seat: int
    name: str
    status: str
    presence: Presence
    rows: tuple[Count, ...]
    label: str


class Note(msgspec.Struct, frozen=True, gc=False):
    """Something worth keeping in mind, beside the board: a few symbols with numbers, or a line.
    Named: each symbol has its label beside it, no number."""

    title: str
    help: str = ""
    rows: tuple[Count, ...] = ()
    total: str = ""
    text: str = ""
    named: bool = False


class Touch(msgspec.Struct, frozen=True, gc=False):
    """Who clicks one of these sprites or panels means this action, if it is an option. Its ticket
    shows the symbol, if one is named; else the first of the things."""

    action: int
    keys: tuple[str, ...]
    symbol: str = ""
    tint: str = "ink"


class Swipe(msgspec.Struct, frozen=True, gc=False):
    """The same answer by a stroke that begins on the sprite: clockwise along the circle about x, y.
    With s the median speed of the last `window` ms, in radii a second, P = (s - slow) / span, but
    at least 0 and at most 1. A stroke more than `astray` degrees off that way is none."""

    x: float
    y: float
    radius: float
    slow: float
    span: float
    window: int
    astray: float
    hint: str  # below the button, for who has a finger


class Gauge(msgspec.Struct, frozen=True, gc=False):
    """An input: press, hold, release. It stands for the options `first + step * k`, k below
    `levels`, which need no touch. Held for h ms, with x = (h / rise) mod 2 and P = x, or 2 - x if
    that is less, it answers k = min(levels - 1, floor(levels * P)). It shows a bar that grows and
    shrinks; never a number, a mark or a forecast. For who cannot time a key it is a slider whose
    values are read as `words`, spread evenly over the levels."""

    first: int
    step: int
    levels: int
    rise: int  # ms from nothing to the most, and as many back
    key: str  # the sprite that is flicked: it may be pressed too
    label: str  # on the button
    hint: str  # below that
    words: tuple[str, ...]  # from the softest to the hardest
    swipe: Swipe | None = None

    @property
    def actions(self) -> range:
        return range(self.first, self.first + self.step * self.levels, self.step)


class Roll(msgspec.Struct, frozen=True, gc=False):
    """How the sprite `key` rolled along the circle about x, y in the last flick. It is shown once:
    when the `number` of a picture is not that of the picture before. Angles are hundredths of a
    degree, clockwise from the top of the circle. At u = 0 to 1 of its time the middle of it is at

        start + travel * log(cos(bend - u * (bend - rest)) / cos(bend)) / log(cos(rest) / cos(bend))

    which is friction that grows with the square of the speed: it ends at start + travel exactly, at
    a standstill if `rest` is 0. From there it goes where this picture has it; `leaves` says that it
    jumps over the outer rim first. It passes a line at every `first_line + k * line_gap`."""

    number: int
    key: str
    x: float
    y: float
    radius: float
    start: int
    travel: int
    milliseconds: int
    bend: float  # radians, between rest and a right angle
    rest: float
    leaves: bool
    first_line: int
    line_gap: int


class PicturePlace(msgspec.Struct, frozen=True, gc=False):
    canvas: Canvas
    label: str


class Picture(PicturePlace, frozen=True, kw_only=True):
    sprites: tuple[Sprite, ...]
    panels: tuple[Panel, ...]
    touches: tuple[Touch, ...]
    gauge: Gauge | None = None  # how the question is answered, if not by touches
    roll: Roll | None = None  # what happened last, if it was a roll
    notes: tuple[Note, ...] = ()

    def json(self) -> str:
        return msgspec.json.encode(self).decode()


def seat_colour(seat: int) -> str:
    return f"seat-{seat + 1}"


def on_seat(seat: int) -> str:
    """The colour in which a brand is read on its seat's colour."""
    return f"on-{seat + 1}"


def brand(seat: int) -> str:
    return f"brand-{BRANDS[seat]}"


def disc(seat: int, x: float, y: float, size: float) -> tuple[Part, ...]:
    """A seat's disc with its brand, in a square that begins at x, y."""
    inset = size * 0.19
    inner = size - 2 * inset
    return (
        Box(x + 1.5, y + 2.5, size, size, fill="ink", round=size / 2, fade=0.3),
        Box(x, y, size, size, fill=seat_colour(seat), line="ink", line_width=2, round=size / 2),
        Art(brand(seat), x + inset, y + inset, inner, inner, tint=on_seat(seat)),
    )


def row_of(count: int, start: float, end: float, size: float, gap: float) -> list[float]:
    """Where things of a size begin so that all lie between start and end, closer if need be."""
    step = size + gap
    if count > 1:
        step = min(step, (end - start - size) / (count - 1))
    return [start + k * step for k in range(count)]
