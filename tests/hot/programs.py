"""Random programs of the hot subset: one class with methods that compute, mutate and call.

Programs may fault, overflow and run out of lists; they may not run for long. So shifts are kept
small, loops are short, and a method calls only those written before it.
"""

from __future__ import annotations

from random import Random

HEAD = '''"""Random rules."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

EDGE: Final = 2**31 - 1
MASK: Final = 2**63 - 1
LOWEST: Final = -(2**63)
TABLE: Final = (3, -1, 2**31 - 1, -(2**31), 0, 7)
PAIRS: Final = ((0, 5, -9), (2**40, 1, -(2**63)))
SHARES: Final = (0.25, -1.5, 3.0)


def pick(items: list[int], k: int) -> int:
    return items[k] * 3 - k


def smear(items: list[int], k: int, by: int) -> None:
    for i in range(len(items)):
        items[i] += by
        if i == k:
            break


def total(items: list[int]) -> int:
    found = 0
    for i in range(len(items)):
        found += items[i]
    return found


class Sheet:
    def __init__(self) -> None:
        self.a: int = 3
        self.b: int = -5
        self.flag: bool = False
        self.x: float = 0.5
        self.row: list[int] = [7] * 5
        self.grid: list[list[int]] = [[-2] * 4 for _ in range(3)]
        self.part: list[float] = [1.5] * 3
'''
EDGES = (
    *(0, 1, -1, 2, 3, 5, 31, 32, 62, 63, 64, 2**31 - 1, -(2**31), 2**31, 2**32, 2**53 + 1),
    *(2**62, -(2**62), 2**63 - 1, -(2**63)),
)
INTS = ("p", "q", "u", "v", "self.a", "self.b")


