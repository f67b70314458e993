"""The stage of carson: a duel, what counts in it, and who had passed first."""

from __future__ import annotations

from tests.games.carson.test_duels import contest, with_tiles
from tests.games.dramas import dramas

NAMES = ("Anna", "Ben", "Cleo")


def test_carson_d4_a_tie_shows_the_order_of_passing() -> None:
    match = contest(0, 1, passed=[2, 1, 0])
    match.play("pass")
    (found,) = dramas(match, "roll 3", "roll 3", seat=0, names=NAMES)
    assert "Ben wins, 4 to 4: passed first." == found.verdict
    assert found.tie
    assert ((2, 1, 0), 1) == (found.tie.order, found.tie.winner)
    assert "CARSON-D4" == found.rule
    assert ["your cowboy comes home"] == [chip.text for chip in found.chips]


def test_carson_d2_what_stacks_up() -> None:
    """CARSON-D2: die, cowboys at home, guns. One's own side stands first."""
    match = contest(0, 1, revolvers=[2, 1, 1], reserve=[2, 0, 0], ammunition=1)
    match.play("pass")
    (found,) = dramas(match, "roll 1", "roll 2", seat=1, names=NAMES)
    ben, anna = found.sides
    assert ("You", 2, 6, True) == (ben.name, ben.die, ben.total, ben.won)
    assert ("Anna", 1, 5, False) == (anna.name, anna.die, anna.total, anna.won)
    assert [(4, "4 guns")] == [(one.n, one.text) for one in ben.adds]
    assert [(2, "2 at home"), (2, "2 guns")] == [(one.n, one.text) for one in anna.adds]
    assert ("You win, 6 to 5.", None) == (found.verdict, found.tie)


def test_carson_v1_a_tile_is_no_die() -> None:
    match = with_tiles({1: 1, 5: 1}, {2: 1, 4: 1}, {3: 1, 0: 1}, fighters=[0, 1])
    (found,) = dramas(match, "pass", "play_tile 1", "play_tile 2", seat=2, names=NAMES)
    assert [0, 0] == [side.die for side in found.sides]
    assert ["duel tile 1", "duel tile 2"] == [side.adds[0].text for side in found.sides]
    assert [False, True] == [side.won for side in found.sides]
