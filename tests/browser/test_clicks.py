"""One person, a mouse, and bots."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_people import seat
from tests.browser.visitors import CALM, LONG
from tests.server.guests import ME, Guest, HouseProcess, a_bot


@pytest.mark.first
def test_play_now_opens_a_table_with_bots(visit: Visit) -> None:
    visitor, dice = visit(), random.Random(1)
    page = visitor.goes_to("/")
    page.get_by_role("button", name="Play now: The Good, the Goat and the Bad").click()
    page.get_by_role("button", name="Just play").click()  # the first time, a lesson is offered
    page.wait_for_url("**/table/*")
    page.get_by_role("tab", name="Log").click()  # beside it lies how to play
    visitor.moves(dice)
    visitor.moves(dice)
    mine = re.compile(r"You (lay|offer|accept|refuse|draw)")  # who begins is drawn
    page.get_by_role("button", name="Unfold everything").click()  # an answer may be folded by now
    expect(page.locator(".side .log")).to_contain_text(mine)
    assert 3 == page.locator(".seat").count()  # few bots, the first time


@pytest.mark.first
def test_a_whole_game_by_clicks_from_the_lobby_to_the_proof_of_the_shuffle(visit: Visit) -> None:
    visitor, dice = visit(**CALM), random.Random(2)
    page = visitor.goes_to("/")
    page.get_by_role("link", name="Choose seats and bots: The Good, the Goat and the Bad").click()
    page.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
    seat(page, 2, "Bot: Greenhorn")
    page.locator("details.bots summary").click()
    page.get_by_role("switch", name="Bots take their time").click()
    page.get_by_role("button", name="Start the table").click()
    page.wait_for_url("**/table/*")
    visitor.plays_to_the_end(dice)
    assert {"aim", "ticket"} <= visitor.used
    told = visitor.told(page.url.split("/")[-1], 0)
    assert told == visitor.log()

    page.get_by_role("link", name="Scores").click()
    expect(page.get_by_role("heading", name="How it was counted")).to_be_visible()
    page.get_by_role("button", name="Check the draws").click()
    checks = page.get_by_role("dialog").locator("li.yes")
    expect(checks).to_have_count(3)
    expect(page.get_by_role("dialog")).to_contain_text("each time as the secret says")
    page.keyboard.press("Escape")
    curve = page.get_by_role("img", name="Chance of winning, move by move.")
    expect(curve).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url("**/table/*")
    assert visitor.next_things()


def test_who_asks_for_less_motion_sees_things_flash_and_nothing_fly(
    visit: Visit, house: HouseProcess
) -> None:
    seen = {}
    for wish in ("reduce", "no-preference"):
        guest = Guest(house.address, "Jeanne")
        visitor = visit(reduced_motion=wish).is_guest(guest)
        visitor.context.add_init_script(
            """let flown = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
              document.documentElement.dataset.flown = String(++flown);
              return animate.apply(this, how);
            };"""
        )
        page = visitor.goes_to(f"/table/{guest.found(ME, a_bot())}")
        for _ in range(3):
            visitor.moves(random.Random(3))
        visitor.next_things()
        seen[wish] = int(page.locator("html").get_attribute("data-flown") or 0) > 0
    assert {"reduce": False, "no-preference": True} == seen
