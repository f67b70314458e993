"""The brush that paints meeples: a view, a canvas, the texts; people and the names of things."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.meeples.board.layout import Layout, layout
from farwest.games.meeples.numbers import MADAME
from farwest.games.meeples.view import MeeplesView
from farwest.games.meeples.words import NAMES
from farwest.kit import brush
from farwest.kit.rect import Rect
from farwest.kit.speaking import Say
from farwest.kit.sprites import Art, Box, Canvas, Font, Sprite, Words

LARGEST, SMALLEST = 46.0, 20.0  # a meeple
SNUG = 0.86  # of its size is how wide a meeple stands: the symbol has air on both sides
LINE = 1.04  # of its size is how far below the next row stands
SHADE = Rect(0.16, 0.87, 0.72, 0.14)  # of its size: the shade at its feet
SHADE_FADE = 0.28
MANY = 6  # meeples that nobody counts at a glance
TAG = 1.3  # of its type is how high a number on a tag is; of that, how wide the tag
TAG_LOW = 0.78  # of the tag is above the baseline
TAG_ROOM = 0.8  # of the tag is what it takes from those below it
LOW = 0.36  # of its size a line of type has its baseline below its middle


class Brush(brush.Brush[MeeplesView, Layout]):
    lists = NAMES

    def __init__(self, view: MeeplesView, canvas: Canvas, say: Say, names: list[str]) -> None:
        super().__init__(view, canvas, layout(canvas), say, names)

    def meeple(self, place: str, meeple: int, x: float, y: float, *, size: float) -> Sprite:
        """There is one Madame, who keeps her key wherever she goes; of the others the symbol
        tells which are alike."""
        symbol = f"meeple-{NAMES['meeple'][meeple]}"
        key = "madame" if meeple == MADAME else place
        feet = Rect(*(size * share for share in SHADE))
        shade = Box(*feet, fill="ink", line_width=0, round=size, fade=SHADE_FADE)
        parts = (shade, Art(symbol, 0, 0, size, size))
        label = self.name("meeple", meeple)
        return Sprite(key, label, x, y, size, size, layer="pieces", parts=parts, symbol=symbol)

    def crowd(
        self, place: str, counts: list[int], room: Rect, *, largest: float = LARGEST
    ) -> list[Sprite]:
        """All that are somewhere, as large as fits, in rows in the middle of their room; and how
        many, where they are many."""
        people = [meeple for meeple, count in enumerate(counts) for _ in range(count)]
        if not people:
            return []
        made = []
        if len(people) >= MANY:
            made.append(self.number(f"{place}-count", len(people), room))
            beside = room.width > 2 * room.height
            across, down = (made[0].width, 0) if beside else (0, made[0].height * TAG_ROOM)
            room = Rect(room.x + across, room.y + down, room.width - across, room.height - down)
        size, columns = fitting(len(people), room, largest)
        rows = -(-len(people) // columns)
        across, down = size * SNUG, min(size * LINE, (room.height - size) / max(rows - 1, 1))
        top = room.y + (room.height - down * (rows - 1) - size) / 2
        keys = list(numbered(place, people))
        for k, meeple in enumerate(people):
            line, n = divmod(k, columns)
            here = min(columns, len(people) - line * columns)
            left = room.x + (room.width - across * (here - 1) - size) / 2
            made.append(
                self.meeple(keys[k], meeple, left + n * across, top + line * down, size=size)
            )
        return made

    def number(self, key: str, count: int, room: Rect) -> Sprite:
        """In the corner of the room."""
        size = self.canvas.caption_size
        high = size * TAG
        place = Rect(room.x, room.y, high * TAG, high)
        tag = Box(0, 0, place.width, high, fill="ink", line_width=0, round=high / 2)
        x, low = high * (TAG / 2), high * TAG_LOW
        digits = centred(str(count), x, low, size=size, room=high, font="strong", colour="sheen")
        label = self.say("paint-many", n=count)
        return self.thing(key, label, place, layer="brands", parts=(tag, digits))

    def counted(self, counts: list[int]) -> str:
        """Who is somewhere, in words."""
        found = [
            self.say("paint-people", n=count, a=self.named("meeple", meeple))
            for meeple, count in enumerate(counts)
            if count
        ]
        return ", ".join(found) if found else self.say("paint-nobody")


def centred(
    text: str,
    x: float,
    y: float,
    *,
    size: float,
    room: float,
    font: Font = "label",
    colour: str = "ink",
) -> Words:
    """Words with their middle there."""
    return Words(text, x, y, size=size, room=room, font=font, colour=colour, anchor="middle")


def numbered(place: str, people: list[int]) -> Iterator[str]:
    """A key for each: its place, its type, and which of those it is."""
    for k, meeple in enumerate(people):
        yield f"{place}-{NAMES['meeple'][meeple]}-{people[:k].count(meeple)}"


def fitting(count: int, room: Rect, largest: float) -> tuple[float, int]:
    """The largest size at which so many fit, and how many stand in a row."""
    size = largest
    while size > SMALLEST:
        columns = int((room.width - size) / (size * SNUG)) + 1
        if columns > 0 and -(-count // columns) * size <= room.height:
            return size, min(columns, count)
        size -= 1
    return SMALLEST, max(int((room.width - SMALLEST) / (SMALLEST * SNUG)) + 1, 1)
