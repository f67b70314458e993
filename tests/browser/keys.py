"""A person without a mouse."""

from __future__ import annotations

import random
from typing import Final

from tests.browser.visitors import Visitor

ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST_TABS: Final = 150  # around a whole page


class Keyboard:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def is_at(self, selector: str) -> bool:
        found: bool = self.page.evaluate("(s) => document.activeElement.matches(s)", selector)
        return found

    def tabs_to(self, selector: str, key: str = "Tab") -> None:
        self.page.locator(selector).first.wait_for()
        for _ in range(MOST_TABS):
            if self.is_at(selector):
                return
            self.press(key)
        raise AssertionError(f"the Tab key never came to {selector}")

    def moves(self, dice: random.Random) -> bool:
        """A letter or digit that stands on a ticket, or arrows and Enter on the board."""
        things = self.visitor.next_things()
        if not things:
            return False
        thing = self.visitor.choose(things, dice)
        self.visitor.used.add(thing["kind"])
        if thing["kind"] == "ticket" and thing["letter"]:
            self.press(thing["letter"])
        elif thing["kind"] == "ticket":
            self.tabs_to(f'.opt[data-action="{thing["key"]}"]')
            self.press("Enter")
        elif thing["kind"] == "aim":  # the one that an arrow or the Tab key comes to first
            self.press(dice.choice(ARROWS))
            self.tabs_to(".aim.lit")
            self.press("Enter")
        else:
            self.tabs_to(f'.seat .cover[aria-label="{thing["name"]}"]')
            self.press("Enter")
        return True
