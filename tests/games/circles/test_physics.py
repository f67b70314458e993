"""RULES.md 11.1: the marble in whole numbers."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from farwest.games.circles import numbers as t
from farwest.games.circles.phases.flick import leaves, roll, speed_of
from farwest.games.circles.words import SKILLS
from tests.games.circles.table import GAME, LEAVES, asked, lay, options, rolls, start, told

VECTORS = [  # CIRC-D10: power, skill, bytes, speed, out, roll
    (386, "exact", (0, 0, 128), 2815625, False, 18039),
    (386, "human", (20, 200, 128), 2788605, False, 17771),
    (386, "average", (5, 250, 100), 2845477, False, 18335),
    (386, "average", (128, 127, 0), 2815552, False, 18038),
    (676, "average", (240, 10, 255), 4784757, False, 37519),
    (680, "expert", (77, 177, 30), 4619528, False, 35947),
    (120, "beginner", (3, 3, 3), 110292, False, 37),
    (900, "average", (128, 128, 0), 6031651, True, 0),
    (900, "average", (255, 128, 0), 7420946, True, 0),
    (1023, "human", (128, 128, 128), 6797285, True, 0),
    (0, "exact", (0, 0, 0), 403125, False, 485),
    (0, "wild", (0, 0, 255), 0, False, 0),
    (512, "wild", (255, 255, 255), 6755888, False, 54747),
    (832, "skilled", (64, 192, 16), 5506031, False, 44157),
]
Z_SHA = "c6ec2201fcfe3696c15bb8f6fc3aa1a84ecd839e18ecf56525cd3963c87eb12f"
DELTA_SHA = "8ef33e8e8524d25634424cf7a4055ea3ee996225cbacaae3dcca1db31347fa98"


@pytest.mark.parametrize(("q", "skill", "noise", "speed", "out", "delta"), VECTORS)
def test_circ_d10_vectors(
    q: int, skill: str, noise: tuple[int, int, int], speed: int, out: bool, delta: int
) -> None:
    """CIRC-D4, CIRC-D5, CIRC-D6, CIRC-D10: the functions."""
    v = speed_of(q, SKILLS.index(skill), noise[0], noise[1])

    assert (v, leaves(v, noise[2])) == (speed, out)
    assert (0 if out else roll(v)) == delta


@pytest.mark.parametrize(("q", "skill", "noise", "speed", "out", "delta"), VECTORS)
def test_circ_d1_vectors_in_a_game(
    q: int, skill: str, noise: tuple[int, int, int], speed: int, out: bool, delta: int
) -> None:
    """CIRC-D1, CIRC-D8, CIRC-D10: the same in a match, when the power is on offer."""
    match = lay(2, variant={"skill_0": skill, "start_tickets": 0})
    if f"flick {q}" not in options(match):
        assert skill not in ("exact", "human")
        return
    match.play(f"flick {q}")
    for k, byte in enumerate(noise):
        assert asked(match) == ("NOISE", -1)
        assert match.state.a == k
        match.play(f"noise {byte}")
    s = match.state
    assert (s.speed, s.out, s.rolled) == (speed, out, delta)


def test_circ_d3_tables_are_those_of_the_data_file() -> None:
    """CIRC-D3: their SHA-256, their sizes, and the symmetry of z."""
    assert sha256(",".join(map(str, t.Z)).encode()).hexdigest() == Z_SHA
    assert sha256(",".join(map(str, t.DELTA)).encode()).hexdigest() == DELTA_SHA
    assert (len(t.Z), len(t.DELTA)) == (256, 844)
    assert list(t.Z) == [-z for z in reversed(t.Z)]
    assert list(t.DELTA) == sorted(t.DELTA)


def test_circ_d6_the_longest_roll_stays_inside_its_table() -> None:
    """CIRC-D5, CIRC-D6: the fastest marble that stays has an entry after its own."""
    fastest = max(v for v in range(6_700_000, 7_000_000, 50) if not leaves(v, 255))
    assert (fastest >> t.SPEED_BITS) + 1 < len(t.DELTA)


@pytest.mark.parametrize(
    ("sectors", "q"),
    [
        *((2, 115), (3, 159), (4, 197), (5, 232), (6, 265), (8, 326), (10, 385), (12, 443)),
        *((15, 529), (18, 616), (20, 676), (22, 737), (25, 832)),
    ],
)
def test_circ_d9_aiming_table(sectors: int, q: int) -> None:
    """CIRC-D9: the tabled power rolls the marble so far, to a fiftieth of a sector."""
    assert abs(roll(speed_of(q, SKILLS.index("exact"), 0, 0)) - t.SECTOR * sectors) < 40


def test_circ_d5_how_often_a_fast_marble_leaves() -> None:
    """CIRC-D5: 3, 24, 50, 80 and 97 percent."""
    speeds = (1.43, 1.51, 1.55, 1.60, 1.66)
    shares = [
        round(100 * sum(leaves(round(v * t.SPEED_UNIT), n) for n in range(256)) / 256)
        for v in speeds
    ]
    for found, right in zip(shares, (3, 24, 50, 80, 97), strict=True):
        assert abs(found - right) <= 2


def test_circ_d15_64_levels_for_bots_every_power_for_people() -> None:
    """CIRC-D15, CIRC-F25, CIRC-R1, CIRC-D11, CIRC-D14, CIRC-D24: one decision."""
    bot = start(2)
    assert options(bot) == [f"flick {16 * i + 8}" for i in range(64)]
    person = start(2, skill_0="human")
    assert options(person) == [f"flick {q}" for q in range(1024)]
    assert len(options(start(2, skill_0="exact"))) == 1024


def test_circ_d2_noise_is_hidden_till_the_flick_is_over() -> None:
    """CIRC-D2, CIRC-H3, CIRC-H5: bytes are drawn evenly, and no view shows them."""
    match = lay(2)
    match.play("flick 385")
    match.play("noise 7")
    assert match.state.noise[0] == 7
    assert "noise" not in json.loads(match.view(0).json())
    assert match.state.odds() == [1] * 256
    match.play("noise 128")
    match.play("noise 128")
    assert "ROLLED" in [event.name for event in match.events(1)]
    assert list(match.state.noise) == [0, 0, 0]


def test_circ_d11_profiles_are_public_and_fixed() -> None:
    """CIRC-D11, CIRC-H7: sigmas in thousandths; the default is average."""
    sigmas = dict(zip(SKILLS, zip(t.SIGMA_TIMES, t.SIGMA_PLUS, strict=True), strict=True))
    assert sigmas == {
        **{"exact": (0, 0), "human": (10, 4), "expert": (35, 25), "skilled": (55, 40)},
        **{"average": (80, 60), "beginner": (115, 85), "wild": (170, 120)},
    }
    match = start(3, skill_1="wild")
    assert GAME.variant_of(match.state)["skill_1"] == "wild"
    assert GAME.variant_of(match.state)["skill_0"] == "average"
    assert match.view(2).variant == match.view(0).variant


def test_circ_d17_draws_can_be_answered_by_hand() -> None:
    """CIRC-D17, CIRC-S1: any roll can be reached, wherever the marble lies."""
    for theta in (900, 7777, 30000):
        match = lay(2, theta=theta)
        for answer in rolls(5000):
            match.play(answer)
        assert match.state.theta == (theta + 5000) % t.LAP
    assert "LEFT_RING orange" in told(lay(2), *LEAVES)
