"""What the same eyes were painted last: a part is the same as long as nothing changed that its
painter has read.

The people at a table, the seat that looks, the language and the canvas say whose eyes they are. Of
two views that these eyes had one after the other, it is found out once what differs, and every part
that has read some of that is forgotten. What a part has read is noted when it is painted: by a
brush that notes fields (`watching`), or by the finer notes of what is kept (kit/noting.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import zip_longest
from operator import attrgetter
from threading import Lock
from time import monotonic
from types import FunctionType
from typing import Any, Final

from farwest.kit.noting import SETTLED, SITTERS, Noting, Read, Unkept, plain

MOST_EYES: Final = 1 << 9  # of the younger generation; the older one has no more than that
GENERATION: Final = 60.0  # seconds: who does not look in two of them weighs nothing (else 300 kB)
MOST_PARTS: Final = 96  # of one pair of eyes
MOST_LOOKS, FEW_LOOKS = 64, 16  # that are remembered; what was of use in the last few goes on
SAME: Final = SETTLED | {"view", "names", "people"}  # of a brush: the same for the same eyes
NOTHING: Final = object()

Places = int  # a bit for each: a field of the view, a place in its list, an attribute of the brush


class Bits(dict[Any, int]):
    """By place: its bit. Of one kind of view."""

    def __missing__(self, place: Any) -> int:
        found = self[place] = 1 << len(self)
        return found


@cache
def bits_of(_kind: Any) -> Bits:
    return Bits()


class SteadyPart:
    """What was made at a look, of what. It is looked at again whether it is still so."""

    __slots__ = ("figures", "look", "made", "read")

    def __init__(self, made: Any, read: Places, figures: Sequence[tuple[Read, Any]] = ()) -> None:
        self.made, self.read = made, read
        self.figures = figures  # with what they were: they are worked out each time
        self.look = -1

    def is_so(self, brush: Any) -> bool:
        """All figures are looked at, for a brush that notes what they are worked out from."""
        same = True
        for (figure, facts, _), was in self.figures:
            if plain(figure(brush, *facts)) != was:
                same = False
        return same


class OwnLooks:
    """What they were painted, look by look."""

    __slots__ = ("changed", "facts", "first", "lay", "parts", "view")

    def __init__(self, view: Any, lay: Any, facts: dict[str, Any], first: int = 0) -> None:
        self.view, self.lay, self.facts = view, lay, facts
        self.first = first  # look
        self.changed: list[Places] = [0]  # by look, from the first on
        self.parts: dict[Any, SteadyPart] = {}

    @property
    def look(self) -> int:
        return self.first + len(self.changed) - 1

    def found(self, key: Any, look: int) -> SteadyPart | None:
        """At that look, if it is still so."""
        part = self.parts.get(key)
        if part is None or part.look == look:
            return part
        since = part.look + 1 - self.first
        if part.look > look or since < 0:
            return None
        for changed in self.changed[since : look + 1 - self.first]:
            if part.read & changed:
                return None
        part.look = look
        return part

    def keep(self, key: Any, part: SteadyPart, look: int) -> SteadyPart:
        part.look = look
        self.parts[key] = part
        return part

    def on(self, view: Any, facts: dict[str, Any]) -> OwnLooks:
        """At the next look. Those who had these go on with them as they were."""
        if len(self.changed) < MOST_LOOKS and len(self.parts) < MOST_PARTS:
            self.changed.append(changes(self, view, facts))
            self.view, self.facts = view, facts
            return self
        later, recent = OwnLooks(view, self.lay, facts, self.look), self.look - FEW_LOOKS
        later.changed.append(changes(self, view, facts))
        for key, part in self.parts.copy().items():
            if part.look > recent and self.found(key, self.look):
                later.parts[key] = part
        return later


class AllLooks:
    """In two generations."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.lock, self.now = Lock(), now
        self.forget()

    def forget(self) -> None:
        self.young, self.old = dict[Any, OwnLooks](), dict[Any, OwnLooks]()
        self.since = self.now()

    def of(self, brush: Any) -> OwnLooks:
        """Those of this brush, at their next look."""
        view = brush.view
        key = brush.say, brush.canvas, tuple(brush.names), view.seat
        facts = facts_of(brush)
        with self.lock:
            if len(self.young) >= MOST_EYES or self.now() - self.since > GENERATION:
                self.old, self.young, self.since = self.young, {}, self.now()
            last = self.young.get(key) or self.old.get(key)
            if last and last.lay is brush.lay and type(last.view) is type(view):
                found = last.on(view, facts)
            else:
                found = OwnLooks(view, brush.lay, facts)
            self.young[key] = found
            brush._eyes, brush._look, brush._again = found, found.look, None
        return found


