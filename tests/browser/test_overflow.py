"""Whatever a table asks can be read: at every size, in both languages, of every kind of question
that came up in recorded games, nothing is cut, covered, off the screen or too small."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from farwest.games import GAMES
from farwest.kit.texts import LANGUAGES
from tests.browser.moments import Moment, few, moments, sent
from tests.browser.tellings import sent as narrated
from tests.browser.tellings import tellings
from tests.server.guests import HouseProcess

LOOKS: Final = Path(__file__).with_name("overflow.js").read_text("utf-8")
FINGER: Final = {"has_touch": True, "is_mobile": True}
SIZES: Final[dict[str, tuple[int, int, dict[str, Any]]]] = {
    "phone": (390, 844, FINGER),
    "phone held across": (844, 390, FINGER),
    "laptop": (1366, 768, {}),
    "desk": (1440, 900, {}),
    "large": (2560, 1440, {}),
}
EACH_TIME: Final = ("phone",)  # the others with make test-slow


def swept(
    browser: Browser, house: HouseProcess, size: str, stock: list[list[dict[str, Any]]]
) -> list[str]:
    """What is wrong on any of these scenes, each shown on the real page of a table."""
    width, height, hands = SIZES[size]
    context = browser.new_context(
        base_url=house.address,
        viewport={"width": width, "height": height},
        locale="en-GB",
        reduced_motion="reduce",
        **hands,
    )
    page = context.new_page()
    page.add_init_script(LOOKS)
    page.goto("/table/sweep")
    found: list[str] = []
    for scenes in stock:
        told = page.evaluate("(scenes) => window.feed(scenes)", json.dumps(scenes))
        assert told["texts"] > len(scenes)
        found += told["faults"]
    context.close()
    return found


def all_of(chosen: list[Moment], size: str, bare: bool) -> list[list[dict[str, Any]]]:
    """By language: the page changes it once. Every second one is taught."""
    canvas = "tall" if size == "phone" else "wide"
    return [
        [sent(one, language, canvas, bare, coached=n % 2 == 1) for n, one in enumerate(chosen)]
        for language in LANGUAGES
    ]


@pytest.mark.first
def test_every_game_asks_something_in_the_stock() -> None:
    assert set(GAMES) == {moment.game for moment in few()}
    assert len({moment[:2] for moment in moments()}) >= 50


@pytest.mark.parametrize(
    "size", [s if s in EACH_TIME else pytest.param(s, marks=pytest.mark.slow) for s in SIZES]
)
def test_what_is_asked_can_be_read(browser: Browser, house: HouseProcess, size: str) -> None:
    """In short: one moment of each question, with the most tickets there were."""
    chosen = {moment[:2]: moment for moment in reversed(few())}
    assert [] == swept(browser, house, size, all_of(list(chosen.values()), size, bare=True))


@pytest.mark.parametrize("size", ["phone", pytest.param("laptop", marks=pytest.mark.slow)])
def test_what_others_did_can_be_read(browser: Browser, house: HouseProcess, size: str) -> None:
    """In the bar that narrates, at the step of each game that tells the most."""
    width, height, hands = SIZES[size]
    canvas, found = "tall" if size == "phone" else "wide", list[str]()
    for telling in tellings():
        context = browser.new_context(
            base_url=house.address, viewport={"width": width, "height": height}, **hands
        )
        page = context.new_page()
        page.add_init_script(LOOKS)
        page.add_init_script("localStorage.setItem('farwest-pace', 'step')")
        page.goto("/table/sweep")
        found += page.evaluate("window.tell", json.dumps([narrated(telling, "fr", canvas)]))
        context.close()
    assert [] == found


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_can_be_read(
    browser: Browser, house: HouseProcess, game: str, size: str
) -> None:
    """At length: every question with every number of tickets, on whole boards."""
    chosen = [moment for moment in moments() if moment.game == game]
    assert [] == swept(browser, house, size, all_of(chosen, size, bare=False))
