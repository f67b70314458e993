"""What a contract of rooms.py names, and what a module says of its own."""

from __future__ import annotations

from types import ModuleType


def names_of(contract: type) -> list[str]:
    typed = [*contract.__annotations__, *vars(contract)]
    return [name for name in dict.fromkeys(typed) if not name.startswith("_")]


def is_optional(contract: type, name: str) -> bool:
    given = vars(contract).get(name)
    return name in vars(contract) and (not callable(given) or getattr(given, "may", False))


def own_names(module: ModuleType) -> list[str]:
    """What a module defines itself: what it imported is not its own."""
    home = module.__name__
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and not isinstance(value, ModuleType)
        and getattr(value, "__module__", home) == home
    ]
