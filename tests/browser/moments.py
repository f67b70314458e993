"""Scenes of recorded games, one of every kind of question, as a house would send them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

import farwest
from farwest.games import GAMES
from farwest.kernel.dice import Dice
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from farwest.kit.explaining import OPTION
from farwest.tables.explaining import Explained
from farwest.tables.scenes import scene
from farwest.tables.watcher import ENCODER
from farwest.tables.wire import Chair, Coach, TableState
from farwest.tables.words import say
from tests.records.test_records import known, text_of

MANY: Final = 8  # options: more are on the board, or in a list
EXPLAINED: Final = 3  # options
LINES: Final = 24  # of the log: the newest
COACHED: Final = {
    "en": "This one is worth a look: read what it brings, and what it costs you.",
    "fr": "Celle-ci vaut un coup d’œil\u00a0: lisez ce qu’elle rapporte et ce qu’elle coûte.",
}
NAMES: Final = ("Wilhelmina Mooowwwww", "Jeanne", "Silas Thornberry", "Opal", "Barnabas", "Mo")


class Moment(NamedTuple):
    """A question that was put in a real game."""

    game: str
    question: str
    options: int
    match: Match[Any, Any]

    @property
    def name(self) -> str:
        return f"{self.game} {self.question} ({self.options})"


def recorded() -> Iterator[Match[Any, Any]]:
    """Every recorded game from its first move to its last; where a game has no records, some that
    are played as records are."""
    without = dict.fromkeys(GAMES)
    for name in known():
        record = read_record(text_of(name))
        game = farwest.load(record.game)
        if record.version != game.version:
            continue
        without.pop(record.game, None)
        match = Match.of(game, record, upto=0)
        for action in record.actions:
            yield match
            match.step(action)
    for name in without:
        game = farwest.load(name)
        for seats in game.seats:
            dice, match = Dice(seats), game.match(seats, seed=1000 + seats)
            while match.seat is not None:
                yield match
                options = match.legal()
                match.play(options[dice.below(len(options))])


@cache
def moments() -> list[Moment]:
    """By game and question, one with each number of options that came up, up to the tickets of a
    prompt, and the one with the most."""
    found: dict[tuple[str, str, int], Moment] = {}
    for match in recorded():
        seat, options = match.seat, len(match.legal())
        if seat is None or seat < 0 or options < 2:
            continue
        question = match.game.questions[match.state.kind]
        key = (match.game.name, question, min(options, MANY + 1))
        if key not in found or found[key].options < options:
            found[key] = Moment(match.game.name, question, options, match.fork())
    return sorted(found.values(), key=lambda moment: moment[:3])


def few() -> list[Moment]:
    """Two of each question: with the most options, and with the most tickets."""
    found: dict[tuple[str, str, bool], Moment] = {}
    for moment in moments():
        found[moment.game, moment.question, moment.options > MANY] = moment
    return list(found.values())


def sent(
    moment: Moment, language: str, canvas: str, bare: bool = False, coached: bool = False
) -> dict[str, Any]:
    """What the page of a table is sent: its state, the scene, and what the options do. Bare: of the
    board only what an option touches is drawn, since that is most of the work. Coached: somebody
    who teaches means the first option."""
    match = moment.match
    seat = match.seat
    assert seat is not None
    table = NAMES[: match.seats]
    spoken = match.speaking(language, table)
    shown = scene(spoken, seat, canvas)
    explained = Explained(spoken, seat, canvas)
    things = [f"{OPTION}{one.name}" for one in shown.options]
    told = {thing: explained.about(thing) for thing in things[:EXPLAINED]}
    as_sent = plain(shown)
    as_sent["lines"] = as_sent["lines"][-LINES:]
    if coached:
        as_sent["coach"] = plain(
            Coach(1, 4, COACHED[language], [], [shown.options[0].action], *[False] * 4)
        )
    if bare:
        touched = {key for touch in as_sent["picture"]["touches"] for key in touch["keys"]}
        for sprite in as_sent["picture"]["sprites"]:
            if sprite["key"] not in touched:
                sprite["parts"] = []
    return {
        "name": f"{moment.name} {language}",
        "language": language,
        "table": plain(state(moment, seat, language)),
        "scene": as_sent,
        "told": {thing: plain(said) for thing, said in told.items()},
    }


def plain(message: Any) -> Any:
    return json.loads(ENCODER.encode(message))


def state(moment: Moment, seat: int, language: str) -> TableState:
    """As of a table where people and bots sit."""
    match = moment.match
    return TableState(
        table="sweep",
        game=moment.game,
        title=say(match.game, language, "game"),
        stage="playing",
        chairs=[
            Chair(
                ("guest", "bot")[k % 2] if k != seat else "me",
                name,
                "cowhand" * (k % 2),
                True,
                colour=k,
            )
            for k, name in enumerate(NAMES[: match.seats])
        ],
        mine=[seat],
        host=True,
        away=False,
        public=False,
        shared=False,
        delay=0,
        variant={},
        clock="",
        commitment="",
        salts=[""] * match.seats,
        asks_undo=-1,
        undo_answers=[],
        next="",
        watchers=0,
        how=True,
    )
