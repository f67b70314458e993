"""The language may be changed at any moment, and everything changes with it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import farwest
from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, as_logged
from tests.server.guests import ME, Guest, HouseProcess, a_bot

# Every text that is seen or read aloud, as the browser has it.
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (one.closest('.lang, .mark, script, style, symbol')) continue;
    if (one.getClientRects().length) found.push(walk.currentNode.data.trim());
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    if (one.closest('.lang')) continue;
    found.push(...['aria-label', 'title', 'placeholder'].map((a) => one.getAttribute(a) ?? ''));
  }
  return found.filter((text) => /[a-z]{2}/i.test(text));
}"""
ENGLISH = re.compile(
    r"\b(the|of|and|you|your|with|from|this|what|who|is|are|has|have|it|at)\b", re.I
)
WORDS = Path(farwest.__file__).parent / "server" / "words"


def strings(thing: Any) -> set[str]:
    """Every string inside plain data."""
    if isinstance(thing, str):
        return {thing.strip()}
    parts = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ()
    return {text for part in parts for text in strings(part)}


def parts_of(name: str) -> tuple[str, str]:
    first, _, rest = name.partition(" ")
    return first, rest


@pytest.mark.first
def test_changing_the_language_in_the_middle_changes_every_word_at_once(
    visit: Visit, house: HouseProcess
) -> None:
    guest, dice = Guest(house.address, "Jeanne"), random.Random(8)
    table = guest.found(ME, a_bot(), a_bot())
    visitor = visit(**CALM).is_guest(guest)
    page = visitor.goes_to(f"/table/{table}")
    for _ in range(5):
        visitor.moves(dice)
    visitor.next_things()
    while page.get_by_text("See it again").count():  # a film stays in the language it was told in
        visitor.moves(dice)
        visitor.next_things()
    with guest.at(table, language="en") as place:
        english = place.until("scene")
    with guest.at(table, language="fr") as place:
        french = place.until("scene")
    visitor.log()  # unfolds it
    page.mouse.move(0, 0)  # off the board, or it explains what it points at
    before = page.evaluate(TEXTS)
    verdict = page.locator(".unseen:has(+ .boardbox)").inner_text()  # read out once, never again

    page.get_by_role("button", name="FR\u00a0: Français").click()
    expect(page.locator(".prompt h2")).to_have_text(french["question"])
    assert "fr" == page.locator("html").get_attribute("lang")
    assert as_logged(french) == visitor.log()
    headings = list(dict.fromkeys(line["heading"] for line in french["lines"] if line["heading"]))
    assert headings == page.locator(".side .log h3").all_inner_texts()
    assert french["title"] in page.locator("header").inner_text()
    after = page.evaluate(TEXTS)
    panels = [panel["status"] for panel in french["picture"]["panels"]]
    for text in (*panels, *(option["text"] for option in french["options"])):
        assert any(text in seen for seen in after), text
    same = strings(english) & strings(french)  # names, rules, and words that both languages have
    # A panel sets the first name apart from the rest: "Calamity" and "Rose".
    same |= {"Zoom"}
    same |= {part for panel in french["picture"]["panels"] for part in parts_of(panel["name"])}
    assert [] == [text for text in after if text in before and text not in same]
    assert [] == [text for text in after if ENGLISH.search(text) and text not in same]

    page.get_by_role("button", name="EN: English").click()
    expect(page.locator(".prompt h2")).to_have_text(english["question"])
    assert [text for text in before if text != verdict] == page.evaluate(TEXTS)
