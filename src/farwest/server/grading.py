"""How good the hosts of open tables are, for who looks for one: as far as they show it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from farwest.server.application import App
from farwest.tables.store import Charter, Member
from farwest.tables.wire import TableCard

NEAR: Final = 200  # points between two who are about as good


async def graded(app: App, me: Member | None, cards: list[TableCard]) -> list[TableCard]:
    found = []
    for card in cards:
        charter = await app.store.charter(card.table)
        host = await app.store.person(charter.host) if charter else None
        if charter is None or host is None or "ratings" not in host.shows:
            found.append(card)
            continue
        points = (await app.ratings.ladder()).settled(host.id, card.game)
        near = await is_near(app, me.id if me else "", charter)
        found.append(replace(card, points=points, near=near))
    return found


async def is_near(app: App, person: str, charter: Charter) -> bool:
    """Who has no rating that is settled is near everybody."""
    ladder = await app.ratings.ladder()
    mine = ladder.settled(person, charter.game)
    theirs = ladder.settled(charter.host, charter.game)
    return not mine or not theirs or abs(mine - theirs) <= NEAR
