"""Faults: rules cannot raise, yet whoever called them gets the exception, and only they."""

from __future__ import annotations

import importlib
from threading import Thread
from typing import Any

import pytest

from tests.hot.conftest import Make

SOURCE = """from __future__ import annotations
from math import log, sqrt
from typing import Final
from farwest.kernel.dice import Dice
from farwest.kernel.state import Question, State, nothing
MAX_OPTIONS: Final = 3
MAX_WAITING: Final = 2
MAX_EVENTS: Final = 1


def answer_one(s: Toy, action: int) -> None:
    s.note = action


class ToyState(State):
    def __init__(self) -> None:
        super().__init__(MAX_OPTIONS, MAX_WAITING, MAX_EVENTS)
        self.note: int = 7
        self.gold: list[int] = [5] * 4
        self.hand: list[list[int]] = [[-1] * 3 for _ in range(2)]
        self.share: float = 0.5
        self.ready: bool = True


QUESTIONS: Final = {1: Question(nothing, answer_one)}


class Toy(ToyState):
    def answer(self, action: int) -> None:
        QUESTIONS[self.kind].answer(self, action)

    def item(self, k: int) -> int:
        return self.gold[k]

    def cell(self, a: int, b: int) -> int:
        return self.hand[a][b]

    def put(self, k: int, value: int) -> None:
        self.gold[k] = value

    def over(self, a: int, b: int) -> int:
        return a // b

    def twice(self, a: int) -> int:
        return a * 2

    def left(self, a: int, b: int) -> int:
        return a << b

    def root(self, x: float) -> float:
        return sqrt(x)

    def ln(self, x: float) -> float:
        return log(x)

    def ratio(self, x: float, y: float) -> float:
        return x / y

    def equal(self, a: int, x: float) -> bool:
        return a == x

    def cards(self, k: int) -> int:
        return len(self.hand[k])

    def flood(self, kind: int, times: int) -> None:
        for _ in range(times):
            if kind == 0:
                self.offer(1)
            elif kind == 1:
                self.ask(1, 0)
            else:
                self.tell(1, 0)

    def stumble(self, k: int, dice: Dice) -> int:
        found = 0
        for _ in range(2000):
            found += self.gold[k]
        return found

    def endless(self) -> int:
        k = 0
        while self.gold[k] != 99:
            k += 1
        return k
""".replace("s: Toy,", "s: ToyState,")

CALLS: dict[str, tuple[tuple[Any, ...], type[Exception]]] = {
    "item": ((4,), IndexError),
    "cell": ((1, 3), IndexError),
    "put": ((0, 2**31), OverflowError),
    "over": ((1, 0), ZeroDivisionError),
    "twice": ((2**62,), OverflowError),
    "left": ((1, -1), ValueError),
    "root": ((-1.0,), ValueError),
    "ln": ((0.0,), ValueError),
    "ratio": ((1.0, 0.0), ZeroDivisionError),
    "equal": ((2**53 + 1, 2.0**53), OverflowError),
    "cards": ((2,), IndexError),
    "endless": ((), IndexError),
}


@pytest.fixture
def toys(make: Make) -> tuple[Any, Any]:
    """The same game compiled and not; one build, since that is most of the time."""
    fast = make("toy", SOURCE)
    return fast, importlib.import_module("toys.toy.rules")


def test_faults_of_every_kind(toys: tuple[Any, Any]) -> None:
    fast, plain = toys
    check_each_kind(fast.Toy())
    check_sizes(fast.Toy, plain.Toy)
    check_threads(fast.Toy())
    check_fields(fast.Toy, plain.Toy)
    check_other_types(fast.Toy())


def check_each_kind(toy: Any) -> None:
    for name, (args, error) in CALLS.items():
        line = next(k for k, text in enumerate(SOURCE.split("\n")) if f"def {name}(" in text)
        with pytest.raises(error, match=r"^toy/rules.py:\d+: ") as caught:
            getattr(toy, name)(*args)
        assert type(caught.value) is error
        assert line < int(str(caught.value).split(":")[1]) <= line + 4
        assert 5 == toy.item(0), "a fault leaves nothing behind"
    toy.kind = 1
    toy.answer(3)
    assert 3 == toy.note
    toy.kind = 2
    with pytest.raises(KeyError, match="no row for this kind"):
        toy.answer(3)


def check_sizes(fast: Any, plain: Any) -> None:
    """Each buffer holds what the game said, and not one more."""
    for make_one in (fast, plain):
        for kind, size in enumerate((3, 2, 1)):
            toy = make_one()
            toy.listening = True
            toy.flood(kind, size)
            with pytest.raises(IndexError):
                toy.flood(kind, 1)
            assert size == (toy.count, toy.depth, toy.events)[kind]
            assert [len(toy.action), len(toy.waiting), len(toy.event)] == [3, 8, 6]
        toy = make_one()
        toy.depth = 2
        twin = toy.clone()
        twin.flood(2, 1)
        with pytest.raises(IndexError):
            twin.ask(1, 0)
    toy = fast()
    toy.depth = 3
    with pytest.raises(IndexError):
        toy.clone()


def check_threads(toy: Any) -> None:
    """One thread stumbles every time, the others never; none takes another's fault."""
    wrong: list[str] = []

    def walk(mine: Any, dice: Any, k: int) -> None:
        for _ in range(2000):
            try:
                mine.stumble(k, dice)
                raised = False
            except IndexError:
                raised = True
            if raised != (k == 9):
                wrong.append(f"{k}: {raised}")

    dice = importlib.import_module("farwest.kernel._fast").Dice
    threads = [Thread(target=walk, args=(toy.clone(), dice(1), k)) for k in (0, 9, 1, 9, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [] == wrong


def check_fields(fast: Any, plain: Any) -> None:
    """Fields read and written by Python: whole lists, the same in both."""
    for make_one in (fast, plain):
        toy = make_one()
        assert ([5] * 4, [[-1] * 3] * 2) == (toy.gold, toy.hand)
        assert (7, 0.5, True, -3) == (toy.note, toy.share, toy.ready, toy.seat)
        toy.gold, toy.hand, toy.waiting = [1, 2, 3, 4], [[1, 2, 3], [4, 5, 6]], list(range(8))
        toy.depth, toy.share, toy.ready = 2, 0.25, False
        twin = toy.clone()
        toy.put(0, 77)
        assert ([1, 2, 3, 4], [[1, 2, 3], [4, 5, 6]], list(range(8))) == (
            twin.gold,
            twin.hand,
            twin.waiting,
        )
        assert (2, 0.25, False, 6) == (twin.depth, twin.share, twin.ready, twin.cell(1, 2))
        assert [(0, 1, 2, 3), (4, 5, 6, 7), (0, -3, 0, 0)] == twin.frames()
    toy = fast()
    with pytest.raises(ValueError, match="a list of 8 ints"):
        toy.waiting = [1]
    with pytest.raises(OverflowError):
        toy.gold = [2**31, 0, 0, 0]


def check_other_types(toy: Any) -> None:
    kernel = importlib.import_module("farwest.kernel._fast")
    other = kernel.State(3, 2, 1)
    other.ask(1, 0)
    with pytest.raises(ValueError, match="two games"):
        toy.copy_from(other)
    with pytest.raises(ValueError, match="two games"):
        other.clone()
    with pytest.raises(IndexError):
        kernel.State.__new__(kernel.State).ask(1, 0)
    with pytest.raises(TypeError):
        other.__init__(1, 1, 1)
    with pytest.raises(OverflowError):
        kernel.State(1, 2**62, 1)
    with pytest.raises(TypeError):
        toy.copy_from(None)
