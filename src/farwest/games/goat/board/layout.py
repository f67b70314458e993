"""Where things of goat lie on a canvas."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from farwest.games.goat.numbers import IN_USE, LOCATIONS, SALOON
from farwest.kit.rect import Rect
from farwest.kit.sprites import WIDE, Canvas

CARD_WIDTH, CARD_HEIGHT = 100.0, 140.0
HAIR, LINE, FRAME = 1.5, 2, 2.5  # how wide lines are: round an area, a thing, a large thing
DASHES = 1.8  # the same of a dashed line, round what is not there
ROUND = 10  # of the corners of an area
FAINT, GHOSTLY, SHADED = 0.1, 0.6, 0.28  # how strong an area, a thin line, a shadow is painted
LEAN = 0.36  # of a line of words: how far below a middle its letters stand

WIDE_EDGE, WIDE_ACROSS, WIDE_TOP, WIDE_LOW = 14, 972, 16.0, 788  # where things are on it
WIDE_FEW = 4  # locations that leave the lowest strip more room
WIDE_ROW, WIDE_STAGE_X, WIDE_STAGE = 568, 596, 390  # across
WIDE_STAGE_HIGH = 462  # what its things need: the rest lies above and between them
SALOON_OF_FEW = Rect(WIDE_EDGE, 490, WIDE_ACROSS, 146)
SALOON_OF_MANY = Rect(WIDE_EDGE, 558, WIDE_ACROSS, 124)
TALL_EDGE, TALL_ACROSS = 12, 596


class Stage(NamedTuple):
    """Inside the stage, from its corner: who deals, what is said, the card that is offered."""

    disc: float
    deals: tuple[float, float, float]  # x, y, size
    hand: tuple[float, float, float]
    bubble: Rect
    tip: tuple[float, float]
    claim: float  # size
    card: Rect
    turn: float
    target: Rect
    spread: Rect  # where a hand lies while nothing is offered
    columns: int


class Layout(NamedTuple):
    canvas: Canvas
    rows: dict[int, Rect]  # by location
    stage_box: Rect
    stage: Stage
    goat: Rect
    supply: Rect
    piles: Rect
    tile: Rect  # its x and width in a row
    goods: tuple[float, float]  # from, to
    bottles: tuple[float, float]  # the same in the Saloon, where the people need more room
    people: float  # where they begin
    saloon_people: float
    saloon_pitch: float
    largest_card: float  # as a scale
    token: float
    coin: float


@cache
def layout(canvas: Canvas, seats: int) -> Layout:
    used = [location for location in range(LOCATIONS) if IN_USE[seats][location]]
    return wide(canvas, used) if canvas == WIDE else tall(canvas, used)


def wide(canvas: Canvas, used: list[int]) -> Layout:
    """The Saloon has six people and the whole width; the stage stands beside the other places."""
    few = len(used) <= WIDE_FEW
    top, gap = WIDE_TOP, 12.0 if few else 10.0
    saloon = SALOON_OF_FEW if few else SALOON_OF_MANY
    low, spare = (652, 8) if few else (692, 2)
    bottom = WIDE_LOW - low - spare
    others = [location for location in used if location != SALOON]
    roomy = len(others) == 2  # two rows share the height of three: larger cards
    high = (saloon.y - gap - top - gap * (len(others) - 1)) / len(others)
    rows = {
        p: Rect(WIDE_EDGE, top + k * (high + gap), WIDE_ROW, high) for k, p in enumerate(others)
    }
    stage_box = Rect(WIDE_STAGE_X, top, WIDE_STAGE, saloon.y - gap - top)
    lift = (stage_box.height - WIDE_STAGE_HIGH) / 2
    stage = Stage(
        disc=40,
        deals=(74, 43, 20),
        hand=(74, 66, 16),
        bubble=Rect(54, 108 + lift / 2, 282, 80),
        tip=(198, 218 + lift / 2),
        claim=34,
        card=Rect(125, 222 + lift, 140, 196),
        turn=-4,
        target=Rect(298, 366 + lift, 48, 48),
        spread=Rect(18, 88, 354, stage_box.height - 106),
        columns=3,
    )
    return Layout(
        canvas,
        rows=rows | {SALOON: saloon},
        stage_box=stage_box,
        stage=stage,
        goat=Rect(WIDE_EDGE, low, 316, bottom),
        supply=Rect(342, low, 234, bottom),
        piles=Rect(588, low, 398, bottom),
        tile=Rect(160 if roomy else 202, 0, 140, 0),
        goods=(28, 148) if roomy else (32, 190),
        bottles=(28, 148) if roomy else (32, 190),
        people=318 if roomy else 368,
        saloon_people=318 if roomy else 366,
        saloon_pitch=112 if roomy else 104,
        largest_card=1.22 if roomy else 0.97,
        token=56,
        coin=40,
    )


def tall(canvas: Canvas, used: list[int]) -> Layout:
    top, end, gap = 256.0, 758.0, 8.0
    high = (end - top - gap * (len(used) - 1)) / len(used)
    rows = {
        p: Rect(TALL_EDGE, top + k * (high + gap), TALL_ACROSS, high) for k, p in enumerate(used)
    }
    stage = Stage(
        disc=52,
        deals=(80, 38, 27),
        hand=(80, 68, 21),
        bubble=Rect(12, 100, 360, 90),
        tip=(404, 150),
        claim=44,
        card=Rect(416, 10, 150, 210),
        turn=5,
        target=Rect(536, 172, 48, 48),
        spread=Rect(12, 86, 572, 138),
        columns=6,
    )
    return Layout(
        canvas,
        rows=rows,
        stage_box=Rect(TALL_EDGE, TALL_EDGE, TALL_ACROSS, 232),
        stage=stage,
        goat=Rect(TALL_EDGE, 804, 396, 58),
        supply=Rect(TALL_EDGE, 766, TALL_ACROSS, 32),
        piles=Rect(418, 804, 190, 58),
        tile=Rect(12, 0, 112, 0),
        goods=(134, 250),
        bottles=(134, 200),
        people=262,
        saloon_people=207,
        saloon_pitch=66.5,
        largest_card=0.84,
        token=48,
        coin=36,
    )
