"""Lists of a hot function: fields, rows of fields, arguments, tables; and indices into them."""

from __future__ import annotations

import ast
from typing import Any

from tools.hot import values
from tools.hot.context import Context
from tools.hot.unit import Class
from tools.hot.values import INT32, INT64, Listing, Range, Value


class Lists(Context):
    def listing(self, node: ast.expr) -> Listing | None:
        """None: this is no list. An item of a list has no sizes left."""
        match node:
            case ast.Name(name) if name in self.lists:
                item = self.lists[name]
                return Listing(name, item, (f"{name}_size",), of_item(item), values.ANY_LIST)
            case ast.Name(name) if not self.is_local(name):
                return self.table(node, name)
            case ast.Attribute(ast.Name(who), name):
                cls = self.class_of(node.value)
                if cls and self.is_kernels_own(cls, name):
                    self.refuse(node, "the stack is the kernel's: s.ask() pushes, s.depth counts")
                return self.list_field(cls, who, name) if cls else None
            case ast.Subscript(value, index):
                if (whole := self.listing(value)) and whole.sizes:
                    k = self.index(index, whole.sizes[0], node)
                    effects = self.beside(node, whole.effects, k.effects)
                    text = f"{whole.text}[{k.text}]"
                    rest = whole.sizes[1:]
                    return Listing(text, whole.item, rest, whole.range, whole.key, effects)
        return None

    def is_kernels_own(self, cls: Class, name: str) -> bool:
        """Compiled, copy_from leaves out frames that nobody waits for, so no rule may read them."""
        return name == "waiting" and name in cls.buffers and self.unit.is_own(self.room)

    def list_field(self, cls: Class, who: str, name: str) -> Listing | None:
        f = cls.fields.get(name)
        if f is None or not f.sizes:
            return None
        sizes: tuple[int | str, ...]
        if f.fixed is not None:
            text, sizes = f"{who}.{name}", tuple(f.fixed)
        elif name in cls.buffers:
            text, sizes = f"{who}.c_{name}_room", (cls.buffers[name],)
        else:
            text, sizes = f"{who}.c_{name}", (f"{who}.c_{name}_size",)
        return Listing(text, f.kind, sizes, of_item(f.kind), f.key)

    def table(self, node: ast.Name, name: str) -> Listing | None:
        value = self.unit.constant(self.room, name)
        if not isinstance(value, tuple):
            return None
        sizes, items = rectangle(value)
        kinds = {type(item) for item in items}
        if not sizes or len(kinds) > 1 or not kinds <= {int, bool, float}:
            self.refuse(node, "a table is a tuple, or tuples of one length, of ints or of floats")
        if self.unit.tables.setdefault(name, value) != value:
            self.refuse(node, "two tables of this unit have the same name")
        kind = kinds.pop().__name__
        known = INT64 if kind == "float" else values.span(int(item) for item in items)
        if not known.within(INT64):
            self.refuse(node, "a table with a number beyond 64 bits")
        return Listing(f"T_{name}", kind, tuple(sizes), known, "")

    def index(self, node: ast.expr, size: int | str, whole: ast.expr) -> Value:
        k = self.value(node, loose="near")
        if k.kind not in ("int", "bool"):
            self.refuse(whole, "an index is an int")
        if isinstance(size, int) and k.range.within(Range(0, size - 1)):
            return k
        if k.below and k.below == str(size):
            return k
        text = f"hot_at({k.text}, {size}, {self.where(whole)})"
        return Value(text, "int", Range(0, INT32.high), k.effects)

    def length(self, node: ast.expr) -> Value:
        found = self.listing(node)
        if found is None or not found.sizes:
            self.refuse(node, "not a list of known size")
        size = found.sizes[0]
        if isinstance(size, str):
            return Value(size, "int", Range(0, INT64.high))
        known = values.known(size)
        match node:
            case ast.Subscript(ast.Subscript()):
                self.refuse(node, "len of a row of a row")
            case ast.Subscript(value, index):
                # Python looks for the row first, and it may not be there.
                whole = self.listing(value)
                assert whole is not None
                k = self.index(index, whole.sizes[0], node)
                return Value(f"hot_second({k.text}, {size})", "int", known.range, found.effects)
        return known


def rectangle(table: Any) -> tuple[list[int], list[Any]]:
    """Sizes and items of nested tuples; no sizes if they are not of one length."""
    rows = [rectangle(row) if isinstance(row, tuple) else ([], [row]) for row in table]
    depths = {isinstance(row, tuple) for row in table}
    if not rows or len(depths) > 1 or any(sizes != rows[0][0] for sizes, _ in rows):
        return [], []
    if True in depths and not rows[0][0]:
        return [], []
    return [len(rows), *rows[0][0]], [item for _, items in rows for item in items]


def of_item(kind: str) -> Range:
    return INT32 if kind == "int" else INT64
