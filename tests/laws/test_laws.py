"""docs/house.md section 6: all laws, all games, all seat counts, both climates."""

from __future__ import annotations

import pytest

import farwest
from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.laws import LAWS, variant_for
from tests.laws.climates import game_in

CASES = [(name, seats) for name in farwest.games() for seats in farwest.load(name).seats]
HEAVY = {
    "a world looks the same": 1,
    "everything survives JSON": 1,
    "a clone stands apart": 2,
    "told is known": 1,  # many games each
    "worlds are dealt as the truth is": 1,  # many games each
    "lent knowledge is sane": 1,
    "every text is there": 1,  # whatever is played
    "everything can be said": 2,
    "the board is painted": 1,
    "practice is painted": 1,
    "the board fits a terminal": 1,
    "every cited rule exists": 1,
    "names are spelt right": 1,
}
LONG = {"circles": ("max_rounds", 10)}  # by game: a variant, and the most rounds a law can wait for
SEEDS = 4  # games for each law that is not heavy; what is slow to check is checked on fewer


@pytest.mark.parametrize("pure", [True, False], ids=["interpreted", "compiled"])
@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("law", LAWS)
def test_law(law: str, name: str, seats: int, pure: bool) -> None:
    game = game_in(name, pure)
    if name in LONG:
        for seed in range(0, 200, 100):
            LAWS[law](game, seats, short_seed(game, seats, 1000 * seats + 10 * pure + seed))
        return
    for seed in range(HEAVY.get(law, SEEDS)):
        LAWS[law](game, seats, 100 * seats + 10 * pure + seed)


def short_seed(game: AnyGame, seats: int, seed: int) -> int:
    """The next seed whose variant makes a short game."""
    name, most = LONG[game.name]
    while variant_for(game, seats, Dice(seed))[name] not in range(1, most + 1):
        seed += 1
    return seed


def test_law_names_are_sentences() -> None:
    assert len(LAWS) >= 8
    assert all(law.islower() or "JSON" in law for law in LAWS)
