"""What does this do? A card beside the thing: by hover, focus, long press, right click and key."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import farwest
from farwest.games import USUAL
from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, PHONE, Visitor, play_over_the_wire
from tests.server.guests import ME, Guest, HouseProcess, a_bot

CARD = ".explained.ready"
AWAY = (5, 300)  # beside the board: nothing is there
COVERED = """(card) => {
  const box = (one) => one.getBoundingClientRect();
  const mine = box(card);
  const across = (b) => mine.left < b.right && b.left < mine.right;
  const hit = (b) => across(b) && mine.top < b.bottom && b.top < mine.bottom;
  return [...document.querySelectorAll('.prompt .opt')].filter((one) => hit(box(one))).length;
}"""


@pytest.fixture(scope="module")
def guest(house: HouseProcess) -> Guest:
    return Guest(house.address, "Jeanne")


def seated(visit: Visit, guest: Guest, game: str = USUAL, **wishes: object) -> Visitor:
    seats = min(farwest.load(game).seats[0], 3)
    table = guest.found(ME, *[a_bot()] * (seats - 1), game=game)
    visitor = visit(**{**CALM, **wishes}).is_guest(guest)
    visitor.goes_to(f"/table/{table}")
    visitor.next_things()
    return visitor


def card(page: Page) -> Locator:
    found = page.locator(CARD)
    expect(found).to_be_visible()
    return found


def hold(visitor: Visitor, thing: Locator) -> None:
    """A finger lies on it until the card comes."""
    visitor.lays_finger_on(thing)
    expect(visitor.page.locator(CARD)).to_be_visible()
    visitor._up()


@pytest.mark.first
def test_a_pointer_that_rests_is_told_and_one_that_leaves_is_left_alone(
    visit: Visit, guest: Guest
) -> None:
    visitor = seated(visit, guest)
    page = visitor.page
    page.locator('[data-key^="tile-"]').first.hover()
    said = card(page)
    expect(said).to_contain_text(re.compile("Every round brings"))
    expect(said).to_have_attribute("role", "tooltip")
    expect(page.locator(".frame .label")).to_have_count(0)
    assert not said.evaluate(COVERED)
    said.hover()  # one can go to the rule it cites
    said.locator(".cite").click()
    expect(page.locator(".side .book, .side .rules, .side").first).to_be_visible()
    page.mouse.move(*AWAY)
    expect(page.locator(CARD)).to_have_count(0)


def test_a_seat_s_figure_and_a_ticket_are_explained(visit: Visit, guest: Guest) -> None:
    visitor = seated(visit, guest)
    page = visitor.page
    page.locator('[data-panel="seat-0"] [data-count="coin"]').hover()
    expect(card(page)).to_contain_text("You have $")
    page.mouse.move(*AWAY)
    expect(page.locator(CARD)).to_have_count(0)
    page.locator(".prompt .opt[data-action]").first.hover()
    assert not card(page).evaluate(COVERED)


def test_what_is_in_focus_is_described_and_escape_shuts_the_card(
    visit: Visit, guest: Guest
) -> None:
    visitor = seated(visit, guest)
    page = visitor.page
    first = page.locator(".prompt .opt[data-action]").first
    first.focus()
    page.keyboard.press("ArrowRight")  # by a key, so that the ring shows
    said = card(page)  # the first one's, if it came before the key: it goes then
    described = page.locator(".prompt .opt:focus")
    expect(described).to_have_attribute("aria-describedby", str(said.get_attribute("id")))
    assert [] == faults(page)
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.opt')")


def test_the_key_walks_all_of_the_board(visit: Visit, guest: Guest) -> None:
    visitor = seated(visit, guest)
    page = visitor.page
    page.keyboard.press("i")
    first = card(page).inner_text()
    page.keyboard.press("ArrowDown")
    expect(page.locator(CARD)).not_to_have_text(first)
    expect(card(page)).to_have_attribute("role", "dialog")
    assert [] == faults(page)
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)


def test_a_right_click_asks_and_keeps_the_card(visit: Visit, guest: Guest) -> None:
    visitor = seated(visit, guest)
    page = visitor.page
    page.locator('[data-key^="tile-"]').first.click(button="right")
    said = card(page)
    page.mouse.move(*AWAY)
    said.locator(".shut").click()
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.first
def test_a_long_press_asks_and_plays_nothing(visit: Visit, guest: Guest) -> None:
    visitor = seated(visit, guest, viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    before = visitor.log()
    hold(visitor, page.locator(".prompt .opt[data-action]").first)
    said = card(page)
    assert not said.evaluate(COVERED)
    assert [] == faults(page)
    assert page.locator(".prompt .opt[data-action]").count()
    assert before == visitor.log()
    said.locator(".shut").tap()
    expect(page.locator(CARD)).to_have_count(0)
    page.locator('[data-panel="seat-0"]').tap()
    expect(page.get_by_role("dialog")).to_contain_text("You have $")


@pytest.mark.parametrize("game", [game for game in farwest.games() if game != USUAL])
def test_every_game_explains_a_ticket(visit: Visit, guest: Guest, game: str) -> None:
    visitor = seated(visit, guest, game)
    page = visitor.page
    page.locator("[data-panel] [data-count]").first.hover()
    assert card(page).locator("b").inner_text()


def test_a_replay_explains_too(visit: Visit, guest: Guest) -> None:
    table = guest.found(ME, a_bot())
    play_over_the_wire(guest, table)
    page = visit(**CALM).is_guest(guest).goes_to(f"/replay/{table}")
    page.locator('[data-key^="tile-"]').first.hover()
    expect(card(page)).to_contain_text("Every round brings")
