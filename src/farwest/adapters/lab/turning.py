"""The numbers of a game turned, before anything of it is imported.

Numbers are compiled into the rules, and modules take them by name: to change one in a game that is
loaded would change half of it. So the lab turns them at the source. In a process of its own the
game's numbers.py is read with another value where a number is assigned; all that the page works out
from it, and all that imports it, has the other value too. The rules then run interpreted, as they
stand: that is slower, and it is the same game.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any, Final, NamedTuple

from farwest.kernel.errors import BadCall

TURN: Final = "_lab_turned"


class Turn(NamedTuple):
    constant: str
    at: tuple[int, ...]  # where in a list; empty: the number itself
    value: int


def turned(value: Any, at: tuple[int, ...], number: int) -> Any:
    """The same list, tuples inside it too, with another number at one place."""
    if not at:
        if type(value) is not int:
            raise BadCall(f"{value!r} is no number that could be {number}.")
        return number
    first, *rest = at
    if not isinstance(value, tuple) or first not in range(len(value)):
        raise BadCall(f"{value!r} has no place {first}.")
    return (*value[:first], turned(value[first], tuple(rest), number), *value[first + 1 :])


class Turner(MetaPathFinder):
    """Finds one module, and loads it with other numbers."""

    def __init__(self, module: str, turns: Sequence[Turn]) -> None:
        self.module, self.turns = module, turns

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.module:
            return None
        found = PathFinder.find_spec(name, path, target)
        if found is None or found.origin is None:
            return None
        found.loader = TurningLoader(name, found.origin, self.turns)
        return found


class TurningLoader(SourceFileLoader):
    def __init__(self, name: str, path: str, turns: Sequence[Turn]) -> None:
        super().__init__(name, path)
        self.turns = turns

    def get_code(self, fullname: str) -> CodeType:
        """From the source, never from a cache, and never into one."""
        page = ast.parse(self.get_data(self.path), self.path)
        missing = {turn.constant for turn in self.turns}
        for line in page.body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                missing.discard(line.target.id)
                for turn in self.turns:
                    if turn.constant == line.target.id and line.value is not None:
                        line.value = as_turned(line.value, turn)
        if missing:
            raise BadCall(f"{fullname} has no number {', '.join(sorted(missing))}.")
        return compile(ast.fix_missing_locations(page), self.path, "exec")

    def exec_module(self, module: ModuleType) -> None:
        setattr(module, TURN, turned)
        super().exec_module(module)
        delattr(module, TURN)


def as_turned(value: ast.expr, turn: Turn) -> ast.expr:
    given: list[ast.expr] = [value, ast.Constant(turn.value)]
    at = ast.Tuple([ast.Constant(k) for k in turn.at], ast.Load())
    return ast.Call(ast.Name(TURN, ast.Load()), [given[0], at, given[1]], [])


def turn(package: str, turns: Sequence[Turn]) -> None:
    """Once, before the game is imported."""
    module = f"{package}.numbers"
    if module in sys.modules:
        raise BadCall(f"{module} is loaded already: its numbers cannot be turned any more.")
    if turns:
        sys.meta_path.insert(0, Turner(module, turns))
