"""A picture shows what its view says, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.kernel.game import Game
from farwest.kit.drawing import draw
from farwest.kit.sprites import CANVASES
from farwest.laws import walk
from tests.paint.pictures import LOOKS, paint, painted_games

SOME = pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.slow)])


@SOME
@pytest.mark.parametrize("game", painted_games(), ids=lambda game: str(game.name))
def test_worlds_that_look_the_same_are_painted_the_same(game: Game[Any, Any], every: int) -> None:
    """As law 8: two worlds a seat cannot tell apart give it the same bytes."""
    for seats in game.seats:
        dice = game.dice(seats)
        for n, s in enumerate(walk(game, seats, 5)):
            if n % every:
                continue
            seat, (canvas, language) = n % seats, LOOKS[n % len(LOOKS)]
            view = game.see(s, seat)
            other = game.see(game.world(view, dice), seat)
            here, there = (paint(game, eyes, canvas, language) for eyes in (view, other))
            assert here.json() == there.json()
            if n % 10 == 0:
                assert draw(here, game.package) == draw(there, game.package)


@SOME
@pytest.mark.parametrize("game", painted_games(), ids=lambda game: str(game.name))
def test_a_view_that_went_through_json_is_painted_the_same(
    game: Game[Any, Any], every: int
) -> None:
    for n, s in enumerate(walk(game, game.seats[-1], 8)):
        if n % every:
            continue
        view = game.see(s, n % game.seats[-1])
        again = game.view_type.read(view.json())
        first, second = (paint(game, eyes, CANVASES["wide"], "en") for eyes in (view, again))
        assert first == second


def test_only_the_dealer_of_goat_sees_fronts_of_the_hand() -> None:
    game = next(game for game in painted_games() if game.name == "goat")
    fronts = 0
    for s in walk(game, 4, 2):
        hand = {game.names["character"][card] for card in range(15) if s.where[card] == 4}
        for seat in (-1, 0, 1, 2, 3):
            picture = paint(game, game.see(s, seat), CANVASES["wide"], "en")
            shown = {sprite.key.removeprefix("card-") for sprite in picture.sprites} & hand
            assert not shown or seat == s.dealer
            fronts += len(shown)
    assert fronts > 100
