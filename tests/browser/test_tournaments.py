"""A tournament run from the page of its host to the end, with two who leave and bots for them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, LONG, PHONE, Visitor
from tests.server.guests import Guest, HouseProcess

SALT = "5a" * 32


def hosts(visitor: Visitor, title: str, rounds: int) -> str:
    """By the form; to the page of the host. The number of its tournament."""
    page = visitor.goes_to("/tournaments/new")
    page.get_by_label("Its name").fill(title)
    page.get_by_role("group", name="Game").get_by_text("The Good, the Goat and the Bad").click()
    page.get_by_role("group", name="At a table").get_by_text("4", exact=True).click()
    page.get_by_role("group", name="Rounds").get_by_text(str(rounds), exact=True).click()
    page.get_by_role("button", name="Open the registration").click()
    page.wait_for_url("**/run")
    return page.url.split("/")[-2]


def enters(guest: Guest, cup: str) -> None:
    seal = guest.get(f"/api/tournaments/{cup}")["seal"]
    guest.post(f"/api/tournaments/{cup}/enter", {"seal": seal, "salt": SALT})


def adds_bots(page: Page, there: int, *counts: int) -> None:
    """To so many who are there already."""
    expect(page.locator(".entrants li")).to_have_count(there)
    page.get_by_role("group", name="Level").get_by_text("Greenhorn").click()
    for count in counts:
        page.get_by_role("group", name="How many").get_by_text(str(count), exact=True).click()
        page.get_by_role("button", name="Add").click()
        there += count
        expect(page.locator(".entrants li")).to_have_count(there)


def run(visit: Visit, house: HouseProcess, bots: tuple[int, ...], rounds: int) -> dict[str, Any]:
    """Bea enters in her browser and leaves there; Cal never comes, and is replaced."""
    ann, bea, cal = visit(**CALM), visit(**CALM, viewport=PHONE), Guest(house.address, "Cal Bray")
    cup = hosts(ann, "Silver spur", rounds)
    enters(cal, cup)
    hers = bea.goes_to(f"/tournaments/{cup}")
    hers.get_by_role("button", name="Enter").click()
    expect(hers.get_by_role("button", name="Leave the tournament")).to_be_visible()
    page = ann.page
    adds_bots(page, 2, *bots)
    page.get_by_role("button", name="Close the registration").click()
    page.get_by_role("button", name="Pair round 1").click()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    hers.reload()
    expect(hers.get_by_role("link", name="To your table").first).to_be_visible()
    hers.get_by_role("button", name="Leave the tournament").click()
    hers.get_by_role("button", name="Yes").click()
    expect(hers.get_by_role("button", name="Leave the tournament")).to_have_count(0)
    name = next(
        one["name"] for one in cal.get(f"/api/tournaments/{cup}")["contestants"] if one["left"]
    )
    for leaver in (name, "Cal Bray"):
        page.get_by_role("button", name=f"Replace {leaver} by a bot").click()
        expect(page.get_by_text(f", for {leaver}")).to_be_visible()
    for round in range(2, rounds + 1):
        page.get_by_role("button", name=f"Pair round {round}").click(timeout=LONG)
    expect(page.get_by_text("It is over.")).to_be_visible(timeout=LONG)
    page.get_by_role("link", name="The page for everybody").click()
    expect(page.get_by_text("wins.")).to_be_visible()
    assert [] == faults(page)
    hers.reload()
    expect(hers.get_by_text("wins.")).to_be_visible()
    assert hers.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found: dict[str, Any] = cal.get(f"/api/tournaments/{cup}")
    shown = page.locator(".standings > li").all_inner_texts()
    assert len(found["standings"]) == len(shown)
    assert all("Before" in row or "Level" in row for row in shown[:-1])
    return found


def played(found: dict[str, Any], players: int, rounds: int) -> None:
    card = found["card"]
    assert ("over", rounds, players) == (card["stage"], card["round"], card["contestants"])
    tables = [table for one in found["rounds"] for table in one["tables"]]
    assert rounds * players // 4 == len(tables)
    assert {"over"} == {table["stage"] for table in tables}
    assert [True] * 2 == [one["left"] for one in found["contestants"] if not one["level"]]


def test_a_tournament_of_eight_with_two_leavers_is_played_to_the_end(
    visit: Visit, house: HouseProcess
) -> None:
    played(run(visit, house, (4, 2), 1), 8, 1)


@pytest.mark.slow
def test_a_tournament_of_sixteen_with_two_leavers_is_played_to_the_end(
    visit: Visit, house: HouseProcess
) -> None:
    played(run(visit, house, (8, 4, 2), 2), 16, 2)
