"""How a game ended: who won, by what, and everything that happened."""

from __future__ import annotations

from typing import Any

from farwest.kernel.match import Match
from farwest.kit.rooms import Scoring, ask
from farwest.tables.sides import outcome_sentence, parties
from farwest.tables.store import Charter
from farwest.tables.wire import Line, Outcome, ScoreRow
from farwest.tables.words import chapter, phrase, say


async def open_to_all(_: Charter) -> None:
    """Where no two tables have one deal."""


def outcome(
    match: Match[Any, Any], helped: list[int] | None = None, veiled: bool = False
) -> Outcome:
    """Of a finished match, in its language. `veiled`: others may still play what was dealt there,
    and the secret comes out when their round is over."""
    record, language = match.record, match.language
    names = [person.name for person in match.people(None)]
    places = match.places()
    sheet, unit = score_sheet(match)
    return Outcome(
        move=match.move,
        winners=[k for k, place in enumerate(places) if place == 1],
        sentence=outcome_sentence(match, language, names),
        scores=match.scores(),
        places=places,
        sheet=sheet,
        unit=unit,
        commitment=record.commitment,
        secret="" if veiled else record.secret or "",
        salt=record.salt,
        won_by=won_by(match),
        helped=helped or [],
        parties=parties(match),
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
        return [ScoreRow(phrase(language, "total"), match.scores())], phrase(language, "points")

    def words(text: str, **facts: Any) -> str:
        return say(match.game, language, text, **facts)

    rows = [ScoreRow(*row) for row in room.sheet(match.state)]
    titled = [ScoreRow(words(row.title), row.points, row.rule) for row in rows]
    return titled, words("score-unit")


def whole_story(match: Match[Any, Any]) -> list[Line]:
    """Of a finished game: every event as it was, nothing held back."""
    people, found = match.people(None), []
    for move, events in enumerate(match.log):
        for k, (kind, seat, a, b, _, cause) in enumerate(events):
            open_to_all = (kind, seat, a, b, 1, cause)
            text = match.game.voice.event(match.game, match.language, open_to_all, people)
            rule, name = match.game.tellings[kind].cited(cause), match.game.events[kind]
            heading = chapter(match.game, match.language, name, a)
            found.append(Line(move, k, seat, text, rule, name, heading))
    return found
