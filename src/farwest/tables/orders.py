"""Answers given ahead: an order is its owner's alone, can be withdrawn, and plays as they would.

It is answered after a while, as by somebody who sits there and is quick; the log of the game has
the same entry. Nobody else is woken when one is given.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from farwest.kit.orders import StandingOrder
from farwest.kit.rooms import Orders, ask
from farwest.tables.errors import NotNow, NotYours, TooMuch
from farwest.tables.store import Entry
from farwest.tables.wire import Done, OrderCard
from farwest.tables.words import say

if TYPE_CHECKING:
    from farwest.tables.ledger import Ledger
    from farwest.tables.live_table import LiveTable
    from farwest.tables.table import Table
    from farwest.tables.watcher import Watcher
    from farwest.tables.wire import Order

QUICK: Final = (5.0, 30.0)  # seconds after which an order is carried out
MOST_ORDERS: Final = 200  # given or withdrawn by one seat
WITHDRAWN: Final = -1


class GivenOrders:
    def __init__(self) -> None:
        self.since: defaultdict[int, dict[str, int]] = defaultdict(dict)  # by seat, by name: a move
        self.count: defaultdict[int, int] = defaultdict(int)

    def take(self, entry: Entry) -> None:
        self.count[entry.seat] += 1
        self.since[entry.seat].pop(entry.text, None)
        if entry.number != WITHDRAWN:
            self.since[entry.seat][entry.text] = entry.number


def offered(table: Ledger) -> dict[str, StandingOrder]:
    """Only where people play each other: bots wait for nobody."""
    room = ask(table.game, Orders)
    return dict(room.ORDERS) if room and table.has_company and not table.charter.lesson else {}


def standing(table: Ledger, seat: int) -> dict[str, StandingOrder]:
    """Those that this seat has given and that still hold."""
    if table.match is None or not table.orders.since[seat]:
        return {}
    known, log = offered(table), table.match.log
    found = {}
    for name, move in table.orders.since[seat].items():
        order = known.get(name)
        if order and not any(e[0] == order.until for events in log[move:] for e in events):
            found[name] = order
    return found


def ordered(table: Table, seat: int) -> int | None:
    """What this seat is asked now, and has answered ahead."""
    orders = standing(table, seat)
    if not orders or not table.chairs[seat].human or seat not in table.thinking():
        return None
    facing = table.facing(seat).state
    legal = facing.legal()
    fits = (o.action for o in orders.values() if o.question == facing.kind and o.action in legal)
    return next(fits, None)


def given(table: Table, seat: int, name: str, on: bool, now: float) -> list[Entry]:
    """Of two that answer the same question the later one counts."""
    known = offered(table)
    if table.stage != "playing" or name not in known:
        raise NotNow("no-such-order")
    if table.orders.count[seat] >= MOST_ORDERS:
        raise TooMuch("wishes-full")
    rivals = [
        other
        for other, order in standing(table, seat).items()
        if other != name and order.question == known[name].question
    ]
    gone = [Entry("order", now, seat, WITHDRAWN, text=other) for other in rivals if on]
    return [*gone, Entry("order", now, seat, table.move if on else WITHDRAWN, text=name)]


async def give_order(live: LiveTable, watcher: Watcher, message: Order) -> None:
    async with live.lock:
        seats = [k for k in live.table.seats_of(watcher.person) if live.table.chairs[k].human]
        if len(seats) != 1:  # on a shared device somebody else would see it
            raise NotYours("not-seated")
        await live.write(given(live.table, seats[0], message.name, message.on, live.now()))
    watcher.send(Done(message.ask, live.table.seen(seats[0])))
    live.drive()


def cards(table: Table, person: str, language: str) -> list[OrderCard]:
    """Of whoever looks: nobody else's."""
    seats = [k for k in table.seats_of(person) if table.chairs[k].human]
    if len(seats) != 1 or table.stage != "playing":
        return []
    on = standing(table, seats[0])
    return [
        OrderCard(
            name,
            say(table.game, language, f"order-{name}"),
            table.game.voice.aside(language, f"order-{name}", "help", {}),
            name in on,
        )
        for name in offered(table)
    ]
