"""Parts of a picture that are kept: painted once, and found again by what their painter has read.

A painter gets a brush. The first time, it gets one that notes what it reads of the view, of the
people and of the brush itself; what it made is kept under these readings, and found again by
whoever reads the same there. So no dependency can be forgotten: what was not noted was not read.
A thing that could be read past the notes is refused (`Unkept`).

Of the people it reads who is me; their names it gets as marks, and whoever asked for the part fills
in those of who sits there. So a part is the same at all tables.

Before that, a table finds a part again by what did not change since it was looked at last
(kit/steady.py): then nothing is read at all. `steady` is for what is worth that alone.

What is kept is the same for all tables, bounded, and safe between threads: it is only ever added
to, and a part painted twice is painted alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, lru_cache, wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

import msgspec

from farwest.kit.noting import NOTED, SITTERS, Jotted, NotedView, Noting, Read, noting, plain
from farwest.kit.noting import Unkept as Unkept
from farwest.kit.steady import SIGHTS, SteadyPart, places, told_apart, watching
from farwest.kit.texts import SITTER, sitter, sitter_name

MARKED: Final = sitter(0).encode()[:3]  # how all marks begin
ENCODER: Final = msgspec.json.Encoder()
TABLES: Final = 16  # for which the names in a part are kept
REMEMBERED: Final = 1 << 11  # by function
MOST: Final = 1 << 12  # parts of the younger generation; the older one has no more than that

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
    __slots__ = ("by_names", "eyes", "figures", "made", "marked", "read")

    def __init__(self, made: Any, taken: Mapping[Read, Any], kind: Any) -> None:
        self.made = made
        self.read, self.eyes = places(kind, taken), told_apart(taken)
        self.figures = [one for one in taken if not isinstance(one.root, str)]
        self.marked = holes(made) if names_people(taken) else None
        self.by_names: dict[tuple[str, ...], Any] = {}

    def told(self, names: tuple[str, ...]) -> Any:
        found = self.by_names.get(names)
        if found is None:
            if len(self.by_names) >= TABLES:
                self.by_names = {}
            found = self.by_names[names] = filled(self.made, self.marked, names)
        return found


def names_people(taken: Iterable[Read]) -> bool:
    """Who does not look at the people has no names in what it makes."""
    return any(root in (SITTERS, ".people", ".names") for root, *_ in taken)


def has_marks(made: Any) -> bool:
    return MARKED in ENCODER.encode(made)


def holes(made: Any) -> Any:
    """Where it has marks: True for a text, by place or by name for what has several things."""
    if isinstance(made, str):
        return not made.isascii() and SITTER.search(made) is not None
    if not isinstance(made, tuple | msgspec.Struct) or not has_marks(made):
        return False
    if isinstance(made, tuple):
        inside: dict[Any, Any] = dict(enumerate(map(holes, made)))
    else:
        inside = {name: holes(getattr(made, name)) for name in made.__struct_fields__}
    return {place: one for place, one in inside.items() if one}


def filled(made: Any, marked: Any, names: tuple[str, ...]) -> Any:
    """With the names of who sits there."""
    if marked is True:
        return SITTER.sub(lambda m: sitter_name(m[0], names), made)
    if isinstance(made, tuple):
        things = [*made]
        for k, inside in marked.items():
            things[k] = filled(things[k], inside, names)
        return made._make(things) if hasattr(made, "_make") else tuple(things)
    told = {name: filled(getattr(made, name), inside, names) for name, inside in marked.items()}
    return msgspec.structs.replace(made, **told)


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

    def read_one(brush: Any) -> Any:
        value = getattr(brush.view, root)
        return value if type(value) is int else plain(value)

    def read_of_list(brush: Any) -> Any:
        value = getattr(brush.view, root)[path[0]]
        return value if type(value) is int else plain(value)

    if length:
        return lambda brush: len(found(brush))
    if root[0] != "." and len(path) < 2:  # by far the most
        return read_of_list if path else read_one
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
        SIGHTS.forget()

    def shelf(self, brush: Any) -> Any:
        """The brush, with what it needs to find parts."""
        lay = brush.lay
        key = brush.say, brush.canvas, id(lay)
        found = self.young.get(key)
        if found is None:
            found = self.young.setdefault(key, PartShelf(self.old.get(key), lay))
        brush._shelf, brush._called, brush._watch = found, tuple(brush.names), None
        return brush

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
            watch = brush._watch
        except AttributeError:
            watch = PARTS.shelf(brush)._watch
        key = (paint, facts, tuple(more.items())) if more else (paint, facts)
        real = brush if watch is None or watch is NOTED else brush._real
        leaf = real._shelf.parts.get(key)
        while type(leaf) is Node:
            leaf = leaf.children.get(leaf.look(real))
        if leaf is None:
            leaf = find_again(real._shelf, key, real) or anew(key, real, facts, more)
        if watch is NOTED:
            return leaf.made
        if watch is not None:
            watch.read |= leaf.read
            watch.eyes |= leaf.eyes
            for figure, given, _ in leaf.figures:
                figure(brush, *given)
        return leaf.told(real._called) if leaf.marked else leaf.made

    def anew(key: Any, brush: Any, facts: tuple[Any, ...], more: dict[str, Any]) -> Leaf:
        shelf = brush._shelf
        kind: Any = brush._kind if isinstance(brush, Noting) else type(brush)
        notes, again = Jotted(coarse), object.__new__(noting(kind))
        vars(again).update(_real=brush, _notes=notes, _kind=kind, _shelf=shelf)
        vars(again).update(say=brush.say, lay=brush.lay, canvas=brush.canvas)
        again.view = NotedView(brush.view, notes)
        made = paint(again, *facts, **more)
        leaf = Leaf(tuple(made) if several else made, notes.taken, real_kind(brush.view))
        PARTS.keep(shelf, key, notes.taken.items(), leaf)
        return leaf

    return found


def real_kind(view: Any) -> Any:
    return view._kind if isinstance(view, NotedView) else type(view)


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


def steady(paint: Callable[Concatenate[B, P], T]) -> Callable[Concatenate[B, P], T]:
    """One thing, painted anew when a field changed that it was painted from, and for eyes to which
    it looks otherwise. For what is made of kept parts, or is another at every table."""
    return watched(paint, several=False)


def steady_all(
    paint: Callable[Concatenate[B, P], Iterable[T]],
) -> Callable[Concatenate[B, P], tuple[T, ...]]:
    """Several things, likewise."""
    return watched(paint, several=True)


def watched(paint: Callable[..., Any], several: bool) -> Callable[..., Any]:
    @wraps(paint)
    def found(brush: Any, *facts: Any) -> Any:
        if not PARTS.on or getattr(brush, "_watch", None) is NOTED:
            made = paint(brush, *facts)
            return tuple(made) if several else made
        try:
            sight = brush._sight
        except AttributeError:
            sight = SIGHTS.of(PARTS.shelf(brush))
        outer, seat = brush._watch, brush._seat
        part = sight.found((paint, facts), seat)
        if part is None or (part.figures and not part.is_so(brush)):
            again = watching(brush)
            made = paint(again, *facts)
            watch, made = again._watch, tuple(made) if several else made
            part = SteadyPart(made, watch.read, watch.eyes, [*watch.figures.items()])
            sight.keep((paint, facts), part, seat)
            if outer is not None:
                outer.figures |= watch.figures
        if outer is not None:
            outer.read |= part.read
            outer.eyes |= part.eyes
        return part.made

    return found


def remembered(make: Callable[P, T]) -> Callable[P, T]:
    """What is made of plain values alone is made once for all eyes and tables. Where few values say
    all, this is the quickest way: no brush has to note what is read."""
    return cast(Callable[P, T], lru_cache(REMEMBERED, typed=True)(make))


def measured(figure: Callable[Concatenate[B, P], T]) -> Callable[Concatenate[B, P], T]:
    """A figure of the brush: a part depends on it, and not on what it is worked out from. A group,
    and what is steady, depends on that if the figure is of one of many things."""

    work: Callable[..., Any] = figure

    @wraps(work)
    def found(brush: Any, *facts: Any) -> Any:
        watch = getattr(brush, "_watch", None)
        if watch is None:  # by far the most: nobody notes
            return work(brush, *facts)
        if watch is not NOTED and not facts:
            value = work(brush._real)
            watch.figures[Read(found)] = plain(value)
            return value
        if watch is not NOTED or (facts and brush._notes.coarse):
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
