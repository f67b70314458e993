"""RULES.md section 4: set-up, and the options of a table."""

from __future__ import annotations

import pytest

from farwest.games.carson import numbers as t
from farwest.kernel.errors import BadVariant
from tests.games.carson.table import (
    GAME,
    SEATS,
    asked,
    cell,
    deal_until_claims,
    only,
    options,
    start,
    told,
)


@pytest.mark.parametrize("seats", SEATS)
def test_carson_s2_everyone_starts_with_the_same(seats: int) -> None:
    """CARSON-S2, CARSON-S9, CARSON-C3."""
    s = start(seats).state
    for field, value in (("money", 15), ("revolvers", 1), ("roads", 1), ("reserve", 3)):
        assert [value] * seats == list(getattr(s, field))[:seats]
    assert ([7] * seats, [0] * seats) == (list(s.supply)[:seats], list(s.vp)[:seats])
    assert 25 - seats == s.road_supply


def test_carson_s4_the_row() -> None:
    """CARSON-S4, CARSON-A1: the draws are for $5, $6 and $8, in that order; 23 tiles stay."""
    match = start(2)
    deal_until_claims(match)
    drawn = [event for turn in match.log for event in turn if event[0] == 5]
    assert ["12", "10", "4", "3", "5", "6", "8"] == [GAME.names["space"][e[3]] for e in drawn]
    assert 23 == sum(match.state.bag)
    row = [GAME.names["building"][k] for k in match.state.row]
    assert (["mine", "ranch"], ["mine", "ranch"]) == (row[:2], row[5:])


def test_carson_s5_the_town() -> None:
    """CARSON-S5, CARSON-A16, CARSON-R5: the row's die first; a house with four roads."""
    match = start(2)
    told(match, "seat 1", "seat 0", "roll 3")
    assert told(match, "roll 5") == ["FOUNDED_TOWN r4c6"]
    laid = [GAME.names["edge"][k] for k, there in enumerate(match.state.road) if there]
    assert ["h3-6", "h4-6", "v4-5", "v4-6"] == laid
    assert -1 == match.state.owner[cell("r4c6")]
    assert (19, 25 - 2 - 4) == (match.state.house_supply, match.state.road_supply)


