"""RULES.md section 6, the saloon: bets, stakes, contests and ties."""

from __future__ import annotations

import pytest

from farwest.games.circles import numbers as t
from farwest.games.circles.phases.saloon import distance_after, highest_token
from tests.games.circles.table import LEAVES, AnyMatch, asked, lay, on, options, rolls, told

TO = {theta: (theta - t.SALOON_CENTRE) % t.LAP for theta in (14100, 12700, 17000, 15000)}


def marks(match: AnyMatch, *deltas: int) -> list[str]:
    """Contest flicks, one after another; 0 leaves the ring."""
    answers = [answer for delta in deltas for answer in (rolls(delta) if delta else LEAVES)]
    return told(match, *answers)


def test_circ_x1_the_example_of_the_seed() -> None:
    """CIRC-X1, CIRC-E23, CIRC-E25, CIRC-E26, CIRC-E30 to CIRC-E34, CIRC-G22, CIRC-G25, CIRC-G29."""
    match = on("saloon", 5, purse=[5, 10, 4, 7, 2])
    match.play("tickets 0")
    assert options(match) == ["bet", "decline"]
    assert told(match, "bet") == ["OPENED_BET orange 3"]
    assert (asked(match), options(match)) == (("SALOON_ANSWER", 1), ["stake", "fold"])
    assert told(match, "fold", "stake", "stake") == [
        *("FOLDED white 3", "STAKED green 3", "STAKED yellow 3", "STAKED blue 1"),
    ]
    assert asked(match) == ("SALOON_FLICK", 2)
    lines = marks(match, TO[14100], TO[12700], TO[17000], TO[15000])
    assert lines == [
        *("MARKED green 1", "MARKED yellow 3", "MARKED blue 56", "MARKED orange 0"),
        "WON_BET orange blue 1",
    ]
    assert list(match.state.purse) == [6, 7, 4, 7, 1]
    assert (match.state.theta, asked(match)) == (15300, ("FLICK", 1))


def test_circ_x16_poor_opponents() -> None:
    """CIRC-X16, CIRC-E24, CIRC-E27, CIRC-E28, CIRC-E32, CIRC-F33, CIRC-F34, CIRC-G23, CIRC-C4."""
    match = on("saloon", 4, purse=[1, 0, 2, 18])
    assert told(match, "tickets 0", "bet") == [
        *("OPENED_BET orange 1", "SAT_OUT white", "STAKED green 1")
    ]
    assert asked(match) == ("SALOON_ANSWER", 3)
    assert told(match, "stake") == ["STAKED yellow 9"]
    lines = marks(match, TO[12700], 0, TO[14100])
    assert lines[-1] == "WON_BET orange yellow 9"
    assert list(match.state.purse)[:4] == [10, 0, 2, 9]

    match = on("saloon", 4, purse=[1, 0, 2, 18])
    assert told(match, "tickets 0", "bet", "fold")[-1] == "FOLDED yellow 3"
    assert match.state.purse[3] == 15
    assert asked(match) == ("SALOON_FLICK", 2)


def test_circ_e32_the_winner_is_credited_up_to_the_cap() -> None:
    """CIRC-E32, CIRC-F22."""
    match = on("saloon", 2, purse=[16, 18])
    told(match, "tickets 0", "bet", "stake")
    lines = marks(match, 0, TO[14100])
    assert lines[-2:] == ["WON_BET orange white 9", "LOST_TO_CAP orange 7"]
    assert list(match.state.purse)[:2] == [18, 9]


def test_circ_x17_failures() -> None:
    """CIRC-X17, CIRC-E31, CIRC-G27: out is worse than a hair too far; both out is a tie."""
    match = on("saloon", 2, purse=[2, 2])
    told(match, "tickets 0", "bet")
    assert marks(match, 0, 16200 + t.LAP - t.SALOON_CENTRE) == [
        *("MARKED white 60", "MARKED orange 57", "WON_BET orange white 1")
    ]
    match = on("saloon", 2, purse=[2, 2])
    told(match, "tickets 0", "bet")
    assert marks(match, 0, 0)[2:] == ["FLICKS_AGAIN orange", "FLICKS_AGAIN white"]
    assert asked(match) == ("SALOON_FLICK", 1)


def test_circ_e29_everyone_folds() -> None:
    """CIRC-E29, CIRC-G24, CIRC-D23: the bet is over, the marble is not moved."""
    match = on("saloon", 2, purse=[5, 5])
    assert told(match, "tickets 0", "bet", "fold")[-1] == "BET_LAPSED orange"
    assert list(match.state.purse)[:2] == [5, 2]
    assert list(match.state.stake)[:2] == [0, 0]


