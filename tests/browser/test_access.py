"""axe finds nothing serious on any page, at noon or at dusk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, LONG, play_over_the_wire
from tests.server.guests import ME, OPEN, Guest, HouseProcess, a_bot

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Places:
    """One of each page that a person can come to."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.playing = guest.found(ME, a_bot(), a_bot())
        self.waiting = guest.found(ME, OPEN, OPEN, public=True)
        self.over = guest.found(ME, a_bot())
        play_over_the_wire(guest, self.over)


@pytest.fixture(scope="module")
def places(house: HouseProcess) -> Places:
    return Places(Guest(house.address, "Jeanne"))


COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}  # all that the light changes


def faults(page: Page, **options: Any) -> list[str]:
    assert AXE.exists(), "axe-core is not there: `tools/web test` fetches what the pages need."
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))  # as a debugger would: the content policy stays
    found: list[dict[str, Any]] = page.evaluate(
        "(wish) => axe.run(document, wish).then((found) => found.violations)",
        {"resultTypes": ["violations"], **options},
    )
    return [
        f"{fault['impact']}: {fault['help']}: {node['target']} {node['html'][:160]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        pytest.param("/", ".posters .go", marks=pytest.mark.first),
        ("/new/goat", "form .go .opt"),
        ("/table/{waiting}", ".waiting .opt"),
        pytest.param("/table/{playing}", ".aim.lit", marks=pytest.mark.first),
        ("/over/{over}", ".turned, .none"),
        ("/replay/{over}", ".boardbox .sprite"),
        ("/review/{over}", ".boardbox .sprite"),
        ("/replay", ".drop"),
        ("/me", "form"),
        pytest.param("/rules/goat", "#GOAT-F21", marks=pytest.mark.slow),  # the same page again
        ("/rules/carson#CARSON-C7", "article.lit"),
    ],
)
def test_axe_finds_nothing_serious(visit: Visit, places: Places, path: str, ready: str) -> None:
    visitor = visit(**CALM).is_guest(places.guest)
    page = visitor.goes_to(path.format(**vars(places)))
    page.locator(ready).first.wait_for(timeout=LONG)  # of one game, bots look back
    page.evaluate("document.fonts.ready")
    assert [] == faults(page)
    page.get_by_role("button", name="Theme: change to dusk").first.click()
    assert "dusk" == page.locator("html").get_attribute("data-theme")
    assert [] == faults(page, **COLOURS)
