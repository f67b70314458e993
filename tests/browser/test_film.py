"""What happens by itself is a film: it can be stopped, gone through, and seen again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, DESK, PHONE, Visitor, play_over_the_wire
from tests.server.guests import ME, Guest, HouseProcess, a_bot

STEPS = 5  # of an evaluation, at least: the cards of five turns
HANDS: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def is_the_last_card(scene: dict[str, Any]) -> bool:
    return str(scene["question"]).startswith("Turn 5. Where do you ride?")


def before_an_evaluation(house: HouseProcess, visit: Visit, **wishes: Any) -> Visitor:
    """The marshal has one card to lay; the gang are bots."""
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot("greenhorn"), a_bot("greenhorn"), game="desperados")
    play_over_the_wire(guest, table, is_the_last_card)
    visitor: Visitor = visit(pace="slow", **wishes).is_guest(guest)  # a busy machine is late too
    visitor.goes_to(f"/table/{table}")
    return visitor


def step_of(page: Page) -> tuple[int, int]:
    """Which of how many."""
    bar = page.locator(".film progress")
    return int(bar.evaluate("(bar) => bar.value")), int(bar.evaluate("(bar) => bar.max"))


def goes_on(page: Page) -> None:
    """One step, which its bar shows."""
    at, _ = step_of(page)
    page.locator(".film").get_by_text("Next").click()
    page.wait_for_function(
        "(n) => document.querySelector('.film progress')?.value === n", arg=at + 1
    )


@pytest.mark.first
@pytest.mark.parametrize(
    "hands", [pytest.param({}, id="desk", marks=pytest.mark.slow), pytest.param(HANDS, id="phone")]
)
def test_a_film_is_stopped_gone_through_and_seen_again(
    house: HouseProcess, visit: Visit, hands: dict[str, Any]
) -> None:
    visitor = before_an_evaluation(house, visit, **hands)
    page, film = visitor.page, visitor.page.locator(".film")
    page.locator(".prompt .opt[data-action]").first.click()
    film.get_by_text("Pause").click()
    expect(film.get_by_text("Go on")).to_be_visible()
    goes_on(page)
    goes_on(page)
    told = film.locator("li:not(.more)").all_inner_texts()
    assert told
    assert all(any(one.strip() in line for line in visitor.log()) for one in told)

    film.get_by_text("To the end").click()
    expect(film).to_have_count(0)
    page.locator(".prompt .opt, .aim.lit").first.wait_for()
    visitor.knows_the_whole_story()

    log = visitor.log()
    page.get_by_text("See it again").click()
    film.get_by_text("Pause").click()
    at, steps = step_of(page)
    assert at < steps
    assert steps >= STEPS
    assert log == visitor.log()
    page.keyboard.press("Space")
    expect(film.get_by_text("Pause")).to_be_visible()
    page.keyboard.press("Escape")
    expect(film).to_have_count(0)
    assert "mine" == visitor.whose_turn()
    assert log == visitor.log()


def film_kept(visitor: Visitor) -> int:
    """How many steps the film has that can be seen again. What comes later is one of its own, so
    it is looked at when it is my turn."""
    page, film = visitor.page, visitor.page.locator(".film")
    assert "mine" == visitor.whose_turn()
    page.locator(".prompt .under [aria-keyshortcuts=F]").click()
    film.wait_for()
    _, steps = step_of(page)
    page.keyboard.press("Escape")
    film.wait_for(state="detached")
    assert "mine" == visitor.whose_turn()
    return steps


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_film_outlives_a_change_of_language(
    house: HouseProcess, visit: Visit, language: str
) -> None:
    """And is told in the new one: its sentences are those of the log."""
    visitor = before_an_evaluation(house, visit, viewport=DESK)
    page, film = visitor.page, visitor.page.locator(".film")
    page.locator(".prompt .opt[data-action]").first.click()
    film.get_by_text("To the end").click()
    assert film_kept(visitor) > 1
    for chosen in dict.fromkeys(("fr", language)):
        page.locator(f'.lang button[lang="{chosen}"]').click()
        page.wait_for_function("(code) => document.documentElement.lang === code", arg=chosen)
    again = page.locator(".prompt .under [aria-keyshortcuts=F]")
    expect(again).to_have_text({"fr": "Repasser", "en": "See it again"}[language])
    assert film_kept(visitor) > 1
    log = visitor.log()

    again.click()
    film.locator(".under .tag").first.click()  # stops it
    expect(film.locator(".under .tag").first).to_have_text(
        {"fr": "Reprendre", "en": "Go on"}[language]
    )
    told = film.locator("li:not(.more)").all_inner_texts()
    assert all(any(one.strip() in line for line in log) for one in told)
    assert log == visitor.log()
    page.keyboard.press("Escape")
    assert "mine" == visitor.whose_turn()
    expect(again).to_be_visible()


def test_a_film_outlives_a_turn_of_the_screen(house: HouseProcess, visit: Visit) -> None:
    """Another canvas is sent anew too."""
    visitor = before_an_evaluation(house, visit, viewport=DESK)
    page, film = visitor.page, visitor.page.locator(".film")
    page.locator(".prompt .opt[data-action]").first.click()
    film.get_by_text("To the end").click()
    assert film_kept(visitor) > 1
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.locator('.boardbox svg[viewBox*="620"]').first.wait_for()
    assert film_kept(visitor) > 1


def test_without_motion_a_film_waits_to_be_asked_for(house: HouseProcess, visit: Visit) -> None:
    visitor = before_an_evaluation(house, visit, **CALM)
    page, film = visitor.page, visitor.page.locator(".film")
    page.locator(".prompt .opt[data-action]").first.click()
    again = page.get_by_text("See it again")
    again.wait_for()
    expect(film).to_have_count(0)
    page.keyboard.press("f")
    expect(film.get_by_text("Go on")).to_be_visible()
    at, steps = step_of(page)
    assert (1, True) == (at, steps >= STEPS)
    assert [] == faults(page)
    for _ in range(steps - 1):
        goes_on(page)
    page.keyboard.press("ArrowRight")
    expect(film).to_have_count(0)
    expect(again).to_be_visible()
    assert "mine" == visitor.whose_turn()
