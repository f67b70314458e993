"""Desperados who meet in a town, at a table: positions in which several may act at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from farwest.tables import together
from tests.games.desperados.table import AnyMatch, lay, to, told
from tests.games.desperados.test_acting import AWAY, in_salem
from tests.tables.test_table import Sitting

GREGOR, PATRICK, SABINE = 1, 2, 3


def in_silver_city(*sheriffs: str) -> AnyMatch:
    """Turn 3: Gregor and Patrick ride to a town with a bank; brown comes there too."""
    rows = [["shiprock", "aztec"], ["gallup", "st_johns"], ["tombstone", "salem"]]
    start = (AWAY, AWAY, "el_paso")
    match = lay(start, sheriffs, turn=3, first=3, rows=rows)
    to(match, "MARSHAL_CARD")
    told(match, "lay gallup", "lay silver_city", "lay silver_city")
    return match


def seated(match: AnyMatch, **wishes: Any) -> Sitting:
    """A table at which this is the position."""
    position = json.dumps(match.position())
    return Sitting("desperados", match.seats, start=position, **wishes)


def salem(*sheriffs: str, **wishes: Any) -> Sitting:
    return seated(in_salem(*sheriffs, *[AWAY] * (3 - len(sheriffs))), **wishes)


def silver_city(*sheriffs: str) -> Sitting:
    return seated(in_silver_city(*sheriffs, *[AWAY] * (2 - len(sheriffs))))


def offered(sitting: Sitting, seat: int) -> list[str]:
    """What this seat may answer, as it sees the table."""
    table = sitting.table
    match = together.turned_to(table.playing, seat, table.held)
    return [table.game.action_names[action] for action in match.state.legal()]


def say(sitting: Sitting, seat: int, answer: str, now: float = 0.0) -> None:
    table = sitting.table
    action = table.game.parse(answer)
    sitting.take(table.play(seat, table.seen(seat), action, f"{seat} {table.n}", now))


def crews(sitting: Sitting) -> list[int]:
    """Of the jobs that were launched: who put a disk, as bits."""
    state = sitting.table.playing.state
    return list(state.job_crew)[: state.jobs]


def last_words(sitting: Sitting, seat: int | None, kinds: Sequence[str], since: int) -> list[str]:
    events = sitting.table.playing.events(seat, since)
    return [f"{event.name} {event.seat}" for event in events if event.name in kinds]
