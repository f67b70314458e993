"""A brush that notes what is read of it: by these notes a part of a picture is found again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from types import FunctionType
from typing import Any, Final, NamedTuple

import msgspec

from farwest.kernel.voice import Person
from farwest.kit.texts import sitter

SITTERS: Final = "@people"
NOTED: Final = object()  # of a brush that notes places
SETTLED: Final = frozenset({"say", "canvas", "lay", "wide", "letters"})  # by what a part is asked


class Unkept(TypeError):
    pass


class Read(NamedTuple):
    """Where something was read: of the view, or of the brush."""

    root: Any  # a field of the view; or "." and an attribute of the brush; or a measured figure
    path: tuple[Any, ...] = ()  # into it; of a figure: its arguments
    length: bool = False


def plain(value: Any) -> Any:
    """As a key: lists become tuples. A list of lists has nothing but lists."""
    kind = type(value)
    if kind is int:
        return value
    if kind is list and not (value and isinstance(value[0], list | Noted)):
        return tuple(value)
    if kind is list or kind is Noted:
        return tuple([plain(one) for one in value])
    if isinstance(value, Noting | NotedView):
        raise Unkept("A part cannot read another's notes.")
    return value


class Noted:
    """A list that notes what is read of it."""

    __slots__ = ("notes", "path", "root", "value")

    def __init__(self, value: Any, root: str, path: tuple[int, ...], notes: Jotted) -> None:
        self.value, self.root, self.path, self.notes = value, root, path, notes

    def whole(self) -> Any:
        read = Read(self.root, self.path)
        found = self.notes.taken.get(read)  # of a group, each of its things asks again
        return self.notes.take(read, self.value) if found is None else found

    def __getitem__(self, k: Any) -> Any:
        if isinstance(k, slice):
            return [*self.whole()][k]
        if self.notes.coarse:
            return self.whole()[k]
        found, path = self.value[k], (*self.path, k)
        if isinstance(found, list | Noted):
            return Noted(found, self.root, path, self.notes)
        return self.notes.take(Read(self.root, path), found)

    def __len__(self) -> int:
        size: int = self.notes.take(Read(self.root, self.path, length=True), len(self.value))
        return size

    def __iter__(self) -> Iterator[Any]:
        return iter([*self.whole()])

    def __contains__(self, one: object) -> bool:
        return one in self.whole()

    def __eq__(self, other: object) -> bool:
        same: bool = self.whole() == plain(other)
        return same

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Iterable[Any]) -> list[Any]:
        return [*self, *other]

    def __radd__(self, other: Iterable[Any]) -> list[Any]:
        return [*other, *self]

    def count(self, one: object) -> int:
        return [*self].count(one)

    def index(self, one: object) -> int:
        return [*self].index(one)


class Sitters:
    """The people, under marks for names."""

    __slots__ = ("notes", "people")

    def __init__(self, people: Any, notes: Jotted) -> None:
        self.people, self.notes = people, notes

    def __getitem__(self, k: int) -> Person:
        k = range(len(self.people))[k]
        return Person(sitter(k), self.notes.take(Read(SITTERS, (k,)), self.people[k].me))

    def __len__(self) -> int:
        size: int = self.notes.take(Read(".people", length=True), len(self.people))
        return size

    def __iter__(self) -> Iterator[Person]:
        return (self[k] for k in range(len(self)))


class Jotted:
    """What one painter has read, in order."""

    def __init__(self, coarse: bool) -> None:
        self.coarse = coarse
        self.taken: dict[Read, Any] = {}

    def take(self, read: Read, value: Any) -> Any:
        found = self.taken[read] = plain(value)
        return found


class NotedView:
    def __init__(self, view: Any, notes: Jotted) -> None:
        self._view, self._notes = view, notes

    def __getattr__(self, name: str) -> Any:
        kind = getattr(self._view, "_kind", type(self._view))
        if name == "_kind":
            return kind
        if name not in kind.__struct_fields__:
            own = getattr(kind, name)
            if isinstance(own, property) and own.fget:
                return own.fget(self)
            if not isinstance(own, FunctionType):
                raise Unkept(f"A part cannot read {kind.__name__}.{name}.")
            return own.__get__(self)
        return noted(getattr(self._view, name), name, self._notes)


class Noting:
    """A brush that notes what is read of it: its methods are those of the game's own brush."""

    _real: Any
    _notes: Jotted
    _watch: Any = NOTED

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._real, name)
        if value is self._real.view:
            return self.view
        if name == "people":
            return Sitters(value, self._notes)
        if name == "names":
            self._notes.take(Read(".people", length=True), len(self._real.people))
            return [sitter(k) for k in range(len(self.people))]
        return value if name in SETTLED else noted(value, f".{name}", self._notes)


def noted(value: Any, root: str, notes: Jotted) -> Any:
    if isinstance(value, list | Noted):
        return Noted(value, root, (), notes)
    if not isinstance(value, int | str | float | tuple | msgspec.Struct | None):
        raise Unkept(f"A part cannot read {root}: {type(value).__name__} is nothing to keep it by.")
    return notes.take(Read(root), value)


@cache
def noting(kind: Any) -> Any:
    return type(f"Noting{kind.__name__}", (Noting, kind), {})
