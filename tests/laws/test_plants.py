"""The laws can fail: a leak or a lie planted in a game is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import farwest
from farwest.games.goat import numbers as t
from farwest.games.goat.events import STOLE
from farwest.games.goat.questions import DECLARE, RESPOND
from farwest.games.goat.rules import Rules
from farwest.kernel.dice import Dice
from farwest.kernel.errors import BrokenLaw
from farwest.kernel.game import Game
from farwest.kernel.state import EVENT, EVERYONE, OVER
from farwest.laws import LAWS

GOAT: Game[Any, Any] = farwest.load("goat", pure=True)


def broken(game: Game[Any, Any], law: str, seats: int = 4, games: int = 12) -> str:
    """The sentence of the first game that breaks the law."""
    for seed in range(games):
        try:
            LAWS[law](game, seats, seed)
        except BrokenLaw as sentence:
            return str(sentence)
    return ""


def leak(change: Callable[[Any, Any, int], dict[str, Any]]) -> Game[Any, Any]:
    def see(s: Any, seat: int) -> Any:
        view = GOAT.see(s, seat)
        return msgspec.structs.replace(view, **change(s, view, seat))

    return replace(GOAT, see=see)


def a_card_of_the_deck(s: Any, view: Any, seat: int) -> dict[str, Any]:
    """Where the Thief is, though it is hidden."""
    where = list(view.where)
    where[t.THIEF] = s.where[t.THIEF]
    return {"where": where}


def the_face_down_card(s: Any, view: Any, seat: int) -> dict[str, Any]:
    """Hidden in a number that is public in itself."""
    down = [card for card, place in enumerate(s.where) if place == t.FACE_DOWN]
    return {"supply": [*view.supply[:4], view.supply[4] + (100 * down[0] if down else 0)]}


def the_target_while_it_is_prepared(s: Any, view: Any, seat: int) -> dict[str, Any]:
    return {"target": s.target}


def that_a_target_was_chosen(s: Any, view: Any, seat: int) -> dict[str, Any]:
    """The frame, as it is: the others should still see OFFER_CARD."""
    return {"frames": s.frames()} if s.kind == DECLARE else {}


def the_offered_card(s: Any, view: Any, seat: int) -> dict[str, Any]:
    return {"offered": s.offered} if s.kind == RESPOND else {}


def the_type_of_a_stolen_token(s: Any, view: Any, seat: int) -> dict[str, Any]:
    return {"theft_type": list(s.theft_type)} if s.seat != OVER else {}


def the_tokens_of_others(s: Any, view: Any, seat: int) -> dict[str, Any]:
    return {"tokens": [list(row) for row in s.tokens[: s.seats]]}


def the_memory_of_others(s: Any, view: Any, seat: int) -> dict[str, Any]:
    return {"saw": s.saw[(seat + 1) % s.seats]} if seat >= 0 else {}


def nothing(s: Any, view: Any, seat: int) -> dict[str, Any]:
    return {}


PLANTS = [
    a_card_of_the_deck,
    the_face_down_card,
    the_target_while_it_is_prepared,
    that_a_target_was_chosen,
    the_offered_card,
    the_type_of_a_stolen_token,
    the_tokens_of_others,
    the_memory_of_others,
]


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: str(plant.__name__))
def test_a_planted_leak_is_found(plant: Callable[[Any, Any, int], dict[str, Any]]) -> None:
    """Law 8."""
    assert broken(leak(plant), "nothing leaks")


def test_without_a_plant_nothing_is_found() -> None:
    assert "" == broken(leak(nothing), "nothing leaks", games=2)
    assert "" == broken(GOAT, "a world looks the same", games=2)


def with_rules(rules: type[Rules]) -> Game[Any, Any]:
    """The same game, played by other rules."""
    game = replace(GOAT)
    game.__dict__["rules"] = rules  # as its cached_property would
    return game


class PeeksAtTheFaceDownCard(Rules):
    def redeal(self, seat: int, dice: Dice) -> None:
        true = self.where.index(t.FACE_DOWN) if t.FACE_DOWN in self.where else -1
        super().redeal(seat, dice)
        if true >= 0 and self.where[true] == t.DECK:
            guess = self.where.index(t.FACE_DOWN)
            self.where[true], self.where[guess] = t.FACE_DOWN, t.DECK


class KeepsTheOfferedCard(Rules):
    def redeal(self, seat: int, dice: Dice) -> None:
        true = self.offered
        super().redeal(seat, dice)
        if self.offered >= 0 and self.where[true] == t.HAND:
            self.offered = true


class RemembersStolenTypes(Rules):
    def redeal(self, seat: int, dice: Dice) -> None:
        tokens = [row[:] for row in self.tokens]
        types = self.theft_type[:]
        known = sum(map(sum, tokens)) == sum(map(sum, self.gained))  # else a world is being made
        super().redeal(seat, dice)
        if known and self.seat != OVER:
            self.tokens, self.theft_type = tokens, types


@pytest.mark.parametrize("rules", [PeeksAtTheFaceDownCard, KeepsTheOfferedCard])
def test_a_redeal_that_peeks_is_found(rules: type[Rules]) -> None:
    """Law 6: with the same dice, the same state from the truth as from a world."""
    game = with_rules(rules)
    assert "forgets the truth" in broken(game, "a world looks the same")


def test_a_redeal_that_remembers_thefts_is_found() -> None:
    """Law 6."""
    game = with_rules(RemembersStolenTypes)
    assert "forgets the truth" in broken(game, "a world looks the same", games=20)


class LosesACard(Rules):
    def answer(self, action: int) -> None:
        super().answer(action)
        if self.round == 2:
            self.where[t.GOAT] = t.BOXED


class OffersNothing(Rules):
    def options(self) -> None:
        if self.kind != DECLARE:
            super().options()


class TellsAll(Rules):
    """A theft is told to everyone, though no view shows it."""

    def answer(self, action: int) -> None:
        super().answer(action)
        for k in range(self.events):
            if self.event[EVENT * k] == STOLE:
                self.event[EVENT * k + 4] = EVERYONE


def test_a_lost_card_is_found() -> None:
    """Law 9."""
    assert "Nothing is lost" in broken(with_rules(LosesACard), "a world looks the same")


def test_a_question_without_options_is_found() -> None:
    """Law 1."""
    with pytest.raises((BrokenLaw, ZeroDivisionError, IndexError)):
        LAWS["options are in order"](with_rules(OffersNothing), 3, 0)


def stories(game: Game[Any, Any], seats: int) -> Iterator[str]:
    for law in ("both climates agree", "a record replays", "every option plays"):
        yield broken(game, law, seats, games=2)


def test_a_rule_that_differs_between_climates_is_found() -> None:
    """Law 11: the interpreted game against one whose events go to everybody."""
    assert "tell the same" in broken(with_rules(TellsAll), "both climates agree", games=12)
    assert ["", "", ""] == list(stories(GOAT, 3))
