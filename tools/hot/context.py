"""One hot function while it is read: its names, what is known of them, what it touches."""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import NoReturn

from tools.hot.unit import KINDS, LISTS, Class, Function, Unit
from tools.hot.values import PURE, Effects, Range, Value


@dataclass
class Facts:
    """What one reading of a function found out, for the next reading to use."""

    ranges: dict[str, Range] = field(default_factory=dict)  # by local
    below: dict[str, str] = field(default_factory=dict)  # by local: the size it stays under


class Context(ABC):
    def __init__(self, unit: Unit, function: Function, owner: Class | None, facts: Facts) -> None:
        """`owner` is the class whose methods `self` has: the method's own, or one below it."""
        self.unit = unit
        self.function = function
        self.room = function.room
        self.facts = facts
        self.kinds = {name: kind for name, kind in function.args if kind in KINDS}
        self.lists = {name: LISTS[kind] for name, kind in function.args if kind in LISTS}
        self.objects = {
            name: unit.classes[kind] for name, kind in function.args if kind in unit.classes
        }
        if owner:
            self.objects["self"] = owner
        self.assigned: set[str] | None = set(self.kinds)  # None: this line is never reached
        self.stored = {
            node.id
            for node in ast.walk(function.node)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        self.own = PURE  # what it touches by itself
        self.calls: set[str] = set()  # the functions it may call

    @abstractmethod
    def value(self, node: ast.expr, loose: str = "") -> Value: ...

    def refuse(self, node: ast.AST, reason: str) -> NoReturn:
        self.room.refuse(node, reason)

    def where(self, node: ast.AST) -> str:
        return f'b"{self.room.short}:{getattr(node, "lineno", 0)}"'

    def class_of(self, node: ast.expr) -> Class | None:
        return self.objects.get(node.id) if isinstance(node, ast.Name) else None

    def is_local(self, name: str) -> bool:
        """Whether Python would find it here, and not in the module."""
        return name in self.stored | {"self"} | {arg for arg, _ in self.function.args}

    def read(self, key: str) -> Effects:
        effects = Effects(reads=frozenset([key])) if key else PURE
        self.own |= effects
        return effects

    def write(self, key: str) -> Effects:
        effects = Effects(writes=frozenset([key]))
        self.own |= effects
        return effects

    def beside(self, node: ast.AST, *operands: Effects) -> Effects:
        """C may take these in any order: refused if one could change what another sees."""
        together = PURE
        for effects in operands:
            if effects.clashes(together):
                self.refuse(node, "C has no order here, and it matters: give the call a name first")
            together |= effects
        return together

    def fitted(self, node: ast.AST, value: Value, kind: str) -> str:
        """The C form of a value where `kind` is wanted."""
        if value.kind == kind or (kind, value.kind) == ("int", "bool"):
            return value.text
        if (kind, value.kind) == ("float", "int"):
            self.refuse(node, "an int where a float should be: write 1.0, or float(x)")
        self.refuse(node, f"{value.kind} where {kind} should be")
