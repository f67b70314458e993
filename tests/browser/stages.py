"""Dramas of recorded games on the real page of a table, and their frames as pictures:

    python -m tests.browser.stages FOLDER [GAME ...] [--only desk-en] [--theme dusk]

draws every kind of drama of every game on desk and phone, in both languages."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

import farwest
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from farwest.kit.drama import Drama
from farwest.kit.texts import LANGUAGES
from farwest.tables import film
from farwest.tables.scenes import scene
from farwest.tables.staging import drama
from tests.browser.machine import browser_here, browsing
from tests.browser.moments import Moment, plain, state
from tests.browser.visitors import DESK, PHONE
from tests.server.guests import HouseProcess

RECORDS: Final = Path(__file__).parents[1] / "records"
CARSON: Final = Path(__file__).parents[1] / "games" / "carson" / "records"
NAMES: Final = ("Jeanne", "Silas", "Red Bill", "Opal", "Maurice", "Mo")
SOCKET: Final = """
window.WebSocket = class {
  constructor() { window.line = this; setTimeout(() => this.onopen?.({})); }
  send() {}
  close() {}
};
localStorage.setItem('farwest-pace', 'step'); // so that it waits for its picture
window.hear = (message) => window.line.onmessage?.({ data: JSON.stringify(message) });
"""


def sort_of(made: Drama) -> tuple[Any, ...]:
    return made.kind, len(made.sides), made.tie is not None, made.stamp and made.stamp.good


def steps(match: Match[Any, Any], action: int) -> Iterator[Match[Any, Any]]:
    yield from film.moments(match, action, film.filmed(match.game))
    yield film.stepped(match, action)


def staged(game: str) -> list[tuple[Match[Any, Any], Match[Any, Any]]]:
    """Before and after one of each sort of drama in the records of a game."""
    found: dict[tuple[Any, ...], tuple[Match[Any, Any], Match[Any, Any]]] = {}
    home = CARSON.glob("*.json") if game == "carson" else RECORDS.glob(f"{game}_*.json")
    for path in sorted(path for path in home if path.stem != "index"):
        record = read_record(path.read_text("utf-8"))
        match = Match.of(farwest.load(game), record, upto=0)
        for action in record.actions:
            before = match
            for step in steps(match, action):
                made = drama(step, 0)
                if made:
                    found.setdefault(sort_of(made), (before, step))
                before = step
            match = film.stepped(match, action)
    return list(found.values())


def shows(page: Page, pair: tuple[Match[Any, Any], ...], language: str, canvas: str) -> None:
    """The scene before, then the one with the drama; seat 0 looks."""
    before, after = pair
    moment = Moment(before.game.name, "", 0, before)
    page.evaluate("hear", plain(state(moment, 0, language)))
    names = NAMES[: before.seats]
    first = scene(before.speaking(language, names), 0, canvas)
    page.evaluate("hear", plain(first))
    page.locator(".boardbox svg").first.wait_for()
    second = scene(after.speaking(language, names), 0, canvas, first.move, asks=False)
    page.evaluate("hear", plain(second))


def frames(
    browser: Browser,
    house: HouseProcess,
    folder: Path,
    games: list[str],
    only: list[str],
    theme: str,
) -> None:
    sizes: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("desk", "wide", {"viewport": DESK}),
        ("phone", "tall", {"viewport": PHONE, "has_touch": True}),
    )
    for game in games:
        pairs = staged(game)
        for language in LANGUAGES:
            for size, canvas, more in sizes:
                if only and f"{size}-{language}" not in only:
                    continue
                for n, pair in enumerate(pairs):
                    context = browser.new_context(base_url=house.address, locale=language, **more)
                    page = context.new_page()
                    page.add_init_script(SOCKET)
                    page.add_init_script(f"localStorage.setItem('farwest-theme', '{theme}')")
                    page.goto("/table/stage")
                    page.wait_for_function("() => window.line")
                    shows(page, pair, language, canvas)
                    name = f"{game}-{n}-{size}-{language}-{theme}"
                    page.locator(".stage").wait_for()
                    page.locator(".stage.over").wait_for()
                    page.screenshot(path=folder / f"{name}.png")
                    context.close()


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("folder", type=Path)
    wishes.add_argument("games", nargs="*", default=sorted(farwest.games()))
    wishes.add_argument("--only", nargs="*", default=[])
    wishes.add_argument("--theme", choices=("noon", "dusk"), default="noon")
    given, path = wishes.parse_args(), browser_here()
    folder: Path = given.folder
    assert path, "no browser here"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, browsing(path) as browser:
        house = HouseProcess(Path(home), "--no-limits")
        try:
            frames(browser, house, folder, given.games, given.only, given.theme)
        finally:
            house.stop()


if __name__ == "__main__":
    main()
