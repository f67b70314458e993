"""Scenes: what one pair of eyes sees of a game now, in their language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kernel.scene import Event
from farwest.kernel.state import CHANCE
from farwest.kernel.voice import Person
from farwest.kit.beliefs import with_beliefs
from farwest.kit.news import ranking
from farwest.kit.painting import painted
from farwest.kit.same import Same
from farwest.kit.sprites import Picture
from farwest.kit.texts import Fact, Texts, retold
from farwest.tables import together
from farwest.tables.coaching import coached
from farwest.tables.lesson_table import LessonTable
from farwest.tables.looks import Beheld, look
from farwest.tables.looks import in_words as in_words
from farwest.tables.noting import noted
from farwest.tables.sounds import sounds
from farwest.tables.staging import drama
from farwest.tables.stakes import stakes, standing
from farwest.tables.states import has_map
from farwest.tables.table import Table
from farwest.tables.turns import turns
from farwest.tables.watcher import Watcher
from farwest.tables.wire import (
    ClockFace,
    Line,
    Offer,
    Scene,
    UndoKind,
)
from farwest.tables.words import (
    chapter,
    meanwhile,
    option_aside,
    phrase,
    question_help,
    question_rule,
)

NO_VIEW: Final = -1  # of a watcher


def scene_for(table: Table, watcher: Watcher, now: float) -> Scene:
    """What these eyes see of the table now, and are told since they looked last. They have seen it
    then: the next one goes on from here."""
    return scene_of(table, watcher, look(table, watcher), now)


def scene_of(table: Table, watcher: Watcher, seen: Beheld, now: float) -> Scene:
    match, seat = seen.match, seen.seat
    made = scene(
        match,
        seat,
        watcher.canvas,
        watcher.since,
        undo=seen.undo,
        clocks=[] if watcher.behind else clock_faces(table, seat, now),
        curtain=seen.curtain,
        behind=watcher.behind,
        held=seen.held,
        note=seen.note,
        asks=seen.asks,
        forced=seen.forced,
    )
    if seen.before is not None and seat is not None:
        made = exchanging(
            table, watcher, in_words(table, watcher.language, seen.before), seat, made
        )
    made = noted(table, watcher, match, commented(table, watcher, match, made))
    if isinstance(table, LessonTable):
        made = coached(table, made, watcher.language)
    watcher.since, watcher.move = made.move, match.move
    return made


def scene(
    match: Match[Any, Any],
    seat: int | None,
    canvas: str,
    since: int = -1,
    *,
    recorded: bool = False,
    undo: UndoKind = "no",
    clocks: list[ClockFace] | None = None,
    curtain: int = -1,
    behind: int = 0,
    held: int = -1,
    note: str = "",
    asks: bool = True,
    forced: bool = False,
) -> Scene:
    """Of a match that speaks the right language already. Moves are as these eyes count, or
    `recorded`, as the record does: of a game that is over. Unless it asks, nothing can be answered:
    it has been. `note` goes before the help; `forced`: the house answers."""
    view, program = match.view(seat), canvas == "none"
    put = put_to(match, seat, canvas, recorded=recorded, asks=asks, forced=forced)
    return Scene(
        move=match.move if recorded else match.seen(seat),
        seat=NO_VIEW if seat is None else seat,
        acting=put.acting,
        curtain=curtain,
        title=put.picture.label if put.picture else "",
        question=put.question,
        help=" ".join(filter(None, (note, put.help))),
        rule=put.rule,
        options=put.options,
        lines=lines(match, match.story(seat) if recorded else match.events(seat, since + 1), view),
        since=since,
        picture=put.picture,
        view=msgspec.to_builtins(view) if program else None,
        undo=undo,
        clocks=clocks or [],
        over=match.seat is None,
        behind=behind,
        held=held,
        standing=None if program else standing(match, seat),
        drama=None if program or recorded else drama(match, seat),
        turns=[] if program else turns(match, seat, -1 if recorded else since),
    )


class Put(NamedTuple):
    """What a question needs of a scene: nothing of what was told before it."""

    acting: int
    question: str
    help: str
    rule: str
    options: list[Offer]
    picture: Picture | None


def put_to(
    match: Match[Any, Any],
    seat: int | None,
    canvas: str,
    *,
    recorded: bool = False,
    asks: bool = True,
    forced: bool = False,
) -> Put:
    """The board and what is asked there, as scene() says it."""
    view, kind = match.view(seat), match.state.kind
    asks = asks and not forced
    mine = asks and seat is not None and match.seat == seat
    picture = None if canvas == "none" else painted(match, seat, canvas)
    about = match.game.voice.about(match.game, view, match.people(seat)) if mine else {}
    question = phrase(match.language, "no-choice") if forced else ""
    return Put(
        acting(match, view),
        question or asked(match, seat, acting(match, view), asks),
        help=question_help(match.game, match.language, kind, about) if mine else "",
        rule=question_rule(match.game, kind, about) if mine else "",
        options=offers(match, () if recorded else by_gauge(picture)) if mine else [],
        picture=picture,
    )


def asked(match: Match[Any, Any], seat: int | None, seen: int, asks: bool) -> str:
    """The question, for who must answer it; the others learn who that is."""
    if match.seat is None:
        return phrase(match.language, "over")
    if asks and match.seat == seat:
        return match.question()
    if seen < 0:
        if match.seat != CHANCE:
            return phrase(match.language, "happens")
        drawn = meanwhile(match.game, match.language, match.state.kind)
        return drawn or phrase(match.language, "chance-is-asked")
    if seen == seat:
        return phrase(match.language, "my-move")
    return phrase(match.language, "thinks", who=match.people(seat)[seen].name)


def acting(match: Match[Any, Any], view: Any) -> int:
    """Who must answer, as far as these eyes can tell; -1: nobody."""
    return -1 if match.seat is None else max(view.frames[-1][1], -1)


def by_gauge(picture: Picture | None) -> Sequence[int]:
    """What need not be said: where a picture has a gauge, the first of its options stands for all.
    There may be six hundred, and the gauge shows none of their texts."""
    return picture.gauge.actions[1:] if picture and picture.gauge else ()


def offers(match: Match[Any, Any], unsaid: Sequence[int] = ()) -> list[Offer]:
    people = match.people(match.seat)
    spoken = match.game.voice.about(match.game, match.view(match.seat), people)
    bare = bare_offers(Same(match.game), match.language, tuple(people), tuple(spoken.items()))
    legal = [action for action in match.legal() if action not in unsaid]
    worth = stakes(match, legal)
    made = []
    for action in legal:
        said = bare[action]
        made.append(replace(said, stake=worth[action]) if action in worth else said)
    return made


class BareOffers(dict[int, Offer]):
    """By action, without stakes; each is made when it is asked for first."""

    def __init__(
        self, game: AnyGame, language: str, people: list[Person], about: dict[str, Fact]
    ) -> None:
        self.game, self.language, self.people, self.about = game, language, people, about

    def __missing__(self, action: int) -> Offer:
        names_people = any(sort == "seat" for sort, _ in self.game.arguments(action))
        people = tuple(self.people) if names_people else ()
        spoken = tuple(self.about_it(action))
        found = self[action] = bare_offer(Same(self.game), self.language, action, people, spoken)
        return found

    def about_it(self, action: int) -> Iterator[tuple[str, Fact]]:
        """Of what the question speaks of, what the texts of this option need."""
        voice, verb = self.game.voice, self.game.span(action).verb
        if not isinstance(voice, Texts):
            yield from self.about.items()
            return
        needed = voice.bundle(self.language).spoken_of(f"option-{verb}")
        yield from ((key, one) for key, one in self.about.items() if key.split("-")[0] in needed)


@lru_cache(1 << 13)
def bare_offer(
    same: Same[AnyGame],
    language: str,
    action: int,
    people: tuple[Person, ...],
    spoken: tuple[tuple[str, Fact], ...],
) -> Offer:
    """The same at every table where its texts speak of the same things."""
    game, seated, about = same.one, list(people), dict(spoken)
    text = retold(game, language, action, seated)
    short = option_aside(game, language, action, "short", seated, about)
    note = option_aside(game, language, action, "note", seated, about)
    return Offer(action, game.action_names[action], text, short, note)


@lru_cache(1 << 8)
def bare_offers(
    same: Same[AnyGame],
    language: str,
    people: tuple[Person, ...],
    spoken: tuple[tuple[str, Fact], ...],
) -> BareOffers:
    """For who is asked at a table, as long as the question speaks of the same things."""
    return BareOffers(same.one, language, list(people), dict(spoken))


def lines(match: Match[Any, Any], events: Iterable[Event], view: Any = None) -> list[Line]:
    """Of a view: also how much each bears on who sees it."""
    found: list[Line] = []
    heard, weigh = sounds(match.game), ranking(match.game, view)
    k, last = 0, -1
    for event in events:
        move, name, seat, a, _, rule, text = event
        k, last = (k + 1, last) if move == last else (0, move)
        heading = chapter(match.game, match.language, name, a)
        made = Line(move, k, seat, text, rule, name, heading, weigh(event))
        found.append(replace(made, sound=heard[name]) if name in heard else made)
    return found


def clock_faces(table: Table, seat: int | None, now: float) -> list[ClockFace]:
    if table.charter.clock is None or table.match is None:
        return []
    running = acting(table.match, table.match.view(seat))
    thinking, clocks, faces = table.thinking(), table.clocks, []
    for k, spare in enumerate(clocks.spare):
        runs = k in thinking if k == seat else k == running
        if not together.may_see_clock(table.match, seat, k):
            runs, left = False, inf
        elif k == seat:
            left = clocks.left(k, now) if runs else spare
        else:
            left = clocks.seen(k, now, runs)
        faces.append(ClockFace(max(left, 0.0), runs and not clocks.is_off(k, now)))
    return faces


def exchanging(
    table: Table, watcher: Watcher, before: Match[Any, Any], seat: int, made: Scene
) -> Scene:
    """The same, for who may exchange its last answer by right: as before it, with the answer held.
    A program is not asked twice."""
    put = put_to(before, seat, watcher.canvas)
    return replace(made, **put._asdict(), held=table.playing.actions[before.move])


def commented(table: Table, watcher: Watcher, match: Match[Any, Any], made: Scene) -> Scene:
    """For who comments from behind: what a watcher could work out from what watchers were shown.
    Who plays never gets it, nor who could whisper it to them while it counts."""
    if not (watcher.beliefs and watcher.behind and has_map(table) and made.picture):
        return made
    return replace(made, picture=with_beliefs(made.picture, match, None))
