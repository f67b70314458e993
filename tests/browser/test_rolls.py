"""What rolls is seen to roll before anything tells where it stops."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitors import LOGGED, unfolded
from tests.server.guests import ME, Guest, HouseProcess, a_bot

STOPPED = r"^(It|The marble) (stops|stays|leaves)|lies on the line"
WATCH = f"""() => {{
  window.untold = 0;  // looks at a marble on its way of which nothing was told yet
  const told = () => [...document.querySelectorAll({LOGGED!r})].some(
    (line) => /{STOPPED}/.test(line.textContent.trim()));
  new MutationObserver(() => {{
    const rolls = document.querySelector('[data-key="marble"][data-flying]');
    const asks = document.querySelector('.prompt .opt[data-action]');
    if (rolls && !asks && !told()) window.untold += 1;
  }}).observe(document.body, {{ subtree: true, childList: true, attributes: true }});
}}"""


@pytest.mark.first
def test_the_stop_is_told_when_the_marble_is_there(visit: Visit, house: HouseProcess) -> None:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot(), game="circles", variant={"first_seat": 0})
    visitor = visit().is_guest(guest)
    page = visitor.goes_to(f"/table/{table}")
    page.locator("[data-gauge]:enabled").wait_for()
    unfolded(page)  # or the card is shut by the next one, and a quick bot has that at once
    page.evaluate(WATCH)
    visitor.flicks(random.Random(7))
    page.wait_for_function(
        f"() => [...document.querySelectorAll({LOGGED!r})].some("
        f"(line) => /{STOPPED}/.test(line.textContent.trim()))"
    )
    assert page.evaluate("window.untold") > 0


def test_who_wants_less_motion_has_the_stop_at_once(visit: Visit, house: HouseProcess) -> None:
    guest = Guest(house.address, "Paul")
    table = guest.found(ME, a_bot(), game="circles", variant={"first_seat": 0})
    visitor = visit(reduced_motion="reduce").is_guest(guest)
    page = visitor.goes_to(f"/table/{table}")
    page.locator("[data-gauge]:enabled").wait_for()
    unfolded(page)  # or the card is shut by the next one, and a quick bot has that at once
    page.evaluate(WATCH)
    visitor.flicks(random.Random(8))
    expect(page.locator(LOGGED).filter(has_text="The marble rolls.").first).to_be_visible()
    assert page.evaluate("window.untold") == 0
