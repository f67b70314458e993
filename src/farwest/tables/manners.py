"""Whom somebody does not hear, and whom a host does not want."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from farwest.tables import wire
from farwest.tables.errors import NotNow, NotYours
from farwest.tables.store import Member
from farwest.tables.table import Table
from farwest.tables.watcher import Watcher

if TYPE_CHECKING:
    from farwest.tables.live_table import LiveTable

MOST_MUTED: Final = 200  # who mutes more hears the first of them again


async def mute(live: LiveTable, watcher: Watcher, message: wire.Mute) -> None:
    """Everywhere and from now on; of who has no name, all of them, and on this line only."""
    said = live.table.talking.who_said(message.n)
    if said is None or (said.person and said.person == watcher.person):
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


def check_welcome(table: Table, watcher: Watcher) -> None:
    if watcher.person in table.barred and not table.seats_of(watcher.person):
        raise NotYours("barred")


def show_out(live: LiveTable) -> None:
    for watcher in [*live.eyes]:
        if watcher.person in live.table.barred and not live.table.seats_of(watcher.person):
            watcher.send(wire.Refusal("NotYours", NotYours("barred").said(watcher.language)))
            live.eyes.discard(watcher)
            watcher.close_after_mail()
