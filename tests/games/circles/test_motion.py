"""RULES.md 11: the gauge, the roll that is shown, and where it ends."""

from __future__ import annotations

from itertools import pairwise
from math import cos, log
from typing import Any

import pytest

from farwest.games.circles import numbers as t
from farwest.games.circles.board.layout import layout
from farwest.kit.painting import painted
from farwest.kit.sprites import CANVASES, WIDE, Gauge, Picture, Roll, Sprite
from tests.games.circles.table import (
    GAME,
    LEAVES,
    AnyMatch,
    asked,
    lay,
    on,
    options,
    rolls,
    start,
    told,
)
from tests.games.circles.test_physics import VECTORS


def picture(match: AnyMatch, seat: int | None, canvas: str = "wide") -> Picture:
    found = painted(match, seat, canvas)
    assert found is not None
    return found


def gauge_of(match: AnyMatch, seat: int) -> Gauge:
    gauge = picture(match, seat).gauge
    assert gauge is not None
    return gauge


def roll_of(match: AnyMatch) -> Roll:
    roll = picture(match, None).roll
    assert roll is not None
    return roll


def sprite(shown: Picture, key: str) -> Sprite:
    return next(sprite for sprite in shown.sprites if sprite.key == key)


def angle(roll: Roll, share: float) -> float:
    """The closed form of sprites.Roll, as a client works it out: hundredths of a degree."""
    way = log(cos(roll.bend - share * (roll.bend - roll.rest)) / cos(roll.bend))
    return roll.start + roll.travel * way / log(cos(roll.rest) / cos(roll.bend))


def held(gauge: Gauge, milliseconds: float) -> int:
    """CIRC-D12: the action after a press that long."""
    x = milliseconds / gauge.rise % 2
    level = min(gauge.levels - 1, int(gauge.levels * min(x, 2 - x)))
    return gauge.first + gauge.step * level


@pytest.mark.parametrize(("q", "skill", "noise", "speed", "out", "delta"), VECTORS)
def test_circ_d8_the_animation_ends_where_the_rules_do(
    q: int, skill: str, noise: tuple[int, int, int], speed: int, out: bool, delta: int
) -> None:
    """CIRC-D7, CIRC-D8: to the hundredth of a degree, from any place."""
    match = lay(2, theta=7777, variant={"skill_0": skill})
    if f"flick {q}" not in options(match):
        assert q % t.LEVEL != t.MIDDLE
        return
    told(match, f"flick {q}", *(f"noise {byte}" for byte in noise))
    roll = roll_of(match)
    assert (roll.number, roll.key, roll.leaves) == (1, "marble", out)
    assert roll.start == 7777 - t.START
    assert round(angle(roll, 0)) == roll.start
    travelled = t.LAP // 4 if out else delta
    assert round(angle(roll, 1)) == roll.start + travelled


def test_the_same_shot_is_the_same_roll_compiled_and_interpreted() -> None:
    """CIRC-D1, CIRC-D8, CIRC-D10: a vector of the rulebook, in both climates."""
    shown = []
    for game in (GAME, GAME.interpreted()):
        match = game.match(2, chance="by hand", variant={"skill_0": "human"})
        for answer in ("first 0", "flick 386", "noise 20", "noise 200", "noise 128"):
            match.play(answer)
        assert (match.state.speed, match.state.theta) == (2788605, t.START + 17771)
        shown.append(roll_of(match))
    assert shown[0] == shown[1]
    assert (shown[0].travel, shown[0].milliseconds) == (17771, 1661)


@pytest.mark.parametrize(
    ("q", "seconds"),
    [(115, 0.77), (197, 1.09), (326, 1.51), (385, 1.67), (529, 2.0), (676, 2.26), (832, 2.47)],
)
def test_circ_d9_how_long_it_rolls(q: int, seconds: float) -> None:
    """CIRC-D7, CIRC-D9: the row T of the table."""
    match = lay(2, variant={"skill_0": "exact"})
    told(match, f"flick {q}", "noise 0", "noise 0", "noise 128")
    assert abs(roll_of(match).milliseconds / 1000 - seconds) < 0.01


def test_circ_d7_it_slows_down_till_it_stands() -> None:
    match = lay(2, theta=5000)
    told(match, *rolls(20000))
    roll = roll_of(match)
    steps = [angle(roll, k / 50) for k in range(51)]
    ways = [after - before for before, after in pairwise(steps)]
    assert ways == sorted(ways, reverse=True)
    assert 0 < ways[-1] < ways[0] / 20
    assert (roll.rest, roll.travel, roll.line_gap) == (0.0, 20000, t.SECTOR)
    assert (roll.first_line + t.START) % t.SECTOR == 0


