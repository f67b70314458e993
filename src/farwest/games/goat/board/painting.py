"""The board of goat as sprites, from what one seat sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from farwest.games.goat.board.brush import Brush
from farwest.games.goat.board.cards import PIGMENTS, slot
from farwest.games.goat.board.layout import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FRAME,
    GHOSTLY,
    HAIR,
    LINE,
    ROUND,
    layout,
)
from farwest.games.goat.board.panels import aid, character, notes, panel_of, touches
from farwest.games.goat.board.piles_row import OUT, corner, piles, supply
from farwest.games.goat.board.stage import stage
from farwest.games.goat.numbers import (
    CHARACTERS,
    CHARLATAN,
    COIN_ICONS,
    DECK,
    DISCARDED,
    IN_PLAY,
    NO_CARD,
    PLACE,
    RESOURCE_OF,
    RICH_STORE,
    ROUNDS,
    SALOON,
    THIEF,
    UNDEALT,
)
from farwest.games.goat.view import GoatView
from farwest.games.goat.words import NAMES
from farwest.kit.keeping import kept_all, steady_all
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Canvas, Note, Part, Picture, Sprite, Words, row_of
from farwest.kit.texts import Named

WASH = 0.3  # how strong the ground of a row is painted

TILE_SHADOW, TILE_SHADE = (4, 5), 0.25
TILE_INSET, TILE_INSET_ROUND = 7, 4  # of the thin line within its edge
PICTURE_DOWN = 3  # of what is below its plate, a third
TILE_PICTURE, TILE_SIDES = 112.0, 56  # the largest of its picture, and what is left beside that
PLATE_SIDES = 24  # of its width: no words
HIGH_TILE = 110  # from that height on the plate with the name is larger
ICON, ICON_TALL, ICON_X, ICON_Y = 20.0, 15.0, 10, 11

GOODS_GAP = 18  # the most between tokens and coins
EMPTY_LESS, EMPTY_INDENT, EMPTY_GAP = 8, 4, 12  # of the ring where tokens were, and its words
EMPTY_ROOM = 2.5  # rings across, at least, or there is none
TOKEN_GAP, COIN_GAP, LOOT_GAP, SWINDLED_GAP = 4, -6, 2, -8
CARD_AIR, CARD_GAP, SALOON_GAP = 10, 12, 3  # above and below a card; between cards
GONE = 0.45  # how strong a discarded card is painted
SLOT_INSET = 2
LOAD, LOAD_TOP, LOAD_INSET = 0.36, 0.42, 6  # what lies on a card: in widths and heights of it


class Plate(NamedTuple):
    """With the name of a tile."""

    height: float
    below: float
    base: float  # where its words stand
    letters: float


PLATE, SMALL_PLATE = Plate(34.0, 14, 25, 26), Plate(30.0, 5, 23, 24)


def paint(view: GoatView, canvas: Canvas, say: Callable[..., str], names: list[str]) -> Picture:
    """Read from the view and the texts alone: equal views give equal pictures."""
    painter = Painter(view, canvas, say, names)
    return Picture(
        canvas,
        say("paint-board", n=view.round, of=ROUNDS[view.seats]),
        sprites=tuple(painter.sprites()),
        panels=tuple(panel_of(painter, seat) for seat in range(view.seats)),
        touches=tuple(touches(view)),
        notes=tuple(notes(painter)),
    )


def reveal(view: GoatView, canvas: Canvas, say: Callable[..., str], names: list[str]) -> Picture:
    """Nothing is hidden: the Dealer's hand and offer, what was laid aside, what is in the deck."""
    picture = paint(replace(view, seat=view.dealer), canvas, say, names)
    deck = [card for card in range(CHARACTERS) if view.where[card] in (DECK, UNDEALT)]
    said = ", ".join(say("table-name", a=character(card)) for card in deck)
    notes = (Note(say("paint-deck"), text=said), *picture.notes) if deck else picture.notes
    return replace(picture, notes=notes)


def cast_of(location: int) -> list[int]:
    return [card for card in range(CHARACTERS) if PLACE[card] == location]


@cache
def cast_bits(location: int) -> int:
    return sum(1 << card for card in cast_of(location))


@cache
def stands(canvas: Canvas, seats: int, location: int) -> tuple[tuple[int, Rect], ...]:
    """Where each character of a location stands."""
    lay = layout(canvas, seats)
    row = lay.rows[location]
    scale = min(lay.largest_card, (row.height - CARD_AIR) / CARD_HEIGHT)
    if location == SALOON:
        scale = min(scale, (lay.saloon_pitch - SALOON_GAP) / CARD_WIDTH)
    wide, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
    start, pitch = lay.people, wide + CARD_GAP
    if location == SALOON:
        start, pitch = lay.saloon_people, lay.saloon_pitch
    top = row.centre[1] - high / 2
    return tuple(
        (card, Rect(start + k * pitch, top, wide, high)) for k, card in enumerate(cast_of(location))
    )


