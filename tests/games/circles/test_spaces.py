"""RULES.md section 6: what the spaces do, the saloon's apart."""

from __future__ import annotations

import pytest

from farwest.games.circles import numbers as t
from tests.games.circles.table import GAME, asked, on, options, owns, told


def test_circ_e1_gold() -> None:
    """CIRC-E1."""
    match = on("gold", purse=[4])
    assert told(match, "tickets 0") == ["TOOK_GOLD orange 3"]
    assert list(match.state.purse)[:3] == [7, 0, 0]


def test_circ_e2_shop() -> None:
    """CIRC-E2, CIRC-E3, CIRC-E4, CIRC-F29, CIRC-G9, CIRC-C4, CIRC-F24."""
    match = on("shop", purse=[8])
    match.play("tickets 0")
    assert options(match) == ["buy shovel", "buy ticket", "buy cart", "done"]
    lines = told(match, "buy cart", "buy shovel", "buy shovel", "buy ticket")
    assert lines[0] == "BOUGHT orange cart 3"
    assert owns(match, 0) == {"shovel": 2, "ticket": 2, "cart": 1}
    assert match.state.purse[0] == 0
    assert asked(match) == ("FLICK", 1)


def test_circ_c11_the_shop_can_run_out() -> None:
    """CIRC-C11, CIRC-G10, CIRC-G35: stock is what the box holds; a second cart may be bought."""
    match = on("shop", purse=[9], goods=[{"cart": 1, "ticket": 1}, {"shovel": 10}, {"ticket": 19}])
    match.play("tickets 0")
    assert options(match) == ["buy cart", "done"]
    told(match, "buy cart")
    assert owns(match, 0)["cart"] == 2
    assert told(match, "done") == ["DONE_SHOPPING orange"]
    assert match.state.purse[0] == 6


def test_circ_f29_a_shop_with_nothing_to_pay_is_skipped() -> None:
    """CIRC-F29, CIRC-F37."""
    assert told(on("shop"), "tickets 0") == ["FOUND_NOTHING orange shop"]


@pytest.mark.parametrize(
    ("bowl", "purse", "lines", "after"),
    [
        (0, 5, ["DONATED orange 1"], (1, 4)),
        (1, 1, ["EMPTIED_BOWL orange 1"], (0, 2)),
        (0, 18, ["DONATED orange 1"], (1, 17)),
        (3, 15, ["EMPTIED_BOWL orange 6", "LOST_TO_CAP orange 3"], (0, 18)),
        (0, 0, ["EMPTIED_BOWL orange 0"], (0, 0)),
        (2, 2, ["EMPTIED_BOWL orange 3"], (0, 5)),
        (2, 3, ["DONATED orange 3"], (3, 0)),
    ],
)
def test_circ_x6_bowl(bowl: int, purse: int, lines: list[str], after: tuple[int, int]) -> None:
    """CIRC-X6, CIRC-E5, CIRC-E6, CIRC-E7, CIRC-C7, CIRC-G11: pay if you can, else take."""
    match = on("bowl", purse=[purse], bowl=bowl)
    assert told(match, "tickets 0") == lines
    assert (match.state.bowl, match.state.purse[0]) == after


def test_circ_e8_money_bag() -> None:
    """CIRC-E8, CIRC-G13: a silver for all, none at the cap."""
    match = on("money_bag", active=1, purse=[18, 0, 17])
    assert told(match, "tickets 0") == ["GOT_SILVER white 1", "GOT_SILVER green 1"]
    assert list(match.state.purse)[:3] == [18, 1, 18]


def test_circ_x7_mine() -> None:
    """CIRC-X7, CIRC-E9, CIRC-E11, CIRC-C5, CIRC-G14."""
    match = on("mine", purse=[16], mine=3, goods=[{"cart": 1}])
    assert told(match, "tickets 0") == ["MINED orange 4 4", "LOST_TO_CAP orange 2"]
    assert (match.state.mine, owns(match, 0)["cart"]) == (4, 1)
    match = on("mine", mine=4, goods=[{"cart": 1}])
    assert told(match, "tickets 0") == ["MINED orange 5 5"]


