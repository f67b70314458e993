"""A puzzle is solved at the real table: one try, then the answer lit, why, and the way on."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from farwest import load
from farwest.kit.puzzles import Puzzle, puzzles_of
from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, PHONE
from tests.server.guests import HouseProcess

HANDS: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
BOTH = pytest.mark.parametrize("hands", [{}, HANDS], ids=["desk", "phone"])
SAID = {"en-GB": "There is better", "fr-FR": "Il y a mieux"}


def one(game: str = "goat") -> Puzzle:
    return next(iter(puzzles_of(load(game)).values()))


def action_of(puzzle: Puzzle, name: str) -> str:
    return f'.asked .opt[data-action="{load(puzzle.record["game"]).parse(name)}"]'


@pytest.mark.parametrize(
    ("locale", "hands"),
    [
        pytest.param("en-GB", {}, id="en-GB-desk"),
        pytest.param("fr-FR", HANDS, id="fr-FR-phone", marks=pytest.mark.first),
        pytest.param("en-GB", HANDS, id="en-GB-phone", marks=pytest.mark.slow),
        pytest.param("fr-FR", {}, id="fr-FR-desk", marks=pytest.mark.slow),
    ],
)
def test_a_wrong_answer_is_told_the_best_and_why(
    visit: Visit, hands: dict[str, Any], locale: str
) -> None:
    puzzle = one()
    page = visit(**CALM, **hands, locale=locale).goes_to(f"/puzzle/goat/{puzzle.id}")
    page.locator(action_of(puzzle, puzzle.usual)).click()
    answer = page.locator(".answer")
    expect(answer).to_contain_text(SAID[locale])
    expect(answer.locator(".odds li.best b")).to_have_text(str(round(100 * puzzle.tried[0].chance)))
    expect(page.locator(".asked .opt[data-action]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert [] == faults(page)


def test_by_keys_alone_and_the_browser_remembers(visit: Visit) -> None:
    puzzle = one()
    visitor = visit(**CALM)
    page = visitor.goes_to(f"/puzzle/goat/{puzzle.id}")
    ticket = page.locator(action_of(puzzle, puzzle.best))
    ticket.wait_for()
    page.keyboard.press(str(ticket.get_attribute("aria-keyshortcuts")))
    expect(page.locator(".answer.right")).to_contain_text("That is the best")
    page.goto("/puzzles")
    card = page.locator(f'a[href="/puzzle/goat/{puzzle.id}"]').last
    expect(card).to_contain_text("found")


@BOTH
def test_from_its_answer_one_may_watch_the_game_or_play_on(
    visit: Visit, hands: dict[str, Any]
) -> None:
    puzzle = one()
    page = visit(**CALM, **hands).goes_to(f"/puzzle/goat/{puzzle.id}")
    page.locator(action_of(puzzle, puzzle.best)).click()
    watch = page.get_by_role("link", name="Watch how it went")
    assert f"?move={puzzle.move}&" in str(watch.get_attribute("href"))
    watch.click()
    page.wait_for_url(f"**/replay/puzzle-goat-{puzzle.id}?*")  # it goes on to the last stop there
    page.locator(".answer").wait_for(state="detached")  # the puzzle's board had sprites too
    page.locator(".boardbox .sprite").first.wait_for()
    page.go_back()
    page.locator(action_of(puzzle, puzzle.best)).click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.locator(".prompt .opt[data-action]").first.wait_for()


@BOTH
def test_the_puzzle_of_the_day_is_on_the_lobby_and_days_in_a_row_are_counted(
    visit: Visit, house: HouseProcess, hands: dict[str, Any]
) -> None:
    day = httpx.get(f"{house.address}/api/lobby", timeout=60).json()["puzzle"]
    puzzle = puzzles_of(load(day["game"]))[day["id"]]
    page = visit(**CALM, **hands).goes_to("/")
    daily = page.locator(".daily")
    expect(daily).to_contain_text(day["title"])
    daily.get_by_role("link", name="Try it").click()
    page.wait_for_url(f"**/puzzle/{day['game']}/{day['id']}")
    page.locator(".asked .ask").wait_for()
    if not page.locator(action_of(puzzle, puzzle.best)).count():
        page.locator(".asked .under .tag").last.click()
    page.locator(action_of(puzzle, puzzle.best)).click()
    expect(page.locator(".about")).to_contain_text("1 day in a row")
    page.goto("/")
    expect(daily).to_contain_text("1 day in a row")
    assert [] == faults(page)


def test_the_list_is_free_of_faults_at_dusk_too(visit: Visit) -> None:
    page = visit(**CALM, color_scheme="dark").goes_to("/puzzles")
    page.locator("main li a").first.wait_for()
    assert [] == faults(page)
    page.locator("main li a").first.click()
    page.locator(".asked .ask").wait_for()
    assert [] == faults(page)
