"""A full State as readable JSON, both ways. For tests, puzzles and bug reports; host only. Cold.

What is not said is as in a blank state: 0, or nobody. Lists by seat are lists; others are objects.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from farwest.kernel.errors import BadPosition
from farwest.kernel.game import Field, Game, listed
from farwest.kernel.record import read_json
from farwest.kernel.state import CHANCE, NOBODY, OVER, State

SEATS = {CHANCE: "chance", NOBODY: "nobody", OVER: "over"}
FRAME = {"ask": None, "seat": None, "a": 0, "b": 0}
LARGE = 2**31
HEAD = ("game", "version", "seats", "variant", "frames")


class Position(dict[str, Any]):
    """Plain facts by field, as json.loads would give them."""

    def json(self) -> str:
        return json.dumps(self)


def write_position(game: Game[Any, Any], s: State) -> Position:
    frames = [
        {"ask": game.questions[kind], "seat": SEATS.get(seat, seat), "a": a, "b": b}
        for kind, seat, a, b in s.frames()
    ]
    facts = Position(game=game.name, version=game.version, seats=s.seats)
    facts.update(variant=game.variant_of(s), frames=frames)
    for name, blank in game.blank.items():
        value = getattr(s, name)
        if value != blank:
            facts[name] = _write(game, game.fields[name], value, blank, s.seats)
    return facts


def _write(game: Game[Any, Any], field: Field, value: Any, blank: Any, seats: int) -> Any:
    if field.by:
        inner = Field(field.by[1:], field.holds)
        rows = [_write(game, inner, v, b, seats) for v, b in zip(value, blank, strict=True)]
        if field.by[0] not in game.names:
            return rows[:seats] if field.by[0] == "seat" else rows
        names = game.names[field.by[0]]
        return {names[k]: row for k, row in enumerate(rows) if value[k] != blank[k]}
    kind = field.holds
    if kind.startswith("set of "):
        return [name for k, name in enumerate(game.names[kind[7:]]) if value >> k & 1]
    if kind in game.names:
        return game.names[kind][value] if value >= 0 else None
    if kind == "seat":
        return value if value >= 0 else None
    return bool(value) if kind == "yes" else int(value)


def read_position(game: Game[Any, Any], text: str | bytes | Mapping[str, Any]) -> Any:
    """A State; BadPosition says what is wrong with it."""
    facts = text if isinstance(text, Mapping) else read_json(text, "position")
    for name, right in (("game", game.name), ("version", game.version)):
        if facts.get(name, right) != right:
            raise BadPosition(f"This position is of {name} {facts[name]!r}, not {right!r}.")
    for name in facts:
        if name not in HEAD and name not in game.blank:
            raise BadPosition(f"{game.name} has no {name!r}; it has {listed(game.blank)}.")
    seats: int = facts.get("seats", 0)
    s = game.rules()
    try:
        s.variant = game.variant_ints(seats, facts.get("variant", {}))
        s.seats = seats
        for name, blank in game.blank.items():
            if name in facts:
                blank = _read(game, game.fields[name], facts[name], blank, seats)
            setattr(s, name, blank)
        s.set_frames(_frames(game, facts.get("frames"), seats))
        broken = list(game.invariants(s))
        options = [0] if s.seat == OVER else s.legal()
    except (TypeError, ValueError, LookupError, ArithmeticError, AttributeError) as error:
        raise BadPosition(f"This position cannot be read: {str(error).rstrip('.')}.") from error
    if broken:
        raise BadPosition(f"This position breaks a rule of {game.name}: {broken[0]}")
    if not options:
        raise BadPosition(f"Nothing can be answered to {game.questions[s.kind]} in this position.")
    return s.clone()  # interpreted, it shares lists with the blank


def _read(game: Game[Any, Any], field: Field, value: Any, blank: Any, seats: int) -> Any:
    if field.by:
        inner = Field(field.by[1:], field.holds)
        given = _entries(game, field.by[0], value)
        if len(given) > len(blank):
            raise ValueError(f"{len(given)} entries where {len(blank)} are the most")
        return [
            _read(game, inner, given[k], b, seats) if k in given else b for k, b in enumerate(blank)
        ]
    kind = field.holds
    if kind.startswith("set of "):
        return sum(1 << _index(game, kind[7:], name) for name in set(value))
    if value is None:
        return -1
    if kind in game.names:
        return _index(game, kind, value)
    if not (type(value) is bool if kind == "yes" else _fits(value)):
        raise TypeError(f"{value!r} where a {kind} should stand")
    if kind == "seat" and value not in range(seats):
        raise ValueError(f"there are seats 0 to {seats - 1}, not {value}")
    return value


def _fits(value: Any) -> bool:
    """Whether a compiled state could hold it: both climates take the same positions."""
    return type(value) is int and abs(value) < LARGE


def _entries(game: Game[Any, Any], names: str, value: Any) -> dict[int, Any]:
    if isinstance(value, Mapping) and names in game.names:
        return {_index(game, names, name): entry for name, entry in value.items()}
    if not isinstance(value, list):
        raise TypeError(f"{value!r} where a list should stand")
    return dict(enumerate(value))


def _index(game: Game[Any, Any], names: str, name: Any) -> int:
    if name not in game.names[names]:
        raise ValueError(f"there is no {names} {name!r}; there is {listed(game.names[names])}")
    return game.names[names].index(name)


def _frames(game: Game[Any, Any], frames: Any, seats: int) -> list[tuple[int, ...]]:
    if not isinstance(frames, list) or not frames:
        raise ValueError("its frames are a list, the question on the table last")
    if frames[-1].get("seat") == SEATS[NOBODY]:
        raise ValueError("the question on the table is put to somebody")
    return [_frame(game, frame, seats) for frame in frames]


def _frame(game: Game[Any, Any], frame: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    kinds = {name: kind for kind, name in game.questions.items()}
    who: dict[Any, int] = {name: seat for seat, name in SEATS.items()}
    who |= {seat: seat for seat in range(seats)}
    ask, seat, a, b = (frame.get(key, blank) for key, blank in FRAME.items())
    known = ask in kinds and seat in who and _fits(a) and _fits(b)
    if not known or not set(frame) <= set(FRAME):
        raise ValueError(f"{dict(frame)} is no question; there are {listed(kinds)}")
    return kinds[ask], who[seat], a, b
