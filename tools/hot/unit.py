"""What a unit declares: classes with their fields and methods, and functions."""

from __future__ import annotations

import ast
from collections import ChainMap
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.hot.rooms import Room, load_kernel, load_rooms
from tools.hot.values import Effects

KINDS = {"int": "int64_t", "bool": "bint", "float": "double"}
LISTS = {"list[int]": "int", "list[list[int]]": "int", "list[float]": "float"}
ITEMS = {"int": "int32_t", "float": "double"}  # by the kind of a list's items
BUILTINS = frozenset(("len", "range", "min", "max", "abs", "float", "log", "sqrt", "monotonic"))
C_WORDS = (
    "auto bint bool case cdef char cimport const cpdef ctypedef default do double enum extern goto "
    "include inline int int32_t int64_t long nogil object public readonly register restrict short "
    "signed sizeof static struct super switch typedef typeof uint64_t union unsigned void volatile"
)
RESERVED = frozenset(C_WORDS.split())


@dataclass
class Field:
    name: str
    owner: str  # the class that declares it
    kind: str  # of the field, or of its items
    sizes: list[ast.expr]
    first: ast.expr  # what it, or each item, is at first
    fixed: list[int] | None = None  # the sizes; None: they hang on the constructor's arguments

    @property
    def key(self) -> str:
        return f"{self.owner}.{self.name}" + ("[]" if self.sizes else "")


@dataclass
class Function:
    room: Room
    node: ast.FunctionDef
    args: list[tuple[str, str]]
    returns: str
    owner: Class | None
    defaults: dict[str, ast.expr] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def key(self) -> str:
        return f"{self.owner.name}.{self.name}" if self.owner else self.name

    @property
    def is_final(self) -> bool:
        return "final" in map(ast.unparse, self.node.decorator_list)


class Class:
    def __init__(self, name: str, base: Class | None, room: Room) -> None:
        self.name = name
        self.base = base
        self.room = room
        self.fields: ChainMap[str, Field] = base.fields.new_child() if base else ChainMap()
        self.hot: ChainMap[str, Function] = base.hot.new_child() if base else ChainMap()
        self.cold: list[Function] = []
        self.args: list[str] = []  # of the constructor
        self.buffers: dict[str, int] = dict(base.buffers) if base else {}
        # buffers: by field of a base class whose size this class, or one above, has fixed
        self.fixes: bool = False  # it is this class that fixed them
        self.subclasses: list[Class] = []
        if base:
            base.subclasses.append(self)

    @property
    def growing(self) -> list[Field]:
        """Its own fields whose sizes hang on the constructor's arguments."""
        return [f for f in self.fields.maps[0].values() if f.fixed is None]

    def is_a(self, other: Class) -> bool:
        return self is other or (self.base is not None and self.base.is_a(other))

    def family(self) -> list[Class]:
        return [self, *(below for sub in self.subclasses for below in sub.family())]


class Unit:
    """`entry` and its rooms. A game stands on the kernel: its rooms are read again with it."""

    def __init__(self, entry: str, kernel: str, roots: Sequence[Path]) -> None:
        self.package = entry.rpartition(".")[0]
        self.kernel_package = kernel.rpartition(".")[0]
        self.is_kernel = self.package == self.kernel_package
        self.rooms = load_kernel(kernel, roots)
        self.kernel_rooms = [] if self.is_kernel else list(self.rooms)
        if not self.is_kernel:
            inherited = self.rooms
            found = load_rooms(entry, roots)
            self.rooms = inherited | {k: v for k, v in found.items() if k not in inherited}
        self.entry = self.rooms[entry]
        self.classes: dict[str, Class] = {}
        self.functions: dict[str, Function] = {}
        self.tables: dict[str, tuple[Any, ...]] = {}  # those that some function reads
        self.effects: dict[str, Effects] = {}  # by function
        self.wanted: dict[str, tuple[Function, Class | None]] = {}  # by C name: what to write
        from tools.hot.declare import declare

        declare(self)

    def want(self, name: str, function: Function, owner: Class | None) -> None:
        """`name` is called somewhere, so it must stand in this unit's C file."""
        self.wanted.setdefault(name, (function, owner))

    def is_own(self, room: Room) -> bool:
        return room.name not in self.kernel_rooms

    def is_leaf(self, cls: Class) -> bool:
        """No class can be below it, so its methods are known. The kernel's classes are open."""
        return not self.is_kernel and not cls.subclasses and self.is_own(cls.room)

    def constant(self, room: Room, name: str) -> int | float | tuple[Any, ...] | None:
        """An imported number counts only if it is Final in its own room too."""
        home = self.rooms.get(room.imported.get(name, ""))
        if home is not None and name not in home.finals and name not in home.imported:
            return None
        return room.constant(name)
