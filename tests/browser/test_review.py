"""The analysis board: the curve, the dear choices, and branches that are walked in the page."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, LONG, PHONE, play_over_the_wire
from tests.server.guests import ME, Guest, HouseProcess, a_bot
from tests.server.test_after import grown

MORE = (
    *("/table/nope", "/over/nope", "/replay/nope"),
    *("/how/poker", "/rules/poker", "/practice/poker", "/new/poker"),
)
HERE, LINE = re.compile("here"), re.compile("&line=")
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def finished(house: HouseProcess) -> tuple[Guest, str]:
    guest = Guest(house.address, "Jeanne")
    guest.http.timeout = httpx.Timeout(LONG / 1000)  # who looks back lets all others go first
    table = guest.found(ME, a_bot())
    play_over_the_wire(guest, table)
    return guest, table


@pytest.mark.first
def test_a_game_is_looked_at_again_and_gone_another_way(
    visit: Visit, finished: tuple[Guest, str]
) -> None:
    guest, table = finished
    page = visit(**CALM).is_guest(guest).goes_to(f"/review/{table}")
    expect(page.locator("progress").first).to_be_visible()
    review = grown(guest, f"/api/tables/{table}/review?")[-1]
    judged = grown(guest, f"/api/tables/{table}/choices?seat=0&")[-1]
    moves = guest.get(f"/api/replays/{table}/moves")["moves"]

    dear = [choice["move"] for choice in judged["choices"]]
    turned = [one["move"] for one in review["turnings"] if one["move"] not in dear]
    expect(page.locator(".dot")).to_have_count(len(turned) + len(dear))
    expect(page.locator("progress")).to_have_count(0)
    expect(page.locator(".costly li")).to_have_count(len(judged["choices"]))
    if dear:  # nobody asked for a moment: it begins where most was lost
        expect(page).to_have_url(re.compile(f"move={dear[0]}&seat=0"))
    assert [] == faults(page)
    page.locator(".dot").first.click()
    expect(page).to_have_url(re.compile(f"move={[*turned, *dear][0]}&seat=0"))
    for n, choice in enumerate(judged["choices"]):
        page.keyboard.press(str(n + 1))
        expect(page.locator(".costly li.here .why")).to_contain_text(choice["reason"])
        expect(page).to_have_url(re.compile(f"move={choice['move']}&"))
    if not judged["choices"]:
        expect(page.get_by_text("Nothing cost you more than 2 in 100.")).to_be_visible()

    one = moves[len(moves) // 2]
    page.goto(f"{guest.address}/review/{table}?move={one['move']}&seat=0")
    page.get_by_role("button", name="What if").click()
    other = page.locator(".options button:not(.was)").first
    other.click()
    expect(page.locator(".branch")).to_have_count(1)
    page.get_by_role("button", name="Bots answer").click()
    expect(page.get_by_role("button", name="Bots answer")).to_be_enabled(timeout=LONG)
    steps = page.locator(".branch .moves button")
    expect(steps.nth(1)).to_be_visible()
    expect(page).to_have_url(LINE)
    page.keyboard.press("ArrowLeft")
    expect(steps.last).not_to_have_class(HERE)
    expect(page.locator(".branch .here")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page).not_to_have_url(LINE)
    steps.last.click()
    expect(page).to_have_url(LINE)
    page.goto(page.url)
    expect(page.locator(".branch")).to_have_count(1)
    page.get_by_role("button", name="Forget this branch").click()
    expect(page.locator(".branch")).to_have_count(0)

    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text("Bots answer")).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator(".curve")).to_be_visible()
    assert 0 == page.evaluate(WIDER)


@pytest.mark.parametrize(
    "path",
    [
        *("/nowhere", "/review/nope", "/puzzle/goat/nope"),
        *(pytest.param(path, marks=pytest.mark.slow) for path in MORE),
    ],
)
def test_a_dead_link_is_a_page_with_a_way_out(visit: Visit, path: str) -> None:
    visitor = visit(**CALM)
    visitor.excused += ["404", "400"]
    page = visitor.goes_to(path)
    way = page.locator("main a[href='/']").first

    expect(way).to_be_visible()
    assert page.title().endswith("farwest")
    way.click()
    expect(page.locator(".posters")).to_be_visible()


@pytest.mark.first
def test_the_tab_says_when_it_is_your_move(visit: Visit, house: HouseProcess) -> None:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot())
    with guest.at(table) as place:
        place.my_turn()
    page = visit(**CALM).is_guest(guest).goes_to(f"/table/{table}")

    expect(page).to_have_title("Your move: The Good, the Goat and the Bad · farwest")
