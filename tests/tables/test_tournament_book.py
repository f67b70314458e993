"""Tournaments and leagues in every store: what must happen once happens once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

import pytest

from farwest.tables.errors import NoSuchTable, NotNow
from farwest.tables.league_book import DivisionWish, LeagueBody, LeagueBook, Season
from farwest.tables.tournament_book import TournamentBody, TournamentBook
from farwest.tournament.facts import Contestant, PairedRound, TableOutcome, TournamentPlan
from farwest.tournament.sealing import seal_of
from tests.tables.houses import KINDS, OPENINGS, visit

PLAN = TournamentPlan("swiss", 2, (2,), 2)
BODY = TournamentBody("Cup", "goat", PLAN, 1.0)
CHAIN, SALT = "ab" * 32, "5a" * 32
SEAL = seal_of(CHAIN)
BOT = Contestant(0, "Bot", "greenhorn")


async def entered(store: Any, cup: str, *names: str) -> TournamentBook:
    book = TournamentBook(store)
    await book.found(cup, "ann", CHAIN, BODY)
    for name in names:
        await book.enter(cup, Contestant(0, name.title()), name, SALT, SEAL)
    return book


async def who_enters_has_seen_the_seal_and_is_there_once(store: Any, cup: str) -> None:
    book = await entered(store, cup, "ann", "bob", "bob", "cal")
    with pytest.raises(NotNow, match="seal"):
        await book.enter(cup, Contestant(0, "Dan"), "dan", SALT, "00" * 32)
    await book.withdraw(cup, "bob")
    await book.enter(cup, BOT, "", "", "")
    await book.close(cup)
    with pytest.raises(NotNow, match="closed"):
        await book.enter(cup, Contestant(0, "Eve"), "eve", SALT, SEAL)
    kept = await book.find(cup)
    assert (["ann", "cal", ""], [0, 1, 2]) == (
        kept.people,
        [c.number for c in kept.contestants],
    )
    assert ([SALT, SALT], SEAL, "playing") == (kept.salts, kept.seal, kept.stage)
    assert [cup] == [one for one in await book.listed("playing") if one == cup]
    with pytest.raises(NoSuchTable):
        await book.find("none")


async def ones_own_come_first_and_few_of_whoever_founds_many(store: Any, cup: str) -> None:
    book = await entered(store, cup, "cal")
    for host in ("dan", "eve"):
        for n in range(4):
            await book.found(f"{cup} {host} {n}", host, CHAIN, BODY)
    found = [one.removeprefix(cup) for one in await book.shown("open", "cal") if cup in one]
    assert ["", " eve 3", " eve 2", " dan 3", " dan 2"] == found
    assert ["", " eve 3"] == [one.removeprefix(cup) for one in await book.shown("open", "cal", 2)]
    for one in await book.listed("open"):
        await book.end(one)


async def a_round_is_paired_once_and_a_result_counts_once(store: Any, cup: str) -> None:
    book = await entered(store, cup, "ann", "bob")
    await book.close(cup)
    one, two = PairedRound(1, [[0, 1]]), PairedRound(1, [[1, 0]])
    tried = (book.pair(cup, paired, [f"{cup} 1"], 5.0) for paired in (one, two, one, two))
    assert [True, False, False, False] == await asyncio.gather(*tried)
    assert not await book.pair(cup, PairedRound(2, [[0, 1]]), [f"{cup} 2"], 6.0)  # it goes on
    first, second = TableOutcome(1, 0, [1, 2], [5, 3]), TableOutcome(1, 0, [2, 1], [3, 5])
    assert [True, False] == [await book.finish(f"{cup} 1", o) for o in (first, second)]
    kept = await book.find(cup)
    assert ([one], [first]) == (kept.rounds, [table.outcome for table in kept.tables])
    assert await book.pair(cup, PairedRound(2, [[1, 0]]), [f"{cup} 2"], 7.0)
    assert cup == await book.of_table(f"{cup} 2")
    assert [True, False] == [await book.end(cup), await book.end(cup)]


async def who_leaves_has_one_successor(store: Any, cup: str) -> None:
    book = await entered(store, cup, "ann", "bob")
    await book.close(cup)
    await book.pair(cup, PairedRound(1, [[0, 1]]), [f"{cup} 1"], 5.0)
    assert await book.leave(cup, 1, None) is None
    heirs = [await book.leave(cup, 1, BOT) for _ in range(2)]
    assert heirs[0] == heirs[1] == Contestant(2, "Bot", "greenhorn", instead_of=1, since=1)
    assert cup in await book.forget("ann")
    kept = await book.find(cup)
    assert ["", "Bob", "Bot"] == [c.name for c in kept.contestants]
    assert [1, 1, 0] == [c.left for c in kept.contestants]
    assert kept.body.by_itself  # she hosted it


async def a_season_begins_once_with_all_its_tournaments(store: Any, cup: str) -> None:
    book, cups = LeagueBook(store), TournamentBook(store)
    await book.found(cup, "ann", LeagueBody("L", "goat", PLAN, 4, 1))
    for person in ("ann", "bob", "cal", "bob"):
        await book.join(cup, person)
    await book.leave(cup, "cal")
    assert ["ann", "bob"] == (await book.find(cup)).members
    season = Season([f"{cup} d1"], [["ann", "bob"]])
    wish = DivisionWish(f"{cup} d1", CHAIN, BODY, [("ann", "Ann"), ("bob", "Bob")])
    tried = [await book.begin(cup, "ann", 1, season, [wish], 2.0) for _ in range(2)]
    assert [True, False] == tried
    kept = await cups.find(f"{cup} d1")
    assert ("playing", cup, ["ann", "bob"]) == (kept.stage, kept.league, kept.people)
    assert [season] == (await book.find(cup)).seasons
    assert cup in await book.listed()


STORIES: Final = (
    who_enters_has_seen_the_seal_and_is_there_once,
    ones_own_come_first_and_few_of_whoever_founds_many,
    a_round_is_paired_once_and_a_result_counts_once,
    who_leaves_has_one_successor,
    a_season_begins_once_with_all_its_tournaments,
)


@pytest.mark.parametrize("kind", KINDS)
def test_every_store_keeps_it(kind: str, tmp_path: Path) -> None:
    """All stories in one house, each with a tournament of its own."""

    async def all_of_them(store: Any) -> None:
        for n, story in enumerate(STORIES):
            await story(store, f"cup{n}")

    opening: Any = OPENINGS[kind]
    visit(opening, tmp_path / "house.db", all_of_them)
