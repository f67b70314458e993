"""RULES.md sections 5.5 and 8: the end of a round, the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.carson import numbers as t
from farwest.games.carson.scoring import sheet
from farwest.laws import walk
from tests.games.carson.table import GAME, asked, only, resolve, some, told


def end(**facts: Any) -> Any:
    """Nothing is left on the track but its last square."""
    return resolve("buy_2", **facts)


def test_carson_f35_temporary_guns_end() -> None:
    """CARSON-F35, CARSON-E2: the chip goes back, the white cowboy too, wherever it is."""
    match = end(ammunition=1, cards=("sheriff", "banker", "captain"), white=t.IN_RESERVE)
    told(match, "pass")
    assert (-1, t.ON_CARD) == (match.state.ammunition, match.state.white)


@pytest.mark.parametrize(("round_", "closed"), [(1, "buy_2"), (2, "buy_3"), (3, "buy_4")])
def test_carson_f36_the_token_moves_left(round_: int, closed: str) -> None:
    """CARSON-F36, CARSON-S3."""
    lines = told(end(round=round_), "pass")
    assert [f"TOKEN_MOVED {closed}"] == some(lines, "TOKEN_MOVED")


@pytest.mark.parametrize(("round_", "number"), [(1, 4), (2, 5), (3, 5)])
def test_carson_f37_cowboys_come_back(round_: int, number: int) -> None:
    """CARSON-F37, CARSON-R3: those still at home stay there."""
    match = end(round=round_, reserve=[2, 0, 1])
    told(match, "pass")
    assert [2 + number, number, 1 + number] == list(match.state.reserve)[:3]


def test_carson_f38_limits_in_turn_order_and_in_the_last_round_too() -> None:
    """CARSON-F38, CARSON-R21, CARSON-A5.20: no voluntary conversion below the limit."""
    cards = ("sheriff", "captain", "grocer")
    match = end(round=4, cards=cards, money=[25, 60, 60], order=[0, 1, 2])
    told(match, "pass")
    assert (("CASH_LIMIT", 0), ["0", "1", "2"]) == (asked(match), only(match, "convert"))
    told(match, "convert 2")
    assert (5, 2, ("CASH_LIMIT", 1)) == (match.state.money[0], match.state.vp[0], asked(match))
    told(match, "convert 2")
    assert (40, 60, None) == (match.state.money[1], match.state.money[2], match.seat)


def test_carson_f39_the_row_slides_and_fills() -> None:
    """CARSON-F39: toward the cheapest, keeping order; from the bag the cheapest space first."""
    match = end(row={"12": "church", "8": "bank", "5": "mine"})
    told(match, "pass")
    row = list(match.state.row)
    assert [-1, -1, -1, -1, t.CHURCH, t.BANK, t.MINE] == row
    assert ("FILL_SPACE", -1, 3) == (*asked(match), match.state.a)
    told(match, "tile ranch", "tile ranch", "tile saloon", "tile hotel")
    assert [t.HOTEL, t.SALOON, t.RANCH, t.RANCH, t.CHURCH] == list(match.state.row)[:5]


def test_carson_f39_an_empty_bag_leaves_the_dearest_spaces_empty() -> None:
    """CARSON-F39, CARSON-E15, CARSON-H2: all tiles are accounted for."""
    counts = dict(
        zip(
            ("ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison"),
            t.TILES,
            strict=True,
        )
    )
    match = end(row={"12": "church"}, kept=[counts | {"church": 1}])
    told(match, "pass")
    assert [-1] * 6 + [t.CHURCH] == list(match.state.row)
    assert "PICK_PERSONALITY" == asked(match)[0]


def test_carson_f40_all_cards_come_back_on_the_same_sides() -> None:
    """CARSON-F40, CARSON-F2, CARSON-F1: and who passed first picks first."""
    match = end(passed=[2, 0, 1], face={"grocer": "red"}, row={"12": "church"})
    told(match, "pass")
    while asked(match)[0] == "FILL_SPACE":
        told(match, "tile " + only(match, "tile")[0])
    assert (("PICK_PERSONALITY", 2), 7) == (asked(match), len(only(match, "pick")))
    assert ([-1] * 5, t.RED) == (list(match.state.card), match.state.face[t.GROCER])


def test_carson_g1_g2_the_final_score() -> None:
    """CARSON-G1, CARSON-G2: 2 for each building, house and mountain, 1 for $6; nothing else."""
    match = end(
        round=4,
        row={},
        ground={"r1c1": "ranch", "r1c3": "house", "r1c5": "mountain"},
        owner={"r1c1": 0, "r1c3": 0, "r1c5": 0, "r1c7": 0},
        kept=[{"bank": 2}],
        roads=[5, 0, 0],
        vp=[10, 0, 0],
        money=[17, 5, 6],
    )
    lines = told(match, "pass")
    assert some(lines, "SCORED_PROPERTY", "SCORED_MONEY", "FINISHED")[:5] == [
        "SCORED_PROPERTY anna buildings 2",
        "SCORED_PROPERTY anna houses 2",
        "SCORED_PROPERTY anna mountains 2",
        "SCORED_MONEY anna 2",
        "FINISHED anna 18",
    ]
    assert [18, 0, 1] == match.scores()


def test_carson_g3_ties_at_every_rank_go_by_the_pass_order() -> None:
    """CARSON-G3: no shared places."""
    match = end(round=4, passed=[2, 0, 1], money=[0, 0, 0], vp=[3, 3, 3])
    told(match, "pass")
    assert [2, 3, 1] == match.places()


def test_carson_v2_what_touches_a_bridge_is_worth_three() -> None:
    """CARSON-V2, CARSON-A16: free roads of round 4 come before the count."""
    laid = ["h3-5", "h4-5", "v4-4", "v4-5", "h4-4"]
    match = end(
        round=4,
        variant={"board": "river"},
        town="r4c5",
        ground={"r6c2": "mountain"},
        owner={"r4c5": 0, "r6c2": 0},
        laid=laid,
        money=[0, 0, 0],
    )
    told(match, "pass")
    assert [5, 0, 0] == match.scores()


def test_carson_g1_the_score_sheet_adds_up_to_the_scores() -> None:
    """CARSON-G1: in random games on both boards."""
    for seed in range(12):
        *_, s = walk(GAME, 2 + seed % 4, 4000 + seed)
        rows = [points for _, points, _ in sheet(s)]
        assert s.final_points() == [sum(column) for column in zip(*rows, strict=True)]
