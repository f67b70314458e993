"""What differs between two scenes that the same eyes were sent: a browser that has the first makes
the second of it (web/src/net/change.ts). It is made of nothing else, so it tells nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress, count
from operator import attrgetter, is_not
from typing import Any, Final, NamedTuple

from farwest.kit.sprites import Panel, Picture, Sprite
from farwest.tables.wire import Change, Scene

BY_ITSELF: Final = frozenset({"lines", "turns", "since", "clocks"})  # changes, and is no news
APART: Final = frozenset({"sprites", "panels"})  # of a picture: by their keys
PARTS: Final = frozenset({"parts"})  # of a sprite
PICTURE: Final = frozenset({"picture"})
KEY: Final = attrgetter("key")
SCENE: Final[Any] = Scene


def is_same(before: Scene, after: Scene) -> bool:
    """But for what changes by itself."""
    _, read = reading(SCENE, BY_ITSELF)
    return read(before) == read(after)


def change(before: Scene, after: Scene, on: int, nth: int) -> Change | None:
    """None: they are too different, and the scene is sent whole."""
    was, now = before.picture, after.picture
    if was is None or now is None or was.canvas != now.canvas:
        return None
    moved = moves(was.sprites, now.sprites)
    if moved is None:
        return None
    put, alike, gone = moved
    fields, panels = differing(before, after, PICTURE), new_panels(was, now)
    painted = differing(was, now, APART)
    if panels is None:
        painted["panels"], panels = now.panels, []
    return Change(on, nth, fields, painted, put, alike, gone, panels)


def differing(before: Any, after: Any, apart: frozenset[str]) -> dict[str, Any]:
    kind: Any = type(after)
    names, read = reading(kind, apart)
    both = zip(names, read(before), read(after), strict=True)
    return {name: now for name, was, now in both if was is not now and was != now}


@cache
def reading(kind: Any, apart: frozenset[str]) -> tuple[list[str], attrgetter[tuple[Any, ...]]]:
    names = [name for name in kind.__struct_fields__ if name not in apart]
    return names, attrgetter(*names)


class Moved(NamedTuple):
    put: list[tuple[int, Sprite]]
    alike: list[tuple[int, dict[str, Any]]]
    gone: list[str]

    def add(self, n: int, was: Sprite | None, now: Sprite) -> None:
        if was is not None and (was.parts is now.parts or was.parts == now.parts):
            self.alike.append((n, {"key": now.key, **differing(was, now, PARTS)}))
        else:
            self.put.append((n, now))


def moves(before: Sequence[Sprite], after: Sequence[Sprite]) -> Moved | None:
    """What is put where in the new list, in order, and what is gone; None: a key comes twice. What
    looks as it did is put as what else of it differs: a ring that only says another thing."""
    if len(before) == len(after):
        others = compress(count(), map(is_not, before, after))
        differ = [n for n in others if before[n] != after[n]]
        if all(before[n].key == after[n].key for n in differ):  # mostly: all where they were
            return redrawn(before, after, differ)
    if any(len({*map(KEY, sprites)}) < len(sprites) for sprites in (before, after)):
        return None
    head, tail = same_ends(before, after)
    was, now = before[head : len(before) - tail], after[head : len(after) - tail]
    old, new = (dict(zip(map(KEY, sprites), sprites, strict=True)) for sprites in (was, now))
    stays = [key for key, one in new.items() if (had := old.get(key)) is one or had == one]
    there = [*filter(set(stays).__contains__, old)]
    kept = {*stays} if stays == there else {*ends_of(there, stays)}
    moved = Moved([], [], [key for key in old if key not in new])
    for n, sprite in enumerate(now, head):
        if sprite.key not in kept:
            moved.add(n, old.get(sprite.key), sprite)
    return moved


def same_ends(before: Sequence[Sprite], after: Sequence[Sprite]) -> tuple[int, int]:
    """How many at the beginning and at the end are the very same."""
    differs = compress(count(), map(is_not, before, after))
    head = next(differs, min(len(before), len(after)))
    room = min(len(before), len(after)) - head
    from_end = compress(count(), map(is_not, reversed(before), reversed(after)))
    return head, min(next(from_end, room), room)


def redrawn(before: Sequence[Sprite], after: Sequence[Sprite], differ: list[int]) -> Moved | None:
    """Those at these places are others, and all stand in the same order."""
    if differ and len({*map(KEY, after)}) < len(after):
        return None
    moved = Moved([], [], [])
    for n in differ:
        moved.add(n, before[n], after[n])
    return moved


def ends_of(before: list[str], after: list[str]) -> list[str]:
    """Where they stand in another order: those at the beginning and at the end that do not."""
    size, head, tail = len(before), 0, 0
    while before[head] == after[head]:
        head += 1
    while tail < size - head and before[size - 1 - tail] == after[size - 1 - tail]:
        tail += 1
    return [*after[:head], *after[size - tail :]]


def new_panels(was: Picture, now: Picture) -> list[Panel] | None:
    """None: they are other seats."""
    if [*map(KEY, was.panels)] != [*map(KEY, now.panels)]:
        return None
    both = zip(was.panels, now.panels, strict=True)
    return [new for old, new in both if old is not new and old != new]