class Writer:
    """Writes one method after another; every choice comes from the seed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.lines: list[str] = []
        self.loops = 0
        self.methods = 0

    def one(self, *choices: str) -> str:
        return self.random.choice(choices)

    def literal(self) -> str:
        edge = self.random.random() < 0.15
        return str(self.random.choice(EDGES) if edge else self.random.randint(-4, 9))

    def index(self, size: int, deep: int) -> str:
        """Mostly in range, so that programs get somewhere."""
        pick = self.random.random()
        if pick < 0.4:
            return str(self.random.randrange(size))
        if pick < 0.97:
            return f"{self.integer(deep - 1)} % {size}"
        return self.integer(deep - 1)

    def integer(self, deep: int) -> str:
        if deep <= 0:
            return self.one(*INTS, *INTS, *INTS, self.literal(), self.literal(), "EDGE")
        a = self.integer(deep - 1)
        match self.random.randrange(17):
            case 0 | 1 | 2 | 3:
                return f"({a} {self.one('+', '-', '*')} {self.integer(deep - 1)})"
            case 4 if self.random.random() < 0.3:
                return f"({a} {self.one('//', '%')} {self.integer(deep - 1)})"
            case 4 | 5:
                return f"({a} {self.one('//', '%')} {self.one('3', '-7', '64', 'EDGE')})"
            case 6:
                return f"({a} {self.one('&', '|', '^')} {self.integer(deep - 1)})"
            case 7:
                by = f"{self.integer(deep - 1)} {self.one('% 67 - 1', '% 9', '& 7')}"
                return f"({a} {self.one('<<', '>>')} ({by}))"
            case 8:
                inner = self.one(
                    f"{a} * {self.integer(deep - 1)} + 977", f"{a} << {self.one(*'159')}"
                )
                return f"(({inner}) & {self.one('MASK', '255', '65535')})"
            case 9:
                return f"({self.one('-', '~', '+')}{a})"
            case 10:
                return f"({a} if {self.truth(deep - 1)} else {self.integer(deep - 1)})"
            case 11:
                return f"{self.one('min', 'max')}({a}, {self.integer(deep - 1)}, {self.literal()})"
            case 12:
                return f"abs({a})"
            case 13:
                return f"self.row[{self.index(5, deep)}]"
            case 14:
                return f"self.grid[{self.index(3, deep)}][{self.index(4, deep)}]"
            case 15:
                return self.one(
                    f"TABLE[{self.index(6, deep)}]",
                    f"PAIRS[{self.index(2, deep)}][{self.index(3, deep)}]",
                    f"len(self.grid[{self.index(3, deep)}])",
                )
        return self.one(
            f"pick(self.row, {self.index(5, deep)})",
            f"pick(self.grid[{self.index(3, deep)}], {self.index(4, deep)})",
            "total(self.row)",
        )

    def truth(self, deep: int) -> str:
        if deep <= 0:
            return self.one("self.flag", "t", "p < q", "u == v")
        match self.random.randrange(7):
            case 0:
                return f"(not {self.truth(deep - 1)})"
            case 1:
                return f"({self.truth(deep - 1)} {self.one('and', 'or')} {self.truth(deep - 1)})"
            case 2:
                sign = self.one("<", "<=", ">", ">=", "==", "!=")
                return (
                    f"({self.integer(deep - 1)} {sign} {self.integer(deep - 1)} < {self.literal()})"
                )
            case 3:
                sign = self.one("<", "==", ">=")
                return f"({self.fraction(deep - 1)} {sign} {self.integer(deep - 1)})"
            case 4:
                return f"({self.truth(deep - 1)} {self.one('&', '|', '^')} {self.truth(deep - 1)})"
        sign = self.one("<", "<=", ">", ">=", "==", "!=")
        return f"({self.integer(deep - 1)} {sign} {self.integer(deep - 1)})"

    def fraction(self, deep: int) -> str:
        if deep <= 0:
            return self.one("self.x", "z", "0.5", "-3.25", "1e300", "float(p)")
        a = self.fraction(deep - 1)
        match self.random.randrange(7):
            case 0:
                return f"({a} {self.one(*'+-*+-*/')} {self.fraction(deep - 1)})"
            case 1:
                return f"({a} {self.one(*'+-*+-*/')} {self.integer(deep - 1)})"
            case 2:
                of = self.one(f"abs({a}) + 1.0", f"abs({a})", self.integer(deep - 1))
                return f"{self.one('log', 'sqrt')}({of})"
            case 3:
                return f"self.part[{self.index(3, deep)}]"
            case 4:
                return f"SHARES[{self.index(3, deep)}]"
            case 5:
                return f"{self.one('min', 'max')}({a}, {self.fraction(deep - 1)})"
        return f"({a} if {self.truth(deep - 1)} else {self.fraction(deep - 1)})"

    def place(self) -> str:
        return self.one(
            "u",
            "v",
            "self.a",
            "self.b",
            f"self.row[{self.index(5, 2)}]",
            f"self.grid[{self.index(3, 2)}][{self.index(4, 2)}]",
        )

    def statement(self, deep: int, depth: int, in_loop: bool) -> None:
        pad = "    " * depth
        say = self.lines.append
        match self.random.randrange(14 if deep > 0 else 9):
            case 0 | 1:
                say(f"{pad}{self.place()} = {self.integer(3)}")
            case 2 | 3:
                sign = self.one("+", "-", "*", "//", "%", "&", "|", "^", ">>", "<<")
                value = f"({self.integer(2)} % 40)" if sign in ("<<", ">>") else self.integer(2)
                say(f"{pad}{self.place()} {sign}= {value}")
            case 4:
                say(f"{pad}{self.one('t', 'self.flag')} = {self.truth(2)}")
            case 5:
                place = self.one("z", "self.x", f"self.part[{self.index(3, 1)}]")
                say(f"{pad}{place} {self.one('', '+', '*')}= {self.fraction(2)}")
            case 6:
                row = self.one("self.row", f"self.grid[{self.index(3, 1)}]")
                say(f"{pad}smear({row}, {self.integer(1)}, {self.integer(1)})")
            case 7 if self.methods:
                callee = self.random.randrange(max(0, self.methods - 6), self.methods)
                args = f"{self.integer(1)}, {self.one('q=', '')}{self.integer(1)}"
                say(f"{pad}u = self.m{callee}({args})")
            case 8 if in_loop:
                say(f"{pad}if {self.truth(2)}:")
                say(f"{pad}    {self.one('break', 'continue')}")
            case 9 | 10:
                say(f"{pad}if {self.truth(2)}:")
                self.block(deep - 1, depth + 1, in_loop)
                if self.random.random() < 0.5:
                    say(f"{pad}else:")
                    self.block(deep - 1, depth + 1, in_loop)
            case 11 | 12:
                self.loops += 1
                name = f"k{self.loops}"
                say(f"{pad}for {name} in range({self.bounds()}):")
                say(f"{pad}    u = {self.one('u', name, f'v + {name}')}")
                index = f"{name} {self.one('% 5', '& 3', '& 3', '')}"
                say(f"{pad}    self.row[{index}] ^= {name} & EDGE")
                if self.random.random() < 0.2:
                    say(f"{pad}    {name} = {self.integer(1)}")
                self.block(deep - 1, depth + 1, True)
            case 13:
                self.loops += 1
                fuel = f"fuel{self.loops}"
                say(f"{pad}{fuel} = 0")
                say(f"{pad}while {fuel} < {self.random.randint(1, 6)} and {self.truth(1)}:")
                say(f"{pad}    {fuel} += 1")
                self.block(deep - 1, depth + 1, True)
            case _:
                say(f"{pad}v = {self.integer(2)}")

    def bounds(self) -> str:
        return self.one(
            "5",
            "len(self.row)",
            "len(self.grid[1])",
            "1, 5",
            "4, -1, -1",
            f"{self.integer(1)} % 7",
            f"{self.integer(1)} & 3, 9, 2",
            "MASK - 8 - (p & 3), MASK, 5",
            "LOWEST + 7, LOWEST, -3",
            "q - 2, q, 1",
        )

    def block(self, deep: int, depth: int, in_loop: bool) -> None:
        for _ in range(self.random.randint(1, 3)):
            self.statement(deep, depth, in_loop)

    def method(self) -> None:
        kind = self.one("int", "int", "int", "bool", "float")
        give = {"int": self.integer, "bool": self.truth, "float": self.fraction}[kind]
        # Only ints are called by other methods, so the others have names of their own.
        name = f"m{self.methods}" if kind == "int" else f"{kind}{len(self.lines)}"
        self.lines += ["", f"    def {name}(self, p: int, q: int = 4) -> {kind}:"]
        self.lines += ["        u = 1", "        v = p", "        t = p > q", "        z = 0.75"]
        self.block(2, 2, False)
        self.lines.append(f"        return {give(3)}")
        if kind == "int":
            self.methods += 1


def program(seed: int, methods: int) -> str:
    writer = Writer(seed)
    for _ in range(methods):
        writer.method()
    return HEAD + "\n".join(writer.lines) + "\n"
