"""Sides with bots and people: going over before the start, plans of bots, deeds at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import farwest
from farwest.laws import random_record
from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, PHONE, play_over_the_wire
from tests.server.guests import ME, OPEN, Guest, HouseProcess, a_bot

FINGER: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, **CALM}
TOPS = """() => [...document.querySelectorAll('.bill')].map((bill) => ['.ways', '.more'].map(
  (part) => Math.round(bill.querySelector(part).getBoundingClientRect().top)))"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


def test_the_buttons_of_all_posters_stand_in_one_line(visit: Visit) -> None:
    for locale in ("en-GB", "fr-FR"):
        page = visit(**CALM, locale=locale).goes_to("/")
        page.locator(".more").first.wait_for()
        page.evaluate("document.fonts.ready")
        for width in (1366, 1440):
            page.set_viewport_size({"width": width, "height": 800})
            assert 1 == len({tuple(tops) for tops in page.evaluate(TOPS)}), f"{locale} {width}"


def test_one_goes_over_by_keys_and_the_host_sends_anybody(
    visit: Visit, house: HouseProcess
) -> None:
    host, guest = Guest(house.address, "Ada"), Guest(house.address, "Bea")
    chairs = (ME, OPEN, a_bot(), OPEN)
    table = host.found(*chairs, game="desperados", variant={"marshal": 3})
    with guest.at(table, salt="") as place:
        place.ask("sit", seat=1, salt="77" * 16)
    page = visit(**CALM).is_guest(host).goes_to(f"/table/{table}")
    gang, law = (page.get_by_role("region", name=name) for name in ("The gang", "The law"))
    page.get_by_role("button", name="Be the marshal").press("Enter")
    expect(law.locator("li")).to_contain_text("Ada")
    expect(page.get_by_role("button", name="Ride with the gang")).to_be_focused()
    page.keyboard.press("Enter")
    expect(gang.locator("li").filter(has_text="Ada")).to_have_count(1)
    page.get_by_role("button", name="Bea, change side: The law").press("Enter")
    expect(law.locator("li")).to_contain_text("Bea")

    hers = visit(**FINGER, locale="fr-FR").is_guest(guest).goes_to(f"/table/{table}")
    hers.get_by_role("button", name="Chevaucher avec la bande").tap()
    expect(hers.get_by_role("region", name="La bande").locator("li")).to_have_count(3)
    expect(hers.get_by_role("region", name="La bande")).to_contain_text("Bea")
    expect(law.locator("li")).not_to_contain_text("Bea")
    assert not hers.evaluate(TOO_WIDE)


def test_a_bot_of_the_gang_shows_its_plan_and_answers_in_my_language(
    visit: Visit, house: HouseProcess
) -> None:
    guest = Guest(house.address, "Bea")
    chairs = (ME, a_bot("greenhorn"), a_bot("greenhorn"))
    table = guest.found(*chairs, game="desperados", pace=False, variant={"marshal": 1})
    play_over_the_wire(guest, table, lambda scene: ", turn 1" in scene["title"])
    page = visit(**CALM, locale="fr-FR").is_guest(guest).goes_to(f"/table/{table}")
    expect(page.locator(".team li")).to_have_count(1)
    expect(page.locator("[data-key^=pin-2-]").first).to_be_attached()
    page.locator(".say input").fill("Salut !")
    page.locator(".say input").press("Enter")
    answer = page.locator(".chat .msg").filter(has_text=re.compile("Je (file|passe)"))
    expect(answer).to_have_count(1)


@pytest.mark.parametrize(
    "wishes", [CALM, pytest.param(FINGER, marks=pytest.mark.slow)], ids=["desk", "phone"]
)
def test_the_end_says_what_was_taken_round_by_round(
    visit: Visit, house: HouseProcess, wishes: dict[str, Any]
) -> None:
    guest = Guest(house.address, "Jeanne")
    record = random_record(farwest.load("desperados"), 4, 12)
    table = guest.post("/api/replays", {"record": record.json()})["table"]
    visitor = visit(**wishes).is_guest(guest)
    visitor.context.route("**/review?*", lambda _: None)  # long work, and not looked at here
    page = visitor.goes_to(f"/over/{table}")
    take = page.get_by_role("region", name="The take, round by round")
    expect(take.locator("ol > li")).to_have_count(3)  # it ended early: DESP-W5
    expect(take.locator(".total")).to_contain_text("$8,800")
    expect(page.get_by_role("region", name="Arrests, round by round")).to_be_visible()
    assert not page.evaluate(TOO_WIDE)
