"""how the chances went in a finished game, and where it turned"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

import farwest
from farwest.arena.curve import draw_curve
from farwest.arena.review import Review, TurningPoint, review
from farwest.cli.console import output
from farwest.cli.wishes import add_names, names_of, read_file
from farwest.cli.words import Say, add_language, command_says, language_of
from farwest.kernel.record import read_record

BAR = 18  # characters of a full bar
LINES = 16  # of the curve in the terminal, at most


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads it from stdin")
    parser.add_argument("--picture", type=Path, metavar="SVG", help="draw the curve there")
    parser.add_argument("--json", action="store_true", help="for machines")
    add_names(parser)
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    record = read_record(read_file(wishes.file))
    language = language_of(wishes.language)
    say = command_says(language)
    names = names_of(wishes.names, record.seats)
    found = review(farwest.load(record.game), record, language, names, reasons=True)
    if wishes.picture is not None:
        wishes.picture.write_text(draw_curve(found, say("review-axis")), "utf-8")
    if wishes.json:
        print(json.dumps(asdict(found)))
        return 0
    console = output()
    console.print(say("review-title"), style="bold yellow")
    console.print(curve_table(found, say))
    for number, turning in enumerate(found.turnings, 1):
        console.print()
        console.print(say("review-turning", n=number, move=turning.move), style="bold")
        console.print(turning.cause)
        console.print(change(found, turning, say))
        if turning.reason:
            console.print(turning.reason)
    if wishes.picture is not None:
        console.print()
        console.print(say("review-picture", file=str(wishes.picture)), soft_wrap=True)
    return 0


def curve_table(found: Review, say: Say) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say("review-answer"), justify="right")
    for seat, name in enumerate(found.names):
        table.add_column(f"{name} ({found.scores[seat]})")
    step = max(1, len(found.curve) // LINES)
    shown = found.curve[::step]
    for moment in shown if shown[-1] == found.curve[-1] else [*shown, found.curve[-1]]:
        bars = [
            f"{round(chance * 100):>3}% {'▇' * round(chance * BAR)}" for chance in moment.chances
        ]
        table.add_row(str(moment.move), *bars)
    return table


def change(found: Review, turning: TurningPoint, say: Say) -> str:
    before, after = (
        round(100 * chances[turning.hit]) for chances in (turning.before, turning.after)
    )
    return say("review-change", name=found.names[turning.hit], before=before, after=after)
