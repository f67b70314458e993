"""tell a recorded game again"""

from __future__ import annotations

import argparse
from typing import Any

import farwest
from farwest.cli.board import board
from farwest.cli.console import output
from farwest.cli.ending import show_ranking
from farwest.cli.story import everything, log
from farwest.cli.wishes import add_names, names_of, read_file
from farwest.cli.words import add_language, command_says, language_of
from farwest.kernel.errors import BadCall
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from farwest.kit.speaking import speech


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads it from stdin")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="K", help="as this seat saw it, from 0")
    eyes.add_argument("--all", action="store_true", help="what only some seats saw, too")
    parser.add_argument("--at", type=int, metavar="N", help="stop after N answers: the board there")
    add_names(parser)
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    record = read_record(read_file(wishes.file))
    answers, at = len(record.actions), wishes.at
    if at is not None and at not in range(answers + 1):
        raise BadCall(f"The record has {answers} answers: --at takes 0 to {answers}, not {at}.")
    match = Match.of(farwest.load(record.game), record, upto=at)
    match.language = language_of(wishes.language)
    unnamed = [person.name for person in match.people(None)]
    given = names_of(wishes.names, match.seats)
    match.names = given + unnamed[len(given) :]
    console, say = output(), command_says(match.language)
    console.print(speech(match.game, match.language)("game"), style="bold yellow")
    events, aside = everything(match) if wishes.all else (match.story(wishes.seat), [])
    console.print(log(events, aside))
    if at is not None and (drawn := board(match, wishes.seat)) is not None:
        console.print(drawn)
    if match.seat is None:
        show_ranking(console, say, match, wishes.seat)
    else:
        console.print()
        console.print(say("not-over" if at is None else "stopped", move=match.move))
        console.print(whose_turn(match, say))
    return 0


def whose_turn(match: Match[Any, Any], say: Any) -> str:
    seat = match.seat
    if seat is None or seat < 0:
        return str(say("draw-next", question=match.question()))
    name = match.people(None)[seat].name
    return str(say("answer-next", name=name, question=match.question()))
