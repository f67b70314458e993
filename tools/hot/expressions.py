"""Expressions of a hot function: each becomes a Value, guarded where C and Python could differ."""

from __future__ import annotations

import ast

from tools.hot import values
from tools.hot.calls import Calls
from tools.hot.values import BIT, EXACT, INT64, PURE, Effects, Range, Value

OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
WRAPPING = {"+": "hot_wrap_add", "-": "hot_wrap_sub", "*": "hot_wrap_mul"}
CHECKED = {"+": "hot_add", "-": "hot_sub", "*": "hot_mul", "//": "hot_floordiv"}
CHECKED |= {"%": "hot_floormod", "<<": "hot_shl", ">>": "hot_shr"}


class Expressions(Calls):
    def value(self, node: ast.expr, loose: str = "") -> Value:
        """`loose` says when a wrapped result does no harm: "mask" under & with a constant, where
        only low bits count; "near" where the result must lie in 32 bits anyway."""
        match node:
            case ast.Constant(value):
                return self.constant(node, value)
            case ast.Name(name):
                return self.name(node, name)
            case ast.Attribute() | ast.Subscript():
                return self.loaded(node)
            case ast.BinOp(left, op, right):
                return self.binary(node, left, op, right, loose)
            case ast.UnaryOp(ast.Not(), operand):
                truth = self.truth(operand)
                return Value(f"(not {truth.text})", "bool", BIT, truth.effects)
            case ast.UnaryOp(ast.USub(), ast.Constant(int(number))) if number == 2**63:
                return self.constant(node, -number)
            case ast.UnaryOp(op, operand):
                return self.unary(node, op, self.value(operand))
            case ast.BoolOp(op, operands):
                joined = [self.value(operand) for operand in operands]
                if any(value.kind != "bool" for value in joined):
                    self.refuse(node, "as a value, and/or join bools only")
                return self.joined(op, joined)
            case ast.Compare(left, ops, rights):
                return self.comparison(node, left, ops, rights)
            case ast.IfExp(test, body, orelse):
                return self.choice(node, self.truth(test), self.value(body), self.value(orelse))
            case ast.Call():
                found = self.called(node)
                if found.kind == "None":
                    self.refuse(node, "this call gives nothing")
                return found
        self.refuse(node, f"{type(node).__name__} is not in the hot subset")

    def name(self, node: ast.Name, name: str) -> Value:
        if kind := self.kinds.get(name):
            if self.assigned is not None and name not in self.assigned:
                self.refuse(node, "it may have no value here")
            known = BIT if kind == "bool" else self.facts.ranges.get(name, INT64)
            return Value(name, kind, known, below=self.facts.below.get(name, ""))
        if name in self.objects or name in self.lists:
            self.refuse(node, "not a number")
        if self.is_local(name):
            self.refuse(node, "it may have no value here")
        value = self.unit.constant(self.room, name)
        if value is None or isinstance(value, tuple):
            self.refuse(node, "neither a local, nor an argument, nor a Final number")
        return self.constant(node, value)

    def loaded(self, node: ast.expr) -> Value:
        if found := self.listing(node):
            if found.sizes:
                self.refuse(node, "a whole list where a number should be")
            effects = found.effects | self.read(found.key)
            cast = "<int64_t>" if found.item == "int" else ""
            return Value(f"{cast}{found.text}", found.item, found.range, effects)
        if isinstance(node, ast.Attribute):
            return self.field(node)
        self.refuse(node, "not an item of a list or table")

    def field(self, node: ast.Attribute, write: bool = False) -> Value:
        cls = self.class_of(node.value)
        found = cls.fields.get(node.attr) if cls else None
        if found is None or found.sizes:
            self.refuse(node, "not a field of an argument")
        effects = self.write(found.key) if write else self.read(found.key)
        known = BIT if found.kind == "bool" else INT64
        return Value(f"{ast.unparse(node.value)}.{node.attr}", found.kind, known, effects)

    # Arithmetic.

    def binary(
        self, node: ast.expr, left: ast.expr, op: ast.operator, right: ast.expr, loose: str
    ) -> Value:
        sign = OPERATORS.get(type(op), "")
        inner = loose if loose == "mask" and sign in "+-*&|^" else ""
        if sign == "&" and (self.is_mask(left) or self.is_mask(right)):
            inner = "mask"
        a = self.value(left, "mask" if loose == "mask" and sign == "<<" else inner)
        b = self.value(right, inner)
        return self.operate(node, sign, a, b, loose)

    def is_mask(self, node: ast.expr) -> bool:
        match node:
            case ast.Constant() | ast.Name():
                number = self.value(node).number
                return number is not None and number >= 0
        return False

    def operate(self, node: ast.AST, sign: str, a: Value, b: Value, loose: str = "") -> Value:
        if not sign:
            self.refuse(node, "no ** and no @")
        effects = self.beside(node, a.effects, b.effects)
        if "float" in (a.kind, b.kind):
            return self.float_operate(node, sign, a, b, effects)
        if sign == "/":
            self.refuse(node, "/ is for floats: write // or float(x) / y")
        if sign in "&|^" and a.kind == b.kind == "bool":
            return Value(f"({a.text} {sign} {b.text})", "bool", BIT, effects)
        if a.number is not None and b.number is not None:
            folded = fold(sign, a.number, b.number)
            if folded is not None:
                return values.known(folded)
        exact = values.range_of(sign, a.range, b.range)
        safe = exact.within(INT64)
        match sign:
            case "//" | "%":
                safe = a.range.low >= 0 and b.range.low > 0
            case "<<" | ">>":
                safe = safe and b.range.within(Range(0, 63))
        x, y = self.wide(a), self.wide(b)
        if safe and sign == "<<":
            return Value(f"hot_left({x}, {y})", "int", exact, effects)
        if safe:
            return Value(f"({x} {sign} {y})", "int", exact, effects)
        if loose == "mask" and sign in WRAPPING:
            return Value(f"{WRAPPING[sign]}({x}, {y})", "int", INT64, effects)
        if loose == "mask" and sign == "<<":
            text = f"hot_wrap_shl({x}, {y}, {self.where(node)})"
            return Value(text, "int", INT64, effects)
        small = [v for v in (a, b) if v.range.within(Range(-(2**62), 2**62))]
        if loose == "near" and sign in "+-" and small:
            # What wraps here lies far from any 32-bit number, so the guard that follows sees it.
            return Value(f"{WRAPPING[sign]}({x}, {y})", "int", INT64, effects)
        text = f"{CHECKED[sign]}({x}, {y}, {self.where(node)})"
        return Value(text, "int", values.clipped(exact), effects)

    def float_operate(
        self, node: ast.AST, sign: str, a: Value, b: Value, effects: Effects
    ) -> Value:
        if sign not in ("+", "-", "*", "/"):
            self.refuse(node, "floats know only + - * /")
        x, y = (v.text if v.kind == "float" else f"<double>{self.wide(v)}" for v in (a, b))
        if sign == "/":
            return Value(f"hot_divide({x}, {y}, {self.where(node)})", "float", effects=effects)
        return Value(f"({x} {sign} {y})", "float", effects=effects)

    def unary(self, node: ast.expr, op: ast.unaryop, a: Value) -> Value:
        if a.kind == "float":
            if isinstance(op, ast.Invert):
                self.refuse(node, "floats know only + - * /")
            sign = "-" if isinstance(op, ast.USub) else ""
            return Value(f"({sign}{a.text})", "float", effects=a.effects)
        x, r = self.wide(a), a.range
        match op:
            case ast.UAdd():
                return Value(x, "int", r, a.effects, a.number)
            case ast.Invert():
                known = Range(~r.high, ~r.low)
                return Value(f"(~{x})", "int", known, a.effects)
        if a.number is not None and a.number != INT64.low:
            return values.known(-a.number)
        if r.low > INT64.low:
            return Value(f"(-{x})", "int", Range(-r.high, -r.low), a.effects)
        return Value(f"hot_sub(0, {x}, {self.where(node)})", "int", INT64, a.effects)

    # Truth.

    def truth(self, node: ast.expr) -> Value:
        match node:
            case ast.BoolOp(op, operands):
                return self.joined(op, [self.truth(operand) for operand in operands])
        found = self.value(node)
        if found.kind == "bool":
            return found
        zero = "0.0" if found.kind == "float" else "0"
        return Value(f"({found.text} != {zero})", "bool", BIT, found.effects)

    def joined(self, op: ast.boolop, found: list[Value]) -> Value:
        """C too takes these in order, and stops where Python stops."""
        word = " and " if isinstance(op, ast.And) else " or "
        effects = PURE
        for value in found:
            effects |= value.effects
        return Value(f"({word.join(value.text for value in found)})", "bool", BIT, effects)

    def comparison(
        self, node: ast.expr, left: ast.expr, ops: list[ast.cmpop], rights: list[ast.expr]
    ) -> Value:
        if any(type(op) not in COMPARISONS for op in ops):
            self.refuse(node, "of comparisons only == != < <= > >=")
        found = [self.value(operand) for operand in (left, *rights)]
        effects = self.beside(node, *(value.effects for value in found))
        if any(value.effects.writes for value in found[1:-1]):
            self.refuse(node, "C would make this call twice: give it a name first")
        parts: list[str] = []
        for a, op, b in zip(found[:-1], ops, found[1:], strict=True):
            x, y = a.text, b.text
            if a.kind != b.kind and "float" in (a.kind, b.kind):
                x, y = self.exact(node, a), self.exact(node, b)
            parts.append(f"({x} {COMPARISONS[type(op)]} {y})")
        text = parts[0] if len(parts) == 1 else f"({' and '.join(parts)})"
        return Value(text, "bool", BIT, effects)

    def exact(self, node: ast.AST, a: Value) -> str:
        """Python compares an int with a float to the last bit; C only as far as a double goes."""
        if a.kind == "float":
            return a.text
        if a.range.within(EXACT):
            return f"<double>{self.wide(a)}"
        return f"hot_exact({self.wide(a)}, {self.where(node)})"

    def choice(self, node: ast.expr, test: Value, a: Value, b: Value) -> Value:
        effects = test.effects | a.effects | b.effects
        if a.kind == b.kind and a.kind in ("bool", "float"):
            text = f"({a.text} if {test.text} else {b.text})"
            return Value(text, a.kind, BIT, effects)
        if "float" in (a.kind, b.kind):
            self.refuse(node, "an int or a float, not now one and now the other")
        text = f"({self.wide(a)} if {test.text} else {self.wide(b)})"
        return Value(text, "int", a.range.join(b.range), effects)

    def wide(self, a: Value) -> str:
        """In 64 bits, also where C would count a bool or a short literal in 32."""
        if a.kind == "bool" or a.number is not None:
            return f"<int64_t>{a.text}"
        return a.text


def fold(sign: str, a: int, b: int) -> int | None:
    """The number, if it can be known now; whatever faults is left to do so when it runs."""
    if (sign in ("//", "%") and b == 0) or (sign in ("<<", ">>") and not 0 <= b < 64):
        return None
    number = {
        "+": lambda: a + b,
        "-": lambda: a - b,
        "*": lambda: a * b,
        "//": lambda: a // b,
        "%": lambda: a % b,
        "<<": lambda: a << b,
        ">>": lambda: a >> b,
        "&": lambda: a & b,
        "|": lambda: a | b,
        "^": lambda: a ^ b,
    }[sign]()
    return number if Range(number, number).within(INT64) else None
