"""Those who stay: their games, what they show, friends, a seat in one click; by clicks and keys."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_access import faults
from tests.browser.visitors import CALM, PHONE
from tests.server.guests import ME, OPEN, Guest, HouseProcess, a_bot
from tests.server.test_histories import account, written_down
from tests.server.test_play import play_to_the_end


def inside(page: object) -> bool:
    wide = "document.documentElement.scrollWidth <= window.innerWidth"
    return bool(page.evaluate(wide))  # type: ignore[attr-defined]


def test_a_finished_game_is_found_again_and_shown_to_strangers_when_i_say_so(
    visit: Visit, house: HouseProcess
) -> None:
    ruth = account(house, "Ruth who stays")
    table = ruth.found(ME, a_bot())
    with ruth.at(table, canvas="none") as place:
        play_to_the_end(place)
    written_down(ruth, table)

    hers = visit(viewport=PHONE, **CALM).is_guest(ruth)
    page = hers.goes_to("/games")
    games = page.get_by_role("list", name="Your games")
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(games).to_contain_text("Greenhorn")
    page.get_by_label("Against").select_option("people")
    expect(games).to_contain_text("No game of yours is like that.")
    page.get_by_role("button", name="Show all").press("Enter")
    expect(games.get_by_role("link", name="Replay")).to_be_visible()
    assert [] == faults(page)
    assert inside(page)
    page.get_by_role("tab", name="Games").press("ArrowRight")
    expect(page.get_by_role("tabpanel")).to_contain_text("Provisional")
    assert [] == faults(page)
    assert inside(page)

    stranger = visit(**CALM)
    stranger.excused += ["404"]
    looked = stranger.goes_to("/people/Ruth who stays")
    expect(looked.get_by_role("alert")).to_contain_text("Nobody of that name")
    hers.goes_to("/me")
    with page.expect_response(lambda answer: "/api/me/profile" in answer.url):
        page.get_by_role("switch", name="Your last games").press("Space")
    page.get_by_role("link", name="See your page").click()
    expect(page.get_by_text("This is what others see of you.")).to_be_visible()
    looked.reload()
    expect(looked.get_by_role("heading", name="Last games")).to_be_visible()
    assert [] == faults(looked)


def test_who_leaves_for_good_is_asked_twice(visit: Visit, house: HouseProcess) -> None:
    ada = account(house, "Ada who leaves")
    hers = visit(**CALM).is_guest(ada)
    hers.excused += ["400"]
    page = hers.goes_to("/me")
    assert [] == faults(page)
    page.get_by_role("button", name="Leave for good").click()
    dialog = page.get_by_role("dialog", name="Leave for good")
    dialog.get_by_label("Your name").fill("Ada")
    dialog.get_by_label("Password").fill("cactus blossom")
    dialog.get_by_role("button", name="Leave for good").click()
    expect(dialog.get_by_role("alert")).to_contain_text("exactly")
    dialog.get_by_label("Your name").fill("Ada who leaves")
    dialog.get_by_role("button", name="Leave for good").click()
    expect(page.get_by_role("link", name="Choose a name")).to_be_visible()


def test_two_friends_find_each_other_and_a_seat_in_one_click(
    visit: Visit, house: HouseProcess
) -> None:
    silas, opal = account(house, "Silas of the town"), account(house, "Opal of the town")
    opal.post("/api/me/friends", {"name": silas.name})
    his = visit(viewport=PHONE, **CALM).is_guest(silas)
    page = his.goes_to("/me")
    page.get_by_role("button", name="Accept Opal of the town as a friend").click()
    expect(page.get_by_role("list", name="Friends")).to_contain_text("Friend")

    table = opal.found(ME, OPEN)
    opal.post(f"/api/tables/{table}/invite", {"name": silas.name})
    his.goes_to("/")
    told = page.get_by_role("list", name="Invitations")
    expect(told).to_contain_text("Opal of the town invites you")
    assert inside(page)
    told.get_by_role("button", name="No, thanks").click()
    expect(told).not_to_be_visible()

    waiting = opal.post("/api/pair", {"game": "meeples", "pace": "clock"})["table"]
    page.get_by_role("button", name="Find someone to play").click()
    dialog = page.get_by_role("dialog", name="Find someone to play")
    dialog.get_by_text("A Fistful of Meeples").click()
    dialog.get_by_text("With a clock").click()
    assert [] == faults(page)
    dialog.get_by_role("button", name="Find a table").click()
    page.wait_for_url(f"**/table/{waiting}")


def test_a_guest_is_asked_for_nothing(visit: Visit, house: HouseProcess) -> None:
    page = visit(viewport=PHONE, **CALM).goes_to("/games")

    expect(page.get_by_text("You have not finished a game here yet.")).to_be_visible()
    assert [] == faults(page)
    assert Guest(house.address, "Nobody yet").get("/api/me/games")["games"] == []
