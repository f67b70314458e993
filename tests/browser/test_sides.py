"""Sides on the page: a poster asks for one, a table shows them, an end is by side; a notebook."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

import farwest
from farwest.laws import random_record
from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, PHONE, play_over_the_wire
from tests.server.guests import ME, OPEN, Guest, HouseProcess, a_bot

FINGER: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, **CALM}
IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}"""
BEFORE = "(one) => one.previousElementSibling?.textContent ?? ''"
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


def founded(page: Page) -> dict[str, Any]:
    """What the page asks the house to set."""
    with page.expect_request("**/api/tables?*") as asked:
        page.get_by_role("button", name="Start the table").click()
    wish = wish_of(asked.value)
    page.wait_for_url("**/table/*")
    return wish


def wish_of(request: Request) -> dict[str, Any]:
    wish: Any = request.post_data_json
    return dict(wish)


def test_every_poster_leads_to_how_it_is_played(visit: Visit) -> None:
    """Also the one that asks for a side instead."""
    page = visit(**CALM).goes_to("/")
    for game in farwest.games():
        expect(page.locator(f'.more a[href="/how/{game}"]')).to_be_visible()


@pytest.mark.first
def test_a_table_is_set_with_a_side_a_number_and_a_start_in_reach(visit: Visit) -> None:
    page = visit(**CALM).goes_to("/new/desperados")
    start = page.locator("form .go .opt")
    expect(page.get_by_role("radio", name="Ride with the gang")).to_be_checked()
    page.evaluate("document.fonts.ready")  # later nothing slips from under the pointer
    assert start.evaluate(IN_SIGHT)
    page.get_by_role("radio", name="First time").check(force=True)
    page.get_by_role("radio", name="Be the marshal").check(force=True)
    expect(page.locator(".chair").first).to_contain_text("Marshal")
    target = page.get_by_role("spinbutton", name="Target per desperado")
    target.fill("5300")
    target.press("Tab")
    expect(page.locator(".meaning")).to_contain_text("58 times in 100")
    page.get_by_role("button", name="100 more").click()
    expect(target).to_have_value("5400")
    expect(page.locator(".go")).to_contain_text("First time, one change")
    assert start.evaluate(IN_SIGHT)

    wish = founded(page)
    assert {"target_per_desperado": 5400} == wish["variant"]  # the first seat is the marshal's
    assert ["me", "bot", "bot"] == [chair["who"] for chair in wish["chairs"]]
    assert {"greenhorn"} == {chair["level"] for chair in wish["chairs"]}


def test_on_a_phone_the_start_is_in_reach_too_and_the_poster_asks_for_a_side(visit: Visit) -> None:
    page = visit(**FINGER).goes_to("/new/desperados")
    start = page.locator("form .go .opt")
    start.wait_for()
    page.evaluate("document.fonts.ready")
    assert start.evaluate(IN_SIGHT)
    assert not page.evaluate(TOO_WIDE)

    page.goto("/")
    with page.expect_request("**/api/tables?*") as asked:
        page.get_by_role("button", name="Play Desperados: The gang").tap()
        page.get_by_role("button", name="Just play").tap()
    assert {"marshal": 1} == wish_of(asked.value)["variant"]


def test_the_waiting_room_has_two_camps_and_what_decides(visit: Visit, house: HouseProcess) -> None:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, OPEN, a_bot(), a_bot(), game="desperados", variant={"marshal": 3})
    page = visit(**CALM).is_guest(guest).goes_to(f"/table/{table}")
    gang = page.get_by_role("region", name="The gang")
    expect(gang.locator("li")).to_have_count(3)
    expect(page.get_by_role("region", name="The law").locator("li")).to_have_count(1)
    expect(page.get_by_role("region", name="What decides")).to_contain_text("$12,000 together")


@pytest.mark.parametrize(("locale", "before"), [("en-GB", "$"), ("fr-FR", "")])
def test_the_sign_of_a_sum_stands_where_its_language_has_it(
    visit: Visit, locale: str, before: str
) -> None:
    page = visit(**CALM, locale=locale).goes_to("/new/desperados")
    field = page.locator("label:has(> input[type=number])")
    expect(field).to_have_text("$")
    assert before == field.locator("input").evaluate(BEFORE)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["noon", "dusk"])
def test_axe_finds_nothing_serious_where_there_are_sides(
    visit: Visit, house: HouseProcess, theme: str
) -> None:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, OPEN, a_bot(), game="desperados")
    visitor = visit(**CALM, color_scheme="dark" if theme == "dusk" else "light").is_guest(guest)
    for path, ready in (
        ("/new/desperados", ".meaning"),
        (f"/table/{table}", ".camp"),
        ("/", ".go"),
    ):
        page = visitor.goes_to(path)
        page.locator(ready).first.wait_for()
        assert theme == page.locator("html").get_attribute("data-theme")
        assert [] == faults(page)


