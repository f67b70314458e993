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
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

import msgspec

from farwest.kit.noting import SITTERS, Jotted, NotedView, Noting, Read, noting, plain
from farwest.kit.noting import Unkept as Unkept
from farwest.kit.texts import SITTER, sitter, sitter_name

MARKED: Final = sitter(0).encode()[:3]  # how all marks begin
ENCODER: Final = msgspec.json.Encoder()
TABLES: Final = 64  # for which the names in a part are kept
MOST: Final = 1 << 13  # parts of the younger generation; the older one has no more than that

P = ParamSpec("P")
B = TypeVar("B")
T = TypeVar("T")


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


class Parts:
    """In two generations: what is asked for again moves to the younger, the rest goes with the
    older. A shelf has what is asked for in one language on one canvas."""

    def __init__(self) -> None:
        self.on = True
        self.forget()

    def forget(self) -> None:
        self.young, self.old = dict[Any, PartShelf](), dict[Any, PartShelf]()
        self.size = 0

    def shelf(self, brush: Any) -> PartShelf:
        lay = brush.lay
        key = brush.say, brush.canvas, id(lay)
        found = self.young.get(key)
        if found is None:
            found = self.young.setdefault(key, PartShelf(self.old.get(key), lay))
        brush._shelf = found
        return found

    def keep(
        self, shelf: PartShelf, key: Any, taken: Iterable[tuple[Read, Any]], leaf: Leaf
    ) -> None:
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


class PartShelf:
    __slots__ = ("lay", "older", "parts")

    def __init__(self, older: PartShelf | None, lay: Any) -> None:
        self.parts: dict[Any, Any] = {}
        self.older = older
        self.lay = lay  # held, for its id() is in the key


PARTS: Final = Parts()


def find_again(shelf: PartShelf, key: Any, brush: Any) -> Leaf | None:
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
        shelf: PartShelf, key: Any, brush: Any, facts: tuple[Any, ...], more: dict[str, Any]
    ) -> Leaf:
        kind: Any = brush._kind if isinstance(brush, Noting) else type(brush)
        notes, again = Jotted(coarse), object.__new__(noting(kind))
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
