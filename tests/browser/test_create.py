"""Setting a table in the browser."""

from __future__ import annotations

from playwright.sync_api import Page, Route

from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, PHONE
from tests.server.guests import Guest, HouseProcess

FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True, **CALM}
CHOSEN = 'nav a[href="/new/carson"]'
LOADED = "() => document.fonts.size > 0 && document.fonts.status === 'loaded'"


def place_in_the_row(page: Page) -> float:
    left: float = page.locator(CHOSEN).evaluate(
        "(one) => one.getBoundingClientRect().left - one.parentElement.getBoundingClientRect().left"
    )
    return round(left)


def test_the_chosen_game_lies_in_the_same_place_of_the_row_however_late_its_letters_come(
    visit: Visit, house: HouseProcess
) -> None:
    """Other letters are wider or narrower: what was scrolled to before they came lies elsewhere."""
    guest = Guest(house.address, "Jeanne")
    seen = []
    for late in (False, True):
        visitor = visit(**FINGER).is_guest(guest)
        held: list[Route] = []
        if late:
            visitor.context.route("**/*.woff2", held.append)
        page = visitor.goes_to("/new/carson")
        page.locator(CHOSEN).wait_for()
        if late:
            page.wait_for_function("() => document.fonts.status === 'loading'")
        for route in held:
            route.continue_()
        visitor.context.unroute("**/*.woff2")
        page.wait_for_function(LOADED)
        seen.append(place_in_the_row(page))
    assert seen[0] == seen[1]
