"""Practice in the browser: kept at one click, played with the network off, read by any house."""

from __future__ import annotations

import random
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import farwest
from farwest.games import GAMES
from farwest.kit.texts import LANGUAGES
from farwest.tables.words import say
from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, DESK, PHONE, Visitor

MOST = 600  # clicks of a whole game
START = 60_000  # ms, on a machine that is busy with all tests
WORDS = {
    "en": (
        "Keep them",
        "All of it is here.",
        "Bots answer at once",
        "Play",
        "Save the game",
    ),
    "fr": (
        "Les garder",
        "Tout est là.",
        "Les robots répondent aussitôt",
        "Jouer à",
        "Enregistrer la partie",
    ),
}


def kept(visit: Visit, language: str, screen: dict[str, int]) -> Visitor:
    """A visitor whose network is off, and who keeps the games."""
    locale = {"en": "en-GB", "fr": "fr-FR"}[language]
    visitor = visit(service_workers="allow", viewport=screen, locale=locale, **CALM)
    visitor.excused += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
    visitor.context.set_default_timeout(START)  # who comes anew to a table starts the house, too
    keep, here, *_ = WORDS[language]
    page = visitor.goes_to("/offline")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name=keep).click()
    expect(page.get_by_text(here)).to_be_visible(timeout=START)
    visitor.context.set_offline(True)
    page.reload()
    expect(page.get_by_text(here)).to_be_visible(timeout=START)
    return visitor


def begun(page: Page, language: str, game: str) -> None:
    _, _, quick, play, _ = WORDS[language]
    page.get_by_label(quick).check()
    title = say(farwest.load(game), language, "game")
    page.get_by_role("button", name=f"{play} {title}").click()
    page.wait_for_url("**/table/offline-*", timeout=START)


def saved(page: Page, language: str, folder: Path) -> str:
    with page.expect_download() as coming:
        page.get_by_role("button", name=WORDS[language][4]).click()
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    return file.read_text("utf-8")


def is_a_whole_game(text: str, game: str) -> None:
    """Here, with compiled rules, the same answers end the same game, and every draw is right."""
    match = farwest.replay(text)
    assert (game, None) == (match.game.name, match.seat)
    assert farwest.verify(text).fair
    assert text == match.record.json()


def test_what_is_begun_in_french_on_a_phone_goes_on_after_a_reload(visit: Visit) -> None:
    visitor = kept(visit, "fr", PHONE)
    page, dice = visitor.page, random.Random(3)
    wide = "document.documentElement.scrollWidth <= window.innerWidth"
    assert page.evaluate(wide)
    assert [] == faults(page)
    begun(page, "fr", GAMES[0])
    assert all(visitor.moves(dice) for _ in range(3))
    page.reload()
    assert visitor.moves(dice)
    assert len(visitor.log()) > 3


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, cycle(LANGUAGES), strict=False)])
def test_a_whole_game_without_a_network_is_read_by_the_house(
    visit: Visit, tmp_path: Path, game: str, language: str
) -> None:
    visitor = kept(visit, language, DESK)
    begun(visitor.page, language, game)
    assert visitor.plays_to_the_end(random.Random(7)) < MOST
    is_a_whole_game(saved(visitor.page, language, tmp_path), game)
    visitor.page.goto("/offline")
    mine = visitor.page.locator("#offline-tables + ul")
    title = say(farwest.load(game), language, "game")
    expect(mine).to_contain_text(title, timeout=START)
