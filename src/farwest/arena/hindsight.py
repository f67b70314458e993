"""The dearest choices of a seat in a finished game, and what would have been better.

Each is judged as it was made: by what its seat saw then (a view), never by what came out later. All
choices are looked at briefly; the few that look dearest, as long as a hint is thought out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from farwest.bots.advising import Advice, Why, advise
from farwest.kernel.match import Match
from farwest.kernel.record import Record

QUICK: Final = 600  # looks at a choice, to see whether it may have been dear,
INTERPRETED: Final = 40  # or so many where rules are slow
PATIENT: Final = 8  # choices that are looked at as long as a hint is
DEAREST: Final = 3  # that are told
DEAR: Final = 0.02  # of chance: what costs no more is not worth a word


class Chosen(NamedTuple):
    """A choice that a seat made, with another option there."""

    move: int  # answers before it
    action: int


class Suspect(NamedTuple):
    """A choice, and what it seems to have cost at a glance."""

    chosen: Chosen
    loss: float


class Mistake(NamedTuple):
    """A choice, and why another would have been better."""

    chosen: Chosen
    why: Why

    @property
    def loss(self) -> float:
        return self.why.chances[0] - self.why.chances[1]


def choices_of(game: Any, record: Record, seat: int) -> list[Chosen]:
    state, found = Match.of(game, record, upto=0).state, []
    for n, action in enumerate(record.actions):
        if state.seat == seat and len(state.legal()) > 1:
            found.append(Chosen(n, action))
        state.play(action)
    return found


def views_at(
    game: Any, record: Record, seat: int, choices: Sequence[Chosen]
) -> Iterator[tuple[Chosen, Any]]:
    """What the seat saw when it chose. `choices` ascend."""
    match: Match[Any, Any] = Match.of(game, record, upto=0)
    for chosen in choices:
        for action in record.actions[match.move : chosen.move]:
            match.step(action)
        yield chosen, match.view(seat)


def suspects(game: Any, record: Record, seat: int, choices: Sequence[Chosen]) -> list[Suspect]:
    found = []
    for chosen, view in views_at(game, record, seat, choices):
        found.append(Suspect(chosen, glance(game, view, chosen.action)))
    return found


def glance(game: Any, view: Any, played: int) -> float:
    """What an answer seems to cost beside the best, from what was seen. Nothing, if it is that."""
    looks = QUICK if game.compiled else INTERPRETED
    quick = Advice(game, view, 0.0, 0, looks)
    best, _ = quick.best()
    return 0.0 if best == played else quick.found(best) - quick.found(played)


def dearest_first(found: Sequence[Suspect]) -> list[Chosen]:
    """Those worth a longer look."""
    ordered = sorted(found, key=lambda one: (-one.loss, one.chosen.move))
    return [one.chosen for one in ordered if one.loss > 0][:PATIENT]


def mistake(game: Any, view: Any, chosen: Chosen, looks: int = 0) -> Mistake | None:
    """As a hint would have put it; None if it cost nothing that can be told. `looks`: in place of
    as many as a hint takes."""
    why = advise(game, view, chosen.action, iterations=looks).why
    if why is None or why.best == chosen.action or why.verdict != "better" or why.by_margin:
        return None
    found = Mistake(chosen, why)
    return found if found.loss > DEAR else None


def dearest(found: Sequence[Mistake]) -> list[Mistake]:
    return sorted(found, key=lambda one: (-one.loss, one.chosen.move))[:DEAREST]
