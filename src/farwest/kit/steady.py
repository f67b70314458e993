"""What was painted for a table before: a part is the same as long as nothing changed that its
painter has read, and for all eyes to which that looks the same.

The people at a table, the language and the canvas say whose table it is. What stands before one
pair of eyes is a `SharedSight`; who sees the same, but for whose eyes they are, has that one too.
Of two that follow each other it is found out once what differs, and every part that has read
some of that is forgotten. What a part has read is noted when it is painted, and so is whose eyes
mattered: by a brush that notes fields (`watching`), or by the finer notes of what is kept
(kit/noting.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import zip_longest
from operator import attrgetter
from threading import Lock
from time import monotonic
from types import FunctionType
from typing import Any, Final

from farwest.kernel.state import WATCHER
from farwest.kernel.voice import Person
from farwest.kit.noting import SETTLED, SITTERS, Noting, Read, Unkept, plain

MOST_TABLES: Final = 1 << 8  # of the younger generation; the older one has no more than that
GENERATION: Final = 60.0  # seconds: what nobody looks at in two of them goes (it weighs 300 kB)
RECENT: Final = 20  # sights of a table that others may come to: more than a film has
NEWEST: Final = 3  # of them, at which is looked for who was not there before
PAST: Final = 4  # sights before one, whose parts may still be so
SEAT, PEOPLE = "seat", "people"
SAME: Final = SETTLED | {"view", "names"}  # of a brush: the same for all eyes of a table
APART: Final = SAME | {PEOPLE}
NOTHING: Final = object()
ALL_EYES: Final = -1

Places = int  # a bit for each: a field of the view, a place in its list, an attribute of the brush
Eyes = int  # a bit for each seat, and one for watchers


class Bits(dict[Any, int]):
    """By place: its bit. Of one kind of view."""

    def __missing__(self, place: Any) -> int:
        found = self[place] = 1 << len(self)
        return found


@cache
def bits_of(_kind: Any) -> Bits:
    return Bits()


def eyes_of(seat: int) -> Eyes:
    return 1 << (seat - WATCHER)


class SteadyPart:
    """What was made, of what, and for whose eyes it would be another."""

    __slots__ = ("eyes", "figures", "made", "read")

    def __init__(
        self, made: Any, read: Places, eyes: Eyes, figures: Sequence[tuple[Read, Any]] = ()
    ) -> None:
        self.made, self.read, self.eyes = made, read, eyes
        self.figures = figures  # with what they were: they are worked out each time

    def is_so(self, brush: Any) -> bool:
        """All figures are looked at, for a brush that notes what they are worked out from."""
        same = True
        for (figure, facts, _), was in self.figures:
            if plain(figure(brush, *facts)) != was:
                same = False
        return same


class SharedSight:
    """What stands before the eyes of a table, but for whose they are."""

    __slots__ = ("before", "changed", "facts", "fields", "number", "parts")

    def __init__(self, number: int, fields: tuple[Any, ...], facts: dict[str, Any]) -> None:
        self.number, self.fields, self.facts = number, fields, facts
        self.before: SharedSight | None = None
        self.changed: Places = 0  # since the one before
        self.parts: dict[Any, SteadyPart] = {}  # by key; for who sees it otherwise, by seat too

    def after(self, before: SharedSight, kind: Any) -> None:
        self.changed = changes(kind, before, self)
        self.before = last = before
        for _ in range(PAST):
            if last.before is None:
                return
            last = last.before
        last.before = None

    def found(self, key: Any, seat: int) -> SteadyPart | None:
        """For that seat, if it is still so."""
        sight: SharedSight | None = self
        own, changed, eyes = (key, seat), 0, eyes_of(seat)
        while sight is not None:
            place, part = key, sight.parts.get(key)
            if part is None or part.eyes & eyes:
                place, part = own, sight.parts.get(own)
            if part is not None:
                if part.read & changed:
                    return None
                self.parts[place] = part
                return part
            changed, sight = changed | sight.changed, sight.before
        return None

    def keep(self, key: Any, part: SteadyPart, seat: int) -> None:
        self.parts[(key, seat) if part.eyes & eyes_of(seat) else key] = part


class Sights:
    """Of one table, in one language on one canvas."""

    def __init__(self, kind: Any, lay: Any) -> None:
        self.kind, self.lay = kind, lay
        self.recent: list[SharedSight] = []  # the newest last
        self.last: dict[int, SharedSight] = {}  # by seat

    def of(self, view: Any, facts: dict[str, Any]) -> SharedSight:
        fields: tuple[Any, ...] = reading(self.kind)[1](view)
        last = self.last.get(view.seat)
        for one in self.likely(last):
            if one.fields == fields and one.facts == facts:
                break
        else:
            one = self.new(last, fields, facts)
        self.last[view.seat] = one
        return one

    def likely(self, last: SharedSight | None) -> list[SharedSight]:
        """First what others saw next, for a film has the same steps for all."""
        recent = self.recent
        newest = recent[: -NEWEST - 1 : -1]
        if last is None or not recent or last is recent[-1]:
            return newest
        following = max(last.number + 1 - recent[0].number, 0)
        return [recent[following], *newest]

    def new(
        self, last: SharedSight | None, fields: tuple[Any, ...], facts: dict[str, Any]
    ) -> SharedSight:
        recent = self.recent
        made = SharedSight(recent[-1].number + 1 if recent else 0, fields, facts)
        if recent:
            made.after(last or recent[-1], self.kind)
        needed = min((one.number for one in self.last.values()), default=0)
        self.recent = [one for one in recent[1 - RECENT :] if one.number >= needed] + [made]
        return made


class AllSights:
    """In two generations."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.lock, self.now = Lock(), now
        self.forget()

    def forget(self) -> None:
        self.young, self.old = dict[Any, Sights](), dict[Any, Sights]()
        self.since = self.now()

    def of(self, brush: Any) -> SharedSight:
        view, kind = brush.view, type(brush.view)
        key = brush.say, brush.canvas, tuple(brush.names)
        facts = facts_of(brush)
        with self.lock:
            if len(self.young) >= MOST_TABLES or self.now() - self.since > GENERATION:
                self.old, self.young, self.since = self.young, {}, self.now()
            found = self.young.get(key) or self.old.get(key)
            if found is None or found.lay is not brush.lay or found.kind is not kind:
                found = Sights(kind, brush.lay)
            self.young[key] = found
            sight = found.of(view, facts)
        brush._sight, brush._seat, brush._again = sight, view.seat, None
        return sight


