"""What happened, in sentences: for every game alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from textwrap import fill
from typing import Any

from rich.table import Table
from rich.text import Text

from farwest.kernel.match import Match
from farwest.kernel.scene import Event

A_LOT = 6  # events of one answer


def paragraphs(events: Sequence[Event]) -> list[str]:
    """One for each answer. What one seat does again and again goes together; an answer after
    which much happens is told seat by seat."""
    told_in = Counter(event.move for event in events)
    lines: list[list[str]] = []
    last: Event | None = None
    for event in events:
        if last is None or begins_line(event, last, told_in[event.move] > A_LOT):
            lines.append([])
        lines[-1].append(event.text)
        last = event
    return [" ".join(counted(sentences)) for sentences in lines]


def begins_line(event: Event, last: Event, crowded: bool) -> bool:
    if event.move == last.move:
        return crowded and event.seat != last.seat
    return (event.name, event.seat) != (last.name, last.seat)


def counted(sentences: Iterable[str]) -> list[str]:
    """The same sentence four times is that sentence, times four."""
    runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
    return [text if times == 1 else f"{text} (×{times})" for text, times in runs]


def bullets(lines: Iterable[str], width: int) -> str:
    """Not wrapped by rich, which breaks a line at a space that must not break, as in “4 $ !”."""
    wrapped = [
        fill(line, width, initial_indent="· ", subsequent_indent="  ", break_on_hyphens=False)
        for line in lines
    ]
    return "\n".join(wrapped)


def log(events: Iterable[Event], aside: Sequence[str] = ()) -> Table:
    """The move, the sentence and its rule. `aside`: what to put before each sentence."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="dim")
    table.add_column(ratio=1)
    table.add_column(style="dim", no_wrap=True)
    move = None
    for n, event in enumerate(events):
        mark = aside[n] if aside else ""
        table.add_row(
            "" if event.move == move else str(event.move),
            Text.assemble((mark, "italic"), event.text),
            event.rule,
        )
        move = event.move
    table.expand = True
    return table


def everything(match: Match[Any, Any]) -> tuple[list[Event], list[str]]:
    """What a watcher was told and, after it, what only some seats were; and for whom each is."""
    told = [(event.move, -1, event) for event in match.story(None)]
    public = {event[:5] for _, _, event in told}
    for seat in range(match.seats):
        own = [event for event in match.story(seat) if event[:5] not in public]
        told += [(event.move, seat, event) for event in own]
    told.sort(key=lambda entry: entry[:2])
    names = [person.name for person in match.people(None)]
    marks = ["" if seat < 0 else f"[{names[seat]}] " for _, seat, _ in told]
    return [event for _, _, event in told], marks
