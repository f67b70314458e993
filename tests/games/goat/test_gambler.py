"""The bot of goat that learned by playing itself; tests/kit/test_selftaught.py has the rest."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.arena import League, plan_for, summarise
from farwest.bots import bot
from farwest.kernel.errors import UnknownBot
from farwest.kernel.game import Game

GOAT: Game[Any, Any] = farwest.load("goat")


def test_it_beats_a_level_that_searches() -> None:
    """Of 60 games, duplicate deals; docs/strength.md has the figure against Legend."""
    plan = plan_for(GOAT, ["gambler", "cowhand"], 60, seats=2, seed=5)
    league = League(plan, jobs=1)
    list(league.play())
    won = {one.bot: one.win_rate.mean for one in summarise(GOAT, plan, league.counted()).ladder}
    assert won["gambler"] > 0.55


def test_it_knows_no_other_game() -> None:
    with pytest.raises(UnknownBot, match="There is no bot 'gambler'"):
        bot("gambler", farwest.load("meeples"))
