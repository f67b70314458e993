"""Second thoughts: how the chances went in a finished game, and where it turned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from farwest.bots.advising import advise
from farwest.bots.candour import candid_curve
from farwest.bots.reasons import Reasoner
from farwest.kernel.errors import BadRecord
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from farwest.kernel.state import CHANCE, OVER

GAMES = 400  # played on at random from each position,
FEWEST = 60  # or fewer in a long game, but not below this,
PLAYOUTS = 24_000  # so that there are not many more than so many in all
MOMENTS = 120  # positions of a game that are looked at
TURNING_POINTS = 3
APART = 20  # two turning points are at least this part of the game apart


@dataclass(frozen=True)
class CurvePoint:
    """After `move` answers: the chance of each seat to win."""

    move: int
    chances: list[float]


@dataclass(frozen=True)
class TurningPoint:
    """A move after which the chances were not what they had been."""

    move: int  # answers before it
    seat: int  # who moved; -1: chance
    before: list[float]
    after: list[float]
    story: list[str]
    cause: str = ""  # who did what, in words
    reason: str = ""  # what would have been better, and why, said to who moved

    @property
    def swing(self) -> float:
        return max(abs(b - a) for a, b in zip(self.before, self.after, strict=True))

    @property
    def hit(self) -> int:
        """The seat whose chance changed most."""
        changes = [abs(b - a) for a, b in zip(self.before, self.after, strict=True)]
        return changes.index(max(changes))


@dataclass(frozen=True)
class Review:
    names: list[str]
    scores: list[int]
    places: list[int]
    curve: list[CurvePoint]
    turnings: list[TurningPoint]  # the greatest first


@dataclass(frozen=True)
class Passage:
    """What happened from one choice to the next."""

    began: int  # answers before it
    end: int  # answers after it
    mover: int
    story: list[str]


def chances_of(game: Any, state: Any, dice: Any, games: int = GAMES) -> list[float]:
    """All cards known: this is for finished games only. Shared wins are shared."""
    won = [0.0] * state.seats
    scratch = game.rules()
    for _ in range(1 if state.seat == OVER else games):
        scratch.copy_from(state)
        scratch.playout(dice)
        winners = [k for k, place in enumerate(scratch.final_places()) if place == 1]
        for seat in winners:
            won[seat] += 1 / len(winners)
    total = sum(won)
    return [share / total for share in won]


def said_chances(game: Any, state: Any, dice: Any, games: int) -> list[float]:
    """Random play's chances, for what they are worth."""
    return candid_curve(game, state, chances_of(game, state, dice, games))


@dataclass(frozen=True)
class Outline:
    """What a review will look at. It is looked at piece by piece, in any order."""

    names: list[str]
    scores: list[int]
    places: list[int]
    spans: list[Passage]
    games: int  # played on from each position

    @property
    def ends(self) -> list[int]:
        """The moments of the curve."""
        return [0, *(span.end for span in self.spans)]


def review(
    game: Any,
    record: Record,
    language: str = "en",
    names: Sequence[str] = (),
    games: int = GAMES,
    reasons: bool = False,
) -> Review:
    """The curve, from every choice to the next, and the moves that turned the game; with reasons,
    also what Legend would have done there, knowing what the mover knew."""
    plan = outlined(game, record, language, names, games)
    curve = moments(game, record, plan.ends, plan.games)
    turnings = turnings_of(game, record, language, plan, curve, reasons)
    return Review(plan.names, plan.scores, plan.places, curve, turnings)


