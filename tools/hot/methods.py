"""What a hot class can do: C methods, the wrappers Python calls, and methods that stay Python."""

from __future__ import annotations

import ast
import builtins

from tools.hot.layout import indented, is_scratch, rooms
from tools.hot.statements import Body
from tools.hot.unit import ITEMS, KINDS, LISTS, Class, Function, Unit

NATIVE = "State.copy_from"  # hot for its callers, but written here
LISTERS = {"State.legal": "action", "State.odds": "weight"}
LANDING = "setjmp(hot_landing()[0]) != 0"


def head(function: Function, name: str, owner: str = "") -> str:
    """The C signature; a list travels with its length."""
    args = [owner] if owner else []
    for arg, kind in function.args:
        if kind in LISTS:
            args += [f"{ITEMS[LISTS[kind]]}* {arg}", f"int64_t {arg}_size"]
        elif kind != "object":
            args.append(f"{KINDS.get(kind, kind)} {arg}")
    returns = KINDS.get(function.returns, "void")
    return f"cdef {returns} {name}({', '.join(args)}) noexcept nogil"


def methods(unit: Unit, cls: Class, body: Body) -> tuple[list[str], list[str]]:
    """Declarations and definitions. A class that none can be below gets all methods anew: in
    those, sizes are numbers and no call is virtual."""
    declared: list[str] = []
    lines: list[str] = []
    leaf = unit.is_leaf(cls)
    for name, function in (cls.hot if leaf else cls.hot.maps[0]).items():
        if function.key == NATIVE and cls.base and not cls.fixes:
            continue
        target = f"{cls.name}_{name}"
        args = [a for arg, kind in function.args for a in passed(arg, kind)]
        if not function.is_final:
            signature = head(function, f"c_{name}", "self")
            declared.append(signature)
            give = "" if function.returns == "None" else "return "
            call = f"{give}{target}({', '.join(['self', *args])})"
            lines += ["", f"{signature}:", f"    {call}"]
        unit.want(target, function, cls)
        if not any(kind in LISTS for _, kind in function.args):
            direct = leaf or function.is_final
            lines += ["", *wrapper(unit, function, target if direct else "", body)]
    if cls.fixes and not leaf:
        function = cls.hot["copy_from"]
        signature = head(function, "c_copy_from", "self")
        declared.append(signature)
        lines += ["", f"{signature}:", f"    {cls.name}_copy_from(self, other)"]
        unit.want(f"{cls.name}_copy_from", function, cls)
    for function in all_cold(cls) if leaf else cls.cold:
        lines += ["", *cold_method(unit, cls, function)]
    return declared, lines


def all_cold(cls: Class) -> list[Function]:
    """Its own, and of those above only the ones that are quicker when sizes are known."""
    found = list(cls.cold)
    above = cls.base
    while above:
        names = [f.name for f in found]
        found += [f for f in above.cold if f.key in LISTERS and f.name not in names]
        above = above.base
    return found


def passed(arg: str, kind: str) -> list[str]:
    return [arg, f"{arg}_size"] if kind in LISTS else [arg]


def wrapper(unit: Unit, f: Function, target: str, body: Body) -> list[str]:
    """What Python calls. Whatever rolls dice may take long, so it lets other threads run."""
    args = ["self"]
    for name, kind in f.args:
        value = " not None" if kind in unit.classes else ""
        if name in f.defaults:
            value = f"={body.default(f, name).text}"
        args.append(f"{KINDS.get(kind, kind)} {name}{value}")
    names = [name for name, _ in f.args]
    call = f"{target}({', '.join(['self', *names])})" if target else ""
    call = call or f"self.c_{f.name}({', '.join(names)})"
    lines = [f"def {f.name}({', '.join(args)}):"]
    give = []
    if f.returns != "None":
        lines.append(f"    cdef {KINDS[f.returns]} hot_result")
        call = f"hot_result = {call}"
        give = ["    return hot_result"]
    if not any(kind == "Dice" for _, kind in f.args):
        return [*lines, f"    if {LANDING}:", "        hot_raise()", f"    {call}", *give]
    return [
        *lines,
        "    cdef bint hot_failed",
        "    with nogil:",
        f"        hot_failed = {LANDING}",
        "        if not hot_failed:",
        f"            {call}",
        "    if hot_failed:",
        "        hot_raise()",
        *give,
    ]


