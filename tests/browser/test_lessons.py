"""Each lesson, played to its end by keys and by taps; what the coach points at can be seen."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import farwest
from tests.browser.conftest import Visit
from tests.browser.keys import Keyboard
from tests.browser.test_access import COLOURS, faults
from tests.browser.visitors import CALM, PHONE, Visitor
from tests.server.guests import Guest, HouseProcess

GAMES: Final = farwest.games()
MOST: Final = 80  # things done in one lesson
TOUCH: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, **CALM}
ENDED: Final = '.prompt .opt[href^="/how/"]'

# What a learner who follows the coach does next: read on, a wanted ticket or thing, or anything.
NEXT: Final = f"""() => {{
  const shown = (one) => one.getClientRects().length > 0;
  const seen = (what) => [...document.querySelectorAll(what)].find(shown);
  if (seen('{ENDED}')) return 'end';
  if (!seen('.coach .says')) return null;
  if (seen('.coach .next')) return 'next';
  if (seen('.prompt .opt.wanted[data-action]:enabled')) return 'ticket';
  if (seen('.aim.lit[data-wanted]')) return 'aim';
  if (seen('[data-gauge]:enabled')) return 'gauge';
  return seen('.aim.lit, .prompt .opt[data-action]:enabled') ? 'any' : null;
}}"""
# How far the bubble lies over what it points at, in px; and how many rings there are.
COVERED: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const rings = [...document.querySelectorAll('.rings rect:not(.under)')].map(box);
  const bubble = document.querySelector('.bubble');
  const over = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return [rings.length, Math.max(0, ...rings.map((ring) => over(ring, box(bubble))))];
}"""
# New words make the bubble another size, known a frame later: then it is placed anew.
APART: Final = f"""async () => {{
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  const [rings, covered] = ({COVERED})();
  return rings > 0 && covered <= 1;
}}"""


