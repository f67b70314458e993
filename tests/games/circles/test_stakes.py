"""What tickets of circles say of the space where the marble would lie."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.circles.board.stakes import stake
from farwest.kit.speaking import speech
from tests.games.circles.table import GAME, PEOPLE, on


def of_no_ticket(space: str, language: str, **facts: Any) -> str:
    match = on(space, **facts)
    found = stake(match.view(0), GAME.parse("tickets 0"), speech(GAME, language), list(PEOPLE[:3]))
    assert found is not None
    return found.line


@pytest.mark.parametrize(
    ("shovels", "said"), [(0, "Dig: no shovel, nothing"), (1, "Dig: draw from the bag")]
)
def test_a_digging_without_a_shovel_promises_nothing(shovels: int, said: str) -> None:
    assert of_no_ticket("dig", "en", goods=[{"shovel": shovels}]) == said


@pytest.mark.parametrize(("purse", "said"), [(17, "two rubies buy it"), (18, "buy it and win")])
def test_the_ranch_says_so_when_it_wins(purse: int, said: str) -> None:
    assert of_no_ticket("ranch", "en", purse=[purse]).endswith(said)
