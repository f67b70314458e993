"""The one door of a game: what the rest of the house may know of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from farwest.kernel import errors
from farwest.kernel.dice import Dice
from farwest.kernel.state import EDITION, State
from farwest.kernel.voice import Position, Scribe, Voice

if TYPE_CHECKING:
    from farwest.kernel.match import Match

S = TypeVar("S", bound=State)
V = TypeVar("V")
Value = bool | int | str  # of a variant


class Span(NamedTuple):
    """A verb and its ints: `first + k` is `verb` with argument k, of the list `names`. With a list
    `second` of n names, `first + k * n + m` is `verb` with k and m: "bid 3 fives"."""

    verb: str
    first: int
    size: int = 1
    names: str = ""
    second: str = ""


class Variant(NamedTuple):
    """An option of the rulebook. A State keeps which of the values it is; the first is normal."""

    name: str
    values: tuple[Value, ...]
    fits: Callable[[Value, int], bool] = lambda _value, _seats: True

    def fitting(self, seats: int) -> list[Value]:
        return [value for value in self.values if self.fits(value, seats)]

    def index_of(self, value: Value, seats: int) -> int:
        fitting = self.fitting(seats)
        if not any(type(value) is type(x) and value == x for x in fitting):  # for True is not 1
            said = f"{self.name} with {seats} seats is one of {listed(fitting)}"
            raise errors.BadVariant(f"{said}, not {value!r}.")
        return self.values.index(value)


class Preset(NamedTuple):
    """Variants chosen together, under a name: `sheet` is the game as its rule sheet has it."""

    name: str
    variant: Mapping[str, Value]


class Asking(NamedTuple):
    """A kind of question as a table puts it."""

    rule: str = ""  # that one may want to read again before answering
    together: bool = False  # several seats answer at once, in any order, until the last one is in
    shared: bool = False  # those of one side see what the others of it have answered so far
    paused: bool = False  # takes its time even if nobody has a choice: a pause tells nothing
    exchanged: tuple[int, ...] = ()  # while these are asked, its answer is one's own to exchange
    filmed: bool = False  # what it told is shown before the table goes on
    carries: Mapping[str, str] = MappingProxyType({})  # by name, its a then its b: what it holds
    causes: tuple[str, ...] = ()  # rules it may be asked by instead, as 1, 2, ...: its fact `cause`


class Encoder(Protocol):
    """Views as numbers for learning, in named segments."""

    @property
    def segments(self) -> tuple[tuple[str, int], ...]:
        """Name, how many numbers."""

    @property
    def size(self) -> int: ...

    def encode(self, view: Any) -> list[int]: ...


class Telling(NamedTuple):
    """A kind of event: its rule, what its numbers are, and whether those who may not see it
    learn at all that something happened. `causes`: rules it may follow instead, as 1, 2, ..."""

    rule: str
    a: str = ""
    b: str = ""
    secret: bool = False
    causes: tuple[str, ...] = ()

    def cited(self, cause: int) -> str:
        return (self.rule, *self.causes)[cause]


def constants(module: ModuleType) -> dict[int, str]:
    """The names of a module's ints: questions and events are named once, where they are."""
    ints = {name: value for name, value in vars(module).items() if type(value) is int}
    return {value: name for name, value in ints.items() if name.isupper()}


