"""The options of a question as short lists: what all begin with once, then number and rest; places
as coordinates. And which of them an answer means."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farwest.cli.words import Say
from farwest.kernel.match import Match
from farwest.kernel.option import Option
from farwest.kit.searching import folded
from farwest.kit.terminal import Running
from farwest.tables.words import option_aside

MANY: Final = 24  # numbers of one verb that are still listed one by one
LONG: Final = 8  # lines of a list: beyond, it stands in columns
ALIKE: Final = 4  # options that say once what they all begin with
GAP: Final = 3  # columns between two columns
PLACE: Final = re.compile(r"([A-Z])(\d{1,2})")
NUMBER: Final = re.compile(r"\d+")
BETWEEN_DIGITS: Final = re.compile(r"(?<=\d)[,\s](?=\d{3})")
FROM_TO: Final = " … "


class Choice(NamedTuple):
    label: str  # what is typed for it
    text: str  # what it says beside the label
    option: Option


class Bunch(NamedTuple):
    """The options of one verb, in a row."""

    head: str  # what all of them begin with, if it is said once
    choices: tuple[Choice, ...]

    @property
    def places(self) -> bool:
        return bool(self.head) and all(PLACE.fullmatch(choice.text) for choice in self.choices)


def bunches(match: Match[Any, Any], options: Sequence[Option]) -> list[Bunch]:
    labels, found, done = labels_of(match, options), [], 0
    for _, run in groupby(options, lambda option: match.game.span(option.action)):
        same = list(run)
        texts = brief(match, same) if len(options) > LONG else [option.text for option in same]
        head = shared_head(texts)
        rests = [text[len(head) :].strip() for text in texts]
        ours = labels[done : done + len(same)]
        found.append(Bunch(head.strip(), tuple(map(Choice, ours, rests, same))))
        done += len(same)
    return found


def labels_of(match: Match[Any, Any], options: Sequence[Option]) -> list[str]:
    """From 1; of amounts that differ in nothing else, the amount itself."""
    game = match.game
    if len({game.span(option.action) for option in options}) == 1:
        amounts = [option.name.rpartition(" ")[2] for option in options]
        said = [NUMBER.findall(BETWEEN_DIGITS.sub("", option.text)) for option in options]
        if all([a] == n or (a == "0" and not n) for a, n in zip(amounts, said, strict=True)):
            return amounts
    return [str(n) for n in range(1, len(options) + 1)]


def brief(match: Match[Any, Any], options: list[Option]) -> list[str]:
    """As tickets have them, where those can be told apart."""
    people, game = match.people(match.seat), match.game
    about = game.voice.about(game, match.view(match.seat), people)
    short = [
        option_aside(game, match.language, option.action, "short", people, about)
        for option in options
    ]
    told_apart = all(short) and len(set(short)) == len(options)
    return short if told_apart else [option.text for option in options]


def shared_head(texts: Sequence[str]) -> str:
    """Whole words; something is left of every text."""
    if len(texts) < ALIKE:
        return ""
    first, *others = texts
    same = 0
    while same < len(first) and all(other[: same + 1] == first[: same + 1] for other in others):
        same += 1
    return re.sub(r"\S*$", "", first[:same])


def listed(found: Sequence[Bunch], width: int, most: int = LONG) -> RenderableType:
    """In one column if that has no more lines than `most`; if that is none, in running text."""
    parts: list[RenderableType] = []
    loose: list[Choice] = []
    for bunch in found:
        if len(bunch.choices) > MANY and are_amounts(bunch):
            ends = bunch.choices[0], bunch.choices[-1]
            label = FROM_TO.join(choice.label for choice in ends)
            parts.append(Text.assemble((f"{label}  ", "bold cyan"), bunch.head))
        elif bunch.places:
            parts.append(coordinates(bunch))
        elif bunch.head and len(bunch.choices) > LONG:
            parts += [Text(f"{bunch.head} …", "dim"), columns(bunch.choices, width, most)]
        else:
            loose += [choice._replace(text=whole(bunch, choice)) for choice in bunch.choices]
    if loose:
        parts.append(columns(loose, width, most))
    return Group(*parts)


def whole(bunch: Bunch, choice: Choice) -> str:
    return f"{bunch.head} {choice.text}".strip()


def are_amounts(bunch: Bunch) -> bool:
    return all(choice.option.name.endswith(f" {choice.label}") for choice in bunch.choices)


def columns(choices: Sequence[Choice], width: int, most: int) -> RenderableType:
    """Read down, then on to the right."""
    if not most:
        said = [Text.assemble((c.label, "bold cyan"), f" {c.text}") for c in choices]
        return Running(said, " " * GAP)
    wide = max(len(choice.text) for choice in choices)
    number = max(len(choice.label) for choice in choices)
    across = 1 if len(choices) <= most else max(1, (width + GAP) // (number + 2 + wide + GAP))
    down = -(-len(choices) // across)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(across):
        table.add_column()
    for row in range(down):
        table.add_row(*(cell(choice, number) for choice in choices[row::down]))
    return table


def cell(choice: Choice, number: int) -> Table:
    """The label, then the text, its second line under its first."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold cyan", min_width=number)
    table.add_column()
    table.add_row(choice.label, choice.text)
    return table


def coordinates(bunch: Bunch) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(bunch.head, Text(" ".join(ranges(bunch.choices)), "bold cyan"))
    return table


def ranges(choices: Sequence[Choice]) -> Iterator[str]:
    """A1 to A4 are A1–4."""
    last = ("", -1)
    run: list[int] = []
    for choice in choices:
        row, column = PLACE.fullmatch(choice.text).groups()  # type: ignore[union-attr]
        if (row, int(column)) != (last[0], last[1] + 1):
            yield from spelled(last[0], run)
            run = []
        run.append(int(column))
        last = row, int(column)
    yield from spelled(last[0], run)


def spelled(row: str, run: list[int]) -> list[str]:
    if len(run) > 2:
        return [f"{row}{run[0]}–{run[-1]}"]
    return [f"{row}{column}" for column in run]


def meant(answer: str, found: Sequence[Bunch]) -> list[Option]:
    """The option with that label; else all that have these words, or words that begin so."""
    every = [(bunch, choice) for bunch in found for choice in bunch.choices]
    for _, choice in every:
        if answer == choice.label:
            return [choice.option]
    for spoken in (words_of(answer), words_of(answer).rstrip()):
        fitting = [
            (choice.option, said_by(bunch, choice))
            for bunch, choice in every
            if spoken and spoken in "|".join(said_by(bunch, choice))
        ]
        exact = [option for option, said in fitting if spoken in said]
        if fitting:
            return exact if len(exact) == 1 else [option for option, _ in fitting]
    return []


def said_by(bunch: Bunch, choice: Choice) -> list[str]:
    option = choice.option
    return [words_of(text) for text in (option.name, option.text, whole(bunch, choice))]


def words_of(text: str) -> str:
    """Whole words in small letters, so that “kid” is found in “Offer the Kid” but “id” is not."""
    words = [word for word in re.split(r"[^\w$]+", folded(text)) if word]
    return f" {' '.join(words)} " if words else ""


def named(say: Say, options: Sequence[Option], most: int = 4) -> str:
    """Some of them, as a sentence lists them."""
    texts = [option.text for option in options[:most]]
    return say.listed([*texts, "…"] if len(options) > most else texts)
