"""A full State as readable JSON, both ways. For tests, puzzles and bug reports; host only.

What is not said is as in a blank state: 0, or nobody. Lists by seat are lists; others are objects.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Self

from farwest.kernel.errors import BadPosition
from farwest.kernel.game import AnyGame, listed
from farwest.kernel.record import read_json
from farwest.kernel.state import CHANCE, EDITION, NOBODY, OVER, State
from farwest.kernel.state import FRAME as FRAME_INTS
from farwest.kernel.voice import Position
from farwest.kit.fields import INDEX, NUMBER, SET, Field, declared
from farwest.kit.view import View

ASKED = {CHANCE: "chance", NOBODY: "nobody", OVER: "over"}
BARE = ("a", "b")  # what the rules call the two numbers that a question carries
FRAME = ("ask", "seat", *BARE)
HEAD = ("game", "version", "seats", "variant", "frames")
LARGE = 2**31  # a compiled state holds less, and both climates take the same positions
BITS = 31


@cache
def blanks(package: str) -> dict[str, Any]:
    """Every field of a game's own with what it is at first."""
    common = vars(State(1, 1, 1))
    rules = import_module(f"{package}.rules").Rules()
    return {name: value for name, value in vars(rules).items() if name not in common}


class Positions:
    """The scribe of a game, from how each of its fields reads."""

    def __init__(
        self, fields: Mapping[str, Field], lists: Mapping[str, Sequence[Any]] | None = None
    ) -> None:
        """`lists`: names that only positions use."""
        self.fields, self.lists = fields, lists or {}

    @classmethod
    def of(
        cls,
        view_type: type[View],
        hidden: Mapping[str, Field] | None = None,
        lists: Mapping[str, Sequence[Any]] | None = None,
    ) -> Self:
        """From what the views of a game declare, and how the fields read that no view has."""
        return cls({**declared(view_type), **(hidden or {})}, lists)

    def words(self, game: AnyGame, seats: int) -> PositionWords:
        return PositionWords(game, seats, self.lists)

    def about(self, game: AnyGame, seats: int, frame: tuple[int, ...]) -> dict[str, Any]:
        return self.words(game, seats).about(frame)

    def write(self, game: AnyGame, s: State) -> Position:
        facts = Position(game=game.name, version=game.versions[s.variant[EDITION]], seats=s.seats)
        facts["variant"] = game.variant_of(s)
        words = self.words(game, s.seats)
        facts["frames"] = [
            {"ask": game.questions[frame[0]], "seat": ASKED.get(frame[1], frame[1])}
            | words.about(frame)
            for frame in s.frames()
        ]
        for name, blank in blanks(game.package).items():
            value = getattr(s, name)
            if value != blank:
                facts[name] = words.write(self.fields[name], value, blank)
        return facts

    def read(self, game: AnyGame, text: str | bytes | Mapping[str, Any]) -> Any:
        facts = text if isinstance(text, Mapping) else read_json(text, "position")
        self.check_head(game, facts)
        s, seats, variant = game.rules(), facts.get("seats", 0), facts.get("variant", {})
        try:
            named = named_values(variant, "its variant")
            s.variant = game.variant_ints(seats, named, facts.get("version", ""))
            s.seats, words = seats, self.words(game, seats)
            for name, blank in blanks(game.package).items():
                given = name in facts
                value = words.read(self.fields[name], facts[name], blank) if given else blank
                setattr(s, name, value)
            stack = words.frames(facts.get("frames"))
            if FRAME_INTS * len(stack) > len(s.waiting):
                raise ValueError(f"{len(stack)} questions at once are more than this game can ask")
            s.set_frames(stack)
            broken = list(game.invariants(s))
            options = [0] if broken or s.seat == OVER else s.legal()
        except (TypeError, ValueError, LookupError, ArithmeticError, AttributeError) as error:
            raise BadPosition(f"This position cannot be read: {str(error).rstrip('.')}.") from error
        if broken:
            raise BadPosition(f"This position breaks a rule of {game.name}: {broken[0]}")
        if not options:
            asked = game.questions[s.kind]
            raise BadPosition(f"Nothing can be answered to {asked} in this position.")
        return s.clone()  # interpreted, it shares lists with the blank

    def check_head(self, game: AnyGame, facts: Mapping[str, Any]) -> None:
        """It is of this game, and names no field that the game has not."""
        for name, right in (("game", [game.name]), ("version", game.versions)):
            if facts.get(name, right[0]) not in right:
                wrong = f"This position is of {name} {facts[name]!r}"
                raise BadPosition(f"{wrong}, not {listed(map(repr, right), 'or')}.")
        known = blanks(game.package)
        for name in facts:
            if name not in HEAD and name not in known:
                raise BadPosition(f"{game.name} has no {name!r}; it has {listed(known)}.")


