"""Several people: at two browsers, at one, and when the line between them and the house breaks."""

from __future__ import annotations

import random
import socket
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, WHOSE, Visitor
from tests.server.guests import ME, Guest, HouseProcess, a_bot

IN_HAND = "[data-key^='card-'][aria-label*='in your hand']"
# It is said for a moment only, so the page itself watches for it.
BACK = """() => {
  const said = (done) => document.body.innerText.includes('You are back.') && done();
  const all = { subtree: true, childList: true, characterData: true };
  const watch = (done) => new MutationObserver(() => said(done)).observe(document, all);
  window.back = new Promise(watch);
}"""
CLICKS = 16
CURTAINS = 6
SLOW = pytest.mark.slow


def chairs(page: Page, seats: int, second: str) -> None:
    """From the lobby to a form with so many chairs, the second one taken so."""
    page.get_by_role("link", name="Choose seats and bots: The Good, the Goat and the Bad").click()
    page.get_by_role("group", name="Seats").get_by_text(str(seats), exact=True).click()
    seat(page, 2, second)


def seat(page: Page, number: int, who: str) -> None:
    page.get_by_role("combobox", name=f"Seat {number}").select_option(label=who)


def sits(visitor: Visitor, link: str, name: str) -> None:
    page = visitor.goes_to(link)
    page.get_by_role("button", name="Sit here: seat 2").click()
    page.get_by_label("Your name at the table").fill(name)
    page.locator("form").get_by_role("button", name="Sit here").click()


def keys_of(visitor: Visitor, selector: str) -> set[str]:
    return set(
        visitor.page.eval_on_selector_all(selector, "(all) => all.map((one) => one.dataset.key)")
    )


def test_two_people_play_at_one_table_by_link(visit: Visit) -> None:
    ada, bob, dice = visit(**CALM), visit(**CALM), random.Random(4)
    chairs(ada.goes_to("/"), 2, "Open")
    ada.page.get_by_role("button", name="Start the table").click()
    link = ada.page.locator(".address").inner_text()
    sits(bob, link, "Bob")  # the last chair is taken: the game begins

    hands = 0
    acting, other = ada, bob
    for _ in range(CLICKS):
        while acting.whose_turn() == "another's":
            acting, other = other, acting
        secrets = keys_of(acting, IN_HAND)
        for key in secrets:  # the other page may still show the moment before
            expect(other.page.locator(f"[data-key={key}]")).to_have_count(0)
        hands += bool(secrets)
        acting.moves(dice)
    assert hands
    while acting.whose_turn() == "another's":
        acting, other = other, acting
    for visitor in (ada, bob):
        visitor.knows_the_whole_story(at=WHOSE)


def test_the_host_starts_and_a_bot_takes_the_free_chair(visit: Visit) -> None:
    ada, bob = visit(**CALM), visit(**CALM)
    chairs(ada.goes_to("/"), 3, "Open")
    seat(ada.page, 3, "Open")
    ada.page.get_by_role("button", name="Start the table").click()
    sits(bob, ada.page.locator(".address").inner_text(), "Bob")
    expect(ada.page.locator(".chairs li").nth(1)).to_contain_text("Bob")
    expect(bob.page.get_by_role("button", name="Start the game")).to_have_count(0)
    expect(ada.page.locator(".salt")).to_have_count(2)  # a moment after he sits: then it may begin
    ada.page.get_by_role("button", name="Start the game").click()
    for visitor in (ada, bob):
        expect(visitor.page.locator(".seat")).to_have_count(3)
        expect(visitor.page.get_by_role("region", name="Bob")).to_be_visible()


def test_two_people_share_a_device_behind_a_curtain(visit: Visit) -> None:
    visitor, dice = visit(**CALM), random.Random(5)
    chairs(visitor.goes_to("/"), 2, "Guest here")
    page = visitor.page
    page.get_by_label("Name", exact=False).last.fill("Ada")
    page.get_by_role("button", name="Start the table").click()
    page.wait_for_url("**/table/*")
    lifted: list[str] = []
    while len(lifted) < CURTAINS:
        things = visitor.next_things()
        if things[0]["kind"] == "curtain":
            assert 0 == page.locator(IN_HAND).count()
            assert "Ada" in things[0]["name"] or "Stranger" in things[0]["name"]
            lifted.append(things[0]["name"])
        visitor.moves(dice)
    assert 2 == len(set(lifted))
    assert all(one != other for one, other in pairwise(lifted))


@pytest.fixture
def mortal(tmp_path: Path) -> HouseProcess:
    """A house that the test kills, at a port that nobody is given while the house is away."""
    return HouseProcess(tmp_path, "--no-limits", port=a_port())


def a_port() -> int:
    """A free one, below those that a system hands out by itself."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as door, suppress(OSError):
            door.bind(("127.0.0.1", port))
            return port


@pytest.mark.first
@pytest.mark.parametrize("moves_between", [(1, 4), pytest.param((1, 4, 3, 2), marks=SLOW)])
def test_a_line_that_breaks_comes_back_and_nothing_is_lost_or_doubled(
    visit: Visit, mortal: HouseProcess, browser: Browser, moves_between: tuple[int, ...]
) -> None:
    guest, dice = Guest(mortal.address, "Jeanne"), random.Random(6)
    table = guest.found(ME, a_bot())
    visitor = visit(mortal.address, **CALM).is_guest(guest)
    visitor.excused += ["WebSocket connection to", "Failed to load resource: net::"]
    page = visitor.goes_to(f"/table/{table}")
    port = int(mortal.address.rsplit(":", 1)[1])
    house = mortal
    try:
        for moves in moves_between:
            for _ in range(moves):
                visitor.moves(dice)
            house.kill()
            expect(page.get_by_text("Connection lost, trying again.")).to_be_visible()
            page.evaluate(BACK)
            house = HouseProcess(house.folder, "--no-limits", port=port)
            page.evaluate("window.back")
            expect(page.get_by_text("Connection lost, trying again.")).to_have_count(0)
        visitor.moves(dice)
        visitor.knows_the_whole_story()
    finally:
        house.kill()
