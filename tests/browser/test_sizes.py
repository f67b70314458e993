"""What a size of screen must show without scrolling."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import farwest
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from tests.browser.moments import Moment, sent
from tests.browser.test_overflow import LOOKS, SIZES
from tests.records.test_records import text_of
from tests.server.guests import HouseProcess

IN_VIEW = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}).length"""


def five_seats() -> Moment:
    record = read_record(text_of("circles_5_star_used"))
    match = Match.of(farwest.load("circles"), record, upto=0)
    for action in record.actions:
        if match.move > 60 and match.seat is not None and match.seat >= 0:
            break
        match.step(action)
    return Moment("circles", match.asked.kind if match.asked else "", len(match.legal()), match)


def page_of(browser: Browser, house: HouseProcess, size: str) -> Page:
    width, height, hands = SIZES[size]
    wishes: dict[str, Any] = {"viewport": {"width": width, "height": height}, **hands}
    return browser.new_context(
        base_url=house.address, locale="en-GB", reduced_motion="reduce", **wishes
    ).new_page()


@pytest.mark.parametrize("size", [pytest.param("laptop", marks=pytest.mark.first), "large"])
def test_five_seats_and_who_leads_are_in_view(
    browser: Browser, house: HouseProcess, size: str
) -> None:
    page = page_of(browser, house, size)
    page.add_init_script(LOOKS)
    page.goto("/table/sweep")
    page.evaluate(
        "(s) => window.feed(s)", json.dumps([sent(five_seats(), "en", "wide", bare=True)])
    )
    assert page.evaluate(IN_VIEW, ".seats > .seat") == 5
    assert page.evaluate(IN_VIEW, ".seats .bars > li") == 5
    size_of = "(what) => parseFloat(getComputedStyle(document.querySelector(what)).fontSize)"
    assert page.evaluate(size_of, ".seats .bars b") >= (16 if size == "large" else 12)
    page.context.close()


def test_a_phone_held_across_shows_three_posters_at_once(
    browser: Browser, house: HouseProcess
) -> None:
    page = page_of(browser, house, "phone held across")
    page.goto("/")
    page.locator(".bill").first.wait_for()
    page.evaluate("document.fonts.ready")
    assert page.evaluate(IN_VIEW, ".posters > .bill .pic") == 3
    page.context.close()
