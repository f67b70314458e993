"""The search on real games: both climates, threads, kept trees, bounded memory."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

import pytest

import farwest
from farwest.bots import GreedyBot, SearchBot
from farwest.games.goat.questions import OFFER_CARD, RESPOND
from farwest.kernel.game import Game
from farwest.kernel.thinking import NODES_PER_ITERATION, Budget, Thinker
from tests.bots.sittings import choices, some_choices
from tests.laws.climates import game_in

GOAT: Game[Any, Any] = farwest.load("goat")
SEATS = [2, 3, 4, 5]


@pytest.mark.parametrize(
    "budget",
    [
        Budget(80),
        Budget(80, leaning=True),
        Budget(80, leaning=True, width=1),
        Budget(80, horizon=25),
        Budget(80, rests=1),
        Budget(60, threads=2, exploration=1.5),
        Budget(80, knowing=True, rests=1),
    ],
    ids=["plain", "leaning", "width", "horizon", "rests", "two threads", "knowing"],
)
def test_compiled_and_interpreted_grow_the_same_tree(budget: Budget) -> None:
    games = [game_in("goat", pure=True), game_in("goat", pure=False)]
    for seats in (2, 4):
        thoughts = []
        for game in games:
            states = some_choices(game, seats, 4, 4)
            views = [game.see(state, state.seat) for state in states]
            thoughts.append([Thinker(game, budget, 9).think(view) for view in views])
        plain, fast = thoughts
        assert plain == fast


def test_both_climates_look_ahead_alike() -> None:
    chosen = []
    for pure in (True, False):
        game = game_in("goat", pure)
        greedy = GreedyBot(game, 3, worlds=6)
        states = some_choices(game, 3, 4, 6)
        chosen.append([greedy.choose(game.see(state, state.seat)) for state in states])
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", ["goat", "carson"])
def test_a_width_bounds_the_options_tried_by_the_looks(name: str) -> None:
    """A new option is tried only while the square of those tried is below width times looks."""
    game = farwest.load(name)
    for state in some_choices(game, 3, 2, 5):
        view, options = game.see(state, state.seat), len(state.legal())
        tried = {}
        for width in (0, 1, 4):
            found = Thinker(game, Budget(100, leaning=True, width=width), 3).think(view)
            tried[width] = len(found)
            if width:
                looks = sum(thought.visits for thought in found)
                assert (len(found) - 1) ** 2 < width * looks
        assert tried[1] <= tried[4] <= tried[0] <= options


def test_the_thoughts_of_threads_are_put_together() -> None:
    state = some_choices(GOAT, 4, 1, 3)[1]
    view = GOAT.see(state, state.seat)
    thinker = Thinker(GOAT, Budget(200, threads=3), 5)
    found = thinker.think(view)
    shares = [tree.shares(view.seat) for tree in thinker.trees]

    visits: Counter[int] = Counter()
    won: dict[int, float] = {}
    ahead: dict[int, float] = {}
    for action, times, mean, margin in chain(*shares):
        visits[action] += times
        won[action] = won.get(action, 0.0) + times * mean
        ahead[action] = ahead.get(action, 0.0) + times * margin
    assert shares[0] != shares[1], "each thread rolls its own dice"
    assert visits == {thought.action: thought.visits for thought in found}
    for thought in found:
        assert thought.chance == pytest.approx(won[thought.action] / thought.visits)
        assert thought.margin == pytest.approx(ahead[thought.action] / thought.visits)
    assert found == Thinker(GOAT, Budget(200, threads=3), 5).think(view)


def test_more_seconds_are_more_thought() -> None:
    state = some_choices(GOAT, 4, 1, 1)[0]
    view = GOAT.see(state, state.seat)
    done = []
    for seconds in (0.005, 0.5):
        thinker = Thinker(GOAT, Budget(seconds=seconds, exploration=1e6), 5)  # no early lead
        thinker.think(view)
        done.append(thinker.trees[0].done)
    assert done[1] > 2 * done[0] > 0


def test_a_tree_is_kept_while_only_this_seat_chooses() -> None:
    """Card, then target: between them nothing can happen."""
    state = next(s for s in choices(GOAT, 4, 1) if s.kind == OFFER_CARD)
    view = GOAT.see(state, state.seat)
    thinker = Thinker(GOAT, Budget(300), 1)
    offered = thinker.think(view)[0]
    thinker.moved(view, offered.action)
    state.play(offered.action)
    after = GOAT.see(state, state.seat)

    assert thinker.expected == after
    before = sum(visits for _, visits, *_ in thinker.trees[0].shares(view.seat))
    assert 0 < before <= offered.visits
    found = thinker.think(after)
    assert before + thinker.trees[0].done == sum(thought.visits for thought in found)


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_legal_and_a_kept_tree_is_that_of_what_came(seats: int) -> None:
    """What a move reveals is never guessed at: after an accepted card the tree is new."""
    budgets = [{"iterations": 12}, {"iterations": 50, "horizon": 25}, {"iterations": 30}]
    kept: Counter[int] = Counter()
    for seed in range(4):
        match = GOAT.match(seats, seed=seed)
        bots = [SearchBot(GOAT, k, **budgets[k % 3]) for k in range(seats)]  # type: ignore[arg-type]
        while (seat := match.seat) is not None:
            view, thinker = match.view(seat), bots[seat].thinker
            if thinker.expected is not None:
                assert thinker.expected == view
            action = bots[seat].choose(view)
            assert action in match.state.legal()
            kept[match.state.kind] += thinker.expected is not None
            for tree in thinker.trees:
                assert tree.size <= tree.nodes
            match.play(action)
    assert kept[OFFER_CARD] > 0
    assert kept[RESPOND] == 0


def test_another_view_than_expected_clears_the_tree() -> None:
    states = [s for s in choices(GOAT, 4, 1) if s.kind == OFFER_CARD]
    first, other = (GOAT.see(state, state.seat) for state in states[:2])
    thinker = Thinker(GOAT, Budget(100), 1)
    thinker.moved(first, thinker.think(first)[0].action)
    assert thinker.expected is not None

    assert thinker.think(other) == Thinker(GOAT, Budget(100), 1).think(other)


@pytest.mark.parametrize("pure", [True, False], ids=["interpreted", "compiled"])
@pytest.mark.parametrize("nodes", [8, 16, 40])
def test_a_tiny_tree_still_gives_a_legal_choice(nodes: int, pure: bool) -> None:
    game = game_in("goat", pure)
    thinker = Thinker(game, Budget(60), 1)
    room = type(thinker.trees[0])
    for state in some_choices(game, 5, 2, 6):
        view = game.see(state, state.seat)
        tree, dice = room(nodes), game.dice(1)
        action = tree.search(game.world(view, dice), game.rules(), state.seat, dice, 60, 0.0)
        assert action in state.legal()
        assert tree.size <= nodes


def test_memory_is_fixed_by_the_budget() -> None:
    small, large = (Thinker(GOAT, Budget(n)).trees[0].nodes for n in (10, 1000))
    assert large - small == 990 * NODES_PER_ITERATION
    forever = Thinker(GOAT, Budget(1 << 40)).trees[0].nodes
    assert forever == Thinker(GOAT, Budget(seconds=3600.0)).trees[0].nodes
