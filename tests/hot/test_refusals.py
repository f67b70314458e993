# ruff: noqa: E501
"""What leaves the subset fails the build, with its file and line, the reason and the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.hot.build import REPO, kernel_entry
from tools.hot.rooms import LeavesSubset
from tools.hot.unit import Unit
from tools.hot.write import write

HEAD = """from __future__ import annotations
from typing import Final
from farwest.kernel.dice import Dice
from farwest.kernel.state import Question, State
SIZE: Final = 4
TABLE: Final = (1, 2, 3)
RAGGED: Final = ((1, 2), (3,))
loose = 3


def pure(n: int) -> int:
    return n + 1


class Toy(State):
    def __init__(self) -> None:
        super().__init__(8, 8, 8)
        self.gold: list[int] = [0] * SIZE
        self.hand: list[list[int]] = [[0] * SIZE for _ in range(3)]
        self.share: float = 0.0
        self.ready: bool = False

    def spend(self, n: int) -> int:
        self.gold[0] -= n
        return self.gold[0]

    def peek(self, n: int) -> int:
        return self.gold[n]


def first(s: Toy, n: int, items: list[int], d: Dice) -> int:
    x = 0
"""
BODIES = {
    "s.gold = [1]": "never a whole list",
    "x = 'a'": "only numbers",
    "x = [1]": "List is not in the hot subset",
    "x, n = n, x": "Tuple is not in the hot subset",
    "x = n ** 2": "no ** and no @",
    "x = n / 2": "/ is for floats",
    "x = 0.5": "`x` is int, and this is float",
    "s.share = n": "an int where a float should be",
    "s.ready = n": "int where bool should be",
    "s.share = s.share // 2.0": "floats know only",
    "x = n if n > 0 else 0.5": "now one and now the other",
    "y = s.hand[0]": "a whole list where a number should be",
    "items = s.gold": "a whole list where a number should be",
    "s = s": "not a number",
    "x = y": "neither a local, nor an argument, nor a Final number",
    "x = loose": "neither a local",
    "x = SIZE[0]": "not an item of a list",
    "x = RAGGED[0][0]": "tuples of one length",
    "TABLE[0] = 1": "a table cannot change",
    "x = TABLE": "neither a local",
    "x = pick(TABLE)": "not a hot function",
    "x = s.nobody()": "not a hot function",
    "x = s.nothing": "not a field",
    "x = s.gold[0:2]": "Slice is not in the hot subset",
    "x = 9223372036854775808": "beyond 64 bits",
    "if n:\n        y = 1\n    x = y": "it may have no value here",
    "for k in range(n):\n        x += k\n    x = k": "it may have no value here",
    "for k in s.gold:\n        x += k": "a hot loop is",
    "for k in range(n, 0, x):\n        pass": "the step of a range",
    "for k in range(n):\n        pass\n    else:\n        x = 1": "a hot loop is",
    "while n:\n        n -= 1\n    else:\n        x = 1": "a hot loop is",
    "x = s.spend(1) + s.gold[0]": "C has no order here",
    "x = s.spend(1) + s.spend(2)": "C has no order here",
    "x = s.peek(s.spend(1)) + s.gold[1]": "C has no order here",
    "s.gold[s.gold[1]] = s.spend(1)": "C has no order here",
    "s.gold[1] += s.spend(1)": "C has no order here",
    "x = 1 < s.spend(1) < 3": "C would make this call twice",
    "x = max(s.spend(1), s.gold[0])": "C has no order here",
    "s.ask(s.spend(1), s.gold[0])": "C has no order here",
    "x = s.hand[s.spend(1)][s.gold[0]]": "C has no order here",
    "raise ValueError": "Raise is not in the hot subset",
    "try:\n        x = 1\n    except IndexError:\n        x = 2": "Try is not in the hot subset",
    "assert n": "Assert is not in the hot subset",
    "with s:\n        x = 1": "With is not in the hot subset",
    "del x": "Delete is not in the hot subset",
    "x = (y := 2)": "NamedExpr is not in the hot subset",
    "x = n in s.gold": "of comparisons only",
    "x = s is s": "of comparisons only",
    "x = lambda: 1": "Lambda is not in the hot subset",
    "x = n and 3": "and/or join bools only",
    "x = pure(1, 2)": "these are not its arguments",
    "x = pure(m=2)": "these are not its arguments",
    "x = pure(0.5)": "float where int should be",
    "x = pure(s)": "not a number",
    "x = s.offer(1)": "this call gives nothing",
    "x = 1 + s.offer(1)": "this call gives nothing",
    "if s.offer(1):\n        x = 1": "this call gives nothing",
    "s.offer_counts(0, TABLE)": "here a list is wanted",
    "s.redeal(0, s)": "here a Dice is wanted",
    "x = min(1, 0.5)": "not a hot function",
    "x = log(2)": "`log` is not imported",
    "x = len(n)": "not a list of known size",
    "double = 1": "is a word of C",
    "range = 1": "is a word of C",
    "n: float = 0.5": "a local is an int, a bool or a float, and stays one",
    "n[0] = 1": "one target",
    "return": "this function gives int",
    "QUESTIONS[n].options(s)": "not a hot function",
    "x = s.waiting[0]": "the stack is the kernel's",
    "5": "Expr is not in the hot subset",
}
ROOMS = {
    "def f(s: Toy, words: str) -> None:\n    pass": "it takes or gives what has no C type",
    "def f(s: Toy) -> int:\n    if s.a:\n        return 1": "it may end without a return",
    "def f(n: int) -> int:\n    return f(n)": "a hot function may not call itself",
    "def f(n: int) -> int:\n    return g(n)\n\n\ndef g(n: int) -> int:\n    return f(n)": "call itself",
    "def pure(n: int) -> int:\n    return n": "has a `pure` too",
    "class Toy(State):\n    pass": "has a `Toy` too",
    "class T(State):\n    pass": "must say `super().__init__(SIZES)`",
    "class T(State):\n    def __init__(self) -> None:\n        super().__init__()": "takes 3 sizes",
    "class T(Toy):\n    x = 1": "a hot class has only methods",
    "class T(Toy):\n    def __init__(self) -> None:\n        super().__init__()\n"
    "        self.x: int = 0": "may not add fields",
    "class T(Toy):\n    def ask(self, n: int) -> None:\n        pass": "this method is @final above",
    "class T(Toy):\n    def setup(self, n: int) -> None:\n        pass": "differ from the method above",
    "class T(Toy):\n    def ahead(self, seat: int, other: int) -> bool:\n        self.a = 1\n"
    "        return True": "it changes nothing",
    "class T:\n    def __init__(self) -> None:\n        self.x: str = ''": "a field is an int",
    "class T:\n    def __init__(self) -> None:\n        self.x = 1": "may only say",
    "class T:\n    def __init__(self) -> None:\n        self.x: list[int] = [1099511627776] * 2": "32 bits",
    "class T:\n    def __init__(self) -> None:\n        self.long: int = 1": "is a word of C",
    "QUESTIONS: Final = {1: Question(pure, pure)}\n\n\nclass T(Toy):\n"
    "    def options(self) -> None:\n        QUESTIONS[self.a].options(self)": "not a number",
    "QUESTIONS: Final = {1: Question(max, pure)}\n\n\nclass T(Toy):\n"
    "    def options(self) -> None:\n        QUESTIONS[self.a].options(self)": "has no hot function",
}


def refusal(tmp_path: Path, source: str) -> tuple[str, str]:
    """The line and the reason of what the generator says of a room."""
    folder = tmp_path / "toys" / "bad"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text(source)
    roots = (tmp_path, REPO / "src")
    with pytest.raises(LeavesSubset) as caught:
        write(Unit("toys.bad.rules", kernel_entry(roots), roots), folder, "")
    file, line, reason = str(caught.value).split(":", 2)
    assert str(folder / "rules.py") == file
    return line, reason


@pytest.mark.parametrize("body", BODIES)
def test_a_statement_outside_the_subset(tmp_path: Path, body: str) -> None:
    line, reason = refusal(tmp_path, f"{HEAD}    {body}\n    return x\n")

    assert BODIES[body] in reason
    code = f"    {body}".split("\n")
    begin = HEAD.count("\n") + 1
    assert begin <= int(line) <= begin + len(code)
    assert "`" in reason


@pytest.mark.parametrize("room", ROOMS)
def test_a_declaration_outside_the_subset(tmp_path: Path, room: str) -> None:
    line, reason = refusal(tmp_path, f"{HEAD}    return x\n\n\n{room}\n")

    assert ROOMS[room] in reason
    assert int(line) > HEAD.count("\n")


def test_the_head_alone_is_in_the_subset(tmp_path: Path) -> None:
    folder = tmp_path / "toys" / "good"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text(f"{HEAD}    return x\n")
    roots = (tmp_path, REPO / "src")

    write(Unit("toys.good.rules", kernel_entry(roots), roots), folder, "")

    assert "cdef class Toy(State)" in (folder / "_fast.pyx").read_text()


def test_a_room_with_a_slip_of_the_pen(tmp_path: Path) -> None:
    line, reason = refusal(tmp_path, "def f(:\n")

    assert ("1", " invalid syntax") == (line, reason)
