"""A person in front of a real browser: what they see, click, tap and press."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    expect,
)

from tests.server.guests import Guest

DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
CALM: Final[dict[str, Any]] = {"reduced_motion": "reduce"}  # for who tests something else
LOGGED: Final = ".side .log .told > li > span"  # of the cards that are unfolded
PACED: Final = """
if (location.protocol === 'http:' && !localStorage.getItem('farwest-pace'))
  localStorage.setItem('farwest-pace', pace);
"""
PATIENCE: Final = 60_000  # ms until a thing that is waited for counts as missing
LONG: Final = 240_000  # ms, for what bots work out by themselves: people at tables go first

# What a person can do next at a table, and where to point for it. A place counts only if the
# browser itself finds it there: what something else covers cannot be clicked.
NEXT: Final = """() => {
  const shown = (one) => one.getClientRects().length > 0;
  const all = (what) => [...document.querySelectorAll(what)].filter(shown);
  const place = (one) => {
    const box = one.getBoundingClientRect();
    for (const dy of [.5, .25, .75, .1, .9]) for (const dx of [.5, .25, .75, .1, .9]) {
      const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
      if (one.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
  };
  const inList = (one) => { // what is scrolled out of a long list is not covered by anything
    const [ticket, list] = [one, one.closest('.opts')].map((node) => node.getBoundingClientRect());
    return ticket.top < list.bottom - 6 && ticket.bottom > list.top + 6;
  };
  const told = (kind, one) => ({
    kind,
    key: one.dataset.aim ?? one.dataset.action ?? '',
    name: one.getAttribute('aria-label') ?? one.textContent,
    letter: one.getAttribute('aria-keyshortcuts') ?? '',
    place: place(one),
  });
  const [curtain] = all('.curtain button.opt');
  if (curtain) return [told('curtain', curtain)];
  if (all('.prompt.ended, .prompt a[href^="/over/"]').length) return [];
  const found = [
    ...all('.aim.lit').map((one) => told('aim', one)),
    ...all('.seat .cover').map((one) => told('panel', one)),
    ...all('.prompt .opt[data-action]:enabled').filter(inList).map((one) => told('ticket', one)),
    ...all('[data-gauge]:enabled').map((one) => told('gauge', one)),
  ];
  return found.length ? found : null;
}"""
GAUGE: Final = "[data-gauge]:enabled"
# The middle of something, once letters are there and it lies still under the pointer.
AT_REST: Final = """async (one) => {
  await document.fonts.ready;
  const middle = () => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  let was = middle();
  for (let still = 0; still < 3; ) {
    await new Promise(requestAnimationFrame);
    const now = middle();
    still = now.every((place, k) => place === was[k]) ? still + 1 : 0;
    was = now;
  }
  return was;
}"""
WHOSE: Final = f"""() => {{
  const things = ({NEXT})();
  if (things) return things.length ? 'mine' : 'over';
  const acting = document.querySelector('.seat.now');
  return acting && !acting.querySelector('.who em') ? "another's" : null;
}}"""
STORY: Final = """() =>
  [...document.querySelectorAll('.side .log .turn')]
    .sort((one, other) => one.dataset.turn - other.dataset.turn)
    .flatMap((card) => [...card.querySelectorAll('.told > li > span')]
      .map((line) => line.innerText))
"""


def unfolded(page: Page) -> None:
    """The whole story: every card of it, the old rounds too."""
    button = page.locator(".side .log .unfold")
    button.wait_for(state="attached")
    if button.get_attribute("aria-pressed") == "false":
        button.dispatch_event("click")  # on a phone it may stand behind another tab
    page.locator(".side .log .unfold[aria-pressed=true]").wait_for(state="attached")


def logged(page: Page) -> list[str]:
    """In the order of the story: a phone has the newest card first."""
    unfolded(page)
    found: list[str] = page.evaluate(STORY)
    return [re.sub(r"[ \n]+", " ", text).strip() for text in found]


def as_logged(scene: dict[str, Any]) -> list[str]:
    """Each sentence with the rule it applied, as the log prints them: those that are told as one
    together, with the rule of the first."""
    lines, found = scene["lines"], list[str]()
    runs = {run["first"]: run for turn in scene["turns"] for run in turn["runs"]}
    at = 0
    while at < len(lines):
        run = runs.get(at, {"text": lines[at]["text"], "of": 1})
        found.append(f"{run['text']} {lines[at]['rule']}".strip())
        at += run["of"]
    return found


def play_over_the_wire(
    guest: Guest, table: str, until: Callable[[dict[str, Any]], bool] = lambda _: False
) -> None:
    """Without a browser: until a scene is as wished, or to the end."""
    with guest.at(table) as place:
        scene = place.my_turn()
        while not scene["over"] and not until(scene):
            option = scene["options"][len(scene["options"]) // 2]
            place.send("play", move=scene["move"], action=option["action"])
            scene = place.my_turn()


FEW: Final = 14  # moves of a game that is then played on without a browser
BEGUN_OR_WHOLE: Final = pytest.mark.parametrize(
    "most", [FEW, pytest.param(10**6, marks=pytest.mark.slow)], ids=["begun", "whole"]
)


class Visitor:
    """One browser context with one page. It keeps all that went wrong on it."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        wishes.setdefault("viewport", DESK)
        wishes.setdefault("locale", "en-GB")
        wishes.setdefault("service_workers", "block")  # what it keeps would hide what is tested
        pace = wishes.pop("pace", "fast")  # of who tests something else
        self.address = address
        self.troubles: list[str] = []
        self.used: set[str] = set()  # kinds of things that were clicked
        self.excused = [
            "Service Worker registration blocked by Playwright"
        ]  # what a trouble may say, because the test provokes it
        self.touches = bool(wishes.get("has_touch"))
        self.context: BrowserContext = browser.new_context(base_url=address, **wishes)
        self.context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        self.context.on("request", self._request)
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.troubles.append(f"{error.error}"))
        self.context.add_init_script(f"const pace = '{pace}';{PACED}")
        self.page: Page = self.context.new_page()
        self.finger: CDPSession | None = None  # one that is down must be the one that goes up

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.troubles.append(f"asked another host: {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console {message.type}: {message.text}")

    def unexcused(self) -> list[str]:
        return [one for one in self.troubles if not any(word in one for word in self.excused)]

    def is_guest(self, guest: Guest) -> Visitor:
        """The same person as one who is known over HTTP."""
        cookies = [
            {"name": name, "value": value, "url": self.address}
            for name, value in guest.http.cookies.items()
        ]
        self.context.add_cookies(cookies)  # type: ignore[arg-type]
        return self

    def as_guest(self) -> Guest:
        """The same person over HTTP."""
        guest = Guest(self.address, "Jeanne")
        guest.http.cookies.clear()
        for cookie in self.context.cookies():
            guest.http.cookies.set(cookie["name"], cookie["value"])
        return guest

    def lets_it_be_played(self) -> None:
        """The rest of the game, over the wire; this page looks on, to the end."""
        play_over_the_wire(self.as_guest(), self.page.url.rpartition("/")[2])
        self.page.locator('.prompt a[href^="/over/"]').wait_for()

    # ---- at a table ------------------------------------------------------------------------

    def goes_to(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def next_things(self) -> list[dict[str, Any]]:
        """Waits until something may be clicked; nothing at all: the game is over."""
        found = self.page.wait_for_function(NEXT)
        things: list[dict[str, Any]] = found.json_value()
        return things

    def choose(self, things: list[dict[str, Any]], dice: random.Random) -> dict[str, Any]:
        """A thing picked before means several options, which then stand as tickets."""
        things, hidden = (
            [thing for thing in things if bool(thing["place"]) == seen] for seen in (True, False)
        )
        covered = {thing["name"] for thing in hidden} - {thing["name"] for thing in things}
        assert not covered, f"lit, but something that means another move covers it: {covered}"
        tickets = [thing for thing in things if thing["kind"] == "ticket"]
        if tickets and self.page.locator(".aim[aria-pressed=true]").count():
            return dice.choice(tickets)
        return dice.choice(things)

    def press(self, x: float, y: float) -> None:
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def moves(self, dice: random.Random) -> bool:
        """One click on something lit, or a ticket; False if the game is over."""
        things = self.next_things()
        if not things:
            return False
        thing = self.choose(things, dice)
        self.used.add(thing["kind"])
        x, y = thing["place"]
        if thing["kind"] == "gauge":
            self.flicks(dice)
        else:
            self.press(x, y)
        if thing["kind"] == "curtain":
            self.page.locator(".curtain").wait_for(state="hidden")
        return True

    def flicks(self, dice: random.Random) -> None:
        """Press, hold until the bar has grown far enough, let go."""
        far = dice.uniform(0.2, 0.7)
        self.lays_finger_on(self.page.locator(GAUGE))
        self.page.wait_for_function(
            """(far) => {
              const bar = document.querySelector('.gauge .bar');
              const cut = /inset\\(\\S+ ([\\d.]+)%/.exec(bar?.style.clipPath ?? '');
              return cut && 1 - Number(cut[1]) / 100 >= far;
            }""",
            arg=far,
        )
        self._up()

    def lays_finger_on(self, thing: Locator) -> None:
        """Or a mouse. Where it is once it lies still: it may slip while a page still grows."""
        thing.scroll_into_view_if_needed()
        self._down(*thing.evaluate(AT_REST))

    def _down(self, x: float, y: float) -> None:
        if self.touches:
            self._touch("touchStart", [{"x": x, "y": y}])
            return
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def _up(self) -> None:
        if self.touches:
            self._touch("touchEnd", [])
        else:
            self.page.mouse.up()

    def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        self.finger = self.finger or self.context.new_cdp_session(self.page)
        self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def plays_to_the_end(self, dice: random.Random) -> int:
        """How many clicks it took."""
        clicks = 0
        while self.moves(dice):
            clicks += 1
        return clicks

    def whose_turn(self) -> str:
        """As this page shows it: "mine", "another's" or "over"."""
        return str(self.page.wait_for_function(WHOSE).json_value())

    def told(self, table: str, seat: int) -> list[str]:
        """What the house says that a seat was told, of a finished game."""
        path = f"/api/replays/{table}/scene?eyes={seat}&language=en"
        return as_logged(self.context.request.get(path).json())

    def knows_the_whole_story(self, at: str = NEXT) -> None:
        """The log is what the house tells somebody who comes anew: all of it, each line once. Told
        when it is this visitor's turn: while a bot thinks, the story still grows."""
        fresh = self.context.new_page()
        fresh.goto(self.page.url)
        fresh.wait_for_function(at)
        told = logged(fresh)
        fresh.close()
        unfolded(self.page)
        expect(self.page.locator(LOGGED)).to_have_count(len(told))
        assert told == self.log()

    def log(self) -> list[str]:
        return logged(self.page)
