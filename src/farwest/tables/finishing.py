"""What is kept of a finished game so that it can be asked for quickly: a row for each seat.

Everything here follows from the table's log and from who had an account when it was written. So it
can be worked out again: for tables that ended before there were such rows, and for one whose house
was killed between its last move and the row.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct

from farwest.kernel.state import CHANCE
from farwest.kit.rooms import Scoring, ask
from farwest.tables.table import Table
from farwest.tables.wire import Against, Unrated

WINNER: Final = 1  # a place
MIXED: Final = "mixed"  # bots of several levels


class SeatResult(Struct, frozen=True):
    """How a seat came out of a finished game, in the order of the file's columns."""

    table: str
    seat: int
    person: str  # an id; empty: a bot
    name: str
    sought: str
    bot: str  # the level that played there at the end
    account: int
    game: str
    seats: int
    side: str
    place: int
    score: int
    won: int
    against: Against
    rivals: str
    unrated: Unrated
    ended: float

    @property
    def left(self) -> bool:
        """A bot finished it for a person."""
        return bool(self.person and self.bot)


def seat_results(table: Table, accounts: Collection[str]) -> list[SeatResult]:
    """Of a table whose game is over; of any other, and of a lesson, none."""
    if table.stage != "over" or table.charter.lesson:
        return []
    match, charter, chairs = table.playing, table.charter, table.chairs
    room = ask(table.game, Scoring)
    parties = [*room.parties(match.state)] if room else []
    places, scores = match.places(), match.scores()
    against = company(table)
    levels = sorted({chair.bot for chair in chairs if not chair.person})
    rivals = MIXED if len(levels) > 1 else "".join(levels)
    unrated = why_unrated(table, against, accounts)
    found = []
    for seat, chair in enumerate(chairs):
        side = next((party for party in parties if seat in party.seats), None)
        won = side.won if side else places[seat] == WINNER
        found.append(
            SeatResult(
                table=charter.table,
                seat=seat,
                person=chair.person,
                name=chair.name,
                sought=chair.name.casefold(),
                bot=chair.bot,
                account=int(chair.person in accounts),
                game=charter.game,
                seats=charter.seats,
                side=side.side if side else "",
                place=places[seat],
                score=scores[seat],
                won=int(won),
                against=against,
                rivals=rivals,
                unrated=unrated,
                ended=table.played_at,
            )
        )
    return found


def company(table: Table) -> Against:
    """Against whom it was played: people, bots alone, or others on one device."""
    people = [chair.person for chair in table.chairs if chair.person]
    if len({*people}) > 1:
        return "people"
    return "device" if len(people) > 1 else "bots"


def why_unrated(table: Table, against: Against, accounts: Collection[str]) -> Unrated:
    people = [chair for chair in table.chairs if chair.person]
    chose = {mover for mover, choice in zip(table.movers, table.chosen, strict=True) if choice}
    if table.charter.start:
        return "position"
    if len({chair.person for chair in people}) < len(people):
        return "device"
    if any(chair.left for chair in people):
        return "left"
    if any(chair.helped for chair in people):
        return "help"
    if table.undone:
        return "undo"
    if not {k for k, chair in enumerate(table.chairs) if chair.person} <= chose - {CHANCE}:
        return "short"
    if against == "people":
        if not table.charter.rated:
            return "friendly"
        if len(people) < len(table.chairs):
            return "bots"
        if not all(chair.person in accounts for chair in people):
            return "guest"
    return ""