def test_carson_s6_mountains_are_rerolled_while_occupied() -> None:
    """CARSON-S6: nine of them, inside the inner 6 x 6."""
    match = start(2)
    told(match, "seat 1", "seat 0", "roll 3", "roll 5", "roll 3")
    assert told(match, "roll 5") == ["ROLLED_AGAIN r4c6"]
    told(match, "roll 1")
    assert told(match, "roll 6") == ["RAISED_MOUNTAIN r2c7"]
    other = start(2)
    deal_until_claims(other)
    peaks = [k for k, held in enumerate(other.state.ground) if held == t.MOUNTAIN]
    assert 9 == len(peaks)
    assert all(1 <= k // 8 <= 6 and 1 <= k % 8 <= 6 for k in peaks)


def test_carson_s7_s8_order_and_claims() -> None:
    """CARSON-S7, CARSON-S8, CARSON-A5.1, CARSON-A15: in order, then in reverse."""
    match = start(3)
    assert ["seat 0", "seat 1", "seat 2"] == options(match)
    deal_until_claims(match, [2, 0, 1])
    claimed = []
    for name in ("r4c4", "r7c2", "r1c1", "r1c2", "r1c3", "r1c4"):
        claimed.append(asked(match)[1])
        assert name in only(match, "claim")
        match.play(f"claim {name}")
        assert name not in only(match, "claim")
    assert [2, 0, 1, 1, 0, 2] == claimed
    assert ("PICK_PERSONALITY", 2) == asked(match)
    assert 2 == match.state.owner[cell("r4c4")]


def test_carson_s1_s3_sides_and_the_token() -> None:
    """CARSON-S1, CARSON-S3, CARSON-C10, CARSON-R34."""
    assert [0] * 7 == list(start(2).state.face)
    assert [1] * 7 == list(start(2, personality_sides="red").state.face)
    mixed = start(2, personality_sides="red", grocer_side="yellow")
    assert [1, 1, 0, 1, 1, 1, 1] == list(mixed.state.face)
    drawn = start(2, personality_sides="random", sheriff_side="red")
    assert ("SIDE_UP", -1, 1) == (*asked(drawn), drawn.state.a)
    for side in ("red", "yellow", "red", "red", "yellow"):
        assert ["turn yellow", "turn red"] == options(drawn)
        told(drawn, f"turn {side}")
    assert told(drawn, "turn red") == ["SHOWED_SIDE mercenary red"]
    assert [1, 1, 0, 1, 1, 0, 1] == list(drawn.state.face)
    assert "FIRST_ORDER" == asked(drawn)[0]
    assert (0, t.ON_CARD) == (drawn.state.round, drawn.state.white)


def test_carson_c11_the_options_of_a_table() -> None:
    """CARSON-C11: every option has the value of the rulebook unless chosen."""
    usual = GAME.variant_of(start(2).state)
    assert usual == {
        "board": "plain",
        "duel_mode": "dice",
        "mortal_duels": False,
        "deferred_same_round": False,
        "house_on_own_parcel": False,
        "banker_red_any_time": False,
        "confirm_free_actions": False,
        "wages_by_player": False,
        "every_mountain": False,
        "one_road_a_build": False,
        "confirm_wages_and_road": False,
        "personality_sides": "yellow",
        **{f"{card}_side": "as_the_others" for card in GAME.names["card"]},
    }
    with pytest.raises(BadVariant):
        start(2, board="desert")


def test_carson_r38_the_game_as_the_sheet_says() -> None:
    """CARSON-R38, CARSON-C11: a preset, of the options that follow the letter of the sheet."""
    (sheet,) = GAME.presets
    assert ("sheet", {"board": "plain", "duel_mode": "dice"}) == (
        sheet.name,
        {name: GAME.variant_of(start(2, **sheet.variant).state)[name] for name in TABLE},
    )
    assert dict.fromkeys(LETTER, True) == dict(sheet.variant)


TABLE = ("board", "duel_mode")
LETTER = (
    *("confirm_free_actions", "confirm_wages_and_road"),
    *("wages_by_player", "every_mountain", "one_road_a_build"),
)


def test_carson_v2_the_river_at_set_up() -> None:
    """CARSON-V2: six mountains, none in the river; no claim there either."""
    match = start(2, board="river")
    told(match, "seat 0", "seat 1", "roll 2")
    assert told(match, "roll 2") == ["ROLLED_AGAIN r3c3"]
    rolls = iter([(1, 1), (1, 3), (1, 4), (1, 5), (1, 6), (2, 4), (2, 5)])
    while asked(match)[0] == "DIE_ROW":
        row, column = next(rolls)
        told(match, f"roll {row}", f"roll {column}")
    assert 6 == list(match.state.ground).count(t.MOUNTAIN)
    while match.seat == -1:
        match.play(options(match)[0])
    assert 54 == len(only(match, "claim"))


def test_carson_v1_two_players_know_their_tiles() -> None:
    """CARSON-V1: 0 to 5 each, and $15."""
    s = start(2, duel_mode="tiles").state
    assert [[1] * 6] * 2 == [list(row) for row in s.tiles][:2]
    assert [15, 15] == list(s.money)[:2]


def test_carson_v1_more_players_are_dealt_tiles_and_less_money() -> None:
    """CARSON-V1, CARSON-A16: six at a time from seat 0; $30 less the announced sum."""
    match = start(3, duel_mode="tiles")
    told(match, "seat 0", "seat 1", "seat 2")
    while asked(match)[0] != "DEAL_TILE":
        rolls = range(1, 7)
        name = options(match)[0]
        if name.startswith("roll"):
            cells = list(match.state.ground)
            free = [(r, c) for r in rolls for c in rolls if cells[8 * r + c] == t.EMPTY]
            told(match, f"roll {free[0][0]}", f"roll {free[0][1]}")
        else:
            match.play(name)
    seats = []
    for value in (5, 5, 5, 4, 4):
        seats.append(match.state.a)
        told(match, f"value {value}")
    assert told(match, "value 4") == ["DEALT_TILE anna 4", "ANNOUNCED_TILES anna 27 3"]
    assert [0] * 5 == seats
    assert 3 == match.state.money[0]
    assert ["value 0", "value 1", "value 2", "value 3"] == options(match)
    while match.seat == -1:
        match.play(options(match)[0])
    assert "CLAIM_PARCEL" == asked(match)[0]
