"""Which worlds are likely, by what the rivals have let come to pass: for who is told to trust them.

Worlds are dealt evenly, whatever was said before. But who has little would hardly have let it come
to this. So worlds are put to the test, as a rival sees them: what only the observer knows is dealt
anew, and the observer gives the answer under which the rival's fortune depends most on what it has.
The better it comes off, the likelier the world. No answer tells worlds apart: all stay as likely.

A world is the roll that it was dealt with, so that it can be dealt again. The only source of all of
them is what the observer sees.
"""

from __future__ import annotations

from time import monotonic
from typing import Final, final

from farwest.kernel.dice import INCREMENT, LOW_63_BITS, MULTIPLIER, Dice
from farwest.kernel.search import Tree
from farwest.kernel.state import State

WORLDS: Final = 512
SOME: Final = 128  # of them, where the more telling answers are tried,
FEW: Final = 32  # and where all are
TESTS: Final = 16  # answers that told most in a few worlds,
LAST: Final = 4  # and in some of them
ANSWERS: Final = 512  # of a question; those beyond are no tests
LOOKS: Final = 4  # at each half of a world's fortune, in the test that counts
SOON: Final = 4  # answers after which a test is over: what comes later is mostly luck
LEAST: Final = 0.02  # of the mean fortune: nobody is thought to be worse off
THOROUGH: Final = 2000  # iterations of who takes the time to ask what is likely
ROLLS: Final = 1 << 30
PARTS: Final = 1 << 20
WHOLE: Final = 1048576.0  # as many parts
MOST_DEALS: Final = 400  # before an unlikely world is taken


