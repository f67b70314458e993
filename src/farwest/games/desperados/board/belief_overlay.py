"""The belief map on the map: at every town a disc for each who could be there."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from farwest.games.desperados.board.brush import Brush
from farwest.games.desperados.board.layout import FAN, HAIR, mark_of, within
from farwest.games.desperados.board.notebook import notebook as notebook  # a part of this room
from farwest.games.desperados.bots.beliefs import beliefs, truth
from farwest.games.desperados.numbers import TOWNS
from farwest.games.desperados.view import DesperadosView
from farwest.games.desperados.words import NAMES
from farwest.kit.measures import Belief
from farwest.kit.rect import Rect
from farwest.kit.rooms import Overlay
from farwest.kit.sprites import (
    MARGIN,
    Art,
    Box,
    Count,
    Note,
    Part,
    Picture,
    Sprite,
    Wedge,
    brand,
    on_seat,
    seat_colour,
)

NOTEBOOK = True  # DESP-G38
SMALLEST, LARGEST = 0.5, 1.25  # of a disc, in marks: what can hardly be, and what must be
FAINTEST, BRAND = 0.45, 0.62  # how strong the least is painted; the brand of a disc, in discs
HALF, HALO = 0.5, 0.85  # how far the dot and the glow of a sure thing reach, in dots
CLOSER = 0.15  # by how much the fan is closed behind numbered marks, off the names
RING, RING_EDGE = 3.5, 2  # of gold, round the truth
GLOW, WARMTH = 0.15, 0.4  # how strong the least glow is painted, and how much more the most
FULL = 360  # degrees
PERCENT = 100


def overlay(
    view: DesperadosView,
    own: Sequence[DesperadosView],
    board: Picture,
    say: Callable[..., str],
    names: list[str],
) -> Overlay:
    """DESP-G38: `own`: by seat what it sees itself, where all is revealed; else nothing."""
    painter = Haze(view, own, board, say, names)
    return Overlay(tuple(painter.sprites()), painter.note())


class Haze(Brush):
    def __init__(
        self,
        view: DesperadosView,
        own: Sequence[DesperadosView],
        board: Picture,
        say: Callable[..., str],
        names: list[str],
    ) -> None:
        super().__init__(view, board.canvas, say, names)
        self.beliefs = beliefs(view)
        self.truth = [truth(view, seen) for seen in own]  # by seat: its town; or nothing
        self.marks = {(s.x, s.y) for s in board.sprites if s.layer == "brands"}

    def sprites(self) -> Iterator[Sprite]:
        for town in range(TOWNS):
            here = [belief for belief in self.beliefs if belief.ways[town]]
            if here:
                label = self.label(town, here)
                yield self.glow(town, here, label)
                yield self.discs(town, here, label)

    def label(self, town: int, here: Sequence[Belief]) -> str:
        said = ", ".join(self.share(belief, town) for belief in here)
        return self.say("belief-town", a=self.town(town), shares=said)

    def share(self, belief: Belief, town: int) -> str:
        n = round(PERCENT * belief.share(town))
        return self.say("belief-share", who=self.people[belief.who], n=n)

    def glow(self, town: int, here: Sequence[Belief], label: str) -> Sprite:
        """The warmer the ground, the more people are to be expected there."""
        expected = min(sum(belief.share(town) for belief in here), 1.0)
        (x, y), root = self.lay.spots[town], math.sqrt(expected)
        room = min(x - MARGIN, self.canvas.width - MARGIN - x, self.lay.band.y - y)
        dot = self.lay.dot / 2
        half = min(self.lay.dot * (HALF + HALO * root), room)
        place = Rect(x - half, y - half, 2 * half, 2 * half)
        tint = seat_colour(here[0].who) if len(self.beliefs) == 1 else "ochre"
        fade = GLOW + WARMTH * root
        warm = Wedge(half, half, inner=dot, outer=half, start=0, sweep=FULL, fill=tint, fade=fade)
        key = f"glow-{NAMES['town'][town]}"
        return self.thing(key, label, place, "washes", (warm,))

    def discs(self, town: int, here: Sequence[Belief], label: str) -> Sprite:
        """In a fan, each at its seat's own place; one sprite, so that a town is read as one."""
        x, y = self.lay.spots[town]
        size = self.lay.dot
        places = [self.place(town, belief) for belief in here]
        around = [Rect(x - size / 2, y - size / 2, size, size), *places]
        left, top = min(r.x for r in around), min(r.y for r in around)
        right = max(r.x + r.width for r in around)
        low = max(r.y + r.height for r in around)
        # The dot can be pointed at too: what lies over it is there, and not seen.
        dot = Rect(x - size / 2 - left, y - size / 2 - top, size, size)
        parts: list[Part] = [Box(*dot, fill="ink", fade=0)]
        for belief, place in zip(here, places, strict=True):
            share = belief.share(town)
            spot = Rect(place.x - left, place.y - top, place.width, place.height)
            parts += self.disc(belief.who, spot, share=share, true=self.is_true(belief, town))
        told = [self.people[belief.who].name for belief in here if self.is_true(belief, town)]
        hint = self.say("belief-hint", count=len(told), names=", ".join(told))
        key, place = f"belief-{NAMES['town'][town]}", Rect(left, top, right - left, low - top)
        return Sprite(key, label, *place, layer="beliefs", parts=tuple(parts), hint=hint)

    def place(self, town: int, belief: Belief) -> Rect:
        size = self.lay.mark * (SMALLEST + (LARGEST - SMALLEST) * math.sqrt(belief.share(town)))
        mark = mark_of(self.lay, town, belief.who, 0)
        if (mark.x, mark.y) in self.marks:  # a numbered one of the same seat
            closer = -CLOSER * FAN[self.lay.sides[town]][belief.who]
            mark = mark_of(self.lay, town, belief.who, 1, closer)
        shift = (mark.width - size) / 2
        return within(self.lay, Rect(mark.x + shift, mark.y + shift, size, size))

    def is_true(self, belief: Belief, town: int) -> bool:
        return bool(self.truth) and self.truth[belief.who] == town

    def disc(self, seat: int, place: Rect, *, share: float, true: bool) -> Iterator[Part]:
        size = place.width
        fade = 1.0 if true else FAINTEST + (1 - FAINTEST) * math.sqrt(share)
        sign = size * BRAND
        if true:
            ring = place.inner(-RING)
            yield Box(*ring, fill="gold", line="ink", line_width=RING_EDGE, round=ring.width / 2)
        yield Box(
            *place,
            fill=seat_colour(seat),
            line="ink",
            line_width=HAIR,
            round=size / 2,
            fade=fade,
            line_fade=fade,
        )
        inset = (size - sign) / 2
        spot = (place.x + inset, place.y + inset, sign, sign)
        yield Art(brand(seat), *spot, tint=on_seat(seat), fade=fade)

    def note(self) -> Note:
        """What the discs mean; and of each in how many towns, and where most likely."""
        rows = []
        for belief in self.beliefs:
            towns = [town for town in range(TOWNS) if belief.ways[town]]
            best = max(towns, key=belief.share)
            said = self.say(
                "belief-count",
                who=self.people[belief.who],
                n=len(towns),
                a=self.town(best),
                best=round(PERCENT * belief.share(best)),
            )
            rows.append(Count("rider", len(towns), said, seat_colour(belief.who)))
        help_ = self.say("belief-help", truth="yes" if self.truth else "no")
        return Note(self.say("belief-title"), rows=tuple(rows), text=help_)
