"""OpenSpiel's own suite and algorithms, unmodified, on every game; and what the door says."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import farwest
from farwest.errors import BadCall, BadVariant, IllegalAction, WrongSeats
from farwest.kernel.match import Match

pyspiel = pytest.importorskip(
    "pyspiel", reason="open_spiel is not here: pip install 'farwest[openspiel]'"
)

from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
)
from open_spiel.python.observation import make_observation  # noqa: E402

from farwest.adapters import openspiel  # noqa: E402
from farwest.adapters.endgames import endgame  # noqa: E402

GAMES = farwest.games()
EVERY = [
    pytest.param(name, seats, marks=[pytest.mark.slow] if seats > game.seats[0] else [])
    for name, game in {name: farwest.load(name) for name in GAMES}.items()
    for seats in game.seats
]


def played(game: Any, seed: int, most: int = 10_000) -> Iterator[Any]:
    """Every state of a random game."""
    state, rng = game.new_initial_state(), Random(seed)
    while not state.is_terminal() and most:
        yield state.clone()
        weights = [p for _, p in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choices(state.legal_actions(), weights)[0])
        most -= 1
    yield state


def some(game: Any, seed: int, every: int = 15) -> list[Any]:
    *states, last = played(game, seed)
    return [*states[::every][:12], last]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_its_random_sim_test_passes(name: str, seats: int) -> None:
    pyspiel.random_sim_test(openspiel.load(name, seats), 2, True, False)


@pytest.mark.parametrize("name", GAMES)
def test_its_random_sim_test_passes_on_the_end_of_a_game(name: str) -> None:
    *_, near, _, _, _, _, _, _, _ = played(openspiel.load(name), 1)
    start = farwest.load(name).position_of(near.course.s)
    pyspiel.random_sim_test(openspiel.load(name, start=start), 1, True, False)


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_the_rules_own(name: str) -> None:
    """Draw by draw: what the kernel offers, as likely as it says; and the game ends as it would."""
    game, rules = openspiel.load(name), farwest.load(name)
    s, drawn = rules.start(game.num_players()), 0
    *_, last = played(game, 3)
    for action in last.record().actions:
        if s.seat == -1:
            drawn += 1
            assert action in s.legal()
        s.play(action)
    assert drawn > 3
    assert last.is_terminal()
    assert str(last) == str(pickle.loads(pickle.dumps(last)))  # noqa: S301
    assert sorted(last.returns()) != [0] * game.num_players() or name == "circles"
    for state in played(game, 4, 60):
        if state.is_chance_node():
            odds = state.course.s.odds()
            assert state.chance_outcomes() == [
                (action, pytest.approx(weight / sum(odds)))
                for action, weight in zip(state.course.s.legal(), odds, strict=True)
            ]


@pytest.mark.parametrize("name", GAMES)
def test_a_world_is_the_same_to_the_seat_it_is_for(name: str) -> None:
    game, rng = openspiel.load(name), Random(1)
    changed = 0
    for state in some(game, 6, 25):
        for seat in range(game.num_players()):
            world = state.resample_from_infostate(seat, rng.random)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            if state.current_player() == seat:
                assert world.legal_actions() == state.legal_actions()
            changed += str(world) != str(state)
            again = pickle.loads(pickle.dumps(world))  # noqa: S301
            assert str(again) == str(world)
            assert again.information_state_string(seat) == world.information_state_string(seat)
    information = game.get_type().information
    assert (changed > 0) or name == "carson" or information.name == "PERFECT_INFORMATION"


def test_what_a_seat_did_and_was_told_is_its_information_state() -> None:
    """goat: a Dealer knows what it drew, the other only that it did."""
    game = openspiel.load("goat", 2, {"first_dealer": 0})
    for state in played(game, 1, 12):
        if state.current_player() == 0:
            mine, theirs = (state.information_state_string(seat) for seat in (0, 1))
            assert mine.count("DREW 0 ") == theirs.count("DREW 0 ") == 4
            assert theirs.count("DREW 0 -1 -1") == 4
            assert mine.count("DREW 0 -1 -1") == 0
            assert mine.count("LAID_DOWN 0 -1 -1") == theirs.count("LAID_DOWN 0 -1 -1") >= 1
            return
    pytest.fail("the first Dealer is asked after its draws")


def test_an_observer_has_the_segments_of_the_encoder() -> None:
    game = openspiel.load("goat", 2)
    *_, state = played(game, 2, 9)
    encoder = farwest.load("goat").encoder
    assert encoder is not None
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert [(name, part.size) for name, part in observation.dict.items()] == [*encoder.segments]
    assert observation.tensor.tolist() == encoder.encode(
        farwest.load("goat").see(state.course.s, 1)
    )
    assert observation.tensor.tolist() == state.information_state_tensor(1)


def test_a_record_replays_as_a_match() -> None:
    *_, last = played(openspiel.load("goat", 3, {"rich_store": True}), 5)
    match = Match.of(farwest.load("goat"), last.record())
    assert match.seat is None
    assert match.position() == farwest.load("goat").position_of(last.course.s)
    assert match.record.variant["rich_store"] is True


@pytest.mark.parametrize(
    ("name", "seats", "zero"), [("goat", 4, True), ("desperados", 4, False), ("carson", 3, True)]
)
def test_sides_that_are_uneven_make_no_zero_sum(name: str, seats: int, zero: bool) -> None:
    game = openspiel.load(name, seats)
    assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) == zero
    *_, last = played(game, 7)
    assert len(last.returns()) == seats
    if zero:
        assert sum(last.returns()) == pytest.approx(0)
    else:
        marshal, *gang = sorted(last.returns(), key=last.returns().count)
        assert set(gang) == {-marshal}


def test_wrong_wishes_are_sentences() -> None:
    with pytest.raises(WrongSeats, match="goat is for 2 to 5 seats, not 9"):
        openspiel.load("goat", 9)
    with pytest.raises(BadVariant, match="goat has no variant 'rich'"):
        openspiel.load("goat", 2, {"rich": True})
    with pytest.raises(BadCall, match="A variant reads name:value"):
        pyspiel.load_game("farwest_goat(variant=rich_store)")
    with pytest.raises(BadCall, match="`start` is a position that packed"):
        pyspiel.load_game("farwest_goat(start=nonsense)")
    with pytest.raises(IllegalAction, match="`accept` is not possible now; possible: dealer 0"):
        openspiel.load("goat", 2).new_initial_state().apply_action(
            farwest.load("goat").parse("accept")
        )


def small_goat() -> Any:
    """The last offers of a game: whoever is offered a card does not know which ones there are."""
    start = endgame("goat", 2, seed=4, nodes=600, asked="OFFER_CARD")
    return openspiel.load("goat", start=start, worlds=6, unsure=1 - start["frames"][-1]["seat"])


def test_its_cfr_solves_a_small_goat() -> None:
    game = small_goat()
    solver = cfr.CFRSolver(game)
    evenly = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(15):
        solver.evaluate_and_update_policy()
    assert 0 <= exploitability.nash_conv(game, solver.average_policy()) < evenly / 3


def test_its_external_sampling_runs_on_a_small_goat() -> None:
    game = small_goat()
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(20):
        solver.iteration()
    state = game.new_initial_state()
    assert [state.action_to_string(k) for k in state.legal_actions()] == ["world 0", "world 1"]
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    asked = state.child(0)
    policy = solver.average_policy().action_probabilities(asked)
    assert sorted(policy) == asked.legal_actions()


def test_worlds_look_alike_to_who_is_unsure_and_to_nobody_else() -> None:
    state = small_goat().new_initial_state()
    one, other = (state.child(k) for k in state.legal_actions())
    dealer = one.current_player()
    assert one.information_state_string(1 - dealer) == other.information_state_string(1 - dealer)
    assert one.information_state_string(dealer) != other.information_state_string(dealer)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert again.chance_outcomes() == state.chance_outcomes()


def test_an_endgame_that_is_nowhere_is_a_sentence() -> None:
    with pytest.raises(BadCall, match="The end of game 2 has no position of 5 nodes where STEAL"):
        endgame("goat", 2, seed=2, nodes=5, asked="STEAL_TOKEN")


@pytest.mark.parametrize("name", GAMES)
def test_its_searches_play_every_game(name: str) -> None:
    game, random = openspiel.load(name), np.random.RandomState(1)
    *_, state = [s for s in played(game, 3, 60) if s.current_player() >= 0 and not s.is_terminal()]
    rollouts = mcts.RandomRolloutEvaluator(1, random, max_length=20)
    bots = [mcts.MCTSBot(game, 2.0, 4, rollouts, random_state=random)]
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        bots.append(ismcts.ISMCTSBot(game, rollouts, 2.0, 6, random_state=random))
    for bot in bots:
        assert bot.step(state) in state.legal_actions()
