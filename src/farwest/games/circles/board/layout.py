"""Where things of circles lie on a canvas."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from farwest.games.circles.numbers import DEGREE, START
from farwest.kit.rect import Rect
from farwest.kit.sprites import WIDE, Canvas


class Ring(NamedTuple):
    x: float
    y: float
    rim: float  # radius of the whole
    channel: float  # radius of the marble's path
    groove: float  # how wide that is
    edge: float  # outer radius of the spaces
    hub: float  # inner radius of the spaces

    def at(self, radius: float, theta: float) -> tuple[float, float]:
        angle = math.radians(degrees(theta))
        return self.x + radius * math.sin(angle), self.y - radius * math.cos(angle)

    def square(self, radius: float, theta: float, size: float) -> Rect:
        """A thing of that size whose middle lies there."""
        x, y = self.at(radius, theta)
        return Rect(x - size / 2, y - size / 2, size, size)

    @property
    def box(self) -> Rect:
        return Rect(self.x - self.rim, self.y - self.rim, 2 * self.rim, 2 * self.rim)


class Rows(NamedTuple):
    """Lines on a card, from its corner."""

    first: float  # where the first one begins
    step: float
    art: float  # the size of a symbol in it
    size: float  # of type
    high: float = 0


class Hub(NamedTuple):
    """Inside the ring: a bowl or a bet above, a bank below, or a counter with amounts."""

    heading: float  # the size of its poster letters
    upper: float  # how high the half above the bank is
    bowl: float  # how wide the bowl is
    slot: float  # the size of a slot in it
    slot_gap: float
    bet: float  # how wide the bet is
    stake: float  # the size of a seat's disc in it
    wager: float  # the size of a button that names a token
    amount: float  # the size of a button that names an amount
    amount_gap: float
    counter: float  # how high the title above the amounts is
    bank: float  # how wide the bank's title is
    bank_high: float
    account: float  # the size of a seat's disc in the bank
    letters: float  # the size of the number below it


class Layout(NamedTuple):
    canvas: Canvas
    ring: Ring
    spot: float  # the size of a space's symbol with its name
    symbol: float  # the size of the symbol alone
    shown: float  # the radius at which it is shown
    named: bool  # whether there is room for its name
    marble: float
    pawn: float
    vote: float
    mine: Rect
    shop: Rect
    bag: Rect
    supply: Rect
    aid: Rect
    heading: float  # the size of a card's title
    mine_rows: Rows
    shop_rows: Rows
    price_coin: float
    bag_rows: Rows
    bag_said: float  # where what is said of a token begins
    supply_rows: Rows
    aid_coin: float
    aid_step: float  # from one coin to the next
    middle: Hub


def degrees(theta: float) -> float:
    """CIRC-D21: the centre of the ranch is at twelve o'clock."""
    return (theta - START) / DEGREE


@cache
def layout(canvas: Canvas) -> Layout:
    return wide(canvas) if canvas.name == WIDE.name else tall(canvas)


def wide(canvas: Canvas) -> Layout:
    return Layout(
        canvas,
        Ring(400, 400, rim=382, channel=348, groove=34, edge=330, hub=174),
        spot=76,
        symbol=48,
        shown=270,
        named=True,
        marble=40,
        pawn=30,
        vote=28,
        mine=Rect(802, 16, 184, 326),
        shop=Rect(802, 358, 184, 222),
        bag=Rect(802, 596, 184, 186),
        supply=Rect(14, 672, 106, 114),
        aid=Rect(14, 14, 106, 82),
        heading=20,
        mine_rows=Rows(first=58.0, step=37.5, high=31.0, art=24.0, size=canvas.caption_size),
        shop_rows=Rows(first=54.0, step=54.0, high=52.0, art=42.0, size=canvas.label_size),
        price_coin=28.0,
        bag_rows=Rows(first=71.0, step=31.5, art=26.0, size=16),
        bag_said=50,
        supply_rows=Rows(first=34.0, step=26.0, art=22.0, size=16.0),
        aid_coin=26.0,
        aid_step=8.0,
        middle=Hub(
            heading=27,
            upper=118.0,
            bowl=250,
            slot=62.0,
            slot_gap=20.0,
            bet=270,
            stake=38.0,
            wager=64.0,
            amount=44.0,
            amount_gap=11.0,
            counter=30.0,
            bank=260.0,
            bank_high=44.0,
            account=40.0,
            letters=22.0,
        ),
    )


def tall(canvas: Canvas) -> Layout:
    return Layout(
        canvas,
        Ring(310, 308, rim=292, channel=264, groove=30, edge=248, hub=138),
        spot=52,
        symbol=52,
        shown=202,
        named=False,
        marble=34,
        pawn=30,
        vote=23,
        mine=Rect(14, 616, 186, 244),
        shop=Rect(212, 616, 208, 244),
        bag=Rect(432, 616, 174, 244),
        supply=Rect(13, 514, 86, 92),
        aid=Rect(13, 13, 86, 76),
        heading=24,
        mine_rows=Rows(first=53, step=26.8, high=25, art=21, size=20.0),
        shop_rows=Rows(first=54, step=62, high=58, art=48, size=26),
        price_coin=34,
        bag_rows=Rows(first=78, step=47, art=38, size=26),
        bag_said=66,
        supply_rows=Rows(first=6, step=29, art=26, size=22),
        aid_coin=22,
        aid_step=5,
        middle=Hub(
            heading=24,
            upper=96,
            bowl=200,
            slot=54,
            slot_gap=10,
            bet=220,
            stake=32,
            wager=54,
            amount=40,
            amount_gap=6,
            counter=26,
            bank=210,
            bank_high=36,
            account=36,
            letters=22,
        ),
    )
