"""A dramatic moment stands on a stage over the board: it is held, can be skipped, and whoever wants
little motion is only told."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, NEXT, Visitor, play_over_the_wire
from tests.server.guests import ME, Guest, HouseProcess, a_bot

VERDICT = re.compile(r"^It was the (\w+)\. (.+) (lied|told the truth)\.$")

COUNTS = """() => {
  window.stages = 0;
  const look = () => (window.stages += document.querySelectorAll('.stage').length);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


BAR_SAYS_IT = """() => {
  const stage = document.querySelector('.stage');
  const said = ['.film .verdict', '.film .cite'].map((one) => document.querySelector(one));
  return [false, true].map((over) => {
    stage.classList.toggle('over', over);
    return said.map((one) => getComputedStyle(one).visibility).join(' ');
  });
}"""


FILM_OR_MINE = f"() => document.querySelector('.film') ? 'film' : ({NEXT})() && 'mine'"


def is_asked_to_accept(scene: dict[str, Any]) -> bool:
    return str(scene["question"]).endswith("Do you accept?")


def before_a_reveal(house: HouseProcess, visit: Visit, **wishes: Any) -> Visitor:
    """A bot offers the visitor a card."""
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot("greenhorn"), a_bot("greenhorn"), game="goat")
    play_over_the_wire(guest, table, is_asked_to_accept)
    visitor: Visitor = visit(**wishes).is_guest(guest)
    visitor.goes_to(f"/table/{table}")
    visitor.page.locator(".prompt .opt[data-action]").first.wait_for()
    return visitor


def accept(page: Page) -> None:
    page.locator(".prompt .opt[data-action]").first.click()


def ended_by(page: Page, act: Callable[[], None]) -> None:
    """What stands there goes. A quick bot may have put up the next one by then."""
    page.locator(".stage").evaluate_all("(all) => all.forEach((one) => (one.dataset.seen = 'yes'))")
    act()
    expect(page.locator(".stage[data-seen]")).to_have_count(0)


def read_out(page: Page) -> str:
    """The verdict, as who listens hears it."""
    live = page.locator(".unseen[aria-live=polite]", has_text="It was the")
    live.wait_for(state="attached")
    return live.inner_text()


@pytest.mark.first
def test_a_reveal_holds_the_stage_and_a_click_ends_it(house: HouseProcess, visit: Visit) -> None:
    """Step by step, so that it waits; the times are those of web/test/stage.test.ts."""
    visitor = before_a_reveal(house, visit, pace="step")
    page = visitor.page
    claimed = re.search(r"says it is the (\w+)", page.locator(".prompt h2").inner_text())
    accept(page)
    stage = page.locator(".stage[data-kind=reveal]")
    page.locator(".stage.over").wait_for()
    said = VERDICT.match(read_out(page))
    assert said
    assert claimed
    assert (said[3] == "lied") == (said[1] != claimed[1])
    assert said[0] == " ".join(stage.locator(".verdict:not(.chips) tspan").all_text_contents())
    told = ["hidden hidden", "visible visible"]
    assert told == page.evaluate(BAR_SAYS_IT), "told before it was shown, or its rule alone"
    assert [] == faults(page)
    ended_by(page, stage.click)

    while page.wait_for_function(FILM_OR_MINE).json_value() == "film":  # bots may go on after one
        ended_by(page, lambda: page.keyboard.press("Escape"))
    page.get_by_text("See it again").wait_for()


def test_at_an_easy_pace_the_stage_goes_by_itself(house: HouseProcess, visit: Visit) -> None:
    visitor = before_a_reveal(house, visit, pace="normal")
    page = visitor.page
    page.evaluate(COUNTS)
    accept(page)
    page.wait_for_function("() => window.stages > 0 && !document.querySelector('.stage')")
    assert VERDICT.match(read_out(page))


def test_who_wants_little_motion_is_told_the_verdict(house: HouseProcess, visit: Visit) -> None:
    visitor = before_a_reveal(house, visit, pace="normal", **CALM)
    page = visitor.page
    page.evaluate(COUNTS)
    accept(page)
    assert VERDICT.match(read_out(page))
    assert 0 == page.evaluate("window.stages")
