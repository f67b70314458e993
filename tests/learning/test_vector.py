"""Many games at once give what one game gives: the same eyes, options, seats and ends."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import farwest
from farwest.errors import BadCall, IllegalAction
from farwest.kernel.state import CHANCE, OVER
from farwest.learning.eyes import Eyes
from farwest.learning.vector import Arrays, Vector

GAMES = farwest.games()
EVERY = [
    pytest.param(name, seats, marks=[pytest.mark.slow] if seats > game.seats[0] else [])
    for name, game in {name: farwest.load(name) for name in GAMES}.items()
    for seats in game.seats
]


def random_actions(arrays: Arrays, rng: np.random.Generator) -> Any:
    noise = rng.random(arrays.mask.shape, dtype=np.float32)
    return (arrays.mask * (noise + 1)).argmax(1).astype(np.int32)


class OneByOne:
    """The same game by the library's own hands: Python's loop, the view, the encoder."""

    def __init__(self, name: str, seats: int, seed: int) -> None:
        self.game, self.seats = farwest.load(name), seats
        self.dice = self.game.dice(seed)
        self.begin()

    def begin(self) -> None:
        self.s, self.answers = self.game.start(self.seats), 0
        self.settle()

    def settle(self) -> None:
        while self.s.seat != OVER:
            options = self.s.legal()
            if self.s.seat != CHANCE and len(options) > 1:
                return
            self.s.play(self.s.random_option(self.dice))
            self.answers += 1

    def play(self, action: int) -> None:
        self.s.play(action)
        self.answers += 1
        self.settle()

    def seen(self) -> list[int]:
        assert self.game.encoder
        return self.game.encoder.encode(self.game.see(self.s, self.s.seat))

    def rewards(self) -> list[float]:
        """Of those on another side, how many more one is ahead of than behind."""
        places, side = self.s.final_places(), [self.s.side(k) for k in range(self.seats)]
        found = []
        for seat, place in enumerate(places):
            met = [places[k] for k in range(self.seats) if side[k] != side[seat]]
            found.append(sum((k > place) - (k < place) for k in met) / len(met))
        return found


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_every_game_goes_as_it_goes_alone(name: str, seats: int) -> None:
    games, seed = 3, 5
    vector = Vector(name, seats, games, seed=seed)
    alone = [OneByOne(name, seats, seed * games + k) for k in range(games)]
    arrays, rng = vector.arrays(), np.random.default_rng(seed)
    vector.begin(arrays)
    ends = 0
    while ends < 2:
        for k, one in enumerate(alone):
            assert arrays.seen[k].tolist() == one.seen()
            assert np.flatnonzero(arrays.mask[k]).tolist() == one.s.legal()
            assert arrays.seat[k] == one.s.seat
        actions = random_actions(arrays, rng)
        vector.step(actions, arrays)
        for k, one in enumerate(alone):
            one.play(int(actions[k]))
            assert bool(arrays.ended[k]) == (one.s.seat == OVER)
            if arrays.ended[k]:
                assert arrays.reward[k, :seats].tolist() == pytest.approx(one.rewards())
                assert not arrays.reward[k, seats:].any()
            else:
                assert not arrays.reward[k].any()
            if arrays.ended[k] or arrays.cut[k]:
                assert bool(arrays.cut[k]) == (one.s.seat != OVER)
                ends += 1
                one.begin()


@pytest.mark.parametrize("name", GAMES)
def test_threads_change_nothing(name: str) -> None:
    found = []
    for threads in (1, 2):
        vector = Vector(name, farwest.load(name).seats[0], games=128, seed=3, threads=threads)
        arrays, rng = vector.arrays(), np.random.default_rng(1)
        vector.begin(arrays)
        for _ in range(30):
            vector.step(random_actions(arrays, rng), arrays)
        found.append([arrays.seen.copy(), arrays.mask.copy(), arrays.seat.copy()])
        vector.close()
    for one, two in zip(*found, strict=True):
        assert np.array_equal(one, two)


def test_a_wrong_action_changes_nothing_in_any_game() -> None:
    vector = Vector("goat", 3, games=4, seed=1)
    arrays = vector.arrays()
    vector.begin(arrays)
    actions = random_actions(arrays, np.random.default_rng(0))
    before = arrays.seen.copy()
    for wrong in (-1, vector.actions, 2**31 - 1, int(np.flatnonzero(arrays.mask[3] == 0)[0])):
        bad = actions.copy()
        bad[3] = wrong
        with pytest.raises(IllegalAction, match=r"Game 3: action -?\d+ is none of its options\."):
            vector.step(bad, arrays)
        assert np.array_equal(before, arrays.seen)
    vector.step(actions, arrays)
    assert not np.array_equal(before, arrays.seen)


def test_arrays_of_another_shape_are_refused() -> None:
    vector, other = Vector("goat", 3, games=4), Vector("goat", 3, games=5)
    arrays = other.arrays()
    with pytest.raises(BadCall, match="`seen` is an array of"):
        vector.begin(arrays)
    with pytest.raises(BadCall, match="One action for each of 4 games"):
        vector.step(np.zeros(5, np.int32), vector.arrays())


def test_eyes_of_one_game_do_not_look_at_another() -> None:
    eyes = Eyes(farwest.load("goat"))
    with pytest.raises(TypeError, match="these eyes are for the states of another game"):
        eyes.see(farwest.load("carson").start(3), 0)


class Foreign:
    """An array of another library, as far as DLPack shows one: torch's, say."""

    def __init__(self, shape: tuple[int, ...], kind: Any) -> None:
        self.own = np.zeros(shape, kind)

    def __dlpack__(self, **wishes: Any) -> Any:
        return self.own.__dlpack__(**wishes)

    def __dlpack_device__(self) -> Any:
        return self.own.__dlpack_device__()


def test_arrays_are_shared_with_other_libraries_without_a_copy() -> None:
    vector = Vector("goat", 3, games=4, seed=1)
    shapes = {name: (array.shape, array.dtype) for name, array in vars(vector.arrays()).items()}
    foreign = {name: Foreign(*shape) for name, shape in shapes.items()}
    shared: dict[str, Any] = {name: np.from_dlpack(theirs) for name, theirs in foreign.items()}
    arrays = Arrays(**shared)
    vector.begin(arrays)
    for name, theirs in foreign.items():
        assert np.shares_memory(theirs.own, getattr(arrays, name))
    assert foreign["mask"].own.any()
    before = foreign["seen"].own.copy()
    theirs_again = np.from_dlpack(arrays.seen)
    vector.step(random_actions(arrays, np.random.default_rng(0)), arrays)
    assert not np.array_equal(before, foreign["seen"].own)
    assert np.array_equal(theirs_again, foreign["seen"].own)
