"""What the house asks of every game, asked of newgame."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwest.bots import bot
from farwest.kit.rulebook import rulebook
from farwest.laws import LAWS, uncited
from farwest.scaffold.newgame.game import GAME

HERE = Path(__file__).parent
DEALS = 12


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("law", LAWS)
def test_it_keeps_every_law(law: str, seats: int) -> None:
    LAWS[law](GAME, seats, seats)


def test_every_rule_has_a_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    assert [] == uncited(rulebook(GAME), tests, {})


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_bots_play_it_better_than_chance(seats: int) -> None:
    """A bot that plays badly is a fault as any other: docs/new-game.md says where to look."""
    won = 0.0
    for deal in range(DEALS):
        match, best = GAME.match(seats, seed=deal), deal % seats
        players = [bot("random", GAME, k) for k in range(seats)]
        players[best] = bot("search:iterations=60:leaning=1:width=1:guessing=1", GAME, deal)
        while match.seat is not None:
            match.play(players[match.seat].choose(match.view(match.seat)))
        places = match.places()
        won += (places[best] == 1) / places.count(1)
    assert won > 1.5 * DEALS / seats