SIGHTS: Final = AllSights()


def facts_of(brush: Any) -> dict[str, Any]:
    """What it has beside the view."""
    has, view = vars(brush), brush.view
    return {k: one for k in named_facts(tuple(has)) if (one := has[k]) is not view}


@cache
def named_facts(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in names if name not in APART and name[0] != "_")


def changes(kind: Any, last: SharedSight, sight: SharedSight) -> Places:
    """Where they differ: by field, and by place in a list."""
    found, fields, bits = 0, reading(kind)[0], bits_of(kind)
    for field, was, now in zip(fields, last.fields, sight.fields, strict=True):
        if was is now or was == now:
            continue
        found |= bits[field]
        if type(now) is list:
            for k, (one, other) in enumerate(zip_longest(was, now, fillvalue=NOTHING)):
                if one != other:
                    found |= bits[field, k]
    for name, given in sight.facts.items():
        had = last.facts.get(name, NOTHING)
        if had is not given and had != given:
            found |= bits[f".{name}"]
    return found


@cache
def reading(kind: Any) -> tuple[tuple[str, ...], Any]:
    """All but for whose eyes a view is."""
    names = tuple(name for name in kind.__struct_fields__ if name != SEAT)
    return names, attrgetter(*names)


def places(kind: Any, reads: Iterable[Read]) -> Places:
    """What finer notes depend on, but for figures."""
    found, bits = 0, bits_of(kind)
    for root, path, _ in reads:
        if isinstance(root, str) and root not in (SITTERS, ".people", SEAT):
            inside = path and root[0] != "." and type(path[0]) is int and path[0] >= 0
            found |= bits[root, path[0]] if inside else bits[root]
    return found


def told_apart(reads: Iterable[Read]) -> Eyes:
    """For whose eyes it would be another: of who is “you” there; if the seat counts, of all."""
    found = 0
    for root, path, _ in reads:
        if root == SITTERS:
            found |= eyes_of(path[0])
        elif root == SEAT:
            return ALL_EYES
    return found


class Watch:
    """What was read so far."""

    __slots__ = ("bits", "eyes", "figures", "read")

    def __init__(self, bits: Bits) -> None:
        self.bits, self.read, self.eyes = bits, 0, 0
        self.figures: dict[Read, Any] = {}


class WatchedView:
    """A view that notes which of its fields are read."""

    def __init__(self, view: Any, watch: Watch) -> None:
        self._view, self._watch = view, watch

    def __getattr__(self, name: str) -> Any:
        kind: Any = type(self._view)
        watch = self._watch
        if name in fields_of(kind):
            if name == SEAT:
                watch.eyes = ALL_EYES
            else:
                watch.read |= watch.bits[name]
            found = vars(self)[name] = getattr(self._view, name)
            return found
        own = getattr(kind, name)
        if isinstance(own, property) and own.fget:
            return own.fget(self)
        if not isinstance(own, FunctionType):
            raise Unkept(f"A part cannot read {kind.__name__}.{name}.")
        return own.__get__(self)


@cache
def fields_of(kind: Any) -> frozenset[str]:
    return frozenset(kind.__struct_fields__)


class WatchedPeople:
    """People of whom it is noted who is looked at: to their own eyes they look otherwise."""

    __slots__ = ("people", "watch")

    def __init__(self, people: Sequence[Person], watch: Watch) -> None:
        self.people, self.watch = people, watch

    def __getitem__(self, k: int) -> Person:
        self.watch.eyes |= eyes_of(range(len(self.people))[k])
        return self.people[k]

    def __len__(self) -> int:
        return len(self.people)

    def __iter__(self) -> Iterator[Person]:
        return (self[k] for k in range(len(self)))


class Watching:
    """A brush that notes what is read of it, field by field: quicker than one that notes places."""

    _real: Any
    _watch: Watch

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._real, name)
        if value is self._real.view:
            return self.view
        if name == PEOPLE:
            found = vars(self)[name] = WatchedPeople(value, self._watch)
            return found
        self._watch.read |= self._watch.bits[f".{name}"]
        vars(self)[name] = value
        return value


def watching(brush: Any) -> Any:
    """Another brush for the same eyes."""
    real = vars(brush).get("_real", brush)
    own = real._again
    if own is None:
        own = real._again = {name: given for name, given in vars(real).items() if name in SAME}
        own |= {"_sight": real._sight, "_seat": real._seat, "_shelf": real._shelf}
    kind: Any = type(real)
    seen: Any = type(real.view)
    made, watch = object.__new__(watching_kind(kind)), Watch(bits_of(seen))
    vars(made).update(own, _real=real, _watch=watch, view=WatchedView(real.view, watch))
    return made


@cache
def watching_kind(kind: Any) -> Any:
    assert not issubclass(kind, Noting | Watching)
    return type(f"Watching{kind.__name__}", (Watching, kind), {})
