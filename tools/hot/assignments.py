"""Assignments of a hot function: to locals, to fields, to items of lists."""

from __future__ import annotations

import ast

from tools.hot import values
from tools.hot.context import Facts
from tools.hot.declare import check_name
from tools.hot.expressions import OPERATORS, Expressions
from tools.hot.unit import Class, Function, Unit
from tools.hot.values import INT32, Effects, Range, Value


class Assignments(Expressions):
    def __init__(self, unit: Unit, function: Function, owner: Class | None, facts: Facts) -> None:
        super().__init__(unit, function, owner, facts)
        self.locals: dict[str, str] = {}  # by name: kind
        self.temps: list[str] = []
        self.ranges: dict[str, Range] = {}
        self.sizes: dict[str, set[str]] = {}  # by local: the sizes its loops stay under

    def temp(self) -> str:
        self.temps.append(f"hot_{len(self.temps)}")
        return self.temps[-1]

    def assign(
        self, node: ast.stmt, target: ast.expr, value: ast.expr, kind: str = ""
    ) -> list[str]:
        if isinstance(target, ast.Name):
            found = self.value(value)
            return [f"{target.id} = {self.store(node, target.id, found, kind)}"]
        listing = self.listing(target)
        if listing and listing.sizes:
            self.refuse(node, "never a whole list: assign its items")
        found = self.value(value, loose="near" if listing else "")
        place, effects = self.place(target)
        self.beside(node, found.effects, effects)
        return [f"{place} = {self.stored_in(node, target, found)}"]

    def store(self, node: ast.stmt, name: str, found: Value, kind: str = "") -> str:
        """What is stored in a local; the first store makes it, and says what kind it is."""
        if name in self.lists or name in self.objects:
            self.refuse(node, "an argument that is a list or an object keeps its meaning")
        if name not in self.kinds:
            check_name(self.room, node, name)
            self.locals[name] = self.kinds[name] = kind or found.kind
        have = self.kinds[name]
        if found.kind != have and (have, found.kind) != ("int", "bool"):
            self.refuse(node, f"`{name}` is {have}, and this is {found.kind}")
        self.ranges[name] = self.ranges.get(name, found.range).join(found.range)
        self.sizes.setdefault(name, set()).add(found.below)
        if self.assigned is not None:
            self.assigned.add(name)
        return found.text

    def place(self, target: ast.expr) -> tuple[str, Effects]:
        """Where a field or an item lies, and what finding it reads."""
        if found := self.listing(target):
            if found.sizes:
                self.refuse(target, "never a whole list: assign its items")
            if not found.key:
                self.refuse(target, "a table cannot change")
            self.write(found.key)
            return found.text, found.effects
        if isinstance(target, ast.Attribute):
            text = self.field(target, write=True).text
            return text, values.PURE
        self.refuse(target, "one target: a local, a field, or an item of a list")

    def stored_in(self, node: ast.stmt, target: ast.expr, found: Value) -> str:
        """The text of what goes into a field or an item. Items have 32 bits."""
        listing = self.listing(target)
        if listing is None:
            assert isinstance(target, ast.Attribute)
            return self.fitted(node, found, self.field(target, write=True).kind)
        text = self.fitted(node, found, listing.item)
        if listing.item == "int" and not found.range.within(INT32):
            return f"hot_fit({text}, {self.where(node)})"
        return text

    def update(
        self, node: ast.AugAssign, target: ast.expr, op: ast.operator, value: ast.expr
    ) -> list[str]:
        sign = OPERATORS.get(type(op), "")
        if isinstance(target, ast.Name):
            load = ast.copy_location(ast.Name(target.id), target)
            if target.id not in self.kinds:
                self.refuse(node, "it may have no value here")
            found = self.operate(node, sign, self.value(load), self.value(value))
            return [f"{target.id} = {self.store(node, target.id, found)}"]
        before: list[str] = []
        if isinstance(target, ast.Subscript):  # Python asks for the place once
            before, target = self.pinned(target)
        place, _ = self.place(target)
        old = self.value(target)
        near = "near" if self.listing(target) else ""
        found = self.operate(node, sign, old, self.value(value), near)
        return [*before, f"{place} = {self.stored_in(node, target, found)}"]

    def pinned(self, target: ast.Subscript) -> tuple[list[str], ast.Subscript]:
        """The same place, its index worked out beforehand and kept."""
        lines: list[str] = []
        whole = target.value
        if isinstance(whole, ast.Subscript):
            lines, whole = self.pinned(whole)
        match target.slice:
            case ast.Name() | ast.Constant():
                index = target.slice
            case _:
                found = self.value(target.slice, loose="near")
                if found.kind == "float":
                    self.refuse(target, "an index is an int")
                name = self.temp()
                lines.append(f"{name} = {found.text}")
                self.kinds[name] = "int"
                self.facts.ranges[name] = found.range
                self.facts.below[name] = found.below
                if self.assigned is not None:
                    self.assigned.add(name)
                index = ast.Name(name)
        pinned = ast.Subscript(whole, index, target.ctx)
        return lines, ast.fix_missing_locations(ast.copy_location(pinned, target))