@dataclass(frozen=True)
class Game(Generic[S, V]):
    name: str
    package: str  # where its rooms are
    version: str  # of the rules; a record names it
    seats: range
    longest: int  # the most answers a game can take, chance included; where a variant lets it go
    # on for ever, where the arena gives it up
    names: Mapping[str, tuple[str, ...]]  # by list: what its ints are called
    spans: tuple[Span, ...]
    variants: tuple[Variant, ...]
    questions: Mapping[int, str]
    events: Mapping[int, str]
    tellings: Mapping[int, Telling]
    view_type: type[V]
    see: Callable[[S, int], V]
    imagine: Callable[[V, S], None]
    invariants: Callable[[S], Iterable[str]]  # a sentence for each that is broken
    voice: Voice
    scribe: Scribe
    styles: Mapping[str, Callable[[V, int], float]]  # by temper: what a move is worth to it
    askings: Mapping[int, Asking] = field(default_factory=dict)  # by question
    encoded_by: Callable[[Game[S, V]], Encoder] | None = None
    presets: tuple[Preset, ...] = ()
    earlier: tuple[str, ...] = ()  # versions whose games these rules still play as they did
    pure: bool = False

    @cached_property
    def rules(self) -> Callable[[], S]:
        """Compiled if they were built, else the same rules in Python."""
        pure = self.pure or not is_fresh(f"{self.package}._fast")
        room = import_module(f"{self.package}.{'rules' if pure else '_fast'}")
        return room.Rules  # type: ignore[no-any-return]

    @property
    def compiled(self) -> bool:
        return self.rules.__module__.endswith("_fast")

    @cached_property
    def dice(self) -> type[Dice]:
        """The dice that these rules can take: compiled rules roll compiled dice."""
        room = "farwest.kernel._fast" if self.compiled else "farwest.kernel.dice"
        return import_module(room).Dice  # type: ignore[no-any-return]

    @cached_property
    def encoder(self) -> Encoder | None:
        """Views as numbers for learning, if the game has them."""
        return self.encoded_by(self) if self.encoded_by else None

    def asking(self, kind: int) -> Asking:
        return self.askings.get(kind) or Asking()

    def interpreted(self) -> Game[S, V]:
        """The same game in plain Python: for pdb, coverage and tracebacks."""
        return replace(self, pure=True)

    def start(self, seats: int, variant: Mapping[str, Value] | None = None, version: str = "") -> S:
        s = self.rules()
        s.variant = self.variant_ints(seats, variant or {}, version)
        s.listening = True
        s.begin(seats)
        return s

    def match(self, seats: int, **wishes: Any) -> Match[S, V]:
        """A game in memory; the wishes are those of Match."""
        from farwest.kernel.match import Match

        return Match(self, seats, **wishes)

    def position(self, text: str | Mapping[str, Any], **wishes: Any) -> Match[S, V]:
        """A match that goes on from a position, as Match.position() wrote it."""
        s = self.state_of(text)
        try:
            return self.match(s.seats, start=s, **wishes)
        except (LookupError, ArithmeticError) as error:
            raise errors.BadPosition(f"This position cannot be played on: {error}.") from error

    def position_of(self, s: S) -> Position:
        return self.scribe.write(self, s)

    def state_of(self, text: str | bytes | Mapping[str, Any]) -> S:
        """A state that stands as position_of() wrote it; BadPosition says what is wrong."""
        return self.scribe.read(self, text)  # type: ignore[no-any-return]

    def world(self, view: V, dice: Dice) -> S:
        """A state the seat cannot tell from the true one. Its only source is the view."""
        if view.seat < 0:  # type: ignore[attr-defined]
            raise errors.BadCall("A world is imagined from the view of a seat; a watcher has none.")
        imagined, s = self.rules(), self.rules()
        self.imagine(view, imagined)
        s.copy_from(imagined)  # interpreted, what was imagined shares its lists with the view
        s.redeal(view.seat, dice)  # type: ignore[attr-defined]
        return s

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int or seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise errors.WrongSeats(f"{self.name} is for {few} to {many} seats, not {seats!r}.")

    @property
    def versions(self) -> tuple[str, ...]:
        """Those that these rules play, today's first. A State's variant[EDITION] says which."""
        return (self.version, *self.earlier)

    def variant_ints(self, seats: int, variant: Mapping[str, Value], of: str = "") -> list[int]:
        """Which value each variant has, checked; `of`: a version of the rules, else today's."""
        self.check_seats(seats)
        known = [v.name for v in self.variants]
        for name in variant:
            if name not in known:
                said = f"{self.name} has no variant {name!r}; it has {listed(known)}."
                raise errors.BadVariant(said)
        ints = [v.index_of(variant.get(v.name, v.values[0]), seats) for v in self.variants]
        edition = Variant("version", self.versions).index_of(of or self.version, seats)
        return [*ints, *[0] * (EDITION - len(ints)), edition]

    def variant_of(self, s: S) -> dict[str, Value]:
        return {v.name: v.values[s.variant[k]] for k, v in enumerate(self.variants)}

    @property
    def actions(self) -> int:
        """How many ints there are; actions are 0 <= action < actions."""
        return self.spans[-1].first + self.spans[-1].size

    def span(self, action: int) -> Span:
        for span in self.spans:
            if span.first <= action < span.first + span.size:
                return span
        said = f"{self.name} has actions 0 to {self.actions - 1}, not {action}."
        raise errors.UnknownAction(said)

    @cached_property
    def action_names(self) -> tuple[str, ...]:
        """By action: its name, as "offer thief". Never translated; parse() reads it back."""
        verbs = [span.verb for span in self.spans for _ in range(span.size)]
        return tuple(
            " ".join([verb, *(self.word(*argument) for argument in self.arguments(action))])
            for action, verb in enumerate(verbs)
        )

    def arguments(self, action: int) -> list[tuple[str, int]]:
        """What is chosen with its verb, nothing or one thing or two: of which list, which of it."""
        span = self.span(action)
        k = action - span.first
        if span.second:
            n = len(self.names[span.second])
            return [(span.names, k // n), (span.second, k % n)]
        return [(span.names, k)] if span.size > 1 else []

    def word(self, names: str, k: int) -> str:
        return self.names[names][k] if names in self.names else str(k)

    def parse(self, name: str) -> int:
        try:
            return self.action_names.index(" ".join(name.lower().split()))
        except ValueError:
            near = get_close_matches(name, self.action_names, 3, 0.4)
            hint = f"; did you mean {listed(near, 'or')}?" if near else "."
            raise errors.UnknownAction(f"{self.name} has no action {name!r}{hint}") from None


AnyGame = Game[Any, Any]


def is_fresh(fast: str) -> bool:
    """Whether it was built. Compiled rules that differ from their source are refused."""
    if os.environ.get("FARWEST_PURE") == "1":
        return False
    try:
        module = import_module(fast)
    except ModuleNotFoundError:
        return False
    for name, digest in module.SOURCES.items():
        text = Path(str(import_module(name).__file__)).read_bytes()
        if sha256(text).hexdigest() != digest:
            unit = fast.split(".")[-2]
            cure = f"`python -m tools.hot {unit}` builds it again; FARWEST_PURE=1 goes without."
            raise errors.StaleBuild(f"The compiled {unit} is older than {name}: {cure}")
    return True


def listed(things: Iterable[object], last: str = "and") -> str:
    *head, tail = [str(thing) for thing in things] or ["none"]
    return f"{', '.join(head)} {last} {tail}" if head else tail
