"""After the game: seen again, through other eyes, from a file; and played on from the middle."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, play_over_the_wire
from tests.server.guests import ME, Guest, HouseProcess, a_bot

FACE_DOWN = "[data-key^='hand-']"


@pytest.fixture(scope="module")
def finished(house: HouseProcess) -> tuple[Guest, str]:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot(), a_bot())
    play_over_the_wire(guest, table)
    return guest, table


def first_hand(guest: Guest, table: str, moves: list[int]) -> int:
    """The first stop at which somebody holds cards that watchers do not see."""
    for stop, move in enumerate(moves):
        scene = guest.get(f"/api/replays/{table}/scene?move={move}&eyes=-1")
        if any(sprite["key"].startswith("hand-") for sprite in scene["picture"]["sprites"]):
            return stop
    raise AssertionError("nobody ever held a card")


@pytest.mark.first
def test_a_replay_steps_and_shows_what_each_pair_of_eyes_saw(
    visit: Visit, finished: tuple[Guest, str]
) -> None:
    guest, table = finished
    visitor = visit(**CALM).is_guest(guest)
    page = visitor.goes_to(f"/replay/{table}")
    moves = guest.get(f"/api/replays/{table}")["moves"]
    where = page.locator("output")
    expect(where).to_have_text(f"Move 0 of {moves[-1]}")
    page.get_by_role("button", name="One step on").click()
    expect(where).to_have_text(f"Move {moves[1]} of {moves[-1]}")
    page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"Move {moves[2]} of {moves[-1]}")
    page.get_by_role("button", name="One step back").click()
    expect(where).to_have_text(f"Move {moves[1]} of {moves[-1]}")
    stop = first_hand(guest, table, moves)
    page.get_by_role("slider", name="Move").fill(str(stop))
    expect(where).to_have_text(f"Move {moves[stop]} of {moves[-1]}")

    page.get_by_text("Spectators", exact=True).click()
    expect(page.locator(FACE_DOWN)).not_to_have_count(0)
    page.get_by_text("All revealed", exact=True).click()
    expect(page.locator(FACE_DOWN)).to_have_count(0)
    page.wait_for_url(f"**?move={moves[stop]}&eyes=-2")
    page.reload()
    expect(where).to_have_text(f"Move {moves[stop]} of {moves[-1]}")

    page.get_by_role("button", name="To the start").click()
    page.get_by_text("× 4", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(where).not_to_have_text(f"Move 0 of {moves[-1]}")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(where).to_have_text(f"Move {moves[-1]} of {moves[-1]}")


def test_somebody_plays_on_from_the_middle(visit: Visit, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    visitor = visit(**CALM).is_guest(guest)
    moves = guest.get(f"/api/replays/{table}")["moves"]
    middle = moves[first_hand(guest, table, moves)]
    page = visitor.goes_to(f"/replay/{table}?move={middle}&eyes=0")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_text("Greenhorn", exact=True).click()
    page.get_by_role("button", name="Deal me in").click()
    page.wait_for_url("**/table/*")
    assert table not in page.url
    assert visitor.moves(random.Random(9))
    expect(page.locator(".side .log .told li").last).to_contain_text("GOAT-")


def test_a_record_is_saved_as_a_file_and_opened_again(
    visit: Visit, finished: tuple[Guest, str]
) -> None:
    guest, table = finished
    visitor = visit(**CALM).is_guest(guest)
    page = visitor.goes_to(f"/replay/{table}")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the game").click()
    file = saving.value.path()
    assert file.read_text("utf-8") == guest.http.get(f"/api/tables/{table}/record").text

    page.get_by_role("link", name="farwest").first.click()
    page.get_by_role("link", name="Replays").click()
    page.get_by_label("Choose a file").set_input_files(file)
    page.wait_for_url("**/replay/file-*")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("link", name="See the result").click()
    page.get_by_role("button", name="Check the draws").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("li.yes")).to_have_count(2)  # this browser gave no bytes to it
    expect(dialog.locator("li.no")).to_have_count(0)
