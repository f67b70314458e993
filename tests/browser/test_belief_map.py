"""The belief map on the page: in the replay, by click, key and address; and for a commentator."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import farwest
from farwest.laws import random_record
from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, PHONE, play_over_the_wire
from tests.server.guests import ME, Guest, HouseProcess, a_bot

ON_MAP = "[data-key^='belief-']"
MANY = 10  # towns: nobody was shown lately


@pytest.fixture(scope="module")
def kept(house: HouseProcess) -> tuple[Guest, str, int]:
    """A finished game, and a move of it at which much is hidden."""
    guest = Guest(house.address, "Jeanne")
    record = random_record(farwest.load("desperados"), 4, 12)
    table = guest.post("/api/replays", {"record": record.json()})["table"]
    for move in guest.get(f"/api/replays/{table}")["moves"]:
        scene = guest.get(f"/api/replays/{table}/scene?move={move}&eyes=-1&beliefs=1")
        if sum(sprite["layer"] == "beliefs" for sprite in scene["picture"]["sprites"]) > MANY:
            return guest, table, move
    raise AssertionError("nobody ever hid")


def is_still(page: Page) -> Page:
    """Board and letters are there: nothing slips from under a pointer that is not waited for."""
    page.locator(".boardbox .sprite").first.wait_for()
    page.evaluate("document.fonts.ready")
    return page


def switch(page: Page) -> Any:
    return page.get_by_role("switch", name="Suspicion map")


@pytest.mark.first
def test_the_map_is_switched_on_and_kept_in_the_address(
    visit: Visit, kept: tuple[Guest, str, int]
) -> None:
    guest, table, move = kept
    visitor = visit(**CALM).is_guest(guest)
    page = visitor.goes_to(f"/replay/{table}?move={move}&eyes=-2")
    expect(is_still(page).locator(ON_MAP)).to_have_count(0)

    switch(page).check(force=True)
    expect(page.locator(ON_MAP)).not_to_have_count(0)
    expect(page.get_by_role("region", name="Suspicion map")).to_contain_text("Gold marks the truth")
    page.wait_for_url(f"**move={move}&eyes=-2&beliefs=1")
    page.reload()
    expect(page.locator(ON_MAP)).not_to_have_count(0)
    expect(switch(page)).to_be_checked()

    page.get_by_text("Spectators", exact=True).click()
    note = page.get_by_role("region", name="Suspicion map")
    expect(note).not_to_contain_text("Gold marks the truth")
    page.wait_for_url(f"**move={move}&eyes=-1&beliefs=1")
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(ON_MAP)).to_have_count(0)  # no figure stands yet

    page.locator("body").press("m")
    expect(switch(page)).not_to_be_checked()
    page.wait_for_url("**eyes=-1")
    expect(note).to_have_count(0)


def test_what_is_pointed_at_says_its_chances(visit: Visit, kept: tuple[Guest, str, int]) -> None:
    guest, table, move = kept
    scene = guest.get(f"/api/replays/{table}/scene?move={move}&eyes=-1&beliefs=1")
    labels = [s["label"] for s in scene["picture"]["sprites"] if s["layer"] == "beliefs"]
    visitor = visit(**CALM).is_guest(guest)
    page = visitor.goes_to(f"/replay/{table}?move={move}&eyes=-1&beliefs=1")
    for label in (labels[0], labels[-1]):
        assert "%" in label
        is_still(page).locator(f"{ON_MAP}[aria-label='{label}']").hover(force=True)
        expect(page.locator(".boardbox .label b")).to_have_text(label)


def test_the_map_on_a_phone(visit: Visit, kept: tuple[Guest, str, int]) -> None:
    guest, table, move = kept
    wishes: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, **CALM}
    visitor = visit(**wishes).is_guest(guest)
    page = visitor.goes_to(f"/replay/{table}?move={move}&eyes=-1")
    switch(is_still(page)).tap(force=True)
    expect(page.locator(ON_MAP)).not_to_have_count(0)
    note = page.get_by_role("region", name="Suspicion map")
    note.get_by_text("Place by place").tap()
    expect(note.locator("details li")).to_have_count(page.locator(ON_MAP).count())
    expect(note.locator("details li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_that_hides_no_place_has_no_switch(visit: Visit, house: HouseProcess) -> None:
    guest = Guest(house.address, "Jeanne")
    record = random_record(farwest.load("goat"), 3, 12)
    table = guest.post("/api/replays", {"record": record.json()})["table"]
    page = visit(**CALM).is_guest(guest).goes_to(f"/replay/{table}?move=20&eyes=-2&beliefs=1")
    expect(page.locator(".boardbox .sprite").first).to_be_visible()
    expect(switch(page)).to_have_count(0)
    page.wait_for_url("**move=20&eyes=-2")


def test_a_commentator_is_behind_and_has_the_map(visit: Visit, house: HouseProcess) -> None:
    jeanne, zeke = Guest(house.address, "Jeanne"), Guest(house.address, "Zeke")
    bots = [a_bot("greenhorn"), a_bot("greenhorn")]
    table = jeanne.found(ME, *bots, game="desperados", delay=1, pace=False)
    play_over_the_wire(jeanne, table, lambda scene: scene["title"].startswith("Round 1"))
    page = visit(**CALM).is_guest(zeke).goes_to(f"/table/{table}")
    offer = page.get_by_role("button", name="Suspicion map")
    expect(page.get_by_text("Watching, 1 second behind")).to_be_visible()
    expect(page.locator(ON_MAP)).to_have_count(0)
    offer.click()
    expect(page.locator(ON_MAP)).not_to_have_count(0)
    expect(offer).to_have_attribute("aria-pressed", "true")
    offer.click()
    expect(page.locator(ON_MAP)).to_have_count(0)

    hers = visit(**CALM).is_guest(jeanne).goes_to(f"/table/{table}")
    expect(hers.locator(".boardbox .sprite").first).to_be_visible()
    expect(hers.get_by_role("button", name="Suspicion map")).to_have_count(0)
