"""A field of a game is declared once: in its View, with what indexes it and what it holds.

    class GoatView(View, frozen=True, tag="goat"):
        coins: BySeat
        loot_from: Annotated[int, Field(holds="location")]
        where: Annotated[list[int], Field(("character",), "whereabouts", unknown=UNKNOWN)]

Positions, schema, encode and most of see() and imagine() follow from that. A field of the State
that no view has is seen by nobody; `hidden` says how positions read it, and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from operator import attrgetter
from typing import Annotated, Any, NamedTuple, TypeVar, cast, get_type_hints

from msgspec.structs import replace

from farwest.kernel.game import AnyGame, Variant
from farwest.kernel.state import State
from farwest.kit.view import View

NUMBER, INDEX, YES, SEAT, SET = "number", "index", "yes", "seat", "set of "
COMMON = frozenset(View.__struct_fields__)
NONE: frozenset[str] = frozenset()
SEAT_AT, FRAMES_AT = (View.__struct_fields__.index(name) for name in ("seat", "frames"))
V = TypeVar("V", bound=View)
Sum = Callable[[Any, Any], Any]  # of what is held, and of the state


class Field(NamedTuple):
    """How a field reads: the lists that index it (a bare number: so many rows without names), and
    what it holds: "number", "index" (from 0 on, or nothing), "seat", "yes", a list of names, "set
    of" a list. `unknown` stands in a view for what is not for these eyes. A number with a `unit` is
    told to learners in whole units and what is left: a place on a ring as its sector and the rest.
    `seated`: a set of a list that begins with the seats, which learners count from their own.
    `about`: what it is, for a field that no view has; one of a view has a comment beside it.

    A view has a field as the state's veil() leaves it, but: `own`: the state has one for each seat,
    and a view has its seat's. `sums`: what that field of the state adds up to, row by row if this
    has rows; `at`: how many of its items are one of these. `filled`: as many rows as that field
    says. A row of numbers that begins with `unknown` is empty in the view.
    """

    by: tuple[str | int, ...] = ()
    holds: str = NUMBER
    unknown: int | None = None
    unit: int = 0
    seated: bool = False
    about: str = ""
    own: bool = False
    sums: str = ""
    at: tuple[int, ...] = ()
    filled: str = ""

    @property
    def differs(self) -> bool:
        """A view has it otherwise than a veiled state does."""
        emptied = self.holds == NUMBER and self.unknown is not None
        return bool(self.own or self.sums or self.filled or emptied)

    def __str__(self) -> str:
        ways = [f"{by} rows" if isinstance(by, int) else by for by in self.by]
        said = [f"by {', by '.join(ways)}"] if self.by else []
        said += [self.holds.removeprefix(SET) + "s, as bits" if SET in self.holds else self.holds]
        if self.unknown is not None:
            said += ["empty if unknown" if self.holds == NUMBER else f"{self.unknown} is unknown"]
        said += [f"in units of {self.unit}"] if self.unit else []
        return "; ".join(said)


Number = Annotated[int, Field()]
Yes = Annotated[bool, Field(holds=YES)]
Seat = Annotated[int, Field(holds=SEAT)]
BySeat = Annotated[list[int], Field((SEAT,))]


def declared(view_type: type[View]) -> Mapping[str, Field]:
    """By name: every field of a view beside those that all views have."""
    return _declared(cast(Any, view_type))


@cache
def _declared(view_type: Any) -> Mapping[str, Field]:
    hints = get_type_hints(view_type, include_extras=True)
    found: dict[str, Field] = {}
    for name in hints:
        if name not in COMMON:
            said = [x for x in getattr(hints[name], "__metadata__", ()) if isinstance(x, Field)]
            if len(said) != 1:
                raise TypeError(f"{view_type.__name__}.{name} does not say what it holds: a Field.")
            found[name] = said[0]
    return found


def lists_of(game: AnyGame) -> Mapping[str, Sequence[Any]]:
    """By list: what its ints are called. Beside the names that texts have, a game's scribe may
    keep some that only fields and positions use."""
    return {**game.names, **getattr(game.scribe, "lists", {})}


@cache
def shared(view_type: type[View], state_type: Callable[[], State]) -> tuple[tuple[str, int], ...]:
    """The fields that stand in both, by the same name, and how deep their lists are."""
    made = vars(state_type())
    return tuple((name, len(f.by)) for name, f in declared(view_type).items() if name in made)


def seen(
    view_type: type[V], state_type: Callable[[], State], s: Any, seat: int, **otherwise: Any
) -> V:
    """The view of a seat, as its fields are declared; what is `otherwise` given is as given. A
    watcher, below 0, sees what every seat sees."""
    veiled = s.clone()  # its lists are nobody else's: the view has them as they are
    veiled.veil(seat)
    read, rest, summed = ways(cast(Any, view_type), frozenset(otherwise) if otherwise else NONE)
    found = [*read(veiled)]
    found[SEAT_AT], found[FRAMES_AT] = seat, veiled.frames()
    for at, field in rest:
        found[at] = as_seen(field, found[at], veiled, seat)
    for source, fields in summed:
        held = getattr(s, source)  # a compiled state hands out a copy of a list each time: ask once
        for at, summed_up in fields:
            found[at] = summed_up(held, s)
    made = view_type(*found)
    return replace(made, **otherwise) if otherwise else made


class FieldWays(NamedTuple):
    """How the fields of a view are found, each at its place."""

    read: Callable[[Any], tuple[Any, ...]]  # all, as a veiled state has them; what it has not: any
    rest: tuple[tuple[int, Field], ...]  # which a view has otherwise
    summed: tuple[tuple[str, tuple[tuple[int, Sum], ...]], ...]  # by the field that they add up


@cache
def ways(view_type: Any, apart: frozenset[str]) -> FieldWays:
    """But for those apart."""
    fields = {name: field for name, field in declared(view_type).items() if name not in apart}
    places = {name: at for at, name in enumerate(view_type.__struct_fields__)}
    sums = {name: field for name, field in fields.items() if field.sums}
    away = {*sums, *apart, "frames"}
    names = ("seats" if name in away else name for name in places)
    differ = {name: f for name, f in fields.items() if f.differs and not f.sums}
    summed = (
        (of, tuple((places[n], sum_of(f)) for n, f in sums.items() if f.sums == of))
        for of in dict.fromkeys(field.sums for field in sums.values())
    )
    rest = ((places[name], field) for name, field in differ.items())
    return FieldWays(attrgetter(*names), tuple(rest), tuple(summed))


def unveiled(view_type: type[V], s: Any, seat: int) -> V:
    """Everything as it is, from the place of a seat: for nobody's eyes before the end."""
    own = s.clone()
    fields = {n: looked_at(n, f, s, own, seat) for n, f in declared(view_type).items()}
    frames = s.frames()
    return view_type(seat=seat, seats=s.seats, variant=own.variant, frames=frames, **fields)


