"""What a seat has, beside the board: however much, it stands there whole, in rows and columns."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from farwest.tables.scenes import scene
from tests.browser.fed import SIZES, fed, hears
from tests.browser.moments import NAMES, Moment, plain, state
from tests.games.carson.table import lay
from tests.server.guests import HouseProcess

LEAST: Final = 2  # px between a symbol and its number, and between one figure and the next
SCREENS: Final = {"desk": (1280, 800), "laptop": (1000, 760), "large": (1600, 1000)}
KEPT: Final[tuple[dict[str, int], ...]] = (  # seven, eight and nine symbols; then five
    {"mine": 2, "ranch": 1},
    {"mine": 1, "ranch": 1, "hotel": 2},
    {"bank": 1, "saloon": 1, "ranch": 1, "mine": 1},
    {},
    {},
)
FIGURES: Final = """() => [...document.querySelectorAll('.seat')].map((seat) => {
  const box = ({ left, right, top, bottom }) => ({ left, right, top, bottom });
  const inked = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return box(range.getBoundingClientRect());
  };
  return {
    room: box(seat.getBoundingClientRect()),
    figures: [...seat.querySelectorAll('.stat')].map((one) => ({
      symbol: box(one.querySelector('svg').getBoundingClientRect()),
      number: inked([...one.childNodes].find((part) => part instanceof Text && part.data.trim())),
    })),
  };
})"""


def shown(page: Page, seats: int) -> list[dict[str, Any]]:
    match = lay(
        seats,
        kept=KEPT[:seats],
        money=[128, 164, 9, 30, 12][:seats],
        vp=[24, 117, 6, 3, 0][:seats],
        roads=[5, 11, 2, 0, 1][:seats],
    )
    table = state(Moment("carson", "PLACE", 0, match), 0, "en")
    looks = scene(match.speaking("en", NAMES[:seats]), 0, SIZES["desk"][0])
    hears(page, plain(table), plain(looks))
    page.locator(".seat .stat").first.wait_for()
    page.evaluate("document.fonts.ready")
    found: list[dict[str, Any]] = page.evaluate(FIGURES)
    return found


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("screen", SCREENS)
def test_many_figures_stand_whole_in_rows_and_columns(
    browser: Browser, house: HouseProcess, screen: str, seats: int
) -> None:
    width, height = SCREENS[screen]
    viewport = {"width": width, "height": height}
    with fed(browser, house, viewport=viewport, reduced_motion="reduce") as page:
        told = shown(page, seats)
    assert [7, 8, 9, 5, 5][:seats] == [len(seat["figures"]) for seat in told]
    for many in (seat for seat in told if len(seat["figures"]) > 6):
        room, figures = many["room"], many["figures"]
        rows: dict[int, list[dict[str, Any]]] = {}
        for one in figures:
            rows.setdefault(round(one["symbol"]["top"]), []).append(one)
            assert one["number"]["left"] - one["symbol"]["right"] >= LEAST
            assert one["number"]["right"] <= room["right"] - LEAST
            assert one["symbol"]["bottom"] <= room["bottom"] - LEAST
        first, *others = rows.values()
        columns = [one["symbol"]["left"] for one in first]
        for row in rows.values():
            for one, after in pairwise(row):
                assert after["symbol"]["left"] - one["number"]["right"] >= LEAST
        for row in others:
            assert [one["symbol"]["left"] for one in row] == columns[: len(row)]
        assert len(others[0]) > 2, "none is left alone below a row of many"
