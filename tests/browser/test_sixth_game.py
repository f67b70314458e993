"""A game made by `farwest new`: the lobby shows its card, and it is played by clicks to its end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from signal import SIGTERM

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import CALM
from tests.scaffold.trial import NAME, made_in
from tests.server.guests import ME, Guest, HouseProcess, a_bot

MOST = 200  # clicks


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """One that knows the sixth game, as it would know it in a shell."""
    trial = made_in(tmp_path_factory.mktemp("trial").resolve())
    with pytest.MonkeyPatch.context() as patch:
        for name, value in trial.settings.items():
            patch.setenv(name, value)
        running = HouseProcess(tmp_path_factory.mktemp("house"), "--no-limits")
    yield running
    assert -SIGTERM == running.stop()
    assert "" == running.err.read_text()


@pytest.mark.parametrize("width", [1440, 900, 390])
def test_the_lobby_shows_its_card_beside_the_others(visit: Visit, width: int) -> None:
    visitor = visit(viewport={"width": width, "height": 900}, **CALM)
    page = visitor.goes_to("/")
    card = page.locator(".posters article", has_text="High Noon")
    expect(card).to_contain_text("How many fives are there?")
    expect(page.locator(".posters article")).to_have_count(6)
    expect(page.locator(f"symbol#poster-{NAME}")).to_have_count(1)
    inside = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert inside, "nothing sticks out"
    tops = page.locator(".posters article").evaluate_all("all => all.map(one => one.offsetTop)")
    assert {1440: 1, 900: 2, 390: 6}[width] == len(set(tops))


@pytest.mark.first
def test_it_is_played_by_clicks_from_the_lobby(visit: Visit) -> None:
    visitor = visit(**CALM)
    page = visitor.goes_to("/")
    page.get_by_role("button", name="High Noon").click()
    page.wait_for_url("**/table/**")
    visitor.next_things()
    assert page.locator(".boardbox .sprite").count() > 30
    assert visitor.moves(random.Random(5))


def test_a_whole_game_by_clicks(visit: Visit, house: HouseProcess) -> None:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot(), game=NAME)
    visitor, dice = visit(**CALM).is_guest(guest), random.Random(12)
    visitor.goes_to(f"/table/{table}")
    clicks = 0
    while visitor.moves(dice):
        clicks += 1
        assert clicks < MOST
    assert clicks > 2
    assert any("calls" in line or "You call" in line for line in visitor.log())
    assert visitor.used & {"aim", "ticket"}
