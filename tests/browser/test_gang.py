"""One person is the marshal, another rides in the gang: what she hides never reaches his browser.

FARWEST_WHOLE_GAME=1 plays to the end; else it is one round and a little more.
"""

from __future__ import annotations

import json
import os
import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from farwest.games.desperados.actions import NOTHING
from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, NEXT, PHONE, Visitor
from tests.server.guests import ME, OPEN, Guest, HouseProcess, a_bot
from tests.tables.browsers import unfolded

CLICKS: Final = 10**6 if os.environ.get("FARWEST_WHOLE_GAME") == "1" else 36
WHISPER: Final = "CANARY meet me by the well"
OPENLY: Final = "A fine evening, marshal"
ROUTE: Final = ("phoenix", "globe", "silver_city")
NAMES: Final = ("Phoenix", "Globe", "Silver City")
SEAT: Final = 1  # hers


class Wire:
    """All that a browser was sent."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.responses: list[Response] = []
        page.on("websocket", self._opened)
        page.on("response", lambda response: self.responses.append(response))

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(str(text)))

    def scenes(self) -> list[dict[str, Any]]:
        """As the browser has them: most come as what differs from the one before."""
        found: list[dict[str, Any]] = []
        for message in map(json.loads, self.frames):
            if message["is"] in ("scene", "change"):
                found.append(unfolded(found[-1] if found else None, message))
        return found

    def texts(self) -> list[str]:
        pages = [r for r in self.responses if "/api/" in r.url or "/table/" in r.url]
        return [*self.frames, *(response.text() for response in pages)]


def two_at_a_table(
    visit: Visit, house: HouseProcess, **wishes: Any
) -> tuple[Visitor, Visitor, Wire, Wire]:
    """The marshal and the rider, each in a browser, and their wires; the third is a bot."""
    marshal, rider = Guest(house.address, "Ada"), Guest(house.address, "Bea")
    table = marshal.found(ME, OPEN, a_bot(), game="desperados", variant={"marshal": 0})
    with rider.at(table, salt="") as place:
        place.ask("sit", seat=SEAT, salt="77" * 16)
    his, hers = visit(**CALM).is_guest(marshal), visit(**CALM, **wishes).is_guest(rider)
    wires = Wire(his.page), Wire(hers.page)
    for visitor in (his, hers):
        visitor.goes_to(f"/table/{table}")
        visitor.page.locator(".boardbox .sprite").first.wait_for()
    return his, hers, *wires


def tells(page: Page, whom: str, text: str) -> None:
    page.locator(".whom").get_by_role("button", name=whom).click()
    page.locator(".say input").fill(text)
    page.locator(".say input").press("Enter")
    expect(page.locator(".chat .said")).to_contain_text(text)


def pins(page: Page) -> None:
    page.locator(".team").get_by_role("button", name="Plan").click()
    for n, town in enumerate(ROUTE):
        page.locator(f"[data-aim=town-{town}]").click()
        expect(page.locator(".stop")).to_have_count(n + 1)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".team li")).to_have_text([", ".join(NAMES)])
    expect(page.locator("[data-key^=pin-]")).to_have_count(len(ROUTE))


def moves(visitor: Visitor, dice: random.Random) -> bool:
    """A click, if there is still something to click: what she has answered she may change, until a
    bot has answered too. She never shows a card of her own accord."""
    things = visitor.page.evaluate(NEXT)
    if not things:
        return False
    idle = [thing for thing in things if thing["key"] == str(NOTHING)]
    visitor.press(*(idle[0] if idle else visitor.choose(things, dice))["place"])
    return True


def unseen(scene: dict[str, Any]) -> list[str]:
    """What a picture shows of her ride, while it is still a secret."""
    if ", turn " not in scene["title"] or scene["picture"] is None:
        return []
    secret = (f"ghost-{SEAT}", f"mark-{SEAT}-", f"leg-{SEAT}-", "pin-", "thread-")
    sprites = [sprite["key"] for sprite in scene["picture"]["sprites"]]
    told = [
        line["text"] for line in scene["lines"] if line["seat"] == SEAT and line["name"] == "LAID"
    ]
    return [key for key in sprites if key.startswith(secret)] + [t for t in told if " lays " in t]


def test_the_marshal_s_browser_is_sent_nothing_of_the_gang(
    visit: Visit, house: HouseProcess
) -> None:
    his, hers, wire, own = two_at_a_table(visit, house)
    dice, clicks = random.Random(6), 0
    tells(hers.page, "Gang", WHISPER)
    while hers.whose_turn() != "mine":
        moves(his, dice)
    question = hers.page.locator(".prompt h2").inner_text()
    pins(hers.page)  # the same towns would answer it
    assert question == hers.page.locator(".prompt h2").inner_text()
    tells(hers.page, "Everybody", OPENLY)
    acting, other = his, hers
    while clicks < CLICKS and (turn := acting.whose_turn()) != "over":
        if turn == "another's" or other.whose_turn() == "mine":  # he may exchange without end
            acting, other = other, acting
        clicks += moves(acting, dice)
    expect(his.page.locator(".chat .msg")).to_have_text([re.compile(OPENLY)])
    expect(his.page.locator("[data-key^=pin-], .team, .whom")).to_have_count(0)
    table = his.page.url.rpartition("/")[2]
    found = [
        his.context.request.get(path).text()
        for path in (f"/api/tables/{table}", "/api/lobby", f"/api/replays/{table}/scene?eyes=-2")
    ]
    heard = [*wire.texts(), *found]

    assert len(wire.scenes()) > 30
    assert any(OPENLY in text for text in heard)
    for canary in ("CANARY", '"circle"', '"routes"'):
        assert any(canary in text for text in own.frames)
        assert not any(canary in text for text in heard)
    assert [key for scene in own.scenes() for key in unseen(scene)], "she saw her own ride"
    assert [] == [key for scene in wire.scenes() for key in unseen(scene)]


def test_what_is_written_to_the_gang_is_never_carried_to_everybody(
    visit: Visit, house: HouseProcess
) -> None:
    _, hers, _, _ = two_at_a_table(visit, house)
    page = hers.page
    gang, everybody = (
        page.locator(".whom").get_by_role("button", name=name) for name in ("Gang", "Everybody")
    )
    expect(gang).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".readers")).to_have_text("Only the gang reads this. The marshal cannot.")
    page.get_by_placeholder("Say something to the gang").fill(WHISPER)
    everybody.click()
    expect(page.locator(".readers")).to_have_text("Everybody reads this, the marshal too.")
    expect(page.locator(".say input")).to_have_value("")
    gang.click()
    expect(page.locator(".say input")).to_have_value(WHISPER)


def test_a_plan_is_made_by_keys_alone_and_read_without_eyes(
    visit: Visit, house: HouseProcess
) -> None:
    _, hers, _, _ = two_at_a_table(visit, house)
    page = hers.page
    page.locator(".team").get_by_role("button", name="Plan").press("Enter")
    for name in ("Tucson", "Globe", "Tucson"):
        count = page.locator(".stop").count()
        page.get_by_label("All places").select_option(label=name)
        page.get_by_role("button", name="Add", exact=True).press("Enter")
        expect(page.locator(".stop")).to_have_count(count + 1)
    expect(page.get_by_role("img", name="Plan of Bea, stop 2: Globe")).to_have_count(2)
    assert [] == faults(page)
    page.get_by_role("button", name="Theme: change to dusk").first.click()
    assert [] == faults(page)
    page.get_by_role("button", name="2 Globe: take off").press("Enter")
    expect(page.locator(".team li")).to_have_text(["Tucson, Tucson"])
    page.get_by_role("button", name="Clear").press("Enter")
    expect(page.locator("[data-key^=pin-]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".plansheet")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_phone_fingers_plan_and_talk(visit: Visit, house: HouseProcess, locale: str) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": locale}
    _, hers, wire, _ = two_at_a_table(visit, house, **phone)
    page = hers.page
    page.locator(".prompt .plan button").tap()
    page.locator("[data-aim=town-phoenix]").tap()
    expect(page.locator(".stop")).to_have_text(["1 Phoenix"])
    page.locator("[data-aim=town-phoenix]").tap()
    expect(page.locator(".stop")).to_have_count(0)
    page.locator(".plansheet .tag.hint").tap()
    page.locator(".tabbar button").nth(2).tap()
    page.locator(".say input").fill(WHISPER)
    page.locator(".say button").tap()
    expect(page.locator(".chat .said")).to_contain_text(WHISPER)

    assert not any("CANARY" in text for text in wire.frames)
