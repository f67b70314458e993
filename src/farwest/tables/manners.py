"""Whom somebody does not hear, and whom a host does not want."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from farwest.tables import wire
from farwest.tables.errors import NotNow, NotYours, TableTrouble, TooMuch
from farwest.tables.store import Entry, Member
from farwest.tables.watcher import Watcher

if TYPE_CHECKING:
    from farwest.tables.live_table import LiveTable

MOST_MUTED: Final = 200  # who mutes more hears the first of them again
MOST_BLOCKED: Final = 200
PATIENCE: Final = 600.0  # seconds that others wait for somebody who is gone
INSTEAD: Final = "cowhand"  # who plays on for somebody who must go


async def heed(
    live: LiveTable, watcher: Watcher, message: wire.Block | wire.CallBot | wire.Mute
) -> None:
    match message:
        case wire.Block():
            await block(live, watcher, message)
        case wire.CallBot():
            await call_bot(live, watcher, message)
        case wire.Mute():
            await mute(live, watcher, message)


async def mute(live: LiveTable, watcher: Watcher, message: wire.Mute) -> None:
    """Everywhere and from now on; of who has no name, all of them, and on this line only."""
    said = live.table.talking.who_said(message.n)
    if said is None or watcher.behind or (said.person and said.person == watcher.person):
        raise NotNow("nobody-to-mute")
    other = said.person

    def changed(person: Member) -> Member:
        muted = [one for one in person.muted if one != other]
        return replace(person, muted=tuple([*muted, *[other] * (not message.off)][-MOST_MUTED:]))

    if watcher.person and other:
        await live.store.change_person(watcher.person, changed)
    for eyes in live.eyes | {watcher}:
        if eyes is watcher or (watcher.person and eyes.person == watcher.person):
            (eyes.muted.discard if message.off else eyes.muted.add)(other)


async def block(live: LiveTable, watcher: Watcher, message: wire.Block) -> None:
    """They are muted too; where I am the host they go, unless they play."""
    table = live.table
    said = table.talking.who_said(message.n)
    seated = table.chairs[message.seat] if message.seat in range(len(table.chairs)) else None
    other = seated.person if seated else said.person if said and not watcher.behind else ""
    if not watcher.person:
        raise NotYours("need-name")
    if not other or other == watcher.person:
        raise NotNow("nobody-to-block")

    def changed(person: Member) -> Member:
        blocked = [one for one in person.blocked if one != other]
        if len(blocked) >= MOST_BLOCKED:
            raise TooMuch("blocked-full")
        return replace(person, blocked=(*blocked, other))

    await live.store.change_person(watcher.person, changed)
    for eyes in live.eyes | {watcher}:
        if eyes.person == watcher.person:
            eyes.muted.add(other)
            eyes.blocked.add(other)
            eyes.tell("table")
    if watcher.person == table.charter.host:
        if table.stage == "waiting" and table.seats_of(other):
            await part(live, other)
        send_off(live, lambda eyes: eyes.person == other, NotYours("barred"))


async def part(live: LiveTable, person: str) -> None:
    """From their seats: before the game these are free, later a bot plays on."""
    async with live.lock:
        table, now = live.table, live.now()
        if table.stage == "waiting":
            await live.write(table.stand(person, now))
        elif table.stage == "playing":
            await live.write(table.leave(person, INSTEAD, now))
    live.drive()


async def call_bot(live: LiveTable, watcher: Watcher, message: wire.CallBot) -> None:
    """For who is asked, is not here and has let the others wait. A clock needs nobody to call."""
    async with live.lock:
        table, now = live.table, live.now()
        if not table.seats_of(watcher.person):
            raise NotYours("not-seated")
        chair = table.chairs[message.seat] if message.seat in range(len(table.chairs)) else None
        asked = message.seat in table.asked() and chair is not None and chair.human
        if chair is None or not asked or table.charter.clock is not None:
            raise NotNow("nobody-absent")
        if chair.person in live.here(watcher.person) or chair.person == watcher.person:
            raise NotNow("nobody-absent")
        if now < table.played_at + PATIENCE:
            raise NotNow("absent-briefly", minutes=int(PATIENCE // 60))
        await live.write([Entry("away", now, message.seat, value=INSTEAD)])
    live.drive()


async def check_welcome(
    live: LiveTable, watcher: Watcher, message: wire.ClientMessage | None = None
) -> None:
    """Whether they may come here, or, of a message, say or do that."""
    table, person = live.table, watcher.person
    if table.seats_of(person):
        return
    if person in table.barred:
        raise NotYours("barred")
    if table.charter.salt:  # others may still play what was dealt here
        raise NotYours("same-deal-only")
    if person and (message is None or isinstance(message, wire.Sit | wire.Chat)):
        host = await live.store.person(table.charter.host)
        if host is not None and person in host.blocked:
            raise NotYours("barred")


def show_out(live: LiveTable) -> None:
    send_off(live, lambda watcher: watcher.person in live.table.barred, NotYours("barred"))


def send_off(
    live: LiveTable, whom: Callable[[Watcher], bool], why: TableTrouble, *, seated: bool = False
) -> None:
    """They hear why. Who plays stays, unless it is for those too."""
    for watcher in [*live.eyes]:
        if whom(watcher) and (seated or not live.table.seats_of(watcher.person)):
            watcher.send(wire.Refusal(type(why).__name__, why.said(watcher.language)))
            live.eyes.discard(watcher)
            watcher.close_after_mail()
