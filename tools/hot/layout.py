"""A hot class becomes a cdef class: where its fields lie, and how they get their first values.

Lists whose size is known lie inside the object. The buffers of State get their sizes from each
game, so State holds pointers, and the class that fixes the sizes holds the room they point to:

    State       pointers | scratch fields | position fields
    GoatState                             :  its fields | waiting | action, weight, event
    copy_from                             [.. copies this ...... ]  as deep as it is used
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from tools.hot.context import Facts
from tools.hot.statements import Body
from tools.hot.unit import ITEMS, KINDS, Class, Field, Function, Unit
from tools.hot.values import INT32, Value

SET_LIST = {"int": "hot_set_ints", "float": "hot_set_floats"}
GET_LIST = {"int": "hot_ints", "float": "hot_floats"}


def is_scratch(cls: Class, name: str) -> bool:
    """Scratch is neither cloned nor compared: State's room lists it as SCRATCH."""
    while cls.base:
        cls = cls.base
    return name in cls.room.names.get("SCRATCH", ())


def rooms(cls: Class) -> list[tuple[Field, int]]:
    """The buffers a class makes room for: those of the position first."""
    if not cls.fixes:
        return []
    found = [(cls.fields[name], size) for name, size in cls.buffers.items()]
    return sorted(found, key=lambda pair: is_scratch(cls, pair[0].name))


def fields(cls: Class) -> list[str]:
    lines: list[str] = []
    if cls.growing:
        lines += ["cdef int64_t c_spare", "cdef int c_grown"]
    for f in cls.growing:
        lines += [f"cdef {ITEMS[f.kind]}* c_{f.name}", f"cdef int64_t c_{f.name}_size"]
    for f in cls.fields.maps[0].values():
        if f.fixed is not None:
            item = ITEMS[f.kind] if f.sizes else KINDS[f.kind]
            lines.append(f"cdef public {item} {f.name}{''.join(f'[{n}]' for n in f.fixed)}")
    for f, size in rooms(cls):
        lines.append(f"cdef {ITEMS[f.kind]} c_{f.name}_room[{max(size, 1)}]")
    return lines


def first_value(unit: Unit, cls: Class, f: Field) -> Value:
    """What a field is at first: constants, and in a constructor with arguments those too."""
    value = constructor_context(unit, cls).value(f.first)
    if f.sizes and f.kind == "int" and (value.number is None or not value.range.within(INT32)):
        cls.room.refuse(f.first, "the items of a list begin as one number of 32 bits")
    return value


def constructor_context(unit: Unit, cls: Class) -> Body:
    node = ast.parse("def __init__(self): pass").body[0]
    assert isinstance(node, ast.FunctionDef)
    args = [(name, "int") for name in cls.args]
    return Body(unit, Function(cls.room, node, args, "None", None), None, Facts())


def constructor(unit: Unit, cls: Class) -> list[str]:
    """`__cinit__` gives what is known; `__init__` what hangs on arguments. clone() skips it."""
    blank = ["cdef int64_t hot_i, hot_j"]
    begin: list[str] = []
    context = constructor_context(unit, cls)
    for f in cls.fields.maps[0].values():
        first = first_value(unit, cls, f)
        text = context.fitted(f.first, first, f.kind)
        if f.fixed is None:
            blank.append(f"self.c_{f.name} = <{ITEMS[f.kind]}*>&self.c_spare")
        elif f.sizes:
            blank += filled(f"self.{f.name}", f.fixed, text, first)
        elif first.number is None and first.kind != "float":
            begin.append(f"self.{f.name} = {text}")
        elif first.number != 0:
            blank.append(f"self.{f.name} = {text}")
    for f in cls.growing:
        length = context.value(f.sizes[0])
        first = first_value(unit, cls, f)
        begin += [
            f"hot_i = {context.fitted(f.sizes[0], length, 'int')}",
            f"self.c_{f.name} = <{ITEMS[f.kind]}*>hot_room(hot_i, sizeof({ITEMS[f.kind]}))",
            f"self.c_{f.name}_size = hot_i if hot_i > 0 else 0",
            *filled(f"self.c_{f.name}", [f"self.c_{f.name}_size"], first.text, first, "hot_j"),
        ]
    for f, size in rooms(cls):
        first = first_value(unit, base_of(cls, f), f)
        blank += [
            "self.c_grown = 2",
            f"self.c_{f.name} = self.c_{f.name}_room",
            f"self.c_{f.name}_size = {size}",
            *filled(f"self.c_{f.name}_room", [size], first.text, first),
        ]
    lines = ["def __cinit__(self):", *indented(blank)]
    args = "".join(f", int64_t {arg}" for arg in cls.args)
    if cls.growing:
        begin = [
            "if self.c_grown != 0:",
            '    raise TypeError("made once")',
            "self.c_grown = 1",
            *begin,
        ]
    if begin:
        jump = ["if setjmp(hot_landing()[0]) != 0:", "    hot_raise()"]
        begin = ["cdef int64_t hot_i, hot_j", *jump, *begin]
    lines += ["", f"def __init__(self{args}):", *indented(begin or ["pass"])]
    if cls.growing:
        lines += ["", "def __dealloc__(self):", "    if self.c_grown == 1:"]
        for f in cls.growing:
            lines.append(f"        if <void*>self.c_{f.name} != <void*>&self.c_spare:")
            lines.append(f"            free(self.c_{f.name})")
    return lines


def base_of(cls: Class, f: Field) -> Class:
    while cls.name != f.owner and cls.base:
        cls = cls.base
    return cls


def filled(
    place: str, sizes: Sequence[int | str], text: str, first: Value, name: str = "hot_i"
) -> list[str]:
    """Loops that fill a list; memory comes as zeros, so often there is nothing to do."""
    if first.number == 0 or first.text == "(0.0)":
        return []
    lines = [f"for {name} in range({sizes[0]}):"]
    index = f"[{name}]"
    if len(sizes) > 1:
        lines.append(f"    for hot_j in range({sizes[1]}):")
        index += "[hot_j]"
    return [*lines, "    " * len(sizes) + f"{place}{index} = {text}"]


def properties(cls: Class) -> list[str]:
    """What lies behind a pointer is read and written by Python as a whole list, as arrays are."""
    lines: list[str] = []
    for f in cls.growing:
        place = f"self.c_{f.name}, self.c_{f.name}_size"
        lines += [
            "",
            "@property",
            f"def {f.name}(self):",
            f"    return {GET_LIST[f.kind]}({place})",
            "",
            f"@{f.name}.setter",
            f"def {f.name}(self, items):",
            f"    {SET_LIST[f.kind]}({place}, items)",
        ]
    return lines


def plan(cls: Class) -> list[str]:
    """Where its fields lie, for what reads many states: bytes from its start, bytes of a number,
    and sizes; by name."""
    found = [
        f'"{f.name}": (<char*>&self.{f.name} - hot_base, sizeof({number_of(f)}), {tuple(f.fixed)}),'
        for f in cls.fields.values()
        if f.fixed is not None and f.kind != "float"
    ]
    begin = ["cdef char* hot_base = <char*><void*>self", "return {"]
    return ["", "def layout(self):", *indented([*begin, *indented(found), "}"])]


def number_of(f: Field) -> str:
    return ITEMS[f.kind] if f.sizes else KINDS[f.kind]


def indented(lines: list[str], levels: int = 1) -> list[str]:
    return ["    " * levels + line if line else line for line in lines]
