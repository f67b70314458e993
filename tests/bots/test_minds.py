"""Rivals know what they know, and nothing else; in games so small that the truth is known."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farwest.kernel.dice import Dice
from farwest.kernel.minds import Minds
from farwest.kernel.search import Tree
from farwest.kernel.state import CHANCE
from farwest.kernel.trust import Trust
from tests.bots import toys
from tests.bots.toys import FIRST, HEADS, LEFT, RIGHT, SECOND, begun, means, searched

DEAL = 2  # questions, after those of the toys
LUCK = 3
RED = 20  # answers of chance
BLACK = 21
WON = 22
LOST = 23
THOUGHTS = 16
ITERATIONS = 1000
Search = Callable[[toys.Toy, int], Tree]


class Cards(toys.Toy):
    """Seat 0 may play safe, LEFT, and wins one time of four; or dare, RIGHT: then `asked` says
    HEADS or TAILS, and wins if that is right. A card was dealt: HEADS is right if it is RED."""

    asked = 1
    holder = 1  # who sees the card

    def __init__(self) -> None:
        super().__init__()
        self.card: int = RED

    def setup(self) -> None:
        self.ask(FIRST, 0)
        self.ask(DEAL, CHANCE)

    def options(self) -> None:
        if self.kind == DEAL:
            self.offer(RED)
            self.offer(BLACK)
        elif self.kind == LUCK:
            self.offer(WON, 1)
            self.offer(LOST, 3)
        else:
            super().options()

    def answer(self, action: int) -> None:
        if self.kind == DEAL:
            self.card = action
        elif self.kind == FIRST:
            self.ask(LUCK, CHANCE) if action == LEFT else self.dare()
        elif self.kind == LUCK:
            self.winner = 0 if action == WON else 1
        else:
            right = action - HEADS == self.card - RED
            self.winner = self.asked if right else 1 - self.asked

    def dare(self) -> None:
        self.ask(SECOND, self.asked)

    def redeal(self, seat: int, dice: Dice) -> None:
        if seat != self.holder:
            self.card = RED + dice.below(2)

    def knows(self, seat: int) -> int:
        return self.card if seat == self.holder else 0


class TheyHoldIt(Cards):
    """Who is asked holds the card: to dare is to lose."""


class WeHoldIt(Cards):
    """Who is asked cannot see the card, so to dare is worth a half, and more than to play safe. It
    has thoughts of its own, which are of no use to it."""

    holder = 0

    def __init__(self) -> None:
        super().__init__()
        self.thought: int = 0

    def redeal(self, seat: int, dice: Dice) -> None:
        super().redeal(seat, dice)
        if seat == 0:
            self.thought = dice.below(THOUGHTS)

    def knows(self, seat: int) -> int:
        return self.thought if seat == 1 else self.card


class WeDrawIt(Cards):
    """Seat 0 draws the card after it dares, and is asked itself: to dare is to win."""

    asked = 0
    holder = 0

    def setup(self) -> None:
        self.ask(FIRST, 0)

    def dare(self) -> None:
        self.ask(SECOND, 0)
        self.ask(DEAL, CHANCE)


def knowing(root: toys.Toy, seed: int) -> Tree:
    tree, minds = Tree(8 * ITERATIONS), Minds(8 * ITERATIONS)
    minds.search(tree, Trust(), root, type(root)(), 0, Dice(seed), ITERATIONS, 0.0)
    return tree


def plain(root: toys.Toy, seed: int) -> Tree:
    return searched(root, ITERATIONS, observer=0, seed=seed)


def dealt(toy: type[Cards], card: int) -> Cards:
    root = toy()
    root.begin(2)
    if root.seat == CHANCE:
        root.play(card)
    return root


@pytest.mark.parametrize("card", [RED, BLACK])
@pytest.mark.parametrize(
    ("toy", "search", "safest"),
    [
        (TheyHoldIt, knowing, LEFT),
        (WeHoldIt, knowing, RIGHT),
        (WeDrawIt, knowing, RIGHT),
        # What the three above must be able to see: a node of the plain search knows neither.
        (TheyHoldIt, plain, RIGHT),
        (WeHoldIt, plain, LEFT),
    ],
    ids=["they know", "they do not", "we shall know", "without: they do not", "without: they know"],
)
def test_a_rival_answers_from_its_own_card_and_not_from_ours(
    toy: type[Cards], search: Search, safest: int, card: int
) -> None:
    for seed in (1, 2):
        tree = search(dealt(toy, card), seed)
        assert tree.action[tree.leader(0)] == safest, means(tree, 0)


def test_what_a_dare_is_worth_is_what_each_side_can_know() -> None:
    found = [means(knowing(dealt(toy, RED), 3), 0) for toy in (TheyHoldIt, WeHoldIt, WeDrawIt)]

    assert found[0][RIGHT] < 0.35
    assert found[1][RIGHT] == pytest.approx(0.5, abs=0.15)
    assert found[2][RIGHT] > 0.85
    assert means(plain(dealt(WeDrawIt, RED), 3), 0)[RIGHT] == pytest.approx(0.5, abs=0.1)


def test_the_search_of_a_game_that_lends_nothing_is_what_it_was() -> None:
    """As noted down before there were minds: visits and results, to the last bit."""
    noted: dict[type[toys.Toy], list[tuple[int, int, float, float]]] = {
        toys.Wager: [(LEFT, 115, 80 / 115, 45 / 115), (RIGHT, 13, 3 / 13, -7 / 13)],
        toys.Hide: [(LEFT, 108, 53 / 108, -2 / 108), (RIGHT, 84, 36 / 84, -12 / 84)],
    }
    for toy, shares in noted.items():
        assert searched(begun(toy, 3), 200, observer=0).shares(0) == shares, toy


def test_a_full_table_forgets_what_is_new_and_nothing_else() -> None:
    minds = Minds(8)
    for node in range(1, 20):
        minds.learn(node, 5, 1.0)
    minds.learn(1, 5, 0.0)

    assert minds.used == 7
    assert (2, 1.0) == (minds.visits[minds.place(1, 5)], minds.value[minds.place(1, 5)])
    assert minds.visits[minds.place(19, 5)] == 0
    minds.clear()
    assert minds.used == sum(minds.node) == sum(minds.visits) == 0


def test_a_tree_that_was_cleared_is_searched_again() -> None:
    tree, minds = Tree(4000), Minds(4000)
    found = []
    for _ in range(2):
        tree.clear()
        minds.clear()
        minds.search(tree, Trust(), dealt(WeHoldIt, RED), WeHoldIt(), 0, Dice(1), 200, 0.0)
        found.append(tree.shares(0))

    assert found[0] == found[1]


@pytest.mark.parametrize("nodes", range(4, 12))
def test_a_tree_with_minds_never_outgrows_its_nodes(nodes: int) -> None:
    tree, minds = Tree(nodes), Minds(8)
    action = minds.search(tree, Trust(), dealt(WeHoldIt, RED), WeHoldIt(), 0, Dice(1), 200, 0.0)

    assert tree.size <= nodes
    assert action in (LEFT, RIGHT)


class Claim(toys.Hide):
    """The same, but who has hidden the coin says something before the other guesses. Till then the
    other does not even know that it is hidden."""

    def options(self) -> None:
        if self.kind == DEAL:
            self.offer(LEFT)
            self.offer(RIGHT)
        else:
            toys.Toy.options(self)

    def answer(self, action: int) -> None:
        if self.kind == FIRST:
            self.chosen = action
            self.ask(SECOND, 1)
            self.ask(DEAL, 0)
        elif self.kind == SECOND:
            self.winner = int(action - HEADS == self.chosen)

    def redeal(self, seat: int, dice: Dice) -> None:
        if seat == 1 and self.kind == DEAL:
            self.kind, self.depth, self.chosen = FIRST, 0, LEFT
        elif seat == 1 and self.kind == SECOND:
            self.chosen = dice.below(2)


def test_where_the_rival_cannot_see_how_far_we_are_the_way_there_is_made_again() -> None:
    """So that it does not learn which hand it is from a world where we have chosen already."""
    hidden = begun(Claim)
    hidden.play(LEFT)

    assert max(means(knowing(hidden, 1), 0).values()) == pytest.approx(0.5, abs=0.12)
    assert max(means(plain(hidden, 1), 0).values()) < 0.1
