"""What the house refuses is said where one looks, and not longer than it is so."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.fed import asked, fed, hears, is_shown
from tests.browser.moments import few
from tests.server.guests import HouseProcess

TOO_EARLY = "There is no hint for you now: it is not your turn."


def test_a_refusal_goes_when_the_game_goes_on(browser: Browser, house: HouseProcess) -> None:
    """Until then it stays, also when the same scene is sent again."""
    moment = next(moment for moment in few() if moment.game == "goat")
    with fed(browser, house) as page:
        scene = is_shown(page, moment)
        page.get_by_role("button", name="Hint").click()
        (wish,) = asked(page, "hint")
        hears(page, {"is": "refused", "error": "no-hint", "text": TOO_EARLY, "ask": wish["ask"]})
        said = page.locator(".prompt .bad")
        expect(said).to_have_text(TOO_EARLY)
        hears(page, scene)
        expect(said).to_have_text(TOO_EARLY)
        hears(page, {**scene, "move": scene["move"] + 1})
        expect(said).to_have_count(0)
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()
