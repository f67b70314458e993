"""The players' rulebook in a browser: a citation opens its paragraph, lit; a word is found; nothing
is wider than the screen."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import farwest
from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, PHONE, Visitor, play_over_the_wire
from tests.server.guests import ME, Guest, HouseProcess, a_bot

TOUCH: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, **CALM}
NARROW: Final[dict[str, Any]] = {**TOUCH, "viewport": {"width": 360, "height": 740}}
BOTH: Final = pytest.mark.parametrize("wishes", [CALM, TOUCH], ids=["desk", "phone"])
WIDER: Final = """() => [
  document.documentElement.scrollWidth - innerWidth,
  ...[...document.querySelectorAll('.rules .list, .leaf')]
    .map((one) => one.scrollWidth - one.clientWidth),
]"""


@pytest.fixture(scope="module")
def seated(house: HouseProcess) -> tuple[Guest, str]:
    """At a table of carson where something has happened."""
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot(), game="carson")
    play_over_the_wire(guest, table, lambda scene: bool(scene["move"] > 20))
    return guest, table


def at_the_log(visit: Visit, seated: tuple[Guest, str], wishes: dict[str, Any]) -> Visitor:
    guest, table = seated
    visitor = visit(**wishes).is_guest(guest)
    page = visitor.goes_to(f"/table/{table}")
    if visitor.touches:
        page.get_by_role("button", name="Log").tap()
    page.locator(".side .log .cite").first.wait_for()
    return visitor


def pressed(visitor: Visitor, selector: str) -> str:
    found = visitor.page.locator(selector).last
    text = found.inner_text()
    if visitor.touches:
        found.tap()
    else:
        found.click()
    return text


def is_lit(page: Page, rule: str) -> None:
    """Its paragraph, and no other; and it can be seen."""
    lit = page.locator("article.lit")
    expect(lit).to_have_count(1)
    expect(lit).to_be_in_viewport(ratio=0.5)
    assert rule in (lit.get_attribute("data-rules") or "").split()


@BOTH
def test_a_citation_in_the_log_opens_its_paragraph_lit(
    visit: Visit, seated: tuple[Guest, str], wishes: dict[str, Any]
) -> None:
    visitor = at_the_log(visit, seated, wishes)
    page = visitor.page
    rule = pressed(visitor, ".side .log .cite")

    is_lit(page, rule)
    assert [] == [more for more in page.evaluate(WIDER) if more > 0]
    assert [] == faults(page)
    pressed(visitor, "article.lit summary")
    expect(page.locator("article.lit .rule").first).to_be_visible()


def test_the_same_citation_lights_again_after_reading_elsewhere(
    visit: Visit, seated: tuple[Guest, str]
) -> None:
    visitor = at_the_log(visit, seated, CALM)
    page = visitor.page
    rule = pressed(visitor, ".prompt .cite")
    is_lit(page, rule)
    page.locator(".rules select").select_option("Words")
    expect(page.locator("article.lit")).not_to_be_in_viewport()
    pressed(visitor, ".prompt .cite")
    is_lit(page, rule)


@BOTH
def test_a_word_is_found_beside_the_board(
    visit: Visit, seated: tuple[Guest, str], wishes: dict[str, Any]
) -> None:
    visitor = at_the_log(visit, seated, wishes)
    page = visitor.page
    if visitor.touches:
        page.get_by_role("button", name="Rules").tap()
    else:
        page.keyboard.press("/")
    page.locator(".rules input").fill("church")
    expect(page.locator(".rules .count")).to_contain_text("paragraphs")
    marked = page.locator(".rules article").first.locator("mark")
    expect(marked.first).to_have_text("church", ignore_case=True)
    page.locator(".rules input").press("Enter")
    first = page.locator("article.lit").get_attribute("data-rules") or ""
    page.locator(".rules input").press("Enter")
    expect(page.locator("article.lit")).to_have_count(1)
    expect(page.locator("article.lit")).not_to_have_attribute("data-rules", first)
    assert [] == [more for more in page.evaluate(WIDER) if more > 0]
    page.locator(".rules input").press("Escape")
    expect(page.locator(".rules input")).to_have_value("")


def test_an_address_opens_a_rule_and_its_letter(visit: Visit) -> None:
    page = visit(**CALM).goes_to("/rules/carson#CARSON-F30")
    is_lit(page, "CARSON-F30")
    expect(page.locator("article.lit")).to_contain_text("you say yes or no")
    expect(page.locator("article.lit .rule")).to_have_count(0)
    page.locator("article.lit summary").click()
    expect(page.locator("article.lit .rule")).to_contain_text("answers yes or no at once")
    expect(page.locator("article.lit details")).to_contain_text("The letter of the rule")


def test_a_word_without_its_accent_is_found_on_the_page(visit: Visit) -> None:
    page = visit(locale="fr-FR", **CALM).goes_to("/rules/goat")
    page.locator("article").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("sherif")
    expect(page.locator("mark").first).to_have_text("Shérif")
    page.keyboard.press("Enter")
    expect(page.locator("article.lit")).to_be_in_viewport()
    page.keyboard.type("zzz")
    expect(page.locator(".note").first).to_contain_text("Rien ne dit cela")


WIDEST: Final = "carson"  # which is looked at whole each time


@pytest.mark.parametrize("game", farwest.games())
def test_no_page_of_the_rules_is_wider_than_a_small_phone(visit: Visit, game: str) -> None:
    page = all_of_the_rules(visit, game)
    assert [] == [more for more in page.evaluate(WIDER) if more > 0]


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.slow] * (game != WIDEST)) for game in farwest.games()],
)
def test_nothing_on_the_page_of_the_rules_is_hard_to_read(visit: Visit, game: str) -> None:
    assert [] == faults(all_of_the_rules(visit, game))


def all_of_the_rules(visit: Visit, game: str) -> Page:
    """With what is folded up opened."""
    page = visit(**NARROW).goes_to(f"/rules/{game}")
    page.locator("article figure svg").first.wait_for()
    assert [] == [more for more in page.evaluate(WIDER) if more > 0]
    folded = page.locator("details").count()
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    expect(page.locator("details[open]")).to_have_count(folded)
    page.locator(".rule").last.wait_for()
    return page
