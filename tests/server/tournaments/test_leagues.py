"""A season is a tournament for each division; after it the best go up and the last go down."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from farwest.tournament.facts import TableOutcome
from tests.server.notices.homes import Home, opened
from tests.server.tournaments.playing import settled


async def decided(home: Home, cup: str) -> None:
    """All rounds, as if their tables had been played: who came first wins."""
    while (kept := await home.app.cups.book.find(cup)).stage == "playing":
        for table in kept.tables_of(len(kept.rounds)):
            seats = kept.rounds[-1].tables[table.number]
            places = [1 + sorted(seats).index(number) for number in seats]
            outcome = TableOutcome(table.round, table.number, places, [9 - p for p in places])
            await home.app.cups.book.finish(table.table, outcome)
        await home.app.cups.go_on(cup)
    await settled(home)


def test_after_a_season_two_change_places(tmp_path: Path) -> None:
    async def play() -> list[Any]:
        async with opened(tmp_path, None) as home:
            names = ("Ann", "Bea", "Cal", "Dan", "Eve", "Flo")
            people = [await home.guest(name) for name in names]
            host, seen = people[0], list[Any]()
            wish = {"title": "L", "game": "carson", "format": "round-robin", "size": 2}
            seen.append("account" in await host.refused("/api/leagues", wish | {"division": 3}))
            for one in people:
                change = lambda member: replace(member, password="kept")  # noqa: E731
                await home.app.store.change_person(one.id, change)
            wish |= {"division": 3, "moving": 1, "pace": "days"}
            at = f"/api/leagues/{(await host.post('/api/leagues', wish))['id']}"
            for one in people:
                await one.post(f"{at}/enter")
            page = await host.post(f"{at}/season")
            seen.append([len(d["rows"]) for d in page["divisions"]])
            seen.append("not over" in await host.refused(f"{at}/season"))
            for division in page["divisions"]:
                await decided(home, division["cup"])
            page = await host.get(at)
            seen.append(
                [[(row["name"], row["goes"]) for row in d["rows"]] for d in page["divisions"]]
            )
            await people[1].post(f"{at}/leave")
            page = await host.post(f"{at}/season")
            seen.append([sorted(row["name"] for row in d["rows"]) for d in page["divisions"]])
            seen.append((page["card"]["season"], len(page["seasons"])))
            return seen

    before = [
        [("Ann", ""), ("Bea", ""), ("Cal", "down")],
        [("Dan", "up"), ("Eve", ""), ("Flo", "")],
    ]
    after = [["Ann", "Cal", "Dan"], ["Eve", "Flo"]]
    assert [True, [3, 3], True, before, after, (2, 1)] == asyncio.run(play())