# What the coach wants on a phone's board, and is not whole between the table's edge and the sheet.
HIDDEN: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const top = box(document.querySelector('main.table')).top;
  const sheet = box(document.querySelector('.bottom')).top;
  const hidden = (one) => box(one).top < top || box(one).bottom > sheet;
  const wanted = [...document.querySelectorAll('.aim.lit[data-wanted]')];
  return wanted.filter(hidden).map((one) => one.dataset.aim);
}"""


def slow_but(usual: Sequence[str]) -> list[Any]:
    """Every lesson is always played, by taps or by keys; in the other way it is slow."""
    first, slow = pytest.mark.first, pytest.mark.slow
    marks = {game: [slow] for game in GAMES} | {game: [] for game in usual} | {usual[0]: [first]}
    return [pytest.param(game, marks=marks[game]) for game in GAMES]


def sits_down(visit: Visit, house: HouseProcess, game: str, **wishes: Any) -> Visitor:
    guest = Guest(house.address, "Jeanne")
    table = guest.post("/api/lessons", {"game": game})["table"]
    visitor = visit(**wishes).is_guest(guest)
    visitor.goes_to(f"/table/{table}")
    return visitor


def step(page: Page) -> str:
    return page.locator(".coach .step").inner_text() if page.locator(".coach .step").count() else ""


def after(page: Page, before: str) -> None:
    """When another step is shown, or none."""
    other = "(n) => document.querySelector('.coach .step')?.textContent !== n"
    page.wait_for_function(other, arg=before)


def pressed(visitor: Visitor, selector: str) -> None:
    """A tap, or a click, on the first that can be seen."""
    found = visitor.page.locator(selector).locator("visible=true").first
    if visitor.touches:
        found.tap()
    else:
        found.click()


@pytest.mark.parametrize("game", slow_but(GAMES[::2]))
def test_a_lesson_by_taps_on_a_phone(visit: Visit, house: HouseProcess, game: str) -> None:
    visitor, dice = sits_down(visit, house, game, **TOUCH), random.Random(3)
    page = visitor.page
    for _ in range(MOST):
        what = page.wait_for_function(NEXT).json_value()
        if what == "end":
            break
        step_now = step(page)
        if what == "next":
            pressed(visitor, ".coach .next")
            after(page, step_now)
        elif what == "ticket":
            pressed(visitor, ".prompt .opt.wanted[data-action]")
        elif what == "aim":
            page.wait_for_function(f"() => !({HIDDEN})().length")
            wanted = page.locator(".aim.lit[data-wanted]").first.get_attribute("data-aim")
            thing = next(one for one in visitor.next_things() if one["key"] == wanted)
            visitor.press(*thing["place"])
        else:
            visitor.moves(dice)
    expect(page.locator(ENDED)).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("game", slow_but(GAMES[1::2]))
def test_a_lesson_by_keys_alone(visit: Visit, house: HouseProcess, game: str) -> None:
    visitor, dice = sits_down(visit, house, game, **CALM), random.Random(4)
    page, keys = visitor.page, Keyboard(visitor)
    looked = set[str]()
    for _ in range(MOST):
        what = page.wait_for_function(NEXT).json_value()
        if what == "end":
            break
        if (now := step(page)) not in looked:
            looked.add(now)
            page.locator(".bubble.ready").wait_for()
            page.wait_for_function(APART)
        if what == "next":
            keys.press("Enter")
            after(page, now)
        elif what == "ticket":
            ticket = page.locator(".prompt .opt.wanted[data-action]").first
            keys.tabs_to(f'.opt[data-action="{ticket.get_attribute("data-action")}"]')
            keys.press("Enter")
        elif what == "aim":
            keys.tabs_to(".aim.lit[data-wanted]")
            keys.press("Enter")
        elif what == "gauge":
            page.evaluate("document.activeElement.blur()")
            page.keyboard.down(" ")
            page.wait_for_function(
                "(far) => { const cut = /inset\\(\\S+ ([\\d.]+)%/.exec("
                "document.querySelector('.gauge .bar')?.style.clipPath ?? '');"
                "return cut && 1 - Number(cut[1]) / 100 >= far; }",
                arg=dice.uniform(0.3, 0.5),
            )
            page.keyboard.up(" ")
        else:
            keys.moves(dice)
        page.wait_for_function(f"() => !!({NEXT})()")
    expect(page.locator(ENDED)).to_be_visible()


def test_the_bubble_goes_away_and_comes_back(visit: Visit, house: HouseProcess) -> None:
    page = sits_down(visit, house, "goat", **CALM).page
    page.locator(".bubble.ready").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator(".bubble .says")).to_contain_text("You want the most money")
    page.keyboard.press("Enter")
    expect(page.locator(".coach .step")).to_have_text("2 of 12")
    page.locator(".prompt").get_by_role("button", name="Refuse").click()
    expect(page.locator(".says.again")).to_contain_text("Legal: then Belle’s hat goes on it")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".coach .step")).to_have_text("1 of 12")
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(".posters .learn").first).to_be_visible()


@pytest.mark.parametrize("wishes", [CALM, TOUCH], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_in_a_lesson(
    visit: Visit, house: HouseProcess, wishes: dict[str, Any]
) -> None:
    page = sits_down(visit, house, "goat", **wishes).page
    page.locator(".coach .says").wait_for()
    assert [] == faults(page)
    page.evaluate("document.documentElement.dataset.theme = 'dusk'")
    page.locator(".coach .says").wait_for()
    assert [] == faults(page, **COLOURS)
    page.keyboard.press("Enter")
    page.locator(".prompt .opt[data-action]").first.wait_for()
    assert [] == faults(page)


@pytest.mark.parametrize("game", [pytest.param(GAMES[0], marks=pytest.mark.first), *GAMES[1:]])
def test_how_to_play_has_its_pictures(visit: Visit, game: str) -> None:
    page = visit(**CALM).goes_to(f"/how/{game}")
    page.locator("figure svg").first.wait_for()
    page.evaluate("document.fonts.ready")
    assert page.locator("figure svg > g").count() > 3
    assert [] == faults(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_play_now_offers_the_lesson_once(visit: Visit) -> None:
    visitor = visit(**CALM)
    page = visitor.goes_to("/")
    play = page.get_by_role("button", name="Play now: Circles: Far West")
    play.click()
    page.get_by_role("dialog").get_by_text("First time?").wait_for()
    assert [] == faults(page)
    page.keyboard.press("Escape")
    play.click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Learn it.*: Circles: Far West$")).click()
    expect(page.locator(".stacked")).to_have_text("Lesson: the cards are stacked")
