"""The practice page: by mouse, by keys, by finger; what a game hides is shown there."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.keys import Keyboard
from tests.browser.visitors import CALM, GAUGE, PHONE
from tests.server.guests import ME, OPEN, Guest, HouseProcess

PAGE = "/practice/circles"
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


# A finger strokes from the marble, if it lies still: its way is given in marbles, one beside the
# other. It tells whether something came of a stroke.
STROKE = """([dx, dy]) => {
  const marble = document.querySelector('.aim[data-held]');
  const told = document.querySelector('dd.last').textContent.startsWith('Power');
  if (told || !marble) return told;
  const box = marble.getBoundingClientRect();
  const send = (kind, n, target) => target.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, pointerId: 7, pointerType: 'touch', button: 0,
    clientX: box.left + box.width / 2 + n * dx * box.width,
    clientY: box.top + box.height / 2 + n * dy * box.height,
  }));
  send('pointerdown', 0, marble);
  for (const n of [1, 2, 3]) send('pointermove', n, window);
  send('pointerup', 3, window);
}"""


def test_a_stroke_along_the_channel_flicks_and_another_way_does_not(visit: Visit) -> None:
    """From the top of the ring, clockwise is to the right."""
    phone = visit(viewport=PHONE, has_touch=True, is_mobile=True, **CALM)
    page = phone.goes_to(PAGE)
    page.locator(".aim[data-held]").wait_for()
    last = page.locator("dd.last")
    for way in ([-1, 0], [0, 1], [0, -1]):
        page.evaluate(STROKE, way)
        expect(last).to_have_text("Not a try yet.")
    page.wait_for_function(STROKE, arg=[1, 0])  # again if the machine was too slow for one


@pytest.mark.first
def test_a_flick_is_practised_by_mouse_and_told(visit: Visit) -> None:
    visitor = visit(**CALM)
    page = visitor.goes_to("/rules/circles")
    page.get_by_role("link", name="Practise first").click()
    page.wait_for_url(f"**{PAGE}")
    last = page.locator("dd.last")
    expect(last).to_have_text("Not a try yet.")
    for _ in range(2):
        visitor.flicks(random.Random(5))
        expect(last).to_have_text(re.compile(r"^Power [\d,]+: "))
        page.get_by_role("button", name="Start over").click()
        expect(last).to_have_text("Not a try yet.")


def test_who_waits_at_a_table_may_practise_beside_it(visit: Visit, house: HouseProcess) -> None:
    guest = Guest(house.address, "Jeanne")
    visitor = visit(**CALM).is_guest(guest)
    page = visitor.goes_to(f"/table/{guest.found(ME, OPEN, game='circles')}")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Practise (in a new tab)").click()
    expect(opened.value.locator(".aim[data-held]")).to_be_visible()
    visitor.goes_to(f"/table/{guest.found(ME, OPEN, game='goat')}")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    assert page.get_by_role("link", name="Practise (in a new tab)").count() == 0


def test_the_space_bar_flicks_from_the_marble_and_from_the_page(visit: Visit) -> None:
    visitor = visit(**CALM)
    page, keyboard = visitor.goes_to(PAGE), Keyboard(visitor)
    last = page.locator("dd.last")
    keyboard.tabs_to(".aim[data-held]")
    keyboard.press("Space")
    expect(last).to_have_text(re.compile(r"^Power [\d,]+: "))
    page.get_by_role("button", name="Start over").click()
    expect(last).to_have_text("Not a try yet.")
    page.locator("h1").click()
    page.evaluate("document.activeElement.blur()")
    keyboard.press("Space")
    expect(last).to_have_text(re.compile(r"^Power [\d,]+: "))


def test_where_there_is_nothing_to_practise_a_sentence_says_so(visit: Visit) -> None:
    visitor = visit(**CALM)
    visitor.excused.append("status of 400")
    page = visitor.goes_to("/practice/goat")
    expect(page.get_by_text("There is nothing to practise here.")).to_be_visible()


def test_the_slider_says_number_and_stop_to_who_uses_keys(visit: Visit) -> None:
    visitor = visit(**CALM)
    page, keyboard = visitor.goes_to(PAGE), Keyboard(visitor)
    keyboard.tabs_to(".gauge .link")
    keyboard.press("Enter")
    keyboard.tabs_to(".gauge input", "Shift+Tab")
    keyboard.press("Home", *["PageUp"] * 4)
    slider = page.locator(".gauge input")
    power = int(slider.input_value())
    assert power > 0
    expect(page.locator("dd.power")).to_have_text(str(power))
    foreseen = page.locator("dd.foreseen").inner_text()
    assert (slider.get_attribute("aria-valuetext") or "").endswith(f", {foreseen}")
    expect(page.locator('[data-key="foretold"]')).to_have_count(1)
    keyboard.tabs_to(".gauge .opt")
    keyboard.press("Enter")
    expect(page.locator("dd.last")).to_have_text(re.compile(rf"^Power {power}: it stopped "))
    page.reload()
    expect(page.locator(".gauge input")).to_be_visible()


def test_a_finger_practises_in_french_and_sees_the_marble_roll(visit: Visit) -> None:
    phone = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    page = phone.goes_to(PAGE)
    phone.flicks(random.Random(6))
    expect(page.locator("dd.last")).to_have_text(re.compile(r"^Force "))
    expect(page.locator(GAUGE)).to_be_visible()  # to be pressed again
    assert not page.evaluate(TOO_WIDE)
