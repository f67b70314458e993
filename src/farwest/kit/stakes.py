"""What an option is worth here and now: one line and a few chips, for its ticket.

Whatever a chip counts for certain it names as a figure: until a seat is asked again, that figure
changes by its number. A law plays the option and looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, Self, TypeVar

import msgspec

from farwest.kernel.state import CHANCE
from farwest.kit.speaking import Say, Speaker, V

Sort = Literal["gain", "loss", "risk", "fact"]
MOST_LINE: Final = 40  # letters
MOST_ACT: Final = 24
MOST_CHIP: Final = 24
MOST_CHIPS: Final = 3
PLUS, MINUS = "+", "−"


class Chip(msgspec.Struct, frozen=True, gc=False):
    """`gain`: for who answers; `loss`: they pay, or another gains; `risk`: a danger or a limit."""

    text: str
    sort: Sort = "fact"
    symbol: str = ""
    tint: str = "ink"
    seat: int = -1  # whose it is, if not of who answers
    figure: str = ""  # what changes for certain until a seat is asked again
    number: int = 0  # by how much


class Stake(msgspec.Struct, frozen=True, gc=False):
    line: str
    chips: tuple[Chip, ...] = ()
    act: str = ""  # what the ticket is called here, if not as always
    key: str = ""  # the number it is printed with: no key cap says another


class Figure(NamedTuple):
    """A number of a seat that people count. The text `chip-<name>` says it: $sign and $n."""

    measure: Callable[[Any, int], int]  # of a view and a seat
    symbol: str
    tint: str = "ink"
    good: bool = True  # more of it is better


Way = Callable[..., Stake | None]
F = TypeVar("F", bound=Way)


def at(*questions: int) -> Callable[[F], F]:
    """Marks what tells the stakes of these questions."""

    def marked(way: F) -> F:
        way.__dict__["at"] = questions
        return way

    return marked


class Staker(Speaker[V], Generic[V]):
    """A game's own one has a method for each question, marked with @at and handed the action."""

    figures: ClassVar[Mapping[str, Figure]]
    ways: ClassVar[Mapping[int, Way]] = {}
    last: ClassVar[Any] = None

    def __init_subclass__(cls) -> None:
        found = {q: way for way in vars(cls).values() for q in getattr(way, "at", ())}
        cls.ways = {**cls.ways, **found}

    @classmethod
    def of(cls, view: V, say: Say, names: list[str]) -> Self:
        """The same one as long as the same view is asked about: a seat has many options, and its
        world is imagined once for all of them."""
        last: Self | None = cls.last
        if last and last.view is view and last.say is say and last.names == names:
            return last
        cls.last = made = cls(view, say, names)
        return made

    def imagined(self) -> Any:
        """A world of the view."""
        raise NotImplementedError

    def seen(self, world: Any, seat: int) -> Any:
        raise NotImplementedError

    def stake(self, action: int) -> Stake | None:
        way = self.ways.get(self.kind)
        return None if way is None or self.asked != self.view.seat else way(self, action)

    @property
    def me(self) -> int:
        return self.view.seat

    @cached_property
    def world(self) -> Any:
        return self.imagined()

    @cached_property
    def measures(self) -> dict[str, list[int]]:
        return {}

    def tried(self, action: int) -> Any:
        """The world after the answer, where somebody is asked again or chance is."""
        s = self.world.clone()
        s.play(action)
        return s

    def before(self, name: str) -> list[int]:
        """A figure of every seat as it stands."""
        found = self.measures.get(name)
        if found is None:
            measure, seats = self.figures[name].measure, range(self.view.seats)
            found = self.measures[name] = [measure(self.view, seat) for seat in seats]
        return found

    def changes(self, action: int, *names: str) -> tuple[Chip, ...]:
        """What the answer changes at once: mine first, then what others have of it."""
        s = self.tried(action)
        after, sure = self.seen(s, self.me), s.seat != CHANCE
        mine, others = list[Chip](), list[Chip]()
        for name in names or self.figures:
            figure, before = self.figures[name], self.before(name)
            for seat in range(self.view.seats):
                n = figure.measure(after, seat) - before[seat]
                if n:
                    (mine if seat == self.me else others).append(self.moved(name, n, seat, sure))
        return (*mine, *others)[:MOST_CHIPS]

    def moved(self, name: str, n: int, seat: int = -1, sure: bool = False) -> Chip:
        """A figure that goes up or down by n; of who answers, if no seat is named."""
        figure, own = self.figures[name], seat in (-1, self.me)
        sort: Sort = "gain" if (n > 0) == (figure.good == own) else "loss"
        text = self.say(f"chip-{name}", n=abs(n), sign=PLUS if n > 0 else MINUS)
        who, what = (-1 if own else seat), (name if sure else "")
        return Chip(text, sort, figure.symbol, figure.tint, who, what, n if sure else 0)

    def chip(
        self,
        text: str,
        /,
        sort: Sort = "fact",
        symbol: str = "",
        *,
        tint: str = "ink",
        seat: int = -1,
        **facts: Any,
    ) -> Chip:
        """`chip-<text>`; of another seat, with its brand."""
        return Chip(self.say(f"chip-{text}", **facts), sort, symbol, tint, seat)

    def told(
        self, text: str, /, *chips: Chip | None, act: str = "", key: str = "", **facts: Any
    ) -> Stake:
        """`stake-<text>`, with the chips that there are; `act-<act>`: its name here."""
        kept = tuple(chip for chip in chips if chip)[:MOST_CHIPS]
        line = self.say(f"stake-{text}", **facts)
        return Stake(line, kept, act and self.say(f"act-{act}", **facts), key)


def faults(stake: Stake) -> Iterator[str]:
    """What is wrong with how it is said."""
    said = [(stake.line, MOST_LINE), (stake.act, MOST_ACT)]
    said += [(chip.text, MOST_CHIP) for chip in stake.chips]
    if not stake.line.strip():
        yield "says nothing"
    for text, most in said:
        if len(text) > most:
            yield f"is too long, {len(text)} letters: {text!r}"
        if "{" in text or "  " in text:
            yield f"is no text: {text!r}"
    if len(stake.chips) > MOST_CHIPS:
        yield f"has {len(stake.chips)} chips; {MOST_CHIPS} are enough"