EYES: Final = AllLooks()


def facts_of(brush: Any) -> dict[str, Any]:
    """What it has beside the view."""
    given, view = vars(brush).items(), brush.view
    return {k: one for k, one in given if k not in SAME and k[0] != "_" and one is not view}


def changes(last: OwnLooks, view: Any, facts: Mapping[str, Any]) -> Places:
    """Where the views differ: by field, and by place in a list."""
    kind: Any = type(view)
    found, (fields, read), bits = 0, reading(kind), bits_of(kind)
    for field, was, now in zip(fields, read(last.view), read(view), strict=True):
        if was is now or was == now:
            continue
        found |= bits[field]
        if type(now) is list:
            for k, (one, other) in enumerate(zip_longest(was, now, fillvalue=NOTHING)):
                if one != other:
                    found |= bits[field, k]
    for name, given in facts.items():
        had = last.facts.get(name, NOTHING)
        if had is not given and had != given:
            found |= bits[f".{name}"]
    return found


@cache
def reading(kind: Any) -> tuple[tuple[str, ...], Any]:
    return kind.__struct_fields__, attrgetter(*kind.__struct_fields__)


def places(kind: Any, reads: Iterable[Read]) -> Places:
    """What finer notes depend on, but for figures."""
    found, bits = 0, bits_of(kind)
    for root, path, _ in reads:
        if isinstance(root, str) and root not in (SITTERS, ".people"):
            inside = path and root[0] != "." and type(path[0]) is int and path[0] >= 0
            found |= bits[root, path[0]] if inside else bits[root]
    return found


class Watch:
    """What was read so far."""

    __slots__ = ("bits", "figures", "read")

    def __init__(self, bits: Bits) -> None:
        self.bits, self.read = bits, 0
        self.figures: dict[Read, Any] = {}


class WatchedView:
    """A view that notes which of its fields are read."""

    def __init__(self, view: Any, watch: Watch) -> None:
        self._view, self._watch = view, watch

    def __getattr__(self, name: str) -> Any:
        kind: Any = type(self._view)
        watch = self._watch
        if name in fields_of(kind):
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


class Watching:
    """A brush that notes what is read of it, field by field: quicker than one that notes places."""

    _real: Any
    _watch: Watch

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._real, name)
        if value is self._real.view:
            return self.view
        self._watch.read |= self._watch.bits[f".{name}"]
        vars(self)[name] = value
        return value


def watching(brush: Any) -> Any:
    """Another brush for the same eyes."""
    real = vars(brush).get("_real", brush)
    own = real._again
    if own is None:
        own = real._again = {name: given for name, given in vars(real).items() if name in SAME}
        own |= {"_real": real, "_eyes": real._eyes, "_look": real._look, "_shelf": real._shelf}
    kind: Any = type(real)
    seen: Any = type(real.view)
    made, watch = object.__new__(watching_kind(kind)), Watch(bits_of(seen))
    vars(made).update(own, _watch=watch, view=WatchedView(real.view, watch))
    return made


@cache
def watching_kind(kind: Any) -> Any:
    assert not issubclass(kind, Noting | Watching)
    return type(f"Watching{kind.__name__}", (Watching, kind), {})
