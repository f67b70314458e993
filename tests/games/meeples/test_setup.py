"""RULES.md section 4: how a game begins."""

from __future__ import annotations

import pytest

from farwest.games.meeples import numbers as t
from tests.games.meeples.table import (
    BUILDINGS,
    GAME,
    MEEPLES,
    PEOPLE,
    SEATS,
    AnyMatch,
    asked,
    bag,
    inside,
    options,
    pieces,
    street,
    tokens,
    told,
)

DEALS = [MEEPLES[k] for k in range(t.MADAME) for _ in range(t.IN_BOX[k])]


def new(seats: int) -> AnyMatch:
    return GAME.match(seats, chance="by hand", names=PEOPLE[:seats])


def dealt(seats: int) -> AnyMatch:
    """Builders, Miners, Robbers, Deputies, in the order of the Buildings."""
    match = new(seats)
    for meeple in DEALS:
        match.play(f"deal {meeple}")
    return match


@pytest.mark.parametrize("seats", SEATS)
def test_everything_is_in_its_place(seats: int) -> None:
    """MEEP-S1, MEEP-S2, MEEP-S3, MEEP-S4, MEEP-S6, MEEP-S7, MEEP-S11."""
    match = dealt(seats)
    s = match.state
    assert (t.BARS, 3, [36, 18, 0]) == (s.bars_left, s.jail_dynamite, bag(match))
    assert ("madame*1", "") == (inside(match, "saloon"), inside(match, "jail"))
    assert ({}, {}) == (street(match), tokens(match))
    assert 0 == sum(s.graves) + sum(s.box) + s.exploded
    for seat in range(seats):
        assert (0, 0, 0) == pieces(match, seat)
        assert list(s.owner).count(seat) == 0


def test_three_meeples_go_inside_each_building() -> None:
    """MEEP-S5, MEEP-D14: one by one, by the index of the Building."""
    match = dealt(2)
    assert ["builder*3"] * 7 == [inside(match, name) for name in BUILDINGS[:7]]
    assert "miner*3" == inside(match, "b5")
    assert {3} == {sum(row) for row in match.state.inside[: t.BUILDINGS]}


def test_every_meeple_is_as_likely_as_any_other() -> None:
    """MEEP-S5, MEEP-D6: the weights are what is left of each type."""
    match = new(2)
    assert ["deal builder", "deal miner", "deal robber", "deal deputy"] == options(match)
    assert [21, 6, 5, 4] == match.state.odds()
    told(match, "deal miner", "deal deputy")
    assert [21, 5, 5, 3] == match.state.odds()


@pytest.mark.parametrize("seats", SEATS)
def test_corners_are_chosen_from_the_right_of_the_starting_player(seats: int) -> None:
    """MEEP-S8, MEEP-S9, MEEP-F40, MEEP-D2, MEEP-R34, MEEP-R38: seat 0 starts, and places last."""
    match = dealt(seats)
    chosen: list[int] = []
    corners = ["pick t1", "pick t6", "pick b6", "pick b1"]
    while match.state.active == -1:
        kind, seat = asked(match)
        assert "CORNER" == kind
        assert corners[len(chosen) :] == options(match)
        chosen.append(seat)
        told(match, options(match)[0])
    forced = [0] if seats == 4 else []
    assert list(range(seats - 1, -1, -1)) == chosen + forced
    assert ("PICK", 0) == asked(match)
    assert 1 == match.state.round


def test_a_starting_marquee_is_an_ordinary_one() -> None:
    """MEEP-S10: one of the eight, side A up, free of charge; other corners stay free."""
    match = dealt(2)
    told(match, "pick t6", "pick b1")
    s = match.state
    assert (1, 0) == (s.owner[BUILDINGS.index("t6")], s.owner[BUILDINGS.index("b1")])
    assert 0 == sum(s.upgraded)
    assert [36, 18, 0] == bag(match)
    assert [5, 5] == match.standing()
    assert 2 == sum(owner >= 0 for owner in s.owner)


def test_nobody_is_active_while_corners_are_chosen() -> None:
    """MEEP-D14, MEEP-D2."""
    match = dealt(3)
    assert -1 == match.state.active
    assert ("CORNER", 2) == asked(match)
