"""What the generator knows of a value: its C form, its kind, its range, what making it touches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

Effect = frozenset[str]
NOTHING: Effect = frozenset()
ANYTHING = "*"  # some method we cannot see
ANY_LIST = "[]"  # a list that came as an argument; keys of list fields end with this too
CLOCK = "clock"


@dataclass(frozen=True)
class Range:
    low: int
    high: int

    def within(self, other: Range) -> bool:
        return other.low <= self.low and self.high <= other.high

    def join(self, other: Range) -> Range:
        return Range(min(self.low, other.low), max(self.high, other.high))


INT64 = Range(-(2**63), 2**63 - 1)
INT32 = Range(-(2**31), 2**31 - 1)
EXACT = Range(-(2**53), 2**53)  # ints that a float holds without rounding
BIT = Range(0, 1)


def span(numbers: Iterable[int]) -> Range:
    found = list(numbers)
    return Range(min(found), max(found))


def clipped(r: Range) -> Range:
    """What is left of a result when whatever does not fit 64 bits is a fault."""
    return Range(max(min(r.low, INT64.high), INT64.low), min(max(r.high, INT64.low), INT64.high))


def bits(*ranges: Range) -> int:
    """The n for which all lie in -2**n .. 2**n - 1."""
    return max(max(r.high, ~r.low, 0).bit_length() for r in ranges)


def range_of(op: str, a: Range, b: Range) -> Range:
    """Where the true result lies, as Python counts; a fault may give 0 as well."""
    corners = [(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
    match op:
        case "+":
            return Range(a.low + b.low, a.high + b.high)
        case "-":
            return Range(a.low - b.high, a.high - b.low)
        case "*":
            return span(x * y for x, y in corners)
        case "//":
            most = max(abs(a.low), abs(a.high))
            return Range(0 if a.low >= 0 and b.low >= 0 else -most, most)
        case "%":
            return Range(min(b.low + 1, 0), max(b.high - 1, 0))
        case "<<":
            if b.high > 63:
                return Range(INT64.low * 2, INT64.high * 2)
            return span([0, *(x << max(y, 0) for x, y in corners)])
        case ">>":
            if b.low == b.high and 0 <= b.low < 64:
                return Range(a.low >> b.low, a.high >> b.low)
            return Range(min(a.low, 0), max(a.high, 0))
        case "&" if a.low >= 0 or b.low >= 0:
            return Range(0, min(r.high for r in (a, b) if r.low >= 0))
    n = bits(a, b)
    return Range(0 if a.low >= 0 and b.low >= 0 else -(2**n), 2**n - 1)


@dataclass(frozen=True)
class Effects:
    """The fields that are read and written on the way to a value."""

    reads: Effect = NOTHING
    writes: Effect = NOTHING

    def __or__(self, other: Effects) -> Effects:
        return Effects(self.reads | other.reads, self.writes | other.writes)

    def clashes(self, other: Effects) -> bool:
        """Whether it can matter which of the two comes first."""
        return meet(self.writes, other.reads | other.writes) or meet(other.writes, self.reads)


def meet(some: Effect, others: Effect) -> bool:
    if not some or not others:
        return False
    if ANYTHING in some or ANYTHING in others or some & others:
        return True
    lists = [any(key.endswith(ANY_LIST) for key in keys) for keys in (some, others)]
    return all(lists) and (ANY_LIST in some or ANY_LIST in others)


PURE = Effects()


@dataclass(frozen=True)
class Value:
    """A number: `text` has the C type int64_t, bint or double, or is a literal."""

    text: str
    kind: str  # int, bool, float; None for a call that gives nothing
    range: Range = INT64
    effects: Effects = PURE
    number: int | None = None  # if it is known
    below: str = ""  # the size, by its C name, that it is known to be under (and no less than 0)


@dataclass(frozen=True)
class Listing:
    """A list: a field, a row of one, an argument, or a table."""

    text: str
    item: str  # the kind of its items
    sizes: tuple[int | str, ...]  # a name is a C variable
    range: Range  # of its items
    key: str  # of the effect that reading or writing it has; "" for tables
    effects: Effects = field(default=PURE)


def literal(number: int) -> str:
    if number == INT64.low:
        return "(-9223372036854775807LL - 1)"
    text = str(number) if Range(number, number).within(INT32) else f"{number}LL"
    return f"({text})" if number < 0 else text


def known(number: int | bool) -> Value:
    kind = "bool" if isinstance(number, bool) else "int"
    return Value(literal(int(number)), kind, Range(int(number), int(number)), number=int(number))
