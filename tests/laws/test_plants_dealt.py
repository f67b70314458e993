"""The law "worlds are dealt as the truth is" can fail: who stacks the deck is found."""

from __future__ import annotations

from dataclasses import replace
from math import exp, isclose
from typing import Any

import pytest

import farwest
from farwest.games.carson.numbers import VALUES
from farwest.games.carson.rules import Rules as CarsonRules
from farwest.games.circles.rules import Rules as CirclesRules
from farwest.games.desperados.numbers import BANKS
from farwest.games.desperados.redealing import redeal_gang
from farwest.games.desperados.rules import Rules as DesperadosRules
from farwest.games.goat import view as goat_view
from farwest.games.goat.numbers import DECK, FACE_DOWN, THIEF
from farwest.games.goat.rules import Rules as GoatRules
from farwest.kernel.dice import Dice
from farwest.kernel.errors import BrokenLaw
from farwest.kernel.game import AnyGame
from farwest.kernel.state import State
from farwest.laws import dealing

LOOKS = {"goat": 400, "desperados": 400, "carson": 150, "circles": 40}  # games: enough to be sure
TILES = 4  # a seed whose variant of carson has duels with tiles

pytestmark = pytest.mark.usefixtures("fresh_rooms")


def broken(name: str, rules: type[State]) -> str:
    game: AnyGame = replace(farwest.load(name, pure=True))
    game.__dict__["rules"] = rules  # as its cached_property would
    for seed in range(TILES, TILES + 4):
        try:
            dealing.worlds_are_dealt_as_the_truth_is(game, 4, seed, LOOKS[name])
        except BrokenLaw as sentence:
            return str(sentence)
    return ""


class FavoursTheThief(GoatRules):
    """If the Thief may lie face down, it does, every other time."""

    def redeal(self, seat: int, dice: Dice) -> None:
        super().redeal(seat, dice)
        seen = self.saw[seat] | self.known_held
        free = self.where[THIEF] == DECK and not seen >> THIEF & 1
        if free and FACE_DOWN in self.where and dice.below(2):
            self.where[self.where.index(FACE_DOWN)] = DECK
            self.where[THIEF] = FACE_DOWN


class ForgetsWhatWasStolen(GoatRules):
    """All that others stole is taken for the first resource."""

    def redeal(self, seat: int, dice: Dice) -> None:
        super().redeal(seat, dice)
        for k, taker in enumerate(self.theft_taker):
            if seat not in (taker, self.theft_victim[k]):
                self.theft_type[k] = 0


class ForgetsTheTiles(DesperadosRules):
    """A hidden field that redeal leaves as imagine wrote it."""

    def redeal(self, seat: int, dice: Dice) -> None:
        if seat == self.marshal:
            redeal_gang(self, dice)


class SortsTheTiles(DesperadosRules):
    """Each group is right, but in the order of the box."""

    def redeal(self, seat: int, dice: Dice) -> None:
        super().redeal(seat, dice)
        hidden = [k for k in range(BANKS) if self.tile[k] >= 0 and not self.seen >> k & 1]
        if seat != self.marshal:
            for k, kind in zip(hidden, sorted(self.tile[k] for k in hidden), strict=True):
                self.tile[k] = kind


class DealsOthersTheBest(CarsonRules):
    """The lowest tile of every other hand is one higher than it was dealt."""

    def redeal(self, seat: int, dice: Dice) -> None:
        super().redeal(seat, dice)
        for other in range(self.seats):
            held = [value for value, many in enumerate(self.tiles[other]) if many]
            if other != seat and held and held[0] + 1 < VALUES:
                self.tiles[other][held[0]] -= 1
                self.tiles[other][held[0] + 1] += 1


class ForgetsTheNoise(CirclesRules):
    def redeal(self, seat: int, dice: Dice) -> None:
        pass


PLANTS: list[tuple[str, type[State], str]] = [
    ("goat", FavoursTheThief, f"where[{THIEF}]"),
    ("goat", ForgetsWhatWasStolen, "theft_type"),
    ("desperados", ForgetsTheTiles, "tile["),
    ("desperados", SortsTheTiles, "tile["),
    ("carson", DealsOthersTheBest, "tiles["),
    ("circles", ForgetsTheNoise, "noise["),
]


@pytest.mark.parametrize(("name", "rules", "field"), PLANTS)
def test_a_dishonest_redeal_is_found(name: str, rules: type[State], field: str) -> None:
    sentence = broken(name, rules)
    assert sentence.startswith(field)
    assert "were to be expected" in sentence


def test_an_exemption_of_no_field_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        goat_view, "CHOSEN_NOT_DEALT", {**goat_view.CHOSEN_NOT_DEALT, "ofered": "misspelt"}
    )
    assert "CHOSEN_NOT_DEALT of view.py names 'ofered'" in broken("goat", GoatRules)


def test_what_is_chosen_would_be_found_if_it_were_not_exempt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(goat_view, "CHOSEN_NOT_DEALT", {})
    assert broken("goat", GoatRules)


def test_the_error_rate_is_as_stated() -> None:
    """Bernstein's bound by hand: 30 heads of 36 throws; and an honest coin is under it."""
    count = dealing.PartCount(30, 18.0, 9.0)
    assert isclose(count.chance(), 2 * exp(-144 / (2 * (9 + 4))))
    dice, worst = Dice(1), 1.0
    for _ in range(200):
        coin: Any = dealing.PartCount(0, 0.0, 0.0)
        for _ in range(100):
            coin = coin.plus(dice.below(2) == 0, 0.5)
        worst = min(worst, coin.chance())
    assert worst > 1 / 200 / 20