class Trust:
    """Worlds by their roll, and how likely each is beside the likeliest."""

    def __init__(self) -> None:
        self.wanted: bool = False
        self.formed: bool = False
        self.observer: int = 0
        self.rival: int = 0  # whose fortune is asked about
        self.roll: list[int] = [0] * WORLDS
        self.likely: list[float] = [0.0] * WORLDS
        self.one: list[float] = [0.0] * WORLDS  # by world: a rival's fortune in half of the looks,
        self.other: list[float] = [0.0] * WORLDS  # and in the other half
        self.mean: float = 0.0  # of both
        self.answers: int = 0
        self.answer: list[int] = [0] * ANSWERS  # the most telling first,
        self.told: list[float] = [0.0] * ANSWERS  # and how much worlds differ under it

    @final
    def deal(self, tree: Tree, root: State, s: State, observer: int, dice: Dice) -> None:
        """A world of the observer, the likelier ones more often if that was asked."""
        s.copy_from(root)
        if self.formed:
            k = dice.below(WORLDS)
            deals = 1
            while deals < MOST_DEALS and float(dice.below(PARTS)) > WHOLE * self.likely[k]:
                k = dice.below(WORLDS)
                deals += 1
            self.deal_again(tree, s, observer, self.roll[k], dice)
        elif tree.guessing:
            s.guess(observer, dice)
        else:
            s.redeal(observer, dice)

    @final
    def deal_again(self, tree: Tree, s: State, observer: int, roll: int, dice: Dice) -> None:
        """The world of this roll. The dice go on as if they had not been rolled."""
        kept = dice.pips
        dice.pips = (roll * MULTIPLIER + INCREMENT) & LOW_63_BITS
        if tree.guessing:
            s.guess(observer, dice)
        else:
            s.redeal(observer, dice)
        dice.pips = kept

    @final
    def form(
        self, tree: Tree, root: State, s: State, observer: int, dice: Dice, until: float
    ) -> None:
        """What is likely at the root. `until`: when there is no more time for it; 0: there is."""
        horizon = tree.horizon
        tree.horizon = min(horizon, SOON)
        self.observer = observer
        self.formed = True
        for k in range(WORLDS):
            self.roll[k] = dice.below(ROLLS)
            self.likely[k] = 1.0
        for rival in range(root.seats):
            if root.side(rival) != root.side(observer):
                self.rival = rival
                self.doubt(tree, root, s, dice, until)
        tree.horizon = horizon
        most: float = 0.0
        for k in range(WORLDS):
            most = max(most, self.likely[k])
        for k in range(WORLDS):
            self.likely[k] = self.likely[k] / most

    @final
    def doubt(self, tree: Tree, root: State, s: State, dice: Dice, until: float) -> None:
        """Worlds are weighed by what becomes of one rival under the most telling answer. Many are
        tried a little and few often: what one look seems to tell is luck."""
        root.find_options()
        self.answers = min(root.count, ANSWERS)
        for n in range(self.answers):
            self.answer[n] = root.action[n]
        self.try_all(tree, root, s, dice, until, FEW, 1)
        self.keep(TESTS)
        self.try_all(tree, root, s, dice, until, SOME, 1)
        self.keep(LAST)
        self.try_all(tree, root, s, dice, until, SOME, LOOKS)
        self.keep(1)
        self.try_all(tree, root, s, dice, until, WORLDS, LOOKS)
        if self.formed:
            self.weigh()

    @final
    def keep(self, answers: int) -> None:
        """The most telling of them, in their order."""
        tried = self.answers
        self.answers = min(answers, tried)
        for n in range(self.answers):
            best = n
            for m in range(n, tried):
                best = m if self.told[m] > self.told[best] else best
            action = self.answer[best]
            told: float = self.told[best]
            self.answer[best] = self.answer[n]
            self.told[best] = self.told[n]
            self.answer[n] = action
            self.told[n] = told

    @final
    def try_all(
        self,
        tree: Tree,
        root: State,
        s: State,
        dice: Dice,
        until: float,
        worlds: int,
        looks: int,
    ) -> None:
        """Late, it is left: then nobody is trusted."""
        for n in range(self.answers):
            self.formed = self.formed and (until <= 0.0 or monotonic() < until)
            if self.formed:
                for k in range(worlds):
                    self.one[k] = 0.0
                    self.other[k] = 0.0
                    for _ in range(looks):
                        got: float = self.fortune(tree, root, s, dice, k, self.answer[n])
                        self.one[k] += got / looks
                        got = self.fortune(tree, root, s, dice, k, self.answer[n])
                        self.other[k] += got / looks
                self.told[n] = self.agreed(worlds)

    @final
    def fortune(
        self, tree: Tree, root: State, s: State, dice: Dice, world: int, action: int
    ) -> float:
        """What the rival gets there, from an observer of whom it knows nothing but the answer."""
        s.copy_from(root)
        self.deal_again(tree, s, self.observer, self.roll[world], dice)
        s.redeal(self.rival, dice)
        if s.seat == self.observer:
            s.find_options()
            offered = False
            for k in range(s.count):
                offered = offered or s.action[k] == action
            if offered:
                s.play(action)
        tree.play_on(s, dice)
        tree.judge(s)
        return tree.gain[self.rival]

    @final
    def agreed(self, worlds: int) -> float:
        """How far fortunes differ from world to world, without luck: what both halves say."""
        one: float = 0.0
        other: float = 0.0
        both: float = 0.0
        for k in range(worlds):
            one += self.one[k] / worlds
            other += self.other[k] / worlds
            both += self.one[k] * self.other[k] / worlds
        self.mean = 0.5 * (one + other)
        return both - one * other

    @final
    def weigh(self) -> None:
        """By the test that is left: the third power of a fortune, as far as it is not luck."""
        spread: float = 0.0
        for k in range(WORLDS):
            off: float = 0.5 * (self.one[k] + self.other[k]) - self.mean
            spread += off * off / WORLDS
        if self.told[0] > 0.0 and spread > 0.0:
            sure: float = min(1.0, self.told[0] / spread)
            for k in range(WORLDS):
                off = 0.5 * (self.one[k] + self.other[k]) - self.mean
                better: float = max(LEAST, 1.0 + sure * off / self.mean)
                self.likely[k] = self.likely[k] * better * better * better
