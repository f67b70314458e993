"""A hint: what the search thinks of one's options, from one's own view."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.bots import bot
from farwest.kernel.errors import BadCall
from farwest.kernel.game import Game
from tests.laws.climates import game_in

GOAT: Game[Any, Any] = farwest.load("goat")
SHORT = 0.004


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_hints_are_options_with_chances(seats: int) -> None:
    match, player, asked = GOAT.match(seats, seed=seats), bot("random", GOAT, 1), 0
    while (seat := match.seat) is not None and asked < 25:
        options = {option.action: option for option in match.options()}
        hints = match.hint(seat, SHORT)
        assert hints
        assert len({hint.action for hint in hints}) == len(hints)
        for hint in hints:
            option = options[hint.action]
            assert (hint.name, hint.text) == (option.name, option.text)
            assert hint.chance is None or 0.0 <= hint.chance <= 1.0
        assert hints[0].chance is not None
        match.play(player.choose(match.view(seat)))
        asked += 1


def test_only_who_must_choose_gets_one() -> None:
    match = GOAT.match(3, seed=1)
    assert [bool(match.hint(seat, SHORT)) for seat in range(3)] == [
        seat == match.seat for seat in range(3)
    ]
    with pytest.raises(BadCall, match="seats 0 to 2"):
        match.hint(3, SHORT)


def test_a_finished_game_has_none() -> None:
    match = GOAT.match(2, seed=1)
    while match.seat is not None:
        match.play(match.options()[0].action)
    assert [] == match.hint(0, SHORT)


def test_the_match_goes_on_as_if_no_hint_had_been_asked_for() -> None:
    asked, alone = GOAT.match(4, seed=3), GOAT.match(4, seed=3)
    while asked.seat is not None and asked.move < 40:
        asked.hint(asked.seat, 0.001)
        action = asked.options()[-1].action
        asked.play(action)
        alone.play(action)
    assert asked.position() == alone.position()
    assert asked.actions == alone.actions


def test_hints_speak_the_language_of_the_match() -> None:
    match = GOAT.match(2, seed=1, language="fr")
    assert match.seat is not None
    texts = {option.text for option in match.options()}
    assert {hint.text for hint in match.hint(match.seat, SHORT)} <= texts
    assert texts.isdisjoint(option.text for option in GOAT.match(2, seed=1).options())


def chances_told(name: str) -> list[list[float]]:
    """Of every choice of a game that is played at random, in the order of the hints."""
    game = game_in(name, pure=False)
    match, player = game.match(4, seed=2), bot("random", game, 1)
    found = []
    while (seat := match.seat) is not None and match.move < 80:
        told = [hint.chance for hint in match.hint(seat, 0.01)]
        found.append([chance for chance in told if chance is not None])
        match.play(player.choose(match.view(seat)))
    return found


def test_the_best_come_first() -> None:
    """Better than the middling, at nearly every choice of a game."""
    better = [told[0] >= sum(told) / len(told) for told in chances_told("meeples")]
    assert sum(better) > 0.9 * len(better) > 10


def test_where_instinct_chooses_hardly_anything_is_given_up_for_it() -> None:
    """Answers of goat often look alike: as far as it was counted, the first is as good as any."""
    level = [told[0] > max(told) - 0.02 for told in chances_told("goat")]
    assert sum(level) > 0.9 * len(level) > 10
