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
    "everything is explained": 1,  # every thing of every position, in both languages
    "both climates agree": 2,
    "a clone stands apart": 1,
    "told is known": 1,  # many games each
    "worlds are dealt as the truth is": 1,  # many games each
    "lent knowledge is sane": 1,
    "nothing leaks": 1,  # in each position, two pairs of games
    "a record replays": 1,
    "everything can be said": 1,
    "a view is encoded": 1,
    "the score sheet adds up": 2,
    "dramas show what was told": 1,  # every position, painted
}
OF_THE_HOUSE = (  # what is made of a view or of papers: no compiled rule has a part in it
    *(
        "every text is there",
        "everything can be said",
        "the board is painted",
        "practice is painted",
    ),
    *("stakes are told and true", "the standing is told", "the story adds up"),
    *("the board fits a terminal", "the lobby has its card", "a view is encoded"),
    *("the score sheet adds up", "every cited rule exists", "names are spelt right"),
)
PAPERS = ("every text is there", "the lobby has its card", "names are spelt right")  # of no game
LONG = {"circles": ("max_rounds", 10)}  # by game: a variant, and the most rounds a law can wait for
LONG_SEEDS = 2
SEEDS = 2  # games for each law that is not heavy; what is slow to check is checked on fewer
MORE = 8  # where there is time
OF_RULES = [law for law in LAWS if law not in OF_THE_HOUSE]
INTERPRETED = [law for law in OF_RULES if law != "both climates agree"]
each_table = pytest.mark.parametrize(("name", "seats"), CASES)


@each_table
@pytest.mark.parametrize("law", OF_RULES)
def test_law_compiled(law: str, name: str, seats: int) -> None:
    keeps(game_in(name, pure=False), law, seats, games=HEAVY.get(law, SEEDS))


@pytest.mark.slow
@each_table
@pytest.mark.parametrize("law", OF_RULES)
def test_law_compiled_on_more_games(law: str, name: str, seats: int) -> None:
    keeps(game_in(name, pure=False), law, seats, games=MORE)


@pytest.mark.parametrize("name", farwest.games())
@pytest.mark.parametrize("law", INTERPRETED)
def test_law_interpreted(law: str, name: str) -> None:
    """At one number of seats, another for each law: what is slow is the same rules, read."""
    game = game_in(name, pure=True)
    keeps(game, law, game.seats[INTERPRETED.index(law) % len(game.seats)], games=1)


@pytest.mark.slow
@each_table
@pytest.mark.parametrize("law", INTERPRETED)
def test_law_interpreted_at_every_table(law: str, name: str, seats: int) -> None:
    keeps(game_in(name, pure=True), law, seats, games=MORE // 2)


@each_table
@pytest.mark.parametrize("law", [law for law in OF_THE_HOUSE if law not in PAPERS])
def test_law_of_what_is_shown(law: str, name: str, seats: int) -> None:
    keeps(farwest.load(name), law, seats, games=HEAVY.get(law, 1))


@pytest.mark.parametrize("name", farwest.games())
@pytest.mark.parametrize("law", PAPERS)
def test_law_of_papers(law: str, name: str) -> None:
    game = farwest.load(name)
    keeps(game, law, game.seats[0], games=1)


def keeps(game: AnyGame, law: str, seats: int, games: int) -> None:
    """On games with seeds of their own, by climate and seats."""
    pure = not game.compiled
    if game.name in LONG:
        for seed in range(min(games, LONG_SEEDS)):
            LAWS[law](game, seats, short_seed(game, seats, 1000 * seats + 10 * pure + 100 * seed))
        return
    for seed in range(games):
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
