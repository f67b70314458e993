"""All of a table that is not the game: who sits there, what was agreed, what can be done there."""

from __future__ import annotations

from collections.abc import Set

from msgspec.structs import replace

from farwest.kit.beliefs import has_beliefs, has_notebook
from farwest.kit.book import is_written
from farwest.kit.rooms import Practice, ask
from farwest.tables import orders
from farwest.tables.chairs import Chair as Seat
from farwest.tables.ledger import BROKEN, CLOSED, LEFT
from farwest.tables.sides import camps, deciding, goal_card
from farwest.tables.table import Table
from farwest.tables.wire import Chair, ClockWish, Pace, TableState, Who
from farwest.tables.words import A_DAY, clock_text, phrase, say, value_text, variant_title


def awaits(table: Table, person: str) -> bool:
    """Whether it is their move, or a tournament gave them this table and they have not come."""
    if table.stage == "waiting":
        return bool(table.charter.cup) and person in table.expected()
    mine = table.seats_of(person)
    return any(seat in mine for seat in table.thinking())


def table_state(
    table: Table, person: str, language: str, here: set[str], blocked: Set[str] = frozenset()
) -> TableState:
    """`blocked`: whom this person has blocked."""
    charter, asked = table.charter, table.take_back
    mine = table.seats_of(person)
    return TableState(
        table=charter.table,
        game=charter.game,
        title=say(table.game, language, "game"),
        stage=table.stage,
        chairs=chairs(table, person, language, here, blocked),
        mine=mine,
        host=bool(person) and person == charter.host,
        away=any(table.chairs[k].left for k in mine),
        public=charter.public,
        shared=len(mine) > 1,
        delay=charter.delay,
        variant=variant_words(table, language),
        clock=clock_text(language, charter.clock),
        commitment="" if charter.lesson else table.commitment,  # nothing is drawn from it
        salts=[chair.salt for chair in table.chairs],
        asks_undo=-1 if asked is None else asked.seat,
        undo_answers=[] if asked is None else sorted(asked.agreed),
        next=table.next,
        watchers=len(here - {chair.person for chair in table.chairs}),
        beliefs=has_map(table),
        practice=ask(table.game, Practice) is not None,
        how=is_written(table.game, "HOWTO"),
        stopped=why_stopped(table, language),
        lesson=bool(charter.lesson),
        sides=[
            replace(camp, takes=table.may_take(person, camp.name))
            for camp in camps(table.game, language, charter.variant, charter.seats)
        ],
        goal=goal_card(table.game, language, charter.variant, charter.seats),
        orders=orders.cards(table, person, language),
        notebook=has_notebook(table.game) and not charter.lesson,
        rated=charter.rated,
        cup=charter.cup,
        same_deal=bool(charter.salt),
        help=charter.help if table.has_company or any(c.free for c in table.chairs) else "free",
    )


def pace_of(clock: ClockWish | None) -> Pace:
    """How a table goes, for who looks for one."""
    if clock is None:
        return "free"
    return "days" if clock.minutes >= A_DAY else "clock"


def why_stopped(table: Table, language: str) -> str:
    """Empty: it can go on, or is over."""
    if table.halted == BROKEN:
        return phrase(language, "error-broken-table")
    if table.halted == CLOSED:
        return phrase(language, "error-closed-table")
    if table.halted == LEFT:
        return phrase(language, "error-left-table")
    return phrase(language, "error-stopped", **table.versions) if table.stopped else ""


def has_map(table: Table) -> bool:
    """Whether watchers may have the belief map: only where they are behind."""
    return table.charter.delay > 0 and has_beliefs(table.game)


def names_of(table: Table, language: str) -> list[str]:
    open_seat, gone = phrase(language, "seat-open"), phrase(language, "somebody-gone")
    return table.names(lambda k: gone if table.chairs[k].person else open_seat)


def chairs(
    table: Table, person: str, language: str, here: set[str], blocked: Set[str] = frozenset()
) -> list[Chair]:
    return [
        replace(
            chair_of(chair, colour, person, language, here),
            helped=chair.helped,
            shares=[k for k in table.seats_of(chair.person) if table.chairs[k] is not chair],
            blocked=chair.person in blocked,
            off=table.clocks.off.get(seat, (0.0, 0.0))[1] if chair.human else 0.0,
        )
        for seat, (chair, colour) in enumerate(zip(table.chairs, table.colours(), strict=True))
    ]


def chair_of(seat: Seat, colour: int, person: str, language: str, here: set[str]) -> Chair:
    if seat.free:
        return Chair("open", phrase(language, "seat-open"), colour=colour)
    if not seat.person:
        return Chair("bot", seat.name, seat.bot, True, True, colour=colour)
    who: Who = "me" if seat.person == person else "guest"
    name = seat.name or phrase(language, "somebody-gone")
    kept_for = name if seat.bot else ""
    return Chair(
        "bot" if seat.bot else who,
        name,
        seat.bot,
        seat.person in here,
        seat.again,
        kept_for,
        colour,
    )


def variant_words(table: Table, language: str) -> dict[str, str]:
    """Only what is not as usual; who is on which side is told by the sides."""
    game, chosen, by = table.game, table.charter.variant, deciding(table.game)
    return {
        variant_title(game, language, v): value_text(game, language, v, chosen[v.name])
        for v in game.variants
        if v is not by and v.name in chosen and chosen[v.name] != v.values[0]
    }
