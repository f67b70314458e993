"""A dramatic moment stands on a stage over the board: it is held, can be skipped, and whoever wants
little motion is only told."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, Visitor, play_over_the_wire
from tests.server.guests import ME, Guest, HouseProcess, a_bot

VERDICT = re.compile(r"^It was the (\w+)\. (.+) (lied|told the truth)\.$")


def is_asked_to_accept(scene: dict[str, Any]) -> bool:
    return str(scene["question"]).endswith("Do you accept?")


def before_a_reveal(house: HouseProcess, visit: Visit, **wishes: Any) -> Visitor:
    """A bot offers the visitor a card."""
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot("greenhorn"), a_bot("greenhorn"), game="goat")
    play_over_the_wire(guest, table, is_asked_to_accept)
    visitor: Visitor = visit(pace="normal", **wishes).is_guest(guest)
    visitor.goes_to(f"/table/{table}")
    visitor.page.locator(".prompt .opt[data-action]").first.wait_for()
    return visitor


def accept(page: Page) -> None:
    page.locator(".prompt .opt[data-action]").first.click()


def read_out(page: Page) -> str:
    """The verdict, as who listens hears it."""
    live = page.locator(".unseen[aria-live=polite]", has_text="It was the")
    live.wait_for(state="attached")
    return live.inner_text()


def test_a_reveal_holds_the_stage_and_a_click_ends_it(house: HouseProcess, visit: Visit) -> None:
    visitor = before_a_reveal(house, visit)
    page = visitor.page
    claimed = re.search(r"says it is the (\w+)", page.locator(".prompt h2").inner_text())
    accept(page)
    stage = page.locator(".stage[data-kind=reveal]")
    stage.wait_for()
    page.locator(".stage.over").wait_for()
    said = VERDICT.match(read_out(page))
    assert said
    assert claimed
    assert (said[3] == "lied") == (said[1] != claimed[1])
    shown = " ".join(stage.locator(".verdict text").first.inner_text().split())
    assert (
        said[0] in " ".join(stage.locator(".verdict tspan").all_inner_texts()) or said[0] in shown
    )
    assert [] == faults(page)
    stage.click()
    expect(stage).to_have_count(0)

    page.get_by_text("See it again").wait_for()
    page.keyboard.press("f")
    stage.wait_for()
    page.keyboard.press("Escape")
    expect(stage).to_have_count(0)


def test_who_wants_little_motion_is_told_the_verdict(house: HouseProcess, visit: Visit) -> None:
    visitor = before_a_reveal(house, visit, **CALM)
    page = visitor.page
    page.evaluate(
        """() => {
          window.stages = 0;
          const look = () => (window.stages += document.querySelectorAll('.stage').length);
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    accept(page)
    assert VERDICT.match(read_out(page))
    assert 0 == page.evaluate("window.stages")
