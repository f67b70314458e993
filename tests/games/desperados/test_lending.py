"""What the game lends the search: promises, leans and tempers make sense."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from farwest.bots import bot
from farwest.games.desperados import numbers as t
from farwest.games.desperados.bots.styles import STYLES, TASTE
from farwest.kernel.search import Tree
from farwest.kernel.sharing import share_win
from farwest.kernel.state import OVER
from farwest.laws import walk
from tests.games.desperados.table import GAME, SEATS, lay, to, told
from tests.games.desperados.test_acting import in_salem
from tests.games.desperados.test_upkeep import last_turn


def test_distances_count_roads() -> None:
    """DESP-B3: by a walk of the test's own."""
    for a in range(t.TOWNS):
        reach, found = {a}, {a: 0}
        for steps in range(1, t.TOWNS):
            reach = {b for c in reach for b in range(t.TOWNS) if t.NEIGHBOURS[c] >> b & 1}
            for b in reach:
                found.setdefault(b, steps)
        assert [found[b] for b in range(t.TOWNS)] == list(t.DISTANCE[a])


@pytest.mark.parametrize("seats", SEATS)
def test_promises_are_shares_and_leans_are_whole(seats: int) -> None:
    """Both sides together have one win; every option has a lean of 1 or more."""
    for s in walk(GAME, seats, 60 + seats):
        win_estimates = [s.win_estimate(seat) for seat in range(seats)]
        gang = {p for seat, p in enumerate(win_estimates) if seat != s.marshal}
        assert all(0 <= p <= 1 for p in win_estimates)
        if s.marshal >= 0:
            assert len(gang) == 1
            assert abs(win_estimates[s.marshal] + gang.pop() - 1) < 1e-9
        if s.seat not in (OVER, -1):
            assert all(s.preference(action) >= 1 for action in s.legal())


@pytest.mark.parametrize("seats", SEATS)
def test_the_gang_has_one_payoff(seats: int) -> None:
    """DESP-W2: nobody of the gang wins more than another, so no mate's win can count for less."""
    tree, *_, over = Tree(1), *walk(GAME.interpreted(), seats, 80 + seats)
    share_win(over, tree.gain)
    gains = [tree.gain[seat] for seat in range(seats)]
    gang = gains[: over.marshal] + gains[over.marshal + 1 :]
    assert sorted({gains[over.marshal], *gang}) == [0, 1]
    assert len(set(gang)) == 1


def test_more_money_promises_more_to_the_gang() -> None:
    start, guards = ("aztec", "globe", "gallup"), ("tucson", "tucson")
    poor, rich = (lay(start, guards, round=2, **pot(won)) for won in (0, 1))
    assert rich.state.win_estimate(1) > poor.state.win_estimate(1)
    assert rich.state.win_estimate(0) < poor.state.win_estimate(0)


def pot(won: int) -> dict[str, Any]:
    tiles = {str(worth): n for worth, n in zip(t.COACH_WORTH, t.COACH_TILES[0], strict=True)}
    return {"coach_tiles": tiles | {"1200": 2 - won}, "purse": 1200 * won}


def test_a_launched_job_is_worth_nothing_once_its_crew_is_caught() -> None:
    """The same hold-up, with a marshal who was there in time and one who was not."""
    win_estimates = []
    for first in ("salem", "el_paso"):
        match = lay(("tombstone", "socorro", "roswell"), ("aztec", "aztec"))
        to(match, "MARSHAL_CARD")
        told(match, f"lay {first}", "lay salem", "lay la_luz", "cheat")
        win_estimates.append(match.state.win_estimate(1))
    assert win_estimates[0] < win_estimates[1]


def test_a_bank_within_reach_promises_more() -> None:
    near, far = last_turn(), last_turn(sheriff=["flagstaff", "tucson"])
    assert near.state.win_estimate(1) > far.state.win_estimate(1)


def test_leans_go_for_coach_before_poker_before_nothing() -> None:
    match = in_salem("tuba_city", "tuba_city", "tuba_city")
    preferences = {
        name: match.state.preference(GAME.parse(name))
        for name in ("hold-up brown", "cheat", "nothing")
    }
    assert preferences["hold-up brown"] > preferences["cheat"] > preferences["nothing"]


def test_rest_is_where_a_round_begins() -> None:
    resting = [s.at_rest() for s in walk(GAME, 4, 6)]
    assert 5 == sum(resting)


def test_tempers_like_what_they_like() -> None:
    match = in_salem("tuba_city", "tuba_city", "tuba_city")
    view = match.view(1)
    liked = {
        (style, name): STYLES[style](view, GAME.parse(name)) > 0
        for style, name in product(STYLES, ("nothing", "cheat", "hold-up brown", "spy"))
    }
    assert {("reckless", "cheat"), ("reckless", "hold-up brown"), ("nosy", "spy")} == {
        key for key, likes in liked.items() if likes
    }
    sheriff = lay(("aztec", "globe", "gallup"), ("tucson", "tucson")).view(0)
    assert TASTE == STYLES["idle"](sheriff, GAME.parse("stay"))
    assert 0 == STYLES["idle"](sheriff, GAME.parse("ride globe"))


@pytest.mark.parametrize(("role", "least"), [("marshal", 9), ("gang", 10)])
def test_a_search_beats_chance_in_both_roles(role: str, least: int) -> None:
    """Of ten games; random against random the marshal of three seats wins seven, the gang three."""
    if not GAME.compiled:
        pytest.skip("searches are for compiled rules (FARWEST_PURE=1, or not built)")
    thinker, wins = "search:iterations=80:horizon=30:rests=1:leaning=1:guessing=1", 0
    specs = [thinker, "random", "random"] if role == "marshal" else ["random", thinker, thinker]
    for seed in range(10):
        match = GAME.match(3, seed=seed)
        bots = [bot(spec, GAME, seed + k) for k, spec in enumerate(specs)]
        while match.seat is not None:
            match.play(bots[match.seat].choose(match.view(match.seat)))
        wins += match.places()[0 if role == "marshal" else 1] == 1
    assert wins >= least
