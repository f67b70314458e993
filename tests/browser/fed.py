"""The page of a table whose house is a test: told what the test wishes; what it asks is kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.browser.moments import Moment, sent
from tests.browser.visitors import DESK, PATIENCE, PHONE
from tests.server.guests import HouseProcess

SIZES: Final[dict[str, tuple[str, dict[str, Any]]]] = {  # a canvas, and what a browser is told
    "desk": ("wide", {"viewport": DESK}),
    "phone": ("tall", {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
}
SOCKET: Final = """
window.asked = [];
window.WebSocket = class {
  constructor() { window.line = this; setTimeout(() => this.onopen?.({})); }
  send(text) { window.asked.push(JSON.parse(text)); }
  close() {}
};
window.hear = (message) => window.line.onmessage?.({ data: JSON.stringify(message) });
"""


@contextmanager
def fed(
    browser: Browser, house: HouseProcess, size: str = "desk", language: str = "en", **more: Any
) -> Iterator[Page]:
    _, wishes = SIZES[size]
    wishes = {"locale": language, "service_workers": "block", **wishes, **more}
    context = browser.new_context(base_url=house.address, **wishes)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(SOCKET)
    page.goto("/table/fed")
    page.wait_for_function("() => window.line?.onmessage")
    yield page
    context.close()


def hears(page: Page, *messages: Any) -> None:
    for message in messages:
        page.evaluate("hear", message)


def is_shown(page: Page, moment: Moment, size: str = "desk", language: str = "en") -> Any:
    """A moment of a recorded game; the scene as it was sent."""
    made = sent(moment, language, SIZES[size][0])
    hears(page, made["table"], made["scene"])
    page.locator(".boardbox .sprite").first.wait_for()
    page.wait_for_function(
        "(text) => document.querySelector('.prompt h2')?.textContent.includes(text)",
        arg=made["scene"]["question"].strip(),
    )
    return made["scene"]


def asked(page: Page, sort: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.asked")
    return [one for one in found if one["do"] == sort]
