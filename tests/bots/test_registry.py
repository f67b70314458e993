"""Bots by name, one's own and those of other packages too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.bots import RandomBot, bot, bots, register
from farwest.bots.levels import LEVELS
from farwest.bots.registry import MAKERS, levels
from farwest.bots.search import SearchBot
from farwest.kernel.errors import BadCall, UnknownBot
from farwest.kernel.game import Game

GOAT: Game[Any, Any] = farwest.load("goat")
OUTSIDE = """
class Last:
    def __init__(self, game, seed=0, *, step=1):
        self.game, self.step = game, step

    def choose(self, view):
        return self.game.world(view, self.game.dice(0)).legal()[-self.step]
"""


def test_every_name_gives_a_bot() -> None:
    match = GOAT.match(seats=3, seed=1)
    assert match.seat is not None
    for name in ("random", "greedy", "search", "greenhorn", "cowhand", "gunslinger", "legend"):
        assert name in bots()
        assert callable(bot(name, GOAT).choose)


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"There is no bot 'legende'; there is random, .*legend"):
        bot("legende", GOAT)


@pytest.mark.parametrize(
    "spec",
    ["random:depth=3", "search:iteration=5", "search:iterations=many", "greedy:worlds", "cowhand:"],
)
def test_a_bad_parameter_is_answered_with_a_sentence(spec: str) -> None:
    with pytest.raises(UnknownBot, match=r"cannot be had as") as refused:
        bot(spec, GOAT)
    assert spec in str(refused.value)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    "spec", ["search:iterations=0", "search:threads=0", "greedy:worlds=0", "search:seconds=-1"]
)
def test_a_budget_of_nothing_is_refused_before_the_game(spec: str) -> None:
    with pytest.raises(BadCall):
        bot(spec, GOAT)


def test_every_refusal_is_a_bad_call() -> None:
    """So that a command line can answer it with a sentence."""
    assert issubclass(UnknownBot, BadCall)


def test_parameters_are_numbers_where_they_look_like_it() -> None:
    seen: dict[str, Any] = {}

    class Curious(RandomBot):
        def __init__(self, game: Game[Any, Any], seed: int, **wishes: Any) -> None:
            super().__init__(game, seed)
            seen.update(wishes)

    register("curious", Curious)
    try:
        assert "curious" in bots()
        bot("curious:depth=3:rate=0.5:style=sly", GOAT)
    finally:
        del MAKERS["curious"]
    assert seen == {"depth": 3, "rate": 0.5, "style": "sly"}


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package as pip would leave it."""
    (tmp_path / "lastpackage.py").write_text(OUTSIDE)
    info = tmp_path / "lastpackage-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lastpackage\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[farwest.bots]\nlast = lastpackage:Last\n")
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("outside")
def test_a_bot_of_another_package_sits_down_by_its_entry_point() -> None:
    assert "last" in bots()
    player, match = bot("last", GOAT), GOAT.match(seats=3, seed=2)
    second = bot("last:step=2", GOAT)
    view = match.view(match.seat)
    options = [option.action for option in match.options()]

    assert options[-1] == player.choose(view)
    assert options[-2] == second.choose(view)
    while match.seat is not None:
        match.play(player.choose(match.view(match.seat)))
    with pytest.raises(UnknownBot, match="cannot be had as"):
        bot("last:stride=2", GOAT)


def test_a_game_may_set_one_level_anew_and_a_wish_comes_after_it() -> None:
    """Slips cost more in some games: what is said of one level there holds for no other."""
    meeples = farwest.load("meeples")
    steps = levels(meeples).STEPS["greenhorn"]
    slips = [slip_of(spec, meeples) for spec in ("greenhorn", "greenhorn:slip=0.2", "cowhand")]
    assert slips == [steps["slip"], 0.2, LEVELS["cowhand"]["slip"]]
    assert slip_of("greenhorn", GOAT) == LEVELS["greenhorn"]["slip"] != steps["slip"]


def slip_of(spec: str, game: Game[Any, Any]) -> float:
    found = bot(spec, game)
    assert isinstance(found, SearchBot)
    return found.slip
