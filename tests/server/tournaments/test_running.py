"""A tournament is run once, whatever happens to its house: and who leaves is replaced."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from farwest.cli.verify import verify_tournament
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.tables import wire
from farwest.tables.watcher import Watcher
from farwest.tournament.pairing import next_round
from farwest.tournament.sealing import TournamentProof, faults
from tests.server.notices.homes import DAY, HOUR, Home, means_for, opened
from tests.server.notices.posts import post_office
from tests.server.notices.test_notices import by_mail
from tests.server.tournaments.playing import (
    FAST,
    begun,
    enters,
    finished,
    play_round,
    salt_of,
    settled,
    sits_down,
)


def test_sixteen_play_to_the_end_though_two_leave(tmp_path: Path) -> None:
    """Three people and thirteen bots; one leaves between rounds, one from the table."""

    async def play() -> tuple[Any, list[str]]:
        async with opened(tmp_path, None) as home:
            ann, bea, cal = people = [await home.guest(name) for name in ("Ann", "Bea", "Cal")]
            name = await begun(ann, people, 13)
            at, refused = f"/api/tournaments/{name}", []
            await ann.post(f"{at}/pair")
            refused.append(await ann.refused(f"{at}/pair"))
            refused.append(await bea.refused(f"{at}/pair"))
            await play_round(home, name, people)
            await bea.post(f"{at}/leave")
            await ann.post(f"{at}/replace", {"number": 1, "level": "greenhorn"})
            await ann.post(f"{at}/pair")
            page = await cal.get(at)
            await sits_down(home, cal, page["card"]["my_table"])
            await ann.post(f"{at}/replace", {"number": 2, "level": "greenhorn"})
            await play_round(home, name, people)
            return await ann.get(at), refused

    page, refused = asyncio.run(play())
    assert ["whole round is over", "its host"] == [
        next(w for w in ("whole round is over", "its host") if w in text) for text in refused
    ]
    card = page["card"]
    assert ("over", 2, 2, 16) == (card["stage"], card["round"], card["rounds"], card["contestants"])
    names = {one["number"]: one["name"] for one in page["contestants"]}
    assert [names[1], names[2]] == [one["instead_of"] for one in page["contestants"][16:]]
    assert [*range(1, 19)] == [row["place"] for row in page["standings"]]
    assert {"points", "opponents", "wins", "margin", "lot", ""} >= {
        row["why"] for row in page["standings"]
    }
    played = {row["number"]: row["played"] for row in page["standings"]}
    assert {1: 1, 2: 1, 16: 1, 17: 1} == {n: played[n] for n in (1, 2, 16, 17)}
    assert 2 * 4 == sum(len(found["tables"]) for found in page["rounds"])


def test_a_house_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    """The round was paired and no table founded; and a game was over that nobody had heard of."""

    async def play() -> list[Any]:
        seen = list[Any]()
        async with opened(tmp_path, None) as home:
            ann = await home.guest("Ann")
            name = await begun(ann, [], 8)
            kept = await home.app.cups.book.find(name)
            paired = next_round(kept.facts)
            assert paired is not None
            tables = [await home.app.cups.name_of_table(name, 1, n) for n in range(2)]
            seen.append(await home.app.cups.book.pair(name, paired, tables, 0.0))
            seen.append(await home.app.cups.book.pair(name, paired, tables, 0.0))
            seen.append([await home.app.store.charter(table) is None for table in tables])
        async with opened(tmp_path, None, home.clock) as home:
            seen.append([(await home.app.hall.table(table)).stage for table in tables])
            home.app.hall.written = lambda _: None
            for table in tables:
                (await home.app.hall.live(table)).written = home.app.hall.written
                await finished(home, table)
        async with opened(tmp_path, None, home.clock) as home:
            await settled(home)
            kept = await home.app.cups.book.find(name)
            seen.append([table.outcome is not None for table in kept.tables])
            seen.append((kept.stage, len(kept.rounds)))
        return seen

    expected = [True, False, [True, True], ["playing", "playing"], [True, True], ("playing", 1)]
    assert expected == asyncio.run(play())


def test_of_ten_who_pair_at_once_one_does(tmp_path: Path) -> None:
    async def play() -> tuple[int, int]:
        async with opened(tmp_path, None) as home:
            ann = await home.guest("Ann")
            name = await begun(ann, [], 8)
            await asyncio.gather(
                *(ann.http.post(f"/api/tournaments/{name}/pair") for _ in "0123456789")
            )
            kept = await home.app.cups.book.find(name)
            return len(kept.rounds), len(kept.tables)

    assert (1, 2) == asyncio.run(play())


def test_all_tables_of_a_round_have_one_deal_and_keep_it_to_themselves(tmp_path: Path) -> None:
    """While others play it, nobody gets what was dealt: neither secret nor game."""

    async def play() -> dict[str, Any]:
        async with opened(tmp_path, None) as home:
            five = ("Ann", "Bea", "Cal", "Dan", "Eve")  # at both tables: bots alone would play on
            ann, bea, *_ = people = [await home.guest(name) for name in five]
            name = await begun(ann, people, 3, duplicate=True)
            at = f"/api/tournaments/{name}"
            await ann.post(f"{at}/pair")
            kept = await home.app.cups.book.find(name)
            first, second = [table.table for table in kept.tables]
            found: dict[str, Any] = {}
            for table in (first, second):
                for one in people:
                    if (await home.app.hall.table(table)).seats_of(one.id):
                        await sits_down(home, one, table)
            found["begin"] = {dealt(home, table) for table in (first, second)}
            await finished(home, first)
            found["early"] = [
                (await bea.http.get(f"/api/tables/{first}/record")).status_code,
                (await bea.http.get(f"/api/replays/{first}")).status_code,
                len((await bea.get(at))["rounds"][0]["secret"]),
                len(msgspec.json.decode((await bea.http.get(f"{at}/proof")).content)["tables"]),
            ]
            await finished(home, second)
            found["late"] = (await bea.http.get(f"/api/tables/{first}/record")).status_code
            proof = msgspec.json.decode(
                (await bea.http.get(f"{at}/proof")).content, type=TournamentProof
            )
            found["faults"] = faults(proof, (await ann.get(at))["seal"], salt_of(ann))
            found["verdict"] = (await bea.get(f"/api/tables/{second}/verify"))["fair"]
            lied = msgspec.structs.replace(proof, seal="00" * 32)
            found["lied"] = faults(lied)
            found["command"] = [verify_tournament(one, False) for one in (proof, lied)]
            return found

    def dealt(home: Home, table: str) -> str:
        """Before the first answer: bots may have answered by now."""
        played = home.app.hall.opened[table].table.playing
        match = Match.of(played.game, played.record, upto=0)
        for action in played.record.actions:
            if match.seat != CHANCE:
                break
            match.step(action)
        assert match.seat != CHANCE
        return match.position().json()

    found = asyncio.run(play())
    assert [409, 409, 0, 0] == found["early"]
    assert (200, [], True) == (found["late"], found["faults"], found["verdict"])
    assert ["The secret of round 1 does not fit what was shown before it."] == found["lied"]
    assert 1 == len(found["begin"])
    assert [0, 1] == found["command"]  # farwest verify tournament.json


def test_who_may_enter_and_what_they_must_have_seen(tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with opened(tmp_path, None) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            wish = {"title": "C", "game": "carson", "format": "knock-out", "size": 2}
            at = f"/api/tournaments/{(await ann.post('/api/tournaments', wish))['id']}"
            said = [await bea.refused(f"{at}/enter", {"seal": "0" * 64, "salt": "5a" * 32})]
            said.append(await bea.refused(f"{at}/bots", {}))
            said.append(await ann.refused(f"{at}/bots", {}))
            said.append(await ann.refused(f"{at}/close"))
            bea.http.cookies.clear()
            said.append(await bea.refused(f"{at}/enter", {"seal": "0" * 64, "salt": "5a" * 32}))
            await enters(ann, at.rpartition("/")[2])
            await ann.post(f"{at}/leave")
            said.append(str(len((await ann.get(at))["contestants"])))
            return said

    told = asyncio.run(play())
    words = ("seal", "host", "Bots", "At least 2", "name", "0")
    assert all(word in text for word, text in zip(words, told, strict=True)), told


def test_at_a_paired_table_nobody_changes_seats(tmp_path: Path) -> None:

    async def play() -> list[str]:
        async with opened(tmp_path, None) as home:
            people = [await home.guest(name) for name in ("Ann", "Bea")]
            ann = people[0]
            name = await begun(ann, people, 0, size=2)
            page = await ann.post(f"/api/tournaments/{name}/pair")
            live = await home.app.hall.live(page["card"]["my_table"])
            eyes = Watcher(ann.id, "Ann", "en", "none", -1)
            await live.join(eyes)
            for wish in (
                wire.Stand(ask="a"),
                wire.Fill(ask="b", seat=0, level="cowhand"),
                wire.Start(ask="c"),
            ):
                await live.handle(eyes, wish)
            stayed = [chair.name for chair in live.table.chairs]
            return [live.table.stage, *sorted(stayed)]

    assert ["waiting", "Ann", "Bea"] == asyncio.run(play())


def test_who_has_a_table_is_told_until_they_come(tmp_path: Path) -> None:
    async def play() -> list[list[Any]]:
        with post_office() as (office, port):
            async with opened(tmp_path, means_for(port)) as home:
                people = [await home.guest(name) for name in ("Ann", "Bea")]
                ann = people[0]
                for guest in people:
                    await by_mail(guest, office)
                name = await begun(ann, people, 6)
                await ann.post(f"/api/tournaments/{name}/pair")
                page = await ann.get(f"/api/tournaments/{name}")
                await sits_down(home, ann, page["card"]["my_table"])
                told = []
                for one in people:
                    moves = await one.get("/api/your-moves")
                    told.append([moves["waiting"], moves["playing"]])
                for _ in range(2):  # once, however long it waits
                    await home.later(HOUR)
                    told.append([str(letter["To"]) for letter in office.letters])
                return told

    assert [[0, 0], [1, 1], *[["bea@example.org"]] * 2] == asyncio.run(play())


def test_what_nobody_begins_is_over_some_day(tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with opened(tmp_path, None) as home:
            ann = await home.guest("Ann")
            wish = {"title": "Silver cup", **FAST}
            name = (await ann.post("/api/tournaments", wish))["id"]
            stages = list[str]()
            for days in (29, 2):
                home.clock.now += days * DAY
                await home.app.cups.end_forgotten(30)
                stages.append((await home.app.cups.book.find(name)).stage)
            return stages

    assert ["open", "over"] == asyncio.run(play())
