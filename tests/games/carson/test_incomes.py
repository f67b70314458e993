"""RULES.md section 6.3: incomes, from positions, and recomputed by another, naive routine."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.carson import events
from farwest.games.carson import numbers as t
from farwest.games.carson.phases.incomes import income_of
from farwest.laws import walk
from tests.games.carson.table import (
    GAME,
    SEATS,
    AnyMatch,
    asked,
    cell,
    lay,
    resolve,
    some,
    told,
)

RATES = {  # CARSON-C7, by building: flat, per house, per ranch or mine owned
    "drugstore": (0, 3, "ranch"),
    "bank": (0, 3, "mine"),
    "saloon": (0, 5, None),
    "hotel": (6, 0, None),
}


def naive_income(ground: list[str], owner: list[int], at: int, every_peak: bool) -> int:
    """CARSON-T1 to CARSON-T9 in words, cell by cell: nothing shared with the rules."""
    me, kind = owner[at], ground[at]
    r, c = at // 8, at % 8
    near = [
        8 * i + j
        for i in (r - 1, r, r + 1)
        for j in (c - 1, c, c + 1)
        if 0 <= i < 8 and 0 <= j < 8 and 8 * i + j != at
    ]
    mine = [k for k in near if owner[k] in (me, -1)]
    if kind == "ranch":
        free = sum(ground[k] == "empty" for k in mine)
        return free + sum(ground[k] == "river" for k in near)
    if kind == "mine":
        peaks = sum(ground[k] == "mountain" for k in (near if every_peak else mine))
        return 3 * peaks + 3 * any(ground[k] == "river" for k in near)
    if kind in ("church", "prison"):
        return 0
    worth = {"house": 1, "ranch": 1, "church": 1, "hotel": 2}
    houses = sum(worth.get(ground[k], 0) for k in mine)
    flat, each, kin = RATES[kind]
    owned = sum(ground[k] == kin and owner[k] == me for k in range(64))
    return flat + each * houses + 3 * owned


@pytest.mark.parametrize("seats", SEATS)
def test_incomes_agree_with_the_naive_routine_in_random_games(seats: int) -> None:
    """CARSON-A15: at every position of random games of random variants, and on both boards."""
    names, compared = GAME.names["ground"], 0
    for seed in range(25):
        before = -1
        for s in walk(GAME, seats, 50 * seats + seed):
            ground, owner = list(s.ground), list(s.owner)
            built = sum(k >= t.BUILT for k in ground)
            if built and s.round != before:
                before = s.round
                words = [names[k] for k in ground]
                for at, kind in enumerate(ground):
                    if kind >= t.BUILT:
                        naive = naive_income(words, owner, at, s.variant[t.EVERY_MOUNTAIN] == 1)
                        assert naive == income_of(ground, owner, list(s.variant), at)
                        compared += 1
    assert compared > 20


@pytest.mark.parametrize("seats", SEATS)
def test_money_paid_is_the_income_of_the_final_map(seats: int) -> None:
    """CARSON-F34: what all seats earn and rob is what the naive routine says, doubling aside."""
    names = GAME.names["ground"]
    for seed in range(20):
        for s in walk(GAME, seats, 900 + 50 * seats + seed):
            told_now = s.told()
            kinds = [event[0] for event in told_now]
            if events.OPENED_BUILDINGS not in kinds or events.DOUBLED in kinds:
                continue
            ground, owner = [names[k] for k in s.ground], list(s.owner)
            if s.doubled >= 0 or events.ROUND_ENDED not in kinds:
                continue
            paid: dict[int, int] = {}
            for kind, _, at, dollars, *_ in told_now:
                if kind in (events.EARNED, events.ROBBED):
                    paid[at] = paid.get(at, 0) + dollars
            for at, dollars in paid.items():
                assert dollars == naive_income(ground, owner, at, s.variant[t.EVERY_MOUNTAIN] == 1)


def earns(building: str, beside: dict[str, str], owner: dict[str, int], **facts: Any) -> int:
    match = lay(ground={"r6c6": building} | beside, owner={"r6c6": 0} | owner, town="r2c2", **facts)
    return income_at(match, "r6c6")


def income_at(match: AnyMatch, name: str) -> int:
    s = match.state
    return income_of(list(s.ground), list(s.owner), list(s.variant), cell(name))


def test_carson_t3_the_ranch() -> None:
    """CARSON-T3, CARSON-R11, CARSON-T1, CARSON-R10: empty ones, nobody’s or one’s own."""
    assert 8 == earns("ranch", {}, {})
    assert 6 == earns("ranch", {"r5c5": "mountain"}, {"r5c6": 1, "r5c7": 0})
    match = lay(ground={"r8c8": "ranch"}, owner={"r8c8": 0})
    assert 3 == income_at(match, "r8c8")


def test_carson_t4_the_drugstore_and_t6_the_bank() -> None:
    """CARSON-T4, CARSON-T6, CARSON-R12: houses beside it, and every ranch or mine one owns."""
    beside = {"r5c5": "house", "r7c7": "house", "r1c1": "ranch", "r1c3": "mine", "r1c5": "mine"}
    owner = {"r7c7": 1, "r1c1": 0, "r1c3": 0, "r1c5": 0}
    assert (6, 9) == (earns("drugstore", beside, owner), earns("bank", beside, owner))


def test_carson_t5_the_mine() -> None:
    """CARSON-T5, CARSON-R10: another's mountain does not count."""
    peaks = {"r5c5": "mountain", "r5c6": "mountain", "r5c7": "mountain"}
    assert 6 == earns("mine", peaks, {"r5c5": 0, "r5c7": 1})


