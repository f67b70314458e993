"""The report: one HTML file that needs nothing else."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from importlib.resources import files

from farwest.arena.report import sections
from farwest.arena.report.svg import Part, tag, text
from farwest.arena.summary import Summary

HERE = files("farwest.arena.report")


def report(summary: Summary) -> str:
    title = f"{summary.title}: {' against '.join(summary.plan.names)}"
    found = [
        sections.head(summary),
        sections.ladder(summary),
        sections.meetings(summary),
        sections.seats(summary),
        sections.shape(summary),
        sections.scores(summary),
        sections.choices(summary),
        sections.habits(summary),
        sections.thinking(summary),
        method(summary),
    ]
    return document(title, summary.title, "Report of the farwest arena", found)


def document(title: str, poster: str, below: str, sections: Sequence[Part]) -> str:
    """A page that needs nothing else; `poster` and `below` stand on its picture."""
    style, desert = (HERE.joinpath(name).read_text("utf-8") for name in ("style.css", "desert.svg"))
    sign = tag("p", text(poster), tag("small", text(below)))
    head = tag("title", text(title)) + tag("style", style)
    body = tag("header", desert, sign, class_="poster") + tag("main", *sections)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"{head}</head><body>{body}</body></html>\n"
    )


def command(summary: Summary) -> str:
    plan = summary.plan
    words = ["farwest", "arena", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--seats", str(plan.seats), "--seed", str(plan.seed)]
    for name, value in plan.variant.items():
        words += ["--variant", f"{name}={str(value).lower()}"]
    return shlex.join(words)


def method(summary: Summary) -> Part:
    plan = summary.plan
    sentences = (
        "Each deal is dealt once and played in every rotation of the seats, as in duplicate "
        "bridge, so every bot gets every seat of every deal. Draw n of a deal comes from the same "
        "roll in all of its games; what it draws depends on what is left by then.",
        "Games of a deal are not independent, so deals are the samples: intervals are Wilson's, "
        "with the number of trials that would vary as the deals do, and Student's t for "
        "differences. Bots are handed what their seat may know, never the state; questions with "
        "one answer are not put to them.",
        "Ratings are openskill's Plackett-Luce, one for each bot and role, from who won each game; "
        "mean over several orders of the games, centred on 25.",
        f"Rules of {plan.game}, version {plan.version}, "
        f"{'compiled' if summary.compiled else 'interpreted'}. The same command plays the same "
        "games again, on any number of cores, unless a bot thinks by the clock:",
    )
    paragraphs = [sections.para(sentence) for sentence in sentences]
    return sections.section("How this was played", *paragraphs, tag("pre", text(command(summary))))
