"""Parts of a picture that are kept: painted once, and found again by what their painter has read.

A painter gets a brush. The first time, it gets one that notes what it reads of the view, of the
people and of the brush itself; what it made is kept under these readings, and found again by
whoever reads the same there. So no dependency can be forgotten: what was not noted was not read.
A thing that could be read past the notes is refused (`Unkept`).

Of the people it reads who is me; their names it gets as marks, and whoever asked for the part fills
in those of who sits there. So a part is the same at all tables.

What is kept is the same for all tables, bounded, and safe between threads: it is only ever added
to, and a part painted twice is painted alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from types import FunctionType
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar, cast

import msgspec

from farwest.kernel.voice import Person
from farwest.kit.texts import SITTER, sitter, sitter_name

SITTERS: Final = "@people"
MARKED: Final = sitter(0).encode()[:3]  # how all marks begin
ENCODER: Final = msgspec.json.Encoder()
TABLES: Final = 64  # for which the names in a part are kept
MOST: Final = 1 << 13  # parts of the younger generation; the older one has no more than that
SETTLED: Final = frozenset({"say", "canvas", "lay", "wide", "letters"})  # by what a part is asked

P = ParamSpec("P")
B = TypeVar("B")
T = TypeVar("T")


class Unkept(TypeError):
    pass


class Read(NamedTuple):
    """Where something was read: of the view, or of the brush."""

    root: Any  # a field of the view; or "." and an attribute of the brush; or a measured figure
    path: tuple[Any, ...] = ()  # into it; of a figure: its arguments
    length: bool = False


class Node:
    __slots__ = ("children", "look", "read")

    def __init__(self, read: Read) -> None:
        self.read = read
        self.look = looking(read)
        self.children: dict[Any, Any] = {}


class Leaf:
    __slots__ = ("by_names", "made", "marked")

    def __init__(self, made: Any) -> None:
        self.made = made
        things = made if type(made) is tuple else (made,)
        self.marked = [k for k, one in enumerate(things) if has_marks(one)]
        self.by_names: dict[tuple[str, ...], Any] = {}

    def told(self, names: tuple[str, ...]) -> Any:
        found = self.by_names.get(names)
        if found is None:
            if len(self.by_names) >= TABLES:
                self.by_names = {}
            found = self.by_names[names] = self._filled(names)
        return found

    def _filled(self, names: tuple[str, ...]) -> Any:
        if type(self.made) is not tuple:
            return filled(self.made, names)
        things = [*self.made]
        for k in self.marked:
            things[k] = filled(things[k], names)
        return tuple(things)


def has_marks(made: Any) -> bool:
    return MARKED in ENCODER.encode(made)


def filled(made: Any, names: tuple[str, ...]) -> Any:
    """With the names of who sits there."""
    if isinstance(made, str):
        return made if made.isascii() else SITTER.sub(lambda m: sitter_name(m[0], names), made)
    if isinstance(made, tuple):
        found = [filled(one, names) for one in made]
        if all(one is was for one, was in zip(found, made, strict=True)):
            return made
        return made._make(found) if hasattr(made, "_make") else tuple(found)
    if isinstance(made, msgspec.Struct):
        was = {name: getattr(made, name) for name in made.__struct_fields__}
        new = {name: now for name, one in was.items() if (now := filled(one, names)) is not one}
        return msgspec.structs.replace(made, **new) if new else made
    return made


@cache
def looking(read: Read) -> Callable[[Any], Any]:
    """How it is read again, of another brush."""
    root, path, length = read
    if root == SITTERS:
        return lambda brush: brush.people[path[0]].me
    if not isinstance(root, str):
        return lambda brush: plain(root(brush, *path))

    def found(brush: Any) -> Any:
        value = getattr(brush, root[1:]) if root[0] == "." else getattr(brush.view, root)
        for k in path:
            value = value[k]
        return value

    if length:
        return lambda brush: len(found(brush))
    if root[0] != "." and not path:
        return lambda brush: plain(getattr(brush.view, root))
    if root[0] != "." and len(path) == 1:
        at = path[0]
        return lambda brush: plain(getattr(brush.view, root)[at])
    return lambda brush: plain(found(brush))


def plain(value: Any) -> Any:
    """As a key: lists become tuples."""
    if type(value) is int:
        return value
    if isinstance(value, list | Noted):
        return tuple([plain(one) for one in value])
    if isinstance(value, Noting | NotedView):
        raise Unkept("A part cannot read another's notes.")
    return value


class Noted:
    """A list that notes what is read of it."""

    __slots__ = ("notes", "path", "root", "value")

    def __init__(self, value: Any, root: str, path: tuple[int, ...], notes: Notes) -> None:
        self.value, self.root, self.path, self.notes = value, root, path, notes

    def whole(self) -> Any:
        return self.notes.take(Read(self.root, self.path), self.value)

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

    def __init__(self, people: Any, notes: Notes) -> None:
        self.people, self.notes = people, notes

    def __getitem__(self, k: int) -> Person:
        k = range(len(self.people))[k]
        return Person(sitter(k), self.notes.take(Read(SITTERS, (k,)), self.people[k].me))

    def __len__(self) -> int:
        size: int = self.notes.take(Read(".people", length=True), len(self.people))
        return size

    def __iter__(self) -> Iterator[Person]:
        return (self[k] for k in range(len(self)))


class Notes:
    """What one painter has read, in order."""

    def __init__(self, coarse: bool) -> None:
        self.coarse = coarse
        self.taken: dict[Read, Any] = {}

    def take(self, read: Read, value: Any) -> Any:
        found = self.taken[read] = plain(value)
        return found


class NotedView:
    def __init__(self, view: Any, notes: Notes) -> None:
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
    _notes: Notes

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._real, name)
        if value is self._real.view:
            return self.view
        if name == "people":
            return Sitters(value, self._notes)
        if name == "names":
            return [sitter(k) for k in range(len(self.people))]
        return value if name in SETTLED else noted(value, f".{name}", self._notes)


def noted(value: Any, root: str, notes: Notes) -> Any:
    if isinstance(value, list | Noted):
        return Noted(value, root, (), notes)
    if not isinstance(value, int | str | float | tuple | msgspec.Struct | None):
        raise Unkept(f"A part cannot read {root}: {type(value).__name__} is nothing to keep it by.")
    return notes.take(Read(root), value)


@cache
def noting(kind: Any) -> Any:
    return type(f"Noting{kind.__name__}", (Noting, kind), {})


class Parts:
    """In two generations: what is asked for again moves to the younger, the rest goes with the
    older. A shelf has what is asked for in one language on one canvas."""

    def __init__(self) -> None:
        self.on = True
        self.forget()

    def forget(self) -> None:
        self.young, self.old = dict[Any, Shelf](), dict[Any, Shelf]()
        self.size = 0

    def shelf(self, brush: Any) -> Shelf:
        lay = brush.lay
        key = brush.say, brush.canvas, id(lay)
        found = self.young.get(key)
        if found is None:
            found = self.young.setdefault(key, Shelf(self.old.get(key), lay))
        brush._shelf = found
        return found

    def keep(self, shelf: Shelf, key: Any, taken: Iterable[tuple[Read, Any]], leaf: Leaf) -> None:
        if self.size >= MOST:
            self.old, self.young, self.size = self.young, {}, 0
            for one in self.old.values():
                one.older = None
        self.size += 1
        above, place = shelf.parts, key
        for read, value in taken:
            node = above.get(place)
            if type(node) is not Node or node.read != read:
                node = above[place] = Node(read)
            above, place = node.children, value
        above[place] = leaf


class Shelf:
    __slots__ = ("lay", "older", "parts")

    def __init__(self, older: Shelf | None, lay: Any) -> None:
        self.parts: dict[Any, Any] = {}
        self.older = older
        self.lay = lay  # held, for its id() is in the key


PARTS: Final = Parts()


def find_again(shelf: Shelf, key: Any, brush: Any) -> Leaf | None:
    """Among the old: what is found is young again."""
    if shelf.older is None:
        return None
    node, taken = shelf.older.parts.get(key), list[tuple[Read, Any]]()
    while type(node) is Node:
        taken.append((node.read, node.look(brush)))
        node = node.children.get(taken[-1][1])
    if node is not None:
        PARTS.keep(shelf, key, taken, node)
    return node


def painted(paint: Callable[..., Any], coarse: bool, several: bool) -> Callable[..., Any]:
    @wraps(paint)
    def found(brush: Any, *facts: Any, **more: Any) -> Any:
        if not PARTS.on:
            made = paint(brush, *facts, **more)
            return tuple(made) if several else made
        try:
            shelf = brush._shelf
        except AttributeError:
            shelf = PARTS.shelf(brush)
        key = (paint, facts, tuple(more.items())) if more else (paint, facts)
        leaf = shelf.parts.get(key)
        while type(leaf) is Node:
            leaf = leaf.children.get(leaf.look(brush))
        if leaf is None:
            leaf = find_again(shelf, key, brush) or anew(shelf, key, brush, facts, more)
        if not leaf.marked or isinstance(brush, Noting):
            return leaf.made
        return leaf.told(tuple(brush.names))

    def anew(
        shelf: Shelf, key: Any, brush: Any, facts: tuple[Any, ...], more: dict[str, Any]
    ) -> Leaf:
        kind: Any = brush._kind if isinstance(brush, Noting) else type(brush)
        notes, again = Notes(coarse), object.__new__(noting(kind))
        vars(again).update(_real=brush, _notes=notes, _kind=kind, _shelf=shelf)
        vars(again).update(say=brush.say, lay=brush.lay, canvas=brush.canvas)
        again.view = NotedView(brush.view, notes)
        made = paint(again, *facts, **more)
        leaf = Leaf(tuple(made) if several else made)
        PARTS.keep(shelf, key, notes.taken.items(), leaf)
        return leaf

    return found


def kept(paint: Callable[Concatenate[B, P], T]) -> Callable[Concatenate[B, P], T]:
    """One thing. Of a list it depends on the places it reads."""
    return painted(paint, coarse=False, several=False)


def kept_all(
    paint: Callable[Concatenate[B, P], Iterable[T]],
) -> Callable[Concatenate[B, P], tuple[T, ...]]:
    """Several things that change together. Of a list it depends on the places it reads."""
    return painted(paint, coarse=False, several=True)


def kept_group(
    paint: Callable[Concatenate[B, P], Iterable[T]],
) -> Callable[Concatenate[B, P], tuple[T, ...]]:
    """Many things, among them kept ones. It depends on whole lists: quick to find again, and
    painted anew when any of them changes."""
    return painted(paint, coarse=True, several=True)


def measured(figure: Callable[Concatenate[B, P], T]) -> Callable[Concatenate[B, P], T]:
    """A figure of the brush: a part depends on it, and not on what it is worked out from. A group
    depends on that, for it may have a figure for each of its many things."""

    work: Callable[..., Any] = figure

    @wraps(work)
    def found(brush: Any, *facts: Any) -> Any:
        if not isinstance(brush, Noting) or (facts and brush._notes.coarse):
            return work(brush, *facts)
        value = found(brush._real, *facts)
        return brush._notes.take(Read(found, facts), value)

    return cast(Callable[Concatenate[B, P], T], found)


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Everything is painted anew."""
    PARTS.on = False
    try:
        yield
    finally:
        PARTS.on = True
