"""What a table sends to one pair of eyes, in their language."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any, Final

import msgspec

from farwest.kernel.match import Match
from farwest.kernel.scene import Event
from farwest.kernel.state import CHANCE
from farwest.kit.beliefs import has_beliefs
from farwest.kit.painting import painted
from farwest.kit.rooms import Practice, Scoring, ask
from farwest.tables import together
from farwest.tables.table import Table
from farwest.tables.wire import (
    Chair,
    ClockFace,
    Line,
    Offer,
    Outcome,
    Scene,
    ScoreRow,
    TableState,
    UndoKind,
)
from farwest.tables.words import (
    chapter,
    clock_text,
    house,
    meanwhile,
    option_aside,
    outcome_text,
    question_help,
    question_rule,
    say,
    spoken_of,
    value_text,
    variant_title,
)

NO_VIEW: Final = -1  # of a watcher


def in_words(table: Table, language: str) -> Match[Any, Any]:
    """The match as it is told in a language, with the names of who sits there."""
    return told(table.playing, language, names_of(table, language))


def told(match: Match[Any, Any], language: str, names: list[str]) -> Match[Any, Any]:
    speaking = match.fork()
    speaking.language, speaking.names = language, names
    return speaking


def names_of(table: Table, language: str) -> list[str]:
    open_seat = house(language, "seat-open")
    return table.names(lambda _: open_seat)


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
    """Of a match that speaks the right language already. Turns are as these eyes count, or
    `recorded`, as the record does: of a game that is over. Unless it asks, nothing can be answered:
    it has been. `note` goes before the help; `forced`: the house answers."""
    view = match.view(seat)
    asks = asks and not forced
    mine = asks and seat is not None and match.seat == seat
    program = canvas == "none"
    picture = None if program else painted(match, seat, canvas)
    kind = match.state.kind
    helped = help_of(match, view) if mine else ""
    return Scene(
        turn=match.turn if recorded else match.seen(seat),
        seat=NO_VIEW if seat is None else seat,
        acting=acting(match, view),
        curtain=curtain,
        title=picture.label if picture else "",
        question=house(match.language, "no-choice")
        if forced
        else asked(match, seat, acting(match, view), asks),
        help=" ".join(filter(None, (note, helped))),
        rule=question_rule(match.game, kind) if mine else "",
        options=offers(match) if mine else [],
        lines=lines(match, match.story(seat) if recorded else match.events(seat, since + 1)),
        since=since,
        picture=picture,
        view=msgspec.to_builtins(view) if program else None,
        undo=undo,
        clocks=clocks or [],
        over=match.seat is None,
        behind=behind,
        held=held,
    )


def asked(match: Match[Any, Any], seat: int | None, seen: int, asks: bool) -> str:
    """The question, for who must answer it; the others learn who that is."""
    if match.seat is None:
        return house(match.language, "over")
    if asks and match.seat == seat:
        return match.question()
    if seen < 0:
        if match.seat != CHANCE:
            return house(match.language, "happens")
        drawn = meanwhile(match.game, match.language, match.state.kind)
        return drawn or house(match.language, "chance-is-asked")
    if seen == seat:
        return house(match.language, "my-move")
    return house(match.language, "thinks", who=match.people(seat)[seen].name)


def loss(match: Match[Any, Any], seat: int, action: int) -> str:
    """For who chose what is impossible after all, once the others had chosen."""
    game, people = match.game, match.people(seat)
    option = game.voice.option(game, match.language, action, people)
    return house(match.language, "held-lost", option=option)


def acting(match: Match[Any, Any], view: Any) -> int:
    """Who must answer, as far as these eyes can tell; -1: nobody."""
    return -1 if match.seat is None else max(view.frames[-1][1], -1)


def help_of(match: Match[Any, Any], view: Any) -> str:
    spoken = spoken_of(match.game, view, match.people(match.seat))
    return question_help(match.game, match.language, match.state.kind, spoken)


def offers(match: Match[Any, Any]) -> list[Offer]:
    people = match.people(match.seat)
    spoken = spoken_of(match.game, match.view(match.seat), people)

    def aside(action: int, part: str) -> str:
        return option_aside(match.game, match.language, action, part, people, spoken)

    return [
        Offer(o.action, o.name, o.text, aside(o.action, "short"), aside(o.action, "note"))
        for o in match.options()
    ]


def lines(match: Match[Any, Any], events: Iterable[Event]) -> list[Line]:
    found: list[Line] = []
    k, last = 0, -1
    for turn, name, seat, a, _, rule, text in events:
        k, last = (k + 1, last) if turn == last else (0, turn)
        heading = chapter(match.game, match.language, name, a)
        found.append(Line(turn, k, seat, text, rule, name, heading))
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
        faces.append(ClockFace(max(left, 0.0), runs))
    return faces


def outcome(match: Match[Any, Any]) -> Outcome:
    """Of a finished match, in its language."""
    record, language = match.record, match.language
    names = [person.name for person in match.people(None)]
    places = match.places()
    sheet, unit = score_sheet(match)
    return Outcome(
        turn=match.turn,
        winners=[k for k, place in enumerate(places) if place == 1],
        sentence=outcome_text(language, names, places),
        scores=match.scores(),
        places=places,
        sheet=sheet,
        unit=unit,
        commitment=record.commitment,
        secret=record.secret or "",
        salt=record.salt,
        won_by=won_by(match),
    )


def won_by(match: Match[Any, Any]) -> str:
    """What decided, if the game says that it was not the scores."""
    room = ask(match.game, Scoring)
    decided = room.won_by(match.state) if room else ""
    return say(match.game, match.language, decided) if decided else ""


def score_sheet(match: Match[Any, Any]) -> tuple[list[ScoreRow], str]:
    """From the game's own sheet if it has one: its rows add up to the scores."""
    language, room = match.language, ask(match.game, Scoring)
    if room is None:
        return [ScoreRow(house(language, "total"), match.scores())], house(language, "points")

    def words(text: str, **facts: Any) -> str:
        return say(match.game, language, text, **facts)

    rows = [ScoreRow(*row) for row in room.sheet(match.state)]
    titled = [ScoreRow(words(row.title), row.points, row.rule) for row in rows]
    return titled, words("score-unit")


