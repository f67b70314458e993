"""What happened between two looks at a table, step by step, as these eyes could see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from itertools import pairwise
from typing import Any, Final

from farwest.kernel.match import Match
from farwest.tables.table import Table

MOST_STEPS: Final = 16  # who missed more than that sees the last ones


def steps(table: Table, since: int, counts: Sequence[int]) -> Iterator[Match[Any, Any]]:
    """The match after each turn that was seen, from `since` (of the record) up to the last but one;
    the last is the table's own."""
    actions = table.playing.actions
    seen = [t for t in range(since + 1, len(counts) - 1) if counts[t] > counts[t - 1]]
    seen = seen[-MOST_STEPS:]
    if since < 0 or not seen:
        return
    match = table.deal(actions[: seen[0]])
    yield match
    for turn, following in pairwise(seen):
        for action in actions[turn:following]:
            match = stepped(match, action)
        yield match


def stepped(match: Match[Any, Any], action: int) -> Match[Any, Any]:
    """One answer further; the one before stays as it was."""
    after = copy(match)
    after.state = match.state.clone()
    after.state.listening = True
    after.state.play(action)
    after.actions, after.log = [*match.actions, action], [*match.log, after.state.told()]
    return after
