"""Films: what happened between two looks at a table, step by step, as these eyes could see it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, Final

from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE, EVERYONE, NOBODY
from farwest.tables import scenes, together
from farwest.tables.looks import is_old, look
from farwest.tables.states import names_of
from farwest.tables.table import Table
from farwest.tables.telling import kept, told
from farwest.tables.telling import stepped as stepped
from farwest.tables.watcher import Watcher
from farwest.tables.wire import Change, Rewind, Rewound, Scene

MOST_STEPS: Final = 16  # who missed more than that sees the last ones
MOST_AGAIN: Final = 48  # a film may have grown while it was shown
FEW: Final = 2  # events: a move that told no more is one picture


def shown(table: Table, watcher: Watcher, now: float) -> list[Scene | Change]:
    """What these eyes are sent next: the way there, then what stands now. Empty: nothing new."""
    if table.match is None:
        return []
    made = [*film(table, watcher)]
    seen = look(table, watcher)
    facts = seen.facts()
    if is_old(table, watcher, seen, facts):
        watcher.move = seen.match.move
        return made
    last = watcher.fresh(scenes.scene_of(table, watcher, seen, now), facts)
    return [*made, last] if last else made


def film(table: Table, watcher: Watcher) -> Iterator[Scene | Change]:
    """What happened by itself since the last scene, one thing after the other."""
    if not has_films(table, watcher):
        return
    seat = next(iter(table.seats_of(watcher.person)), None)
    for step in steps(table, watcher.move, seat):
        made = step_of(table, watcher, step, seat, watcher.since)
        watcher.since = made.move
        if fresh_of_it := watcher.fresh(made):
            yield fresh_of_it


def has_films(table: Table, watcher: Watcher) -> bool:
    several = len(table.seats_of(watcher.person)) > 1
    return watcher.canvas != "none" and not several and not watcher.behind


def step_of(
    table: Table, watcher: Watcher, step: Match[Any, Any], seat: int | None, since: int
) -> Scene:
    spoken = told(step, watcher.language, names_of(table, watcher.language))
    return scenes.scene(spoken, seat, watcher.canvas, since, asks=False)


def rewound(table: Table, watcher: Watcher, wish: Rewind) -> Rewound:
    """A film these eyes were shown, in the language and on the canvas they wish for now. Also what
    they could have been shown then and were not: they know which moments those were."""
    made = list[Scene]()
    if table.match is None or table.stopped or not has_films(table, watcher):
        return Rewound(wish.ask, made)
    seat = next(iter(table.seats_of(watcher.person)), None)
    moves = table.playing.moves(seat)
    if wish.since < wish.upto < len(moves):
        first = max(wish.since, wish.upto - MOST_AGAIN)
        since, upto = moves[first], moves[wish.upto]
        made.append(step_of(table, watcher, table.rewound(since), seat, first))
        for step in steps(table, since, seat, upto, MOST_AGAIN):
            made.append(step_of(table, watcher, step, seat, made[-1].move))
    return Rewound(wish.ask, made)


def filmed(game: AnyGame) -> list[int]:
    """The questions of nobody or chance after which a game is looked at."""
    return [kind for kind, asking in game.askings.items() if asking.filmed]


def steps(
    table: Table, since: int, seat: int | None, upto: int | None = None, most: int = MOST_STEPS
) -> Iterator[Match[Any, Any]]:
    """The match after each move that a seat has seen, from `since` (of the record) up to the last
    but one or `upto`, and the moments within each; the last is the table's own."""
    actions, log, last = table.playing.actions, table.playing.log, table.move
    moves = table.playing.moves(seat)
    ahead = bisect_right(moves, last if upto is None else upto)
    seen = moves[bisect_right(moves, max(since, 0)) : ahead][-most:]
    if together.any_shared(table.game):  # those were seen while they were held
        seen = [move for move in seen if move == last or fresh(log[move])]
    if since < 0 or not seen:
        return
    kinds = filmed(table.game)
    busy = {move for move in seen if kinds and len(log[move]) > FEW}
    shown = sorted(busy | {move for move in seen if move < last})
    match = table.rewound(shown[0] - 1) if shown else table.playing
    for move in shown:
        for action in actions[match.move : move - 1]:
            match = stepped(match, action)
        if move in busy:
            yield from all_moments(match, actions[move - 1], kinds)
        if move < last:
            match = stepped(match, actions[move - 1])
            yield match


def all_moments(match: Match[Any, Any], action: int, kinds: Sequence[int]) -> list[Match[Any, Any]]:
    """The same for all eyes."""
    here = kept(match)
    if action not in here.moments:
        here.moments[action] = [*moments(match, action, kinds)]
    return here.moments[action]


def moments(match: Match[Any, Any], action: int, kinds: Sequence[int]) -> Iterator[Match[Any, Any]]:
    """What all could see on the way through one answer. Until its end the move before it counts, so
    that its lines are told again, with the next ones."""
    state = match.state.clone()
    state.listening, state.events = True, 0
    state.answer(action)
    seen: Match[Any, Any] | None = None
    shown = 0
    while waiting := state.frames()[:-1]:
        news = fresh(state.told()[shown:])
        if news and seen:  # and something came after it: else the end of the move is the same
            yield seen
            seen = None
        if news and state.seat in (NOBODY, CHANCE) and state.kind in kinds:
            shown, seen = state.events, moment(match, state)
        state.set_frames(waiting)
        if state.seat != NOBODY:
            return
        state.answer(0)
    if seen and fresh(state.told()[shown:]):
        yield seen


def fresh(events: Sequence[tuple[int, ...]]) -> bool:
    return any(seen_by == EVERYONE for *_, seen_by, _ in events)


def moment(match: Match[Any, Any], state: Any) -> Match[Any, Any]:
    """The match as it stands half-way through a move."""
    now = match.fork()
    now.state = state.clone()
    now.movers.append(match.state.seat)
    now.log.append(state.told())
    return now
