"""RULES.md section 5: turns, doubt, tickets, money."""

from __future__ import annotations

import pytest

from farwest.games.circles import numbers as t
from tests.games.circles.table import GAME, LEAVES, asked, lay, on, options, owns, rolls, told


def test_circ_x3_minimum_move() -> None:
    """CIRC-X3, CIRC-F4, CIRC-F7, CIRC-F8, CIRC-G3, CIRC-G4, CIRC-G5, CIRC-F19."""
    match = lay(2, goods=[{"ticket": 2}], purse=[3])
    assert told(match, *rolls(1500)) == ["FELL_SHORT orange dig 1"]
    assert match.state.theta == 2400
    assert asked(match) == ("FLICK", 1)
    assert owns(match, 0)["ticket"] == 2

    match = lay(2, purse=[3])
    assert told(match, *rolls(3600)) == ["STOPPED orange shop 2"]
    assert (match.state.theta, asked(match)) == (4500, ("SHOP", 0))


def test_circ_x4_out_of_the_ring() -> None:
    """CIRC-X4, CIRC-F6: it goes back, the left neighbour plays."""
    match = lay(3, theta=7777, goods=[{"ticket": 1}])
    assert told(match, *LEAVES) == ["LEFT_RING orange"]
    assert (match.state.theta, asked(match)) == (7777, ("FLICK", 1))


@pytest.mark.parametrize(("purse", "won"), [(18, True), (17, False)])
def test_circ_x5_long_flick(purse: int, won: bool) -> None:
    """CIRC-X5, CIRC-F5, CIRC-E35, CIRC-E36, CIRC-V1, CIRC-V2, CIRC-G33: a lap, to the ranch."""
    match = lay(3, purse=[purse, 18, 4], account=[2, 0, 1])
    lines = told(match, *rolls(36000))
    assert lines[0] == "STOPPED orange ranch 20"
    assert match.state.theta == 900
    assert (match.seat is None) == won
    if won:
        assert lines[1] == "BOUGHT_RANCH orange 18"
        assert match.scores() == [2, 18, 5]
        assert match.places() == [1, 2, 3]
    else:
        assert lines[1:] == ["FOUND_NOTHING orange ranch"]


def test_circ_g3_half_turn_variant() -> None:
    """CIRC-G3: with half_turn_min ten sectors are the least."""
    variant = {"half_turn_min": True}
    short = lay(2, variant=variant)
    assert told(short, *rolls(16800)) == ["FELL_SHORT orange bowl 9"]
    assert told(lay(2, variant=variant), *rolls(18000))[0] == "STOPPED orange gold 10"


def test_circ_x14_doubt_with_validity_at_stake() -> None:
    """CIRC-X14, CIRC-F9, CIRC-F11, CIRC-F13, CIRC-F14, CIRC-F15, CIRC-F26, CIRC-F27, CIRC-H6."""
    match = lay(3, star=2, purse=[2, 2, 2])
    assert told(match, *rolls(2720)) == ["DOUBTED orange dig shop"]
    assert asked(match) == ("VOTE", 0)
    assert options(match) == ["side a", "side b"]
    assert told(match, "side b") == ["VOTED orange b"]
    assert match.view(2).vote[0] == t.SIDE_B
    match.play("side a")
    assert asked(match) == ("SHERIFF", 2)
    assert told(match, "side a") == [
        *("DECIDED green a", "PASSED_STAR green orange", "FELL_SHORT orange dig 1")
    ]
    assert (match.state.theta, match.state.star) == (3500, 0)
    assert asked(match) == ("FLICK", 1)


def test_circ_x15_accepting_keeps_the_star() -> None:
    """CIRC-X15, CIRC-F12, CIRC-G30."""
    match = lay(3, star=2, purse=[2, 2, 2])
    told(match, *rolls(2720), "side b", "side b")
    assert told(match, "side b") == ["SETTLED green b", "STOPPED orange shop 2"]
    assert (match.state.theta, match.state.star) == (3700, 2)
    assert asked(match) == ("SHOP", 0)


def test_circ_f12_overruling_passes_the_star() -> None:
    """CIRC-F12, CIRC-F14: against a unanimous vote the power is used."""
    match = lay(3, star=2)
    lines = told(match, *rolls(2720), "side b", "side b", "side a")
    assert lines[-3:-1] == ["DECIDED green a", "PASSED_STAR green orange"]
    assert match.state.star == 0


def test_circ_f11_voting_stops_when_two_differ() -> None:
    """CIRC-F11: four seats, the second vote differs, the third is never asked."""
    match = lay(4, star=3)
    told(match, *rolls(2720), "side a", "side b")
    assert asked(match) == ("SHERIFF", 3)


@pytest.mark.parametrize(
    ("votes", "star"), [(("side b", "side b", "side a"), 2), (("side a", "side b", "side b"), 2)]
)
def test_circ_g30_majority(votes: tuple[str, ...], star: int) -> None:
    """CIRC-G30, CIRC-D23: all vote, the star-holder last; a majority keeps the star."""
    match = lay(3, star=2, variant={"vote": "majority"})
    lines = told(match, *rolls(2720), *votes)
    assert "SETTLED green b" in lines
    assert match.state.star == star


def test_circ_g30_a_tied_majority_goes_to_the_star() -> None:
    """CIRC-G30, CIRC-D23: two seats, one vote each: the star decides and passes on."""
    match = lay(2, star=1, variant={"vote": "majority"})
    told(match, *rolls(2720), "side a", "side b")
    assert asked(match) == ("SHERIFF", 1)
    assert "PASSED_STAR white orange" in told(match, "side b")


