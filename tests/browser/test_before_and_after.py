"""What stands round a game: my tables before all posters, how it goes for who waits, and the last
board with nothing hidden."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, PHONE, play_over_the_wire
from tests.server.guests import ME, OPEN, Guest, HouseProcess, a_bot

OUTSIDE = """(paper) => {
  const edge = paper.getBoundingClientRect().right;
  return [...paper.querySelectorAll('th, td')]
    .filter((cell) => cell.getBoundingClientRect().right > edge)
    .map((cell) => cell.textContent.trim());
}"""


def test_a_table_that_waits_for_me_comes_first(house: HouseProcess, visit: Visit) -> None:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot())
    with guest.at(table) as place:
        place.my_turn()
    other = guest.found(ME, OPEN, game="meeples")
    page = visit(**CALM).is_guest(guest).goes_to("/")
    cards = page.locator(".mine article")

    expect(page.locator(".title p")).to_have_text("One table waits for you.")
    expect(cards).to_have_count(2)
    expect(cards.nth(0)).to_have_class(re.compile("turn"))
    expect(cards.nth(1)).to_contain_text("One seat is free")
    assert f"/table/{other}" == cards.nth(1).locator("a").get_attribute("href")
    cards.nth(0).get_by_text("Play on").click()
    expect(page).to_have_url(f"{house.address}/table/{table}")


def test_who_waits_sees_how_the_game_goes(house: HouseProcess, visit: Visit) -> None:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, OPEN, game="meeples")
    page = visit(**CALM).is_guest(guest).goes_to(f"/table/{table}")

    told = page.locator("[aria-labelledby=waiting-how] li")
    expect(told).to_have_count(4)
    expect(told.nth(0).get_by_role("img")).to_be_visible()
    expect(told.nth(0)).to_contain_text("Have the most points at the end")


def test_the_end_shows_the_board_with_all_revealed(house: HouseProcess, visit: Visit) -> None:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot())
    play_over_the_wire(guest, table)
    visitor = visit(**CALM).is_guest(guest)
    visitor.excused += ["Failed to load resource"]  # the review: it would go on after the test
    visitor.page.route("**/review*", lambda route: route.abort())
    page = visitor.goes_to(f"/over/{table}")

    page.get_by_role("link", name="Replay with all revealed").click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?move=\d+&eyes=-2"))
    expect(page.locator(".boardbox .sprite").first).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_no_sum_at_the_end_stands_outside_its_paper(
    house: HouseProcess, visit: Visit, locale: str
) -> None:
    """Three headings, and names of some length: too much for one row of a phone."""
    guest = Guest(house.address, "Jeanne of Tombstone")
    table = guest.found(ME, a_bot(), a_bot(), game="meeples")
    play_over_the_wire(guest, table)
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale, **CALM)
    visitor.is_guest(guest).excused += ["Failed to load resource"]  # the review, as above
    visitor.page.route("**/review*", lambda route: route.abort())
    page = visitor.goes_to(f"/over/{table}")
    totals = page.locator("td.total")
    expect(totals).to_have_count(3)
    page.evaluate("document.fonts.ready")
    assert [] == page.locator("section:has(> table)").evaluate(OUTSIDE)
    assert page.evaluate("document.documentElement.scrollWidth <= 390")
