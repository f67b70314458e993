"""The board of goat as sprites, from what one seat sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from farwest.games.goat.board.brush import Brush
from farwest.games.goat.board.cards import PIGMENTS, slot
from farwest.games.goat.board.layout import CARD_HEIGHT, CARD_WIDTH
from farwest.games.goat.board.panels import aid, notes, panels, touches
from farwest.games.goat.board.piles_row import OUT, corner, piles, supply
from farwest.games.goat.board.stage import stage
from farwest.games.goat.game import NAMES
from farwest.games.goat.numbers import (
    CHARACTERS,
    CHARLATAN,
    COIN_ICONS,
    DISCARDED,
    IN_PLAY,
    PLACE,
    RESOURCE_OF,
    RICH_STORE,
    ROUNDS,
    SALOON,
    THIEF,
)
from farwest.games.goat.view import GoatView
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Canvas, Part, Picture, Sprite, Words, row_of
from farwest.kit.texts import Named


def paint(view: GoatView, canvas: Canvas, say: Callable[..., str], names: list[str]) -> Picture:
    """Read from the view and the texts alone: equal views give equal pictures."""
    painter = Painter(view, canvas, say, names)
    return Picture(
        canvas,
        say("paint-board", n=view.round, of=ROUNDS[view.seats]),
        tuple(painter.sprites()),
        tuple(panels(view, say, painter.people)),
        tuple(touches(view)),
        notes=tuple(notes(view, say)),
    )


def cast_of(location: int) -> list[int]:
    return [card for card in range(CHARACTERS) if PLACE[card] == location]


class Painter(Brush):
    def sprites(self) -> list[Sprite]:
        made: list[Sprite] = []
        for location, row in self.lay.rows.items():
            made += [self.row(location, row), self.tile(location, row)]
            made += self.goods(location, row)
            made += self.people_of(location, row)
        made += stage(self)
        return made + corner(self) + supply(self) + piles(self)

    def row(self, location: int, row: Rect) -> Sprite:
        ground = Box(0, 0, row.width, row.height, PIGMENTS[location], "ink", 1.5, 10, 0.3)
        key = f"row-{NAMES['location'][location]}"
        return self.thing(key, self.place_label(location), row, "ground", (ground,))

    def tile(self, location: int, row: Rect) -> Sprite:
        name, across, high = NAMES["location"][location], self.lay.tile.width, row.height
        plate, below, base, letters = (34.0, 14, 25, 26) if high > 110 else (30.0, 5, 23, 24)
        low = high - plate - below
        size = min(low - below, 112.0, across - 56)
        said = self.say("table-name", a=Named("location", name))
        parts: tuple[Part, ...] = (
            Box(4, 5, across, high, "ink", fade=0.25),
            Box(0, 0, across, high, PIGMENTS[location], "ink", 2.5),
            Box(7, 7, across - 14, high - 14, "", "sheen", 1.5, 4, line_fade=0.6),
            Art(name, (across - size) / 2, (low - size) / 2 + below / 3, size, size),
            Box(7, low, across - 14, plate, "card", "ink", 2, 0),
            Words(said, across / 2, low + base, letters, across - 24, "poster", "ink", "middle"),
            *self.icons(location, across),
        )
        place = Rect(self.lay.tile.x, row.y, across, high)
        label, cast = self.place_label(location), aid(cast_of(location), self.say)
        return self.thing(f"tile-{name}", label, place, "places", parts, hint=cast)

    def icons(self, location: int, across: float) -> Iterator[Part]:
        """GOAT-F10: printed on the tile, what every upkeep brings there, however empty it is."""
        resource = NAMES["resource"][RESOURCE_OF[location]]
        coins = COIN_ICONS[self.view.variant[RICH_STORE]][location]
        size = 15.0 if self.canvas.name == "tall" else 20.0
        yield Art(f"token-{resource}", 10, 11, size, size)
        for k in range(coins):
            yield Art("coin", across - 10 - size, 11 + k * (size + 1), size, size)

    def place_label(self, location: int) -> str:
        view, place = self.view, Named("location", NAMES["location"][location])
        return self.say(
            "paint-place",
            a=place,
            goods=self.say("goods", a=place, b=view.tile_tokens[location]),
            coins=self.say("table-money", n=view.tile_coins[location]),
        )

    def goods(self, location: int, row: Rect) -> list[Sprite]:
        """Tokens over coins, or what is left of them in the middle of the row."""
        view, lay = self.view, self.lay
        start, end = lay.bottles if location == SALOON else lay.goods
        tokens, coins = view.tile_tokens[location], view.tile_coins[location]
        robbed = view.loot_from == location and view.loot > 0 and not tokens
        top, low = row.centre[1] - lay.token / 2, row.centre[1] - lay.coin / 2
        if coins and (tokens or robbed):
            gap = min((row.height - lay.token - lay.coin) / 3, 18)
            top = row.centre[1] - (lay.token + gap + lay.coin) / 2
            low = top + lay.token + gap
        made = self.heap(location, tokens, start, end, top)
        made += self.coins(location, coins, start, end, low)
        if robbed or not (tokens or coins or location == SALOON):
            made.append(self.nothing(location, start, end, top + lay.token / 2, robbed))
        return made

    def nothing(
        self, location: int, start: float, end: float, middle: float, robbed: bool
    ) -> Sprite:
        said = self.say("paint-empty", why="robbed" if robbed else "empty")
        size, across = self.canvas.label_size, self.lay.token - 8
        ring = robbed and end - start > 2.5 * across
        left = across + 12 if ring else 4
        line = Words(said, left, across / 2 + size / 3, size, end - start - left, "label", "brown")
        hole = Box(0, 0, across, across, "", "ink", 1.5, across / 2, line_fade=0.6, dashed=True)
        place = Rect(start, middle - across / 2, end - start, across)
        key = f"empty-{NAMES['location'][location]}"
        return self.thing(key, said, place, "slots", (hole, line) if ring else (line,))

    def heap(self, location: int, count: int, start: float, end: float, top: float) -> list[Sprite]:
        size = self.lay.token
        name = NAMES["resource"][RESOURCE_OF[location]]
        label = self.say("goods", a=Named("location", NAMES["location"][location]), b=1)
        return [
            self.piece(f"{name}-{k}", label, f"token-{name}", x, top, size)
            for k, x in enumerate(row_of(count, start, end, size, 4))
        ]

    def coins(
        self, location: int, count: int, start: float, end: float, top: float
    ) -> list[Sprite]:
        name, size = NAMES["location"][location], self.lay.coin
        label = self.say("table-money", n=1)
        return [
            self.piece(f"coin-{name}-{k}", label, "coin", x, top, size)
            for k, x in enumerate(row_of(count, start, end, size, -6))
        ]

    def people_of(self, location: int, row: Rect) -> list[Sprite]:
        lay, made = self.lay, list[Sprite]()
        cards = cast_of(location)
        scale = min(lay.largest_card, (row.height - 10) / CARD_HEIGHT)
        if location == SALOON:
            scale = min(scale, (lay.saloon_pitch - 3) / CARD_WIDTH)
        wide, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
        start, pitch = lay.people, wide + 12
        if location == SALOON:
            start, pitch = lay.saloon_people, lay.saloon_pitch
        for k, card in enumerate(cards):
            place = Rect(start + k * pitch, row.centre[1] - high / 2, wide, high)
            made += self.person(card, place)
        return made

    def person(self, card: int, place: Rect) -> list[Sprite]:
        view = self.view
        if view.where[card] in (IN_PLAY, DISCARDED):
            gone = view.where[card] == DISCARDED
            shown = self.card(card, place, fade=0.45 if gone else 1.0)
            return [shown, self.hat(card, place), *self.load(card, place)]
        inner = Rect(place.x + 2, place.y + 2, place.width - 4, place.height - 4)
        said = "said" if view.known_held >> card & 1 else "no"
        why = OUT.get(view.where[card], said)
        out = view.where[card] in OUT
        effect = self.say("paint-out", why=why) if out else self.effect(card)
        parts = slot(card, self.character(card), effect, self.canvas, inner, why)
        label = self.say("paint-slot", a=self.named(card), why=why)
        key = f"slot-{NAMES['character'][card]}"
        return [self.thing(key, label, inner, "slots", parts, hint=self.does(card))]

    def load(self, card: int, place: Rect) -> list[Sprite]:
        """Loot lies on the picture of the Thief, swindled coins on the Charlatan's."""
        view, size = self.view, place.width * 0.36
        start, end, top = place.x + 6, place.right - 6, place.y + place.height * 0.42
        if card == THIEF and view.loot:
            name = NAMES["resource"][RESOURCE_OF[view.loot_from]]
            label = self.say("goods", a=Named("location", NAMES["location"][view.loot_from]), b=1)
            return [
                self.piece(f"loot-{k}", label, f"token-{name}", x, top, size)
                for k, x in enumerate(row_of(view.loot, start, end, size, 2))
            ]
        swindled = sum(view.elixirs)
        if card == CHARLATAN and swindled:
            label = self.say("table-money", n=1)
            return [
                self.piece(f"swindled-{k}", label, "coin", x, top, size)
                for k, x in enumerate(row_of(swindled, start, end, size, -8))
            ]
        return []
