"""Bots that learned by playing themselves: what they ship is read as it was packed."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import farwest
from bench.selftaught.pack import pack
from bench.selftaught.unpack import unpack
from farwest.bots import bot
from farwest.games.desperados.bots import tracker
from farwest.games.goat.bots import gambler
from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame
from farwest.kit.selftaught import FORMAT, SIZES, Instinct, SelfTaught
from tests.bots.sittings import some_choices

FEW = 30
CUT_OFF = 0.001  # what a layer tells the next is cut off at 2**-14, some thousand times
INSTINCTS = {
    "gambler": (farwest.load("goat"), gambler.INSTINCT),
    "tracker": (farwest.load("desperados"), tracker.INSTINCT),
}
each = pytest.mark.parametrize("name", sorted(INSTINCTS))
Matrices = list[tuple[NDArray[np.float64], NDArray[np.float64]]]


def views(game: AnyGame, seats: int) -> list[Any]:
    return [game.see(state, state.seat) for state in some_choices(game, seats, 3, FEW)]


def options(game: AnyGame, view: Any) -> list[int]:
    found: list[int] = game.world(view, game.dice(0)).legal()
    return found


def matrices(told: bytes) -> Matrices:
    """The layers of a file, each its bias and its rows, read without the house's help."""
    start = len(FORMAT) + SIZES.size
    seen, first, second, actions = SIZES.unpack(told[len(FORMAT) : start])
    found: Matrices = []
    for wide, count, answers in (
        (first, seen, first),
        (second, first, second),
        (second, actions, actions),
    ):
        bias = np.frombuffer(told, "<f4", answers, start)
        start += bias.nbytes
        factors = np.frombuffer(told, "<f4", count, start)
        start += factors.nbytes
        rows = np.frombuffer(told, "i1", count * wide, start).reshape(count, wide)
        start += rows.nbytes
        found.append((bias.astype(float), rows * factors[:, None].astype(float)))
    assert start == len(told)
    return found


@each
def test_it_answers_with_an_option_the_same_for_the_same_view(name: str) -> None:
    game, _ = INSTINCTS[name]
    for seats in game.seats:
        for view in views(game, seats):
            chosen = bot(name, game, 7).choose(view)
            assert chosen in options(game, view)
            assert bot(name, game, 7).choose(view) == chosen


@each
def test_another_world_of_the_same_view_changes_nothing(name: str) -> None:
    """What lies hidden elsewhere is not among the numbers it reads."""
    game, instinct = INSTINCTS[name]
    for view in views(game, 4):
        imagined = game.world(view, game.dice(Random(1).randrange(99)))
        seen = game.see(imagined, imagined.seat)
        given = options(game, view)
        assert instinct.weights(game, seen, given) == instinct.weights(game, view, given)


@each
def test_lanes_add_up_as_matrices_are_multiplied(name: str) -> None:
    game, instinct = INSTINCTS[name]
    (ones, first), (twos, second), (threes, liking) = matrices(instinct.file.read_bytes())
    for view in [*views(game, 3), *views(game, game.seats[-1])]:
        seen = np.array(instinct.given(game, view))
        thought = np.maximum(0, np.maximum(0, seen @ first + ones) @ second + twos)
        liked = (liking @ thought + threes)[options(game, view)]
        expected = np.exp(liked - liked.max())
        weights = instinct.weights(game, view, options(game, view))
        assert weights == pytest.approx(list(expected), abs=CUT_OFF)


def test_what_is_packed_is_what_is_read() -> None:
    """As near as 8 bits are: half a step of the largest number of each row."""
    luck = np.random.default_rng(4)
    shapes = {"body.0": (5, 7), "body.1": (3, 5), "liking": (6, 3)}  # answers, numbers given
    trained = {f"{name}.weight": luck.normal(size=shape) for name, shape in shapes.items()}
    trained |= {f"{name}.bias": luck.normal(size=shape[0]) for name, shape in shapes.items()}
    trained["largest"] = np.array([1, 1, 4, 1, 255, 1, 80])
    told = pack(trained)
    given = (
        trained["body.0.weight"].T / trained["largest"][:, None],
        trained["body.1.weight"].T,
        trained["liking.weight"],
    )
    for name, (bias, rows), weights in zip(shapes, matrices(told), given, strict=True):
        assert list(bias) == pytest.approx(list(trained[f"{name}.bias"]), rel=1e-6)
        wrong = np.abs(rows - weights).max(1)
        assert (wrong <= 0.501 * np.abs(weights).max(1) / 127).all()


@each
def test_who_goes_on_from_what_ships_begins_as_it_ended(name: str) -> None:
    """Packed once more, not a byte is another."""
    told = INSTINCTS[name][1].file.read_bytes()
    learned = unpack(told)
    seen = learned["body.0.weight"].shape[1]
    assert pack({**learned, "largest": np.ones(seen, np.float32)}) == told


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.weights").write_bytes(b"something else\n")
    game, _ = INSTINCTS["gambler"]
    view = views(game, 2)[0]
    with pytest.raises(
        ValueError, match=r"^odd\.weights does not begin with 'farwest selftaught 1'\.$"
    ):
        Instinct(tmp_path / "odd.weights").weights(game, view, options(game, view))


@each
@pytest.mark.parametrize("heat", ["0", "-1", "nan"])
def test_who_has_no_heat_is_refused_in_a_sentence(name: str, heat: str) -> None:
    game, _ = INSTINCTS[name]
    with pytest.raises(BadCall, match=r"^Heat is above 0, as 0\.1 or 1, not "):
        bot(f"{name}:heat={heat}", game)


@each
def test_the_colder_the_surer(name: str) -> None:
    game, instinct = INSTINCTS[name]
    view = max(views(game, game.seats[-1]), key=lambda one: len(options(game, one)))
    given = options(game, view)
    sure, free = (
        sum(SelfTaught(game, instinct, 0, heat).weights(view, given)) for heat in (0.05, 5)
    )
    assert 1 <= sure < free <= len(given)
