"""Days in a row of the daily puzzle: an account's anywhere, a guest's in their browser."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

import farwest
from farwest.kit.puzzles import puzzles_of
from farwest.server.app import create_app
from farwest.server.people import DAYS
from farwest.server.settings import Settings
from farwest.tables.streaks import DailyRun, alive, answered

OURS = {"X-Farwest": "1"}
NUMBERS = count(1)
NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)
DAY = timedelta(1)


class ATown:
    """A house whose clock is set by hand, and browsers that ask it."""

    def __init__(self, site: Starlette) -> None:
        self.site, self.at = site, NOON
        self.owner = {"name": f"Jeanne {next(NUMBERS)}", "password": "a long password"}
        site.state.app.hall.now = lambda: self.at.timestamp()

    def browser(self) -> Browser:
        line = httpx.ASGITransport(self.site)
        http = httpx.AsyncClient(base_url="http://house", transport=line, headers=OURS, timeout=60)
        return Browser(http, self.owner)


class Browser:
    def __init__(self, http: httpx.AsyncClient, owner: dict[str, str]) -> None:
        self.http, self.owner = http, owner

    async def streak(self) -> tuple[int, str, bool]:
        """As the lobby tells it; lists and the puzzle's page say the same."""
        lobby = (await self.http.get("/api/lobby")).json()
        day = lobby["puzzle"]
        listed = (await self.http.get("/api/puzzles")).json()["streak"]
        shown = (await self.http.get(f"/api/puzzles/{day['game']}/{day['id']}")).json()["streak"]
        assert listed == shown == lobby["streak"]
        return tuple(lobby["streak"].values())

    async def answers(self, right: bool = True) -> tuple[int, str, bool]:
        """The puzzle of today."""
        day = (await self.http.get("/api/puzzles")).json()["day"]
        said = await self.tries(day["game"], day["id"], right)
        return tuple(said["streak"].values())

    async def tries(self, name: str, id: str, right: bool) -> dict[str, Any]:
        game = farwest.load(name)
        puzzle = puzzles_of(game)[id]
        action = game.parse(puzzle.best if right else puzzle.usual)
        answer = await self.http.post(f"/api/puzzles/{name}/{id}/answer", json={"action": action})
        assert 200 == answer.status_code
        said: dict[str, Any] = answer.json()
        assert said["right"] == right
        return said

    async def signs(self, way: str) -> None:
        assert 200 == (await self.http.post(f"/api/{way}", json=self.owner)).status_code


Story = Callable[[ATown], Awaitable[None]]
Teller = Callable[[Story], None]


@pytest.fixture(scope="module")
def tell(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Teller]:
    """One house for all: what it compared once, it knows. Each story begins at noon."""
    site = create_app(Settings(db=tmp_path_factory.mktemp("town") / "house.db", limits=False))
    with asyncio.Runner() as runner:
        life = site.router.lifespan_context(site)
        runner.run(life.__aenter__())
        yield lambda story: runner.run(story(ATown(site)))  # type: ignore[arg-type]
        runner.run(life.__aexit__(None, None, None))


def test_an_account_has_the_same_days_on_another_device(tell: Teller) -> None:
    async def story(there: ATown) -> None:
        desk, phone = there.browser(), there.browser()
        await desk.signs("account")
        assert (0, "", True) == await desk.streak()
        assert (1, "right", True) == await desk.answers()
        there.at += DAY
        await phone.signs("signin")
        assert (1, "", True) == await phone.streak()
        assert (2, "right", True) == await phone.answers()
        assert (2, "right", True) == await desk.streak()
        assert DAYS not in desk.http.cookies

    tell(story)


def test_the_first_answer_of_a_day_counts_from_wherever(tell: Teller) -> None:
    async def story(there: ATown) -> None:
        desk, phone = there.browser(), there.browser()
        await desk.signs("account")
        await phone.signs("signin")
        assert (0, "wrong", True) == await desk.answers(right=False)
        assert (0, "wrong", True) == await desk.answers()
        assert (0, "wrong", True) == await phone.answers()
        there.at += DAY
        assert (1, "right", True) == await desk.answers()
        assert (1, "right", True) == await phone.answers()
        assert (1, "right", True) == await phone.answers(right=False)

    tell(story)


def test_a_missed_day_ends_it_for_guests_too(tell: Teller) -> None:
    async def story(there: ATown) -> None:
        guest, owner = there.browser(), there.browser()
        await owner.signs("account")
        for one in (guest, owner):
            await one.answers()
        there.at += 2 * DAY
        assert [0, 0] == [(await one.streak())[0] for one in (guest, owner)]
        assert [1, 1] == [(await one.answers())[0] for one in (guest, owner)]

    tell(story)


def test_a_guest_has_theirs_in_the_browser_and_brings_them_when_they_sign_up(tell: Teller) -> None:
    async def story(there: ATown) -> None:
        guest, other = there.browser(), there.browser()
        assert (1, "right", False) == await guest.answers()
        assert (0, "", False) == await other.streak()
        there.at += DAY
        assert (2, "right", False) == await guest.answers()
        await guest.signs("account")
        assert (2, "right", True) == await guest.streak()
        assert DAYS not in guest.http.cookies
        assert (2, "right", True) == await guest.answers(right=False)
        await other.signs("signin")
        assert (2, "right", True) == await other.streak()

    tell(story)


def test_who_signs_in_has_the_accounts_days_and_not_those_of_the_browser(tell: Teller) -> None:
    async def story(there: ATown) -> None:
        owner, guest = there.browser(), there.browser()
        await owner.signs("account")
        await guest.answers(right=False)
        await guest.signs("signin")
        assert (0, "", True) == await guest.streak()

    tell(story)


def test_days_that_the_house_did_not_write_are_not_believed(tell: Teller) -> None:
    async def story(there: ATown) -> None:
        guest = there.browser()
        for claim in ("x", "eyJsYXN0IjoiMjAyNi0xMS0xNSIsImRheXMiOjk5fQ.AAAA", "."):
            guest.http.cookies.set(DAYS, claim, domain="house.local")
            assert (0, "", False) == await guest.streak()

    tell(story)


def test_only_the_puzzle_of_the_day_counts(tell: Teller) -> None:
    async def story(there: ATown) -> None:
        guest = there.browser()
        found = (await guest.http.get("/api/puzzles")).json()
        other = next(one for one in found["puzzles"] if one["id"] != found["day"]["id"])
        said = await guest.tries(other["game"], other["id"], right=True)
        assert (None, (0, "", False)) == (said["streak"], await guest.streak())

    tell(story)


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([(0, True), (1, True), (2, True)], 3),
        ([(0, True), (1, False), (2, True)], 1),
        ([(0, True), (2, True)], 1),
        ([(0, True), (0, False), (1, True)], 2),
        ([(0, False), (0, True)], 0),
        ([(1, True), (0, False)], 1),  # a clock that was set back takes nothing away
    ],
)
def test_days_are_counted(days: list[tuple[int, bool]], expected: int) -> None:
    first, run = date(2026, 12, 30), DailyRun()
    for n, right in days:
        run = answered(run, first + n * DAY, right)

    assert expected == alive(run, first + max(n for n, _ in days) * DAY)
