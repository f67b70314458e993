"""A match as it is told to several eyes: what is seen of it, and what follows, is worked out once.

A table's match is never played on: an answer makes another one. So whatever was seen of it can be
kept for as long as it stands.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self
from weakref import WeakKeyDictionary

from farwest.kernel.game import S, V
from farwest.kernel.match import Match
from farwest.kernel.scene import redact
from farwest.kernel.voice import Person
from farwest.kit.turns import Tiding

AnyMatch = Match[Any, Any]
Words = tuple[str, tuple[str, ...]]  # a language, and the names of who sits there


class ToldMatch(Match[S, V]):
    """Nobody plays on it: a fork of it is a match again, and knows nothing of what was kept."""

    _views: dict[int | None, V]
    _people: dict[int | None, list[Person]]
    _own: dict[int | None, list[int]]
    stood: list[Any]  # by eyes: who leads

    @classmethod
    def telling(
        cls, match: Match[S, V], views: dict[int | None, V] | None = None
    ) -> ToldMatch[S, V]:
        if isinstance(match, ToldMatch):
            return match
        told = object.__new__(cls)
        vars(told).update(vars(match), _said={}, _people={}, _own={}, stood=[])
        told._views = {} if views is None else views
        return told

    def view(self, seat: int | None) -> V:
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = super().view(seat)
        return found

    def people(self, seat: int | None) -> list[Person]:
        found = self._people.get(seat)
        if found is None:
            found = self._people[seat] = super().people(seat)
        return found

    def moves(self, seat: int | None) -> list[int]:
        """Nobody changes the list."""
        found = self._own.get(seat)
        if found is None:
            found = self._own[seat] = super().moves(seat)
        return found

    def seen(self, seat: int | None, move: int | None = None) -> int:
        return bisect_right(self.moves(seat), self.move if move is None else move) - 1

    def fork(self) -> Self:
        twin = super().fork()
        del twin._views, twin._people, twin._own, twin.stood
        twin.__class__ = Match  # type: ignore[assignment]
        return twin

    __copy__ = fork


class KeptLooks:
    """Of one match."""

    def __init__(self, match: AnyMatch) -> None:
        self.move = match.move
        self.views: dict[int | None, Any] = {}
        self.told: dict[Words, ToldMatch[Any, Any]] = {}
        self.after: dict[int, AnyMatch] = {}  # by answer
        self.moments: dict[int, list[AnyMatch]] = {}  # by answer: on the way through it
        self.safe: dict[tuple[int, int], bool] = {}  # by seat and move: whether nothing came out


KEPT: Final[WeakKeyDictionary[AnyMatch, KeptLooks]] = WeakKeyDictionary()


def lore(match: AnyMatch) -> dict[Any, Any]:
    """What is kept for a match and all that come of it: a fork has the same."""
    found: dict[Any, Any] = vars(match).setdefault("_lore", {})
    return found


class HeardSoFar(NamedTuple):
    """All that one pair of eyes was told."""

    moves: list[MoveHeard]
    told: list[Tiding]  # of all of them


class MoveHeard(NamedTuple):
    """One move, as these eyes were told of it."""

    of: list[tuple[int, ...]]  # in the log: who has this very list has the same past
    told: tuple[Tiding, ...]
    before: int  # events that were told in the moves before


def all_heard(match: AnyMatch, eyes: int) -> list[MoveHeard]:
    """By move, all that these eyes were told. Nobody changes the list."""
    store, log = lore(match), match.log
    so_far: HeardSoFar = store.get(eyes) or HeardSoFar([], [])
    known = so_far.moves
    same = min(len(known), len(log))
    while same and known[same - 1].of is not log[same - 1]:
        same -= 1
    if same == len(log):
        return known if same == len(known) else known[:same]
    found, told = known[:same], so_far.told[: upto(known, same)]
    for events in log[same:]:
        before = len(told)
        told += [Tiding(*one) for event in events if (one := redact(match.game, event, eyes))]
        found.append(MoveHeard(events, tuple(told[before:]), before))
    store[eyes] = HeardSoFar(found, told)
    return found


def upto(known: list[MoveHeard], move: int) -> int:
    """How many events were told before that move."""
    return known[move - 1].before + len(known[move - 1].told) if move else 0


def heard_from(match: AnyMatch, eyes: int, move: int) -> list[Tiding]:
    """What these eyes were told from that move of the log on."""
    known = all_heard(match, eyes)
    so_far: HeardSoFar = lore(match)[eyes]  # it begins with all that this match has
    return so_far.told[upto(known, move) : upto(known, len(known))]


def kept(match: AnyMatch) -> KeptLooks:
    lore(match)
    found = KEPT.get(match)
    if found is None or found.move != match.move:
        found = KEPT[match] = KeptLooks(match)
    return found


def told(match: AnyMatch, language: str, names: Sequence[str]) -> ToldMatch[Any, Any]:
    """In a language, with the names of who sits there."""
    here, words = kept(match), (language, tuple(names))
    found = here.told.get(words)
    if found is None:
        found = here.told[words] = ToldMatch.telling(match, here.views)
        found.language, found.names = language, list(names)
    return found


def stepped(match: AnyMatch, action: int) -> AnyMatch:
    """One answer further; the one before stays as it was."""
    here = kept(match)
    if action not in here.after:
        after = match.fork()
        after.step(action)
        here.after[action] = after
    return here.after[action]
