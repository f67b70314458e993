"""Reading what a room declares, and refusing what has no place in a hot room."""

from __future__ import annotations

import ast

from tools.hot.rooms import Room
from tools.hot.unit import BUILTINS, KINDS, LISTS, RESERVED, Class, Field, Function, Unit

OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.LShift)


def declare(unit: Unit) -> None:
    """Classes first, since functions of any room may take them."""
    nodes = [(room, node) for room in unit.rooms.values() for node in room.tree.body]
    for room, node in nodes:
        if isinstance(node, ast.ClassDef):
            declare_class(unit, room, node)
    for room, node in nodes:
        cls = unit.classes.get(node.name) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.FunctionDef):
            declare_function(unit, room, node)
        elif isinstance(node, ast.ClassDef) and cls and cls.room is room:
            for member in node.body:
                if isinstance(member, ast.FunctionDef) and member.name != "__init__":
                    declare_method(unit, cls, member)


def check_name(room: Room, node: ast.AST, name: str) -> None:
    if name in RESERVED or name in BUILTINS or name.startswith(("c_", "hot_", "__")):
        room.refuse(node, f"`{name}` is a word of C, of Cython or of the subset: take another")


def declare_function(unit: Unit, room: Room, node: ast.FunctionDef) -> None:
    check_name(room, node, node.name)
    function = hot_function(unit, room, node, None)
    if function is None:
        room.refuse(node, "it takes or gives what has no C type")
    if node.decorator_list:
        room.refuse(node, "a hot function has no decorators")
    if node.name in unit.functions or node.name in unit.classes:
        room.refuse(node, f"another room of this unit has a `{node.name}` too")
    unit.functions[node.name] = function


def hot_function(
    unit: Unit, room: Room, node: ast.FunctionDef, owner: Class | None
) -> Function | None:
    """None: it takes or gives Python objects."""
    a = node.args
    if a.vararg or a.kwarg or a.kwonlyargs or a.posonlyargs:
        return None
    args = [(arg.arg, ast.unparse(arg.annotation) if arg.annotation else "") for arg in a.args]
    if owner:
        args = args[1:]
    returns = ast.unparse(node.returns) if node.returns else ""
    kinds = ("list[int]", "list[float]", "object", *KINDS, *unit.classes)
    if returns not in ("None", *KINDS) or any(kind not in kinds for _, kind in args):
        return None
    for name, _ in args:
        check_name(room, node, name)
    defaults = dict(zip((name for name, _ in reversed(args)), reversed(a.defaults), strict=False))
    return Function(room, node, args, returns, owner, defaults)


def declare_class(unit: Unit, room: Room, node: ast.ClassDef) -> None:
    bases = [ast.unparse(base) for base in node.bases]
    if bases and bases[0] not in unit.classes:
        return  # a NamedTuple, a Protocol: nothing that rules make or change
    if len(bases) > 1 or node.keywords or node.decorator_list:
        room.refuse(node, "a hot class has one base at most, and no decorators")
    if node.name in unit.classes or node.name in unit.functions:
        room.refuse(node, f"another room of this unit has a `{node.name}` too")
    cls = Class(node.name, unit.classes[bases[0]] if bases else None, room)
    unit.classes[node.name] = cls
    members = [m for m in node.body if isinstance(m, ast.FunctionDef)]
    for other in node.body:
        if other not in members and not (
            isinstance(other, ast.Pass)
            or (isinstance(other, ast.Expr) and isinstance(other.value, ast.Constant))
        ):
            room.refuse(other, "a hot class has only methods, and fields set in __init__")
    for member in members:
        if member.name == "__init__":
            declare_fields(unit, cls, member)
    if cls.base and any(f.fixed is None and not cls.buffers for f in cls.fields.values()):
        room.refuse(node, "its __init__ must say `super().__init__(SIZES)`")


def declare_method(unit: Unit, cls: Class, node: ast.FunctionDef) -> None:
    check_name(cls.room, node, node.name)
    above = cls.hot.get(node.name)
    if node.name in cls.fields or node.name in cls.hot.maps[0]:
        cls.room.refuse(node, "this class has the name already")
    if above and above.is_final:
        cls.room.refuse(node, "this method is @final above")
    function = hot_function(unit, cls.room, node, cls)
    if function is None:
        if above:
            cls.room.refuse(node, "a hot method is overridden by one that is not")
        cls.cold.append(Function(cls.room, node, [], "", cls))
        return
    decorators = [ast.unparse(d) for d in node.decorator_list]
    if any(d not in ("final", "override") for d in decorators):
        cls.room.refuse(node, "of decorators only @final and @override")
    if above:
        same = above.args == function.args and above.returns == function.returns
        defaults = [ast.dump(d) for d in (*above.defaults.values(), *function.defaults.values())]
        half = len(defaults) // 2
        if not same or defaults[:half] != defaults[half:]:
            cls.room.refuse(node, "its arguments and result differ from the method above")
    cls.hot[node.name] = function