def looked_at(name: str, field: Field, s: Any, veiled: Any, seat: int) -> Any:
    """One field of a view."""
    if field.sums:
        return sum_of(field)(getattr(s, field.sums), s)
    return as_seen(field, getattr(veiled, name), veiled, seat)


def as_seen(field: Field, value: Any, veiled: Any, seat: int) -> Any:
    """What a veiled state has, as a view has it."""
    if field.own:
        value = value[seat] if seat >= 0 else blank_like(value[0])
    if field.filled:
        value = value[: getattr(veiled, field.filled)]
    if field.holds == NUMBER and field.unknown is not None:
        value = [[] if row[0] == field.unknown else row for row in value]
    return value


def sum_of(field: Field) -> Sum:
    """Worked out once for a field: a view is made dozens of times a move."""
    at, filled = field.at, field.filled
    if not field.by and len(at) == 1:
        return lambda held, _: held.count(at[0])
    if not field.by:
        return lambda held, _: sum(map(held.count, at)) if at else sum(held)

    def by_row(held: Any, s: Any) -> list[int]:
        rows = held[: getattr(s, filled)] if filled else held
        return [sum(map(row.count, at)) for row in rows] if at else [*map(sum, rows)]

    return by_row


def blank_like(value: Any) -> Any:
    return [0] * len(value) if isinstance(value, list) else 0


def imagined(
    view: View, state_type: Callable[[], State], s: Any, apart: Sequence[str] = ()
) -> None:
    """Write a view into a blank state, but for the fields `apart`, which the game works out.

    Lists are assigned whole: a compiled state hands out copies of its arrays.
    """
    s.seats = view.seats
    s.variant = view.variant
    s.set_frames(view.frames)
    for name, _ in shared(type(view), state_type):
        if name not in apart:
            setattr(s, name, getattr(view, name))