def outlined(
    game: Any, record: Record, language: str, names: Sequence[str], games: int = GAMES
) -> Outline:
    match: Match[Any, Any] = Match.of(game, record)
    if match.seat is not None:
        raise BadRecord("Only a finished game can be reviewed: what is hidden must be out.")
    match.language = language
    unnamed = [person.name for person in match.people(None)]
    match.names = [*names, *unnamed[len(names) :]]
    told: dict[int, list[str]] = {}
    for event in match.story(None):
        told.setdefault(event.move, []).append(event.text)
    spans = at_most(MOMENTS, passages(game, record, told))
    games = min(games, max(PLAYOUTS // max(len(spans), 1), FEWEST))
    return Outline(match.names, match.scores(), match.places(), spans, games)


def moments(game: Any, record: Record, ends: Sequence[int], games: int) -> list[CurvePoint]:
    """After each of these numbers of answers, which ascend. Each has dice of its own, so that it
    is the same whichever others are asked for."""
    state, at, found = Match.of(game, record, upto=0).state, 0, []
    for end in ends:
        for action in record.actions[at:end]:
            state.play(action)
        at = end
        found.append(CurvePoint(end, said_chances(game, state, game.dice(end), games)))
    return found


def turnings_of(
    game: Any,
    record: Record,
    language: str,
    plan: Outline,
    curve: Sequence[CurvePoint],
    reasons: bool = False,
) -> list[TurningPoint]:
    found = turning_points(
        [
            TurningPoint(span.began, span.mover, before.chances, after.chances, span.story)
            for span, (before, after) in zip(plan.spans, pairwise(curve), strict=True)
        ]
    )
    told = []
    for turning in found:
        match: Match[Any, Any] = Match.of(game, record, upto=turning.move)
        match = match.speaking(language, plan.names)
        reason = second_thought(match, record, turning) if reasons else ""
        told.append(replace(turning, cause=cause_of(match, record, turning), reason=reason))
    return told


def has_chosen(asked: Match[Any, Any], turning: TurningPoint) -> bool:
    """Or chance did, or nobody had a choice."""
    return asked.seat == turning.seat != CHANCE and len(asked.legal()) > 1


def cause_of(asked: Match[Any, Any], record: Record, turning: TurningPoint) -> str:
    """Who chose what; if nobody did, what happened first."""
    if not has_chosen(asked, turning):
        return turning.story[0]
    people = asked.people(None)
    says = Reasoner(asked.game, asked.language, people)
    option = says.option(record.actions[turning.move])
    return says.house("reason-cause", name=people[turning.seat].name, option=option)


def second_thought(asked: Match[Any, Any], record: Record, turning: TurningPoint) -> str:
    """Empty if chance moved, or if Legend would have moved so too."""
    if not has_chosen(asked, turning):
        return ""
    played = record.actions[turning.move]
    why = advise(asked.game, asked.view(turning.seat), played).why
    if why is None or why.best == played or why.verdict != "better":
        return ""
    people = asked.people(turning.seat)
    says = Reasoner(asked.game, asked.language, people)
    text, name = says.say(why), people[turning.seat].name
    return says.house("reason-review", name=name, best=says.option(why.best), why=text)


def passages(game: Any, record: Record, told: Mapping[int, list[str]]) -> Iterator[Passage]:
    """From every choice to the next; a secret one is no moment until something of it is seen."""
    state = Match.of(game, record, upto=0).state
    began, mover = 0, CHANCE
    for n, action in enumerate(record.actions):
        if mover == CHANCE and state.seat != CHANCE and len(state.legal()) > 1:
            began, mover = n, state.seat
        state.play(action)
        if state.seat == CHANCE or (state.seat != OVER and len(state.legal()) == 1):
            continue
        story = [text for move in range(began + 1, n + 2) for text in told.get(move, [])]
        if story:
            yield Passage(began, n + 1, mover, story)
            began, mover = n + 1, CHANCE


def at_most(most: int, spans: Iterable[Passage]) -> list[Passage]:
    """Neighbours together, if there are more."""
    every = list(spans)
    size = -(-len(every) // most) or 1
    groups = [every[k : k + size] for k in range(0, len(every), size)]
    return [
        Passage(g[0].began, g[-1].end, g[0].mover, [text for span in g for text in span.story])
        for g in groups
    ]


def turning_points(turnings: list[TurningPoint]) -> list[TurningPoint]:
    """The greatest swings, no two of them in the same breath."""
    apart = turnings[-1].move // APART if turnings else 0
    found: list[TurningPoint] = []
    for turning in sorted(turnings, key=lambda turning: -turning.swing):
        if all(abs(turning.move - other.move) > apart for other in found):
            found.append(turning)
    return found[:TURNING_POINTS]
