"""What workers ask each other, and how each answers. By the inner door alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from farwest.kit.reading import decoded
from farwest.server import forgetting, seating, vacation, whereabouts
from farwest.server.application import App
from farwest.server.owning.chronicle import runs
from farwest.server.tournaments.standing_in import StandInWish, stand_in
from farwest.server.workers import neighbours
from farwest.server.workers.shared_hall import CardsWish, SharedHall
from farwest.tables.allowances import Allowances
from farwest.tables.owners_book import Ban

Answer = Callable[[App, Any], Awaitable[object]]


async def cards(app: App, wish: CardsWish) -> object:
    assert isinstance(app.hall, SharedHall)
    return await app.hall.cards_here(wish)


async def wake(app: App, table: str) -> object:
    await app.hall.live(table)
    return True


async def hang_up(app: App, credentials: list[str]) -> object:
    """Whatever these opened is closed: they no longer count."""
    app.people.hang_up(credentials)
    return True


async def banned(app: App, ban: Ban | None) -> object:
    """None: one was lifted."""
    await app.bans.open()
    if ban is not None:
        await app.bans.enforce(ban, app.hall)
    return True


async def manners_changed(app: App, person: str) -> object:
    """Whom somebody does not hear or want to meet."""
    if (known := await app.store.person(person)) is not None:
        whereabouts.heed(app.hall, known)
    return True


async def here(app: App, _: None) -> object:
    return whereabouts.here(app.hall)


async def live(app: App, wish: whereabouts.LiveWish) -> object:
    return whereabouts.live_cards(app.hall, wish)


async def quotas(app: App, _: None) -> object:
    return whereabouts.used(app)


async def parting(app: App, person: str) -> object:
    """For good: from this worker's tables."""
    await forgetting.part(app, person)
    return True


async def forgotten(app: App, tables: list[str]) -> object:
    """Names were taken out of their logs."""
    await forgetting.read_again(app.hall, tables)
    return True


async def seat(app: App, wish: seating.SeatWish) -> object:
    return await seating.seated(app.hall, wish)


async def house_runs(app: App, _: None) -> object:
    return runs(app)


async def allowed(app: App, wish: Allowances) -> object:
    """As the owner has set it."""
    app.heed(wish)
    return True


async def days_off(app: App, told: tuple[str, float]) -> object:
    """Whose, and until when."""
    await vacation.tell_tables(app, *told)
    return True


async def stood_in(app: App, wish: StandInWish) -> object:
    return await stand_in(app.hall, wish)


KNOWN: Final[dict[str, tuple[Any, Answer]]] = {  # by name: the shape of its facts, who answers
    neighbours.CARDS: (CardsWish, cards),
    neighbours.WAKE: (str, wake),
    neighbours.HANG_UP: (list[str], hang_up),
    neighbours.BANNED: (Ban | None, banned),
    neighbours.MANNERS: (str, manners_changed),
    neighbours.HERE: (None, here),
    neighbours.LIVE: (whereabouts.LiveWish, live),
    neighbours.QUOTAS: (None, quotas),
    neighbours.PARTING: (str, parting),
    neighbours.FORGOTTEN: (list[str], forgotten),
    neighbours.SEAT: (seating.SeatWish, seat),
    neighbours.RUNS: (None, house_runs),
    neighbours.ALLOWANCES: (Allowances, allowed),
    neighbours.DAYS_OFF: (tuple[str, float], days_off),
    neighbours.STAND_IN: (StandInWish, stood_in),
}


async def answered(app: App, asked: str, body: bytes) -> bytes:
    kind, answer = KNOWN[asked]
    return msgspec.json.encode(await answer(app, decoded(body, kind)))
