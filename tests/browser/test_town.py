"""The largest board on the smallest laptop, and under a finger that does not hover."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, PHONE, Visitor, play_over_the_wire
from tests.server.guests import ME, Guest, HouseProcess, a_bot

LAPTOP: Final = {"width": 1366, "height": 768}
SMALLEST: Final = 12  # px
LETTERS: Final = f"""() => [...document.querySelectorAll('body *')].flatMap((one) => {{
  const said = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
  if (!said.length || !one.getClientRects().length || one.closest('.unseen')) return [];
  const scale = one instanceof SVGTextElement ? one.getScreenCTM().a : 1;
  const px = parseFloat(getComputedStyle(one).fontSize) * scale;
  return px < {SMALLEST} ? [`${{one.textContent}}: ${{px}} px`] : [];
}})"""
SCROLLS: Final = """() => {
  const page = document.documentElement, table = document.querySelector('main.table');
  return [page, table].some((one) => one.scrollHeight > one.clientHeight + 1);
}"""
# A pointer that rests is told more after half a second, in place of the note beside it.
UNTOLD: Final = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text).do !== 'explain') send.call(this, text);
};
"""


def at_placement(house: HouseProcess, visitor: Visitor, rivals: int) -> Page:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, *[a_bot()] * rivals, game="carson")
    play_over_the_wire(guest, table, lambda scene: bool(scene["title"].endswith("placement")))
    visitor.context.add_init_script(UNTOLD)
    page = visitor.is_guest(guest).goes_to(f"/table/{table}")
    visitor.next_things()
    page.evaluate("document.fonts.ready")
    return page


def parcel(visitor: Visitor) -> dict[str, Any]:
    return next(
        thing
        for thing in visitor.next_things()
        if thing["key"].startswith("cell-") and thing["place"]
    )


@pytest.mark.first
def test_all_of_it_is_read_on_a_laptop_without_scrolling(visit: Visit, house: HouseProcess) -> None:
    visitor = visit(viewport=LAPTOP, **CALM)
    page = at_placement(house, visitor, 4)
    assert [] == page.evaluate(LETTERS)
    assert not page.evaluate(SCROLLS)
    page.mouse.move(*parcel(visitor)["place"])
    expect(page.locator(".boardbox .tooltips")).to_contain_text("Parcel, $")
    assert [] == page.evaluate(LETTERS)
    passing = page.locator(".prompt .opt", has_text="Pass")
    expect(page.locator(".prompt .opt")).to_have_count(2)  # and what the pointer is on
    expect(passing).to_have_attribute("aria-description", re.compile("^and pick"))


def test_a_finger_sees_price_and_rivals_before_it_commits(
    visit: Visit, house: HouseProcess
) -> None:
    """CARSON-A7: the first tap shows them, the second sends the cowboy."""
    phone = visit(viewport=PHONE, has_touch=True, is_mobile=True, **CALM)
    page = at_placement(house, phone, 1)
    told, chosen = len(phone.log()), parcel(phone)
    phone.press(*chosen["place"])
    note, ticket = page.locator(".boardbox .tooltips"), page.locator(".prompt .opt")
    expect(note).to_contain_text("Parcel, $")
    expect(ticket).to_have_count(1)
    expect(ticket).to_contain_text("Stake out")
    assert told == len(phone.log()), "nothing is sent yet"

    other = next(
        thing
        for thing in phone.next_things()
        if thing["key"].startswith("square-") and thing["place"]
    )
    phone.press(*other["place"])
    expect(note).not_to_contain_text("Parcel, $")
    assert told == len(phone.log())
    phone.press(*other["place"])
    page.wait_for_function(
        "(n) => document.querySelectorAll('.log .told > li').length > n", arg=told
    )
