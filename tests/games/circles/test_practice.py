"""The practice ring: what a game hides is shown there, and the flick is the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from farwest.games.circles import numbers as t
from farwest.games.circles.board.layout import layout
from farwest.games.circles.board.practice import exercise
from farwest.games.circles.phases.flick import roll, speed_of
from farwest.kernel.errors import BadCall
from farwest.kit.exercises import Exercise
from farwest.kit.sprites import CANVASES, WIDE
from farwest.tables.words import say
from tests.games.circles.table import GAME, HUMAN
from tests.games.circles.test_motion import sprite

WORDS = partial(say, GAME, "en")
MIDDLE = t.NOISES // 2
HARD = t.POWERS - 1


def still(_: int) -> int:
    return MIDDLE


def tried(
    *levels: int, draw: Callable[[int], int] = still, canvas: str = "wide", language: str = "en"
) -> Exercise:
    words = partial(say, GAME, language)
    shown = exercise(0, None, CANVASES[canvas], words, draw)
    for level in levels:
        shown = exercise(shown.at, level, CANVASES[canvas], words, draw)
    return shown


def text_at(shown: Exercise, level: int) -> str:
    return [one.text for one in shown.foreseen if one.level <= level][-1]


def test_circ_d12_the_practice_ring_foretells_every_power() -> None:
    """CIRC-D12: a practice ring outside a game may show both."""
    shown = tried()
    assert len(shown.stops) == t.POWERS == (shown.picture.gauge and shown.picture.gauge.levels)
    assert [text_at(shown, power) for power in (0, 115, 385, 676, HARD)] == [
        *("Too near at the Ranch", "Shop, 2 spaces on", "Gold, 10 spaces on"),
        *("Ranch, 20 spaces on", "It would leave the ring"),
    ]
    assert [one.level for one in shown.foreseen] == sorted({one.level for one in shown.foreseen})
    assert shown.stops[385] == pytest.approx(10 * t.SECTOR, abs=t.HALF_SECTOR)
    assert shown.stops[HARD] == -1
    assert shown.said == ""


def test_circ_d14_a_try_is_a_flick_as_in_a_game() -> None:
    """CIRC-D14: a person's own hand, and the noise of CIRC-D4 upon it."""
    jolts = iter((20, 200, 128))
    shown = tried(386, draw=lambda _: next(jolts))
    travel = roll(speed_of(386, HUMAN, 20, 200))
    assert travel == 17771  # CIRC-D10
    assert shown.picture.roll is not None
    assert (shown.picture.roll.travel, shown.picture.roll.number) == (travel, 1)
    assert shown.at % t.LAP == t.START + travel
    assert shown.said == "Power 386: it stopped on the Gold space, 10 spaces on."


def test_the_next_try_begins_where_the_last_one_ended() -> None:
    shown = tried(385, 200)
    assert shown.picture.roll is not None
    assert shown.picture.roll.number == 2
    first, second = (roll(speed_of(power, HUMAN, MIDDLE, MIDDLE)) for power in (385, 200))
    assert shown.picture.roll.start == first
    assert shown.at % t.LAP == (t.START + first + second) % t.LAP


def test_a_try_that_would_not_count_says_so() -> None:
    """CIRC-F6, CIRC-F7."""
    out, short = tried(HARD), tried(0)
    assert out.said == "Power 1,023: it left the ring."
    assert out.at % t.LAP == t.START
    assert short.said == "Power 0: it stopped at the Ranch, too near to count."


@pytest.mark.parametrize("canvas", CANVASES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_only_the_ring_is_drawn(canvas: str, language: str) -> None:
    shown = tried(385, canvas=canvas, language=language)
    ring = layout(CANVASES[canvas]).ring
    keys = {sprite.key for sprite in shown.picture.sprites}
    assert {"ring", "marble", "hub", "sector-0", "ghost"} <= keys
    assert not keys & {"mine", "shop", "bag", "bank"}
    assert (shown.picture.canvas.width, shown.picture.canvas.height) == (2 * ring.x, 2 * ring.y)
    assert (shown.x, shown.y, shown.radius) == (ring.x, ring.y, ring.channel)
    assert ("Force 385" in shown.said) == (language == "fr")
    marble = sprite(shown.picture, "marble")
    assert (marble.x + marble.width / 2, marble.y + marble.height / 2) == pytest.approx(
        ring.at(ring.channel, shown.at % t.LAP)
    )


@pytest.mark.parametrize(("at", "level"), [(-1, None), (900, t.POWERS), (900, -1)])
def test_a_power_that_is_none_is_refused(at: int, level: int | None) -> None:
    with pytest.raises(BadCall, match="from 0 to 1023"):
        exercise(at, level, WIDE, WORDS, still)
