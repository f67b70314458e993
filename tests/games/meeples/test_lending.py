"""What meeples lends the search: it may be wrong, but not blind, and never against the subset."""

from __future__ import annotations

import pytest

import farwest
from farwest.bots import bot
from farwest.laws import walk
from tests.games.meeples.table import GAME, PEOPLE, SEATS, AnyMatch, duel, lay, resolving

PLAYED = 6 if GAME.compiled else 2


def win_estimate(match: AnyMatch, seat: int = 0) -> float:
    return float(match.state.win_estimate(seat))


def after(match: AnyMatch, action: str) -> float:
    """What the active player may hope for after this answer."""
    state = match.state.clone()
    state.play(GAME.parse(action))
    return float(state.win_estimate(match.state.seat))


@pytest.mark.parametrize("seats", SEATS)
def test_promises_share_one_win_and_leans_are_weights(seats: int) -> None:
    for s in walk(GAME, seats, 17):
        if s.seat >= 0:
            promised = [s.win_estimate(seat) for seat in range(seats)]
            assert all(0 < one < 1 for one in promised)
            assert sum(promised) == pytest.approx(1)
            assert all(s.preference(action) >= 1 for action in s.legal())


def test_a_hand_that_will_find_work_is_worth_picking() -> None:
    """MEEP-E7: a Robber beside two Miners, against a Builder beside nobody."""
    match = lay(inside={"t1": "robber", "t2": "miner*2", "b6": "builder", "t4": "builder"})
    assert after(match, "pick t1") > win_estimate(match)
    assert after(match, "pick t1") > after(match, "pick b6")
    preference = match.state.preference
    assert preference(GAME.parse("pick t1")) > preference(GAME.parse("pick b6"))


def test_the_way_to_the_miners_is_the_better_one() -> None:
    """MEEP-F7: clockwise from T1 is T2."""
    match = lay(inside={"t1": "robber", "t2": "miner*2"})
    match.play("pick t1")
    assert after(match, "go cw") > after(match, "go ccw")
    assert match.state.preference(GAME.parse("go cw")) > match.state.preference(
        GAME.parse("go ccw")
    )


def test_who_stands_at_a_door_counts_before_it_is_resolved() -> None:
    """MEEP-E6, MEEP-E8: a Miner for the owner, whoever that is; a Deputy for the active player."""
    for door, seat in (({"t1": "miner"}, 1), ({"t2": "deputy"}, 0)):
        waiting = resolving(door, owner={"t1": 1}, inside={"t2": "robber*2"})
        empty = resolving({}, owner={"t1": 1}, inside={"t2": "robber*2"})
        assert win_estimate(waiting, seat) > win_estimate(empty, seat)


def test_only_one_builder_of_a_hand_is_counted_to_build() -> None:
    """MEEP-E2: three Stone are spent once, at T6 or at B6."""
    found = []
    for hand in ("builder", "builder*3"):
        match = lay(inside={"t5": hand}, stone=(3,))
        match.play("pick t5")
        found.append(after(match, "go cw"))
    assert found[0] == found[1] > win_estimate(lay(stone=(3,)))


def test_who_is_behind_leans_to_roll_again() -> None:
    """MEEP-E11."""
    match = duel("deputy", "builder")
    for action in ("showdown", "roll 2", "roll 5"):
        match.play(action)
    preference = match.state.preference
    assert preference(GAME.parse("yes")) > preference(GAME.parse("no"))


def test_greedy_beats_random() -> None:
    """It did not while promises were blind in the middle of a turn."""
    won = 0
    for deal in range(PLAYED):
        match = GAME.match(2, seed=deal, names=PEOPLE[:2])
        players = [bot("greedy:worlds=5", GAME, deal), bot("random", GAME, deal)]
        while match.seat is not None:
            match.play(players[match.seat].choose(match.view(match.seat)))
        won += match.scores()[0] > match.scores()[1]
    assert won == PLAYED


def test_both_climates_promise_and_lean_alike() -> None:
    """Law 11, for what the laws do not play."""
    pure = farwest.load("meeples", pure=True)
    for s in walk(GAME, 3, 23):
        if s.seat >= 0:
            twin = pure.world(GAME.see(s, 0), pure.dice(1))
            assert [twin.win_estimate(seat) for seat in range(3)] == [
                s.win_estimate(k) for k in range(3)
            ]
            assert [twin.preference(a) for a in twin.legal()] == [
                s.preference(a) for a in s.legal()
            ]