@pytest.mark.parametrize(
    "wishes", [CALM, pytest.param(FINGER, marks=pytest.mark.slow)], ids=["desk", "phone"]
)
def test_the_end_is_by_side_and_nobody_comes_fourth(
    visit: Visit, house: HouseProcess, wishes: dict[str, Any]
) -> None:
    guest = Guest(house.address, "Jeanne")
    record = random_record(farwest.load("desperados"), 4, 12)
    table = guest.post("/api/replays", {"record": record.json()})["table"]
    visitor = visit(**wishes).is_guest(guest)
    visitor.context.route("**/review?*", lambda _: None)  # long work, and not looked at here
    page = visitor.goes_to(f"/over/{table}")
    poster = page.locator(".win")
    expect(poster).to_contain_text("The gang rides free")
    expect(poster).to_contain_text("The gang got $8,800 of $7,800 and wins.")
    expect(poster).to_contain_text("Seat 2, Seat 3 and Seat 4 win together")
    expect(page.get_by_role("heading", name="How it was counted: The gang")).to_be_visible()
    expect(page.get_by_text("You come")).to_have_count(0)
    assert not page.evaluate(TOO_WIDE)


def test_the_curve_at_the_end_is_of_a_whole_side_and_says_who_turned_it(
    visit: Visit, house: HouseProcess
) -> None:
    """Mates share a chance: a seat has a part of it. Who moved is told apart from whose chance it
    changed."""
    guest = Guest(house.address, "Jeanne")
    record = random_record(farwest.load("desperados"), 4, 12)  # the gang wins
    table = guest.post("/api/replays", {"record": record.json()})["table"]
    review = guest.get(f"/api/tables/{table}/review")  # the real one: it is not long here
    parties = guest.get(f"/api/replays/{table}")["outcome"]["parties"]
    page = visit(**FINGER).is_guest(guest).goes_to(f"/over/{table}")
    curve = page.get_by_role("img", name="for this side: The gang. At the end: 100 percent.")
    expect(curve).to_be_visible()
    greatest = max(review["turnings"], key=lambda turning: abs(turning["swing"]))
    expect(curve.locator("text.named")).to_have_text(
        ["The gang", "The law", f"move {greatest['move']}"]
    )
    lines = page.get_by_role("region", name="Turning points").get_by_role("listitem")
    turnings = sorted(review["turnings"], key=lambda turning: turning["move"])
    expect(lines).to_have_count(len(turnings))
    for line, turning in zip(lines.all(), turnings, strict=True):
        expect(line.locator("> .brand")).to_have_count(int(turning["mover"] >= 0))
        (side,) = [party for party in parties if turning["seat"] in party["seats"]]
        expect(line.locator(".whose")).to_contain_text(f"{side['title']} wins")


def test_marks_in_the_notebook_are_kept_and_sent_to_nobody(
    visit: Visit, house: HouseProcess
) -> None:
    guest = Guest(house.address, "Jeanne")
    bots = [a_bot("greenhorn"), a_bot("greenhorn")]
    table = guest.found(ME, *bots, game="desperados", pace=False)
    play_over_the_wire(guest, table, lambda scene: ", turn 3" in scene["title"])
    visitor = visit(**CALM).is_guest(guest)
    page, sent = visitor.page, list[str]()
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    visitor.goes_to(f"/table/{table}")
    page.get_by_role("tab", name="Notebook").click()
    expect(page.locator(".notebook section").first).to_contain_text("turn 1")
    expect(page.locator("[data-key^=belief-]")).not_to_have_count(0)
    page.get_by_role("button", name="Possible").click()
    expect(page.locator("[data-key^=belief-]")).to_have_count(0)

    page.get_by_role("button", name="Pencil").click()
    before = len(sent)
    page.locator("[data-aim=town-tucson]").click()
    page.locator("[data-aim=town-globe]").focus()
    page.keyboard.press("2")
    page.get_by_role("radio", name="note").click()
    page.get_by_role("textbox", name="Words of the note").fill("CANARY")
    page.get_by_label("All places").select_option(label="Salem")
    page.get_by_role("button", name="Mark", exact=True).click()
    marks = page.get_by_role("region", name="My marks").locator("li")
    expect(marks).to_have_text(["Tucson: here?", "Globe: never", "Salem: CANARY"])
    expect(page.locator("[data-key^=pencil-]")).to_have_count(3)
    assert [] == faults(page)
    assert [] == [text for text in sent[before:] if json.loads(text)["do"] != "ping"]

    page.reload()
    expect(page.locator("[data-key^=pencil-]")).to_have_count(3)
    assert not any("CANARY" in text for text in sent)
