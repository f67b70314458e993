"""Which function touches which fields, through all that it calls; and that none calls itself."""

from __future__ import annotations

from collections.abc import Mapping

from tools.hot.rooms import LeavesSubset
from tools.hot.unit import Class, Function, Unit
from tools.hot.values import ANYTHING, PURE, Effects

UNKNOWN = Effects(frozenset([ANYTHING]), frozenset([ANYTHING]))


def effects_of(unit: Unit, function: Function, cls: Class | None) -> tuple[set[str], Effects]:
    """The functions a call may reach and what they touch; `cls` is set if the call is virtual."""
    if cls is None:
        return {function.key}, unit.effects.get(function.key, PURE)
    found = {each.hot[function.name].key for each in cls.family()}
    if unit.is_kernel:
        return found, UNKNOWN  # games add methods that we cannot see
    touched = PURE
    for key in found:
        touched |= unit.effects.get(key, PURE)
    return found, touched


def close(own: Mapping[str, Effects], calls: Mapping[str, set[str]]) -> dict[str, Effects]:
    """From what each function touches by itself to what it touches with all that it calls."""
    total = dict(own)
    changed = True
    while changed:
        changed = False
        for key, callees in calls.items():
            grown = total[key]
            for callee in callees:
                grown |= total.get(callee, PURE)
            changed = changed or grown != total[key]
            total[key] = grown
    return total


def refuse_recursion(functions: Mapping[str, Function], calls: Mapping[str, set[str]]) -> None:
    """C has a small stack, and no RecursionError."""
    done: set[str] = set()

    def follow(key: str, path: tuple[str, ...]) -> None:
        if key in path:
            f = functions[key]
            ring = " > ".join([*path[path.index(key) :], key])
            line = f"{f.room.path}:{f.node.lineno}"
            raise LeavesSubset(f"{line}: a hot function may not call itself: `{ring}`")
        if key in done or key not in functions:
            return
        for callee in sorted(calls.get(key, ())):
            follow(callee, (*path, key))
        done.add(key)

    for key in functions:
        follow(key, ())
