"""What somebody wishes at a table, as entries of its log; and from which seat."""

from __future__ import annotations

import random
from typing import Final

from farwest.tables import wire
from farwest.tables.errors import NotNow, NotYours, TooMuch
from farwest.tables.lesson_table import LessonTable
from farwest.tables.store import Entry
from farwest.tables.table import MOST_CHANGES, MOST_WISHES, Table
from farwest.tables.watcher import Watcher
from farwest.tables.words import bot_names

PAIRED: Final = (wire.Sit, wire.Stand, wire.Free, wire.TakeSide, wire.Fill, wire.Start)
OFTEN: Final = (wire.Sit, wire.Stand, wire.TakeSide, wire.Colour, wire.Leave, wire.Return)


def entries(table: Table, watcher: Watcher, message: wire.ClientMessage, now: float) -> list[Entry]:
    person = watcher.person
    if table.changes > MOST_CHANGES:
        raise TooMuch("log-full")
    if isinstance(message, OFTEN) and table.wished[person] >= MOST_WISHES:
        raise TooMuch("wishes-full")
    if isinstance(message, PAIRED) and table.charter.cup:
        raise NotNow("seats-paired")
    if watcher.behind and (table.match is not None or table.halted):
        raise NotNow("begun")  # and no word on whether it is over
    match message:
        case wire.Sit():
            return table.sit(person, watcher.name, message.seat, now)
        case wire.AddSalt():
            return table.add_salt(person, message.seal, message.salt, now)
        case wire.Free():
            return table.free(person, message.seat, now)
        case wire.Bar():
            return table.bar(person, message.n, now)
        case wire.Stand():
            return table.stand(person, now)
        case wire.TakeSide():
            return table.take_side(person, message.seat, message.side, now)
        case wire.Colour():
            return table.choose_colour(person, message.colour, now)
        case wire.Fill():
            name = random.choice(free_names(table))
            return table.fill(person, message.seat, message.level, name, now)
        case wire.Start():
            table.check_host(person)
            return table.start(free_names(table), now)
        case wire.Undo():
            return table.undo(seat_of(table, watcher), message.move, now)
        case wire.Agree():
            return table.agree(voice_of(table, watcher), message.yes, now)
        case wire.Leave():
            return table.leave(person, message.level, now)
        case wire.Return():
            return table.come_back(person, now)
        case wire.Again():
            return table.again(person, now)
        case wire.Learn() if isinstance(table, LessonTable):
            watcher.repeat()
            step, back = message.step, message.back
            return table.learn(seat_of(table, watcher), step, back, message.ask, now)
        case wire.Learn():
            raise NotNow("lesson-none")
    raise AssertionError(f"{message} is handled elsewhere")


def seat_of(table: Table, watcher: Watcher) -> int:
    """Which of a person's seats a wish is for: the one that must answer, else the first. On a
    shared device, its owner must look."""
    seats = table.seats_of(watcher.person)
    if not seats:
        raise NotYours("not-seated")
    asked = [*table.thinking(), *table.asked()]
    usual = watcher.lifted if watcher.lifted in seats else seats[0]
    seat = next((seat for seat in asked if seat in seats), usual)
    if table.chairs[seat].bot:
        raise NotNow("bot-plays")
    if len(seats) > 1 and watcher.canvas != "none" and watcher.lifted != seat:
        raise NotNow("curtain")
    return seat


def voice_of(table: Table, watcher: Watcher) -> int:
    """The seat from which a person answers a request of others."""
    seats = table.seats_of(watcher.person)
    if not seats:
        raise NotYours("not-seated")
    return next((k for k in seats if table.chairs[k].human), seats[0])


def free_names(table: Table) -> list[str]:
    """That bots of its language have, and nobody at it."""
    taken = {chair.name for chair in table.chairs}
    return [name for name in bot_names(table.charter.language) if name not in taken]
