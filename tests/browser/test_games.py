"""Every game that has a board is drawn, and played by clicks on what is lit."""

from __future__ import annotations

import random

import pytest

import farwest
from farwest.kit.rooms import Board, ask
from tests.browser.conftest import Visit
from tests.browser.visitors import CALM, PHONE
from tests.server.guests import ME, Guest, HouseProcess, a_bot

DRAWN = [name for name in farwest.games() if ask(farwest.load(name), Board) is not None]
OTHERS = [name for name in DRAWN if name != "goat"]  # which the other tests play
CLICKS = 25  # of a game that is long by clicks
LONG = ("desperados",)
MOST = 400
SHORT = {"circles": {"max_rounds": 20}}  # its shortest game


def at_a_table(house: HouseProcess, game: str) -> tuple[Guest, str]:
    guest = Guest(house.address, "Jeanne")
    fewest = min(farwest.load(game).seats)
    bots = [a_bot()] * (fewest - 1)
    return guest, guest.found(ME, *bots, game=game, variant=SHORT.get(game, {}))


@pytest.mark.parametrize("game", OTHERS)
def test_every_game_with_a_board_is_played_by_clicks(
    visit: Visit, house: HouseProcess, game: str
) -> None:
    guest, table = at_a_table(house, game)
    visitor, dice = visit(**CALM).is_guest(guest), random.Random(12)
    page = visitor.goes_to(f"/table/{table}")
    visitor.next_things()
    assert page.locator(".boardbox .sprite").count() > 10
    going = True
    for _ in range(CLICKS if game in LONG else MOST):
        going = going and visitor.moves(dice)
    if game in LONG:
        visitor.next_things()
    assert going == (game in LONG), "a whole game, to its end"
    assert len(visitor.log()) > CLICKS // 2
    assert "aim" in visitor.used
    assert ("gauge" in visitor.used) == (game == "circles")


def test_a_finger_flicks_the_marble_through_a_whole_game(visit: Visit, house: HouseProcess) -> None:
    guest, table = at_a_table(house, "circles")
    phone = visit(viewport=PHONE, has_touch=True, is_mobile=True, **CALM).is_guest(guest)
    page = phone.goes_to(f"/table/{table}")
    dice = random.Random(13)
    moves = 0
    while phone.moves(dice):
        moves += 1
        assert moves < MOST
    assert "gauge" in phone.used
    page.get_by_role("button", name="Log").tap()
    assert any("flick" in line for line in phone.log())
