"""Somebody is reported by clicks, and the owner of the house deals with it by clicks."""

from __future__ import annotations

from collections.abc import Iterator
from signal import SIGTERM

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, PHONE
from tests.server.guests import ME, Guest, HouseProcess, another

LINK = "owner.txt"


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    folder = tmp_path_factory.mktemp("house")
    running = HouseProcess(folder, "--no-limits", "--owner-file", str(folder / LINK))
    yield running
    assert -SIGTERM == running.stop()
    assert "" == running.err.read_text()


def test_a_line_is_reported_and_the_owner_bans_who_said_it(
    visit: Visit, house: HouseProcess
) -> None:
    jeanne, zeke = Guest(house.address, "Jeanne"), Guest(house.address, "Zeke")
    table = jeanne.found(ME, {"who": "bot", "name": "Ada"}, public=True)
    with zeke.at(table, salt="") as his:
        hers = visit(**CALM).is_guest(jeanne)
        page = hers.goes_to(f"/table/{table}")
        hers.next_things()
        his.ask("chat", text="Loser!")
        page.get_by_role("button", name="What to do about Zeke").click()
        page.get_by_role("button", name="Report", exact=False).filter(has_text="reads it").click()
        dialog = page.get_by_role("dialog", name="Report")
        expect(dialog).to_contain_text("Loser!")
        dialog.get_by_label("What is wrong?").fill("rude words")
        dialog.get_by_role("button", name="Send the report").click()
        expect(dialog).to_contain_text("Thank you.")
        dialog.get_by_role("button", name="Close").last.click()

        link = (house.folder / LINK).read_text().strip()
        owner = visit(**CALM)
        desk = owner.goes_to(link.removeprefix(house.address))
        report = desk.get_by_role("listitem", name="Zeke: rude words")
        expect(report).to_contain_text("Loser!")
        assert "#" not in desk.url  # the key does not stay there
        assert [] == faults(desk)
        desk.get_by_role("tab", name="Here now").press("ArrowLeft")
        report.get_by_role("button", name="Ban Zeke").click()
        ban = desk.get_by_role("dialog", name="Ban Zeke")
        ban.get_by_label("Why").fill("rude")
        ban.get_by_role("button", name="Ban", exact=True).click()
        assert "shut you out" in his.until("refused")["text"]
        report.get_by_role("button", name="Done with it").click()
        expect(desk.get_by_text("Nobody complains.")).to_be_visible()
        desk.get_by_role("tab", name="Banned").click()
        desk.get_by_role("button", name="Let Zeke in again").click()
        expect(desk.get_by_text("Nobody is shut out.")).to_be_visible()
        desk.get_by_role("tab", name="Tables").click()
        desk.get_by_role("button", name="Close the table of Jeanne and Ada").click()
        desk.get_by_role("dialog").get_by_role("button", name="Close the table").click()
        expect(page.get_by_text("The owner of this house closed this table.")).to_be_visible()
        desk.get_by_role("tab", name="Done").click()
        expect(desk.get_by_role("tabpanel")).to_contain_text("Let in again: Zeke")
        inside = desk.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        assert inside, "nothing sticks out"
        runs_the_house(desk)
        desk.get_by_role("button", name="End it everywhere").click()
        expect(desk.get_by_text("You are not the owner here any more.")).to_be_visible()


def runs_the_house(desk: Page) -> None:
    """A backup, what is allowed, and the last hour."""
    backups = desk.get_by_role("region", name="Backups")
    backups.get_by_role("button", name="Make one now").press("Enter")
    expect(backups.get_by_role("listitem")).to_have_count(1)
    with desk.expect_download() as coming:
        backups.get_by_role("link").click()
    assert coming.value.suggested_filename.startswith("farwest-")
    allowed = desk.get_by_role("region", name="What is allowed")
    allowed.get_by_label("Spectators of one table").fill("250")
    allowed.get_by_role("button", name="Set them").click()
    expect(allowed.get_by_role("status")).to_have_text("Set, from now on.")
    desk.reload()
    expect(allowed.get_by_label("Spectators of one table")).to_have_value("250")
    expect(desk.get_by_role("region", name="The last hour")).to_contain_text("Open sockets")
    assert [] == faults(desk)


def test_a_stranger_sees_a_sentence_there(visit: Visit) -> None:
    stranger = visit(viewport=PHONE, **CALM)
    stranger.excused += ["403"]
    page = stranger.goes_to("/owner#guess")

    expect(page.get_by_role("alert")).to_contain_text("This link was used already")


def test_seats_on_one_device_and_hints_are_marked_to_others(
    visit: Visit, house: HouseProcess
) -> None:
    jeanne, opal = Guest(house.address, "Jeanne"), Guest(house.address, "Opal")
    table = jeanne.found(ME, another("Ada"), {"who": "open"}, public=True)
    hers = visit(**CALM).is_guest(opal)
    page = hers.goes_to(f"/table/{table}")
    page.get_by_role("button", name="Ada shares a device with Jeanne").click()
    expect(page.get_by_text("They can talk without you hearing it.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Hints are told to everybody.")).to_be_visible()
    two = jeanne.found(ME, {"who": "open"})
    with jeanne.at(two, canvas="none") as place:
        hers.goes_to(f"/table/{two}")
        page.get_by_role("button", name="Sit here: seat 2").click()
        page.locator("form").get_by_role("button", name="Sit here").click()
        if hers.whose_turn() == "mine":
            page.get_by_role("button", name="Hint").click()
        else:
            place.ask("hint")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("asked for a hint.")
    page.get_by_role("button", name="asked for a hint").click()
    expect(page.get_by_text("At this table, everybody is told")).to_be_visible()


def test_who_is_blocked_stands_on_a_list_and_comes_off_it(
    visit: Visit, house: HouseProcess
) -> None:
    jeanne, zeke = Guest(house.address, "Jeanne"), Guest(house.address, "Zeke")
    table = zeke.found(ME, {"who": "open"}, {"who": "open"}, public=True)
    with jeanne.at(table, salt="") as place:
        place.ask("block", seat=0)
    hers = visit(viewport=PHONE, **CALM).is_guest(jeanne)
    page = hers.goes_to(f"/table/{table}")
    page.get_by_role("button", name="Sit here: seat 2").click()
    expect(page.get_by_role("alert")).to_contain_text("You blocked this person.")
    hers.goes_to("/me")
    page.get_by_role("button", name="Unblock Zeke").click()
    expect(page.get_by_role("list", name="Blocked")).to_contain_text("Nobody")