class FieldEncoder:
    """Views as numbers for learning, from their declarations. Seats count from the one that looks;
    names are one-hot, with a last place for unknown where a field has such; sets are bits. Where
    every seat has a variant of its own, as skill_0 and skill_1, it is a segment by seat: skill."""

    def __init__(self, game: AnyGame) -> None:
        self.names, self.most_seats = lists_of(game), game.seats[-1]
        self.questions, self.variants = max(game.questions) + 1, len(game.variants)
        self.fields = declared(game.view_type)
        self.by_seat = variants_by_seat(game.variants, self.most_seats)
        apart = {place for places, _ in self.by_seat.values() for place in places}
        self.common = [place for place in range(self.variants) if place not in apart]

    @cached_property
    def segments(self) -> tuple[tuple[str, int], ...]:
        """Name, how many numbers."""
        head = {
            "seats": self.most_seats + 1,
            "variant": len(self.common),
            **{name: self.most_seats * size for name, (_, size) in self.by_seat.items()},
            "question": self.questions,
            "asked": self.most_seats,
            "about": 2,
        }
        return tuple({**head, **{n: self.width(f) for n, f in self.fields.items()}}.items())

    @cached_property
    def size(self) -> int:
        return sum(size for _, size in self.segments)

    def width(self, field: Field) -> int:
        if field.by:
            return self.rows(field.by[0]) * self.width(field._replace(by=field.by[1:]))
        if field.holds in (NUMBER, INDEX, YES):
            return 2 if field.unit else 1
        return self.rows(field.holds.removeprefix(SET)) + (field.unknown is not None)

    def rows(self, by: str | int) -> int:
        if isinstance(by, int):
            return by
        return self.most_seats if by == SEAT else len(self.names[by])

    def encode(self, view: View) -> list[int]:
        """`size` whole numbers; what each is, `segments` says."""
        return [number for _, numbers in self.told(view) for number in numbers]

    def told(self, view: View) -> Iterator[tuple[str, list[int]]]:
        """By segment."""
        kind, asked, a, b = view.frames[-1]
        around = [(view.seat + k) % view.seats for k in range(view.seats)]
        around += [-1] * (self.most_seats - view.seats)
        yield "seats", one_hot(self.most_seats + 1, view.seats)
        yield "variant", [view.variant[place] for place in self.common]
        for name, (places, size) in self.by_seat.items():
            chosen = [view.variant[places[k]] if k >= 0 else -1 for k in around]
            yield name, [n for value in chosen for n in one_hot(size, value)]
        yield "question", one_hot(self.questions, kind)
        yield "asked", [int(asked >= 0 and asked == other) for other in around]
        yield "about", [a, b]
        for name, field in self.fields.items():
            yield name, self.numbers(field, getattr(view, name), around)

    def numbers(self, field: Field, value: Any, around: list[int]) -> list[int]:
        if not field.by:
            return self.leaf(field)(value, around)
        inner = field._replace(by=field.by[1:])
        blank = [0] * self.width(inner)  # an empty chair, or a row that is not for these eyes
        rows = around if field.by[0] == SEAT else range(self.rows(field.by[0]))
        known = {k: self.numbers(inner, v, around) for k, v in enumerate(value) if v != []}
        return [n for k in rows for n in known.get(k, blank)]

    def leaf(self, field: Field) -> Callable[[int, list[int]], list[int]]:
        holds, unknown, unit = field.holds, field.unknown, field.unit
        if unit:
            return lambda value, _: [*divmod(value, unit)]
        if holds in (NUMBER, INDEX, YES):
            return lambda value, _: [int(value)]
        if holds == SET + SEAT:
            return members
        if holds == SEAT:
            return lambda value, around: [int(value >= 0 and value == k) for k in around]
        size = self.rows(holds.removeprefix(SET))
        if holds.startswith(SET) and field.seated:
            others = range(self.most_seats, size)
            return lambda value, around: members(value, [*around, *others])
        if holds.startswith(SET):
            return lambda value, _: members(value, range(size))
        if unknown is None:
            return lambda value, _: one_hot(size, value)
        return lambda value, _: one_hot(size + 1, size if value == unknown else value)


def variants_by_seat(
    variants: Sequence[Variant], most_seats: int
) -> dict[str, tuple[list[int], int]]:
    """By name: where a view has each seat's own, and how many values it may have."""
    places = {variant.name: place for place, variant in enumerate(variants)}
    found: dict[str, tuple[list[int], int]] = {}
    for variant in variants:
        name = variant.name.removesuffix("_0")
        own = [places.get(f"{name}_{seat}", -1) for seat in range(most_seats)]
        if name != variant.name and -1 not in own:
            found[name] = own, len(variant.values)
    return found


def members(group: int, asked: Iterable[int]) -> list[int]:
    """Of each that is asked for, whether the set has it; nobody, below 0, is in none."""
    return [group >> k & 1 if k >= 0 else 0 for k in asked]


def one_hot(size: int, k: int) -> list[int]:
    return [int(k == other) for other in range(size)]
