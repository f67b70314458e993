"""Fingers on a phone, and no mouse at all."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.fed import asked, fed, is_shown
from tests.browser.keys import Keyboard
from tests.browser.moments import moments
from tests.browser.visitors import BEGUN_OR_WHOLE, CALM, PHONE
from tests.server.guests import ME, Guest, HouseProcess, a_bot

TOO_WIDE = (
    "document.documentElement.scrollWidth > innerWidth || document.body.scrollWidth > innerWidth"
)


@pytest.mark.first
@BEGUN_OR_WHOLE
def test_a_game_by_taps_on_a_phone(visit: Visit, house: HouseProcess, most: int) -> None:
    guest, dice = Guest(house.address, "Jeanne"), random.Random(10)
    phone = visit(viewport=PHONE, has_touch=True, is_mobile=True, **CALM).is_guest(guest)
    page = phone.goes_to("/")
    page.locator(".posters .go").first.wait_for()
    assert not page.evaluate(TOO_WIDE)
    table = guest.found(ME, a_bot(), a_bot(), a_bot())
    phone.goes_to(f"/table/{table}")
    taps = 0
    while taps < most and phone.moves(dice):
        assert not page.evaluate(TOO_WIDE)
        taps += 1
    phone.lets_it_be_played()
    assert not page.evaluate(TOO_WIDE)
    page.get_by_role("button", name="Log").tap()
    assert phone.told(table, 0) == phone.log()
    page.get_by_role("button", name="Table").tap()
    page.get_by_role("link", name="Scores").tap()
    expect(page.get_by_role("heading", name="How it was counted")).to_be_visible()
    assert not page.evaluate(TOO_WIDE)


@BEGUN_OR_WHOLE
def test_a_game_from_the_lobby_to_the_scores_without_a_mouse(visit: Visit, most: int) -> None:
    visitor = visit(**CALM)
    keyboard, dice = Keyboard(visitor), random.Random(11)
    visitor.goes_to("/")
    keyboard.tabs_to('a[href="/new/goat"]')
    keyboard.press("Enter")
    keyboard.tabs_to(".seats input:checked")  # how many
    keyboard.press("ArrowLeft", "ArrowLeft")
    keyboard.tabs_to(".chair:nth-child(2) select")  # how well the bot plays
    keyboard.press("ArrowUp")
    keyboard.tabs_to("details.bots summary")
    keyboard.press("Enter")
    keyboard.tabs_to("[role=switch]")
    keyboard.press("Space")
    keyboard.tabs_to("form .opt.main")
    keyboard.press("Enter")
    visitor.page.wait_for_url("**/table/*")
    moves = 0
    while moves < most and keyboard.moves(dice):
        moves += 1
    visitor.lets_it_be_played()
    assert {"aim", "ticket"} <= visitor.used
    assert 2 == visitor.page.locator(".seat").count()
    keyboard.tabs_to('a[href^="/over/"]', "Shift+Tab")
    keyboard.press("Enter")
    expect(visitor.page.get_by_role("heading", name="How it was counted")).to_be_visible()


def test_a_second_tap_plays_what_the_first_showed_wherever_it_falls(
    browser: Browser, house: HouseProcess
) -> None:
    """One way round is several places on the board: any of them shows it, any of them goes it."""
    moment = next(one for one in moments() if one.question == "DIRECTION")
    with fed(browser, house, "phone", reduced_motion="reduce") as page:
        touches = is_shown(page, moment, "phone")["picture"]["touches"]
        way, other = touches[0], touches[1]
        first, second = way["keys"][:2]
        page.locator(f".aim[data-aim='{first}']").tap()
        expect(page.locator(".prompt .opt[data-action]")).to_have_count(1)
        page.locator(f".aim[data-aim='{other['keys'][0]}']").tap()
        page.locator(f".aim[data-aim='{second}']").tap()
        assert [] == asked(page, "play")
        page.locator(f".aim[data-aim='{first}']").tap()
        assert [way["action"]] == [one["action"] for one in asked(page, "play")]
