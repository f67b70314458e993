"""Practice over HTTP: nobody needs a name, nothing is kept."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

import farwest
from farwest import load
from tests.server.guests import HouseProcess

PRACTISED = "circles"


def ask(house: HouseProcess, game: str = PRACTISED, **wishes: Any) -> httpx.Response:
    return httpx.get(f"{house.address}/api/practice/{game}", params=wishes, timeout=60)


def test_a_try_gives_a_picture_with_its_roll(house: HouseProcess) -> None:
    first = ask(house).json()
    assert first["picture"]["roll"] is None
    then = ask(house, at=first["at"], level=385, canvas="tall").json()
    roll = then["picture"]["roll"]
    assert (roll["number"], then["picture"]["canvas"]["name"]) == (1, "tall")
    assert then["said"].startswith("Power 385: ")
    assert then["at"] != first["at"]
    again = ask(house, at=then["at"], level=200).json()
    assert again["picture"]["roll"]["number"] == 2


def test_it_speaks_the_language_of_who_asks(house: HouseProcess) -> None:
    assert ask(house, language="fr", at=900, level=385).json()["said"].startswith("Force 385")


@pytest.mark.parametrize(
    "wishes",
    [
        *({"level": "x"}, {"level": 10**12}, {"level": 1024}, {"at": -1}, {"at": "٣"}),
        *({"canvas": "none"}, {"canvas": "huge"}),
    ],
)
def test_nonsense_is_refused_with_a_sentence(house: HouseProcess, wishes: dict[str, Any]) -> None:
    answer = ask(house, **wishes)
    assert answer.status_code == 400
    assert re.search(r"did not understand|has a power from 0 to 1023", answer.json()["text"])


def test_only_games_that_have_a_practice_room_offer_it(house: HouseProcess) -> None:
    cards = httpx.get(f"{house.address}/api/lobby", timeout=60).json()["games"]
    offered = {card["name"] for card in cards if card["practice"]}
    assert PRACTISED in offered
    for game in farwest.games():
        assert (ask(house, game).status_code == 200) == (load(game).name in offered)
    assert ask(house, "chess").status_code == 400
