"""A game says what its events sound like; a line of the log carries it to the page."""

from __future__ import annotations

from typing import get_args

import pytest

import farwest
from farwest.kit.rooms import Sounds, ask
from farwest.kit.sounds import Sound
from farwest.tables.scenes import lines
from farwest.tables.sounds import sounds


@pytest.mark.parametrize("name", farwest.games())
def test_every_game_has_coins_cards_stamps_and_ribbons(name: str) -> None:
    game = farwest.load(name)
    room = ask(game, Sounds)

    assert room is not None
    assert set(room.SOUNDS) <= set(game.events)
    assert {"place", "coin", "stamp", "ribbon", "tick"} <= set(room.SOUNDS.values())
    assert set(room.SOUNDS.values()) <= set(get_args(Sound))


@pytest.mark.parametrize("name", farwest.games())
def test_what_is_heard_is_also_written(name: str) -> None:
    """Each sound comes with a line of the log, which is its visible twin."""
    match = farwest.load(name).match(4, seed=2)
    while match.seat is not None and match.move < 60:
        match.play(match.options()[-1].action)
    told = lines(match, match.events(0))

    assert {line.sound for line in told} > {""}
    assert all(line.text for line in told)
    assert [line.sound for line in told] == [sounds(match.game).get(line.name, "") for line in told]
