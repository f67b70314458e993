"""A first game: few easy bots that say what they do, help that is open, and fades out."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, PHONE, Visitor

HANDS: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
BOTH = pytest.mark.parametrize("hands", [{}, HANDS], ids=["desk", "phone"])
# Bots take their time here: each of two tests is done in one way, and slowly in the other.
DESK = pytest.param({}, id="desk")
SLOW_DESK = pytest.param({}, id="desk", marks=pytest.mark.slow)
PHONE_TOO = pytest.param(HANDS, id="phone")
SLOW_PHONE = pytest.param(HANDS, id="phone", marks=pytest.mark.slow)
GOAT = "article:has(#game-goat) button.go"


def sits_down(visitor: Visitor) -> Page:
    page = visitor.goes_to("/")
    page.locator(GOAT).click()
    page.get_by_role("button", name="Just play, with help").click()
    page.wait_for_url("**/table/*")
    return page


def log_of(visitor: Visitor) -> list[str]:
    """The page on how to play lies over it."""
    page = visitor.page
    if visitor.touches:
        page.locator("nav.tabbar button").nth(1).click()
    else:
        page.get_by_role("tab", name="Log").click()
    page.locator(".side .log li").first.wait_for()
    return visitor.log()


@pytest.mark.slow
@pytest.mark.parametrize("hands", [SLOW_DESK, PHONE_TOO])
def test_the_first_table_has_two_greenhorns_and_tells_what_they_do(
    visit: Visit, hands: dict[str, Any]
) -> None:
    visitor = visit(pace="normal", **CALM, **hands)
    page = sits_down(visitor)
    expect(page.locator(".seat")).to_have_count(3)
    table = visitor.context.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()
    assert ["greenhorn"] * 2 == [c["level"] for c in table["chairs"] if c["who"] == "bot"]
    told: set[str] = set()
    dice = random.Random(3)
    while not told:
        page.wait_for_function("() => document.querySelector('.film li, .prompt .opt, .aim.lit')")
        told |= {text.strip() for text in page.locator(".film li").all_inner_texts()}
        visitor.moves(dice)
    visitor.next_things()
    log = log_of(visitor)
    assert [] == [one for one in told if not any(one in line for line in log)]


@pytest.mark.parametrize("hands", [DESK, SLOW_PHONE])
def test_three_lines_at_most_say_what_changed_since_my_last_turn(
    visit: Visit, hands: dict[str, Any]
) -> None:
    visitor = visit(pace="normal", **CALM, **hands)
    page, dice = sits_down(visitor), random.Random(4)
    news = page.locator(".newcomer.news li")
    for _ in range(12):
        assert visitor.next_things()
        if news.count():
            break
        visitor.moves(dice)
    said = [one.strip() for one in news.all_inner_texts()]
    assert 1 <= len(said) <= 3
    assert [] == faults(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with visitor.as_guest().at(page.url.rpartition("/")[2]) as place:
        told = [line["text"] for line in place.until("scene")["lines"]]
    assert [] == [one for one in said if one not in told]


@BOTH
def test_the_help_is_switched_off_and_on_by_a_control(visit: Visit, hands: dict[str, Any]) -> None:
    page = sits_down(visit(pace="normal", **CALM, **hands))
    switch = page.get_by_role("button", name="Beginner’s help: on")
    switch.click()
    off = page.get_by_role("button", name="Beginner’s help: off")
    expect(off).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(off).to_be_visible()
    off.click()
    expect(switch).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("finished", "seats", "help"), [(1, 3, True), (2, 4, False)])
def test_it_fades_out_as_games_are_played(
    visit: Visit, finished: int, seats: int, help: bool
) -> None:
    page = visit(**CALM).goes_to("/")
    tables = [f"t{n}" for n in range(finished)]
    keep = "(tables) => localStorage.setItem('farwest-finished-goat', JSON.stringify(tables))"
    page.evaluate(keep, tables)
    page.evaluate("localStorage.setItem('farwest-met-goat', 'yes')")
    page.reload()
    page.locator(GOAT).click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".seat")).to_have_count(seats)
    expect(page.locator(".newcomer")).to_have_count(int(help))
    how = page.get_by_role("tab", name="How")
    expect(how).to_have_attribute("aria-selected", "false")
