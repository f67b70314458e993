"""The pictures of docs/pictures, taken in a real browser from a real house. By hand:
`python -m tools.screenshots`, then look at each of them."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.browser.machine import browser_here, browsing
from tests.browser.visitors import DESK, PHONE, Visitor, play_over_the_wire
from tests.server.guests import ME, OPEN, Guest, HouseProcess, a_bot
from tools.palette import smaller

OUT: Final = Path(__file__).parents[1] / "docs" / "pictures"
MOST: Final = 300_000  # bytes
BOTS: Final = (a_bot("cowhand"), a_bot("gunslinger"), a_bot("greenhorn"))
LATE: Final = "Round 2 of 5, turn 4"
TICKETS: Final = ".prompt .opt[data-action]"
STEPS: Final = 4  # into a film
IN_SIGHT: Final = """() => {  // the middle of something lit that can be seen whole
  const { left, right, top, bottom } = document.querySelector('.boardbox').getBoundingClientRect();
  const places = [...document.querySelectorAll('.aim.lit')].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  });
  const middle = [(left + right) / 2, (top + bottom) / 2];
  const far = (place) => Math.hypot(place[0] - middle[0], place[1] - middle[1]);
  return places.sort((a, b) => far(a) - far(b))[0];
}"""
LAPTOP: Final = {"width": 1366, "height": 768}
FAR: Final = 45  # moves: by then the table has something to show


class Studio:
    def __init__(self, browser: Browser, house: HouseProcess) -> None:
        self.browser, self.house = browser, house

    def guest(self, name: str = "Jeanne", language: str = "en") -> Guest:
        return Guest(self.house.address, name, language)

    def take(
        self,
        name: str,
        guest: Guest,
        path: str,
        ready: str,
        size: Any = None,
        act: Callable[[Page], None] | None = None,
        **looks: str,
    ) -> None:
        """`ready`: what must be there before the picture is taken, or before somebody acts."""
        wishes: dict[str, Any] = {"viewport": size or DESK, "reduced_motion": "reduce"}
        if size == PHONE:
            wishes |= {"has_touch": True, "is_mobile": True}
        visitor = Visitor(self.browser, self.house.address, **wishes).is_guest(guest)
        kept = "".join(f"localStorage.setItem('farwest-{k}', '{v}');" for k, v in looks.items())
        visitor.context.add_init_script(kept)
        page = visitor.goes_to(path)
        page.locator(ready).first.wait_for()
        settled(page)
        if act:
            act(page)
        data = smaller(page.screenshot())
        print(f"{name}.png: {len(data):,} bytes{' TOO MANY' if len(data) > MOST else ''}")
        (OUT / f"{name}.png").write_bytes(data)
        for trouble in visitor.troubles:
            print(f"  {trouble}")
        visitor.context.close()


def settled(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")


def is_an_offer(scene: dict[str, Any]) -> bool:
    return scene["move"] > FAR and len(scene["options"]) == 2


def at_an_offer(studio: Studio, language: str) -> tuple[Guest, str]:
    """A table where somebody says what a card is; a game that ends before that is played again."""
    while True:
        guest = studio.guest(language=language)
        table = guest.found(*BOTS[:1], ME, *BOTS[1:], language=language)
        play_over_the_wire(guest, table, is_an_offer)
        if guest.get(f"/api/tables/{table}")["stage"] == "playing":
            return guest, table


def hidden(studio: Studio) -> tuple[Guest, str, int]:
    """A finished hunt, and the last moment of a turn late in a round: little is known then."""
    guest = studio.guest()
    table = guest.found(*BOTS[:2], ME, BOTS[2], game="desperados", pace=False)
    play_over_the_wire(guest, table)
    moves = guest.get(f"/api/replays/{table}")["moves"]
    seen = {move: guest.get(f"/api/replays/{table}/scene?move={move}") for move in moves}
    return guest, table, max(t for t in moves if seen[t]["title"].startswith(LATE))


def shoot_beliefs(studio: Studio) -> None:
    guest, table, move = hidden(studio)
    path, ready = f"/replay/{table}?move={move}&beliefs=1", ".boardbox .sprite.beliefs"
    studio.take("beliefs", guest, f"{path}&eyes=all", ready)
    studio.take("beliefs-dusk-fr", guest, f"{path}&eyes=0", ready, theme="dusk", language="fr")
    studio.take("beliefs-phone", guest, f"{path}&eyes=2", ready, PHONE)
    studio.take("beliefs-phone-fr", guest, f"{path}&eyes=-1", ready, PHONE, language="fr")


def main() -> int:
    path = browser_here()
    if path is None:
        print("screenshots: no Chromium here; tools/browser installs one where it can.")
        return 1
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, browsing(path) as browser:
        house = HouseProcess(Path(folder), "--no-limits")
        try:
            shoot(Studio(browser, house))
            shoot_beliefs(Studio(browser, house))
            shoot_desperados(Studio(browser, house))
            shoot_carson(Studio(browser, house))
        finally:
            house.stop()
    return 0


def shoot(studio: Studio) -> None:
    english, offer = at_an_offer(studio, "en")
    french, offre = at_an_offer(studio, "fr")
    over = english.found(*BOTS[:2], ME, BOTS[2])
    play_over_the_wire(english, over)
    english.found(ME, OPEN, OPEN, a_bot(), public=True, clock={"minutes": 10, "increment": 5})
    studio.guest("Ada").found(ME, OPEN, OPEN, public=True)
    studio.guest("Lise").found(ME, OPEN, game="meeples", public=True)
    watched = studio.guest("Mateo")
    table = watched.found(ME, a_bot("legend"), game="circles", public=True)
    play_over_the_wire(watched, table, lambda scene: bool(scene["move"] > FAR))

    posters, tickets, review = ".posters .go", ".prompt .opt", ".room svg .turned, .room .none"
    studio.take("lobby", english, "/", posters)
    studio.take("lobby-dusk", english, "/", posters, theme="dusk")
    studio.take("create", english, "/new/goat", "form .go .opt")
    studio.take("table", english, f"/table/{offer}", tickets)
    studio.take("table-dusk-fr", french, f"/table/{offre}", tickets, theme="dusk", language="fr")
    studio.take("phone", english, f"/table/{offer}", tickets, PHONE)
    studio.take("phone-fr", french, f"/table/{offre}", tickets, PHONE, language="fr")
    studio.take("over", english, f"/over/{over}", review)
    middle = english.get(f"/api/replays/{over}")["last"] * 2 // 3
    studio.take("replay", english, f"/replay/{over}?move={middle}&eyes=all", ".boardbox .sprite")


def shoot_desperados(studio: Studio) -> None:
    """The map as the gang plans, and an evaluation, which is gone through by hand."""
    rider = studio.guest()
    planned = rider.found(a_bot(), ME, a_bot(), a_bot(), game="desperados", variant={"marshal": 0})
    play_over_the_wire(rider, planned, lambda scene: asks(scene, "Turn 4. Where do you ride?"))
    studio.take("desperados", rider, f"/table/{planned}", TICKETS)
    studio.take("desperados-dusk", rider, f"/table/{planned}", TICKETS, theme="dusk")
    for language, size, name in (
        ("en", DESK, "evaluation"),
        ("fr", PHONE, "evaluation-phone-fr"),
    ):
        marshal = studio.guest(language=language)
        table = marshal.found(ME, a_bot(), a_bot(), a_bot(), game="desperados", language=language)
        play_over_the_wire(marshal, table, lambda scene: asks(scene, "Turn 5. W", "Tour 5. O"))
        path = f"/table/{table}"
        studio.take(name, marshal, path, TICKETS, size, act=see_a_film, language=language)


def shoot_carson(studio: Studio) -> None:
    """A town in its third round: where a rival stands, from near on a phone, and as it pays."""
    mayor, town = at_carson(studio, "en", 3)
    studio.take("carson", mayor, f"/table/{town}", TICKETS, LAPTOP, act=point_at_a_rival)
    maire, ville = at_carson(studio, "fr", 3)
    path = f"/table/{ville}"
    studio.take("carson-phone-fr", maire, path, TICKETS, PHONE, act=look_nearer, language="fr")
    for size, name in ((DESK, "carson-incomes"), (PHONE, "carson-incomes-phone")):
        mayor, town = at_carson(studio, "en", 1)  # so that few interrupt the film
        see = partial(see_incomes, mayor, town)
        studio.take(name, mayor, f"/table/{town}", TICKETS, size, act=see)


def at_carson(studio: Studio, language: str, rivals: int) -> tuple[Guest, str]:
    guest = studio.guest(language=language)
    table = guest.found(ME, *[a_bot("gunslinger")] * rivals, game="carson", language=language)
    play_well(guest, table, is_third_placement)
    return guest, table


def is_third_placement(scene: dict[str, Any]) -> bool:
    return scene["title"] in ("Round 3 of 4, placement", "Manche 3 sur 4, placement")


def play_well(guest: Guest, table: str, until: Callable[[dict[str, Any]], bool]) -> None:
    """As the lantern says, until a scene is as wished."""
    with guest.at(table) as place:
        scene = place.my_turn()
        while not until(scene):
            best = place.ask("hint")["options"][0]
            place.send("play", move=scene["move"], action=best["action"])
            scene = place.my_turn()


def point_at_a_rival(page: Page) -> None:
    """Where another's cowboy stands; else anywhere."""
    keys = page.locator('[data-key^="cowboy-"]').evaluate_all(
        "all => all.map((x) => x.dataset.key)"
    )
    cells = [int(key.split("-")[1]) for key in keys if not key.endswith("-0")]
    names = [f"r{cell // 8 + 1}c{cell % 8 + 1}" for cell in cells]
    aims = [page.locator(f'.aim.lit[data-aim$="-{name}"]') for name in names]
    [*(aim for aim in aims if aim.count()), page.locator(".aim.lit").first][0].hover()


