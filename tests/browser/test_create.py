"""Setting a table in the browser."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, PHONE, Visitor
from tests.server.guests import Guest, HouseProcess

FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True, **CALM}
CHOSEN = 'nav a[href="/new/carson"]'
LOADED = "() => document.fonts.size > 0 && document.fonts.status === 'loaded'"


def place_in_the_row(page: Page) -> float:
    left: float = page.locator(CHOSEN).evaluate(
        "(one) => one.getBoundingClientRect().left - one.parentElement.getBoundingClientRect().left"
    )
    return round(left)


def chosen_when_letters_come(visitor: Visitor, late: bool) -> float:
    if late:
        visitor.context.route("**/*.woff2", lambda _: None)  # held, until nothing is routed
    page = visitor.goes_to("/new/carson")
    page.locator(CHOSEN).wait_for()
    if late:
        page.wait_for_function("() => document.fonts.status === 'loading'")
    visitor.context.unroute_all()
    page.wait_for_function(LOADED)
    return place_in_the_row(page)


def test_the_chosen_game_lies_in_the_same_place_of_the_row_however_late_its_letters_come(
    visit: Visit, house: HouseProcess
) -> None:
    """Other letters are wider or narrower: what was scrolled to before they came lies elsewhere."""
    guest = Guest(house.address, "Jeanne")
    soon, late = (
        chosen_when_letters_come(visit(**FINGER).is_guest(guest), late) for late in (False, True)
    )
    assert soon == late
