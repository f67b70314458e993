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
CLICKS = 16
MOST = 400  # of a whole game
LONG = ("desperados",)  # by clicks
WHOLE = [name for name in OTHERS if name not in LONG]
SHORT = {"circles": {"max_rounds": 20}}  # its shortest game


def at_a_table(house: HouseProcess, game: str) -> tuple[Guest, str]:
    guest = Guest(house.address, "Jeanne")
    fewest = min(farwest.load(game).seats)
    bots = [a_bot()] * (fewest - 1)
    return guest, guest.found(ME, *bots, game=game, variant=SHORT.get(game, {}))


@pytest.mark.parametrize("game", [pytest.param(OTHERS[0], marks=pytest.mark.first), *OTHERS[1:]])
def test_every_game_with_a_board_is_played_by_clicks(
    visit: Visit, house: HouseProcess, game: str
) -> None:
    guest, table = at_a_table(house, game)
    visitor, dice = visit(**CALM).is_guest(guest), random.Random(12)
    page = visitor.goes_to(f"/table/{table}")
    visitor.next_things()
    assert page.locator(".boardbox .sprite").count() > 10
    assert all(visitor.moves(dice) for _ in range(CLICKS))
    visitor.next_things()
    assert len(visitor.log()) > CLICKS // 2
    assert "aim" in visitor.used
    assert ("gauge" in visitor.used) == (game == "circles")


@pytest.mark.slow
@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_by_clicks(visit: Visit, house: HouseProcess, game: str) -> None:
    guest, table = at_a_table(house, game)
    visitor, dice = visit(**CALM).is_guest(guest), random.Random(12)
    visitor.goes_to(f"/table/{table}")
    assert visitor.plays_to_the_end(dice) < MOST
    assert "aim" in visitor.used
    assert ("gauge" in visitor.used) == (game == "circles")


@pytest.mark.parametrize(
    "most", [CLICKS, pytest.param(MOST, marks=pytest.mark.slow)], ids=["begun", "whole"]
)
def test_a_finger_flicks_the_marble_through_a_game(
    visit: Visit, house: HouseProcess, most: int
) -> None:
    guest, table = at_a_table(house, "circles")
    phone = visit(viewport=PHONE, has_touch=True, is_mobile=True, **CALM).is_guest(guest)
    page = phone.goes_to(f"/table/{table}")
    dice = random.Random(13)
    moves = 0
    while moves < most and phone.moves(dice):
        moves += 1
    assert (moves < most) == (most == MOST), "to its end, if it is played whole"
    assert "gauge" in phone.used
    page.get_by_role("button", name="Log").tap()
    assert any("flick" in line for line in phone.log())
