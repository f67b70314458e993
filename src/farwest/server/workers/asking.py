"""What workers ask each other, and how each answers. By the inner door alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from farwest.kit.reading import decoded
from farwest.server import whereabouts
from farwest.server.application import App
from farwest.server.workers import neighbours
from farwest.server.workers.shared_hall import CardsWish, SharedHall
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


KNOWN: Final[dict[str, tuple[Any, Answer]]] = {  # by name: the shape of its facts, who answers
    neighbours.CARDS: (CardsWish, cards),
    neighbours.WAKE: (str, wake),
    neighbours.HANG_UP: (list[str], hang_up),
    neighbours.BANNED: (Ban | None, banned),
    neighbours.MANNERS: (str, manners_changed),
    neighbours.HERE: (None, here),
    neighbours.LIVE: (whereabouts.LiveWish, live),
    neighbours.QUOTAS: (None, quotas),
}


async def answered(app: App, asked: str, body: bytes) -> bytes:
    kind, answer = KNOWN[asked]
    return msgspec.json.encode(await answer(app, decoded(body, kind)))
