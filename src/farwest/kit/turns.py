"""The story of a game as cards: where one begins, what it was about, what it brought.

A card is made from what one pair of eyes was told, and from nothing else. A game says in its room
`board/turns.py` with which events a card begins and what an event changes; texts say the rest, as
parts of the event's own: `.cause`, what a card with it was about, after the name of whose it is;
`.together` and `.each`, several of them in one sentence.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from farwest.kernel.game import AnyGame
from farwest.kernel.scene import redact

if TYPE_CHECKING:
    from farwest.kit.rooms import Turns

CardSort = Literal["setup", "turn", "phase"]
NOBODYS: Final = -1
MOST_CAUSE: Final = 48  # letters
FEW_TOLD: Final = 2  # of a kind: one more sentence than that is one too many


class Tiding(NamedTuple):
    """An event as these eyes were told it: a and b are -1 if it was not shown."""

    kind: int
    seat: int
    a: int
    b: int
    shown: int
    cause: int


PLACES: Final = {name: at for at, name in enumerate(Tiding._fields)}


class Opening(NamedTuple):
    """A card of this sort begins, unless the one before is of the same group and seat and was not
    closed. A card that only names a round is taken over by what comes next."""

    sort: CardSort
    group: str = ""
    round: bool = False
    causes: Collection[int] = ()  # only if told by one of these; empty: always


TURN: Final = Opening("turn")
PHASE: Final = Opening("phase")
ROUND: Final = Opening("phase", round=True)


class Gain(NamedTuple):
    """A figure of a seat that an event changed."""

    figure: str
    seat: int
    n: int


class Mark(NamedTuple):
    """Something else to be remembered of a card. The text `mark-<text>` says it."""

    text: str
    sort: Literal["gain", "loss", "risk", "fact"] = "fact"
    symbol: str = ""
    seat: int = NOBODYS  # with its brand
    facts: Mapping[str, tuple[str, int]] = {}  # by variable: what sort of thing, and its int


class Card(msgspec.Struct):
    number: int
    sort: CardSort
    seat: int
    first: int  # of the lines that these eyes were told
    told: list[Tiding]
    group: str = ""
    closed: bool = False

    @property
    def last(self) -> int:
        return self.first + len(self.told) - 1


class Run(NamedTuple):
    """Lines that one sentence tells."""

    first: int
    told: Sequence[Tiding]


def heard(game: AnyGame, log: Iterable[Sequence[tuple[int, ...]]], eyes: int) -> Iterator[Tiding]:
    """All that these eyes were told, line by line."""
    for told in log:
        for event in told:
            if seen := redact(game, event, eyes):
                yield Tiding(*seen)


def cards(
    room: Turns, told: Iterable[Tiding], line: int = 0, so_far: Sequence[Card] = ()
) -> list[Card]:
    """The story so far: of all lines, or of those from a line on, with the cards before it, which
    stay as they are. What comes before anything begins is the set-up."""
    found = [*so_far] or [Card(0, "setup", NOBODYS, 0, [])]
    last = found[-1]
    found[-1] = msgspec.structs.replace(last, told=[*last.told])
    for at, event in enumerate(told, line):
        card = found[-1]
        opening = opened(room, event)
        if opening and begins(room, card, opening, event):
            if card.told and not only_rounds(room, card):
                card = Card(card.number + 1, "phase", NOBODYS, at, [])
                found.append(card)
            card.sort, card.group, card.closed = opening.sort, opening.group, False
            card.seat = event.seat if opening.sort == "turn" else NOBODYS
        elif card.closed:
            card = Card(card.number + 1, "phase", NOBODYS, at, [])
            found.append(card)
        card.told.append(event)
        card.closed = card.closed or event.kind in room.CLOSES
    return found if found[0].told else []


def opened(room: Turns, event: Tiding) -> Opening | None:
    opening = room.OPENS.get(event.kind)
    if opening and opening.causes and event.cause not in opening.causes:
        return None
    return opening


def begins(room: Turns, card: Card, opening: Opening, event: Tiding) -> bool:
    if card.closed or not opening.group or opening.group != card.group:
        return True
    return opening.sort == "turn" and card.seat != event.seat


def only_rounds(room: Turns, card: Card) -> bool:
    """It has only said which round begins."""
    return all((found := opened(room, event)) and found.round for event in card.told)


def net(room: Turns, card: Card) -> list[Gain]:
    """What changed hands, all together: by seat and figure."""
    sums: dict[tuple[int, str], int] = {}
    for event in card.told:
        for figure, seat, n in room.gains(event):
            sums[seat, figure] = sums.get((seat, figure), 0) + n
    if not sums:
        return []
    order = list(room.FIGURES)
    changed = [(seat, figure) for (seat, figure), n in sums.items() if n]
    changed.sort(key=lambda one: (one[0], order.index(one[1])))
    return [Gain(figure, seat, sums[seat, figure]) for seat, figure in changed]


def runs(room: Turns, card: Card) -> Iterator[Run]:
    """Where the same is told again and again: alike but for the thing that is counted."""
    at, told = 0, card.told
    while at < len(told):
        first, end = told[at], at + 1
        counted = room.COUNTED.get(first.kind)
        while counted and end < len(told) and alike(first, told[end], counted):
            end += 1
        if end - at >= FEW_TOLD:
            yield Run(card.first + at, told[at:end])
        at = end


def alike(one: Tiding, other: Tiding, counted: str) -> bool:
    at = PLACES[counted]
    return one[:at] == other[:at] and one[at + 1 :] == other[at + 1 :]
