"""Statements of a hot function: every one is checked against the subset and given its C form."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from tools.hot import values
from tools.hot.assignments import Assignments
from tools.hot.context import Facts
from tools.hot.unit import KINDS, Class, Function, Unit
from tools.hot.values import Range, Value

READINGS = 3  # each knows the ranges that the one before it found


def read(unit: Unit, function: Function, owner: Class | None) -> list[str]:
    """The lines of a function, after enough readings to know its locals."""
    facts = Facts()
    lines: list[str] = []
    for _ in range(READINGS):
        body = Body(unit, function, owner, facts)
        lines = body.lines()
        facts = body.found_facts()
    return lines


class Body(Assignments):
    def __init__(self, unit: Unit, function: Function, owner: Class | None, facts: Facts) -> None:
        super().__init__(unit, function, owner, facts)
        self.breaks: list[list[set[str] | None]] = []

    def lines(self) -> list[str]:
        statements = self.function.node.body
        if isinstance(statements[0], ast.Expr) and isinstance(statements[0].value, ast.Constant):
            statements = statements[1:]  # the docstring
        lines = self.block(statements)
        if self.function.returns != "None" and self.assigned is not None:
            self.refuse(self.function.node, "it may end without a return")
        declared = [f"cdef {KINDS[kind]} {name}" for name, kind in self.locals.items()]
        declared += [f"cdef int64_t {name}" for name in self.temps]
        return declared + (lines or ["pass"])

    def found_facts(self) -> Facts:
        """Arguments may be anything; a local is what was stored in it, anywhere."""
        known = {name: r for name, r in self.ranges.items() if name in self.locals}
        below = {name: next(iter(s)) for name, s in self.sizes.items() if len(s) == 1}
        return Facts(known, {k: v for k, v in below.items() if v and k in self.locals})

    def block(self, statements: Sequence[ast.stmt]) -> list[str]:
        return [line for statement in statements for line in self.statement(statement)]

    def nested(self, statements: Sequence[ast.stmt]) -> list[str]:
        return [f"    {line}" for line in self.block(statements) or ["pass"]]

    def statement(self, node: ast.stmt) -> list[str]:
        match node:
            case ast.Pass():
                return ["pass"]
            case ast.Expr(ast.Call() as call):
                return self.call_statement(call)
            case ast.Assign([target], value):
                return self.assign(node, target, value)
            case ast.AnnAssign(ast.Name(name) as target, annotation, ast.expr() as value):
                kind = ast.unparse(annotation)
                if kind not in KINDS or self.kinds.get(name, kind) != kind:
                    self.refuse(node, "a local is an int, a bool or a float, and stays one")
                return self.assign(node, target, value, kind)
            case ast.AugAssign(target, op, value):
                return self.update(node, target, op, value)
            case ast.If(test, body, orelse):
                return self.branch(test, body, orelse)
            case ast.While(test, body, []):
                return self.while_loop(test, body)
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), args, []), body, []):
                return self.for_loop(node, name, args, body)
            case ast.For() | ast.While():
                self.refuse(node, "a hot loop is `while test` or `for name in range(...)`, no else")
            case ast.Break():
                self.breaks[-1].append(self.assigned)
                self.assigned = None
                return ["break"]
            case ast.Continue():
                self.assigned = None
                return ["continue"]
            case ast.Return(value):
                return self.give(node, value)
            case ast.Assign() | ast.AnnAssign():
                self.refuse(node, "one target, and a value")
        self.refuse(node, f"{type(node).__name__} is not in the hot subset")

    def give(self, node: ast.stmt, value: ast.expr | None) -> list[str]:
        kind = self.function.returns
        if (value is None) != (kind == "None"):
            self.refuse(node, f"this function gives {kind}")
        line = "return"
        if value is not None:
            line += " " + self.fitted(node, self.value(value), kind)
        self.assigned = None
        return [line]

    # Calls that stand alone.

    def call_statement(self, call: ast.Call) -> list[str]:
        match call.func:
            case ast.Attribute(ast.Subscript(ast.Name(table), kind), column):
                rows = None if self.is_local(table) else self.room.names.get(table)
                if isinstance(rows, dict) and table in self.room.finals | set(self.room.imported):
                    return self.dispatch(call, rows, self.value(kind), column)
        return [self.called(call).text]

    def dispatch(
        self, call: ast.Call, rows: dict[object, object], kind: Value, column: str
    ) -> list[str]:
        """QUESTIONS[kind].answer(s, action): an if-chain over numbers, for C a switch."""
        if kind.kind != "int" or kind.effects.writes:
            self.refuse(call, "rows are found by a plain int")
        asked = self.temp()
        lines = [f"{asked} = {kind.text}"]
        word = "if"
        for number, row in rows.items():
            found = getattr(row, column, None)
            function = self.unit.functions.get(getattr(found, "__name__", ""))
            if not isinstance(number, int) or isinstance(number, bool):
                self.refuse(call, f"the key {number!r} of the table is no int")
            if function is None or getattr(found, "__module__", "") != function.room.name:
                self.refuse(call, f"row {number} has no hot function as its {column}")
            args, effects = self.bound(call, function)
            name = f"f_{function.name}"
            text = self.result(call, function, None, name, args, effects).text
            lines += [f"{word} {asked} == {values.literal(number)}:", f"    {text}"]
            word = "elif"
        if word == "if":
            self.refuse(call, "a table without rows")
        return [*lines, "else:", f"    hot_fault({self.where(call)}, HOT_KEY)"]

    # Branches and loops.

    def branch(
        self, test: ast.expr, body: Sequence[ast.stmt], orelse: Sequence[ast.stmt]
    ) -> list[str]:
        lines = [f"if {self.truth(test).text}:"]
        before = copied(self.assigned)
        lines += self.nested(body)
        after = self.assigned
        self.assigned = before
        if orelse:
            lines += ["else:", *self.nested(orelse)]
        self.assigned = both(after, self.assigned)
        return lines

    def while_loop(self, test: ast.expr, body: Sequence[ast.stmt]) -> list[str]:
        forever = isinstance(test, ast.Constant) and bool(test.value)
        lines = [f"while {self.truth(test).text}:"]
        before = copied(self.assigned)
        self.breaks.append([])
        lines += self.nested(body)
        broken = self.breaks.pop()
        self.assigned = before
        if forever:
            self.assigned = None
            for each in broken:
                self.assigned = both(self.assigned, each)
        return lines

    def for_loop(
        self, node: ast.For, name: str, args: list[ast.expr], body: Sequence[ast.stmt]
    ) -> list[str]:
        found = [self.value(arg) for arg in args]
        self.beside(node, *(value.effects for value in found))
        if not 1 <= len(found) <= 3 or any(v.kind not in ("int", "bool") for v in found):
            self.refuse(node, "range takes one to three ints")
        start, stop = (values.known(0), found[0]) if len(found) == 1 else found[:2]
        step = found[2].number if len(found) == 3 else 1
        if not step:
            self.refuse(node, "the step of a range is a number, and not 0")
        if step > 0:
            known = Range(start.range.low, max(stop.range.high - 1, start.range.low))
        else:
            known = Range(min(stop.range.low + 1, start.range.high), start.range.high)
        below = ""
        match args[min(1, len(args) - 1)]:
            case ast.Call(ast.Name("len")) if step > 0 and start.range.low >= 0:
                below = stop.text
        before = copied(self.assigned)
        self.store(node, name, Value("", "int", values.clipped(known), below=below))
        head, first = [f"for {name} in range({start.text}, {stop.text}, {step}):"], []
        if abs(step) != 1:  # a C loop could step past the largest int, and never end
            base, count = self.temp(), self.temp()
            steps = f"hot_steps({base}, {stop.text}, {step})"
            head = [f"{base} = {start.text}", f"for {count} in range({steps}):"]
            first = [f"    {name} = {base} + {count} * {step}"]
        self.breaks.append([])
        lines = [*head, *first, *self.nested(body)]
        self.breaks.pop()
        self.assigned = before
        return lines


def copied(names: set[str] | None) -> set[str] | None:
    return None if names is None else set(names)


def both(some: set[str] | None, others: set[str] | None) -> set[str] | None:
    """What has a value on both ways; a way that never gets here does not count."""
    if some is None or others is None:
        return some if others is None else others
    return some & others
