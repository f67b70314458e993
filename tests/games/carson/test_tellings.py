"""Every telling cites the rule by which it happened: case by case, and none is left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from farwest.games.carson import numbers as t
from tests.games.carson.table import (
    GAME,
    AnyMatch,
    deal_until_claims,
    lay,
    nobody,
    options,
    resolve,
    start,
)

Case = tuple[Callable[[], AnyMatch], Sequence[str]]
RED = dict.fromkeys(("grocer", "settler", "railroad_worker", "captain", "banker"), "red")
TOWN: dict[str, Any] = {"ground": {"r8c8": "saloon", "r8c7": "house"}, "owner": {"r8c8": 0}}
FOUR_BUILT = {"r4c4": "house"}


def dealt() -> AnyMatch:
    match = start(2)
    deal_until_claims(match)
    return match


def picking(card: str, **facts: Any) -> AnyMatch:
    full: dict[str, Any] = {"turn_order": [], "pass_order": []} | facts
    below = [nobody("NEXT_PICK", 1)]
    return lay(ask="PICK_PERSONALITY", cards=[None] * 3, below=below, order=[], **full)


def placing(building: str = "saloon", **facts: Any) -> AnyMatch:
    return lay(
        ask="BUILD_OR_KEEP",
        building=building,
        builder=0,
        row={},
        below=[nobody("RESOLVE", 12)],
        passed=[0, 1, 2],
        **facts,
    )


def incomes(ground: dict[str, str], **facts: Any) -> AnyMatch:
    owner = {name: 0 for name, held in ground.items() if held in GAME.names["building"]}
    return resolve("incomes", ground=ground, owner=owner | facts.pop("owner", {}), **facts)


def duel(**facts: Any) -> AnyMatch:
    standing = {"land_points": [0, 1]}
    full: dict[str, Any] = {"reserve": [0] * 3, "round": 4} | facts
    return resolve("land_points", standing=standing, **full)


def tiles(**facts: Any) -> AnyMatch:
    hands = [[0, 1, 0, 0, 0, 1], [0, 0, 1, 0, 1, 0], [1, 0, 0, 1, 0, 0]]
    gone = [3 - sum(column) for column in zip(*hands, strict=True)]
    piles = {"discard": gone, "shown": gone, "spent": gone, "sum_left": [6, 6, 3]}
    return duel(variant={"duel_mode": "tiles"}, tiles=hands, **piles)


def hemmed_in() -> AnyMatch:
    ring = ["r3c4", "r3c5", "r4c3", "r4c5", "r5c4", "r5c5"]
    return placing(ground=dict.fromkeys(ring, "mountain"), owner={"r3c3": 0, "r5c3": 1})


def river(**facts: Any) -> dict[str, Any]:
    return {"variant": {"board": "river"}, "town": "r2c6"} | facts


CASES: dict[str, Case] = {  # by "EVENT rule": a position, and what is answered
    "SHOWED_SIDE C10": (lambda: start(2, personality_sides="random"), ["turn red"]),
    "WENT_IN_ORDER S7": (lambda: start(2), ["seat 1"]),
    "WENT_IN_ORDER F5": (
        lambda: lay(
            2, ask="PICK_PERSONALITY", cards=["banker"], seat=1, below=[nobody("NEXT_PICK", 2)]
        ),
        ["pick sheriff"],
    ),
    "ROLLED_AGAIN V2": (
        lambda: start(2, board="river"),
        ["seat 0", "seat 1", "roll 2", "roll 2"],
    ),
    "ROLLED_AGAIN S6": (
        lambda: start(2),
        ["seat 0", "seat 1", "roll 2", "roll 2", "roll 2", "roll 2"],
    ),
    "SET_OUT_TILE S4": (dealt, []),
    "SET_OUT_TILE P11": (
        lambda: picking("railroad_worker", face=RED),
        ["pick railroad_worker", "take_tile 12", "tile mine"],
    ),
    "SET_OUT_TILE F39": (lambda: resolve("buy_2", row={}), ["pass", "tile ranch"]),
    "CLAIMED S8": (dealt, ["claim r1c1"]),
    "CLAIMED P12": (lambda: picking("settler"), ["pick settler", "claim r1c1"]),
    "GOT_MONEY P3": (lambda: picking("banker"), ["pick banker"]),
    "GOT_MONEY P5": (lambda: picking("grocer"), ["pick grocer", "take_money"]),
    "GOT_MONEY P9": (lambda: picking("grocer", face=RED), ["pick grocer", "take_money"]),
    "GOT_MONEY P13": (lambda: picking("settler", face=RED), ["pick settler", "take_money"]),
    "GOT_MONEY F33": (
        lambda: incomes({"r8c8": "hotel"}, cards=("grocer", "banker", "captain"), waited=[1, 0, 0]),
        ["pass", "take_money"],
    ),
    "WAITED P5": (lambda: picking("grocer"), ["pick grocer", "wait"]),
    "WAITED P9": (lambda: picking("grocer", face=RED), ["pick grocer", "wait"]),
    "WAITED P13": (lambda: picking("settler", face=RED), ["pick settler", "wait"]),
    "GOT_ROADS P10": (lambda: picking("railroad_worker"), ["pick railroad_worker"]),
    "GOT_ROADS E3": (lambda: resolve("three_roads", standing={"three_roads": [0]}), ["pass"]),
    "GOT_ROADS E4": (lambda: resolve("one_road", crowd=[[], [1, 0, 0]]), ["pass"]),
    "GOT_ROADS E15": (
        lambda: resolve("three_roads", standing={"three_roads": [0]}, roads=[9, 9, 2]),
        ["pass"],
    ),
    "BOUGHT_LOT P4": (lambda: picking("banker", face=RED), ["pick banker", "lot small"]),
    "BOUGHT_LOT R13": (
        lambda: resolve("buy_2", face=RED, variant={"banker_red_any_time": True}),
        ["pass", "lot none"],
    ),
    "WORKED E1": (lambda: resolve("wages", crowd=[[1, 0, 0]]), ["pass"]),
    "WORKED R6": (
        lambda: resolve("wages", crowd=[[1, 0, 0]], variant={"wages_by_player": True}),
        ["pass"],
    ),
    "TOOK_INCOME E7": (lambda: resolve("land_income", standing={"land_income": [0]}), ["pass"]),
    "TOOK_INCOME E8": (lambda: resolve("gun_income", standing={"gun_income": [0]}), ["pass"]),
    "SCORED_SQUARE E11": (lambda: resolve("land_points", standing={"land_points": [0]}), ["pass"]),
    "SCORED_SQUARE E12": (lambda: resolve("gun_points", standing={"gun_points": [0]}), ["pass"]),
    "SCORED_SQUARE E13": (
        lambda: resolve("building_points", standing={"building_points": [0]}),
        ["pass"],
    ),
    "DECLINED A6": (
        lambda: resolve(
            "gambling", standing={"gambling": [0]}, variant={"confirm_free_actions": True}
        ),
        ["pass", "decline"],
    ),
    "DECLINED R20": (
        lambda: resolve("wages", crowd=[[1, 0, 0]], variant={"confirm_wages_and_road": True}),
        ["pass", "decline"],
    ),
    "LEFT_TILE F24": (lambda: resolve("build_8", standing={"build_8": [0]}), ["pass", "decline"]),
    "TILE_TOO_DEAR F20": (
        lambda: resolve("build_8", standing={"build_8": [0]}, money=[1, 0, 0]),
        ["pass"],
    ),
    "COULD_NOT_PAY F20": (
        lambda: resolve("buy_5", standing={"buy_5": [0]}, money=[1, 0, 0]),
        ["pass"],
    ),
    "ROLLED_DIE E9": (lambda: resolve("gambling", standing={"gambling": [0]}), ["pass", "roll 2"]),
    "ROLLED_DIE A1": (lambda: start(2), ["seat 0", "seat 1", "roll 2"]),
    "ROLLED_DUEL D2": (duel, ["pass", "roll 3"]),
    "ROLLED_DUEL V1": (tiles, ["pass", "play_tile 5", "play_tile 2"]),
    "WON_DUEL D4": (duel, ["pass", "roll 3", "roll 3"]),
    "LOST_DUEL D5": (duel, ["pass", "roll 3", "roll 2"]),
    "LOST_DUEL V3": (
        lambda: duel(variant={"mortal_duels": True}),
        ["pass", "roll 3", "roll 2"],
    ),
    "BOUGHT_TILE F24": (
        lambda: resolve("build_8", standing={"build_8": [0]}),
        ["pass", "buy_tile"],
    ),
    "BOUGHT_TILE P10": (
        lambda: resolve(
            "build_8",
            standing={"build_8": [0]},
            cards=("railroad_worker", "banker", "captain"),
        ),
        ["pass", "buy_tile"],
    ),
    "KEPT_TILE F25": (lambda: placing(owner={"r3c3": 0}), ["keep"]),
    "KEPT_TILE F28": (
        lambda: resolve("build_8", standing={"build_8": [0]}),
        ["pass", "buy_tile"],
    ),
    "KEPT_TILE A9": (lambda: placing(owner={"r3c3": 0}), ["build", "cancel"]),
    "KEPT_TILE A10": (hemmed_in, ["build", "build_on r3c3", "house_on r5c3", "refuse"]),
    "GAINED_GUNS F29": (lambda: placing("mine", owner={"r3c3": 0}), ["build", "build_on r3c3"]),
    "GAINED_GUNS P15": (lambda: picking("captain", face=RED), ["pick captain", "arm 1"]),
    "LAID_ROAD F28": (
        lambda: placing(owner={"r3c3": 0}, roads=[1]),
        ["build", "build_on r3c3", "house_on r5c5", "lay h4-5"],
    ),
    "LAID_ROAD V2": (lambda: resolve("buy_2", roads=[1], **river()), ["pass", "lay h1-5"]),
    "COUNTED T3": (lambda: incomes({"r8c8": "ranch"}), ["pass"]),
    "COUNTED T4": (lambda: incomes({"r8c8": "drugstore", "r8c7": "house"}), ["pass"]),
    "COUNTED T5": (lambda: incomes({"r8c8": "mine", "r8c7": "mountain"}), ["pass"]),
    "COUNTED T6": (lambda: incomes({"r8c8": "bank", "r8c7": "house"}), ["pass"]),
    "COUNTED T7": (lambda: incomes({"r8c8": "saloon", "r8c7": "house"}), ["pass"]),
    "COUNTED T8": (lambda: incomes({"r8c8": "hotel"}), ["pass"]),
    "COUNTED V2": (lambda: incomes({"r8c4": "ranch"}, **river()), ["pass"]),
    "COUNTED R10": (
        lambda: incomes({"r8c8": "mine", "r8c7": "mountain"}, variant={"every_mountain": True}),
        ["pass"],
    ),
    "EARNED F34": (lambda: incomes({"r8c8": "hotel"}), ["pass"]),
    "EARNED P8": (
        lambda: incomes({"r8c8": "hotel"}, cards=("grocer", "banker", "captain"), waited=[1, 0, 0]),
        ["pass", "double hotel"],
    ),
    "SCORED_CARD P9": (
        lambda: resolve(
            "buy_2", cards=("grocer", "banker", "captain"), face=RED, waited=[1, 0, 0], round=4
        ),
        ["pass"],
    ),
    "SCORED_CARD P13": (
        lambda: resolve(
            "buy_2", cards=("settler", "banker", "captain"), face=RED, waited=[1, 0, 0], round=4
        ),
        ["pass"],
    ),
    "ROUND_ENDED F40": (lambda: resolve("buy_2"), ["pass"]),
    "ROUND_ENDED G1": (lambda: resolve("buy_2", round=4), ["pass"]),
    "SCORED_PROPERTY G1": (lambda: resolve("buy_2", round=4), ["pass"]),
    "SCORED_PROPERTY V2": (
        lambda: resolve(
            "buy_2",
            round=4,
            variant={"board": "river"},
            town="r4c5",
            laid=["h3-5", "h4-5", "v4-4", "v4-5", "h4-4"],
            owner={"r4c5": 0},
        ),
        ["pass"],
    ),
}
MANY = {  # events with causes: what is cited
    (GAME.events[kind], rule)
    for kind, telling in GAME.tellings.items()
    if telling.causes
    for rule in (telling.rule, *telling.causes)
}


@pytest.mark.parametrize("case", CASES)
def test_a_telling_cites_the_rule_of_its_case(case: str) -> None:
    name, rule = case.split()
    position, answers = CASES[case]
    match = position()
    before = len(match.log) - 1 if answers else 0
    for answer in answers:
        match.play(answer)
    cited = {event.rule for event in match.events(0, before) if event.name == name}
    assert f"CARSON-{rule}" in cited


def test_every_cause_of_every_telling_has_a_case() -> None:
    cases = {(case.split()[0], f"CARSON-{case.split()[1]}") for case in CASES}
    assert MANY <= cases


def said(match: AnyMatch, *answers: str) -> list[str]:
    since = match.move + 1
    for answer in answers:
        match.play(answer)
    return [event.text for event in match.events(None, since)]


def test_the_log_says_why_a_tied_duel_went_that_way() -> None:
    """CARSON-D4."""
    tied = said(duel(passed=[1, 0, 2]), "pass", "roll 3", "roll 3")
    assert "Parcel points: a tie at 4. ben passed first, so wins the duel." in tied
    clear = said(duel(), "pass", "roll 3", "roll 2")
    assert "anna wins the duel with 4: Parcel points." in clear
    third = said(
        resolve("land_points", standing={"land_points": [0, 1, 2]}, reserve=[0] * 3, round=4),
        *("pass", "roll 2", "roll 2", "roll 5"),
    )
    assert "cleo wins the duel with 6: Parcel points." in third  # those who tie have lost


def test_the_log_names_both_dice_of_the_gambling_table() -> None:
    """CARSON-E9."""
    match = resolve("gambling", standing={"gambling": [0]}, round=4)
    lines = said(match, "pass", "roll 2", "roll 5")
    first = lines.index("anna rolls a 2.")
    assert lines[first : first + 3] == [
        "anna rolls a 2.",
        "anna rolls a 5.",
        "anna wins $7 at the gambling table.",
    ]


def test_the_log_names_the_building_that_is_bought_or_left() -> None:
    """CARSON-F24, CARSON-F20, CARSON-P10."""
    facts: dict[str, Any] = {"standing": {"build_8": [0]}, "round": 4}
    assert "anna buys the hotel for $8." in said(resolve("build_8", **facts), "pass", "buy_tile")
    left = said(resolve("build_8", **facts), "pass", "decline")
    assert "anna doesn’t buy the hotel for $8." in left
    poor = said(resolve("build_8", money=[1, 0, 0], **facts), "pass")
    assert "anna can’t pay $8 for the hotel." in poor
    worker = resolve("build_8", cards=("railroad_worker", "banker", "captain"), **facts)
    assert "anna buys the hotel at half price: $4." in said(worker, "pass", "buy_tile")


def test_carson_n2_places_are_called_by_row_and_column() -> None:
    """CARSON-N2: the letter of the row, the number of the column."""
    match = placing(owner={"r3c3": 0})
    match.play("build")
    assert ["Build at C3", "Keep the tile after all"] == [o.text for o in match.options()]
    assert t.SIDE == 8
    assert "build_on r3c3" in options(match)