def look_nearer(page: Page) -> None:
    page.keyboard.press("+")
    page.touchscreen.tap(*page.evaluate(IN_SIGHT))


def see_incomes(guest: Guest, table: str, page: Page) -> None:
    """On, until what happened last is that buildings pay; then again, as far as that."""
    with guest.at(table) as place:
        place.asks = FAR * FAR  # new marks: an ask with a known one was answered already
        scene = place.my_turn()
        while not has_seen(page, "[data-key=payment]"):
            best = place.ask("hint")["options"][0]
            place.send("play", move=scene["move"], action=best["action"])
            scene = place.my_turn()
            page.get_by_role("heading", name=scene["question"]).wait_for()


def has_seen(page: Page, what: str) -> bool:
    """Step by step through the last film, until this is on the board."""
    again = page.locator("[aria-keyshortcuts=F]")
    on = page.locator(".film [aria-keyshortcuts=ArrowRight]")
    if again.count():
        page.keyboard.press("f")
        on.wait_for()
    while on.count() and not page.locator(what).count():
        page.keyboard.press("ArrowRight")
    return page.locator(what).count() > 0


def asks(scene: dict[str, Any], *openings: str) -> bool:
    return str(scene["question"]).startswith(openings)


def see_a_film(page: Page) -> None:
    """The last card leads to it; without motion it is seen again step by step."""
    page.locator(TICKETS).first.click()
    page.locator("[aria-keyshortcuts=F]").wait_for()
    page.keyboard.press("f")
    for _ in range(STEPS):
        page.locator(".film [aria-keyshortcuts=ArrowRight]").click()


if __name__ == "__main__":
    sys.exit(main())
