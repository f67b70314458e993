"""The arena's report on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from farwest.arena.report import report
from tests.arena.test_fits import many_long_names

A4 = 703  # CSS pixels between margins of 12 mm
SPILT = """() => [document.documentElement, ...document.querySelectorAll('.scroll')]
    .map((one) => one.scrollWidth - one.clientWidth)"""


@pytest.mark.parametrize("media", ["print", "screen"])
def test_a_report_on_five_bots_with_long_names_fits_a_sheet(browser: Browser, media: str) -> None:
    page = browser.new_page(viewport={"width": A4, "height": 1000})
    page.emulate_media(media=media)  # type: ignore[arg-type]
    page.set_content(report(many_long_names()))

    assert {0} == set(page.evaluate(SPILT))
    page.close()
