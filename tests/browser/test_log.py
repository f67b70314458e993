"""The log folds what is old, and what somebody reads stays where it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

import farwest
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from farwest.tables.scenes import scene
from tests.browser.fed import SIZES, fed, hears
from tests.browser.moments import NAMES, Moment, plain, state
from tests.records.test_records import text_of
from tests.server.guests import HouseProcess

CALM: Final = {"reduced_motion": "reduce"}  # the log alone moves, if anything does
LOG: Final = ".side .log"
HIGH: Final = 0.5  # px that letters may be laid elsewhere

# What can be read of the log now, by its words: how far below the top of the page each begins.
READ: Final = """() => {
  const log = document.querySelector('.side .log');
  const room = log.getBoundingClientRect();
  const seen = [...log.querySelectorAll('.head .what, .told > li')]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.height && box.top >= room.top && box.bottom <= room.bottom);
  return Object.fromEntries(seen.map(([one, box]) =>
    [`${one.closest('.turn').dataset.turn} ${one.innerText}`, box.top]));
}"""
ROUNDS: Final = f"() => [...document.querySelectorAll('{LOG} h3')].map((one) => one.innerText)"


class Told:
    """A page that is told a recorded game, some moves at a time."""

    def __init__(self, page: Page, record: str, size: str = "desk") -> None:
        self.page, self.size, self.since = page, size, -1
        self.record = read_record(text_of(record))
        self.game = farwest.load(self.record.game)

    def at(self, move: int) -> Match[Any, Any]:
        return Match.of(self.game, self.record, upto=move)

    def scene(self, match: Match[Any, Any], language: str = "en") -> Any:
        spoken = match.speaking(language, NAMES[: match.seats])
        return scene(spoken, 0, SIZES[self.size][0], self.since)

    def comes_to(self, move: int) -> None:
        match = self.at(move)
        if self.since < 0:
            moment = Moment(self.game.name, "", 0, match)
            hears(self.page, plain(state(moment, 0, "en")))
        made = self.scene(match)
        hears(self.page, plain(made))
        self.since = made.move
        last = made.turns[-1].number if made.turns else -1
        self.page.locator(f'{LOG} [data-turn="{last}"]').wait_for(state="attached")
        if self.size == "phone":
            self.page.locator(".tabbar").get_by_role("button", name="Log").click()
        settles(self.page)

    def rounds(self) -> Iterator[tuple[int, str]]:
        """The moves at which each begins."""
        match, known = self.at(0), ""
        for action in self.record.actions:
            match.step(action)
            heading = self.scene(match).turns[-1].heading
            if heading != known:
                yield match.move, heading
            known = heading


def settles(page: Page) -> None:
    page.evaluate(
        "async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }"
    )


def read(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(READ)
    return found


def scrolls(page: Page, by: int) -> None:
    page.locator(LOG).evaluate("(log, by) => { log.scrollTop += by; }", by)
    settles(page)


def moved(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """What could be read, and lies elsewhere or can be read no more."""
    far = {one: after.get(one, float("inf")) - top for one, top in before.items()}
    return {one: by for one, by in far.items() if abs(by) > HIGH}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("back", [120, 400])
def test_what_one_reads_stays_while_new_rounds_begin(
    browser: Browser, house: HouseProcess, size: str, back: int
) -> None:
    """One reads a little before the newest, or a round before it; the game goes on."""
    with fed(browser, house, size, **CALM) as page:
        told = Told(page, "goat_2_usual", size)
        begins = [move for move, _ in told.rounds()]
        told.comes_to(begins[3] - 1)
        scrolls(page, -back if size == "desk" else back)
        before = read(page)
        assert len(before) > 2
        for move in (begins[3] + 3, begins[4] - 1, begins[4] + 5):
            told.comes_to(move)
            assert {} == moved(before, read(page))
        page.get_by_role("button", name="To the newest").click()
        settles(page)
        assert before != read(page)
        assert page.locator(f"{LOG} .turn.open").count() == 1, "all but the newest are folded again"


def test_a_round_in_sight_is_not_folded_away(browser: Browser, house: HouseProcess) -> None:
    """Short rounds: what has room stands, and nothing below it moves."""
    with fed(browser, house, **CALM) as page:
        told = Told(page, "meeples_2_usual")
        begins = [move for move, _ in told.rounds()]
        told.comes_to(begins[3])
        rounds = page.evaluate(ROUNDS)
        newest = page.locator(f"{LOG} .turn.open").get_attribute("data-turn")
        before = {one: top for one, top in read(page).items() if one.split()[0] != newest}
        told.comes_to(begins[4])
        assert page.evaluate(ROUNDS)[: len(rounds)] == rounds
        assert len(before) >= 2
        assert {} == moved(before, read(page))


def test_out_of_sight_old_rounds_are_folded(browser: Browser, house: HouseProcess) -> None:
    with fed(browser, house, **CALM) as page:
        told = Told(page, "meeples_2_usual")
        for move, _ in list(told.rounds())[:14]:
            told.comes_to(move)
        assert page.locator(f"{LOG} .older").count() == 1
        assert len(page.evaluate(ROUNDS)) < 9


def test_what_one_unfolds_is_not_pulled_away(browser: Browser, house: HouseProcess) -> None:
    """A card near the end is opened to be read: the next line does not scroll on."""
    with fed(browser, house, **CALM) as page:
        told = Told(page, "goat_2_usual")
        begins = [move for move, _ in told.rounds()]
        told.comes_to(begins[4] - 1)
        folded = page.locator(f"{LOG} .turn:not(.open)").last.get_attribute("data-turn")
        head = page.locator(f'{LOG} .turn[data-turn="{folded}"] .head')
        settles(page)
        before = head.bounding_box()
        head.click()
        settles(page)
        assert before == head.bounding_box()
        told.comes_to(begins[4] + 3)
        assert before == head.bounding_box()