class PositionWords:
    """Ints to words and back, at a table of so many seats."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        lists: Mapping[str, Sequence[Any]],
    ) -> None:
        self.game, self.seats, self.lists = game, seats, lists
        self.questions = {game.questions[kind]: row.carries for kind, row in game.askings.items()}
        self.names: dict[str | int, Sequence[Any]] = {}
        self.names.update(game.names)
        self.names.update(lists)
        plain = {"seat": range(seats), "yes": (False, True), NUMBER: range(BITS)}
        self.words: dict[str | int, Sequence[Any]] = {}
        self.words.update(plain)
        self.words.update(self.names)

    def write(self, field: Field, value: Any, blank: Any) -> Any:
        if field.by:
            by, inner = field.by[0], Field(field.by[1:], field.holds)
            rows = [self.write(inner, v, b) for v, b in zip(value, blank, strict=True)]
            if by in self.names:
                names = self.words[by]
                return {names[k]: row for k, row in enumerate(rows) if value[k] != blank[k]}
            return rows[: self.seats] if by == "seat" else rows
        if field.holds == NUMBER:
            return int(value)
        if field.holds == INDEX:
            return int(value) if value >= 0 else None
        if field.holds.startswith(SET):
            words = self.words[field.holds.removeprefix(SET)]
            return [word for k, word in enumerate(words) if value >> k & 1]
        return self.words[field.holds][value] if value >= 0 else None

    def read(self, field: Field, value: Any, blank: Any) -> Any:
        """In words; or bare, as the rules have it and as older positions said it: bits for a set,
        1 for yes, the place in a list that only positions name."""
        if field.by:
            given, inner = self.rows(field.by[0], value, blank), Field(field.by[1:], field.holds)
            return [self.read(inner, given[k], b) if k in given else b for k, b in enumerate(blank)]
        if field.holds == NUMBER:
            return number(value)
        if field.holds.startswith(SET):
            kind = field.holds.removeprefix(SET)
            if type(value) is int:
                return self.check_bare(field.holds, value, 1 << len(self.words[kind]))
            if not isinstance(value, list):
                raise TypeError(f"{value!r} where a list should stand, each of it a {kind}")
            members = {self.member(kind, word) for word in value}
            if len(members) < len(value):
                raise ValueError(f"{value!r} names a {kind} twice")
            return sum(1 << k for k in members)
        if value is None and field.holds != "yes":
            return -1
        if field.holds == INDEX:
            return number(value)
        if type(value) is int and (field.holds == "yes" or field.holds in self.lists):
            return type(blank)(self.check_bare(field.holds, value, len(self.words[field.holds])))
        return type(blank)(index(self.words[field.holds], field.holds, value))

    def member(self, kind: str, word: Any) -> int:
        if type(word) is int and kind in self.lists:
            return self.check_bare(kind, word, len(self.words[kind]))
        return index(self.words[kind], kind, word)

    def check_bare(self, holds: str, value: int, end: int) -> int:
        if value not in range(end):
            raise ValueError(
                f"{value} where a {holds} should stand; as a number, it is below {end}"
            )
        return value

    def rows(self, by: str | int, value: Any, blank: Any) -> dict[int, Any]:
        if isinstance(value, Mapping) and by in self.names:
            return {index(self.words[by], by, name): row for name, row in value.items()}
        if not isinstance(value, list) or len(value) > len(blank):
            raise TypeError(f"{value!r} where a list of {len(blank)} at most should stand")
        return dict(enumerate(value))

    def frames(self, frames: Any) -> list[tuple[int, ...]]:
        if not isinstance(frames, list) or not frames:
            raise ValueError("its frames are a list, the question on the table last")
        if not all(isinstance(frame, Mapping) for frame in frames):
            raise ValueError(f"a question is an object with {listed(FRAME)}")
        if frames[-1].get("seat") == ASKED[NOBODY]:
            raise ValueError("the question on the table is put to somebody")
        return [self.frame(frame) for frame in frames]

    def frame(self, frame: Mapping[str, Any]) -> tuple[int, ...]:
        """What it carries goes by its names, or by the bare a and b of the rules."""
        frame = named_values(frame, "a question")
        ask, seat = frame.get("ask"), frame.get("seat")
        seats = {seat: seat for seat in range(self.seats)} | ASKED
        kind = index([*self.game.questions.values()], "question", ask)
        who = index([*seats.values()], "seat", seat)
        carried = self.questions.get(str(ask), {})
        known = [*FRAME, *carried]
        if not set(frame) <= set(known):
            raise ValueError(f"{dict(frame)} is no question: {ask} has {listed(known)}")
        given = {key: number(frame.get(key, 0)) for key in BARE}
        for bare, (name, holds) in zip(BARE, carried.items(), strict=False):
            if name in frame:
                given[bare] = self.read(Field(holds=holds), frame[name], 0)
            elif holds != NUMBER:
                self.check_bare(holds, given[bare], len(self.words[holds]))
        return [*self.game.questions][kind], [*seats][who], given["a"], given["b"]

    def about(self, frame: tuple[int, ...]) -> dict[str, Any]:
        """What a question carries: by its names, or bare where it has none and is not 0."""
        kind, _, *numbers = frame
        carried = self.questions.get(self.game.questions[kind], {})
        named = zip(carried.items(), numbers, strict=False)
        found = {name: self.write(Field(holds=holds), k, 0) for (name, holds), k in named}
        rest = [*zip(BARE, numbers, strict=True)][len(carried) :]
        return found | {bare: k for bare, k in rest if k}


def named_values(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise TypeError(f"{what} is an object of names and values, not {value!r}")
    return value


def index(words: Sequence[Any], kind: str | int, word: Any) -> int:
    for k, known in enumerate(words):
        if type(known) is type(word) and known == word:  # for True is not 1 here
            return k
    raise ValueError(f"{word!r} where a {kind} should stand; there is {listed(words)}")


def number(value: Any) -> int:
    if type(value) is not int or abs(value) >= LARGE:
        raise TypeError(f"{value!r} where a number should stand")
    return value