def test_carson_r10_every_mountain_feeds_a_mine_as_the_sheet_says() -> None:
    """CARSON-R10, CARSON-T1: an option; houses and free parcels stay as they are."""
    sheet = {"variant": {"every_mountain": True}}
    peaks = {"r5c5": "mountain", "r5c6": "mountain", "r5c7": "mountain", "r7c7": "house"}
    owner = {"r5c5": 0, "r5c7": 1, "r7c7": 1}
    assert 9 == earns("mine", peaks, owner, **sheet)
    assert 0 == earns("saloon", peaks, owner, **sheet)
    assert 4 == earns("ranch", peaks, owner, **sheet)


def test_carson_t7_the_saloon_and_t2_house_values() -> None:
    """CARSON-T7, CARSON-T2, CARSON-R32: own ranch and church 1, own hotel 2; others' nothing."""
    beside = {"r5c5": "ranch", "r5c6": "church", "r5c7": "hotel", "r7c7": "hotel", "r7c5": "bank"}
    owner = {"r5c5": 0, "r5c6": 0, "r5c7": 0, "r7c7": 1, "r7c5": 0}
    assert 20 == earns("saloon", beside, owner)
    assert 0 == earns("saloon", {"r5c6": "church"}, {"r5c6": 1})


def test_carson_t8_t9_hotel_church_prison() -> None:
    """CARSON-T8, CARSON-T9."""
    houses = {"r5c5": "house"}
    assert [6, 0, 0] == [earns(name, houses, {}) for name in ("hotel", "church", "prison")]


def test_carson_v2_the_river_feeds_ranches_and_mines() -> None:
    """CARSON-V2: +$1 for each river parcel beside a ranch; +$3 once for a mine."""
    river: dict[str, Any] = {"variant": {"board": "river"}, "town": "r2c6"}
    owner = {"r4c5": 0, "r6c4": 0}
    match = lay(ground={"r4c5": "ranch", "r6c4": "mine"}, owner=owner, **river)
    # r4c5 touches r3c4, r4c4, r5c4 and r5c5; its other four neighbours are free
    assert 4 + 4 == income_at(match, "r4c5")
    assert 3 == income_at(match, "r6c4")


def test_carson_t10_churches_of_any_owner_shield() -> None:
    """CARSON-T10, CARSON-R32."""
    match = lay(ground={"r4c5": "bank", "r3c5": "church"}, owner={"r4c5": 1, "r3c5": 2})
    assert 1 == match.state.shield[cell("r4c5")]


def attacked_ranches() -> AnyMatch:
    return resolve(
        "incomes",
        ground={"r1c1": "ranch", "r8c8": "ranch"},
        owner={"r1c1": 0, "r8c8": 1},
        standing={"r1c1": [1, 2], "r8c8": [0, 2]},
        reserve=[0, 0, 0],
        round=4,
    )


def test_carson_f32_duels_on_buildings_come_first() -> None:
    """CARSON-F32, CARSON-E10: their order is chosen as for parcels."""
    match = attacked_ranches()
    told(match, "pass")
    assert ("NEXT_DUEL", 0) == asked(match)
    told(match, "duel r8c8", "roll 6", "roll 1")
    lines = told(match, "roll 1", "roll 6")
    assert some(lines, "ROBBED", "EARNED") == [
        "ROBBED cleo r1c1 1",
        "EARNED anna r1c1 2",
        "ROBBED anna r8c8 1",
        "EARNED ben r8c8 2",
    ]
    assert [10, 9, 9] == list(match.state.supply)[:3]


def test_carson_f33_r27_the_grocer_decides_after_the_duels() -> None:
    """CARSON-F33, CARSON-R27, CARSON-P6."""
    match = resolve(
        "incomes",
        cards=("grocer", "banker", "captain"),
        waited=[1, 0, 0],
        ground={"r1c1": "ranch"},
        owner={"r1c1": 0},
        standing={"r1c1": [0, 1]},
        reserve=[0, 0, 0],
    )
    told(match, "pass", "roll 6")
    told(match, "roll 1")
    assert ("GROCER_INCOME", 0) == asked(match)
    assert "EARNED anna r1c1 6" in told(match, "double ranch")


def test_carson_p8_an_unopposed_robber_stops_the_doubling() -> None:
    """CARSON-P8, CARSON-A16: wherever the remaining cowboy is another player's."""
    match = resolve(
        "incomes",
        cards=("grocer", "banker", "captain"),
        waited=[1, 0, 0],
        ground={"r1c1": "ranch"},
        owner={"r1c1": 0},
        standing={"r1c1": [1]},
    )
    told(match, "pass")
    assert some(told(match, "double ranch"), "ROBBED", "EARNED") == [
        "ROBBED ben r1c1 1",
        "EARNED anna r1c1 2",
    ]


def test_an_income_explains_itself() -> None:
    """CARSON-A15: saloon, 3 houses × $5."""
    match = resolve(
        "incomes",
        ground={"r4c5": "saloon", "r3c5": "house", "r5c5": "house"},
        owner={"r4c5": 0},
    )
    told(match, "pass")
    said = [e.text for e in match.events(0) if e.name == "COUNTED"]
    assert ["Your saloon: 3 houses × $5."] == said
