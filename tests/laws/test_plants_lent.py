"""The law of lent knowledge can fail: what a search should not be told is found."""

from __future__ import annotations

from dataclasses import replace

import pytest

import farwest
from farwest.games.desperados.rules import Rules as DesperadosRules
from farwest.games.goat.rules import Rules as GoatRules
from farwest.kernel.dice import Dice
from farwest.kernel.errors import BrokenLaw
from farwest.kernel.game import AnyGame
from farwest.kernel.state import State
from farwest.kernel.weighing import DIGIT, MOST_TRAITS, WEIGHTS
from farwest.laws import LAWS


def broken(name: str, rules: type[State]) -> str:
    game: AnyGame = replace(farwest.load(name, pure=True))
    game.__dict__["rules"] = rules  # as its cached_property would
    for seed in range(4):
        try:
            LAWS["lent knowledge is sane"](game, 3, seed)
        except BrokenLaw as sentence:
            return str(sentence)
    return ""


class PromisesTooMuch(GoatRules):
    def win_estimate(self, seat: int) -> float:
        return 1.5 - super().win_estimate(seat)


class PromisesWhatIsNotThere(GoatRules):
    def win_estimate(self, seat: int) -> float:
        return super().win_estimate(seat) / 2


class PromisesNotANumber(GoatRules):
    def win_estimate(self, seat: int) -> float:
        return float("nan")


class LeansAway(GoatRules):
    def preference(self, action: int) -> int:
        return super().preference(action) - 1


class GuessesAnotherView(GoatRules):
    """What its own eyes see is guessed too."""

    def guess(self, seat: int, dice: Dice) -> None:
        super().guess(seat, dice)
        self.coins[seat] += dice.below(2)


class RoundsBeginByAsking(GoatRules):
    def at_rest(self) -> bool:
        self.round += 1
        return False


class FavoursOneOfTheGang(DesperadosRules):
    """Seats of one side win together."""

    def win_estimate(self, seat: int) -> float:
        return super().win_estimate(seat) * (0.5 if seat == 1 else 1.0)


class EndsNowhere(GoatRules):
    def end_estimate(self, seat: int) -> float:
        return float("inf")


class OneOfTheGangEndsRicher(DesperadosRules):
    def end_estimate(self, seat: int) -> float:
        return super().end_estimate(seat) + (seat == 1)


class HasATraitThatNobodyNamed(GoatRules):
    def traits(self, action: int, preference: int) -> int:
        return WEIGHTS - 1


class StandsInTooManyWays(GoatRules):
    def seat_traits(self, seat: int) -> int:
        return 1 << DIGIT * MOST_TRAITS


PLANTS: list[tuple[str, type[State], str]] = [
    ("goat", PromisesTooMuch, "it is 0 to 1"),
    ("goat", PromisesWhatIsNotThere, "sums to 0.5"),
    ("goat", PromisesNotANumber, "it is 0 to 1"),
    ("goat", LeansAway, "it is 1 or more"),
    ("goat", GuessesAnotherView, "A guess keeps what seat"),
    ("goat", RoundsBeginByAsking, "leave the position alone"),
    ("desperados", FavoursOneOfTheGang, "One side wins together"),
    ("goat", EndsNowhere, "is to end with inf points"),
    ("desperados", OneOfTheGangEndsRicher, "One side ends together"),
    ("goat", HasATraitThatNobodyNamed, "is none of the 747 in TRAITS"),
    ("goat", StandsInTooManyWays, "There are 5 traits of seat 0"),
]


@pytest.mark.parametrize(("name", "rules", "sentence"), PLANTS)
def test_insane_knowledge_is_found(name: str, rules: type[State], sentence: str) -> None:
    assert sentence in broken(name, rules)


@pytest.mark.parametrize(("name", "rules"), [("goat", GoatRules), ("desperados", DesperadosRules)])
def test_without_a_plant_nothing_is_found(name: str, rules: type[State]) -> None:
    assert "" == broken(name, rules)