def table_state(table: Table, person: str, language: str, here: set[str]) -> TableState:
    charter, asked = table.charter, table.take_back
    mine = table.seats_of(person)
    return TableState(
        table=charter.table,
        game=charter.game,
        title=say(table.game, language, "game"),
        stage=table.stage,
        chairs=chairs(table, person, language, here),
        mine=mine,
        host=bool(person) and person == charter.host,
        away=any(table.chairs[k].left for k in mine),
        public=charter.public,
        shared=len(mine) > 1,
        delay=charter.delay,
        variant=variant_words(table, language),
        clock=clock_text(language, charter.clock),
        commitment=table.commitment,
        salts=[chair.salt for chair in table.chairs],
        asks_undo=-1 if asked is None else asked.seat,
        undo_answers=[] if asked is None else sorted(asked.agreed),
        next=table.next,
        watchers=len(here - {chair.person for chair in table.chairs}),
        beliefs=has_map(table),
        practice=ask(table.game, Practice) is not None,
    )


def has_map(table: Table) -> bool:
    """Whether watchers may have the belief map: only where they are behind."""
    return table.charter.delay > 0 and has_beliefs(table.game)


def chairs(table: Table, person: str, language: str, here: set[str]) -> list[Chair]:
    made = []
    for chair in table.chairs:
        if chair.free:
            made.append(Chair("open", house(language, "seat-open")))
        elif chair.person:
            who = "me" if chair.person == person else "guest"
            made.append(
                Chair(
                    "bot" if chair.bot else who,  # type: ignore[arg-type]
                    chair.name,
                    chair.bot,
                    chair.person in here,
                    chair.again,
                    chair.name if chair.bot else "",
                )
            )
        else:
            made.append(Chair("bot", chair.name, chair.bot, True, True))
    return made


def variant_words(table: Table, language: str) -> dict[str, str]:
    """Only what is not as usual."""
    game, chosen = table.game, table.charter.variant
    return {
        variant_title(game, language, v): value_text(game, language, v, chosen[v.name])
        for v in game.variants
        if v.name in chosen and chosen[v.name] != v.values[0]
    }


def whole_story(match: Match[Any, Any]) -> list[Line]:
    """Of a finished game: every event as it was, nothing held back."""
    people, found = match.people(None), []
    for turn, events in enumerate(match.log):
        for k, (kind, seat, a, b, _, cause) in enumerate(events):
            open_to_all = (kind, seat, a, b, 1, cause)
            text = match.game.voice.event(match.game, match.language, open_to_all, people)
            rule, name = match.game.tellings[kind].cited(cause), match.game.events[kind]
            heading = chapter(match.game, match.language, name, a)
            found.append(Line(turn, k, seat, text, rule, name, heading))
    return found
