"""What happens by itself is a film: it can be stopped, gone through, and seen again."""

from __future__ import annotations

import re
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
    wishes = {"pace": "slow", **wishes}  # a busy machine is late too
    visitor: Visitor = visit(**wishes).is_guest(guest)
    visitor.goes_to(f"/table/{table}")
    return visitor


def step_of(page: Page) -> tuple[int, int]:
    """Which of how many."""
    bar = page.locator(".film progress")
    return int(bar.evaluate("(bar) => bar.value")), int(bar.evaluate("(bar) => bar.max"))


def captions(page: Page) -> list[str]:
    """What this step tells. Of an arrest or a robbery first the stage is shown, and what came of
    it said; it is told in the next step."""
    film = page.locator(".film")
    if film.locator(".verdict").count():
        assert film.locator(".verdict").text_content()
        return []
    told = [one.strip() for one in film.locator("li:not(.more)").all_inner_texts()]
    assert told
    return told


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
    told = captions(page)
    for _ in range(STEPS - 1):
        goes_on(page)
        told += captions(page)
    assert len(told) >= STEPS
    assert all(any(one in line for line in visitor.log()) for one in told)

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


def film_kept(visitor: Visitor) -> list[int]:
    """Of each of its steps the line of the log that it tells first: the same in every language.
    What comes later is one of its own, so it is looked at when it is my turn."""
    page, film = visitor.page, visitor.page.locator(".film")
    log = [line.rpartition(" ")[0] for line in visitor.log()]  # without the rule
    page.locator(".prompt .under [aria-keyshortcuts=F]").click()
    film.wait_for()
    _, steps = step_of(page)
    told = list[int]()
    for at in range(1, steps + 1):
        page.wait_for_function(
            "(n) => document.querySelector('.film progress').value === n", arg=at
        )
        said = captions(page)
        assert [] == [one for one in said if one not in log]
        told.append(log.index(said[0]) if said else -1)
        page.keyboard.press("ArrowRight")
    film.wait_for(state="detached")
    assert "mine" == visitor.whose_turn()
    return told


def after_an_evaluation(house: HouseProcess, visit: Visit) -> Visitor:
    """Which can be seen again, step by step."""
    visitor = before_an_evaluation(house, visit, viewport=DESK, pace="step")
    visitor.page.locator(".prompt .opt[data-action]").first.click()
    visitor.page.locator(".film").get_by_text("To the end").click()
    visitor.next_things()
    return visitor


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_film_outlives_a_change_of_language(
    house: HouseProcess, visit: Visit, language: str
) -> None:
    """The same steps, and they tell the same in the new one: their sentences are those of the
    log."""
    visitor = after_an_evaluation(house, visit)
    page, before = visitor.page, film_kept(visitor)
    for chosen in dict.fromkeys(("fr", language)):
        page.locator(f'.lang button[lang="{chosen}"]').click()
        told = re.compile({"fr": "^Manche 2", "en": "^Round 2"}[chosen])
        expect(page.get_by_role("group", name=told)).to_be_visible()  # the scene is there too
    again = page.locator(".prompt .under [aria-keyshortcuts=F]")
    expect(again).to_have_text({"fr": "Repasser", "en": "See it again"}[language])
    assert before == film_kept(visitor)
    expect(again).to_be_visible()


def test_a_film_outlives_a_turn_of_the_screen(house: HouseProcess, visit: Visit) -> None:
    """Another canvas is sent anew too."""
    visitor = after_an_evaluation(house, visit)
    page, before = visitor.page, film_kept(visitor)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.locator('.boardbox svg[viewBox*="620"]').first.wait_for()
    assert before == film_kept(visitor)


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
