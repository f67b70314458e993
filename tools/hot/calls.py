"""Calls in a hot function: the few builtins, hot functions, hot methods."""

from __future__ import annotations

import ast
import math
import time

from tools.hot import values
from tools.hot.effects import effects_of
from tools.hot.lists import Lists
from tools.hot.unit import BUILTINS, KINDS, LISTS, Class, Function
from tools.hot.values import INT64, Effects, Range, Value, clipped

IMPORTED = {"log": math.log, "sqrt": math.sqrt, "monotonic": time.monotonic}


class Calls(Lists):
    def called(self, node: ast.Call) -> Value:
        match node.func:
            case ast.Name(name) if self.is_local(name):
                self.refuse(node, "a number cannot be called")
            case ast.Name(name) if name in self.unit.functions:
                function = self.unit.functions[name]
                if self.is_visible(function):
                    text, effects = self.bound(node, function)
                    return self.result(node, function, None, f"f_{name}", text, effects)
            case ast.Name(name):
                return self.builtin(node, name)
            case ast.Attribute(ast.Name(who), name):
                cls = self.objects.get(who)
                if cls and (method := cls.hot.get(name)):
                    text, effects = self.bound(node, method)
                    text = [who, *text]
                    return self.result(node, method, cls, name, text, effects)
        self.refuse(node, "not a hot function, nor a hot method of an argument")

    def is_visible(self, function: Function) -> bool:
        """Names are looked up by themselves, so be sure that Python finds the same function."""
        found = self.room.names.get(function.name)
        return getattr(found, "__module__", "") == function.room.name

    def result(
        self,
        node: ast.AST,
        function: Function,
        cls: Class | None,
        name: str,
        args: list[str],
        effects: Effects,
    ) -> Value:
        virtual = cls is not None and not (function.is_final or self.unit.is_leaf(cls))
        if cls is None:
            self.unit.want(name, function, None)
        elif virtual:
            name = f"{args[0]}.c_{name}"
            args = args[1:]
        else:
            name = f"{cls.name}_{name}"
            self.unit.want(name, function, cls)
        keys, touched = effects_of(self.unit, function, cls if virtual else None)
        self.calls |= keys
        range_ = values.BIT if function.returns == "bool" else INT64
        text = f"{name}({', '.join(args)})"
        return Value(text, function.returns, range_, effects | touched)

    def bound(self, node: ast.Call, function: Function) -> tuple[list[str], Effects]:
        """Arguments in the order of the function, defaults written out."""
        names = [name for name, _ in function.args]
        given = dict(zip(names, node.args, strict=False))
        for keyword in node.keywords:
            if keyword.arg is None or keyword.arg not in names or keyword.arg in given:
                self.refuse(node, "these are not its arguments")
            given[keyword.arg] = keyword.value
        if len(node.args) > len(names) or any(
            name not in given and name not in function.defaults for name in names
        ):
            self.refuse(node, "these are not its arguments")
        texts: list[str] = []
        effects: list[Effects] = []
        for name, kind in function.args:
            if name in given:
                more, touched = self.argument(given[name], kind)
                texts += more
                effects.append(touched)
            else:
                texts.append(self.fitted(node, self.default(function, name), kind))
        return texts, self.beside(node, *effects)

    def argument(self, node: ast.expr, kind: str) -> tuple[list[str], Effects]:
        if kind in KINDS:
            value = self.value(node)
            return [self.fitted(node, value, kind)], value.effects
        if kind in LISTS:
            found = self.listing(node)
            if found is None or len(found.sizes) != 1 or not found.key:
                self.refuse(node, "here a list is wanted: a field, a row of one, or an argument")
            if found.item != LISTS[kind]:
                self.refuse(node, f"this is no {kind}")
            return [found.text, str(found.sizes[0])], found.effects
        cls = self.class_of(node)
        if kind == "object" and cls:
            return [], values.PURE  # nothing can be done with it, so C does without
        if cls is None or kind == "object" or not cls.is_a(self.unit.classes[kind]):
            self.refuse(node, f"here a {kind} is wanted")
        return [ast.unparse(node)], values.PURE

    def default(self, function: Function, name: str) -> Value:
        """A default is a number, named or not."""
        node, sign = function.defaults[name], 1
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            node, sign = node.operand, -1
        match node:
            case ast.Constant(int() | float() as number):
                pass
            case ast.Name(constant):
                found = self.unit.constant(function.room, constant)
                if found is None or isinstance(found, tuple):
                    function.room.refuse(node, "a default is a number")
                number = found
            case _:
                function.room.refuse(node, "a default is a number")
        return self.constant(node, number if sign == 1 else -number)

    def constant(self, node: ast.AST, value: object) -> Value:
        match value:
            case bool() | int():
                if not Range(value, value).within(INT64):
                    self.refuse(node, "a number beyond 64 bits")
                return values.known(value)
            case float() if math.isfinite(value):
                return Value(f"({value!r})", "float")
        self.refuse(node, "only numbers in a hot room")

    def builtin(self, node: ast.Call, name: str) -> Value:
        shadowed = self.room.names.get(name)
        if node.keywords or (shadowed is not None and shadowed is not IMPORTED.get(name)):
            self.refuse(node, "not a hot function, nor a hot method of an argument")
        if name not in BUILTINS:
            self.refuse(node, "not a hot function, nor a hot method of an argument")
        if name in IMPORTED and shadowed is None:
            self.refuse(node, f"`{name}` is not imported")
        if name == "len" and len(node.args) == 1:
            return self.length(node.args[0])
        args = [self.value(arg) for arg in node.args]
        effects = self.beside(node, *(arg.effects for arg in args))
        kinds = {"int" if arg.kind == "bool" else arg.kind for arg in args}
        match name, len(args), "".join(sorted(kinds)):
            case "monotonic", 0, "":
                return Value("hot_seconds()", "float", effects=self.write(values.CLOCK))
            case "float", 1, "int":
                return Value(f"(<double>{args[0].text})", "float", effects=effects)
            case "float", 1, "float":
                return args[0]
            case (("log" | "sqrt"), 1, ("int" | "float")):
                text = f"hot_{name}({args[0].text}, {self.where(node)})"
                return Value(text, "float", effects=effects)
            case "abs", 1, "float":
                return Value(f"hot_fabs({args[0].text})", "float", effects=effects)
            case "abs", 1, "int":
                text = f"hot_abs({args[0].text}, {self.where(node)})"
                r = args[0].range
                low = 0 if r.low <= 0 <= r.high else min(abs(r.low), abs(r.high))
                most = max(abs(r.low), abs(r.high))
                return Value(text, "int", clipped(Range(low, most)), effects)
            case ("min" | "max") as word, count, ("int" | "float" as kind) if count > 1:
                text, known = args[0].text, args[0].range
                pick = min if word == "min" else max
                for arg in args[1:]:
                    text = f"hot_{word}_{kind}({text}, {arg.text})"
                    known = Range(pick(known.low, arg.range.low), pick(known.high, arg.range.high))
                return Value(text, kind, known, effects)
        self.refuse(node, "not a hot function, nor a hot method of an argument")