class Painter(Brush):
    def sprites(self) -> list[Sprite]:
        view, made = self.view, list[Sprite]()
        picked = 1 << view.offered if view.seat == view.dealer and view.offered != NO_CARD else 0
        for location in self.lay.rows:
            here = cast_bits(location)
            robbed = view.loot_from == location and view.loot > 0
            made += self.strip(location, view.known_held & here, picked & here, robbed)
        made += stage(self)
        return [*made, *corner(self), *supply(self), *piles(self)]

    @steady_all
    def strip(self, location: int, said: int, picked: int, robbed: bool) -> Iterator[Sprite]:
        """A location and its people; `said` and `picked` are some of them, as bits: whatever else
        is said or offered, it stays as it is."""
        yield from self.location(location, robbed)
        for card, place in stands(self.canvas, self.view.seats, location):
            yield from self.person(card, place, bool(said >> card & 1), bool(picked >> card & 1))

    @kept_all
    def location(self, location: int, robbed: bool) -> Iterator[Sprite]:
        row = self.lay.rows[location]
        yield from (self.row(location, row), self.tile(location, row))
        yield from self.goods(location, row, robbed)

    def row(self, location: int, row: Rect) -> Sprite:
        ground = Box(
            *(0, 0, row.width, row.height),
            fill=PIGMENTS[location],
            line="ink",
            line_width=HAIR,
            round=ROUND,
            fade=WASH,
        )
        key = f"row-{NAMES['location'][location]}"
        return self.thing(key, self.place_label(location), row, "ground", (ground,))

    def tile(self, location: int, row: Rect) -> Sprite:
        name, across, high = NAMES["location"][location], self.lay.tile.width, row.height
        plate = PLATE if high > HIGH_TILE else SMALL_PLATE
        low = high - plate.height - plate.below
        size = min(low - plate.below, TILE_PICTURE, across - TILE_SIDES)
        top = (low - size) / 2 + plate.below / PICTURE_DOWN
        inside = Rect(TILE_INSET, TILE_INSET, across - 2 * TILE_INSET, high - 2 * TILE_INSET)
        parts: tuple[Part, ...] = (
            Box(*TILE_SHADOW, across, high, fill="ink", fade=TILE_SHADE),
            Box(0, 0, across, high, fill=PIGMENTS[location], line="ink", line_width=FRAME),
            Box(
                *inside,
                line="sheen",
                line_width=HAIR,
                round=TILE_INSET_ROUND,
                line_fade=GHOSTLY,
            ),
            Art(name, (across - size) / 2, top, size, size),
            Box(
                *(inside.x, low, inside.width, plate.height),
                fill="card",
                line="ink",
                line_width=LINE,
                round=0,
            ),
            Words(
                self.say("table-name", a=Named("location", name)),
                across / 2,
                low + plate.base,
                size=plate.letters,
                room=across - PLATE_SIDES,
                font="poster",
                anchor="middle",
            ),
            *self.icons(location, across),
        )
        place = Rect(self.lay.tile.x, row.y, across, high)
        label, cast = self.place_label(location), aid(cast_of(location), self.say)
        return self.thing(f"tile-{name}", label, place, "places", parts, hint=cast)

    def icons(self, location: int, across: float) -> Iterator[Part]:
        """GOAT-F10: printed on the tile, what every upkeep brings there, however empty it is."""
        resource = NAMES["resource"][RESOURCE_OF[location]]
        coins = COIN_ICONS[self.view.variant[RICH_STORE]][location]
        size = ICON_TALL if self.canvas.name == "tall" else ICON
        yield Art(f"token-{resource}", ICON_X, ICON_Y, size, size)
        for k in range(coins):
            yield Art("coin", across - ICON_X - size, ICON_Y + k * (size + 1), size, size)

    def place_label(self, location: int) -> str:
        view, place = self.view, Named("location", NAMES["location"][location])
        return self.say(
            "paint-place",
            a=place,
            goods=self.say("goods", a=place, b=view.tile_tokens[location]),
            coins=self.say("table-money", n=view.tile_coins[location]),
        )

    def goods(self, location: int, row: Rect, robbed: bool) -> list[Sprite]:
        """Tokens over coins, or what is left of them in the middle of the row."""
        view, lay = self.view, self.lay
        start, end = lay.bottles if location == SALOON else lay.goods
        tokens, coins = view.tile_tokens[location], view.tile_coins[location]
        robbed = robbed and not tokens
        top, low = row.centre[1] - lay.token / 2, row.centre[1] - lay.coin / 2
        if coins and (tokens or robbed):
            gap = min((row.height - lay.token - lay.coin) / 3, GOODS_GAP)
            top = row.centre[1] - (lay.token + gap + lay.coin) / 2
            low = top + lay.token + gap
        over = Rect(start, top, end - start, lay.token)
        under = Rect(start, low, end - start, lay.coin)
        name = NAMES["location"][location]
        made = self.tokens("", location, over, count=tokens, gap=TOKEN_GAP)
        made += self.coins(f"coin-{name}", under, count=coins, gap=COIN_GAP)
        if robbed or not (tokens or coins or location == SALOON):
            made.append(self.nothing(location, over, robbed))
        return made

    def nothing(self, location: int, place: Rect, robbed: bool) -> Sprite:
        said = self.say("paint-empty", why="robbed" if robbed else "empty")
        size, across = self.canvas.label_size, place.height - EMPTY_LESS
        ring = robbed and place.width > EMPTY_ROOM * across
        left = across + EMPTY_GAP if ring else EMPTY_INDENT
        low, room = across / 2 + size / 3, place.width - left
        line = Words(said, left, low, size=size, room=room, colour="brown")
        hole = Box(
            *(0, 0, across, across),
            line="ink",
            line_width=HAIR,
            round=across / 2,
            line_fade=GHOSTLY,
            dashed=True,
        )
        place = Rect(place.x, place.centre[1] - across / 2, place.width, across)
        key = f"empty-{NAMES['location'][location]}"
        return self.thing(key, said, place, "slots", (hole, line) if ring else (line,))

    def tokens(
        self, key: str, location: int, place: Rect, *, count: int, gap: float
    ) -> list[Sprite]:
        """Of a location, in a row."""
        name = NAMES["resource"][RESOURCE_OF[location]]
        label = self.say("goods", a=Named("location", NAMES["location"][location]), b=1)
        return self.pieces(key or name, label, place, symbol=f"token-{name}", count=count, gap=gap)

    def coins(self, key: str, place: Rect, *, count: int, gap: float) -> list[Sprite]:
        label = self.say("table-money", n=1)
        return self.pieces(key, label, place, symbol="coin", count=count, gap=gap)

    def pieces(
        self, key: str, label: str, place: Rect, *, symbol: str, count: int, gap: float
    ) -> list[Sprite]:
        """As high as their place, and closer than that gap if need be."""
        size = place.height
        return [
            self.piece(f"{key}-{k}", label, Rect(x, place.y, size, size), symbol=symbol)
            for k, x in enumerate(row_of(count, place.x, place.right, size, gap))
        ]

    @kept_all
    def person(self, card: int, place: Rect, was_said: bool, picked: bool) -> list[Sprite]:
        view = self.view
        if view.where[card] in (IN_PLAY, DISCARDED):
            fade = GONE if view.where[card] == DISCARDED else 1.0
            shown = self.face(card, place, 0, fade, False, picked, False)
            return [shown, self.hat(card, place), *self.load(card, place)]
        inner = place.inner(SLOT_INSET)
        said = "said" if was_said else "no"
        why = OUT.get(view.where[card], said)
        out = view.where[card] in OUT
        effect = self.say("paint-out", why=why) if out else self.effect(card)
        name = self.character(card)
        parts = slot(card, inner, name=name, effect=effect, canvas=self.canvas, why=why)
        label = self.say("paint-slot", a=self.named("character", card), why=why)
        key = f"slot-{NAMES['character'][card]}"
        return [self.thing(key, label, inner, "slots", parts, hint=self.does(card))]

    def load(self, card: int, place: Rect) -> list[Sprite]:
        """Loot lies on the picture of the Thief, swindled coins on the Charlatan's."""
        view = self.view
        left, top = place.x + LOAD_INSET, place.y + place.height * LOAD_TOP
        across = place.right - LOAD_INSET - left
        spot = Rect(left, top, across, place.width * LOAD)
        if card == THIEF and view.loot:
            return self.tokens("loot", view.loot_from, spot, count=view.loot, gap=LOOT_GAP)
        if card == CHARLATAN and (swindled := sum(view.elixirs)):
            return self.coins("swindled", spot, count=swindled, gap=SWINDLED_GAP)
        return []
