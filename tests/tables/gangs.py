"""A table of desperados with people on every seat: the first is the marshal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from farwest.kernel.dice import Dice
from farwest.laws import random_action
from farwest.server.sockets import ENCODER
from farwest.tables import together, wire
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, NewTable
from tests.tables.test_live_table import SALT, Clock

HOST = Member("p0", "Marshal")
SEATS = 4
TABLE = "the-gang"
ROUTE = ["town-tucson", "town-globe", "town-tucson"]


class Gang:
    """A live table whose people are p0 to p3, seat by seat, each with an eye."""

    def __init__(self, folder: Path, clock: Clock | None = None, **wishes: Any) -> None:
        self.clock = clock or Clock()
        self.hall = Hall(SqliteStore(folder / "house.db"), Thinkers(1), self.clock)
        self.wishes = wishes
        self.eyes: list[Watcher] = []
        self.live: LiveTable

    async def begun(self, owners: str = "0123") -> Gang:
        """`owners`: by seat, the number of the person there. The eyes are theirs, by person."""
        shared = [ChairWish("me" if k == "0" else "open") for k in owners]
        wish = NewTable("desperados", shared, **{"public": True, **self.wishes})
        charter = replace(self.hall._charter(HOST.id, wish), secret="ab" * 32, table=TABLE)
        self.live = await self.hall.live(await self.hall._found(HOST, charter, "en"))
        table = self.live.table
        for seat, k in enumerate(owners):
            if table.chairs[seat].person:
                await self.live.write(table.add_salt(HOST.id, table.commitment, SALT, 1.0))
                continue
            name = f"N{k}"
            entry = replace(table.sit("new", name, seat, 1.0)[0], person=f"p{k}", value=SALT)
            await self.live.write([entry])
        await self.live.write(table.start([], 1.0))
        self.eyes = [await self.come(f"p{k}") for k in sorted(set(owners))]
        return self

    async def come(self, person: str, canvas: str = "none") -> Watcher:
        watcher = Watcher(person, person.replace("p", "N"), "en", canvas, -1)
        await self.live.join(watcher)
        return watcher

    async def heard(self, watcher: Watcher) -> list[wire.HouseMessage]:
        """All that its socket would carry now."""
        found: list[wire.HouseMessage] = []
        while watcher._mail or watcher._news:
            what = await watcher.next()
            if what is not None:
                found += self.live.news(watcher, what) if isinstance(what, str) else [what]
        return found

    async def bytes(self, watcher: Watcher) -> list[bytes]:
        return [ENCODER.encode(message) for message in await self.heard(watcher)]

    async def words(self, watcher: Watcher) -> list[str]:
        """What was said there, and pinned; refusals by their name."""
        found = []
        for message in await self.heard(watcher):
            if isinstance(message, wire.Talk):
                found.append(f"{message.to} {message.n} {message.name}: {message.text}")
            elif isinstance(message, wire.Circle):
                pins = [f"{route.seat} {' '.join(route.stops)}" for route in message.routes]
                found.append(f"pins {pins}")
            elif isinstance(message, wire.Refusal):
                found.append(message.error)
        return found

    async def whisper(self, watcher: Watcher, text: str) -> None:
        await self.live.handle(watcher, wire.Chat(ask="w", text=text, to="circle"))

    async def chat(self, watcher: Watcher, text: str) -> None:
        await self.live.handle(watcher, wire.Chat(ask="c", text=text))

    async def plan(self, watcher: Watcher, stops: list[str]) -> None:
        await self.live.handle(watcher, wire.Plan(ask="p", stops=stops))

    async def move(self, dice: Dice) -> None:
        """Any answer, of whoever is asked first; it does not go through an eye."""
        table, live = self.live.table, self.live
        if not table.thinking():  # nobody has a choice: after a pause it goes on
            async with live.lock:
                await live.write(table.go_on(1.0))
            return
        seat = table.thinking()[0]
        action = random_action(together.turned_to(table.playing, seat).state, dice)
        async with live.lock:
            await live.write(table.play(seat, table.seen(seat), action, f"m{table.move}", 1.0))