def test_circ_d7_a_marble_that_leaves_jumps_after_a_quarter_lap_and_goes_back() -> None:
    match = lay(2, theta=20000)
    told(match, *LEAVES)
    roll, shown = roll_of(match), picture(match, None)
    assert (roll.leaves, roll.travel) == (True, t.LAP // 4)
    assert 0 < roll.rest < roll.bend
    ring = layout(WIDE).ring
    x, y = ring.at(ring.channel, 20000)
    marble = sprite(shown, "marble")
    assert (marble.x + marble.width / 2, marble.y + marble.height / 2) == pytest.approx((x, y))


def test_a_marble_that_does_not_move_can_be_shown() -> None:
    """CIRC-D10: a wild hand may hardly touch it."""
    match = lay(2, variant={"skill_0": "wild"})
    told(match, "flick 8", "noise 0", "noise 0", "noise 255")
    roll = roll_of(match)
    assert (match.state.speed, roll.travel) == (0, 0)
    assert angle(roll, 0.5) == roll.start


def test_a_roll_has_a_number_of_its_own() -> None:
    """CIRC-R6: it is shown once, also where the same shot is made again (CIRC-E33)."""
    match = on("saloon", 2, purse=[2, 2])
    assert picture(match, 0).roll is None
    told(match, "tickets 0", "bet")
    numbers = []
    for _ in range(3):
        told(match, *rolls(34000))
        numbers.append(roll_of(match).number)
        assert roll_of(match).start == t.SALOON_CENTRE - t.START
    assert numbers == [1, 2, 3]
    assert roll_of(match).travel == 34000


def test_circ_d13_a_stroke_along_the_channel_is_the_same_input() -> None:
    """CIRC-D13: its speed in ring radii; 60 degrees off the tangent is no flick."""
    for canvas in CANVASES:
        gauge = picture(lay(2), 0, canvas).gauge
        assert gauge is not None
        assert gauge.swipe is not None
        ring, swipe = layout(CANVASES[canvas]).ring, gauge.swipe
        assert (swipe.x, swipe.y, swipe.radius) == (ring.x, ring.y, ring.channel)
        assert (swipe.slow, swipe.span, swipe.window, swipe.astray) == (0.2, 2.2, 80, 60)


def test_circ_d12_a_person_has_every_power_in_one_gauge() -> None:
    """CIRC-D12, CIRC-D14, CIRC-R1: hold and release; nothing else is asked."""
    match = start(2, skill_0="human")
    gauge = gauge_of(match, 0)
    assert list(gauge.actions) == match.state.legal()
    assert (gauge.rise, gauge.key) == (700, "marble")
    assert [held(gauge, ms) for ms in (0, 350, 699.9, 700, 1050, 1400, 1750)] == [
        *(0, 512, 1023, 1023, 512, 0, 512),
    ]
    assert held(gauge, 35) == 51
    assert picture(match, 0).touches == ()


def test_circ_d15_a_bots_seat_has_the_levels() -> None:
    gauge = gauge_of(start(2), 0)
    assert list(gauge.actions) == [16 * k + 8 for k in range(64)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_circ_d12_the_gauge_shows_no_number_and_no_forecast(language: str) -> None:
    """CIRC-D12, CIRC-H5: not even in the words for who cannot see it; nobody else has it."""
    match = start(3, skill_0="human")
    match.language = language
    gauge = gauge_of(match, 0)
    said = " ".join((gauge.label, gauge.hint, *gauge.words))
    assert not any(letter.isdigit() for letter in said)
    assert len(set(gauge.words)) == len(gauge.words) == 16
    assert [picture(match, seat).gauge for seat in (1, 2, None)] == [None] * 3


def test_a_contest_is_flicked_by_gauge_too() -> None:
    """CIRC-F35."""
    match = on("saloon", 2, purse=[2, 2])
    told(match, "tickets 0", "bet")
    assert asked(match) == ("SALOON_FLICK", 1)
    assert list(gauge_of(match, 1).actions) == match.state.legal()


def test_the_rest_of_a_turn_has_no_gauge() -> None:
    match: Any = on("shop", 2, purse=[5, 5])
    assert picture(match, 0).gauge is None
    told(match, "tickets 0")
    assert picture(match, 0).gauge is None
    assert {touch.action for touch in picture(match, 0).touches} >= set(match.state.legal())
