"""Which worlds are likely, by what a rival has let come to pass; in games whose truth is known."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.kernel.dice import Dice
from farwest.kernel.errors import BadCall
from farwest.kernel.minds import Minds
from farwest.kernel.search import Tree
from farwest.kernel.sharing import share_growth
from farwest.kernel.state import CHANCE, OVER
from farwest.kernel.thinking import Budget, Thinker
from farwest.kernel.trust import THOROUGH, WORLDS, Trust
from tests.bots import toys
from tests.bots.sittings import some_choices
from tests.bots.toys import FIRST, LEFT, RIGHT, SECOND, begun, means
from tests.laws.climates import game_in

CARDS = 8
HIGH = 6  # this card and those above
NODES = 8 * THOROUGH


class Boast(toys.Toy):
    """Seat 1 has said that its card is high: nothing made it. Seat 0 may doubt that, LEFT, and wins
    if the card is low; or pass, RIGHT, and wins one time of four."""

    def __init__(self) -> None:
        super().__init__()
        self.card: int = 0

    def options(self) -> None:
        if self.kind == SECOND:
            self.offer(toys.HEADS, 3)
            self.offer(toys.TAILS, 1)
        else:
            super().options()

    def answer(self, action: int) -> None:
        if self.kind == SECOND:
            self.winner = int(action == toys.HEADS)
        elif action == LEFT:
            self.winner = int(self.card >= HIGH)
        else:
            self.ask(SECOND, CHANCE)

    def redeal(self, seat: int, dice: Dice) -> None:
        if seat == 0:
            self.card = dice.below(CARDS)

    def knows(self, seat: int) -> int:
        return self.card if seat == 1 else 0


class Shrug(Boast):
    """The same, but nobody doubts: whatever seat 0 answers, the card is not asked about."""

    def answer(self, action: int) -> None:
        if self.kind == SECOND:
            super().answer(action)
        else:
            self.ask(SECOND, CHANCE)


class Boasts(Boast):
    """Seat 1 and seat 2 have a card each; seat 0 doubts the first of them."""

    def redeal(self, seat: int, dice: Dice) -> None:
        if seat != 1:
            self.card = dice.below(CARDS)


def dealt(toy: type[Boast], card: int, seats: int = 2) -> Boast:
    root = toy()
    root.begin(seats)
    root.card = card
    return root


def formed(root: toys.Toy, seed: int = 1, until: float = 0.0) -> Trust:
    tree, trust = Tree(64), Trust()
    tree.plant(root)
    trust.form(tree, root, type(root)(), 0, Dice(seed), until)
    return trust


def believed(trust: Trust, root: Boast, deals: int = 2000) -> list[float]:
    """By card: how often it is dealt."""
    s, tree, dice = type(root)(), Tree(4), Dice(7)
    found = [0] * CARDS
    for _ in range(deals):
        trust.deal(tree, root, s, 0, dice)
        found[s.card] += 1
    return [n / deals for n in found]


def chances(root: Boast, trusting: bool) -> dict[int, float]:
    tree, minds, trust = Tree(NODES), Minds(NODES), Trust()
    trust.wanted = trusting
    minds.search(tree, trust, root, type(root)(), 0, Dice(3), THOROUGH, 0.0)
    return means(tree, 0)


def test_who_boasts_has_what_it_says_rather_than_not() -> None:
    root = dealt(Boast, card=0)
    found = believed(formed(root), root)

    assert sum(found[HIGH:]) > 0.95
    assert min(found[HIGH:]) > 0.3
    assert [pytest.approx(1 / CARDS, abs=0.03)] * CARDS == believed(Trust(), root)


def test_so_that_it_is_not_doubted() -> None:
    """Where all worlds are as likely, a doubt wins three times of four."""
    root = dealt(Boast, card=0)
    without, with_it = (chances(root, trusting) for trusting in (False, True))

    assert without[LEFT] > 0.7 > 0.35 > without[RIGHT]
    assert with_it[RIGHT] > with_it[LEFT]


def test_where_no_answer_tells_worlds_apart_they_stay_as_likely() -> None:
    root = dealt(Shrug, card=0)
    found = believed(formed(root), root)

    assert [pytest.approx(1 / CARDS, abs=0.05)] * CARDS == found


def test_of_several_rivals_it_is_believed_who_was_doubted() -> None:
    root = dealt(Boasts, card=0, seats=3)

    assert sum(believed(formed(root), root)[HIGH:]) > 0.8


def test_what_lies_there_in_truth_changes_no_belief() -> None:
    found = [formed(dealt(Boast, card)) for card in (0, HIGH)]

    assert found[0].roll == found[1].roll
    assert found[0].likely == found[1].likely
    assert len(set(found[0].likely)) > 1, "all are as likely: nothing is tested"


def test_the_same_roll_deals_the_same_world_and_the_dice_go_on() -> None:
    trust, tree, dice = Trust(), Tree(4), Dice(5)
    before = dice.pips
    cards = []
    for card in (0, 3):
        s = dealt(Boast, card)
        for roll in range(20):
            trust.deal_again(tree, s, 0, roll, dice)
            cards.append(s.card)

    assert cards[:20] == cards[20:]
    assert len(set(cards)) > 4
    assert dice.pips == before


def test_who_has_no_time_believes_nothing() -> None:
    root = dealt(Boast, card=0)
    late = formed(root, until=1e-9)

    assert not late.formed
    assert [pytest.approx(1 / CARDS, abs=0.03)] * CARDS == believed(late, root)


def test_the_horizon_of_the_search_is_as_it_was() -> None:
    tree, root = Tree(64), dealt(Boast, card=0)
    tree.horizon = 30
    tree.plant(root)
    Trust().form(tree, root, Boast(), 0, Dice(1), 0.0)

    assert tree.horizon == 30
    assert tree.size == 2


def test_who_thinks_little_and_who_knows_nothing_do_not_believe() -> None:
    game = game_in("goat", pure=True)
    state = some_choices(game, 2, 4, 4)[0]
    view = game.see(state, state.seat)
    thoughts = [
        Thinker(game, Budget(40, knowing=True, trusting=trusting), 9).think(view)
        for trusting in (False, True)
    ]

    assert thoughts[0] == thoughts[1]
    with pytest.raises(BadCall, match="knowing=1"):
        Budget(40, trusting=True)


def test_both_climates_believe_alike() -> None:
    found: list[list[Any]] = []
    for pure in (False, True):  # what is not compiled is skipped first
        game = game_in("goat", pure)
        state = some_choices(game, 2, 4, 4)[1]
        thinker = Thinker(game, Budget(40, knowing=True, rests=1), 9)
        view = game.see(state, state.seat)
        dice = thinker.dice_for(view, 0)
        trust, tree = thinker.trust[0], thinker.trees[0]
        root = game.world(view, dice)
        tree.plant(root)
        trust.form(tree, root, game.rules(), view.seat, dice, 0.0)
        found.append([list(trust.roll), list(trust.likely), dice.pips])

    assert found[0] == found[1]
    assert len(found[0][1]) == WORLDS


@pytest.mark.parametrize(
    ("points", "shares"),
    [([4, 2], [0, 1]), ([4, 1], [0.5, 0.5]), ([4, 0], [1, 0])],
    ids=["they gained", "nobody did", "we gained"],
)
def test_cut_short_whose_points_grew_has_won(points: list[int], shares: list[float]) -> None:
    """Four against one before: who is first is the same in all three."""

    class TwoPurses(toys.Toy):
        def scores(self) -> None:
            self.points[:2] = points

    tree, s = Tree(8), begun(TwoPurses)
    share_growth(s, [4, 1, 0, 0, 0, 0, 0, 0], tree.gain)

    assert shares == tree.gain[:2]


def test_a_search_without_an_estimate_sees_a_round_that_does_not_change_who_is_first() -> None:
    class FarAhead(toys.Toy):
        """Seat 0 is four ahead; LEFT wins a point, RIGHT loses one, and so on for long."""

        def __init__(self) -> None:
            super().__init__()
            self.purse: int = 4

        def answer(self, action: int) -> None:
            if self.seat == 0:
                self.purse += 1 if action == LEFT else -1
            self.ask(FIRST, 1)

        def scores(self) -> None:
            self.points[:2] = [self.purse, 0]

    tree, root = Tree(1000), begun(FarAhead)
    tree.naive, tree.horizon = True, 3
    tree.search(root, FarAhead(), 0, Dice(1), 200, 0.0)

    assert root.seat != OVER
    assert means(tree, 0)[LEFT] == 1.0
    assert means(tree, 0)[RIGHT] == 0.0
