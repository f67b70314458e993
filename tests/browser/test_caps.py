"""The keys of a row of tickets: of one kind, printed on them, and no other key presses one."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from farwest.kit.texts import LANGUAGES
from tests.browser.fed import asked, fed, is_shown
from tests.browser.moments import Moment, few, moments
from tests.browser.test_near import WHOLE, zoom
from tests.server.guests import HouseProcess

NUMBER: Final = re.compile(r"(?<![^\W\d])\b\d\b")  # the 8 of D8 is none
ROW: Final = """() => [...document.querySelectorAll('.prompt .opt[data-action]')].map((one) => ({
  key: one.getAttribute('aria-keyshortcuts') ?? '',
  called: one.querySelector('b').textContent,
  action: Number(one.dataset.action),
}))"""


def the(question: str, options: int) -> Moment:
    return next(one for one in moments() if one[1:3] == (question, options))


def row(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(ROW)
    return found


def played(page: Page, key: str) -> list[int]:
    """What a key plays on the page as it stands."""
    before = len(asked(page, "play"))
    page.keyboard.press(key)
    return [one["action"] for one in asked(page, "play")[before:]]


@pytest.mark.parametrize("question", ["BUY_VP", "CAPTAIN_BUY"])
def test_the_digit_of_an_amount_plays_that_amount(
    browser: Browser, house: HouseProcess, question: str
) -> None:
    with fed(browser, house) as page:
        is_shown(page, the(question, 4))
        third = row(page)[2]
        assert third["called"].startswith("2 ")
        assert [third["action"]] == played(page, "2")


def test_nought_plays_none_and_leaves_the_board_near(browser: Browser, house: HouseProcess) -> None:
    with fed(browser, house, reduced_motion="reduce") as page:
        is_shown(page, the("CAPTAIN_BUY", 4))
        nobody = row(page)[0]
        page.keyboard.press("+")
        near = zoom(page)
        assert near > WHOLE
        assert [nobody["action"]] == played(page, "0")
        assert near == zoom(page)


def test_a_key_that_no_ticket_bears_plays_nothing(browser: Browser, house: HouseProcess) -> None:
    """Three personalities: 2, 5 and 6. What 1 once played was the 2."""
    with fed(browser, house) as page:
        is_shown(page, the("PICK_PERSONALITY", 3))
        keys = [one["key"] for one in row(page)]
        assert ["2", "5", "6"] == keys
        assert [] == played(page, "1")
        assert [row(page)[1]["action"]] == played(page, "5")


def test_pointing_at_the_board_leaves_the_keys_that_were_there(
    browser: Browser, house: HouseProcess
) -> None:
    with fed(browser, house) as page:
        is_shown(page, the("BUY_PARCEL", 10))
        before = row(page)
        assert ["Stop"] == [one["called"] for one in before]
        page.locator(".aim.lit").first.focus()
        page.locator(".prompt .opt[data-action]").nth(1).wait_for()
        assert before == row(page)[:1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_a_row_are_of_one_kind(
    browser: Browser, house: HouseProcess, language: str
) -> None:
    """And a ticket that bears a number is pressed by no other."""
    faults = list[str]()
    chosen = {moment[:2]: moment for moment in few()}
    with fed(browser, house, language=language, reduced_motion="reduce") as page:
        for moment in chosen.values():
            is_shown(page, moment, language=language)
            tickets = row(page)
            keys = [one["key"] for one in tickets if one["key"]]
            if len({key.isdigit() for key in keys}) > 1 or len(set(keys)) < len(keys):
                faults.append(f"{moment.name}: {keys}")
            for one in tickets:
                numbers = NUMBER.findall(one["called"])
                if numbers and one["key"].isdigit() and one["key"] not in numbers:
                    others = {n for other in tickets for n in NUMBER.findall(other["called"])}
                    if one["key"] in others:
                        faults.append(f"{moment.name}: {one['key']} is {one['called']}")
    assert [] == faults


def test_what_buys_nothing_does_not_stand_out(browser: Browser, house: HouseProcess) -> None:
    """Of a few the first that does something does."""
    with fed(browser, house) as page:
        is_shown(page, the("CASH_LIMIT", 3))
        nothing, one, _ = row(page)
        assert "0" == nothing["key"]
        expect(page.locator(".prompt .opt.main")).to_have_attribute(
            "data-action", str(one["action"])
        )
