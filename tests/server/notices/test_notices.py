"""Who is away is told that it is their move: once, where they said so, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from farwest.server.notices.means import NoticeMeans
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ClockWish
from tests.server.notices.homes import DAY, HOUR, HOUSE, Guest, Home, means_for, opened
from tests.server.notices.posts import (
    Endpoint,
    PostOffice,
    endpoint,
    is_signed,
    post_office,
    vapid_claims,
)

Posts = tuple[PostOffice, Endpoint, str, NoticeMeans]


@pytest.fixture
def posts() -> Iterator[Posts]:
    with post_office() as (office, port), endpoint() as (kept, address):
        yield office, kept, address, means_for(port)


async def by_mail(guest: Guest, office: PostOffice) -> None:
    """With the link that came."""
    await guest.post("/api/notices/mail", {"address": f"{guest.name.lower()}@example.org"})
    link = office.links("/notices/")[-1].rpartition("/")[2]
    await guest.post(f"/api/notices/link/{link}")
    office.letters.clear()


async def by_hook(guest: Guest, kept: Endpoint, address: str) -> str:
    said = await guest.post("/api/notices/hook", {"address": f"{address}/hook"})
    link = kept.called()[-1]["link"].rpartition("/")[2]
    await guest.post(f"/api/notices/link/{link}")
    kept.posts.clear()
    return str(said["hook_key"])


@pytest.mark.parametrize("moves", [8, pytest.param(10**6, marks=pytest.mark.slow)])
def test_a_game_of_three_over_days(tmp_path: Path, posts: Posts, moves: int) -> None:
    """Ann by mail, Bea in her browser, Cal by a program of his: each hears of each move that is
    theirs, once, and of no other. The house is opened anew in between."""
    office, kept, address, means = posts

    guests: list[Guest] = []
    table = ""

    async def play() -> None:
        nonlocal table
        async with opened(tmp_path, means) as home:
            guests.extend([await home.guest(name) for name in ("Ann", "Bea", "Cal")])
            ann, bea, cal = guests
            await by_mail(ann, office)
            await bea.post("/api/notices/push", kept.line(f"{address}/push"))
            await by_hook(cal, kept, address)
            table = await home.table(*guests)
            clock = home.clock
        for begins in range(0, moves, 4):
            async with opened(tmp_path, means, clock) as home:
                for n in range(begins, begins + 4):
                    if not await told_once(home, n):
                        return

    async def told_once(home: Home, n: int) -> bool:
        """False: the game is over."""
        waits = await home.awaited(table)
        for _ in range(3):  # it is told once, however often somebody looks
            await home.later(2 * HOUR)
        told = [
            *(f"Ann {letter['Subject']}" for letter in office.letters),
            *(f"Bea {said['title']} {said['path']}" for said in kept.pushed()),
            *(f"Cal {[game['table'] for game in said['games']]}" for said in kept.called()),
        ]
        said = "Your move: The Good, the Goat and the Bad"
        by = {"Ann": f"Ann {said}", "Bea": f"Bea {said} /table/{table}", "Cal": f"Cal {[table]}"}
        assert sorted(by[name] for name in waits) == sorted(told), n
        office.letters.clear()
        kept.posts.clear()
        for guest in guests:
            if guest.name in await home.awaited(table) & waits:
                await home.plays(table, guest)
        return bool(waits)

    asyncio.run(play())


def test_nothing_goes_to_an_address_that_nobody_confirmed(tmp_path: Path, posts: Posts) -> None:
    office, kept, address, means = posts

    async def play() -> list[int]:
        async with opened(tmp_path, means) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            await ann.post("/api/notices/mail", {"address": "ann@example.org"})
            await ann.post("/api/notices/hook", {"address": f"{address}/hook"})
            found = [len(office.letters), len(kept.posts)]  # each asks for a yes
            await home.table(ann, bea)
            await home.later(DAY / 2)
            return [*found, len(office.letters), len(kept.posts)]

    assert [1, 1, 1, 1] == asyncio.run(play())


def test_a_link_confirms_only_the_address_it_was_sent_to(tmp_path: Path, posts: Posts) -> None:
    office, _, _, means = posts

    async def play() -> tuple[str, str]:
        async with opened(tmp_path, means) as home:
            ann = await home.guest("Ann")
            await ann.post("/api/notices/mail", {"address": "ann@example.org"})
            link = office.links("/notices/")[-1].rpartition("/")[2]
            await ann.post("/api/notices/mail", {"address": "victim@example.org"})
            refused = await ann.refused(f"/api/notices/link/{link}")
            return refused, (await ann.get("/api/notices"))["mail_is"]

    assert ("This link no longer counts: ask for a new one on your page.", "asked") == (
        asyncio.run(play())
    )


def test_a_letter_says_which_game_and_nothing_of_what_happens_there(
    tmp_path: Path, posts: Posts
) -> None:
    office, kept, address, means = posts

    async def play() -> tuple[str, str]:
        async with opened(tmp_path, means) as home:
            ann, bea = await home.guest("Ann", "fr"), await home.guest("Bea")
            await by_mail(ann, office)
            await ann.post("/api/notices/push", kept.line(f"{address}/push"))
            table = await home.table(ann, bea)
            await home.later(HOUR)
            text = office.letters[0].get_content()
            leave = office.links("/notices/")[0]
            return table, text.replace(leave, "LEAVE")

    table, text = asyncio.run(play())
    said = (
        "Bonjour Ann. C’est à vous de jouer :\n\n"
        f"Le Bon, la Chèvre et le Truand : {HOUSE}/table/{table}\n\n"
        f"Quand et où la maison vous écrit : {HOUSE}/me\n"
        "Ne plus recevoir ces lettres : LEAVE\n"
    )
    assert said == text.replace("\u00a0", " ").replace("\r", "")
    goat = "Le Bon, la Chèvre et le Truand"
    assert {"title": f"À vous de jouer : {goat}", "body": goat, "waiting": 1} == {
        name: fact.replace("\u00a0", " ") if isinstance(fact, str) else fact
        for name, fact in kept.pushed()[0].items()
        if name != "path"
    }


def test_who_has_moved_or_looks_is_told_nothing(tmp_path: Path, posts: Posts) -> None:
    office, _, _, means = posts

    async def play() -> list[str]:
        async with opened(tmp_path, means) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            await by_mail(ann, office)
            table = await home.table(ann, bea)
            while "Ann" in await home.awaited(table):
                await home.plays(table, ann)
            await home.later(HOUR)
            return office.told()

    assert [] == asyncio.run(play())


def test_who_looks_at_the_table_is_told_nothing(tmp_path: Path, posts: Posts) -> None:
    office, _, _, means = posts

    async def play() -> list[int]:
        async with opened(tmp_path, means) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            await by_mail(ann, office)
            tables = [await home.table(ann, bea) for _ in range(2)]
            live = await home.app.hall.live(tables[0])
            await live.join(Watcher(ann.id, "Ann", "en", "none", -1))
            await home.later(HOUR)
            return [text.get_content().count("/table/") for text in office.letters]

    assert [1] == asyncio.run(play())


def test_nobody_has_strangers_flooded(tmp_path: Path, posts: Posts) -> None:
    """Four letters at once to one address, by whomever; then one in half an hour."""
    office, _, _, means = posts

    async def play() -> list[str]:
        async with opened(tmp_path, means, limits=True) as home:
            guests = [await home.guest(f"Guest {n}") for n in range(3)]
            wish = {"address": "victim@example.org"}
            for guest in guests:
                await guest.post("/api/notices/mail", wish)
            await guests[0].post("/api/notices/mail", wish)
            return [await guest.refused("/api/notices/mail", wish) for guest in guests]

    enough = "The house has asked there often enough; try again in an hour."
    assert [enough] * 3 == asyncio.run(play())
    assert 4 == len(office.letters)


def test_one_letter_for_many_games_and_none_within_the_hour(tmp_path: Path, posts: Posts) -> None:
    office, _, _, means = posts

    async def play() -> list[list[str]]:
        async with opened(tmp_path, means) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            await by_mail(ann, office)
            for _ in range(3):
                await home.table(ann, bea)
            await home.later(120)
            found = [office.told()]
            await home.table(ann, bea)
            for wait in (120, HOUR):
                await home.later(wait)
                found.append(office.told())
            return found

    three, one = (
        "ann@example.org: 3 games wait for you",
        "ann@example.org: Your move: The Good, the Goat and the Bad",
    )
    assert [[three], [three], [three, one]] == asyncio.run(play())


def test_a_digest_comes_once_a_day_at_its_hour_there(tmp_path: Path, posts: Posts) -> None:
    """Eight in Paris is seven by UTC in November; the house says noon."""
    office, _, _, means = posts

    async def play() -> list[list[str]]:
        async with opened(tmp_path, means) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            await by_mail(ann, office)
            await ann.post("/api/notices", {"zone": "Europe/Paris", "digest": 8})
            found = []
            for wait in (0.0, 10 * HOUR, 8.9 * HOUR, 0.2 * HOUR):
                await home.later(wait)
                if wait in (0.0, 10 * HOUR):
                    await home.table(ann, bea, clock=ClockWish(3 * 24 * 60, a_move=True))
                found.append(office.told())
            return found

    digest = ["ann@example.org: 2 games wait for you"]
    assert [[], [], [], digest] == asyncio.run(play())


def test_nobody_is_told_in_their_night(tmp_path: Path, posts: Posts) -> None:
    """From 22 to 7 in Tokyo, which is 13 to 22 by UTC."""
    _, kept, address, means = posts

    async def play() -> list[int]:
        async with opened(tmp_path, means) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            await ann.post("/api/notices/push", kept.line(f"{address}/push"))
            await ann.post("/api/notices", {"zone": "Asia/Tokyo", "quiet": [22, 7]})
            found = []
            home.clock.now += HOUR
            await home.table(ann, bea)
            for wait in (HOUR, 7.9 * HOUR, 0.2 * HOUR):
                await home.later(wait)
                found.append(len(kept.posts))
            return found

    assert [0, 0, 1] == asyncio.run(play())


def test_what_could_not_be_sent_is_tried_again_and_later_each_time(
    tmp_path: Path, posts: Posts
) -> None:
    office, _, _, means = posts

    async def play() -> list[tuple[int, int]]:
        async with opened(tmp_path, means) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            await by_mail(ann, office)
            await home.table(ann, bea)
            office.closed = True
            found = []
            for wait in (61, 60, 61, 120, 121, 240):
                found.append((await home.later(wait), len(office.letters)))
            office.closed = False
            for later in (241.0, DAY / 2):
                found.append((await home.later(later), len(office.letters)))
            return found

    tried = asyncio.run(play())
    assert [1, 0, 1, 0, 1, 0, 1, 0] == [letters for letters, _ in tried]
    assert [0, 0, 0, 0, 0, 0, 1, 1] == [arrived for _, arrived in tried]


def test_one_click_in_a_program_for_mail_ends_the_letters(tmp_path: Path, posts: Posts) -> None:
    office, _, _, means = posts

    async def play() -> tuple[int, int, str]:
        async with opened(tmp_path, means) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            await by_mail(ann, office)
            await home.table(ann, bea)
            await home.later(HOUR)
            way = office.letters[0]["List-Unsubscribe"].strip("<>").removeprefix(HOUSE)
            bare = await home.guest("Mailer")
            del bare.http.headers["X-Farwest"]
            bare.http.cookies.clear()
            response = await bare.http.post(way, content="List-Unsubscribe=One-Click")
            await home.table(ann, bea)
            await home.later(2 * HOUR)
            is_now = (await ann.get("/api/notices"))["mail_is"]
            return response.status_code, len(office.letters), is_now

    assert (200, 1, "") == asyncio.run(play())


def test_a_call_is_signed_with_a_key_that_only_its_owner_knows(
    tmp_path: Path, posts: Posts
) -> None:
    _, kept, address, means = posts

    async def play() -> str:
        async with opened(tmp_path, means) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            key = await by_hook(ann, kept, address)
            await home.table(ann, bea)
            await home.later(HOUR)
            return key

    key = asyncio.run(play())
    (_, headers, body), *more = kept.posts
    assert [] == more
    assert is_signed(key, headers["X-Farwest-Signature"], body)
    assert not is_signed(key, headers["X-Farwest-Signature"], body + b" ")
    assert headers["X-Farwest-Id"] == kept.called()[0]["id"]


def test_a_push_shows_who_sends_it_and_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, posts: Posts
) -> None:
    _, kept, address, means = posts

    async def play() -> tuple[str, int]:
        async with opened(tmp_path, means) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            key = (await ann.post("/api/notices/push", kept.line(f"{address}/push")))["push_key"]
            await home.table(ann, bea)
            await home.later(HOUR)
            kept.status = 410
            await home.table(ann, bea)
            await home.later(HOUR)
            return key, (await ann.get("/api/notices"))["lines"]

    key, lines = asyncio.run(play())
    claims, shown = vapid_claims(kept.posts[0][1]["Authorization"])
    assert (key, 0) == (shown, lines)
    assert (address, "mailto:owner@example.org") == (claims["aud"], claims["sub"])


def test_what_was_not_put_into_the_queue_before_a_crash_is_found_at_the_start(
    tmp_path: Path, posts: Posts
) -> None:
    """The move was on disk, its notice was not."""
    office, _, _, means = posts

    async def play() -> list[str]:
        async with opened(tmp_path, means) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            await by_mail(ann, office)
        async with opened(tmp_path, None, home.clock) as deaf:
            await deaf.table(ann, bea)
        async with opened(tmp_path, means, home.clock) as home:
            await home.later(HOUR)
        return office.told()

    assert ["ann@example.org: Your move: The Good, the Goat and the Bad"] == asyncio.run(play())


def test_a_guest_of_a_house_without_means_is_told_so(tmp_path: Path) -> None:
    async def play() -> tuple[list[str], str]:
        async with opened(tmp_path, None) as home:
            ann = await home.guest("Ann")
            can = (await ann.get("/api/notices"))["can"]
            return can, await ann.refused("/api/notices/mail", {"address": "ann@example.org"})

    assert ([], "This house sends nothing that way.") == asyncio.run(play())
