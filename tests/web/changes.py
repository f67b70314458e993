"""Pairs of scenes and what the house sends for the second, for the tests of the browser's side:
python -m tests.web.changes writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from farwest.kit.sprites import WIDE, Art, Panel, Picture, Sprite
from farwest.tables.change import change
from farwest.tables.wire import Scene

FILE: Final = Path(__file__).parents[2] / "web" / "test" / "changes.json"


def sprite(key: str, x: float = 0.0) -> Sprite:
    return Sprite(key, key.title(), x, 1.5, 8, 8, layer="pieces", parts=(Art("coin", 0, 0, 8, 8),))


def redrawn(key: str, x: float = 0.0) -> Sprite:
    return replace(sprite(key, x), parts=(Art("hat", 0, 0, 8, 8),))


def panel(seat: int, status: str = "waits") -> Panel:
    label = f"Eva {seat}. {status}."
    facts: dict[str, Any] = {"name": f"Eva {seat}", "status": status, "presence": "waiting"}
    return Panel(key=f"seat-{seat}", seat=seat, rows=(), label=label, **facts)


def picture(*keys: str) -> Picture:
    sprites = tuple(sprite(key) for key in keys)
    return Picture(WIDE, "Board", sprites=sprites, panels=(panel(0), panel(1)), touches=())


def scene(painted: Picture | None, move: int = 3) -> Scene:
    whose: dict[str, Any] = {"seat": 0, "acting": 1, "curtain": -1, "behind": 0, "over": False}
    said: dict[str, Any] = {"title": "Round 1", "question": "?", "help": "", "rule": ""}
    rest: dict[str, Any] = {"options": [], "lines": [], "since": -1, "view": None, "undo": "no"}
    return Scene(move=move, picture=painted, clocks=[], **whose, **said, **rest)


OLD: Final = scene(picture("a", "b", "c", "d", "e"))


def repainted(**facts: Any) -> Scene:
    assert OLD.picture is not None
    return replace(OLD, picture=replace(OLD.picture, **facts))


def pairs() -> dict[str, tuple[Scene, Scene]]:
    board = OLD.picture
    assert board is not None
    far = tuple(sprite(one.key, 99.25 if one.key == "c" else 0.0) for one in board.sprites)
    return {
        "nothing": (OLD, OLD),
        "fields": (OLD, replace(OLD, move=4, question="Which?", acting=0)),
        "a sprite moved": (OLD, repainted(sprites=far)),
        "a sprite redrawn": (OLD, repainted(sprites=(redrawn("a"), *board.sprites[1:]))),
        "moved and redrawn": (OLD, repainted(sprites=(*far[1:], redrawn("a", 4.0)))),
        "sprites gone": (OLD, scene(picture("b", "e"))),
        "sprites came": (OLD, scene(picture("x", "a", "b", "y", "z", "c", "d", "e", "w"))),
        "another order": (OLD, scene(picture("a", "d", "c", "b", "e"))),
        "all at once": (OLD, scene(picture("e", "x", "b", "a", "y"), move=9)),
        "nothing left": (OLD, scene(picture())),
        "from nothing": (scene(picture()), OLD),
        "a panel": (OLD, repainted(panels=(panel(0), panel(1, "acts")))),
        "other panels": (OLD, repainted(panels=(panel(0),))),
        "the label": (OLD, repainted(label="Other board")),
    }


def expected() -> bytes:
    found = [
        {"name": name, "before": before, "after": after, "change": change(before, after, 3, 0)}
        for name, (before, after) in pairs().items()
    ]
    return b"[\n" + b",\n".join(map(msgspec.json.encode, found)) + b"\n]\n"


if __name__ == "__main__":
    FILE.write_bytes(expected())
