"""CIRC-D21: the log states the rule of every effect, and it is the rule of that case."""

from __future__ import annotations

import pytest

from farwest.games.circles import numbers as t
from tests.games.circles.table import LEAVES, AnyMatch, lay, on, rolls

NEAR = 14100 + t.LAP - t.SALOON_CENTRE
QUIET = ("ROLLED ", "ROUND_BEGAN", "KEPT_TICKETS")
POOR = {"purse": [2, 2]}
HALF = {"half_turn_min": True}
MAJORITY = {"vote": "majority"}
FREE = {"exchange": "free"}


def cited(match: AnyMatch, *actions: str) -> list[str]:
    """Play these; every event that followed, with its rule, as "FOUND_NOTHING E10"."""
    told = len(match.events(None))
    for action in actions:
        match.play(action)
    found = [f"{e.name} {e.rule.removeprefix('CIRC-')}" for e in match.events(None)[told:]]
    return [line for line in found if not line.startswith(QUIET)]


def bet(match: AnyMatch, *answers: str) -> AnyMatch:
    for answer in ("tickets 0", *answers):
        match.play(answer)
    return match


@pytest.mark.parametrize(
    ("match", "rule"),
    [
        (on("ranch", purse=[17]), "E36"),
        (on("shop"), "F29"),
        (on("mine"), "E10"),
        (on("mine", goods=[{"cart": 1}], mine=7), "E10"),
        (on("dig"), "E15"),
        (on("bank"), "F31"),
        (on("saloon", purse=[5]), "E24"),
        (on("saloon", purse=[0, 5]), "E24"),
    ],
)
def test_a_space_that_does_nothing_names_its_own_rule(match: AnyMatch, rule: str) -> None:
    """CIRC-E36, CIRC-F29, CIRC-E10, CIRC-E15, CIRC-F31, CIRC-E24."""
    assert cited(match, "tickets 0") == [f"FOUND_NOTHING {rule}"]


def test_a_mine_says_whether_it_is_empty_or_the_cart_is_missing() -> None:
    """CIRC-E10: two cases, two sentences."""
    bare, empty = on("mine"), on("mine", goods=[{"cart": 1}], mine=7)
    for match in (bare, empty):
        match.play("tickets 0")
    said = [
        next(event.text for event in match.events(0) if event.name == "FOUND_NOTHING")
        for match in (bare, empty)
    ]
    assert said == ["You have no cart for the Mine.", "The Mine is empty."]


@pytest.mark.parametrize(
    ("match", "answer", "rule"),
    [
        (on("dig", goods=[{"shovel": 1}]), "leave", "E15"),
        (on("bank", purse=[5]), "leave", "E16"),
        (on("saloon", purse=[5, 5]), "decline", "E23"),
    ],
)
def test_moving_on_names_the_rule_of_the_space(match: AnyMatch, answer: str, rule: str) -> None:
    """CIRC-E15, CIRC-E16, CIRC-E23."""
    assert cited(match, "tickets 0", answer) == [f"MOVED_ON {rule}"]


@pytest.mark.parametrize(
    ("facts", "face", "rules"),
    [
        ({"purse": [0, 5]}, "silver", ["ROBBED_MONEY E20"]),
        ({"purse": [18, 5]}, "gold", ["ROBBED_MONEY E20", "LOST_TO_CAP F22"]),
        ({"goods": [{}, {"shovel": 1}]}, "shovel", ["ROBBED_GOOD E20"]),
        ({}, "gold", ["TOOK_SUPPLY G20"]),
        ({}, "shovel", ["TOOK_STOCK G20"]),
        ({"goods": [{"shovel": 10}]}, "shovel", ["FOUND_NOTHING E20"]),
        ({}, "bank", ["FOUND_NOTHING G18"]),
        ({"account": [0, 2]}, "bank", ["ROBBED_BANK G18"]),
        ({"purse": [2]}, "donation", ["DONATED E5"]),
        ({}, "donation", ["EMPTIED_BOWL E6"]),
    ],
)
def test_a_robbery_names_its_case(facts: dict[str, object], face: str, rules: list[str]) -> None:
    """CIRC-E20, CIRC-G20, CIRC-G18, CIRC-F22."""
    match = on("robber", **facts)  # type: ignore[arg-type]
    assert cited(match, "tickets 0", f"face {face}") == ["ROLLED_DIE E20", *rules]


@pytest.mark.parametrize("face", ["silver", "ticket"])
def test_a_chosen_victim_names_the_choice(face: str) -> None:
    """CIRC-E21: among several the robber chooses."""
    match = on("robber", purse=[0, 5, 5], goods=[{}, {"ticket": 1}, {"ticket": 1}])
    lines = cited(match, "tickets 0", f"face {face}", "rob 2")
    assert lines[-1].split()[1] == "E21"


def test_the_other_spaces() -> None:
    """CIRC-E1, CIRC-E2, CIRC-E3, CIRC-E8, CIRC-E9, CIRC-G14, CIRC-E12 to CIRC-E14, CIRC-E17,
    CIRC-E18, CIRC-F22, CIRC-E35."""
    assert cited(on("gold", purse=[17]), "tickets 0") == ["TOOK_GOLD E1", "LOST_TO_CAP F22"]
    shop = cited(on("shop", purse=[9]), "tickets 0", "buy cart", "done")
    assert shop == ["BOUGHT E2", "DONE_SHOPPING E3"]
    assert set(cited(on("money_bag"), "tickets 0")) == {"GOT_SILVER E8"}
    worn = on("mine", goods=[{"cart": 1}], variant={"cart_consumed": True})
    assert cited(worn, "tickets 0") == ["MINED E9", "RETURNED_CART G14"]
    dig = {"goods": [{"shovel": 1}]}
    assert cited(on("dig", **dig), "tickets 0", "draw", "token gold") == [  # type: ignore[arg-type]
        *("REACHED_IN E12", "DUG_UP E13")
    ]
    stone = cited(on("dig", **dig), "tickets 0", "draw", "token stone")  # type: ignore[arg-type]
    assert stone == ["REACHED_IN E12", "HIT_STONE E14"]
    bank = on("bank", purse=[4], account=[9])
    assert cited(bank, "tickets 0", "withdraw", "amount 9") == [
        *("CHOSE_WITHDRAWAL E16", "WITHDREW E18", "LOST_TO_CAP F22")
    ]
    bank = on("bank", purse=[4])
    assert cited(bank, "tickets 0", "deposit", "amount 2") == ["CHOSE_DEPOSIT E16", "DEPOSITED E17"]