@pytest.mark.parametrize(
    ("theta", "delta", "doubtful"),
    [
        *((900, 2745, True), (900, 2746, False), (900, 2655, True), (900, 2654, False)),
        (900, 900, False),  # CIRC-F10: both candidates are invalid
    ],
)
def test_circ_f9_what_is_doubtful(theta: int, delta: int, doubtful: bool) -> None:
    """CIRC-F9, CIRC-F10: 45 cd from a line, and only if it matters."""
    match = lay(2, theta=theta, purse=[1])
    told(match, *rolls(delta))
    assert (asked(match)[0] == "VOTE") == doubtful


def test_circ_f10_equal_spaces_are_never_neighbours() -> None:
    """CIRC-F10, CIRC-B2: so a doubt between two valid spaces is always voted on."""
    for ring in t.RING:
        assert all(ring[k] != ring[k - 1] for k in range(t.SECTORS))


def test_circ_x13_tickets_to_the_ranch() -> None:
    """CIRC-X13, CIRC-F17, CIRC-F18, CIRC-F28, CIRC-G6."""
    purse, goods = [18, 3, 18], [{"ticket": 2}]
    match = on("money_bag", purse=purse, goods=goods)
    assert options(match) == ["tickets 0", "tickets 1", "tickets 2"]
    assert told(match, "tickets 2")[:2] == ["TRAVELLED orange 2 ranch", "BOUGHT_RANCH orange 18"]
    assert match.seat is None
    assert match.state.theta == 900

    match = on("money_bag", purse=purse, goods=goods)
    assert told(match, "tickets 1") == ["TRAVELLED orange 1 bowl", "DONATED orange 1"]
    assert match.state.theta == 19 * 1800 + 900
    assert match.state.shop[t.TICKET] == 19

    match = on("money_bag", purse=purse, goods=goods)
    assert told(match, "tickets 0") == ["GOT_SILVER white 1"]
    assert match.state.theta == 18 * 1800 + 900


def test_circ_f28_no_ticket_no_question() -> None:
    """CIRC-F28, CIRC-F37, CIRC-D23: what is skipped never appears."""
    match = lay(2)
    assert told(match, *rolls(5400)) == ["STOPPED orange gold 3", "TOOK_GOLD orange 3"]
    assert asked(match) == ("FLICK", 1)


def test_circ_f38_a_turn_in_its_order() -> None:
    """CIRC-F38, CIRC-F2, CIRC-F3, CIRC-E37, CIRC-F1: flick, tickets, effect, next seat."""
    match = lay(3, active=2, theta=1234, goods=[{}, {}, {"ticket": 1}])
    lines = told(match, *rolls(5400), "tickets 1")
    assert lines == [
        *("STOPPED green gold 3", "TRAVELLED green 1 bowl", "EMPTIED_BOWL green 0"),
    ]
    assert (asked(match), match.state.round) == (("FLICK", 0), 2)


def test_circ_x2_trading_up() -> None:
    """CIRC-X2, CIRC-F20, CIRC-F21, CIRC-G7, CIRC-C2: a purse is a number; exchange is no action."""
    match = on("money_bag", purse=[2])
    told(match, "tickets 0")
    assert match.state.purse[0] == 3
    assert not [name for name in GAME.action_names if "exchange" in name]


def test_circ_x18_at_the_cap() -> None:
    """CIRC-X18, CIRC-F22, CIRC-G8, CIRC-C3."""
    match = on("gold", purse=[18])
    assert told(match, "tickets 0") == ["TOOK_GOLD orange 3", "LOST_TO_CAP orange 3"]
    assert match.state.purse[0] == 18


def test_circ_v3_the_last_round() -> None:
    """CIRC-V3, CIRC-V4, CIRC-G34, CIRC-R2, CIRC-D23: ranking by purse and account, 1, 2, 2, 4."""
    purse, account = [5, 1, 3, 0], [4, 6, 4, 2]
    short = {"max_rounds": 5}
    match = lay(4, active=3, round=5, purse=purse, account=account, variant=short)
    lines = told(match, *LEAVES)
    assert lines[:2] == ["LEFT_RING yellow", "LIMIT_REACHED yellow 5"]
    assert match.seat is None
    assert (match.scores(), match.places()) == ([9, 7, 7, 2], [1, 2, 2, 4])


@pytest.mark.parametrize(("side", "theta"), [("side a", 35900), ("side b", 100)])
def test_circ_f15_a_line_at_the_ranch(side: str, theta: int) -> None:
    """CIRC-F15, CIRC-F9: the line at 0 has sector 19 before it and the ranch after."""
    match = lay(2, theta=30000, star=1, purse=[18, 0])
    lines = told(match, *rolls(6020), side, side)
    assert lines[0] == "DOUBTED orange bowl ranch"
    assert match.state.theta == theta
    assert (match.seat is None) == (side == "side b")


def test_circ_f23_bank_money_is_not_held() -> None:
    """CIRC-F23, CIRC-E35: it neither buys the ranch nor is robbed as silver."""
    match = lay(2, theta=30900, purse=[10, 0], account=[8, 9])
    assert told(match, *rolls(6000))[1:] == ["FOUND_NOTHING orange ranch"]
    match = on("robber", 2, account=[0, 9])
    assert told(match, "tickets 0", "face silver")[1:] == ["TOOK_SUPPLY orange 1"]
