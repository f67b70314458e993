"""What differs between two scenes that the same eyes were sent: a browser that has the first makes
the second of it (web/src/net/change.ts). It is made of nothing else, so it tells nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from farwest.kit.sprites import Panel, Picture, Sprite
from farwest.tables.wire import Change, Scene

BY_ITSELF: Final = frozenset({"lines", "turns", "since", "clocks"})  # changes, and is no news
APART: Final = frozenset({"sprites", "panels"})  # of a picture: by their keys


def is_same(before: Scene, after: Scene) -> bool:
    """But for what changes by itself."""
    return all(
        (was := getattr(before, name)) is (now := getattr(after, name)) or was == now
        for name in Scene.__struct_fields__
        if name not in BY_ITSELF
    )


def change(before: Scene, after: Scene, on: int, nth: int) -> Change | None:
    """None: they are too different, and the scene is sent whole."""
    was, now = before.picture, after.picture
    if was is None or now is None or was.canvas != now.canvas:
        return None
    moved = moves(was.sprites, now.sprites)
    if moved is None:
        return None
    put, gone = moved
    fields, panels = differing(before, after, frozenset({"picture"})), new_panels(was, now)
    painted = differing(was, now, APART)
    if panels is None:
        painted["panels"], panels = now.panels, []
    return Change(on, nth, fields, painted, put, gone, panels)


def differing(before: Any, after: Any, apart: frozenset[str]) -> dict[str, Any]:
    found = {}
    for name in after.__struct_fields__:
        was, now = getattr(before, name), getattr(after, name)
        if name not in apart and was is not now and was != now:
            found[name] = now
    return found


def moves(
    before: Sequence[Sprite], after: Sequence[Sprite]
) -> tuple[list[tuple[int, Sprite]], list[str]] | None:
    """What is put where in the new list, in order, and what is gone; None: a key comes twice."""
    old, new = ({sprite.key: sprite for sprite in sprites} for sprites in (before, after))
    if len(old) != len(before) or len(new) != len(after):
        return None
    stays = [key for key, now in new.items() if (was := old.get(key)) is now or was == now]
    there = [*filter(set(stays).__contains__, old)]
    kept = {*stays} if stays == there else {*ends_of(there, stays)}
    put = [(n, sprite) for n, sprite in enumerate(after) if sprite.key not in kept]
    return put, [key for key in old if key not in new]


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
    if [panel.key for panel in was.panels] != [panel.key for panel in now.panels]:
        return None
    both = zip(was.panels, now.panels, strict=True)
    return [new for old, new in both if old is not new and old != new]