def test_a_flick_names_the_turn_or_the_contest() -> None:
    """CIRC-F3, CIRC-F4, CIRC-F6, CIRC-F7, CIRC-F17, CIRC-E30, CIRC-E33."""
    assert cited(lay(2, purse=[3]), *rolls(3600)) == ["FLICKED F3", "STOPPED F4"]
    assert cited(lay(2), *rolls(1500)) == ["FLICKED F3", "FELL_SHORT F7"]
    assert cited(lay(2), *LEAVES) == ["FLICKED F3", "LEFT_RING F6"]
    assert cited(on("bowl"), "tickets 1")[0] == "TRAVELLED F17"
    match = bet(on("saloon", 2, **POOR), "bet")  # type: ignore[arg-type]
    assert cited(match, *LEAVES, *LEAVES) == [
        *("FLICKED E30", "MARKED E31", "FLICKED E30", "MARKED E31"),
        *("FLICKS_AGAIN E33", "FLICKS_AGAIN E33"),
    ]
    assert cited(match, *LEAVES)[0] == "FLICKED E33"
    assert cited(match, *rolls(NEAR)) == ["FLICKED E33", "MARKED E31", "WON_BET E32"]


def test_half_a_lap_is_named_where_it_is_the_least() -> None:
    """CIRC-G3."""
    assert cited(lay(2, variant=HALF), *rolls(16800))[1:] == ["FELL_SHORT G3"]
    assert cited(lay(2, variant=HALF), *rolls(18000))[1] == "STOPPED G3"


@pytest.mark.parametrize(
    ("votes", "rules"),
    [
        ("bbb", ["VOTED F11", "VOTED F11", "SETTLED F12"]),
        ("bba", ["VOTED F11", "VOTED F11", "DECIDED F12", "PASSED_STAR F14"]),
        ("bab", ["VOTED F11", "VOTED F11", "DECIDED F13", "PASSED_STAR F14"]),
    ],
)
def test_a_dispute_names_how_it_was_settled(votes: str, rules: list[str]) -> None:
    """CIRC-F9, CIRC-F11, CIRC-F12 (accepted or overruled), CIRC-F13 (no agreement), CIRC-F14."""
    match = lay(3, star=2)
    assert cited(match, *rolls(2720))[1:] == ["DOUBTED F9"]
    assert cited(match, *(f"side {side}" for side in votes))[: len(rules)] == rules


def test_a_majority_names_its_own_rule() -> None:
    """CIRC-G30."""
    match = lay(3, star=2, variant=MAJORITY)
    lines = cited(match, *rolls(2720), "side b", "side a", "side b")
    assert lines[2:6] == ["VOTED G30", "VOTED G30", "VOTED G30", "SETTLED G30"]
    match = lay(2, star=1, variant=MAJORITY)
    lines = cited(match, *rolls(2720), "side b", "side a", "side b")
    assert lines[2:6] == ["VOTED G30", "VOTED G30", "DECIDED G30", "PASSED_STAR F14"]


def test_a_bet_names_who_must_and_who_may() -> None:
    """CIRC-E23, CIRC-E26, CIRC-E27, CIRC-E28, CIRC-E29."""
    match = on("saloon", 5, purse=[5, 10, 4, 2, 0])
    assert cited(match, "tickets 0", "bet", "fold", "stake") == [
        *("OPENED_BET E23", "FOLDED E26", "STAKED E26", "STAKED E27", "SAT_OUT E28")
    ]
    match = on("saloon", 2, purse=[5, 5])
    assert cited(match, "tickets 0", "bet", "fold")[-1] == "BET_LAPSED E29"


def test_a_free_stake_names_the_ruling() -> None:
    """CIRC-R11."""
    match = on("saloon", 3, purse=[5, 10, 2], variant=FREE)
    lines = cited(match, "tickets 0", "coin silver", "coin gold")
    assert lines == ["OPENED_BET R11", "STAKED R11", "STAKED E27"]


def test_a_lot_names_the_tie() -> None:
    """CIRC-E33."""
    match = bet(on("saloon", 2, **POOR), "bet")  # type: ignore[arg-type]
    for _ in range(6):
        for answer in (*LEAVES, *LEAVES):
            match.play(answer)
    assert cited(match, "lot 0") == ["DREW_CLOSEST E33", "WON_BET E32"]


def test_the_end_names_the_ranch_or_the_limit() -> None:
    """CIRC-E35, CIRC-D23, CIRC-V3, CIRC-V4."""
    won = cited(on("ranch", 2, purse=[18, 4]), "tickets 0")
    assert won == ["BOUGHT_RANCH E35", "FINISHED D23", "FINISHED V4"]
    last = lay(2, active=1, round=5, variant={"max_rounds": 5})
    assert cited(last, *LEAVES)[2:] == ["LIMIT_REACHED V3", "FINISHED V3", "FINISHED V3"]
