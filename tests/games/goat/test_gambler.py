"""The bot of goat that learned by playing itself."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import farwest
from bench.gambling.pack import pack
from farwest.arena import League, plan_for, summarise
from farwest.bots import bot
from farwest.games.goat.bots import gambler
from farwest.games.goat.bots.gambler import Gambler, Layer, learned
from farwest.kernel.errors import UnknownBot
from farwest.kernel.game import Game
from tests.bots.sittings import some_choices

GOAT: Game[Any, Any] = farwest.load("goat")
FEW = 30


def views(seats: int) -> list[Any]:
    return [GOAT.see(state, state.seat) for state in some_choices(GOAT, seats, FEW, 3)]


def options(view: Any) -> list[int]:
    found: list[int] = GOAT.world(view, GOAT.dice(0)).legal()
    return found


def whole(layer: Layer) -> NDArray[np.float64]:
    factors: NDArray[np.float64] = np.array(layer.factors, np.float64)[:, None]
    return factors * np.array(layer.rows, np.float64)


@pytest.mark.parametrize("seats", GOAT.seats)
def test_it_answers_with_an_option_the_same_for_the_same_view(seats: int) -> None:
    for view in views(seats):
        chosen = bot("gambler", GOAT, 7).choose(view)
        assert chosen in options(view)
        assert bot("gambler", GOAT, 7).choose(view) == chosen


def test_another_world_of_the_same_view_changes_nothing() -> None:
    """What lies hidden elsewhere is not among the numbers it reads."""
    for view in views(4):
        imagined = GOAT.world(view, GOAT.dice(Random(1).randrange(99)))
        seen = GOAT.see(imagined, imagined.seat)
        player = Gambler(GOAT, 1)
        assert player.weights(seen, options(seen)) == player.weights(view, options(view))


def test_layers_are_multiplied_as_matrices_are() -> None:
    first, second, liking = map(whole, learned())
    ones, twos, threes = (np.array(layer.bias) for layer in learned())
    assert GOAT.encoder is not None
    for view in views(3):
        seen = np.array(GOAT.encoder.encode(view))
        thought = np.maximum(0, np.maximum(0, seen @ first + ones) @ second + twos)
        liked = (liking @ thought + threes)[options(view)]
        expected = np.exp(liked - liked.max())
        assert Gambler(GOAT, heat=1).weights(view, options(view)) == pytest.approx(expected)


def test_what_is_packed_is_what_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As near as 8 bits are: half a step of the largest number of each row."""
    luck = np.random.default_rng(4)
    shapes = {"body.0": (5, 7), "body.1": (3, 5), "liking": (6, 3)}  # answers, numbers given
    trained = {f"{name}.weight": luck.normal(size=shape) for name, shape in shapes.items()}
    trained |= {f"{name}.bias": luck.normal(size=shape[0]) for name, shape in shapes.items()}
    (tmp_path / gambler.SHIPPED).write_bytes(pack(trained))
    monkeypatch.setattr(gambler, "files", lambda _: tmp_path)
    learned.cache_clear()
    try:
        read = learned()
    finally:
        learned.cache_clear()
    given = (trained["body.0.weight"].T, trained["body.1.weight"].T, trained["liking.weight"])
    for name, layer, weights in zip(shapes, read, given, strict=True):
        assert list(layer.bias) == pytest.approx(list(trained[f"{name}.bias"]), rel=1e-6)
        wrong = np.abs(whole(layer) - weights).max(1)
        assert (wrong <= 0.501 * np.abs(weights).max(1) / 127).all()


def test_the_colder_the_surer() -> None:
    view = max(views(5), key=lambda one: len(options(one)))
    sure, free = (sum(Gambler(GOAT, heat=heat).weights(view, options(view))) for heat in (0.05, 5))
    assert 1 <= sure < free <= len(options(view))


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