@pytest.mark.parametrize(("cart", "mine"), [(0, 0), (1, 7)])
def test_circ_e10_no_cart_or_empty_mine(cart: int, mine: int) -> None:
    """CIRC-E10."""
    match = on("mine", mine=mine, goods=[{"cart": cart}])
    assert told(match, "tickets 0") == ["FOUND_NOTHING orange mine"]
    assert (match.state.mine, match.state.purse[0]) == (mine, 0)


def test_circ_g14_cart_consumed() -> None:
    """CIRC-G14: in the variant the cart goes back to the shop."""
    match = on("mine", goods=[{"cart": 1}], variant={"cart_consumed": True})
    assert told(match, "tickets 0") == ["MINED orange 1 1", "RETURNED_CART orange"]
    assert (owns(match, 0)["cart"], match.state.shop[t.CART]) == (0, 5)


def test_circ_x8_dig() -> None:
    """CIRC-X8, CIRC-E12, CIRC-E14, CIRC-F30, CIRC-G15, CIRC-C6."""
    match = on("dig", goods=[{"shovel": 2}])
    match.play("tickets 0")
    assert options(match) == ["draw", "leave"]
    match.play("draw")
    assert (options(match), match.state.odds()) == (
        ["token silver", "token gold", "token ruby", "token stone"],
        [16, 8, 1, 2],
    )
    assert told(match, "token stone") == ["HIT_STONE orange"]
    assert (owns(match, 0)["shovel"], match.state.shop[t.SHOVEL]) == (1, 9)
    assert list(match.state.bag) == [16, 8, 1, 2]
    assert asked(match) == ("FLICK", 1)


def test_circ_e13_a_coin_is_kept() -> None:
    """CIRC-E13, CIRC-D18, CIRC-H2, CIRC-H3: it leaves the bag for good; the counts are public."""
    match = on("dig", purse=[12], goods=[{"shovel": 1}])
    lines = told(match, "tickets 0", "draw", "token ruby")
    assert lines == ["REACHED_IN orange", "DUG_UP orange ruby", "LOST_TO_CAP orange 3"]
    assert (match.state.purse[0], owns(match, 0)["shovel"]) == (18, 1)
    assert match.view(2).bag == [16, 8, 0, 2]


def test_circ_e15_leave_or_no_shovel() -> None:
    """CIRC-E15."""
    assert told(on("dig", goods=[{"shovel": 1}]), "tickets 0", "leave") == ["MOVED_ON orange dig"]
    assert told(on("dig"), "tickets 0") == ["FOUND_NOTHING orange dig"]


def test_circ_x9_bank() -> None:
    """CIRC-X9, CIRC-E16, CIRC-E17, CIRC-E18, CIRC-E19, CIRC-F31, CIRC-F32, CIRC-G16, CIRC-G17."""
    match = on("bank", purse=[9])
    match.play("tickets 0")
    assert options(match) == ["leave", "deposit"]
    match.play("deposit")
    assert options(match) == [f"amount {x}" for x in range(1, 10)]
    assert told(match, "amount 9") == ["DEPOSITED orange 9"]
    assert (match.state.purse[0], match.state.account[0]) == (0, 9)

    match = on("bank", purse=[4], account=[9])
    lines = told(match, "tickets 0", "withdraw", "amount 7")
    assert lines == ["CHOSE_WITHDRAWAL orange", "WITHDREW orange 7 14"]
    assert (match.state.purse[0], match.state.account[0]) == (18, 2)

    match = on("bank", purse=[4], account=[9])
    assert told(match, "tickets 0", "withdraw", "amount 9")[1:] == [
        *("WITHDREW orange 9 18", "LOST_TO_CAP orange 4")
    ]
    assert (match.state.purse[0], match.state.account[0]) == (18, 0)