def declare_fields(unit: Unit, cls: Class, node: ast.FunctionDef) -> None:
    room = cls.room
    if any(ast.unparse(a.annotation) != "int" for a in node.args.args[1:] if a.annotation):
        room.refuse(node, "a constructor takes only ints")
    if node.args.defaults or node.args.kwonlyargs or node.args.vararg or node.args.kwarg:
        room.refuse(node, "a constructor has plain arguments without defaults")
    cls.args = [arg.arg for arg in node.args.args[1:]]
    for name in cls.args:
        check_name(room, node, name)
    for k, statement in enumerate(node.body):
        match statement:
            case ast.Expr(ast.Constant(str())):
                pass
            case ast.Expr(ast.Call(ast.Attribute(ast.Call(ast.Name("super")), "__init__"))):
                if cls.fields.maps[0] or k > 1:
                    room.refuse(statement, "this comes first")
                call_base(unit, cls, statement.value)
            case _:
                declare_field(unit, cls, statement)


def call_base(unit: Unit, cls: Class, call: ast.expr) -> None:
    """`super().__init__(MAX_OPTIONS, ...)`: here the buffers of the base get their sizes."""
    room, base = cls.room, cls.base
    assert isinstance(call, ast.Call)
    wanted = [] if base is None or base.buffers else base.args
    if base is None or call.keywords or len(call.args) != len(wanted):
        room.refuse(call, f"the base takes {len(wanted)} sizes")
    given = {name: number(unit, room, arg) for name, arg in zip(wanted, call.args, strict=True)}
    if any(value is None for value in given.values()):
        room.refuse(call, "sizes are numbers that are known when the game is built")
    if wanted and cls.args:
        room.refuse(call, "a class that fixes the sizes has no arguments of its own")
    sizes = {name: value for name, value in given.items() if value is not None}
    for f in base.growing if wanted else ():
        size = number(unit, base.room, f.sizes[0], sizes)
        if size is None or len(f.sizes) > 1:
            base.room.refuse(f.sizes[0], "a size is made of numbers and of arguments")
        cls.buffers[f.name] = max(size, 0)
        cls.fixes = True


def declare_field(unit: Unit, cls: Class, node: ast.stmt) -> None:
    room = cls.room
    match node:
        case ast.AnnAssign(ast.Attribute(ast.Name("self"), name), kind, ast.expr() as value):
            declared = ast.unparse(kind)
        case _:
            room.refuse(node, "__init__ may only say `self.name: type = value`")
    check_name(room, node, name)
    if name in cls.fields:
        room.refuse(node, "declared twice")
    if cls.buffers and not cls.fixes:
        room.refuse(node, "a class below the one that fixed the sizes may not add fields")
    if cls.base and cls.base.growing and not cls.buffers:
        room.refuse(node, "first `super().__init__(SIZES)`")
    sizes: list[ast.expr] = []
    while True:
        match value:
            case ast.BinOp(ast.List([inner]), ast.Mult(), size):
                pass
            case ast.ListComp(
                inner,
                [ast.comprehension(ast.Name("_"), ast.Call(ast.Name("range"), [size], []), [])],
            ):
                pass
            case _:
                break
        value = inner
        sizes.append(size)
    kinds = {k: k for k in KINDS} | LISTS
    if declared not in kinds or declared.count("list") != len(sizes):
        room.refuse(node, "a field is an int, bool, float, or a list of one size: [0] * SIZE")
    numbers = [number(unit, room, size) for size in sizes]
    fixed = [max(n, 0) for n in numbers if n is not None]
    if len(fixed) < len(sizes):
        if len(sizes) > 1 or cls.base or not cls.args:
            room.refuse(node, "this size must be a number that is known when it is built")
        cls.fields[name] = Field(name, cls.name, kinds[declared], sizes, value)
        return
    if 0 in fixed:
        room.refuse(node, "an empty list")
    cls.fields[name] = Field(name, cls.name, kinds[declared], sizes, value, fixed)


def number(
    unit: Unit, room: Room, node: ast.expr, bound: dict[str, int] | None = None
) -> int | None:
    """The value of an expression made of constants, and of arguments that are bound."""
    match node:
        case ast.Constant(int(value)):
            return value
        case ast.Name(name):
            if bound and name in bound:
                return bound[name]
            found = unit.constant(room, name)
            return found if isinstance(found, int) else None
        case ast.Call(ast.Name("len"), [ast.Name(name)], []):
            table = unit.constant(room, name)
            return len(table) if isinstance(table, tuple) else None
        case ast.BinOp(left, op, right) if isinstance(op, OPERATORS):
            a, b = number(unit, room, left, bound), number(unit, room, right, bound)
            if a is None or b is None:
                return None
            code = compile(
                ast.fix_missing_locations(
                    ast.Expression(ast.BinOp(ast.Constant(a), op, ast.Constant(b)))
                ),
                room.short,
                "eval",
            )
            return int(eval(code))
    return None
