"""Who leads and how near the end is, on the page: with names, a legend, and by side."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_sides import FINGER
from tests.browser.visitors import CALM
from tests.server.guests import ME, Guest, HouseProcess, a_bot


def test_a_phone_says_round_and_phase_and_what_each_counter_counts(
    visit: Visit, house: HouseProcess
) -> None:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot(), a_bot(), variant={"first_dealer": 0})  # she begins
    page = visit(**FINGER).is_guest(guest).goes_to(f"/table/{table}")
    expect(page.locator(".top .called")).to_have_text("The town, round 1 of 3")
    page.locator(".race").tap()
    said = page.get_by_role("dialog").get_by_role("listitem")
    expect(said.locator("b")).to_have_text(["Round", "Hats in play"])
    expect(said.locator("span")).to_have_text(
        ["Round 1 of 3", "0 of 6 hats are in play this round"]
    )


@pytest.mark.parametrize(
    ("game", "variant", "legend", "places"),
    [("goat", {}, 3, 3), ("desperados", {"marshal": 0}, 0, 0)],
)
def test_bars_have_a_legend_and_mates_no_places(
    visit: Visit, house: HouseProcess, game: str, variant: dict[str, int], legend: int, places: int
) -> None:
    """Those of a side win as one: what it must reach stands where others have their place."""
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot(), a_bot(), game=game, variant=variant)
    page = visit(**CALM).is_guest(guest).goes_to(f"/table/{table}")
    expect(page.locator(".bars li")).not_to_have_count(0)
    expect(page.locator(".legend li")).to_have_count(legend)
    expect(page.locator(".seat .points i")).to_have_count(places)
    expect(page.locator(".seat .points em:visible")).to_have_text(
        [] if places else ["of $8,000"] * 2
    )