def copy_native(cls: Class, function: Function) -> list[str]:
    """One memcpy, from the first field of the position to the last frame that waits."""
    where = f'b"{function.room.short}:{function.node.lineno}"'
    if not cls.buffers:
        return [f"hot_fault({where}, HOT_TYPES)"]
    lines = ["if not hot_same_type(<void*>self, <void*>other):"]
    lines += [f"    hot_fault({where}, HOT_TYPES)"]
    while not cls.fixes and cls.base:
        cls = cls.base
    root = cls
    while root.base:
        root = root.base
    found = [f for f, _ in rooms(cls) if not is_scratch(cls, f.name)]
    first = next(
        f.name for f in root.fields.values() if f.fixed is not None and not is_scratch(cls, f.name)
    )
    last = found[-1].name
    size, frame = cls.buffers[last], int(root.room.names["FRAME"])
    used = f"{frame} * hot_at(other.depth, {size // frame + 1}, {where})"
    start = f"<char*>self.c_{last}_room - <char*>&self.{first}"
    copy = f"memcpy(&self.{first}, &other.{first}, {start} + {used} * sizeof(int32_t))"
    return [*lines, copy]


def cold_method(unit: Unit, cls: Class, f: Function) -> list[str]:
    """A method that makes Python objects: as it was, but a list of `self` is read item by item."""
    if f.key in LISTERS:
        unit.want(f"{cls.name}_find_options", cls.hot["find_options"], cls)
        place = LISTERS[f.key]
        where = f'b"{f.room.short}:{f.node.lineno}"'
        return [
            f"def {f.name}(self):",
            f"    if {LANDING}:",
            "        hot_raise()",
            f"    {cls.name}_find_options(self)",
            f"    hot_at(self.count, self.c_{place}_size + 1, {where})",
            f"    return hot_ints(self.c_{place}, self.count)",
        ]
    if f.key == "State.clone":
        return [
            "def clone(self):",
            "    cdef State twin = hot_blank(self)",
            f"    if {LANDING}:",
            "        hot_raise()",
            "    twin.c_copy_from(self)",
            "    return twin",
        ]
    if any(isinstance(node, (ast.Yield, ast.Await)) for node in ast.walk(f.node)):
        f.room.refuse(f.node, "a method of a hot class is no generator")
    arguments = f.node.args
    for arg in (*arguments.args, *arguments.kwonlyargs):
        arg.annotation = None
    cold = Cold(unit, cls, f)
    body = [line for s in f.node.body for line in ast.unparse(cold.visit(s)).split("\n")]
    imports = [f"from {f.room.name} import {name}" for name in sorted(cold.globals)]
    return [f"def {f.name}({ast.unparse(arguments)}):", *indented([*imports, *body])]


class Cold(ast.NodeTransformer):
    """Fields of `self` are C numbers here: they must count as Python's do."""

    def __init__(self, unit: Unit, cls: Class, f: Function) -> None:
        self.unit, self.cls, self.f = unit, cls, f
        self.locals = {arg.arg for arg in f.node.args.args}
        for node in ast.walk(f.node):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.locals.add(node.id)
        self.globals: set[str] = set()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        value = self.visit(node.value) if node.value else ast.Constant(None)
        return ast.fix_missing_locations(
            ast.copy_location(ast.Assign([self.visit(node.target)], value), node)
        )

    def visit_Name(self, node: ast.Name) -> ast.AST:
        name = node.id
        known = name in self.locals or name in self.unit.classes or hasattr(builtins, name)
        if not known:
            self.globals.add(name)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        match node:
            case ast.Subscript(ast.Attribute(ast.Name("self"), name), index, ast.Load()):
                if (f := self.cls.fields.get(name)) and f.sizes and len(f.sizes) == 1:
                    place = f"self.c_{name}, self.c_{name}_size"
                    if f.fixed is not None:
                        place = f"self.{name}, {f.fixed[0]}"
                    if isinstance(index, ast.Slice):
                        self.f.room.refuse(node, "no slices of a list of self")
                    text = ast.unparse(self.visit(index))
                    return ast.Name(f"hot_{f.kind}_of({place}, {text})")
            case ast.Subscript(ast.Attribute(ast.Name("self"), name)):
                if (f := self.cls.fields.get(name)) and f.sizes:
                    self.f.room.refuse(node, "in C this would change a copy: assign a whole list")
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        match node:
            case ast.Attribute(ast.Name("self"), name, ast.Load()) if name in self.cls.fields:
                f = self.cls.fields[name]
                if not f.sizes:
                    return ast.Name(f"(<object>self.{name})")
                if f.fixed is not None:
                    return ast.Name(f"(<object>self.{name})")
        return self.generic_visit(node)
