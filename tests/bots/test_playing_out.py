"""In a decided game answers are played out by players who look a little ahead."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

import farwest
from farwest.bots import bot, playing_out
from farwest.bots.playing_out import FEWEST, GAMES, games, played_out
from farwest.kernel.game import AnyGame
from farwest.kernel.thinking import Budget, Thinker, Thought
from tests.bots.sittings import some_choices
from tests.games.carson.table import HERE
from tests.laws.climates import game_in

CARSON: Final[AnyGame] = farwest.load("carson")
PLANTED: Final = [json.loads(line) for line in (HERE / "last_passes.jsonl").open("rb")]
DECIDED: Final = PLANTED[4]["position"]
WON: Final = [Thought(CARSON.parse(name), 500, 1.0) for name in ("pass", "go buy_5")]


def view_of(game: AnyGame, position: Any) -> Any:
    match = game.position(position)
    assert match.seat is not None
    return match.view(match.seat)


def legends() -> Thinker:
    player: Any = bot("legend", CARSON, 1)
    thinker: Thinker = player.thinker
    return thinker


def test_who_ends_best_comes_first_with_what_it_ends_with() -> None:
    thinker, view = legends(), view_of(CARSON, DECIDED)
    found = played_out(thinker, view, WON)

    assert ["go buy_5", "pass"] == [CARSON.action_names[one.action] for one in found]
    assert found[0].margin > found[1].margin > 0
    assert [(1.0, 500)] * 2 == [(one.chance, one.visits) for one in found]


def test_an_answer_against_itself_ends_alike_in_every_world() -> None:
    """Same worlds, same luck, same players: what is between two answers is the answer."""
    thinker, view = legends(), view_of(CARSON, DECIDED)
    pairs = games(thinker, view, [WON[1].action] * 2)
    found = [next(pairs) for _ in range(12)]

    assert all(one == other for one, other in found)
    assert len({one for one, _ in found}) > 1


@pytest.mark.parametrize(("seconds", "done"), [(0.0, GAMES), (1e-9, FEWEST)])
def test_with_hardly_any_time_it_plays_no_fewer_games_than_tell(
    seconds: float, done: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = []

    def counting(*given: Any) -> Iterator[list[float]]:
        for ends in games(*given):
            counted.append(ends)
            yield ends

    monkeypatch.setattr(playing_out, "games", counting)
    thinker = Thinker(CARSON, Budget(20, seconds=seconds, leaning=True), 1)
    played_out(thinker, view_of(CARSON, DECIDED), WON)
    assert done == len(counted)


def test_both_climates_play_out_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """goat, for its games are short."""
    monkeypatch.setattr(playing_out, "LOOKS", 6)
    found = []
    for pure in (True, False):
        game = game_in("goat", pure)
        state = some_choices(game, 2, 1, 1)[0]
        view, actions = game.see(state, state.seat), state.legal()[:2]
        pairs = games(Thinker(game, Budget(10), 2), view, actions)
        found.append([next(pairs) for _ in range(2)])
    assert found[0] == found[1]
