"""Which function touches which fields, through all that it calls; and that none calls itself."""

from __future__ import annotations

from collections.abc import Mapping

from tools.hot.rooms import LeavesSubset
from tools.hot.unit import Class, Function, Unit
from tools.hot.values import ANYTHING, PURE, Effects

GAMES = (
    "games' "  # before the name of a method: those that games write, which the kernel cannot see
)
SEES = Effects(reads=frozenset([ANYTHING]))
UNKNOWN = Effects(frozenset([ANYTHING]), frozenset([ANYTHING]))


def effects_of(unit: Unit, function: Function, cls: Class | None) -> tuple[set[str], Effects]:
    """The functions a call may reach and what they touch; `cls` is set if the call is virtual."""
    if cls is None:
        return {function.key}, unit.effects.get(function.key, PURE)
    found = {each.hot[function.name].key for each in cls.family()}
    if unit.is_kernel:
        found.add(f"{GAMES}{function.key}")
    touched = PURE
    for key in found:
        touched |= unit.effects.get(key, PURE)
    return found, touched


def add_unseen(
    functions: Mapping[str, Function], own: dict[str, Effects], calls: Mapping[str, set[str]]
) -> None:
    """What games may do in methods of the kernel: anything, but a question has no effects.

    A question is a method with a result that changes nothing; `refuse_effects` holds games to it.
    """
    known = close(own, calls)
    for key in set().union(*calls.values()):
        if key.startswith(GAMES):
            function = functions[key.removeprefix(GAMES)]
            is_question = function.returns != "None" and not known[function.key].writes
            own[key] = SEES if is_question else UNKNOWN


def refuse_effects(unit: Unit) -> None:
    for cls in unit.classes.values():
        for name, function in cls.hot.maps[0].items():
            above = cls.base.hot.get(name) if cls.base else None
            if above is None or above.returns == "None":
                continue
            if unit.effects[function.key].writes and not unit.effects[above.key].writes:
                function.room.refuse(function.node, "here a question only: it changes nothing")


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
