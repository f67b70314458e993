"""RULES.md sections 2 to 4: components, ring, setup; and what is public."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from farwest.games.circles import numbers as t
from farwest.games.circles.board.coins import coins_of, supply
from farwest.games.circles.words import NAMES, SKILLS
from farwest.kernel.errors import BadVariant
from farwest.kernel.state import OVER
from farwest.kit.fields import FieldEncoder
from farwest.laws import walk
from tests.games.circles.table import (
    GAME,
    PEOPLE,
    RULES,
    SEATS,
    asked,
    on,
    options,
    owns,
    start,
    told,
)

STOCKS = {  # CIRC-C10: shop tickets, shovels, carts; supply silver, gold, rubies
    2: ((16, 10, 3), (11, 11, 10)),
    3: ((14, 10, 2), (9, 11, 10)),
    4: ((12, 10, 1), (7, 11, 10)),
    5: ((10, 10, 0), (5, 11, 10)),
}


def test_circ_c1_components() -> None:
    """CIRC-C1, CIRC-S5, CIRC-S6: 75 wooden tokens, 20 tickets, 10 shovels, 5 carts."""
    assert sum(t.COINS_IN_BOX) + t.BAG[t.STONE] == 75
    assert dict(zip(NAMES["good"], t.GOODS_IN_BOX, strict=True)) == {
        **{"shovel": 10, "ticket": 20, "cart": 5}
    }
    assert t.MAX_SEATS == len(PEOPLE)


def test_circ_c5_the_mine_holds_30() -> None:
    """CIRC-C5, CIRC-C6, CIRC-C7, CIRC-C2: totals in silver units."""
    assert (len(t.MINE_SLOTS), sum(t.MINE_SLOTS)) == (7, 30)
    worth = [n * w for n, w in zip(t.BAG, t.TOKEN_WORTH, strict=True)]
    assert (sum(t.BAG), sum(worth)) == (27, 49)
    assert (t.BOWL_SLOTS, sum(t.BOWL_SLOTS)) == ((1, 2, 3), 6)
    assert (t.SILVER_WORTH, t.GOLD_WORTH, t.RUBY_WORTH, t.PURSE_CAP) == (1, 3, 9, 18)


@pytest.mark.parametrize("seats", SEATS)
def test_circ_c10_stocks_after_setup(seats: int) -> None:
    """CIRC-C9, CIRC-C10, CIRC-S3, CIRC-S7, CIRC-S8, CIRC-S9, CIRC-S11, CIRC-C12."""
    match = start(seats)
    s = match.state
    stock, shown = STOCKS[seats]
    assert (s.shop[t.TICKET], s.shop[t.SHOVEL], s.shop[t.CART]) == stock
    assert list(s.purse)[:seats] == [2] * seats
    assert [list(row) for row in s.goods][:seats] == [[0, 2, 1]] * seats
    assert (s.bowl, s.mine, sum(s.account), list(s.bag)) == (0, 0, 0, [16, 8, 1, 2])
    assert tuple(supply(match.view(0))) == shown


def test_circ_c12_the_supply_never_refuses() -> None:
    """CIRC-C12, CIRC-G12, CIRC-F21, CIRC-D23: shown down to 0, and paid all the same."""
    match = on("gold", 5, purse=[2, 17, 17, 17, 17], account=[8, 8, 8, 8, 8])
    assert supply(match.view(0))[0] == 0
    assert told(match, "tickets 0") == ["TOOK_GOLD orange 3"]
    assert [coins_of(p) for p in (17, 8, 18)] == [[2, 2, 1], [2, 2, 0], [0, 0, 2]]


def test_circ_b1_the_ring() -> None:
    """CIRC-B1, CIRC-B2, CIRC-B3, CIRC-G1, CIRC-G2: 20 sectors; how many of each space."""
    assert (t.LAP, t.SECTOR, t.SECTORS * t.SECTOR) == (36000, 1800, 36000)
    ring = [NAMES["space"][space] for space in t.RING[0]]
    listed = RULES.split("sectors = [")[1].split("]")[0]
    assert ring == [name.strip().strip('"') for name in listed.split(",")]
    assert Counter(ring) == {
        **{"ranch": 1, "saloon": 1, "bank": 1, "mine": 1, "money_bag": 1},
        **{"gold": 2, "robber": 2, "shop": 3, "dig": 4, "bowl": 4},
    }
    for k in range(t.SECTORS):
        assert ring[k] not in [ring[(k + step) % t.SECTORS] for step in (1, 2, 3)]
    assert t.SALOON_CENTRE == 1800 * ring.index("saloon") + 900


def test_circ_b4_the_ring_with_one_robber() -> None:
    """CIRC-B4, CIRC-G2: sector 13 becomes a money bag, nothing else."""
    changed = [k for k in range(t.SECTORS) if t.RING[0][k] != t.RING[1][k]]
    assert (changed, t.RING[1][13]) == ([13], t.MONEY_BAG)


def test_circ_s2_the_marble_starts_at_the_ranch() -> None:
    """CIRC-S2."""
    assert start(2).state.theta == 900


def test_circ_s4_presets() -> None:
    """CIRC-S4, CIRC-R4, CIRC-B3: hard has no cart; start values may be lowered, never raised."""
    hard = start(5, preset="hard", start_silver=1, start_tickets=0)
    assert owns(hard, 0) == {"shovel": 0, "ticket": 0, "cart": 0}
    assert (hard.state.purse[4], hard.state.shop[t.CART], hard.state.shop[t.TICKET]) == (1, 5, 20)
    with pytest.raises(BadVariant):
        start(2, start_silver=3)
    assert "fold" in GAME.action_names


def test_circ_s10_the_first_seat() -> None:
    """CIRC-S10, CIRC-G31, CIRC-D18: drawn evenly, or fixed by the host; it takes the star."""
    match = start(3, first=None)
    assert options(match) == ["first 0", "first 1", "first 2"]
    assert match.state.odds() == [1, 1, 1]
    assert told(match, "first 2") == ["BECAME_FIRST green"]
    assert (match.state.star, asked(match)) == (2, ("FLICK", 2))
    fixed = start(3, first=None, first_seat=1)
    assert (fixed.state.star, asked(fixed)) == (1, ("FLICK", 1))


def test_circ_h1_everything_is_public() -> None:
    """CIRC-H1, CIRC-H2, CIRC-H7, CIRC-D16: all seats and watchers see the same table."""
    for n, s in enumerate(walk(GAME, 3, 11)):
        if n % 7 == 0:
            views = [GAME.see(s, seat) for seat in (0, 1, 2, -4)]
            bare = {view.json().replace(f'"seat":{view.seat}', "") for view in views}
            assert len(bare) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_circ_d16_encoding(seats: int) -> None:
    """CIRC-D16: named segments of fixed size; the observer is seat 0."""
    encoder = GAME.encoder
    assert isinstance(encoder, FieldEncoder)
    sizes = dict(encoder.segments)
    for s in walk(GAME, seats, 30 + seats):
        view = GAME.see(s, s.seat if s.seat >= 0 else 0)
        found = dict(encoder.told(view))
        assert {name: len(numbers) for name, numbers in found.items()} == sizes
        assert len(encoder.encode(view)) == encoder.size
        assert found["purse"][0] == view.purse[view.seat]
        assert found["theta"] == [view.theta // t.SECTOR, view.theta % t.SECTOR]
        assert sum(found["skill"]) == seats
        assert found["skill"].index(1) == view.variant[t.SKILL + view.seat]
    assert len(SKILLS) == 7


RANDOM = {2: 81, 3: 74, 4: 57, 5: 53}  # CIRC-B5, last row: turns per player


@pytest.mark.parametrize("seats", SEATS)
def test_circ_b5_length_of_random_games(seats: int) -> None:
    """CIRC-B5, CIRC-V3: an independent implementation measured these means, over 200 games."""
    games = 400 if GAME.compiled else 12
    dice, turns = GAME.dice(seats), []
    for _ in range(games):
        s = GAME.start(seats)
        s.playout(dice)
        assert s.seat == OVER
        turns.append(s.round - 1 + ((s.active - s.first) % seats + 1) / seats)
    assert abs(mean(turns) - RANDOM[seats]) < 4 * 27 * (1 / games + 1 / 200) ** 0.5