def test_circ_e23_declining() -> None:
    """CIRC-E23, CIRC-E24, CIRC-F33: decline, or no bet can be opened."""
    match = on("saloon", purse=[1, 1])
    assert told(match, "tickets 0", "decline") == ["MOVED_ON orange saloon"]
    assert told(on("saloon", purse=[5]), "tickets 0") == ["FOUND_NOTHING orange saloon"]
    assert told(on("saloon", purse=[0, 5]), "tickets 0") == ["FOUND_NOTHING orange saloon"]


def test_circ_e33_all_tied_then_the_lot() -> None:
    """CIRC-E33, CIRC-D18, CIRC-D23: five rounds, then closest and farthest are drawn."""
    match = on("saloon", 3, purse=[2, 2, 2])
    told(match, "tickets 0", "bet")
    for _ in range(6):
        assert asked(match) == ("SALOON_FLICK", 1)
        marks(match, 0, 0, 0)
    assert options(match) == ["lot 0", "lot 1", "lot 2"]
    assert told(match, "lot 1") == ["DREW_CLOSEST white"]
    assert options(match) == ["lot 0", "lot 2"]
    assert told(match, "lot 0") == ["DREW_FARTHEST orange", "WON_BET white orange 1"]


def test_circ_e33_ties_for_closest_then_farthest() -> None:
    """CIRC-E33, CIRC-G28, CIRC-E30: first those tied closest, then those tied farthest."""
    match = on("saloon", 4, purse=[2, 2, 2, 2])
    told(match, "tickets 0", "bet")
    near, far = TO[14100], TO[12700]
    assert marks(match, near, far, near, far)[4:] == ["FLICKS_AGAIN white", "FLICKS_AGAIN yellow"]
    assert asked(match) == ("SALOON_FLICK", 1)
    lines = marks(match, near, far)
    assert lines[2:] == ["FLICKS_AGAIN orange", "FLICKS_AGAIN green"]
    assert asked(match) == ("SALOON_FLICK", 2)
    assert marks(match, 0, near)[2:] == ["WON_BET white green 1"]


@pytest.mark.parametrize(
    ("rolled", "distance"),
    [(0, 60), (899, 60), (900, 57), (36000, 0), (36899, 0), (36900, 57), (35100, 0), (35099, 1)],
)
def test_circ_e31_distances(rolled: int, distance: int) -> None:
    """CIRC-E31, CIRC-G26: thirds of a sector, clockwise to the saloon."""
    assert distance_after(rolled) == distance


@pytest.mark.parametrize(("purse", "stake"), [(1, 1), (2, 1), (3, 3), (8, 3), (9, 9), (18, 9)])
def test_circ_e25_the_stake(purse: int, stake: int) -> None:
    """CIRC-E25."""
    assert highest_token(purse) == stake


def test_circ_f16_contest_flicks_are_never_doubtful() -> None:
    """CIRC-F16, CIRC-F35, CIRC-F19: a stop on a line is measured, not voted on."""
    match = on("saloon", 2, purse=[2, 2], goods=[{}, {"ticket": 2}])
    told(match, "tickets 0", "bet")
    assert len(options(match)) == t.POWERS
    assert marks(match, 5400 + 900)[0].startswith("MARKED white")
    assert asked(match) == ("SALOON_FLICK", 0)


def test_circ_e33_the_lot_for_closest() -> None:
    """CIRC-E33 (d), CIRC-D23: a tie that five rounds do not part is drawn, in its stage."""
    match = on("saloon", 3, purse=[2, 2, 2])
    told(match, "tickets 0", "bet")
    near, far = TO[14100], TO[12700]
    marks(match, near, near, far)
    for _ in range(5):
        marks(match, far, far)
    assert options(match) == ["lot 1", "lot 2"]
    assert told(match, "lot 2") == ["DREW_CLOSEST green", "WON_BET green orange 1"]
    assert list(match.state.purse)[:3] == [1, 2, 3]


def test_circ_e29_a_lapsed_bet_leaves_the_marble_alone() -> None:
    """CIRC-E29, CIRC-D23."""
    match = lay(2, ask="TICKETS", theta=14500, purse=[5, 5], goods=[{"ticket": 1}])
    told(match, "tickets 0", "bet", "fold")
    assert match.state.theta == 14500
