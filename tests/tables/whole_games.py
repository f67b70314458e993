"""Games in a hall, as people play them: a person who answers, and sometimes one who looks."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final

import farwest
from farwest.kernel.match import Match
from farwest.laws import random_record
from farwest.tables import together, wire
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.store import Member
from farwest.tables.watcher import Watcher
from tests.tables.test_live_table import comes

CANVAS: Final = "wide"  # of who looks; who plays is a program


def late_position(game: str, left: int) -> str:
    """So many moves before the end of a game of the fewest seats, chance included."""
    rules: Any = farwest.load(game)
    record = random_record(rules, rules.seats[0], 3)
    match: Match[Any, Any] = Match.of(rules, record, upto=len(record.actions) - left)
    return match.position().json()


def read_mail(live: LiveTable, watcher: Watcher) -> int:
    """As the writer of a socket does: how many bytes were made of it."""
    size = 0
    while watcher._mail or watcher._news:
        what = watcher._mail.popleft() if watcher._mail else watcher._news.popitem()[0]
        size += sum(map(len, live.sharing.sent(watcher, what)))
    return size


async def played(
    hall: Hall,
    person: Member,
    game: str,
    dice: random.Random,
    start: str = "",
    watched: bool = False,
) -> str:
    """Founded, played to the end by one person in all seats, left: the name of its table."""
    seats = farwest.load(game).seats[0]
    others = [wire.ChairWish("guest", f"Guest {k}") for k in range(1, seats)]
    wish = wire.NewTable(game, [wire.ChairWish("me"), *others], public=watched)
    name = await hall._found(person, hall._charter(person.id, wish, start), "en")
    live = await hall.live(name)
    plays = Watcher(person.id, person.name, "en", "none", -1)
    await comes(live, plays)
    looks = Watcher("", "guest", "en", CANVAS, -1)
    if watched:
        await live.join(looks)
    n = 0
    while live.table.stage == "playing":
        table = live.table
        if not (thinking := table.thinking()):  # the driver goes on by itself
            await live.changed()
            continue
        seat, n = thinking[0], n + 1
        legal = together.turned_to(table.playing, seat, table.held).state.legal()
        await live.handle(plays, wire.Play(f"m{n}", table.seen(seat), dice.choice(legal)))
        if watched:
            read_mail(live, plays)
            read_mail(live, looks)
        plays._mail.clear()
    if watched:
        await live.handle(plays, wire.Chat("chat", "Thanks!"))
        hall.card(await hall.table(name), person.id, "en")
    for watcher in (plays, looks):
        live.leave(watcher)
    while not live.idle:
        await asyncio.sleep(0)
    return name
