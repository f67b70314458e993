"""What the search makes of games so small that the right answer is known."""

from __future__ import annotations

import pytest

from farwest.kernel.dice import Dice
from farwest.kernel.search import LOOK_UP_EVERY, Tree
from farwest.kernel.sharing import share_win
from tests.bots import toys
from tests.bots.toys import EVENLY, HEADS, LEFT, LENGTH, RIGHT, TAILS, begun, means, searched


def children(tree: Tree, node: int) -> dict[int, int]:
    """By action: the node it leads to."""
    found, child = {}, tree.eldest[node]
    while child:
        found[tree.action[child]] = child
        child = tree.younger[child]
    return found


def test_chance_is_rolled_by_its_weights() -> None:
    tree = searched(begun(toys.Wager), 3000, observer=0, exploration=EVENLY)

    assert means(tree, 0)[LEFT] == pytest.approx(0.75, abs=0.04)
    assert means(tree, 0)[RIGHT] == pytest.approx(0.25, abs=0.04)


def test_what_wins_more_often_is_looked_at_most() -> None:
    tree = searched(begun(toys.Wager), 300, observer=0)

    assert tree.action[tree.leader(0)] == LEFT


def test_seats_of_one_side_win_together() -> None:
    together = searched(begun(toys.Partners, seats=3), 200, observer=1)
    alone = searched(begun(toys.Loners, seats=3), 200, observer=1)

    assert means(together, 1) == {LEFT: 1.0, RIGHT: 0.0}
    assert means(alone, 1) == {LEFT: 0.0, RIGHT: 0.0}


def test_a_shared_first_place_is_a_share_of_the_win() -> None:
    tree, over = Tree(4), begun(toys.Toy, seats=3)
    over.winner = 7  # none of the seats, so all are first
    share_win(over, tree.gain)

    assert [1 / 3] * 3 == tree.gain[:3]


def test_who_guesses_does_not_know_what_was_hidden() -> None:
    """A secret choice: every side has a tree of its own."""
    tree = searched(begun(toys.Hide), 4000, observer=0)

    assert tree.root[0] != tree.root[1]
    assert sorted(means(tree, 0)) == [LEFT, RIGHT]
    assert sorted(means(tree, 1)) == [HEADS, TAILS]  # it has seen no hand: one question, not two
    assert max(means(tree, 0).values()) > 0.4  # an even guess is 0.5


def test_a_mate_sees_what_the_other_side_does_not() -> None:
    """Whichever hand it is, the mate says the same: both are in one tree."""
    mates = searched(begun(toys.Agree, seats=3), 1000, observer=1, exploration=EVENLY)

    assert mates.root[1] == mates.root[2] != mates.root[0]
    for hand, same in ((LEFT, HEADS), (RIGHT, TAILS)):
        below = children(mates, children(mates, mates.root[1])[hand])
        found = {answer: mates.value[node] / mates.visits[node] for answer, node in below.items()}
        assert found == {answer: float(answer == same) for answer in (HEADS, TAILS)}


def test_without_a_mate_the_hand_is_hidden() -> None:
    """What the test above must be able to see."""
    alone = searched(begun(toys.AgreeApart, seats=3), 1000, observer=1, exploration=EVENLY)

    assert len({alone.root[seat] for seat in range(3)}) == 3
    assert sorted(means(alone, 2)) == [HEADS, TAILS]  # one question, not one for each hand


def test_without_trees_of_their_own_a_secret_would_be_out() -> None:
    """What the test above must be able to see."""
    tree = searched(begun(toys.HideInTheOpen), 4000, observer=0)

    assert tree.root[0] == tree.root[1]
    assert max(means(tree, 0).values()) < 0.3  # only what was dropped is saved: 0.25


def test_the_truth_of_the_root_is_dealt_anew_for_who_cannot_know_it() -> None:
    asked = begun(toys.Hide)
    asked.play(LEFT)
    tree = searched(asked, 3000, observer=1, exploration=EVENLY)

    assert means(tree, 1)[HEADS] == pytest.approx(0.5, abs=0.08)
    assert means(tree, 1)[TAILS] == pytest.approx(0.5, abs=0.08)


@pytest.mark.parametrize(
    ("toy", "guessing", "heads"),
    [
        (toys.Lefties, True, 0.75 * 0.75 + 0.25 * 0.25),
        (toys.Lefties, False, 0.5),
        (toys.Hide, True, 0.5),
    ],
)
def test_who_guesses_looks_where_the_game_says(
    toy: type[toys.Toy], guessing: bool, heads: float
) -> None:
    """Worlds are dealt evenly unless the search is told to guess, and the game knows better."""
    asked = begun(toy)
    asked.play(LEFT)
    tree = Tree(40_000)
    tree.exploration, tree.guessing = EVENLY, guessing
    tree.search(asked, toy(), 1, Dice(1), 4000, 0.0)

    assert means(tree, 1)[HEADS] == pytest.approx(heads, abs=0.05)


def test_beyond_the_horizon_the_promise_counts() -> None:
    found = []
    for horizon in (5, 2 * LENGTH):
        tree = Tree(4000)
        tree.horizon = horizon
        tree.search(begun(toys.Long), toys.Long(), 0, Dice(1), 100, 0.0)
        found.append(means(tree, 0)[LEFT])

    assert found == [pytest.approx(0.8), 0.0]


def test_it_stops_as_soon_as_no_rival_can_catch_up_and_not_before() -> None:
    iterations = 3000
    root, scratch = begun(toys.Wager), toys.Wager()
    tree = searched(root, iterations, observer=0)
    assert tree.done < iterations
    assert tree.lead(0) > iterations - tree.done

    again, dice = Tree(tree.nodes), Dice(1)
    for done in range(LOOK_UP_EVERY, iterations + 1, LOOK_UP_EVERY):
        again.search(root, scratch, 0, dice, LOOK_UP_EVERY, 0.0)  # it goes on with the same tree
        if done == tree.done:
            assert again.shares(0) == tree.shares(0)
        elif done < tree.done:
            assert again.lead(0) <= iterations - done
    assert again.action[again.leader(0)] == tree.action[tree.leader(0)]


class Ticks:
    """A clock that goes on by one each time it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_a_budget_of_time_is_kept_and_more_time_is_more_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The clock is read once at the start, then at every look up."""
    done = []
    for seconds in (1, 2, 8):
        monkeypatch.setattr("farwest.kernel.search.monotonic", Ticks())
        tree = Tree(100)
        tree.exploration = EVENLY  # no lead that would end it early
        tree.search(begun(toys.Wager), toys.Wager(), 0, Dice(3), 1 << 40, float(seconds))
        done.append(tree.done)

    assert done == [LOOK_UP_EVERY * seconds for seconds in (1, 2, 8)]


@pytest.mark.parametrize("nodes", range(4, 12))
def test_a_tree_never_outgrows_its_nodes(nodes: int) -> None:
    tree = Tree(nodes)
    action = tree.search(begun(toys.Hide), toys.Hide(), 0, Dice(1), 200, 0.0)

    assert tree.size <= nodes
    assert action in (LEFT, RIGHT)
