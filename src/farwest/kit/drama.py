"""Drama: a moment that is held on a stage over the board before the game goes on.

Made of what one pair of eyes was told, and of its view: nothing else is at hand. A page has one
stage for all games; a game that has no drama has no such room.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, Literal

import msgspec

from farwest.kit.speaking import Say, Speaker, V
from farwest.kit.sprites import Sprite
from farwest.kit.stakes import MOST_CHIP, MOST_CHIPS, Chip, Sort
from farwest.kit.turns import Tiding

DramaKind = Literal["reveal", "duel", "show"]
MOST_VERDICT: Final = 76  # letters: two lines of the ribbon
MOST_SIDES: Final = 6
REMEMBERED: Final = 60  # moves: so far back a drama may look


ToldEvent = Tiding  # an event as these eyes were told of it


class Added(msgspec.Struct, frozen=True, gc=False):
    """What counts beside a die: so many of something, stacked up one after the other."""

    n: int
    text: str
    symbol: str
    tint: str = "ink"


class DramaSide(msgspec.Struct, frozen=True, gc=False):
    """Somebody on the stage."""

    seat: int
    name: str
    symbol: str = ""  # the figure
    tint: str = "ink"
    die: int = 0  # 0: none was rolled
    before: int = 0  # the die that was rolled again
    adds: tuple[Added, ...] = ()
    total: int = -1  # -1: nothing is added up
    won: bool = False


class TieBreak(msgspec.Struct, frozen=True, gc=False):
    text: str
    order: tuple[int, ...] = ()  # seats, the first first
    winner: int = -1


class Stamp(msgspec.Struct, frozen=True, gc=False):
    text: str
    good: bool


class Drama(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    kind: DramaKind
    k: int  # which line of its move it belongs to
    verdict: str
    stake: str = ""  # what it is about
    symbol: str = ""  # the same as a picture
    claim: str = ""  # what the first side said
    face: Sprite | None = None  # what is turned up,
    back: Sprite | None = None  # and how it lay before
    stamp: Stamp | None = None
    sides: tuple[DramaSide, ...] = ()
    tie: TieBreak | None = None
    chips: tuple[Chip, ...] = ()
    move: int = -1  # as these eyes count; the table fills in these two
    rule: str = ""


class Playwright(Speaker[V], Generic[V]):
    """A game's own one finds in what was heard what is worth a stage."""

    def __init__(
        self, view: V, heard: Sequence[ToldEvent], fresh: int, say: Say, names: list[str]
    ) -> None:
        super().__init__(view, say, names)
        self.heard, self.fresh = heard, fresh

    def newest(self, *kinds: int) -> int:
        """Where one of these was told last, if that was just now; else -1."""
        newest = range(len(self.heard) - 1, self.fresh - 1, -1)
        return next((n for n in newest if self.heard[n].kind in kinds), -1)

    def latest(self, before: int, *kinds: int) -> int:
        """Where one of these was told last, before that place; -1: never."""
        return next((n for n in reversed(range(before)) if self.heard[n].kind in kinds), -1)

    def since(self, start: int, *kinds: int) -> Iterator[ToldEvent]:
        return (one for one in self.heard[max(start, 0) :] if one.kind in kinds)

    def chip(
        self,
        text: str,
        sort: Sort = "fact",
        symbol: str = "",
        *,
        tint: str = "ink",
        seat: int = -1,
        **facts: Any,
    ) -> Chip:
        """`drama-<text>`; of a seat, with its brand."""
        return Chip(self.say(f"drama-{text}", **facts), sort, symbol, tint, seat)

    def called(self, seat: int) -> str:
        """What a side is called: its name, or you."""
        return self.say("drama-name", who=self.people[seat])

    def good(self, seat: int) -> Sort:
        """A gain if it is mine."""
        return "gain" if self.people[seat].me else "fact"


def faults(drama: Drama) -> Iterator[str]:
    """What is wrong with how it is said."""
    said = [(drama.verdict, MOST_VERDICT), (drama.stake, MOST_VERDICT), (drama.claim, MOST_CHIP)]
    said += [(chip.text, 2 * MOST_CHIP) for chip in drama.chips]
    said += [(one.text, MOST_CHIP) for side in drama.sides for one in side.adds]
    said += [(drama.tie.text, 2 * MOST_CHIP)] if drama.tie else []
    if not drama.verdict.strip():
        yield "has no verdict"
    for text, most in said:
        if len(text) > most:
            yield f"is too long, {len(text)} letters: {text!r}"
        if "{" in text or "  " in text:
            yield f"is no text: {text!r}"
    if len(drama.chips) > MOST_CHIPS:
        yield f"has {len(drama.chips)} chips; {MOST_CHIPS} are enough"
    if len(drama.sides) > MOST_SIDES:
        yield f"has {len(drama.sides)} sides"
    for side in drama.sides:
        if side.total >= 0 and side.total != side.die + sum(one.n for one in side.adds):
            yield f"does not add up: {side}"
