"""Looking nearer at a board: by two fingers, taps, buttons, keys and wheel; a tap stays a tap."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, PHONE, Visitor
from tests.server.guests import ME, Guest, HouseProcess, a_bot

BOARD: Final = ".boardbox svg[role=group]"
HAND: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, **CALM}
WHOLE: Final = 1.0
TWICE: Final = """(what) => {  // at once: how long a slow machine takes between them is no matter
  const one = document.querySelector(what);
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 };
  for (let n = 0; n < 2; n++) one.dispatchEvent(new MouseEvent('click', at));
}"""


def zoom(page: Page) -> float:
    """How many times nearer than the whole board."""
    seen, whole = page.evaluate(
        f"""() => {{
          const svg = document.querySelector('{BOARD}');
          const ground = svg.querySelector(':scope > rect');
          return [svg.viewBox.baseVal.width, ground.width.baseVal.value];
        }}"""
    )
    return round(float(whole) / float(seen), 3)


def corner(page: Page) -> tuple[float, float]:
    x, y, *_ = str(page.locator(BOARD).get_attribute("viewBox")).split()
    return round(float(x), 1), round(float(y), 1)


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(BOARD).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def slide(visitor: Visitor, *ways: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """Fingers go from one place to another at the same time, then are lifted."""
    steps = 5
    for k in range(steps + 1):
        points = [
            {"x": x + (to_x - x) * k / steps, "y": y + (to_y - y) * k / steps, "id": n}
            for n, ((x, y), (to_x, to_y)) in enumerate(ways)
        ]
        visitor._touch("touchMove" if k else "touchStart", points)
    visitor._touch("touchEnd", [])


def spread(visitor: Visitor) -> None:
    x, y = middle(visitor.page)
    slide(visitor, ((x - 30, y), (x - 60, y)), ((x + 30, y), (x + 60, y)))


def at_carson(house: HouseProcess, visitor: Visitor) -> Page:
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot(), game="carson")
    page = visitor.is_guest(guest).goes_to(f"/table/{table}")
    visitor.next_things()
    return page


def parcel(visitor: Visitor) -> dict[str, Any]:
    """One that can be seen whole, near the middle of the board."""
    x, y = middle(visitor.page)
    things = [t for t in visitor.next_things() if t["kind"] == "aim" and t["place"]]
    return min(things, key=lambda t: abs(t["place"][0] - x) + abs(t["place"][1] - y))


@pytest.mark.first
def test_two_fingers_look_nearer_one_moves_and_a_tap_still_plays(
    visit: Visit, house: HouseProcess
) -> None:
    phone = visit(**HAND)
    page = at_carson(house, phone)
    spread(phone)
    assert 2.0 == pytest.approx(zoom(page), abs=0.1)

    before, told = corner(page), len(phone.log())
    x, y = middle(page)
    slide(phone, ((x, y), (x - 50, y - 70)))
    after = corner(page)
    assert after[0] > before[0]
    assert after[1] > before[1]
    assert told == len(phone.log()), "who drags does not tap"

    claimed = parcel(phone)
    phone.press(*claimed["place"])
    page.wait_for_function(f"() => !document.querySelector('[data-aim=\"{claimed['key']}\"].lit')")
    assert zoom(page) > WHOLE, "what is asked next is on the same board"

    page.get_by_role("button", name="The whole board (0)").tap()
    assert WHOLE == zoom(page)
    assert (0.0, 0.0) == corner(page)


def test_a_finger_on_the_whole_board_scrolls_the_page(visit: Visit, house: HouseProcess) -> None:
    phone = visit(**{**HAND, "viewport": {"width": 390, "height": 640}})
    page = at_carson(house, phone)
    page.evaluate("document.querySelector('main.table').scrollTo(0, 0)")
    x, y = middle(page)
    slide(phone, ((x, y), (x, y - 120)))
    page.wait_for_function("() => document.querySelector('main.table').scrollTop > 20")
    assert WHOLE == zoom(page)
    spread(phone)
    page.evaluate("document.querySelector('main.table').scrollTo(0, 0)")
    x, y = middle(page)
    slide(phone, ((x, y), (x, y - 60)))
    assert 0 == page.evaluate("document.querySelector('main.table').scrollTop")


def test_two_taps_on_what_means_nothing_look_nearer_and_back(
    visit: Visit, house: HouseProcess
) -> None:
    phone = visit(**HAND)
    page = at_carson(house, phone)
    told = phone.log()
    page.evaluate(TWICE, '[data-key="step-start"]')
    assert zoom(page) > 2
    page.evaluate(TWICE, '[data-key="step-start"]')
    assert WHOLE == zoom(page)
    page.evaluate(TWICE, ".aim.lit")
    page.wait_for_function(
        "(n) => document.querySelectorAll('.log .told > li').length > n", arg=len(told)
    )
    assert WHOLE == zoom(page), "on a target the first tap is the move"


def test_keys_buttons_and_the_wheel_of_a_desk(visit: Visit, house: HouseProcess) -> None:
    visitor = visit(**CALM)
    page = at_carson(house, visitor)
    page.keyboard.press("+")
    assert 1.5 == zoom(page)
    page.keyboard.press("-")
    assert WHOLE == zoom(page)
    page.get_by_role("button", name="Nearer (+)").click()
    assert 1.5 == zoom(page)
    page.keyboard.press("0")
    assert WHOLE == zoom(page)

    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    assert WHOLE == zoom(page), "without Ctrl it is the page's"
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function(f"() => document.querySelector('{BOARD}').classList.contains('near')")
    near = zoom(page)

    before, told = corner(page), len(visitor.log())
    page.mouse.down()
    page.mouse.move(x - 80, y - 40, steps=4)
    page.mouse.up()
    after = corner(page)
    assert after[0] > before[0]
    assert near == zoom(page)
    assert told == len(visitor.log()), "who drags does not click"

    claimed = parcel(visitor)
    visitor.press(*claimed["place"])
    page.wait_for_function(f"() => !document.querySelector('[data-aim=\"{claimed['key']}\"].lit')")


IN_SIGHT: Final = """() => {
  const one = document.activeElement.getBoundingClientRect();
  const box = document.querySelector('.boardbox').getBoundingClientRect();
  return one.left >= box.left - 1 && one.top >= box.top - 1
    && one.right <= box.right + 1 && one.bottom <= box.bottom + 1;
}"""


def test_a_target_out_of_sight_comes_into_sight_when_the_keys_reach_it(
    visit: Visit, house: HouseProcess
) -> None:
    visitor = visit(**CALM)
    page = at_carson(house, visitor)
    for _ in range(4):
        page.keyboard.press("+")
    aims = page.evaluate("[...document.querySelectorAll('[data-aim]')].map((a) => a.dataset.aim)")
    first, second = sorted(aim for aim in aims if aim.startswith("cell-r1c"))[:2]  # some are taken
    page.locator(f"[data-aim={first}]").focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.aim")
    assert focused.partition("-")[2] == second.partition("-")[2]
    assert page.evaluate(IN_SIGHT)


def test_what_is_held_down_is_held_and_moves_no_board(visit: Visit, house: HouseProcess) -> None:
    """The marble of circles, from near: pressed, moved a little, let go."""
    guest, dice = Guest(house.address, "Jeanne"), random.Random(3)
    visitor = visit(**CALM).is_guest(guest)
    page = visitor.goes_to(f"/table/{guest.found(ME, a_bot(), game='circles')}")
    while not any(thing["kind"] == "gauge" for thing in visitor.next_things()):
        visitor.moves(dice)
    page.keyboard.press("+")
    page.locator("[data-held]").focus()
    assert zoom(page) > WHOLE
    seen, told = corner(page), len(visitor.log())
    box = page.locator("[data-held]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y + 6, steps=3)  # more than a tap may wander, too little for a stroke
    page.wait_for_function(
        "() => /inset/.test(document.querySelector('.gauge .bar')?.style.clipPath ?? '')"
    )
    assert seen == corner(page)
    page.mouse.up()
    page.wait_for_function(
        "(n) => document.querySelectorAll('.side .log .told > li').length > n", arg=told
    )
