"""Games over days as people meet them: what waits, how one is told, the house as an app."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from signal import SIGTERM
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import PHONE
from tests.server.guests import ME, OPEN, Guest, HouseProcess
from tests.server.notices.posts import PostOffice, post_office
from tests.server.notices.test_kill_notices import MEANS

DAY = {"minutes": 24 * 60, "a_move": True}
GOAT = "The Good, the Goat and the Bad"


def table_of(ann: Guest, bea: Guest) -> str:
    """Over days, begun; Ann is asked first."""
    table = ann.found(ME, OPEN, clock=DAY, variant={"first_dealer": 0})
    with ann.at(table), bea.at(table) as seat:
        seat.ask("sit", seat=1, salt="5a" * 16)
        seat.until("table", where=lambda state: state["stage"] == "playing")
    return table


@pytest.mark.parametrize("screen", [None, PHONE], ids=["desk", "phone"])
def test_what_waits_for_me_stands_first_and_on_the_tab(
    visit: Visit, house: HouseProcess, screen: dict[str, int] | None
) -> None:
    ann, bea = Guest(house.address, "Ann"), Guest(house.address, "Bea")
    table = table_of(ann, bea)
    visitor = visit(**({"viewport": screen} if screen else {})).is_guest(ann)
    page = visitor.goes_to("/")
    card = page.locator("section.mine article.turn").first
    expect(card.get_by_role("link")).to_have_attribute("href", f"/table/{table}")
    page.wait_for_function("document.title.startsWith('(1) ')")
    page.wait_for_function("document.querySelector('link[rel=icon]').href.startsWith('data:')")
    tops = page.evaluate(
        """() => ['section.mine', '.posters'].map(
          (what) => document.querySelector(what).getBoundingClientRect().top)"""
    )
    assert tops[0] < tops[1]


def test_an_order_is_given_and_withdrawn_at_the_table(visit: Visit, house: HouseProcess) -> None:
    ann, bea = Guest(house.address, "Ann"), Guest(house.address, "Bea")
    table = table_of(ann, bea)
    page = visit().is_guest(bea).goes_to(f"/table/{table}")
    page.get_by_text("Answer ahead").press("Enter")
    refuse = page.get_by_role("switch", name="Refuse every offer")
    refuse.press(" ")
    expect(page.get_by_text("Answer ahead: one order")).to_be_visible()
    expect(refuse).to_be_checked()
    page.get_by_role("switch", name="Accept every offer").press(" ")
    expect(refuse).not_to_be_checked()
    page.get_by_role("switch", name="Accept every offer").press(" ")
    expect(page.get_by_text("Answer ahead", exact=True)).to_be_visible()


def test_the_deal_of_the_day_is_begun_once(visit: Visit, house: HouseProcess) -> None:
    visitor = visit()
    page = visitor.goes_to("/")
    page.get_by_role("button", name="Play the deal").click()
    page.wait_for_url("**/table/*")
    address = page.url
    page.locator(".board, .prompt").first.wait_for()
    visitor.goes_to("/")
    page.locator(".deal").get_by_role("button", name="Play on").click()
    page.wait_for_url(address)


def test_the_house_opens_without_a_connection_and_keeps_nothing_private(
    visit: Visit, house: HouseProcess
) -> None:
    visitor = visit(service_workers="allow")
    visitor.excused += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
    page = visitor.goes_to("/")
    told = page.evaluate("fetch('/manifest.json').then((answer) => answer.json())")
    assert ("farwest", "standalone") == (told["name"], told["display"])
    for icon in told["icons"]:
        assert 200 == visitor.context.request.get(icon["src"]).status
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.goes_to("/me")  # now through the worker
    page.get_by_role("heading", level=1).wait_for()
    visitor.goes_to("/")
    page.get_by_role("heading", name="farwest").wait_for()
    kept: list[str] = page.evaluate(KEPT)
    assert [] == [path for path in kept if path.startswith(("/api", "/ws", "/table", "/me"))]
    assert "/" in kept
    visitor.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="farwest")).to_be_visible()
    expect(page.get_by_text("The house does not answer.").first).to_be_visible()
    visitor.context.set_offline(False)


KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
  return found;
}"""


@pytest.fixture
def writing_house(tmp_path: Path) -> Iterator[tuple[HouseProcess, PostOffice]]:
    with post_office() as (office, port):
        means = tmp_path / "notices.toml"
        means.write_text(
            MEANS.format(port=port).replace("http://house.example", "http://127.0.0.1")
        )
        running = HouseProcess(tmp_path, "--no-limits", "--notices", str(means))
        yield running, office
        assert -SIGTERM == running.stop()
        assert "" == running.err.read_text()


def said_by(request: Request) -> str:
    """What the page says to the house of its notices: not what it said a moment before."""
    return request.post_data or "" if "/api/notices" == urlsplit(request.url).path else ""


def test_an_address_is_confirmed_by_its_link_and_left_by_another(
    visit: Visit, writing_house: tuple[HouseProcess, PostOffice]
) -> None:
    house, office = writing_house
    ann = Guest(house.address, "Ann")
    visitor = visit(house.address, viewport=PHONE).is_guest(ann)
    page = visitor.goes_to("/me")
    field = page.get_by_label("E-mail address")
    field.fill("ann@example.org")
    field.press("Enter")
    expect(page.get_by_text("A link is on its way: open it there")).to_be_visible()
    link = office.links("/notices/")[0].rpartition("/notices/")[2]
    visitor.goes_to(f"/notices/{link}")
    page.get_by_role("button", name="Yes, write to me").press("Enter")
    expect(page.get_by_role("status")).to_contain_text("the house tells you")
    page.get_by_role("link", name="All settings").click()
    expect(page.get_by_text("Confirmed")).to_be_visible()
    page.get_by_role("switch", name="Not at night").press(" ")
    expect(page.get_by_role("combobox", name="From", exact=True)).to_have_value("22")
    page.get_by_role("switch", name="One letter a day").press(" ")
    with page.expect_response(lambda answer: "19" in said_by(answer.request)):
        page.get_by_role("combobox", name="At", exact=True).select_option("19")
    told: Any = json.loads(ann.http.get("/api/notices").text)
    assert ([22, 8], 19, "confirmed") == (told["quiet"], told["digest"], told["mail_is"])


def test_days_off_are_taken_on_ones_page_and_seen_at_the_table(
    visit: Visit, house: HouseProcess
) -> None:
    ann, bea = Guest(house.address, "Ann"), Guest(house.address, "Bea")
    table = table_of(ann, bea)
    page = visit().is_guest(ann).goes_to("/me")
    page.get_by_role("button", name="3 days from now").press("Enter")
    expect(page.get_by_text("27 of 30 days left this year.")).to_be_visible()
    other = visit().is_guest(bea).goes_to(f"/table/{table}")
    expect(other.locator(".seats").get_by_text("Days off until").first).to_be_visible()
    page.get_by_role("button", name="Back already").press("Enter")
    expect(page.get_by_role("button", name="3 days from now")).to_be_visible()