def test_circ_f37_a_single_unit_is_not_asked_for() -> None:
    """CIRC-F37, CIRC-F31: one coin is moved at once; with no money at all nothing is asked."""
    assert told(on("bank", purse=[1]), "tickets 0", "deposit")[1:] == ["DEPOSITED orange 1"]
    assert told(on("bank"), "tickets 0") == ["FOUND_NOTHING orange bank"]


def test_circ_r3_at_most_99_at_once() -> None:
    """CIRC-R3, CIRC-F23: an account has no cap; one withdrawal names 99 at most."""
    match = on("bank", account=[150], round=9)
    told(match, "tickets 0", "withdraw")
    assert options(match)[-1] == "amount 99"


def test_circ_x10_robbing_the_bank() -> None:
    """CIRC-X10, CIRC-E20, CIRC-G18."""
    match = on("robber", purse=[6], account=[3, 9, 2])
    match.play("tickets 0")
    assert options(match) == [f"face {name}" for name in GAME.names["face"]]
    assert match.state.odds() == [1] * 6
    assert told(match, "face bank")[1:] == ["ROBBED_BANK orange 14", "LOST_TO_CAP orange 2"]
    assert list(match.state.account)[:3] == [0, 0, 0]
    assert told(on("robber"), "tickets 0", "face bank")[1:] == ["FOUND_NOTHING orange robber"]


def test_circ_x11_robber_with_no_victim() -> None:
    """CIRC-X11, CIRC-G20, CIRC-G21, CIRC-E20."""
    match = on("robber", 4, purse=[0, 2, 1, 0], account=[0, 9, 0, 0])
    assert told(match, "tickets 0", "face gold")[1:] == ["TOOK_SUPPLY orange 3"]
    assert list(match.state.purse)[:4] == [3, 2, 1, 0]
    match = on("robber", goods=[{"shovel": 10}])
    assert told(match, "tickets 0", "face shovel")[1:] == ["FOUND_NOTHING orange robber"]
    match = on("robber")
    assert told(match, "tickets 0", "face shovel")[1:] == ["TOOK_STOCK orange shovel"]


def test_circ_x12_change_for_a_robber() -> None:
    """CIRC-X12, CIRC-F37, CIRC-F36: the only victim is robbed unasked."""
    match = on("robber", purse=[0, 9, 0])
    assert told(match, "tickets 0", "face silver")[1:] == ["ROBBED_MONEY orange white 1"]
    assert list(match.state.purse)[:3] == [1, 8, 0]


def test_circ_e21_the_robber_chooses() -> None:
    """CIRC-E21, CIRC-E22, CIRC-F36, CIRC-G19: no declining; the cap is the robber's loss."""
    match = on("robber", 4, purse=[17, 3, 2, 9])
    match.play("tickets 0")
    match.play("face gold")
    assert options(match) == ["rob 1", "rob 3"]
    lines = told(match, "rob 3")
    assert lines == ["ROBBED_MONEY orange yellow 3", "LOST_TO_CAP orange 2"]
    assert list(match.state.purse)[:4] == [18, 3, 2, 6]


def test_circ_e20_a_ticket_changes_hands() -> None:
    """CIRC-E20, CIRC-E22: tickets and shovels; carts and the star cannot be stolen."""
    match = on("robber", goods=[{}, {"ticket": 2, "cart": 1}])
    assert told(match, "tickets 0", "face ticket")[1:] == ["ROBBED_GOOD orange white ticket"]
    assert (owns(match, 0)["ticket"], owns(match, 1)) == (2, {"shovel": 0, "ticket": 1, "cart": 1})


def test_circ_e20_donation() -> None:
    """CIRC-E20: the robber donates, or takes the bowl."""
    match = on("robber", purse=[1], bowl=1)
    assert told(match, "tickets 0", "face donation")[1:] == ["EMPTIED_BOWL orange 1"]


@pytest.mark.parametrize("face", GAME.names["face"])
def test_circ_c8_every_face_once(face: str) -> None:
    """CIRC-C8, CIRC-G32: six faces, equal odds, and the turn goes on to the next seat."""
    match = on("robber")
    told(match, "tickets 0", f"face {face}")
    assert asked(match) == ("FLICK", 1)
