"""Help is open: whoever plays against people asks a bot in front of them, or not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.tables import wire
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, NewTable
from tests.tables.test_live_table import JEANNE, Clock, comes, sits
from tests.tables.test_review_secrets import DELAY, HOUR, SEATED, drained, watcher

FEW = {"goat": 2, "desperados": 3, "carson": 2, "circles": 2, "meeples": 2}


class Company:
    """Jeanne and Opal at a table, and whoever looks on."""

    def __init__(self, folder: Path, game: str = "goat", **wishes: Any) -> None:
        self.clock = Clock()
        self.folder, self.game, self.wishes = folder, game, wishes

    async def __aenter__(self) -> Company:
        self.hall = Hall(SqliteStore(self.folder / "house.db"), Thinkers(1), self.clock)
        bots = [ChairWish("bot", level="greenhorn")] * (FEW[self.game] - 2)
        chairs = [ChairWish("me"), ChairWish("open"), *bots]
        wish = NewTable(self.game, chairs, public=True, **self.wishes)
        self.live = await self.hall.live(await self.hall.found(JEANNE, wish))
        self.hers, self.his = (Watcher(p.id, p.name, "en", "none", -1) for p in (JEANNE, SEATED))
        await comes(self.live, self.hers)
        await self.live.join(self.his)
        await sits(self.live, self.his, 1)
        while not (set(self.live.table.asked()) & self.people()):
            await self.live.changed()
        return self

    def people(self) -> set[int]:
        return {*self.live.table.seats_of("p0"), *self.live.table.seats_of("p1")}

    @property
    def asked(self) -> Watcher:
        """Who must answer."""
        table = self.live.table
        seat = min(set(table.asked()) & self.people())
        return self.hers if table.chairs[seat].person == "p0" else self.his

    @property
    def other(self) -> Watcher:
        return self.his if self.asked is self.hers else self.hers

    async def heard(self, who: Watcher) -> list[wire.HouseMessage]:
        return await drained(self.live, who)

    async def __aexit__(self, *_: object) -> None:
        await self.hall.close()


def talk(heard: list[wire.HouseMessage]) -> list[str]:
    return [one.text for one in heard if isinstance(one, wire.Talk) and one.hint]


def helped(live: LiveTable, who: Watcher) -> list[int]:
    return [chair.helped for chair in live.state(who).chairs]


OTHERS = [
    pytest.param(game, marks=pytest.mark.slow) for game in sorted({*farwest.games()} - {"goat"})
]


@pytest.mark.parametrize("game", ["goat", *OTHERS])
def test_a_hint_against_people_is_told_before_it_is_given(tmp_path: Path, game: str) -> None:
    async def ask() -> tuple[list[str], list[str], list[str], list[int]]:
        async with Company(tmp_path, game) as at:
            onlooker = watcher()
            onlooker.language = "fr"
            await at.live.join(onlooker)
            asked, other = at.asked, at.other
            for one in (asked, other, onlooker):
                await at.heard(one)
            await at.live.handle(asked, wire.Hint("h"))
            kinds = [type(one).__name__ for one in await at.heard(asked)]
            order = [kind for kind in kinds if kind in ("Talk", "Advice")]
            told = talk(await at.heard(other)), talk(await at.heard(onlooker))
            return order, *told, sorted(helped(at.live, other))

    order, told, french, marks = asyncio.run(ask())
    assert ["Talk", "Advice"] == order
    assert [True] == [text.endswith(" asked for a hint.") for text in told]
    assert [True] == [text.endswith(" demande un conseil.") for text in french]
    assert [*[0] * (FEW[game] - 1), 1] == marks


def test_where_the_host_chose_none_no_bot_is_asked(tmp_path: Path) -> None:
    async def ask() -> tuple[list[str], list[int], int]:
        async with Company(tmp_path, help="off") as at:
            asked, table = at.asked, at.live.table
            best, *_ = table.facing(table.acting).legal()
            n = table.n
            await at.heard(asked)
            await at.live.handle(asked, wire.Hint("h"))
            await at.live.handle(asked, wire.WhyNot("w", best))
            answers = [m for m in await at.heard(asked) if isinstance(m, wire.Refusal)]
            return [m.text for m in answers], helped(at.live, asked), table.n - n

    refused, marks, written = asyncio.run(ask())
    assert ["The host chose no hints at this table."] * 2 == refused
    assert ([0, 0], 0) == (marks, written)


def test_why_not_that_one_is_told_too_and_the_rules_are_free(tmp_path: Path) -> None:
    async def ask() -> tuple[list[str], list[str]]:
        async with Company(tmp_path, help="told") as at:
            asked, other, table = at.asked, at.other, at.live.table
            match = table.facing(table.acting)
            legal = match.legal()
            wrong = next(k for k in range(match.game.actions) if k not in legal)
            await at.heard(other)
            await at.live.handle(asked, wire.WhyNot("w", wrong))
            free = talk(await at.heard(other))
            await at.live.handle(asked, wire.WhyNot("w", legal[0]))
            await at.live.handle(asked, wire.Hint("h"))  # of the same move: told once
            return free, talk(await at.heard(other))

    free, told = asyncio.run(ask())
    assert [] == free
    assert 1 == len(told)


def test_who_is_muted_asks_in_the_open_all_the_same(tmp_path: Path) -> None:
    async def ask() -> list[str]:
        async with Company(tmp_path) as at:
            asked, other = at.asked, at.other
            other.muted.add(asked.person)
            await at.heard(other)
            await at.live.handle(asked, wire.Hint("h"))
            return talk(await at.heard(other))

    assert 1 == len(asyncio.run(ask()))


def test_who_is_behind_learns_of_a_hint_later(tmp_path: Path) -> None:
    async def ask() -> list[int]:
        async with Company(tmp_path, delay=DELAY) as at:
            onlooker = watcher()
            await at.live.join(onlooker)
            at.clock.now += HOUR
            await at.live.handle(at.asked, wire.Hint("h"))
            marks = [sum(helped(at.live, onlooker))]
            at.clock.now += DELAY
            return [*marks, sum(helped(at.live, onlooker)), len(talk(await at.heard(onlooker)))]

    assert [0, 1, 0] == asyncio.run(ask())


def test_alone_against_bots_nothing_is_told_and_nothing_is_off(tmp_path: Path) -> None:
    async def ask() -> tuple[list[str], list[str]]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        chairs = [ChairWish("me"), ChairWish("bot", level="greenhorn")]
        wish = NewTable("goat", chairs, {"first_dealer": 0}, help="off")
        live = await hall.live(await hall.found(JEANNE, wish))
        hers = Watcher("p0", "Jeanne", "en", "none", -1)
        await comes(live, hers)
        while not set(live.table.asked()) & set(live.table.seats_of("p0")):
            await live.changed()
        await live.handle(hers, wire.Hint("h"))
        heard = await drained(live, hers)
        state = live.state(hers).help
        await hall.close()
        return [type(m).__name__ for m in heard], [state, *talk(heard)]

    kinds, told = asyncio.run(ask())
    assert "Advice" in kinds
    assert ["free"] == told


def test_the_result_keeps_who_was_helped_also_when_the_house_starts_again(tmp_path: Path) -> None:
    async def play() -> list[list[int]]:
        async with Company(tmp_path) as at:
            seat = at.live.table.seats_of(at.asked.person)[0]
            await at.live.handle(at.asked, wire.Hint("h"))
            while at.live.table.stage == "playing":
                who, table = at.asked, at.live.table
                own = table.seats_of(who.person)[0]
                action = table.facing(own).legal()[0]
                await at.live.handle(who, wire.Play(f"a{table.n}", table.seen(own), action))
                who._mail.clear()
            (outcome,) = at.live.news(at.his, "outcome")
            assert isinstance(outcome, wire.Outcome)
            name = at.live.table.charter.table
        again = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        kept = [chair.helped for chair in (await again.table(name)).chairs]
        await again.close()
        return [[int(k == seat) for k in range(2)], outcome.helped, kept]

    wanted, told, kept = asyncio.run(play())
    assert [wanted, wanted] == [told, kept]


def test_seats_on_one_device_are_marked_to_those_elsewhere(tmp_path: Path) -> None:
    async def look() -> list[list[list[int]]]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        chairs = [ChairWish("me"), ChairWish("open"), ChairWish("guest", "Ada")]
        name = await hall.found(JEANNE, NewTable("goat", chairs, public=True))
        live = await hall.live(name)
        stranger = watcher()
        await live.join(stranger)
        await live.handle(stranger, wire.Sit("s", 1))
        seen = [chair.shares for chair in live.state(stranger).chairs]
        card = [chair.shares for chair in hall.card(live.table, "", "en").chairs]
        await hall.close()
        return [seen, card]

    assert [[[2], [], [0]]] * 2 == asyncio.run(look())
