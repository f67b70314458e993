"""Feats: what people did in finished games, found from what was told there, as the games say."""

from __future__ import annotations

from collections.abc import Collection

from farwest.kit.rooms import Feats, ask
from farwest.kit.turns import Tiding
from farwest.tables.table import Table
from farwest.tables.words import WINNER


def feats_of(table: Table, person: str) -> Collection[str]:
    """Of who played it to the end: a lesson, a brought position or a bot's seat earns none."""
    seats = [k for k in table.seats_of(person) if table.chairs[k].human]
    room = ask(table.game, Feats)
    if room is None or len(seats) != 1 or table.stage != "over":
        return ()
    if table.charter.lesson or table.charter.start:
        return ()
    match, (seat,) = table.playing, seats
    told = [
        Tiding(kind, by, a, b, 1, cause)
        for events in match.log
        for kind, by, a, b, _, cause in events
    ]
    return room.feats(told, seat, match.places()[seat] == WINNER)
